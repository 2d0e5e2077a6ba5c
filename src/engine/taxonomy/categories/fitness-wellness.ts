import type { CategorySource } from '../source'

const fitnessWellness: CategorySource = {
  category: 'Fitness & Wellness',
  segment: 'B2C',
  sensitivity: 'Low',
  intent: 'Lifestyle',
  terms: `fitness!, wellness!, exercise!, healthy living!, healthy lifestyle, active lifestyle, well-being, wellbeing, health-conscious, fitness enthusiast, health and fitness, physical activity, ~active, ~healthy, ~fit, fit lifestyle, get in shape, physical fitness, new year's resolution fitness, health nut, wellness lifestyle, gym-goer, fitness buff, health and wellness, health enthusiast, vitality, sleep mask, training mask`,
  roles: `personal trainer, fitness trainer, fitness instructor, fitness coach, group fitness instructor, exercise trainer, exercise instructor, aerobics instructor, yoga teacher, yoga instructor, pilates instructor, spin instructor, zumba instructor, barre instructor, gym owner, gym manager, health club manager, fitness director, strength and conditioning coach, strength coach, crossfit coach, boxing fitness coach, nutritionist, dietitian, registered dietitian, dietician, dietetic technician, health coach, wellness coach, wellness director, wellness manager, weight loss coach, nutrition coach,
massage therapist, massage therapist spa, bodywork practitioner, meditation teacher, mindfulness coach, breathwork coach, reiki practitioner, naturopath, naturopathic physician, naturopathic doctor, homeopath, herbalist, holistic practitioner, ayurvedic practitioner, reflexologist, aromatherapist, life coach wellness, sleep coach, fitness influencer, fitness model, bodybuilder, athletic trainer, exercise scientist, wellness entrepreneur, corporate wellness manager, studio owner fitness, swim fitness coach, running coach, sports nutritionist, traditional chinese medicine practitioner,
hypnotist wellness, personal training manager`,
  industries: `wellness and fitness services, health wellness and fitness, fitness and recreational sports centers, gyms and health clubs, health club, fitness center, fitness club, yoga studio, pilates studio, fitness studio, diet and weight reducing centers, weight loss center, alternative medicine, vitamin and supplement stores, food health supplement stores, supplement retailer, nutrition company, nutraceutical company, massage establishment, personal training studio, wellness center, corporate wellness provider, boutique fitness, fitness franchise, health food store, meditation center, dance fitness studio, fitness equipment retailer, wellness resort operator`,
  nodes: [
    {
      name: 'Gyms and Health Clubs',
      iab: '225',
      intent: 'Service',
      label: 'gyms and fitness clubs',
      description: 'join, compare or visit gyms and fitness studios',
      domains: ['planetfitness.com', 'equinox.com', 'classpass.com', 'lafitness.com'],
      terms: `gym!, gymnasium, health club, fitness center, fitness centre, fitness club, gym membership, fitness studio, leisure centre, 24-hour gym, women's gym, home workout program, gym class, fitness class, exercise class, boutique gym, gym chain, workout facility, recreation center gym, climbing gym membership, sauna gym, gym day pass, locker room, sports club membership`,
      brands: `Planet Fitness; LA Fitness; Equinox Fitness; ~Equinox; 24 Hour Fitness; Anytime Fitness; Gold's Gym = golds gym; Crunch Fitness = crunch gym; Life Time Fitness = life time | lifetime fitness; YMCA Gym; Snap Fitness; Orangetheory = orangetheory fitness; F45 = f45 training; CrossFit = cross fit; Barry's Bootcamp = barry's; SoulCycle; CycleBar; Pure Barre; Club Pilates; Solidcore; Xponential Fitness; Curves Gym = curves fitness; Retro Fitness; Blink Fitness; EoS Fitness; VASA Fitness; Town Sports = new york sports clubs; UFC Gym; 9Round; Title Boxing Club; Rumble Boxing; Burn Boot Camp;
Jazzercise; ClassPass; Gympass = wellhub; Mindbody = mindbody online; PureGym; The Gym Group; David Lloyd = david lloyd clubs; Virgin Active; Nuffield Health Gym; Fitness First; Basic-Fit = basic fit; McFit; Holmes Place; GoodLife Fitness; Workout Anytime; Youfit; Chuze Fitness; Genesis Health Clubs; Bay Club; Bodystreet; Fit4Less; JD Gyms; Third Space; 1Rebel; Psycle; Smart Fit; Cult.fit = cultfit | curefit; SilverSneakers; Renew Active; Lagree Fitness; Row House; StretchLab; Stretch Zone; Fitness 19; In-Shape; Onelife Fitness; ClubCorp Fitness; Tonal Studio; Mayweather Boxing;
Kickboxing iLoveKickboxing = ilovekickboxing; Hotworx; Clever Fit; FitX; John Reed; Everyone Active; Better Gyms; Jetts; Goodlife Health Clubs; Les Mills; BodyAttack; BodyPump; KX Pilates; BFT = body fit training; Konami Sports; Chocozap; Virgin Pulse; Daxko; Glofox; Zen Planner; Trainerize; TrueCoach; ABC Fitness = abc fitness solutions; Mariana Tek`,
      children: [
        {
          name: 'Personal Training',
          terms: `personal training!, online personal training, one-on-one training, fitness coaching, private trainer, body transformation, accountability coach`,
          brands: `Future Fitness App; Trainiac; Caliber Fitness; Ladder Fitness; NASM = national academy of sports medicine; ACE Fitness = american council on exercise; ISSA Training; NSCA; ACSM = american college of sports medicine; Fitness Together`,
        },
        {
          name: 'Boutique Studios and Classes',
          terms: `boutique fitness studio, spin class, spinning class, indoor cycling, indoor cycling class, bootcamp, boot camp fitness, barre!, barre class, boxing fitness, kickboxing class, cardio kickboxing, aerobics, step aerobics, water aerobics, aqua aerobics, zumba, dance fitness, pole fitness, trampoline fitness, circuit training class, megaformer, hip hop fitness, aerial fitness, pole dancing fitness`,
          brands: `Zumba; Xtend Barre; The Bar Method; Barre3; SLT Fitness; Fhitting Room; Tracy Anderson; AKT Dance; Physique 57; Flywheel Sports; 305 Fitness; Bodybarre; Tone House; Modo Yoga; Spenga`,
        },
        {
          name: 'Swimming and Aqua Fitness',
          iab: '537',
          terms: `swim fitness, lap swimming, aqua fitness, swim workout, pool workout, aquafit`,
        },
        {
          name: 'Gym Memberships',
          terms: `gym joiner, budget gym, gym trial, gym contract, family gym membership, student gym membership`,
        },
        {
          name: 'Corporate Wellness',
          segment: 'B2B',
          intent: 'Solution',
          terms: `corporate wellness!, workplace wellness, employee wellness, employee wellbeing, wellness program, corporate gym, wellness challenge, workplace fitness, employee fitness, wellness benefit`,
          brands: `Wellable; Virgin Pulse Corporate = personify health; ~Limeade; Wellness360; Gympass Corporate; Exos; Headspace for Work; Burnalong; CoreHealth; WellSteps; YuMuuv; Vitality Group; Unmind; Thrive Global; Champion Health`,
        },
      ],
    },
    {
      name: 'Workouts and Training',
      iab: '225',
      label: 'workouts and training',
      description: 'train, run or follow workout programmes',
      domains: ['menshealth.com', 'womenshealthmag.com', 'bodybuilding.com', 'runnersworld.com'],
      terms: `workout!, working out, home workout, training plan, circuit training, ab workout, core workout, glute workout, leg day, push-up, pull-up exercise, squat exercise, plank exercise, burpee, bodyweight exercise, workout video, exercise video, stretching, flexibility training, mobility training, fitness challenge, functional fitness, warm-up exercise, cool-down, senior fitness, prenatal exercise, postnatal fitness, chair exercise, hula hoop fitness, jump rope workout, interval training, tabata, dance workout, low-impact exercise, workout routine, endurance training, 75 hard, rucking, toning,
six-pack abs, workout plan, crunches, lunges, body sculpting, isometric exercise, foam rolling, core strength, posture exercise, fitness program, fitness video, sit-up`,
      brands: `Beachbody = bodi | beachbody on demand; P90X; Insanity Workout; Jillian Michaels; Men's Health; Women's Health Magazine = women's health mag; Shape Magazine; Self Magazine; Muscle & Fitness; Oxygen Magazine; Runner's World; POPSUGAR Fitness; Jane Fonda Workout; Sweat App = kayla itsines; Chris Hemsworth Centr; ~Centr; Alo Moves; obé Fitness = obe fitness; Les Mills+ = les mills on demand; Openfit; Aaptiv; FitOn; Daily Burn; Nike Training Club = nike run club; Freeletics; Fiit; Joe Wicks = the body coach; Chloe Ting; Pamela Reif; Blogilates = cassey ho; DDP Yoga; Pvolve; Tone It Up;
Fitness Blender; MadFit; Richard Simmons; Breaking Muscle; T Nation; Athlean-X; GORUCK; Zwift Run; Crunch Live; Melissa Wood Health; Peloton Guide; StrongLifts; Hevy App; Fitbod; JEFIT; Seven Minute Workout App; Sworkit; Apple Fitness+; Muscle and Strength; IDEA Fit`,
      children: [
        {
          name: 'Running and Jogging',
          iab: '227',
          terms: `running, jogging!, runner, jogger, couch to 5k, c25k, 5k training, marathon training, half marathon training, trail running fitness, running plan, running app, treadmill running, running club, speed walking, running form, sprint training, interval running, running coach app`,
          brands: `Strava; Runkeeper = asics runkeeper; MapMyRun; Couch to 5K App; Runna; parkrun; Hal Higdon; TrainingPeaks; Road Runners Club of America`,
        },
        {
          name: 'Walking',
          iab: '542',
          terms: `walking, power walking, fitness walking, step counting, step challenge, 10000 steps, nordic walking, mall walking, walking workout, hot girl walk, treadmill walking`,
          brands: `StepBet; Sweatcoin; Pacer App; Charity Miles; Walkfit App; Leslie Sansone = walk at home; Map My Walk`,
        },
        {
          name: 'Strength Training',
          iab: '544',
          terms: `strength training!, weight training!, weight lifting!, weightlifting fitness, resistance training, powerlifting, muscle building, build muscle, bench press, deadlift, kettlebell workout, calisthenics, dumbbell workout, hypertrophy, strongman training, muscle gain, bulking, lifting weights, body recomposition, barbell training, olympic lifting`,
          brands: `Bodybuilding.com; Starting Strength; StrongFirst; Barbend; Mind Pump; Juggernaut Training; Westside Barbell`,
          children: [
            {
              name: 'Bodybuilding',
              iab: '549',
              terms: `bodybuilding!, bodybuilding supplement, physique competition, bikini competition, gym bro, mr olympia, cutting phase, contest prep, muscle magazine`,
              brands: `Mr. Olympia = olympia weekend; Muscular Development; IFBB; FLEX Magazine; Arnold Classic; Generation Iron`,
            },
          ],
        },
        {
          name: 'HIIT and Cardio',
          terms: `hiit!, high-intensity interval training, cardio!, cardio workout, aerobic exercise, fat-burning workout, vo2 max, cardiovascular exercise, heart rate training, jump rope, skipping rope, stair climbing workout, rowing workout, spin workout, zone 2 training`,
        },
        {
          name: 'Functional Fitness and CrossFit',
          terms: `crossfit workout, functional training, wod, obstacle course training, mud run training, hybrid athlete, hyrox, amrap, calisthenics park`,
          brands: `HYROX; Spartan Training; Tough Mudder Training; CrossFit Games; Deka Fit; Beyond the Whiteboard; Morning Chalk Up; StreetParking`,
        },
      ],
    },
    {
      name: 'Fitness Equipment',
      iab: '225',
      intent: 'Product',
      sensitivity: 'None',
      label: 'home gym and fitness equipment',
      description: 'shop for home gym and fitness equipment',
      domains: ['onepeloton.com', 'roguefitness.com', 'nordictrack.com', 'bowflex.com'],
      terms: `fitness equipment!, exercise equipment!, gym equipment!, home gym!, workout equipment, weight bench, power rack, squat rack, weight plate, dumbbell, barbell, kettlebell, medicine ball, resistance band, exercise ball, stability ball, swiss ball, balance board, bosu ball, foam roller, exercise mat, workout mat, ab roller, ab wheel, push-up bar, pull-up bar, weight vest, weighted vest, ankle weight, suspension trainer, vibration plate, lifting belt, lifting strap, workout glove, gym bag accessory, cable machine, smith machine, multi-gym, leg press machine, adjustable dumbbell, battle rope,
plyo box, speed rope, hand gripper, grip strengthener, weight machine, gym flooring, fitness mirror, smart gym, weight tree, free weights, punching bag home gym, aerobic step, mini trampoline, rebounder, massage ball, slam ball, bulgarian bag, exercise wedge, sandbag training, wrist weight, gym mat, preacher curl, fitness accessory, weightlifting glove, cardio machine, stretching machine, exercise band, sauna suit, gym chalk`,
      brands: `Peloton Interactive; Peloton; NordicTrack; Bowflex; ~Nautilus; ProForm; iFIT = ifit health; Tonal Gym; ~Tonal; ~Mirror = mirror fitness | lululemon studio mirror; Tempo Studio = tempo fitness; Hydrow; Concept2 = concept 2; Echelon Fitness; ~Echelon; Sole Fitness = sole treadmill; Schwinn Fitness; Horizon Fitness; Life Fitness; Precor; Technogym; Matrix Fitness; Cybex; Star Trac; Hammer Strength; Rogue Fitness; ~Rogue; REP Fitness; Titan Fitness; TRX = trx training; BOSU; SPRI; Total Gym; PowerBlock; Body-Solid; ~Marcy; Sunny Health & Fitness = sunny health; Johnson Health Tech; WaterRower;
Assault Fitness = assault bike | airbike; CLMBR; MYXfitness = myx; Ergatta; Aviron; FightCamp; Forme Life; Speediance; ~Vitruvian; Lagree Microformer; BalanceFrom; Amazon Basics Fitness; CAP Barbell; Eleiko; Perfect Pushup; Gaiam; Manduka; Jade Yoga; TriggerPoint = trigger point foam roller; Theragun = therabody; Hyperice = hypervolt; WalkingPad; Urevo; Stamina Products; Inspire Fitness; Force USA; Bells of Steel; Fringe Sport; American Barbell; Iron Grip Barbell; York Barbell; Ivanko; Keiser; Stairmaster; Octane Fitness; Xterra Fitness; Sportstech; JTX Fitness; Mirafit; Bulldog Gear;
Decathlon Domyos = domyos; Kettler Fitness; Gymreapers; ~Harbinger; RDX Sports; Iron Gym; ThighMaster; Shake Weight; Ab Roller Plus; Crossrope; LifePro; Power Plate; Bodylastics; Fitness Reality; Wahoo KICKR; ~Stages; Ab Doer; Carol Bike; Sweatband.com; Fitness Superstore; G&G Fitness; Johnson Fitness & Wellness; Gym Source; Fitnessdigital; Bala Bangles; Freemotion`,
      children: [
        {
          name: 'Cardio Machines',
          terms: `treadmill!, elliptical!, elliptical trainer, exercise bike!, stationary bike, recumbent bike, spin bike, rowing machine!, rower machine, stair climber, stepper machine, air bike, under-desk treadmill, walking pad, cross trainer machine, ski erg, mini stepper, exercise cycle`,
          children: [
            {
              name: 'Treadmills',
              terms: `folding treadmill, treadmill desk, curved treadmill, running machine, incline treadmill`,
            },
            {
              name: 'Exercise Bikes',
              terms: `indoor cycling bike, upright bike, under-desk bike, smart bike trainer, peloton bike, fan bike`,
            },
          ],
        },
        {
          name: 'Weights and Strength Gear',
          terms: `hex dumbbell, olympic bar, bumper plate, weight set, ez curl bar, trap bar, weightlifting belt, dumbbell rack, strength machine, weight rack, home weights, weight stack`,
        },
        {
          name: 'Recovery and Massage Gear',
          terms: `massage gun, percussion massager, muscle recovery, recovery boots, compression boot, back massager, foot massager, massage chair, ice bath, cold plunge tub, infrared sauna, sauna blanket, stretching strap, kinesiology tape, acupressure mat, massage roller, shiatsu massager, neck massager, muscle stimulator, handheld massager, posture corrector`,
          brands: `Normatec; Plunge Tub = plunge cold; Ice Barrel; HigherDOSE; Sunlighten; Clearlight Sauna; Osaki; Human Touch Massage Chair; RENPHO; Homedics; Brookstone Massager; KT Tape; RockTape; Compex; PowerDot; Bob and Brad; Ekrin Athletics; Naboso; ProsourceFit; Chirp Wheel; Bodyfriend; Inada; OSIM; Cold Tub; Morozko; Sun Home Saunas; Almost Heaven Saunas; Opove; Marc Pro; Firefly Recovery; Upright Go; Nekteck`,
        },
        {
          name: 'Fitness Trackers and Apps',
          terms: `fitness tracker app, fitness app!, workout app, calorie counter app, step tracker, pedometer, activity tracker app, health tracker, heart rate strap, chest strap monitor, body fat scale, body composition scale, recovery tracker, calorie tracker, macro tracker, habit tracker`,
          brands: `MyFitnessPal = my fitness pal; Whoop Band; ~WHOOP; Oura = oura ring; Lose It!; Cronometer; Samsung Health; Apple Health; Google Fit; Carbon Diet Coach; MacroFactor; Yazio; Lifesum; FatSecret; MyZone; Polar Heart Rate = polar h10; InBody; Lumen Metabolism; Levels Health; Nutrisense; Signos; ZOE Nutrition; ~Zoe; Veri App; Supersapiens; Biostrap; January AI; Noom Mood; Strong App; Wahoo Tickr; Ultrahuman; RingConn; Cal AI`,
        },
      ],
    },
    {
      name: 'Weight Loss',
      iab: '231',
      sensitivity: 'Moderate',
      intent: 'Solution',
      label: 'weight loss and dieting',
      description: 'want to lose weight or follow a weight loss programme',
      domains: ['weightwatchers.com', 'noom.com', 'jennycraig.com', 'nutrisystem.com'],
      terms: `weight loss!, lose weight, weight management, weight control, dieting, dieter, weight reduction, slimming, slimming club, fat loss, fat burning, belly fat, calorie counting, low-calorie diet, calorie deficit, crash diet, diet program, weight loss program, weight loss plan, weight loss app, weight loss center, weight loss surgery alternative, meal replacement diet, overweight, obesity!, obese, bmi, body mass index, weight watcher, diet pill, fat burner, appetite suppressant, carb blocker, weight loss supplement, weight loss shake, diet coaching, weight gain problem, yo-yo diet,
metabolism booster, weight loss challenge, fat camp, lose belly fat, childhood obesity, waist trainer, weight loss support, weight maintenance, slim down, diet patch`,
      brands: `WeightWatchers = weight watchers | ww international; Noom; Jenny Craig; Nutrisystem; SlimFast = slim-fast; Medifast; Optavia; Atkins Diet = atkins nutritionals; South Beach Diet; Herbalife = herbalife nutrition; Slimming World; Golo Diet; Golo; Profile by Sanford; Ideal Protein; Isagenix; HMR Program; Hydroxycut; LA Weight Loss; Lindora; eDiets; Cambridge Weight Plan = one to one diet; LighterLife; Exante; Second Nature; Medi-Weightloss; Alli Diet; Lipozene; Zantrex; SkinnyFit; Biggest Loser Program; Beachbody Portion Fix; Simple Fasting App; Diet Doctor; V Shred; Shakeology; Factor 75 Keto;
Physicians Weight Loss Centers; OxyShred; PhenQ; Bistro MD = bistromd; Diet-to-Go; Wonderslim; Juice Plus; Plexus Slim = plexus worldwide; It Works!; Almased; Weight Loss Resources; Rosemary Conley; Pounds Away TOPS = tops club; Overeaters Anonymous; F-Factor; Red Mountain Weight Loss; Thinique; Reverse Health; BetterMe; Form Nutrition; TeaTox; Flat Tummy Tea`,
      children: [
        {
          name: 'Diet Programs',
          terms: `diet plan!, diet, keto diet, ketogenic diet, keto!, paleo diet, atkins, low-carb diet, low-carb lifestyle, intermittent fasting, fasting!, mediterranean diet plan, whole30, carnivore diet, dash diet, fad diet, detox diet, juice cleanse, cleanse diet, grapefruit diet, zone diet, 5 2 diet, hcg diet, cabbage soup diet, fodmap diet, raw food diet, anti-inflammatory diet, military diet, mind diet, volumetrics, high-protein diet, nutrisystem plan, macrobiotic diet, alkaline diet, one meal a day, omad, water fasting, dukan diet, noom diet`,
          brands: `Whole30; Zero Fasting App = zero app; Perfect Keto; Prolon; Fastic; Carb Manager; KetoLogic; DoFasting; BodyFast; Mayo Clinic Diet; Paleo Leap; Dukan; Dr. Gundry = gundry md; Beyond Body; Keto-Mojo; Pruvit; Ketone-IQ; The Galveston Diet`,
        },
        {
          name: 'Weight Loss Products',
          intent: 'Product',
          terms: `slimming tea, thermogenic, diet shake, weight loss tea, body wrap slimming, cellulite treatment, sauna belt, sweat belt, detox tea, diet supplement, apple cider vinegar gummy, keto pill, diet gummy, slimming belt, fat-burning supplement`,
        },
      ],
    },
    {
      name: 'Nutrition and Healthy Eating',
      iab: '229',
      label: 'nutrition and healthy eating',
      description: 'care about nutrition and eating well',
      domains: ['eatright.org', 'healthline.com', 'eatingwell.com', 'nutrition.gov'],
      terms: `nutrition!, nutritional, healthy eating!, clean eating, eating healthy, dietary guideline, nutrient, micronutrient, macronutrient, macro counting, dietary fiber, antioxidant, superfood, gut health, microbiome, sports nutrition, nutrition plan, nutrition label, nutrition counseling, plant-based lifestyle, anti-inflammatory food, dietetics, portion control, balanced diet, ~calorie, caloric intake, food sensitivity test, sugar-free lifestyle, hydration tracking, electrolyte balance, meal planning nutrition, mindful eating, nutritional deficiency, food intolerance test, gluten-free lifestyle,
nutrition education, nutritional counseling, whole foods lifestyle, immune health, immune support, heart-healthy diet, infant nutrition science, healthy aging, metabolic health, blood sugar balance, healthy diet, dietary needs`,
      brands: `Academy of Nutrition and Dietetics; EatingWell; Precision Nutrition; Nourish Dietitian = usenourish; Fay Nutrition; Culina Health; Viome; NutritionFacts.org; Foodvisor; Daily Harvest Wellness; British Nutrition Foundation; Everlywell Food Sensitivity; PlateJoy; Nutrium; Eat This Much; Mark Hyman; Dr. Oz; Fooducate; Season Health; Nutrino; Yuka App; Clean Eating Magazine; Berry Street; Well+Good = wellandgood; mindbodygreen; Goop Wellness; Prevention Magazine; Health Magazine; Cooking Light Diet; Better Nutrition`,
      children: [
        {
          name: 'Dietitians and Nutrition Coaching',
          intent: 'Service',
          terms: `online dietitian, nutritionist consultation, nutrition coaching, meal coaching, diet consultation, macro coaching`,
        },
        {
          name: 'Sports Nutrition',
          intent: 'Product',
          sensitivity: 'None',
          terms: `pre-workout!, post-workout, energy gel, sports drink powder, electrolyte powder, protein shake, protein powder!, whey protein!, casein, pea protein, plant protein powder, bcaa, amino acid, creatine, mass gainer, weight gainer, protein bar!, protein snack, energy chew, recovery drink, hydration tablet, hydration powder, glutamine, beta-alanine, nitric oxide booster, testosterone booster, workout supplement, energy bar, carb gel, endurance fuel, intra-workout, l-carnitine supplement, citrulline, eaa, protein water, shaker bottle, protein cookie, muscle supplement, isolate protein, soy protein powder, egg white protein`,
          brands: `Optimum Nutrition = gold standard whey; MuscleTech; BSN Supplements; Cellucor = c4 energy pre-workout; MyProtein = my protein; Ghost Lifestyle = ghost supplements; Dymatize; MusclePharm; Quest Nutrition = quest bar; Premier Protein = bellring brands; Muscle Milk = cytosport; Orgain; Vega Protein = vega sport; GU Energy = gu gels; Clif Bloks; Huel; Soylent; Ka'Chava = kachava; Isopure; Jocko Fuel; Transparent Labs; Legion Athletics; Ascent Protein; Redcon1; Alani Nu; Bulk Powders = bulk.com; Nuun; Liquid I.V. = liquid iv; LMNT = drink lmnt; Skratch Labs; Tailwind Nutrition; Maurten;
SIS Science in Sport = science in sport; RXBAR; KIND Protein; Barebells; Pure Protein; ONE Bar = one brands; Built Bar; Met-Rx; Six Star; EAS Sports; Garden of Life Sport; Promix; Naked Nutrition; Abbott Ensure; ~Ensure; Boost Nutrition = boost nutritional drink; Fairlife Core Power; OWYN; Bloom Nutrition; 1st Phorm; Kaged = kaged muscle; Gatorade Endurance; Carb Killa; ~Grenade; Applied Nutrition; PhD Nutrition; Scitec; Fulfil Nutrition; USN; Musashi; Think! Bar = thinkthin; David Protein; Aloha Bar; No Cow; Power Crunch; Power Bar = powerbar; Honey Stinger; Hammer Nutrition; Cure Hydration;
DripDrop; Pedialyte Sport; ~Momentous; Thorne Performance; Klean Athlete; Prime Nutrition; Evlution; Gorilla Mind; Bucked Up; Nutrabio; Rule One = rule 1 proteins; Ryse; Nutrex; ProSupps; BPI Sports; Gaspari; Universal Nutrition = animal pak; Labrada; Lenny & Larry's; Glanbia = glanbia performance; Simply Good Foods; Body Fortress; Muscle Nation; ESN; foodspring; More Nutrition; Prozis; HSN`,
        },
        {
          name: 'Gut Health',
          terms: `probiotic lifestyle, gut microbiome, digestive wellness, prebiotic fiber, gut cleanse, colon cleanse, gut reset, fermented food health`,
        },
        {
          name: 'Healthy Lifestyle Diets',
          terms: `plant-based living, sugar detox, dairy-free lifestyle, wheat-free lifestyle, flexitarian, pescatarian, sober lifestyle, sober curious, dry january, alcohol-free lifestyle, biohacker diet, longevity diet`,
          brands: `Dry January; Sober October; Blue Zones; Forks Over Knives; One Year No Beer`,
        },
      ],
    },
    {
      name: 'Vitamins and Supplements',
      iab: '234',
      intent: 'Product',
      label: 'vitamins and supplements',
      description: 'buy or take vitamins and supplements',
      domains: ['gnc.com', 'vitaminshoppe.com', 'iherb.com', 'naturemade.com'],
      terms: `vitamin, supplement, dietary supplement, nutritional supplement, food supplement, multivitamin!, prenatal vitamin, vitamin c, vitamin d, vitamin b12, vitamin e, vitamin k, vitamin a, biotin, collagen, collagen peptide, collagen powder, fish oil, omega-3, cod liver oil, krill oil, magnesium, zinc supplement, calcium supplement, iron supplement, potassium supplement, iodine supplement, selenium, folic acid, folate, niacin, coq10, glucosamine, chondroitin, probiotic!, prebiotic, digestive enzyme, fiber supplement, turmeric supplement, curcumin, ashwagandha, ginseng, elderberry, echinacea, ginkgo,
ginkgo biloba, st john's wort, milk thistle, saw palmetto, valerian root, maca, spirulina, chlorella, green powder, greens powder, superfood powder, mushroom supplement, adaptogen, nootropic, brain supplement, melatonin!, hair vitamin, gummy vitamin, vitamin gummy, joint supplement, immune supplement, energy supplement, libido supplement, nmn, nad supplement, resveratrol, quercetin, black seed oil, mct oil, hyaluronic acid supplement, dhea, 5-htp, gaba supplement, l-theanine, inositol, berberine, psyllium husk, bee pollen, royal jelly, propolis, sea moss, colostrum, kratom, mineral supplement,
herbal supplement, herbal medicine, herbal remedy, medicinal herb, liquid vitamin, iv vitamin drip, iv therapy, vitamin patch, vitamin injection, electrolyte supplement, children's vitamin, senior vitamin, men's vitamin, women's vitamin, horny goat weed, evening primrose oil, flaxseed oil supplement, nutraceutical, lutein, methylfolate, alpha lipoic acid, l-arginine, lysine, taurine, chromium picolinate, liver support supplement, thyroid supplement, urinary supplement, vitamin subscription, longevity supplement, tongkat ali, shilajit, cordyceps, lion's mane, reishi, activated charcoal,
bone broth powder, oregano oil capsule, astragalus, cranberry pill`,
      brands: `GNC = general nutrition centers; The Vitamin Shoppe = vitamin shoppe; Centrum; One A Day; Nature Made; Nature's Bounty; Vitafusion; Olly Nutrition = olly vitamins; SmartyPants Vitamins; Smartypants; Ritual Vitamins; Athletic Greens = ag1; NOW Foods; Garden of Life; Solgar; Nordic Naturals; Thorne Research; ~Thorne; Pure Encapsulations; Life Extension; Swanson Vitamins = swanson health; Puritan's Pride; iHerb; Holland & Barrett; Vital Proteins; Culturelle; Align Probiotic; Florastor; Seed Probiotic = seed health; Goli = goli nutrition; Emergen-C; Natrol; Care/of = care of vitamins;
Persona Nutrition; Hum Nutrition; Sports Research; Doctor's Best; Jarrow Formulas; MegaFood; New Chapter; Rainbow Light; Country Life Vitamins; Nutrafol; Viviscal; Osteo Bi-Flex; Move Free = schiff move free; ~Schiff; Caltrate; Citracal; Ester-C; Zarbee's Naturals; Airborne Vitamin; Vitabiotics; Seven Seas; Berocca; Bassetts Vitamins; Blackmores; Swisse; Nature's Way; Nature's Sunshine; Gaia Herbs; Herb Pharm; Traditional Medicinals Herbal; USANA = usana health sciences; Amway Nutrilite = nutrilite; Shaklee; Melaleuca; Mannatech; Youngevity; doTERRA Supplements; Nu Skin Pharmanex = pharmanex;
Metagenics; Standard Process; Designs for Health; Integrative Therapeutics; Organifi; Amazing Grass; Four Sigmatic; Host Defense; Qunol; Flintstones Vitamins; L'il Critters; Hiya Vitamins; First Day Vitamins; BioSchwartz; Carlyle Nutritionals; Horbaach; Nutricost; BulkSupplements; Physician's Choice; Zhou Nutrition; Onnit = alpha brain; Qualia Mind = neurohacker; Elysium Health; Tru Niagen = chromadex | niagen bioscience; Balance of Nature; Super Beets = humann; Relief Factor; Force Factor; Nugenix; Ageless Male; Kourtney Kardashian Lemme; ~Lemme; SugarBearHair = sugarbear; Perelel;
Needed Nutrition; Bird&Be; Theralogix; OmegaVia; Barlean's; Spring Valley Vitamins; Nature's Truth; Elm & Rye; Arrae; Wellbel; Bioma; Symprove; Bimuno; Wellwoman; Heights Supplements; ~Nourished; Doppelherz; Orthomol; Sunday Natural; Sanostol; Floradix; Centrum Silver; Jamieson Vitamins; ~Jamieson; Webber Naturals; Sisu; Natural Factors; Himalaya Wellness; Dabur; Patanjali; Power Gummies; By-Health; DHC Supplements; Fancl; Pharmavite; Bayer Vitamins; H&H Group; Restore Hyper Wellness; The DRIPBaR; Love Wellness; Armra Colostrum; Mary Ruth's = maryruth organics; ~Hydrant;
Primal Kitchen Collagen; Further Food; Ancient Nutrition; Codeage; NeoCell; Great Lakes Wellness; Bulletproof 360; ~Bulletproof`,
      children: [
        {
          name: 'Multivitamins',
          terms: `daily vitamin, vitamin pack, personalized vitamin, vitamin for women over 50, kids multivitamin`,
        },
        {
          name: 'Herbs and Natural Remedies',
          terms: `herbal tincture, natural remedy, natural supplement, tincture, herbalism, medicinal mushroom, natural health product, bach flower remedy, herbal tonic`,
          brands: `Rescue Remedy = bach remedy; Bach Flower; A.Vogel; Weleda Remedies; ~Nelsons; Herbal Apothecary; WishGarden Herbs; Mountain Rose Herbs`,
        },
        {
          name: 'Probiotics and Digestive Supplements',
          terms: `probiotic supplement, digestive supplement, lactobacillus, acidophilus, synbiotic, women's probiotic`,
        },
      ],
    },
    {
      name: 'Yoga and Pilates',
      iab: '225',
      label: 'yoga and Pilates',
      description: 'practise yoga, Pilates and mindful movement',
      domains: ['yogajournal.com', 'gaia.com', 'corepoweryoga.com', 'aloyoga.com'],
      terms: `yoga!, pilates!, yoga class, yoga mat, yoga studio, hot yoga, bikram, vinyasa, ashtanga, hatha, kundalini, iyengar, yin yoga, power yoga, prenatal yoga, chair yoga, yoga block, yoga pose, yoga teacher training, yoga retreat practice, reformer pilates, pilates reformer, pilates ring, pilates mat, tai chi!, qigong, aerial yoga, goat yoga, yoga strap, yoga bolster, sun salutation, asana, kids yoga, mat pilates, yoga accessory, yoga towel, yoga wheel, restorative yoga, yoga blanket, pranayama, wall pilates, feldenkrais, gyrotonic, alexander technique, barre pilates, yogi`,
      brands: `Yoga Journal; CorePower Yoga; YogaWorks; Yoga with Adriene; Gaia Yoga; ~Gaia; Down Dog App = down dog; Glo Yoga = yogaglo; Y7 Studio; Wanderlust Festival; YogaSix; Balanced Body; Merrithew = stott pilates; Liforme; Yoga Alliance; Triyoga; Hotpod Yoga; Pure Yoga; Yoga International; Modo; Bikram Yoga; Jivamukti; AeroPilates; BASI Pilates; Kripalu; Yogamatters; Yoga Design Lab; Hugger Mugger; Daily Yoga; Asana Rebel; Peak Pilates; Pilates Anytime; Pilatesology; Yoga Download; IM=X Pilates; Jetset Pilates`,
      children: [
        {
          name: 'Yoga Classes and Styles',
          terms: `vinyasa flow, yoga nidra, beginner yoga, online yoga, yoga practice, acroyoga, face yoga, yoga therapy`,
        },
        {
          name: 'Yoga and Pilates Gear',
          intent: 'Product',
          sensitivity: 'None',
          terms: `yoga equipment, yoga prop, non-slip yoga mat, meditation cushion, zafu, pilates equipment, pilates ball, grip sock, reformer machine, yoga bag, yoga swing`,
        },
        {
          name: 'Tai Chi and Qigong',
          terms: `tai chi class, chi kung, martial meditation, qi gong practice, tai chi for seniors`,
        },
      ],
    },
    {
      name: 'Meditation and Mindfulness',
      iab: '232',
      label: 'meditation, mindfulness and stress relief',
      description: 'use meditation and mindfulness to relax and cope with stress',
      domains: ['headspace.com', 'calm.com', 'mindful.org', 'insighttimer.com'],
      terms: `meditation!, mindfulness!, mindful living, stress management!, stress relief, stress reduction, relaxation!, ~stress, work-life balance, breathwork, breathing exercise, guided meditation, transcendental meditation, vipassana, meditation app, digital detox, self-care, self care, self-improvement, self improvement, personal development, personal growth, self-help, ~motivation, positive thinking, positive psychology, gratitude, journaling wellness, affirmation, manifestation, emotional wellness, emotional intelligence, ~resilience, ~happiness, burnout, life coaching!, life coach, sound bath,
sound healing, forest bathing, mental wellness, inner peace, stress toy, mindset, hypnosis self-help, habit building, goal setting, productivity habit, slow living, hygge, inspirational quote, motivational speaker, work stress, emotional support wellness, visualization technique`,
      brands: `Headspace; Calm App; ~Calm; Insight Timer; Ten Percent Happier; Waking Up App; Aura Health App; Simple Habit; Buddhify; Muse Headband; Smiling Mind; Breethe; Balance App; Mindful Magazine; Deepak Chopra = chopra center; Tony Robbins; Eckhart Tolle; Brené Brown; Mel Robbins; Jay Shetty; Wim Hof = wim hof method; Transcendental Meditation = tm org; Art of Living; Isha Foundation = sadhguru; Mindvalley; Portal App; Apollo Neuro; ~Sensate; Finch App; Day One Journal; Five Minute Journal = intelligent change; Spirit Rock; Omega Institute; Esalen; Shambhala Meditation; Othership; Fabulous App;
BetterSleep = relax melodies; Stop Breathe Think; Louise Hay; BetterUp = better up; Endel; I Am Affirmations; Habitica; Ahead App; Unplug Meditation`,
      children: [
        {
          name: 'Stress Management',
          intent: 'Problem',
          terms: `coping with stress, stress relief product, stress ball, burnout recovery, stress test app, calming technique, relaxation technique`,
        },
        {
          name: 'Self-Improvement',
          terms: `self-improvement book habits, life skills, confidence building, self-confidence, self-esteem building, time management habit, personal transformation, self-discovery, growth mindset, self-motivation`,
        },
        {
          name: 'Mindfulness Apps and Retreats',
          intent: 'Service',
          terms: `wellness retreat program, meditation retreat, silent meditation retreat, mindfulness app, meditation course, mindfulness-based stress reduction, mbsr, wellness retreat`,
        },
      ],
    },
    {
      name: 'Sleep',
      iab: '232',
      label: 'better sleep',
      description: 'want to sleep better',
      domains: ['sleepfoundation.org', 'sleep.com', 'eightsleep.com', 'calm.com'],
      terms: `sleep, better sleep, sleep aid, sleep hygiene, sleep tracker, sleep tracking, sleep quality, sleep app, white noise machine, white noise, sleep mask, eye mask sleep, sleep supplement, sleep routine, napping, ~nap, power nap, sleep music, sleep story, sleep meditation, weighted blanket sleep, ~dream, lucid dreaming, dream interpretation, circadian rhythm, sunrise alarm clock, wake-up light, sleep gummy, ~tired, jet lag, sleep coaching, mouth tape, sleep earbud, bedtime routine, sleep deprived, sleep sound, ear plug sleep, sleep tourism, night routine`,
      brands: `Eight Sleep; Hatch Restore; SleepScore; Sleep Cycle; Pzizz; Sleepio; Dodow; Beam Dream; LectroFan; Yogasleep; Manta Sleep; Olly Sleep; Natrol Melatonin; ChiliSleep = sleepme; Loftie; Kokoon; Bose Sleepbuds; Gravity Blanket; National Sleep Foundation; Rise Sleep App; Som Sleep; Philips SmartSleep; Hostage Tape; Loop Quiet; Somnee; Dreem; Remrise`,
      children: [
        {
          name: 'Sleep Aids and Gadgets',
          intent: 'Product',
          terms: `noise machine, sleep headphone, sleep light, cooling sleep pad, anti-snore pillow, sleep spray, sleep patch`,
        },
        { name: 'Dreams and Rest', terms: `dream meaning, dream journal, deep rest, siesta, rest day` },
        {
          name: 'Sleep Tracking',
          intent: 'Solution',
          terms: `sleep monitor, sleep score, sleep stage, sleep ring, smart alarm`,
        },
      ],
    },
    {
      name: 'Alternative and Holistic Health',
      iab: '233',
      label: 'alternative and holistic health',
      description: 'use natural, holistic or traditional approaches to health',
      domains: ['draxe.com', 'mindbodygreen.com', 'wellandgood.com', 'nccih.nih.gov'],
      terms: `alternative medicine!, holistic health!, holistic, natural health, natural medicine, natural healing, complementary medicine, integrative medicine, functional medicine, homeopathy!, homeopathic, naturopathy!, naturopathic, acupuncture!, acupressure, ayurveda!, ayurvedic, traditional chinese medicine, chinese medicine, reiki!, reflexology, aromatherapy!, essential oil!, oil diffuser wellness, cupping therapy, energy healing, crystal healing, craniosacral therapy, herbal healing, folk medicine, traditional medicine, bodywork, rolfing, detoxification, detox, colonic, ear candle, iridology,
light therapy, red light therapy, cryotherapy!, cold plunge, ice bath therapy, float tank, sensory deprivation tank, hyperbaric chamber, salt cave, salt therapy, halotherapy, sauna, steam room, infrared therapy, hydrotherapy, magnet therapy, biofeedback, neurofeedback, cbd wellness, ozone therapy, oil pulling, moxibustion, unani, siddha, grounding mat, earthing, anthroposophic medicine, biohacking!, longevity, anti-aging medicine, life extension, peptide therapy, wellness trend, pemf therapy, shamanic healing, plant medicine, applied kinesiology, hypnosis, balneotherapy, chelation, tuina,
muscle testing`,
      brands: `doTERRA = do terra; Young Living; Dr. Axe; Goop; Plant Therapy; Edens Garden; Aura Cacia; Rocky Mountain Oils; Tisserand; Modern Acupuncture; Joovv; Mito Red Light; US Cryotherapy; Restore Cryotherapy; True REST = true rest float spa; Float House; Charlotte's Web CBD; cbdMD; Medterra; Chopra Ayurveda; Kottakkal Arya Vaidya Sala; Kerala Ayurveda; Banyan Botanicals; Maharishi Ayurveda; Bastyr University Clinic; WTHN; Institute for Functional Medicine; Andrew Huberman = huberman lab; Bryan Johnson Blueprint; Dave Asprey; Peter Attia; Human Longevity; Next Health; Fountain Life; Upgrade Labs;
iCRYO; CryoFit; BON CHARGE; Andrew Weil; Dr. Mercola = mercola; Himalaya Herbals; Nelsons Homeopathy; Schwabe; National Center for Complementary and Integrative Health; Vitruvi; Saje Natural Wellness = saje; Salts of the Earth; Pukka Wellness; Lifeforce Health; Superpower Health; Perspire Sauna Studio; SweatHouz; Pause Studio; Remedy Place; Bemer; Therasage; NormaTec Recovery Lounge; Melt Method; Rolf Institute`,
      children: [
        {
          name: 'Acupuncture and Chinese Medicine',
          intent: 'Service',
          terms: `acupuncture clinic, chinese herbal medicine, traditional asian medicine, meridian therapy, cupping, gua sha therapy, ear seeds`,
        },
        {
          name: 'Aromatherapy and Essential Oils',
          intent: 'Product',
          terms: `essential oil diffuser, aromatherapy oil, lavender oil, tea tree oil wellness, eucalyptus oil, frankincense oil, peppermint oil, carrier oil, oil blend, aroma diffuser`,
        },
        {
          name: 'Massage and Bodywork',
          iab: '232',
          intent: 'Service',
          terms: `massage!, massage therapy, deep tissue massage, swedish massage, hot stone massage, thai massage, sports massage, couples massage, lymphatic drainage massage, massage studio, shiatsu, reflexology massage, prenatal massage, assisted stretching, massage table`,
          brands: `Massage Envy; Hand & Stone = hand and stone; Elements Massage; MassageLuXe; Soothe Massage; Zeel; Urban Massage; LaVida Massage; Massage Heights; Massage Green; Squeeze Massage; Earthlite; StretchMed; Oakworks; The NOW Massage; American Massage Therapy Association`,
        },
        {
          name: 'Biohacking and Longevity',
          terms: `biohacker, healthspan, anti-aging lifestyle, longevity clinic, cold therapy, heat therapy, contrast therapy, nad iv, biological age test, senolytic, wellness technology`,
          brands: `TruDiagnostic; Tally Health; Novos; Timeline Nutrition = mitopure; Dave Asprey Danger Coffee; InsideTracker InnerAge`,
        },
      ],
    },
    {
      name: 'Wellness by Life Stage',
      iab: '223',
      label: 'wellness for women, men and older adults',
      description: 'look after their health at their stage of life',
      domains: ['womenshealthmag.com', 'menshealth.com', 'aarp.org', 'prevention.com'],
      terms: `women's wellness, men's wellness, senior wellness, healthy aging tips, women's fitness, men's fitness, kids fitness, youth fitness, senior exercise, wellness for moms, postpartum fitness, prenatal fitness, teen wellness, family wellness, active senior lifestyle, over 50 fitness, wellness for men, hormone balance wellness, cycle tracking, period tracker, femtech`,
      brands: `Flo Health = flo app; Clue App; Stardust App; Eve by Glow; Silver Sneakers Classes; Bold Seniors; GirlTrek; Girls on the Run; MommaStrong; Fit4Mom; Expecting and Empowered; Every Mother; Menolabs; Rael Wellness; AARP Staying Sharp; Lululemon Studio; Men's Fitness; Perifit; Golden Door; GoNoodle; Les Mills Born to Move`,
      children: [
        {
          name: "Women's Fitness and Wellness",
          iab: '238',
          terms: `women's workout, female fitness, pelvic floor exercise, kegel exercise, women's health and fitness, mom fitness, bridal fitness, cycle syncing`,
        },
        {
          name: "Men's Fitness and Wellness",
          iab: '228',
          terms: `men's workout, dad bod, men's health and fitness, male fitness, testosterone lifestyle`,
        },
        {
          name: 'Senior Fitness',
          iab: '230',
          terms: `fitness for older adults, balance exercise seniors, fall prevention exercise, low-impact senior workout, senior gym program`,
        },
        {
          name: 'Kids and Family Fitness',
          iab: '224',
          sensitivity: 'Low',
          terms: `children's fitness, kids exercise, family fitness, kids gym class, youth strength training`,
          brands: `My Gym; Gymboree Play; Rolly Pollies`,
        },
      ],
    },
    {
      name: 'Wellness Industry and Retreats',
      iab: '671',
      intent: 'Service',
      label: 'wellness experiences and the wellness business',
      description: 'seek wellness experiences or work in the wellness business',
      domains: ['globalwellnessinstitute.org', 'healthandfitness.org', 'canyonranch.com', 'clubindustry.com'],
      terms: `wellness center, wellness clinic, wellness brand, wellness industry, wellness expo, fitness expo, fitness conference, fitness industry, wellness event, fitness event, fitness franchise opportunity, wellness company, wellness product, fitness business, wellness community, fitness influencer marketing, fitness certification, wellness festival, thermal bathing, bathhouse wellness, health farm, hot spring wellness, wellness spa program`,
      brands: `Global Wellness Institute; IHRSA = health & fitness association; FIBO = fibo cologne; Canyon Ranch; Miraval; The Ranch Malibu; Kamalaya; Lanserhof; SHA Wellness; Chiva-Som; Six Senses Wellness; Ananda Himalayas; Athletech News; Club Industry; ~Wanderlust; FitPro; Rancho La Puerta; Clinique La Prairie; Skyterra; The Well NYC; Sensei Wellness; Buchinger Wilhelmi`,
      children: [
        {
          name: 'Fitness Business Owners',
          segment: 'B2B',
          intent: 'Role',
          sensitivity: 'None',
          terms: `gym owner, studio owner, fitness entrepreneur, gym franchisee, gym business, commercial gym equipment, gym marketing, club operator`,
        },
        {
          name: 'Fitness Certifications',
          intent: 'Solution',
          sensitivity: 'None',
          terms: `personal trainer certification, yoga certification, fitness instructor course, nutrition certification, health coach certification`,
          brands: `Institute for Integrative Nutrition = iin; AFAA; NCSF; Precision Nutrition Level 1; NESTA`,
        },
      ],
    },
  ],
}

export default fitnessWellness
