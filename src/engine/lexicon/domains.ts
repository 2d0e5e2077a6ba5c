import type { ParentCategory } from '../taxonomy/vocabulary'

/**
 * What a thing is made for. Before an ordinary thing these decide: a "dog bed", a "laboratory freezer" and a
 * "truck storage box" are not filed with beds, freezers and boxes. Before a decisive head they do not ("dog insurance").
 */
export const DOMAINS: readonly {
  category: ParentCategory
  words: string /** Decides before any head. */
  whole?: boolean
}[] = [
  { category: 'Retail & Shopping', words: 'toy, dollhouse, doll, play, pretend play', whole: true },
  {
    category: 'Pets & Animals',
    words:
      'dog, cat, pet, puppy, kitten, aquarium, fish tank, bird cage, horse, equine, reptile, rabbit, hamster, livestock pet, small animal, canine, feline, bird, terrarium, veterinary, amphibian, reptile and amphibian, snake, lizard, turtle, guinea pig, ferret, chicken coop, dog bed, cat litter, litter box, bird feeder, pet waste, horse stable, saddle, goldfish, fish pond, parrot, chinchilla, pet food',
  },
  {
    category: 'Family & Relationships',
    words:
      'baby, toddler, infant, newborn, nursery, diaper, nursing, breastfeeding, stroller, crib, kid, child, children, breast pump, pacifier, high chair, swaddling, swaddle, playpen, bassinet, baby bottle, bottle feeding, teething, potty, potty training, nursing mother, baby carrier, changing table',
  },
  {
    category: 'Auto Parts & Services',
    words:
      'car, truck, motor vehicle, vehicle, automotive, automobile, auto, motorcycle, truck bed, windshield, engine, wheel, tire, trailer, atv, brake, car seat cover, suspension, exhaust, car interior, boat engine, rv, car battery, vehicle battery, wiper, steering wheel, headlight, motorcycle helmet, car audio, license plate, dashboard, bumper, radiator, tow, towing, boat trailer, car door, truck cab, spark plug, lug, vehicle tuning, hubcap, transmission, clutch',
  },
  {
    category: 'Healthcare & Pharma',
    words:
      'medical, surgical, dental, hospital, patient, orthopedic, ophthalmic, diabetic, wound, mobility, walking aid, first aid, clinical, orthodontic, physical therapy, bandage, catheter, syringe, hearing aid, contact lens, wheelchair, crutch, ostomy, blood pressure, blood glucose, stethoscope, iv, oxygen, cpap, pill, prosthetic, medication',
  },
  {
    category: 'Education & Science',
    words:
      'laboratory, lab, classroom, school, chemistry, biology, teaching, academic, campus, microscope, petri, beaker, test tube, bunsen, science experiment, anatomical, anatomy, telescope, specimen, chalkboard, student, graduated cylinder',
  },
  {
    category: 'Beauty & Personal Care',
    words:
      'hair, nail, makeup, cosmetic, facial, shaving, beard, manicure, pedicure, tanning, tattooing, body piercing, bath and body, oral care, eyelash, eyebrow, skin care, deodorant, massage, cuticle, hairdressing, salon, barber, lip, eyeliner, mascara, toothbrush, dental floss, wig, hair extension, razor, perfume, bath bomb, nail polish, lash, brow, hair dryer, nail art, barbershop',
  },
  {
    category: 'Sports',
    words:
      'golf, tennis, football, baseball, softball, basketball, soccer, hockey, lacrosse, rugby, cricket, volleyball, boxing, wrestling, gymnastics, cheerleading, track and field, martial art, fencing, badminton, table tennis, bowling, billiard, racquetball, squash, pickleball, ice skating, figure skating, team sport, referee, dart, golf club, golf cart, tennis racket, racket, ball pump, goal, batting, pitching, catcher, pool cue, skating, ice hockey, trampoline, gymnastic, uneven bar, hurdle, dodgeball, kickball, bowling ball',
  },
  {
    category: 'Outdoor Recreation',
    words:
      'fishing, hunting, camping, hiking, climbing, kayak, canoe, paddle, ski, snowboard, snowshoe, surf, surfing, scuba, snorkeling, bicycle, cycling, bike, archery, paintball, kite, equestrian, boating, sailing, diving, rafting, wakeboard, water ski, skateboard, scooter, tent, surfboard, sleeping bag, hammock, fly fishing, ice fishing, kayaking, wetsuit, rifle, pistol, gun, bow, crossbow, ammunition, bicycle water bottle, bicycle pump, bike helmet, paddleboard, sled, backpacking, tackle, lure, skateboarding, scuba diving, inline skate, roller skate, hang gliding',
  },
  {
    category: 'Fitness & Wellness',
    words:
      'exercise, workout, yoga, pilates, weight lifting, gym, treadmill, fitness, aerobic, cardio, vitamin, dumbbell, barbell, kettlebell, exercise bike, rowing machine, exercise ball, weight bench',
  },
  {
    category: 'Music & Audio',
    words:
      'guitar, piano, drum, violin, woodwind, brass instrument, musical instrument, string instrument, keyboard instrument, percussion, flute, clarinet, saxophone, trumpet, ukulele, microphone, orchestra, music, music stand, drum stick, guitar string, guitar pick, bass guitar, amplifier, piano bench, cello, trombone, harmonica, accordion, turntable, dj, karaoke, woodwind reed, sheet music, instrument, cymbal, bow string',
  },
  {
    category: 'Consumer Electronics',
    words:
      'camera, computer, laptop, tablet, phone, mobile phone, smartphone, hdmi, usb, tv, television, video, audio, headphone, printer, gps, projector, tripod, digital camera, electronics, battery, monitor, digital camera, hard drive, webcam, drone, camcorder, game controller, keyboard, mouse, e reader, smart watch, satellite radio, remote control, cell phone, earbud, ink, toner',
  },
  { category: 'IT & Cybersecurity', words: 'network, server, data center, firewall, ethernet, storage network' },
  {
    category: 'Hobbies & Arts',
    words:
      'craft, crafting, art, sewing, knitting, crochet, embroidery, quilting, scrapbooking, needlework, leatherworking, pottery, ceramics, painting hobby, model train, magic trick, costume, theater, stage, jewelry making, candle making, calligraphy, sculpting, clay, beading, bead, darkroom, easel, canvas painting, stamping, paper craft, weaving, spinning wheel, felting, loom, model rocket, rc car, radio control, coin collecting, stamp collecting, puppet, cosplay, juggling, magician, wood burning, glass blowing, stained glass, yarn',
  },
  {
    category: 'Home & Garden',
    words:
      'kitchen, bathroom, bedroom, garden, lawn, patio, household, laundry, dining, window treatment, fireplace, pool, plant, barbecue, grill, cookware, vacuum, swimming pool, mattress, lamp, christmas tree, christmas, holiday decoration, sofa, couch, bed, curtain, window valance, valance, candle, barbecue grill, hot tub, dishwasher, refrigerator, oven, washer and dryer, ironing, toilet paper, waste, trash, sprinkler, hose, flower, bedding, chandelier, table linen, microwave, freezer, wine',
  },
  {
    category: 'Home Improvement',
    words:
      'plumbing, electrical, hvac, roofing, flooring, drywall, masonry, welding, carpentry, drill, saw, toilet, faucet, power tool, hand tool, ladder, door, gutter, fence, tile, woodworking, lock, wire, wiring, electrical wire, pipe, plumber, sink, shower, bathtub, water heater, furnace, garage door, cabinet, staircase, chimney, sump pump, bathtub faucet, drywall screw, hex, wing, anchor, caulk, paint, wallpaper, deck, concrete anchor, keyless, wood stain',
  },
  {
    category: 'Business Services',
    words:
      'office, desk organizer, filing, conference room, trade show, sign, facility, janitorial, point of sale, money handling, mailroom, price tag, label maker, cash register, time clock, laminating, binding, mailing, retail display, shredder, stapler, whiteboard, badge, clipboard',
  },
  {
    category: 'Manufacturing & Construction',
    words:
      'industrial, construction, factory, hydraulic, pneumatic, conveyor, work safety, protective, hazardous material',
  },
  {
    category: 'Logistics & Transportation',
    words:
      'shipping, warehouse, pallet, freight, packing material, material handling, packing, forklift, hand truck, moving box',
  },
  { category: 'Food & Grocery', words: 'food, baking, cooking ingredient, cake decorating' },
  {
    category: 'Gaming',
    words:
      'video game, gaming, game console, board game, card game, playing card, poker, casino, chess, poker table, mahjong, dice, roulette, arcade',
  },
  { category: 'Travel & Tourism', words: 'luggage, travel, suitcase, airline, airport' },
  {
    category: 'Apparel & Accessories',
    words: 'shoe, jewelry, watch, clothing, handbag, wedding dress, belt, hat, wallet',
  },
  {
    category: 'Community & Causes',
    words: 'prayer, altar, church, religious, rosary, communion, baptism, synagogue, mosque, religious veil',
  },
  {
    category: 'Demographics & Life Events',
    words: 'wedding, birthday, graduation, christmas party, ring bearer, bridal, bridesmaid, unity candle, bride',
  },
]
