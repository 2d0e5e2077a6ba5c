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
      'dog, cat, pet, puppy, kitten, aquarium, fish tank, bird cage, horse, equine, reptile, rabbit, hamster, livestock pet, small animal, canine, feline, bird, terrarium, veterinary',
  },
  {
    category: 'Family & Relationships',
    words:
      'baby, toddler, infant, newborn, nursery, diaper, nursing, breastfeeding, stroller, crib, kid, child, children, breast pump, pacifier',
  },
  {
    category: 'Auto Parts & Services',
    words:
      'car, truck, motor vehicle, vehicle, automotive, automobile, auto, motorcycle, truck bed, windshield, engine, wheel, tire, trailer, atv, brake, car seat cover, suspension, exhaust, car interior, boat engine, rv',
  },
  {
    category: 'Healthcare & Pharma',
    words:
      'medical, surgical, dental, hospital, patient, orthopedic, ophthalmic, diabetic, wound, mobility, walking aid, first aid, clinical, orthodontic, physical therapy',
  },
  {
    category: 'Education & Science',
    words: 'laboratory, lab, classroom, school, chemistry, biology, teaching, academic, campus',
  },
  {
    category: 'Beauty & Personal Care',
    words:
      'hair, nail, makeup, cosmetic, facial, shaving, beard, manicure, pedicure, tanning, tattooing, body piercing, bath and body, oral care, eyelash, eyebrow, skin care, deodorant, massage',
  },
  {
    category: 'Sports',
    words:
      'golf, tennis, football, baseball, softball, basketball, soccer, hockey, lacrosse, rugby, cricket, volleyball, boxing, wrestling, gymnastics, cheerleading, track and field, martial art, fencing, badminton, table tennis, bowling, billiard, racquetball, squash, pickleball, ice skating, figure skating, team sport, referee, dart',
  },
  {
    category: 'Outdoor Recreation',
    words:
      'fishing, hunting, camping, hiking, climbing, kayak, canoe, paddle, ski, snowboard, snowshoe, surf, surfing, scuba, snorkeling, bicycle, cycling, bike, archery, paintball, kite, equestrian, boating, sailing, diving, rafting, wakeboard, water ski, skateboard, scooter, tent',
  },
  {
    category: 'Fitness & Wellness',
    words: 'exercise, workout, yoga, pilates, weight lifting, gym, treadmill, fitness, aerobic, cardio, vitamin',
  },
  {
    category: 'Music & Audio',
    words:
      'guitar, piano, drum, violin, woodwind, brass instrument, musical instrument, string instrument, keyboard instrument, percussion, flute, clarinet, saxophone, trumpet, ukulele, microphone, orchestra, music',
  },
  {
    category: 'Consumer Electronics',
    words:
      'camera, computer, laptop, tablet, phone, mobile phone, smartphone, hdmi, usb, tv, television, video, audio, headphone, printer, gps, projector, tripod, digital camera, electronics, battery, monitor',
  },
  { category: 'IT & Cybersecurity', words: 'network, server, data center, firewall, ethernet, storage network' },
  {
    category: 'Hobbies & Arts',
    words:
      'craft, crafting, art, sewing, knitting, crochet, embroidery, quilting, scrapbooking, needlework, leatherworking, pottery, ceramics, painting hobby, model train, magic trick, costume, theater, stage, jewelry making, candle making, calligraphy',
  },
  {
    category: 'Home & Garden',
    words:
      'kitchen, bathroom, bedroom, garden, lawn, patio, household, laundry, dining, window treatment, fireplace, pool, plant, barbecue, grill, cookware, vacuum, swimming pool, mattress, lamp',
  },
  {
    category: 'Home Improvement',
    words:
      'plumbing, electrical, hvac, roofing, flooring, drywall, masonry, welding, carpentry, drill, saw, toilet, faucet, power tool, hand tool, ladder, door, gutter, fence, tile, woodworking, lock',
  },
  {
    category: 'Business Services',
    words:
      'office, desk organizer, filing, conference room, trade show, sign, facility, janitorial, point of sale, money handling, mailroom',
  },
  {
    category: 'Manufacturing & Construction',
    words:
      'industrial, construction, factory, hydraulic, pneumatic, conveyor, work safety, protective, hazardous material',
  },
  {
    category: 'Logistics & Transportation',
    words: 'shipping, warehouse, pallet, freight, packing material, material handling',
  },
  { category: 'Food & Grocery', words: 'food, baking, cooking ingredient, cake decorating' },
  { category: 'Gaming', words: 'video game, gaming, game console, board game, card game, playing card, poker, casino' },
  { category: 'Travel & Tourism', words: 'luggage, travel, suitcase, airline, airport' },
  {
    category: 'Apparel & Accessories',
    words: 'shoe, jewelry, watch, clothing, handbag, wedding dress, belt, hat, wallet',
  },
  { category: 'Demographics & Life Events', words: 'wedding, birthday, graduation, christmas party' },
]
