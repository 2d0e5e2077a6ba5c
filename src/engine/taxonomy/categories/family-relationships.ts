import type { CategorySource } from '../source'

const familyRelationships: CategorySource = {
  category: 'Family & Relationships',
  segment: 'B2C',
  sensitivity: 'None',
  intent: 'Lifestyle',
  terms: `family, family life, family oriented, family time, relationship, family and relationships, kinship, family bonding, family activity, family fun, family tradition, ~family reunion, family meeting, family values, extended family, blended family, multigenerational family, ~household with kids, mother, father, mom, dad, mum, mommy, grandparent, grandmother, grandfather, grandma, grandpa, sibling, ~brother, ~sister, twin sibling, cousin, aunt, uncle, in law, mother in law, ~son, ~daughter, spouse, wife, husband, friendship, ~friend, best friend, work life balance family, family counseling, family therapist, ~family support, family planning calendar, family calendar, ~family game night, family photo, family portrait, child support, family law matter, ~military family, family budget planner, online safety for kid, baby gift`,
  brands: `Parents Magazine = parents.com; Good Inside; Motherly; Scary Mommy; Babble; Red Tricycle; Fatherly; Care.com = care dot com; Mumsnet; Netmums; CafeMom; Familyeducation; Working Mother Magazine; FamilyWall; Hearth Display; Psychology Today Relationships; Gottman Institute = gottman; Child Mind Institute; Aha! Parenting`,
  roles: `parent educator, family therapist counselor, family coach, parenting coach, parenting expert, parenting blogger, mom blogger, mommy blogger, dad blogger, mom influencer, stay at home mom, stay at home dad, stay at home parent, homemaker, housewife, househusband, working mom, working parent, family support worker, child and family social worker, marriage counselor, couples therapist, relationship coach, relationship counselor, matchmaker, dating coach, divorce coach, family mediator, family life educator, youth worker, foster parent, foster carer, adoption counselor, caregiver, family caregiver, elder care worker, senior caregiver, eldercare coordinator, nanny, au pair, babysitter, childminder, childcare worker, childcare provider, daycare director, daycare owner, daycare worker, daycare teacher, preschool caregiver, doula, birth doula, postpartum doula, night nurse newborn, lactation consultant, baby sleep consultant, sleep consultant, assisted living administrator, assisted living director, senior living manager, senior living sales director, nursing home administrator, activities director senior living, companion caregiver, home care aide, in home caregiver,
geriatric care manager, grief counselor, bereavement counselor, funeral director, mortician, undertaker, embalmer, funeral attendant, cemetery manager, crematory operator, marriage and family therapist, child life specialist, camp counselor, surrogate mother, adoptive parent, residential advisor, personal care aide, family services director, sperm donor, egg donor, funeral home manager`,
  industries: `child day care services, child care, childcare company, daycare center, day care center, childcare center, nanny agency, individual and family services, family services, child and youth services, services for the elderly and persons with disabilities, assisted living facilities, senior living company, continuing care retirement community, elder care services, home care agency, in home care company, residential care facility, retirement home operator, dating services, matchmaking company, marriage counseling practice, adoption agency, funeral home, funeral homes and funeral services, cemeteries and crematories, death care services, baby products company, infant products, children's products, juvenile products, baby store, infants wear store, child and family services, foster care agency, family planning center, social assistance, community care for the elderly, youth services, parenting media, surrogacy agency`,
  nodes: [
    {
      name: 'Parenting',
      iab: '192',
      label: 'parenting',
      description: 'raise children and look for parenting advice',
      domains: ['parents.com', 'babycenter.com', 'whattoexpect.com', 'fatherly.com', 'mumsnet.com'],
      terms: `parenting!, parent, parents with children, new parent, first time parent, young parent, parenting advice, parenting tip, parenting style, gentle parenting, attachment parenting, helicopter parent, child rearing, child raising, parenting book advice, parenting class, parenting blog, parenting forum, motherhood, fatherhood, dance mom, hockey mom, pta mom, new mom, new dad, mom group, playdate, play date, child discipline, child behavior, tantrum, sibling rivalry, ~screen time, chores for kids, allowance for kids, family rules, parenting multiples, twins parenting, parents of twins, triplets, only child, lgbt parenting, same sex parents, parent teacher conference, ~bedtime routine, picky eater, potty training, toilet training, back to school parenting, soccer dad, ~empty nester, ~empty nest`,
      brands: `Parent Magazine; The Bump; Peanut App; Kinedu; Greenlight Kids; Bark Technologies; Famly App; Big Little Feelings; Dr. Becky; Today's Parent; Kidspot; Mamamia; ~Romper; PopSugar Moms; Parent Toolkit; Winnie Parenting; Circle of Moms; Tinybeans; Slumberkins; Dr. Spock; Mother & Baby Magazine; Mothering Magazine; Ask Dr. Sears; KidsHealth = kidshealth.org; Supernanny; Super Simple Parenting`,
      children: [
        {
          name: 'Single Parents',
          terms: `single parent, single mom, single mother, single dad, single father, single parent family`,
        },
        {
          name: 'Stepfamilies & Co-Parents',
          terms: `co parenting, coparenting, stepparent, stepmother, stepfather, stepmom, stepfamily, stepchild`,
        },
        {
          name: 'Grandparents',
          terms: `grandparenting, grandparent raising grandchildren, new grandparent, grandchildren, grandchild`,
        },
        {
          name: 'Working & Stay-at-Home Parents',
          terms: `working mother, stay at home mother, mom life, ~soccer mom, parenting stress, mom guilt, breadwinner mom`,
        },
        {
          name: 'Parents of Babies & Toddlers',
          iab: '196',
          terms: `parent of baby, parent of toddler, parent of infant, infant parent, toddler parent, baby development, toddler development, developmental milestone, baby milestone, newborn care, baby care, infant care, baby sleep, sleep training, sleep regression, colic, teething, weaning, baby led weaning, tummy time, toddler tantrum, toddler activity, toddler, baby, infant, newborn, preemie, premature baby`,
        },
        {
          name: 'Parents of School-Age Children',
          iab: '197',
          terms: `parent of preschooler, parent of school age child, parents of elementary schoolers, preschooler, school age kid, grade schooler, kid, child, children, tween parent, parent of tween, kids activities, kids birthday ideas, after school activity, kids party ideas, children's activity, kids chore chart, school run, kindergarten parent`,
        },
        {
          name: 'Parents of Teens',
          iab: '198',
          terms: `parent of teen, parent of teenager, parenting teens, teen parent, ~teenager, ~teen, teen behavior, teen driving parent, adolescent, raising teenagers, teenage rebellion, parents of high schoolers, parents of college students, college parent, adult children`,
        },
        {
          name: 'Special Needs Parenting',
          iab: '199',
          sensitivity: 'High',
          terms: `special needs child, special needs kid, special needs parenting, parent of autistic child, autism parenting, adhd child parenting, child with disability, disabled child, down syndrome parent, gifted child, sensory toy, sensory play special needs, respite care child, early intervention child`,
        },
        {
          name: 'Adoption & Foster Care',
          iab: '193',
          terms: `adoption!, adopting a child, adoptive family, child adoption, international adoption, foster care, fostering, foster child, foster family, foster parenting, adoptee, birth parent, open adoption, kinship care, orphan, ~orphanage, guardianship child, surrogacy, surrogate`,
          brands: `AdoptUSKids = adopt us kids; Bethany Christian Services; American Adoptions; Dave Thomas Foundation; National Fostering Group; Holt International; Adoption.com; Casey Family Programs; Lifetime Adoption; Coram; Gladney Center; Spence-Chapin`,
        },
        {
          name: 'Child Safety & Online Safety',
          iab: '195',
          terms: `child safety, internet safety kids, online safety kids, parental control, parental monitoring app, kids phone monitoring, childproofing, baby proofing, babyproofing, ~cyberbullying, ~bullying, stranger danger, missing child, child gps tracker, child identity theft, baby gate, safety gate, cabinet lock, outlet cover baby, corner guard, ~child abuse prevention, kids smartwatch tracker, child id kit, kids screen limit`,
          brands: `Circle Parental Controls; Pinwheel Phone; Jiobit; AngelSense; mSpy; Aura Parental; Safety 1st = safety first; Dreambaby; Regalo Baby; Summer Infant; Munchkin Gate; Family Zone; Kidslox; Norton Family; Troomi; Xplora; Mobicip`,
        },
      ],
    },
    {
      name: 'Pregnancy & Fertility',
      iab: '305',
      sensitivity: 'Moderate',
      label: 'pregnancy and expecting a baby',
      description: 'are pregnant, expecting or trying for a baby',
      domains: ['whattoexpect.com', 'babycenter.com', 'thebump.com', 'flo.health'],
      terms: `pregnancy!, pregnant, pregnant woman, expectant mother, expectant mom, expectant parent, expectant father, expecting parent, expecting mother, mom to be, mother to be, dad to be, trying to conceive, conception, planning a family, ~family planning, trimester, due date, due date calculator, prenatal, prenatal class, ~childbirth, childbirth class, ~labor and delivery, birth plan, home birth, water birth, ~midwifery, lamaze, birthing, pregnancy app, pregnancy announcement, pregnancy journal, pregnancy week by week, ~prenatal vitamin, maternity, maternity photo, maternity pillow, pregnancy pillow, nesting pregnancy, ~gender reveal, baby bump, teen pregnancy, ~pregnancy test, ovulation, ~ovulation test, ovulation tracker, postpartum, postpartum recovery, ~maternity leave, paternity leave, ultrasound baby, ~baby shower, baby registry, baby announcement, baby name, baby names, hospital bag, pregnancy belt, stretch mark pregnancy, doula service, cord blood banking, cord blood`,
      brands: `What to Expect = what to expect when you're expecting; BabyCenter = baby center; The Bump Pregnancy; Ovia = ovia health; Glow Fertility; Pregnancy+ App; Natalist; Ava Fertility; Tempdrop; Babylist = baby list; Frida Mom = fridamom; Bellies Bump Box; Belly Bandit; Boppy Pregnancy; Leachco Snoogle; Bodily Postpartum; Ritual Prenatal; Earth Mama = earth mama organics; Palmer's Tummy Butter; Mama Mio; SneakPeek Gender Test; Cord Blood Registry; Viacord; Cryo-Cell; Emma's Diary; Bounty Parenting Club; Lansinoh; Hatch Maternity; Easy@Home; Pregmate; Expectful; NCT Antenatal`,
      children: [
        {
          name: 'Trying to Conceive',
          sensitivity: 'High',
          terms: `fertility tracking, fertility app, fertility journey, infertility support, ivf journey, egg freezing decision, sperm donation, fertility monitor, conceive`,
        },
        {
          name: 'Baby Showers & Registries',
          sensitivity: 'None',
          terms: `baby shower gift, baby gift, newborn gift, baby shower game, baby shower invitation, baby gift basket, diaper cake, registry baby, ~baby sprinkle, baby keepsake, baby memory book, baby photo album, ~birth announcement`,
          brands: `Target Baby Registry; Amazon Baby Registry; Gugu Guru; Pearhead; Mud Pie Baby; Cloud Island Gifts`,
        },
        {
          name: 'Postpartum & Breastfeeding',
          terms: `breastfeeding, breast feeding, nursing mother, nursing bra baby, nursing cover, nursing pad, nipple cream, lactation, lactation cookie, breast pump, breast milk, breast milk storage, pumping mom, nursing pillow, postpartum belly band, postpartum underwear, milk storage bag, nipple shield, lactation supplement`,
          brands: `Medela; Spectra Baby = spectra breast pump; Elvie; Willow Pump; Haakaa; Boppy; My Brest Friend; Motherlove; Kindred Bravely; Momcozy; Eufy Wearable Pump; La Leche League; Tommee Tippee Pump; Philips Avent = avent; Ameda; Kiinde; Milk Snob; Legendairy Milk; Motif Medical; Hegen; Pumpables; Aeroflow Breastpumps; Milkies`,
        },
      ],
    },
    {
      name: 'Baby & Toddler Products',
      iab: '196',
      intent: 'Product',
      label: 'baby and toddler products',
      description: 'shop for baby gear, feeding, diapers and nursery items',
      domains: ['babylist.com', 'pampers.com', 'huggies.com', 'buybuybaby.com', 'gracobaby.com'],
      terms: `baby product, baby gear, baby supply, baby item, baby essential, baby store, infant product, toddler product, baby brand, baby swing, baby bouncer, bouncer seat, baby walker, activity center baby, exersaucer, baby jumper, playpen baby, play yard, pack and play, baby blanket, receiving blanket, burp cloth, bib, baby bib, pacifier, dummy soother, pacifier clip, ~baby thermometer, nasal aspirator, baby hairbrush, organic baby product, baby humidifier, baby scale, baby health, baby laundry detergent, baby rocker, baby float, swim diaper, potty seat, potty chair, step stool toddler, toddler harness, baby safety product`,
      brands: `buybuy BABY = buy buy baby; Babies R Us = babiesrus; Mothercare; Mamas & Papas = mamas and papas; JoJo Maman Bébé = jojo maman bebe; Kiddicare; Smyths Baby; Baby Bunting; FirstCry = first cry; Pigeon Baby; Combi Baby; Aprica; ~Munchkin = munchkin inc; Skip Hop; Boon Baby; Nuby; Tommee Tippee; Chicco; Ingenuity Baby; 4moms = mamaroo; MAM Baby; NUK; Philips Avent Pacifier; WubbaNub; BIBS Pacifier; Frida Baby = fridababy; NoseFrida; Mommy's Bliss; Gerber Soothe; Dr. Brown's = dr browns; Comotomo; Copper Pearl; Cloud Island; Little Me; Burberry Baby; KiwiCo Panda Crate; Little Unicorn; Lalo Baby; Stokke; Loulou Lollipop; ezpz; Grabease; Mushie; Ubbi; Diaper Genie; Dekor Diaper; Newton Baby; Jellycat Baby; Yoto Baby; Baby Trend; Dorel Juvenile; Artsana; Goodbaby = goodbaby international; Newell Baby; Kids2; Bambo Nature; Bumbo; Babymoov; Beaba`,
      children: [
        {
          name: 'Baby Clothing',
          terms: `baby clothes, baby clothing, baby outfit, infant clothing, onesie, romper baby, newborn clothes, toddler clothing, baby shoes, baby socks, bootie, baby hat, bodysuit baby`,
          brands: `Gerber Childrenswear; Kyte Baby; Little Sleepies; Monica + Andy; Angel Dear; Kissy Kissy; Burt's Bees Baby`,
        },
        {
          name: 'Baby Toys',
          terms: `baby toy, infant toy, toddler toy, rattle, teether, teething ring, play mat, baby play gym, stacking toy, ~baby book, activity cube`,
          brands: `Lovevery; Baby Einstein; Bright Starts; Infantino; Sophie la Girafe; Manhattan Toy; Sassy Baby; Fisher-Price Baby`,
        },
        {
          name: 'Baby Bath & Skincare',
          terms: `baby lotion, baby skincare, baby oil, baby powder, baby shampoo, baby soap, baby bath, baby bathtub, baby towel, baby sunscreen, baby grooming kit`,
          brands: `Johnson's Baby = johnson's baby shampoo; Aveeno Baby; Mustela; Cetaphil Baby; Honest Company = the honest company; Babyganics; Pipette Baby; Tubby Todd; Dove Baby; Desitin; Boudreaux's Butt Paste; Aquaphor Baby`,
        },
        {
          name: 'Baby Monitors & Sleep',
          terms: `baby monitor, video baby monitor, swaddle, swaddling, sleep sack, white noise machine baby, baby sleep aid, smart bassinet`,
          brands: `Hatch Rest = hatch baby; Nanit; Owlet; Motorola Nursery; VTech Baby Monitor; Infant Optics; Miku; Snoo = happiest baby; Halo SleepSack; SwaddleMe; Love To Dream; Aden + Anais = aden and anais | aden anais`,
        },
        {
          name: 'Baby Carriers',
          terms: `baby carrier, baby wrap, baby sling, babywearing`,
          brands: `Ergobaby; BabyBjörn = babybjorn | baby bjorn; Tula Baby = baby tula; Solly Baby; Lillebaby; Moby Wrap; WildBird`,
        },
        {
          name: 'Diapers & Wipes',
          terms: `diaper!, nappy, nappies, disposable diaper, cloth diaper, baby wipe, wipes baby, diaper bag, changing bag, diaper pail, diaper rash, diaper rash cream, diaper cream, training pants, pull ups, changing pad, changing mat, diaper subscription, overnight diaper, diaper liner, diaper caddy, diapering, biodegradable diaper`,
          brands: `Pampers; Huggies; Luvs; Hello Bello; Coterie Diapers; Millie Moon; Honest Diapers; Seventh Generation Diapers; Dyper; Pull-Ups = huggies pull-ups; Goodnites; Cuties Diapers; Parent's Choice; Up & Up Diapers; WaterWipes; Kirkland Diapers; Eco by Naty; Bambo Nature Diapers; Rascals Diapers; GroVia; bumGenius; Charlie Banana; Thirsties; Merries; Moony; MamyPoko; Pingo Nappies; Lupilu; Aldi Mamia = mamia; Freestyle Diapers; Ontex; Drypers; JuJuBe = ju-ju-be; Petunia Pickle Bottom; Dagne Dover Diaper Bag; Kudos Diapers; Esembly; Pura Wipes`,
        },
        {
          name: 'Baby Food & Formula',
          terms: `baby food!, baby formula, infant formula, formula milk, toddler formula, goat milk formula, european formula, baby cereal, baby puree, baby snack, baby pouch, organic baby food, baby food maker, toddler snack, teething biscuit, follow on milk, formula shortage, toddler meal, baby rice cereal, infant nutrition`,
          brands: `Gerber = gerber baby food; Similac; Enfamil; Earth's Best = earths best; Beech-Nut = beech nut; Happy Baby = happy family organics | happy tot; Plum Organics; Once Upon a Farm; Little Spoon; Cerebelly; Yumi Baby; Serenity Kids; Sprout Organics; Ella's Kitchen = ellas kitchen; HiPP = hipp organic; Holle; Kendamil; Bobbie = bobbie formula; ByHeart; Aptamil; Cow & Gate = cow and gate; SMA Baby; Nutramigen; Alimentum; PediaSure; Pedialyte; Kabrita; Else Nutrition; Lactogen; Nan Pro; Cerelac; Nestum; Feihe; Friso; Bellamy's Organic; Bubs Australia; a2 Platinum; Dumex; Abbott Nutrition; Mead Johnson; Perrigo Infant; Parent's Choice Formula; Square Baby; Nurture Life; White Leaf Provisions; Amara Organic; Babease; Piccolo Baby; Organix; Heinz Baby; Little Freddie; Tiny Human Food; Nutricia; Wyeth Nutrition; Biostime; Capricare; Lebenswert`,
        },
        {
          name: 'Baby Feeding & Bottles',
          terms: `baby bottle, bottle feeding, bottle sterilizer, bottle warmer, baby feeding, sippy cup, toddler cup, toddler plate, high chair, highchair, booster seat feeding, baby spoon, baby utensil, bottle brush, formula dispenser, bottle drying rack, formula maker, silicone bib, toddler tableware, snack cup toddler, baby bottle nipple`,
          brands: `Dr. Brown's Bottles; Comotomo Bottle; Baby Brezza; Munchkin Sippy; Stokke Tripp Trapp = tripp trapp; Inglesina Fast Table; Abiie Beyond; Joovy High Chair; Tiny Twinkle; NumNum; Nanobebe; MAM Bottles; Boon Lawn; Olababy; Evenflo Feeding; Playtex Baby; The First Years; Bumkins; OXO Tot; Keekaroo; Mockingbird High Chair`,
        },
        {
          name: 'Strollers & Car Seats',
          terms: `stroller!, baby stroller, pram, pushchair, buggy baby, double stroller, jogging stroller, travel system, umbrella stroller, stroller accessory, stroller wagon, baby transport, car seat!, infant car seat, convertible car seat, child car seat, booster seat, booster car seat, car seat cover baby, car seat base, baby carriage, child seat, bassinet stroller, baby travel gear, stroller fan, baby car mirror`,
          brands: `Graco = graco baby; Evenflo; Britax; UPPAbaby = uppababy vista; Nuna; Bugaboo; Cybex; Maxi-Cosi = maxi cosi; Baby Jogger = city mini; BOB Gear = bob stroller; Doona; Thule Stroller; Babyzen = yoyo stroller; Chicco KeyFit; Clek; Diono; Joie Baby = joie; Silver Cross; iCandy; Peg Perego; Inglesina; Mockingbird = mockingbird stroller; Summer Infant Stroller; Mountain Buggy; Phil & Teds; Veer Wagon; Wonderfold; Keenz; Zoe Stroller; Colugo; Guava Lambert; Cosco Kids; Joolz; egg Stroller; Cosatto; Quinny; Stokke Xplory; Orbit Baby; Contours Baby; Recaro Kids; Axkid; Römer = britax romer; Jané Baby; Larktale; gb Pockit; Emmaljunga; Teutonia; Safety 1st Car Seat; Wayb; Goodbaby Strollers`,
        },
        {
          name: 'Nursery Furniture & Decor',
          terms: `crib!, baby crib, cot bed, bassinet, moses basket, co sleeper, bedside sleeper, ~nursery, baby nursery, nursery furniture, nursery decor, baby bedding, crib mattress, crib sheet, crib bedding, changing table, baby dresser, nursery rocker, nursery glider, nursing chair, crib mobile, baby mobile, mini crib, convertible crib, travel crib, baby furniture, toddler pillow, nursery room, cradle, crib bumper`,
          brands: `Babyletto; Delta Children; DaVinci Baby; Dream On Me; Pottery Barn Kids; Crate & Kids = crate and kids; West Elm Kids; Restoration Hardware Baby = rh baby & child; Nestig; Namesake Baby; Storkcraft; Graco Crib; Million Dollar Baby; IKEA Sniglar; Arm's Reach; Halo BassiNest; Guava Lotus; Dutailier; Oeuf NYC; Bloom Baby; Kalon Studios; Sorelle Furniture; Naturepedic; Leander Cot; SnuzPod; Tutti Bambini; Graco Pack 'n Play = pack 'n play`,
        },
      ],
    },
    {
      name: "Children's Products & Activities",
      iab: '197',
      intent: 'Product',
      label: "children's products and activities",
      description: 'shop for and plan activities for their children',
      domains: ['kiwico.com', 'pbskids.org', 'mommypoppins.com', 'activityhero.com'],
      terms: `kids product, children's product, kids stuff, children's gift, kids gear, kids lunch box, kids water bottle, kids backpack, school backpack kids, kids bedding, kids room decor, kids bike seat, children's vitamins, kids craft kit, kids subscription box, ~kids birthday party, children's party, ~bounce house rental, kids entertainment, kids entertainer, children's entertainer, clown hire, kids activity, kids class, kids club, indoor playground, ~trampoline park, soft play, play center, playground, summer camp, day camp, kids camp, sleepaway camp, overnight camp, scouting kids, youth activity, ~youth program, after school program, story time, children's museum visit, kids museum, kid friendly activity, family event, family outing, school holidays activities, mommy and me class, baby class, music class toddler, swim lesson kids, kids gymnastics class, children's haircut, tooth fairy, lost tooth, kids allowance card, kids learning app, kids audio player, kids headphones`,
      brands: `KiwiCo; Little Passports; Gymboree Play & Music; Kindermusik; Music Together; Chuck E Cheese Party; Launch Trampoline; Bounce Inc; Pump It Up; Monkey Joe's; We Rock the Spectrum; ActivityHero; Mommy Poppins; Macaroni Kid; Hulafrog; Snapology; Kidcreate; Ranger Rick Jr; Raddish Kids; MEL Kids; Little Sleepies Kids; Stuck On You Labels; Mabel's Labels; Minted Kids; Bentgo Kids; PlanetBox; Skip Hop Kids; Legoland Discovery; Tumble Tots; Monkey Music; Baby Sensory; Water Babies; Puddle Ducks; Happity; YMCA Camp; American Camp Association; Great Wolf Kids Club; Steve & Kate's Camp; Galileo Camps; Bricks 4 Kidz`,
      children: [
        {
          name: 'Camps & Youth Programs',
          terms: `youth camp, camp registration, holiday camp kids, sports camp kids, camp for kids, stem camp, art camp, ~scout troop, ~girl scout, ~boy scout, ~youth group, youth mentoring, ~youth development, teen program`,
        },
        {
          name: 'Kids Parties & Entertainment',
          terms: `kids party, children's birthday, bouncy castle hire, face painting kids, petting zoo party, balloon artist, party entertainer kids, kids disco, princess party, pinata party kids`,
        },
        {
          name: 'Play Centers & Family Attractions',
          terms: `~family entertainment center, kids indoor play, ball pit, toddler play cafe, splash pad, family farm day, kids amusement`,
        },
      ],
    },
    {
      name: 'Childcare & Babysitting',
      iab: '194',
      intent: 'Service',
      label: 'childcare, daycare and babysitting',
      description: 'look for daycare, nannies, babysitters and preschool care',
      domains: ['care.com', 'brighthorizons.com', 'sittercity.com', 'kindercare.com', 'winnie.com'],
      terms: `childcare!, child care!, daycare!, day care, child daycare, infant daycare, daycare provider, home daycare, babysitting, babysitter service, nanny service, nanny share, au pair program, child minding, childminding, ~nursery school, ~preschool, pre-k care, creche, after school care, before and after school care, drop in daycare, backup care, employer childcare, childcare subsidy, childcare cost, childcare voucher, family daycare, overnight nanny, night nanny, mother's helper, summer nanny, ~nanny payroll, toddler daycare, corporate childcare, sitter app`,
      brands: `KinderCare = kindercare learning; Bright Horizons; Learning Care Group; Primrose Schools; Goddard School = the goddard school; La Petite Academy; Childtime; Tutor Time; Kiddie Academy; The Learning Experience; Children's Lighthouse; Lightbridge Academy; Cadence Education; Spring Education; Rainbow Child Care; Sunshine House; Celebree; Kids 'R' Kids = kids r kids; Crème de la Crème = creme de la creme; Sittercity; UrbanSitter; Bambino Sitters; Helpr; Wonderschool; Winnie; Vivvi; Cultural Care Au Pair; Au Pair in America; AuPairWorld; Koru Kids; Busy Bees; Goodstart Early Learning; G8 Education; Affinity Education; BrightPath Kids; HomeTown Nannies; College Nannies; Nannies by Noa; Kangarootime; Kido Nurseries; Monkey Puzzle Nurseries; YMCA Child Care; TOOTRiS; UpWards; Childcare.gov; Yoopies; Bubble Babysitting; EuroKids; Kidzee; Klay; Babilou; People & Baby; Sitter.com; Jovie; Nanny Lane; HomeWork Solutions; GTM Payroll`,
      children: [
        {
          name: 'Daycare Centers',
          terms: `daycare enrollment, childcare facility, infant room, daycare tuition, daycare franchise, early learning center, kids nursery care`,
        },
        {
          name: 'Nannies & Au Pairs',
          terms: `hire a nanny, live in nanny, nanny hiring, nanny background check, au pair host family, nanny tax`,
        },
      ],
    },
    {
      name: 'Dating & Singles',
      iab: '188',
      sensitivity: 'Moderate',
      intent: 'Service',
      label: 'dating and single life',
      description: 'date, look for partners or live single',
      domains: ['tinder.com', 'match.com', 'bumble.com', 'hinge.co', 'eharmony.com'],
      terms: `dating!, dating app, online dating, dating site, dating service, dating advice, dating tip, speed dating, blind date, first date, date night, date idea, singles, single people, ~single man, ~single woman, single life, singles event, matchmaking, matchmaker service, romance dating, flirting, pickup artist, courtship, ~crush, soulmate, long distance relationship, casual dating, senior dating, christian dating, jewish dating, muslim dating, lgbt dating, gay dating, interracial dating, international dating, mail order bride, sugar daddy, video dating, dating profile, ghosting, situationship, breakup, break up, heartbreak, ex boyfriend, ex girlfriend, personals, dating show participant, pen pal, ~bachelor, bachelorette single, celibacy`,
      brands: `Tinder; Bumble; ~Hinge; Match.com; Match Group; eHarmony; OkCupid; Plenty of Fish = pof; Zoosk; Grindr; HER App; Coffee Meets Bagel; The League; ~Raya; Happn; Badoo; Tantan; Momo Dating; Jdate; Christian Mingle; OurTime; SilverSingles; EliteSingles; Feeld; Thursday Dating; BLK App; Chispa; Muzz = muzmatch; Salams; Ashley Madison; Seeking Arrangement = seeking.com; It's Just Lunch; Three Day Rule; Tawkify; Shaadi.com = shaadi; BharatMatrimony; Jeevansathi; Parship; Meetic; Lovoo; ElitePartner; eDarling; Once Dating; Hily; Inner Circle Dating; Facebook Dating; The Meet Group; MeetMe; Skout; Tagged Dating; Scruff; Jack'd; Taimi; Pairs Dating; Omiai; Aisle Dating; TrulyMadly; Farmers Only = farmersonly; Spark Networks; Lex App; Lox Club; Dating.com; AnastasiaDate; Black People Meet; Adam4Adam; Boo Dating; Archer Dating; Muddy Matches; Toffee Dating; Guardian Soulmates; ~Match`,
      children: [
        {
          name: 'Dating Apps & Sites',
          terms: `dating app user, swipe dating, dating website, online dating site, hookup app, dating subscription, matrimonial site, ~matrimony`,
        },
        {
          name: 'Single Life',
          iab: '200',
          intent: 'Lifestyle',
          terms: `single lifestyle, living single, single and happy, bachelor lifestyle, singleton, ~newly single, solo living, singles travel group`,
        },
        {
          name: 'Breakups & Getting Over',
          intent: 'Problem',
          terms: `breakup advice, getting over ex, heartbreak recovery, ghosted, toxic relationship, relationship ending`,
        },
        {
          name: 'LGBTQ Dating',
          sensitivity: 'High',
          terms: `lgbtq dating, lesbian dating, gay dating app, queer dating, bisexual dating, trans dating`,
        },
      ],
    },
    {
      name: 'Marriage & Couples',
      iab: '191',
      label: 'marriage and couples',
      description: 'are married or partnered and work on their relationships',
      domains: ['gottman.com', 'theknot.com', 'marriage.com', 'relate.org.uk'],
      terms: `marriage!, ~married, ~married couple, marital, ~couple, ~newlywed, newly married, civil union, ~civil partnership, ~domestic partner, domestic partnership, cohabitation, living together, same sex marriage, arranged marriage, remarriage, second marriage, marriage advice, ~marriage license, marriage retreat, marriage enrichment, anniversary gift couple, ~wedding anniversary, romance, romantic gift, ~romantic, ~love, intimacy, love language, couples therapy, couples counseling, marriage counseling, relationship advice, relationship counseling, relationship problem, infidelity, cheating spouse, ~affair, communication in relationships, polygamy, polyamory, open relationship, engaged couple, ~fiance, boyfriend, girlfriend, ~partner relationship, spouse support, couple goals, ~couples game, couples app, husband and wife, ~vow renewal`,
      brands: `Marriage.com; Relate Charity; Lasting App; Paired App; ReGain = regain counseling; Love Nudge; The 5 Love Languages = 5 love languages; Our Relationship; Esther Perel; Prepare Enrich; HelloPrenup; Coupleness; The Adventure Challenge; Couply; The Relationship School; Marriage Helper; OurRitual; Relationship Hero; FamilyLife Marriage; Marriage Encounter`,
      children: [
        {
          name: 'Couples Counseling',
          intent: 'Service',
          terms: `couples therapist service, premarital counseling, marriage therapy, relationship therapy, marriage workshop, relationship coaching, sex therapy couples`,
        },
        {
          name: 'Romance & Date Ideas',
          terms: `romantic idea, anniversary idea, couples activity, couples retreat, romantic evening, romantic getaway idea, love letter, love quote`,
        },
        {
          name: 'Newlyweds',
          terms: `~newlywed couple, ~just married, name change after marriage, newlywed home, ~first year of marriage`,
        },
      ],
    },
    {
      name: 'Divorce & Separation',
      iab: '189',
      sensitivity: 'None',
      intent: 'Problem',
      label: 'divorce and separation',
      description: 'are divorced, separating or looking for divorce help',
      domains: ['divorcenet.com', 'ourfamilywizard.com', 'womansdivorce.com', 'hellodivorce.com'],
      terms: `divorce!, divorced, divorcee, legal separation, marital separation, separated couple, child custody, custody battle, custody agreement, joint custody, visitation rights, alimony, spousal support, child support payment, divorce support, divorce mediation, divorce process, uncontested divorce, divorce papers, co parenting app, annulment, gray divorce, life after divorce, divorce party, parental alienation, divorce recovery, divorced dad, divorced mom, ~paternity test, ~domestic violence, ~domestic abuse, abusive relationship, restraining order family`,
      brands: `OurFamilyWizard = our family wizard; Hello Divorce; It's Over Easy; DivorceNet; Divorce.com; Wevorce; TalkingParents; AppClose; DivorceForce; 2houses; Amicable Divorce; DivorceCare; CompleteCase; 3StepDivorce; Worthy Divorce`,
      children: [
        {
          name: 'Custody & Co-Parenting',
          terms: `co parenting schedule, custody calendar, shared parenting, custody evaluation, noncustodial parent, grandparents rights`,
        },
        {
          name: 'Domestic Abuse Support',
          sensitivity: 'High',
          terms: `~domestic violence shelter, domestic violence survivor, abuse survivor support, women's refuge, family violence, coercive control`,
        },
      ],
    },
    {
      name: 'Elder Care & Senior Living',
      iab: '190',
      intent: 'Service',
      sensitivity: 'None',
      label: 'elder care and senior living',
      description: 'care for aging relatives or consider senior living',
      domains: ['aplaceformom.com', 'caring.com', 'aarp.org', 'brookdale.com', 'agingcare.com'],
      terms: `elder care!, eldercare, elderly care, senior care, aged care, aging parent, ageing parent, caring for parents, caregiving, family caregiving, caregiver support, caregiver burnout, ~carer, ~sandwich generation, senior living!, assisted living!, ~independent living, memory care, ~nursing home, care home, ~retirement home, ~retirement community, residential care, ~senior apartment, ~senior housing, ~55 plus community, ~active adult community, continuing care, adult day care, adult daycare, in home care, home care, home care services, respite care, companion care, live in care, personal care assistance, senior companion, senior transportation, ~meals on wheels, aging in place, senior move manager, senior downsizing, ~senior center, medical alert system, medical alert, fall detection pendant, senior safety, personal emergency response, ~elder abuse, long term care planning, geriatric care management, senior placement, dementia caregiver, alzheimer's caregiver, lift chair, senior mobility product, walk in tub seniors, grab bar seniors, ~senior phone, senior citizen services, senior product, elderly parent`,
      brands: `A Place for Mom; Caring.com; AgingCare; Brookdale = brookdale senior living; Sunrise Senior Living; Atria Senior Living = atria; Five Star Senior Living; Holiday by Atria; Erickson Senior Living; LCS Life Care; Belmont Village; Silverado Memory Care; Benchmark Senior Living; Discovery Senior Living; Oakmont Senior Living; American Senior Communities; Watermark Retirement; Senior Lifestyle; Capital Senior Living = sonida; Merrill Gardens; Pacifica Senior Living; Home Instead; Visiting Angels; Right at Home; Comfort Keepers; BrightStar Care; Senior Helpers; Honor Care; Papa Pals = papa inc; Homewatch CareGivers; Synergy HomeCare; Always Best Care; Griswold Home Care; FirstLight Home Care; Life Alert; Medical Guardian; Bay Alarm Medical; MobileHelp; LifeFone; Philips Lifeline; Lively Seniors = lively jitterbug; Medical Alert by LifeStation; Meals on Wheels America; Barchester Healthcare; HC-One; Bupa Care Homes; Care UK; Four Seasons Health Care; Anchor Hanover; Helping Hands Home Care; DomusVi; Attendo; Ambea; Estia Health; Regis Aged Care; Opal HealthCare; Chartwell Retirement; Extendicare; Sienna Senior Living; Amada Senior Care; Assisting Hands; SeniorAdvisor;
Where You Live Matters; Cera Care; Lottie Care; Carers UK; Family Caregiver Alliance; National Council on Aging; Silvernest; Carewell; Snug Safety; Seniorly`,
      children: [
        {
          name: 'Senior Living Communities',
          terms: `senior community, luxury senior living, ~retirement village, ~life plan community, independent senior apartment, senior living tour, active adult living, care home fees`,
        },
        {
          name: 'In-Home Senior Care',
          terms: `home caregiver service, senior home care, 24 hour home care, elderly companion, home help elderly, live in caregiver`,
        },
        {
          name: 'Memory Care & Dementia Support',
          sensitivity: 'High',
          terms: `~dementia care, alzheimer's care facility, memory care facility, dementia support, dementia caregiver support, dementia day program`,
        },
        {
          name: 'Senior Safety & Medical Alerts',
          intent: 'Product',
          terms: `medical alert device, emergency pendant, fall alarm, fall detection watch, senior monitoring, gps tracker senior, pill dispenser senior`,
        },
        {
          name: 'Family Caregivers',
          intent: 'Lifestyle',
          terms: `caregiver of parents, unpaid carer, carers allowance, caring for elderly parent, family carer, caregiver resources, long distance caregiving`,
        },
      ],
    },
    {
      name: 'Bereavement & Funerals',
      iab: '187',
      sensitivity: 'None',
      intent: 'Service',
      label: 'bereavement, funerals and memorials',
      description: 'grieve, plan funerals or arrange memorials',
      domains: ['legacy.com', 'dignitymemorial.com', 'whatsyourgrief.com', 'everplans.com'],
      terms: `bereavement, grief, grieving, mourning, widow, ~widower, ~widowed, loss of a loved one, death of parent, child loss, miscarriage support, grief counseling, grief support group, condolence, sympathy gift, ~sympathy card, ~obituary, ~death notice, ~funeral, ~funeral service, ~funeral planning, funeral home service, ~cremation, direct cremation, ~burial, ~cemetery, cemetery plot, ~headstone, ~tombstone, ~gravestone, ~grave marker, ~casket, ~coffin, urn, ~cremation urn, memorial service, ~memorial, wake service, end of life planning, death care, ~death, human composting, ~hearse, mortuary, online memorial, living will planning`,
      brands: `Foundation Partners; Lantern End of Life; GatheringUs; Tributes.com; Ancestry Obituaries; Propel Funeral; OGF Funeral; Mémora; Rose Hills; What's Your Grief; Beyond the Dash; Remembering.ca; MyKeeper; Aura Flights; Dougy Center`,
      children: [
        {
          name: 'Grief Support',
          sensitivity: 'Low',
          intent: 'Problem',
          terms: `grief support, coping with loss, grief therapy, widow support, pregnancy loss, loss of a child, suicide loss survivor, grief journal, loss of parent`,
        },
        {
          name: 'Funeral Homes & Cremation',
          terms: `cremation service, funeral procession, burial service, cremation provider`,
        },
        {
          name: 'Memorials & Keepsakes',
          intent: 'Product',
          terms: `memorial gift, remembrance gift, memorial website, memorial tree`,
        },
      ],
    },
  ],
}

export default familyRelationships
