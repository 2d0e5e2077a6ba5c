import type { CategorySource } from '../source'

const insurance: CategorySource = {
  category: 'Insurance',
  segment: 'B2C',
  sensitivity: 'Low',
  intent: 'Service',
  terms: `insurance!, insurer!, insured, uninsured, underinsured, insurance quote, insurance policy, insurance premium, policyholder, ~premium, ~policy, ~coverage, ~deductible, insurance claim, insurance company, insurance comparison, insurance broker, insurance agent, insurance switcher, insurance provider, indemnity, assurance, insurance plan, insurance bundle, bundled insurance, insurance renewal, insurance discount, peril, ~claim, insurance coverage, insurance deductible, underwriter insurance, insurance shopper, insurance lead`,
  brands: `Allstate = all state; State Farm = statefarm; Nationwide Insurance = nationwide mutual; ~Nationwide; Liberty Mutual; Travelers Insurance = the travelers companies | travelers companies; ~Travelers; Farmers Insurance; ~Farmers; American Family Insurance = amfam | american family; USAA = usaa insurance; The Hartford = hartford financial | hartford insurance; Erie Insurance = erie indemnity; Auto-Owners Insurance = auto owners; Amica = amica mutual; Allianz; AXA = axa insurance; Zurich Insurance = zurich financial; ~Zurich; Generali = assicurazioni generali; Aviva;
Admiral Group = admiral insurance; ~Admiral; Direct Line; Churchill Insurance; LV Insurance = liverpool victoria; RSA Insurance; More Than Insurance; Esure; Saga Insurance; Hastings Direct; Ping An = ping an insurance; China Life = china life insurance; China Pacific Insurance = cpic; PICC; AIA = aia group; Tokio Marine = tokio marine holdings; MS&AD = mitsui sumitomo insurance; Sompo = sompo holdings; Samsung Fire & Marine; QBE = qbe insurance; Suncorp; IAG Insurance = insurance australia group; Intact Financial = intact insurance; Desjardins Insurance; Talanx = hdi; ~Ergo; Mapfre; Ageas;
Gjensidige; Tryg; Uniqa; Vienna Insurance Group; Achmea; Covéa; Groupama; MAIF; MACIF; Bajaj Allianz; HDFC Ergo; ICICI Lombard; LIC = life insurance corporation of india; Old Mutual; Sanlam; Discovery Limited; ~Kemper; Mercury Insurance = mercury general; Country Financial; Shelter Insurance; Farm Bureau Insurance; Grange Insurance; Westfield Insurance; Sentry Insurance; Cincinnati Financial = cincinnati insurance; Hanover Insurance = the hanover; Selective Insurance; ~Donegal; State Auto; Horace Mann; Safeco; Plymouth Rock; NJM Insurance; Alfa Insurance; Encompass Insurance; American National;
Acuity Insurance; Aflac; Lemonade Insurance; ~Lemonade; Bupa; Compare the Market = comparethemarket; GoCompare; Confused.com; Policygenius; Insurify; The Zebra; EverQuote; SelectQuote; QuoteWizard; Insure.com; InsWeb; MoneySuperMarket Insurance; Check24; Policybazaar; Gabi Insurance; AAA Insurance; NFU Mutual; Cuvva; Assurant; Goosehead Insurance = goosehead`,
  roles: `insurance agent, insurance broker, insurance sales agent, insurance producer, independent insurance agent, life insurance agent, insurance advisor, insurance underwriter, underwriter, claims adjuster, claims examiner, claims investigator, claims handler, loss adjuster, insurance adjuster, insurance appraiser, auto damage appraiser, insurance appraiser auto damage, actuary, actuarial analyst, actuarial scientist, insurance claims clerk, insurance policy processing clerk, insurance investigator, claims manager, risk manager, insurance account manager, insurance customer service representative,
benefits broker, employee benefits broker, reinsurance broker, reinsurance underwriter, chief underwriting officer, chief actuary, chief claims officer, insurance executive, insurance professional, loss control specialist, surety underwriter, title examiner insurance, captive insurance manager, medicare agent, health insurance agent, public adjuster, insurance compliance officer, insurance fraud investigator, commercial lines underwriter, personal lines agent, policy administrator, insurance sales manager, wholesale insurance broker, crop insurance agent, catastrophe modeler,
chief risk officer insurance`,
  industries: `insurance industry, insurance carrier, direct life insurance carriers, direct health and medical insurance carriers, direct property and casualty insurance carriers, property and casualty insurance, insurance agencies and brokerages, insurance agency, insurance brokerage, reinsurance carriers, reinsurance company, title insurance carriers, claims adjusting, third-party administration of insurance, insurance and employee benefit funds, health and welfare funds, managed care organization, health maintenance organization, health plan, fire marine and casualty insurance, surety insurance,
accident and health insurance, life insurance carrier, mutual insurance company, insurtech company, lloyd's syndicate, managing general agent, captive insurance company, warranty company, dental plan company, pension health and welfare funds`,
  nodes: [
    {
      name: 'Auto Insurance',
      iab: '402',
      label: 'car and vehicle insurance',
      description: 'compare, buy or renew insurance for a vehicle',
      domains: ['geico.com', 'progressive.com', 'statefarm.com', 'thezebra.com'],
      terms: `auto insurance!, car insurance!, motor insurance!, vehicle insurance!, automobile insurance, collision coverage, comprehensive coverage, liability-only car insurance, no-fault insurance, uninsured motorist, sr-22, sr22 insurance, gap insurance, gap coverage, cheap car insurance, high-risk driver insurance, teen driver insurance, young driver insurance, no claims bonus, no claims discount, usage-based insurance, pay-per-mile insurance, telematics insurance, black box insurance, third-party fire and theft, rental car insurance, car insurance quote, temporary car insurance, learner driver insurance, accident forgiveness, full coverage car insurance, non-owner car insurance`,
      brands: `GEICO; Progressive Insurance; ~Progressive; Root Insurance = root inc; Metromile; Esurance; The General Insurance = the general; Dairyland Insurance = dairyland; Infinity Auto Insurance; Bristol West; National General; Direct Auto Insurance; SafeAuto; Clearcover; Elephant Insurance; 21st Century Insurance; Noblr; By Miles; Marmalade Insurance; Snapshot Progressive; Drivewise; Titan Insurance; Freeway Insurance; Good2Go; Acceptance Insurance; Gainsco; Marshmallow Insurance; Diamond Car Insurance; Sheilas' Wheels; Swinton; 1st Central; Budget Direct; AAMI; Jerry Insurance App; Just Auto Insurance; Loop Insurance; Mile Auto; Youi; ~Root`,
      children: [
        {
          name: 'Motorcycle Insurance',
          terms: `motorcycle insurance, motorbike insurance, bike insurance, moped insurance, scooter insurance, atv insurance`,
          brands: `~Bennetts; Carole Nash; MCE Insurance; Bikesure`,
        },
        {
          name: 'Classic Car Insurance',
          terms: `classic car insurance, collector car insurance, vintage car insurance, antique car insurance, agreed value insurance`,
          brands: `Hagerty; Grundy Insurance; American Collectors Insurance; American Modern Insurance; Heacock Classic; Footman James; Adrian Flux`,
        },
        {
          name: 'Young and High-Risk Drivers',
          terms: `new driver insurance, student driver insurance, dui insurance, bad credit car insurance, first-time driver insurance, senior driver insurance`,
        },
        {
          name: 'Usage-Based Car Insurance',
          intent: 'Solution',
          terms: `low-mileage insurance, pay-as-you-drive, connected car insurance, driving score app`,
        },
        {
          name: 'RV and Boat Insurance',
          terms: `rv insurance, boat insurance, motorhome insurance, camper insurance, watercraft insurance, yacht insurance, caravan insurance, jet ski insurance, trailer insurance, van insurance`,
          brands: `BoatUS Insurance; SkiSafe; Good Sam Insurance; Caravan Guard; National General RV`,
        },
        {
          name: 'Rideshare and Delivery Insurance',
          terms: `rideshare insurance, taxi insurance, courier insurance, delivery driver insurance, gig driver insurance`,
          brands: `Zego; INSHUR; Buckle Insurance`,
        },
        {
          name: 'Extended Auto Warranties',
          terms: `extended auto warranty, extended car warranty, vehicle service contract, mechanical breakdown insurance, car warranty, auto warranty`,
          brands: `Endurance Warranty = endurance auto warranty; CarShield; Protect My Car; Olive Warranty; autopom; CARCHEX; Toco Warranty; Fortegra; Warrantywise`,
        },
      ],
    },
    {
      name: 'Home and Property Insurance',
      iab: '400',
      label: 'home and property insurance',
      description: 'insure a home, its contents or other property',
      domains: ['allstate.com', 'lemonade.com', 'hippo.com', 'libertymutual.com'],
      terms: `home insurance!, homeowners insurance!, homeowner insurance, house insurance, property insurance, buildings insurance, contents insurance, personal property coverage, dwelling coverage, fire insurance, mobile home insurance, manufactured home insurance, condo insurance, ho-6 policy, vacant home insurance, vacation home insurance, second home insurance, holiday home insurance, high-value home insurance, jewelry insurance, engagement ring insurance, valuables insurance, fine art insurance, umbrella insurance, umbrella policy, personal liability insurance, household insurance, windstorm insurance, mine subsidence insurance, replacement cost coverage, musical instrument insurance`,
      brands: `Hippo Insurance; ~Hippo; Kin Insurance; ~Kin; Chubb = ace limited; PURE Insurance = pure group; Foremost Insurance; Branch Insurance; Openly Insurance; Universal Property & Casualty = universal insurance holdings; Citizens Property Insurance; Heritage Insurance; HCI Group = homeowners choice; Security First Insurance; Jewelers Mutual; Farmers Smart Plan; Slide Insurance; FedNat; United Insurance Holdings; Florida Peninsula; Policy Expert; Homeprotect; Hiscox Home; Hedvig; Luko; Getsafe; Swyfft; Vault Insurance; BriteCo; Tower Hill Insurance; ~Steadily; Obie Insurance; Young Alfred; California FAIR Plan; Everett Cash Mutual; UPC Insurance; Bolttech`,
      children: [
        {
          name: 'Renters Insurance',
          terms: `renters insurance!, renter's insurance, tenant insurance, apartment insurance, student contents insurance, college renters insurance`,
          brands: `Toggle Renters; Assurant Renters; Jetty Insurance; Goodcover; ePremium; Roost Renters; Sure Renters; Effective Coverage`,
        },
        {
          name: 'Flood and Disaster Insurance',
          terms: `flood insurance!, earthquake insurance, hurricane insurance, disaster insurance, wildfire insurance, catastrophe insurance, hail insurance, sinkhole insurance, tornado insurance, parametric insurance`,
          brands: `National Flood Insurance Program = nfip; Neptune Flood; GeoVera; California Earthquake Authority; Jumpstart Earthquake; Palomar Holdings; ~Palomar; Wright Flood; Aon Edge Flood`,
          children: [
            { name: 'Earthquake Insurance', terms: `earthquake coverage, seismic insurance, quake insurance` },
          ],
        },
        {
          name: 'Landlord Insurance',
          terms: `landlord insurance, rental property insurance, rent guarantee insurance, buy-to-let insurance, dwelling fire policy, airbnb host insurance`,
          brands: `Proper Insurance; Simply Business Landlord; Alan Boswell; Total Landlord Insurance; REInsurePro`,
        },
        {
          name: 'Home Warranty',
          terms: `home warranty!, home warranty plan, appliance warranty, boiler cover, home emergency cover, home service contract, service line protection, appliance insurance`,
          brands: `American Home Shield; ~Frontdoor; Choice Home Warranty; Select Home Warranty; First American Home Warranty; HomeServe; Cinch Home Services; Liberty Home Guard; Old Republic Home Protection; AFC Home Club; 2-10 Home Buyers Warranty; Fidelity National Home Warranty; Domestic & General; Home Warranty of America; Super Home Warranty`,
        },
        {
          name: 'Title Insurance',
          terms: `title insurance!, title company, title search, title agency, owner's title policy, lender's title policy`,
          brands: `First American Financial = first american title; Fidelity National Financial = fnf | fidelity national title; Stewart Title = stewart information services; Old Republic Title; Chicago Title; Doma Title = states title; Investors Title; WFG National Title; Amrock; Commonwealth Land Title`,
        },
        {
          name: 'Device and Gadget Insurance',
          terms: `phone insurance, mobile phone insurance, gadget insurance, laptop insurance, device protection plan, extended warranty, product warranty, bicycle insurance, cycle insurance, e-bike insurance, camera insurance, drone insurance, protection plan, ~warranty`,
          brands: `Asurion; SquareTrade = allstate protection plans; AppleCare = applecare+; Worth Ave Group; Akko; Protect Your Bubble; Upsie; Extend Warranty; Geek Squad Protection; Samsung Care; Velosurance; Laka; Cycleplan; Mulberry Warranty; Likewize; SkyWatch Insurance; Verifly`,
        },
      ],
    },
    {
      name: 'Life Insurance',
      iab: '401',
      label: 'life insurance',
      description: 'compare or buy life insurance to protect their family',
      domains: ['newyorklife.com', 'northwesternmutual.com', 'policygenius.com', 'prudential.com'],
      terms: `life insurance!, life assurance, term life, whole life, universal life, variable life insurance, permanent life insurance, death benefit, life cover, accidental death insurance, ad&d, life insurance quote, no-exam life insurance, guaranteed issue life insurance, cash value life insurance, children's life insurance, mortgage life insurance, survivorship life insurance, joint life insurance, key person life policy, life settlement, viatical settlement, ~beneficiary, indexed universal life, over 50s life cover, family income benefit, endowment policy`,
      brands: `Northwestern Mutual; New York Life; MassMutual = massachusetts mutual; MetLife; Prudential Financial; ~Prudential; Guardian Life = guardian life insurance | the guardian life; Lincoln Financial = lincoln national; Pacific Life; Transamerica; John Hancock; Protective Life; ~Protective; Banner Life = legal & general america; Haven Life; Ladder Life; Ethos Life; ~Bestow; Fabric by Gerber Life; Gerber Life = gerber life insurance; Globe Life = torchmark; Primerica Life; Penn Mutual; Securian = minnesota life; Sammons; National Life Group; Ohio National; Western & Southern; Thrivent;
Knights of Columbus Insurance; Modern Woodmen; WoodmenLife; Foresters Financial; American Income Life; Manulife; Sun Life = sun life financial; Canada Life = great-west lifeco; Industrial Alliance = ia financial; Nippon Life; Dai-ichi Life = dai ichi life; Meiji Yasuda; Sumitomo Life; Japan Post Insurance; Samsung Life; Cathay Financial; Fubon Financial; Prudential plc; Legal & General = legal and general; Vitality Life; Irish Life; Swiss Life; Baloise; Helvetia; CNP Assurances; Phoenix Life; SBI Life; HDFC Life; ICICI Prudential; Max Life; Brighthouse; CNO Financial = bankers life | conseco;
Genworth Life; RiverSource; Amerus; TruStage = cuna mutual; Savings Bank Life Insurance = sbli; Sagicor; Quotacy; SelectQuote Life; AccuQuote; Assurity; Country Life; Kansas City Life; Ameritas; OneAmerica; Primerica Insurance; Wysh; DeadHappy; Beagle Street; Coventry Direct`,
      children: [
        {
          name: 'Term Life Insurance',
          terms: `term life insurance, level term, term policy, term assurance, decreasing term`,
        },
        {
          name: 'Whole and Universal Life',
          terms: `whole life insurance, universal life insurance, iul policy, infinite banking, participating whole life, permanent policy`,
        },
        {
          name: 'Final Expense and Burial Insurance',
          sensitivity: 'Moderate',
          terms: `final expense insurance, burial insurance, funeral insurance, funeral cover, senior life insurance, preneed insurance, funeral plan insurance`,
          brands: `Colonial Penn; Mutual of Omaha Final Expense; Lincoln Heritage = funeral advantage; AARP Life Insurance; Senior Life Insurance Company; Homesteaders Life; SunLife Over 50; Trinity Life Insurance; Royal Neighbors of America`,
        },
      ],
    },
    {
      name: 'Health Insurance',
      iab: '399',
      label: 'health insurance and health plans',
      description: 'compare, choose or use a health plan',
      domains: ['healthcare.gov', 'ehealthinsurance.com', 'unitedhealthcare.com', 'bcbs.com'],
      terms: `health insurance!, medical insurance!, health plan, health coverage, obamacare, affordable care act plan, aca marketplace, health insurance marketplace, hmo, ppo, epo plan, high-deductible health plan, hsa, health savings account, fsa account, flexible spending account, cobra coverage, open enrollment, copay, coinsurance, short-term health insurance, private medical insurance, private health insurance, individual health plan, family health plan, catastrophic health plan, health sharing ministry, health sharing plan, critical illness insurance, critical illness cover, cancer insurance,
hospital indemnity, accident insurance, supplemental health insurance, student health insurance, expat health insurance, international health insurance, health cash plan, medical discount plan, surprise billing, managed care, mediclaim, prior authorization, in-network, out-of-pocket maximum, payer health, chip insurance, health insurer`,
      brands: `UnitedHealthcare = united healthcare | unitedhealth group | unitedhealth | uhc; Anthem Blue Cross = elevance health | elevance; ~Anthem; Blue Cross Blue Shield = bcbs | blue cross | blue shield; Aetna; Cigna = cigna healthcare | the cigna group | evernorth; Humana; Kaiser Permanente Health Plan; Centene; Molina Healthcare; ~Molina; Oscar Health = oscar insurance; Ambetter; Highmark; Health Care Service Corporation = hcsc; Blue Shield of California; Independence Blue Cross = ibx; Florida Blue; CareFirst; Premera; Regence; Horizon Blue Cross; WellCare; Health Net; Bright Health; Clover Health;
Alignment Healthcare = alignment health; EmblemHealth; Harvard Pilgrim; Point32Health; Tufts Health Plan; HealthPartners Insurance; ~Medica; Priority Health; UPMC Health Plan; Geisinger Health Plan; Sharp Health Plan; Friday Health Plans; AmeriHealth Caritas; Magellan Health; Golden Rule Insurance; Fidelis Care; MVP Health Care; Ucare; CareSource; L.A. Care; VSP Health; GoHealth; eHealth Insurance = ehealth; HealthMarkets; HealthSherpa; Stride Health; Sana Benefits; Bupa Health Insurance; AXA Health = axa ppp; Vitality Health; WPA Health; Medibank; NIB Health Funds; HCF Health; Star Health;
Niva Bupa; Care Health Insurance; IMG Global; GeoBlue; Cigna Global; Now Health International; Medi-Share; Liberty HealthShare; Samaritan Ministries; Christian Healthcare Ministries; CrowdHealth; HealthEquity; WageWorks; Lively HSA; Optum Bank; FSA Store; Simplyhealth; Techniker Krankenkasse; AOK; Barmer; Alan Assurance; Healthcare.gov; Covered California; First Health; MultiPlan; Collective Health; ~Surest; Wellmark; Blue KC; Independent Health; Zing Health; National General Health`,
      children: [
        {
          name: 'Medicare and Medicaid',
          terms: `medicare!, medicaid!, medicare advantage, medicare supplement, medigap, medicare part a, medicare part b, medicare part c, medicare part d, medicare enrollment, turning 65 medicare, medicare plan, medi-cal, dual eligible plan, donut hole coverage, childrens health insurance program, annual enrollment period`,
          brands: `AARP Medicare = aarp medicare plans; Devoted Health; SCAN Health Plan; Mutual of Omaha; WellCare Medicare; Medicare.gov; Boomer Benefits; Medicareful; Aetna Medicare; SilverScript; Humana Gold Plus; TennCare; Badgercare; MassHealth; Clover Medicare; Centers for Medicare & Medicaid Services = cms medicare`,
          children: [
            { name: 'Medicare Advantage', terms: `medicare advantage plan, part c plan, zero-premium medicare` },
            { name: 'Medicare Supplement Plans', terms: `medigap plan, plan g, medicare supplement insurance` },
          ],
        },
        {
          name: 'Dental Insurance',
          terms: `dental insurance!, dental plan, dental coverage, dental discount plan, orthodontic insurance`,
          brands: `Delta Dental; Guardian Dental; Spirit Dental; Renaissance Dental; Denplan; Careington; MetLife Dental; DentaQuest; Cigna Dental; DentalPlans.com; Beam Benefits = beam dental; Ameritas Dental; Humana Dental; United Concordia`,
        },
        {
          name: 'Vision Insurance',
          terms: `vision insurance!, vision plan, eye insurance, optical plan, vision coverage`,
          brands: `VSP Vision Care = vsp | vision service plan; EyeMed; Davis Vision; Superior Vision; UnitedHealthcare Vision; NVA Vision; VBA Vision`,
        },
        {
          name: 'Individual and Family Plans',
          terms: `individual health insurance, family health insurance, marketplace plan, bronze plan, silver plan, gold health plan, self-employed health insurance`,
        },
        {
          name: 'HSAs and FSAs',
          terms: `hsa account, hsa contribution, fsa-eligible, dependent care fsa, limited purpose fsa`,
        },
        {
          name: 'International Health Insurance',
          terms: `expat medical insurance, global health plan, overseas health cover, diplomat insurance`,
        },
        {
          name: 'Supplemental Health Insurance',
          terms: `supplemental insurance, cancer policy, hospital indemnity insurance, critical illness policy, accident policy, gap health plan, heart attack insurance`,
          brands: `Colonial Life; Washington National; Combined Insurance; American Fidelity; Allstate Benefits; Manhattan Life`,
        },
      ],
    },
    {
      name: 'Disability and Long-Term Care',
      iab: '398',
      label: 'disability, income and long-term care cover',
      description: 'protect their income or plan for care costs',
      domains: ['unum.com', 'genworth.com', 'policygenius.com', 'aflac.com'],
      terms: `disability insurance!, income protection insurance!, income protection, short-term disability, long-term disability, long-term care insurance!, ltc insurance, payment protection insurance, ppi claim, mortgage protection insurance, unemployment insurance private, critical income cover, paid family leave insurance, social security disability insurance, ssdi, loss of income insurance, credit insurance for borrowers, redundancy insurance`,
      brands: `Unum = unum group; Genworth = genworth financial; Breeze Disability; Standard Insurance = the standard | stancorp; Principal Disability; LegalShield; Aflac Short Term Disability; Guardian Disability; Mutual of Omaha LTC; Northwestern Mutual LTC; Assurity Disability; GoldenCare; LTC Financial Partners; British Friendly; Exeter Friendly`,
      children: [
        {
          name: 'Long-Term Care Insurance',
          terms: `long-term care policy, nursing home insurance, hybrid long-term care, home care insurance`,
        },
        {
          name: 'Income Protection',
          terms: `accident sickness and unemployment cover, salary protection, wage protection, disability income policy`,
        },
      ],
    },
    {
      name: 'Pet Insurance',
      iab: '403',
      sensitivity: 'None',
      label: 'pet insurance',
      description: 'insure a dog, cat or other animal',
      domains: ['healthypaws.com', 'trupanion.com', 'petplan.co.uk', 'lemonade.com'],
      terms: `pet insurance!, dog insurance, cat insurance, puppy insurance, kitten insurance, horse insurance, equine insurance, exotic pet insurance, rabbit insurance, pet wellness plan, pet health insurance, pet accident coverage, bird insurance, livestock mortality insurance`,
      brands: `Trupanion; Healthy Paws; Embrace Pet Insurance; Figo; Pets Best; ASPCA Pet Insurance = aspca pet health insurance; Nationwide Pet; Petplan = fetch pet insurance; Pumpkin Pet Insurance; Spot Pet Insurance; ManyPets = bought by many; Lemonade Pet; Animal Friends; Agria; PetFirst = metlife pet; Prudent Pet; AKC Pet Insurance; 24PetWatch; Pet Assure; Crum & Forster Pet; Wagmo; Eusoh; Waggel; Odie Pet Insurance; Petsecure; Bow Wow Meow; Petsy; Felix Cat Insurance; Hartville; PetPartners; Chewy CarePlus; Waggle Pet; Markel Equine`,
      children: [
        {
          name: 'Dog and Cat Insurance',
          terms: `dog health insurance, cat health insurance, vet bill insurance, pet accident and illness plan`,
        },
        { name: 'Horse Insurance', terms: `equine mortality insurance, horse and rider insurance, horsebox insurance` },
      ],
    },
    {
      name: 'Travel Insurance',
      iab: '404',
      sensitivity: 'None',
      label: 'travel insurance',
      description: 'insure trips, health abroad or cancellations',
      domains: ['allianztravelinsurance.com', 'squaremouth.com', 'worldnomads.com', 'travelguard.com'],
      terms: `travel insurance!, trip insurance, trip cancellation insurance, travel medical insurance, medical evacuation insurance, baggage insurance, annual travel insurance, backpacker insurance, holiday insurance, ski insurance, winter sports insurance, cruise insurance, visitor insurance, schengen insurance, flight insurance, flight delay insurance, cancel for any reason, nomad insurance, gap year insurance, visitor medical coverage, car hire excess insurance, trip protection, event cancellation insurance personal`,
      brands: `World Nomads; Allianz Travel = allianz global assistance; Travel Guard = aig travel; Squaremouth; InsureMyTrip; Travelex Insurance; SafetyWing; Generali Global Assistance; Seven Corners; Berkshire Hathaway Travel Protection; Faye Travel Insurance; Travel Insured International; AXA Assistance; Battleface; Staysure; Cover-More; Columbus Direct; AllClear Travel; Tin Leg; Trawick International; Heymondo; MedjetAssist = medjet; True Traveller; Global Rescue; CSA Travel Protection; HTH Worldwide; InsureandGo; Europ Assistance; Chapka; April International; Freely Insurance`,
      children: [
        {
          name: 'Travel Medical Insurance',
          terms: `overseas medical insurance, visitor health insurance, emergency medical travel cover, evacuation cover, visa health insurance`,
        },
        {
          name: 'Trip Cancellation Cover',
          terms: `trip interruption insurance, holiday cancellation cover, trip delay cover, lost luggage cover`,
        },
      ],
    },
    {
      name: 'Business Insurance',
      iab: '398',
      segment: 'B2B',
      sensitivity: 'None',
      label: 'business and commercial insurance',
      description: 'insure a company, its staff and its risks',
      domains: ['thehartford.com', 'hiscox.com', 'nextinsurance.com', 'chubb.com'],
      terms: `business insurance!, commercial insurance!, commercial lines, small business insurance, business owner policy, bop insurance, commercial property insurance, business interruption insurance, key person insurance, employers liability, event insurance, wedding insurance, special event insurance, crop insurance, farm insurance, ranch insurance, livestock insurance, restaurant insurance, contractor insurance, builders risk insurance, trade credit insurance, political risk insurance, kidnap and ransom insurance, aviation insurance, captive insurance, nonprofit insurance, film production insurance,
church insurance, shop insurance, tradesman insurance, franchise insurance, product recall insurance, excess and surplus lines, specialty insurance, vendor insurance, certificate of insurance, environmental liability insurance, equipment breakdown insurance, hospitality insurance, self-insurance`,
      brands: `Next Insurance; Hiscox; Simply Business; CNA = cna financial | cna insurance; AIG = american international group; Markel = markel group; W. R. Berkley = wr berkley | berkley insurance; Arch Insurance = arch capital; Axis Capital; RLI Insurance = rli; Kinsale Capital = kinsale; Philadelphia Insurance Companies; Great American Insurance = american financial group; FM Global; Zurich North America; Berkshire Hathaway Specialty Insurance; Great West Casualty; biBerk; Thimble Insurance; Pie Insurance; Vouch Insurance; Embroker; Insureon; CoverWallet; Huckleberry Insurance; Skuld; Beazley;
Lancashire Holdings; Lloyd's of London = lloyds of london; Starr Companies = starr insurance; Sompo International; Everest Insurance; Allied World; Ironshore; Nautilus Insurance; Scottsdale Insurance; Burns & Wilcox; Church Mutual; Brotherhood Mutual; GuideOne; Federated Insurance; Rural Community Insurance Services; Euler Hermes = allianz trade; Coface; Atradius; Global Aerospace; USAIG; White Mountains = white mountains insurance; Assured Partners = assuredpartners; Old Republic = old republic international; ProSight; Argo Group; James River Insurance; Skyward Specialty; Bold Penguin; Tivly;
Superior Access; K&K Insurance; WedSafe; Nautilus Marine; Ecclesiastical Insurance; AmTrust = amtrust financial; ~Coterie; State National; Ategrity; Utica National; Society Insurance; Acrisure`,
      children: [
        {
          name: 'General Liability Insurance',
          terms: `liability insurance!, general liability, public liability insurance, commercial general liability, product liability insurance, liquor liability insurance, liability coverage`,
        },
        {
          name: 'Professional Liability Insurance',
          terms: `professional liability, professional indemnity, errors and omissions, e&o insurance, malpractice insurance, medical malpractice insurance, directors and officers, d&o insurance, management liability, fiduciary liability insurance, employment practices liability, epli, legal malpractice insurance, media liability insurance, tech e&o`,
          brands: `The Doctors Company; ProAssurance; MLMIC; MagMutual; CPH & Associates; HPSO; NSO Nurses; Coverys; MedPro Group; ALPS Insurance; Attorneys' Liability Assurance; Berxi; MIEC; NORCAL`,
        },
        {
          name: 'Workers Compensation',
          terms: `workers compensation!, workers' comp, workers comp, worker's compensation, workmen's compensation, work injury insurance, employer injury cover`,
          brands: `Employers Holdings; ICW Group; State Compensation Insurance Fund = state fund; Texas Mutual; Pinnacol Assurance; AmeriTrust; Accident Fund; Sedgwick; WCF Insurance; SAIF Corporation; Foresight Insurance; CompSource`,
        },
        {
          name: 'Cyber Insurance',
          terms: `cyber insurance, cyber liability, cyber risk insurance, data breach insurance, ransomware insurance, cyber coverage`,
          brands: `Coalition Insurance; At-Bay; Cowbell Cyber; ~Cowbell; Resilience Cyber; Corvus Insurance; Elpha Secure; CFC Underwriting`,
        },
        {
          name: 'Commercial Auto and Fleet Insurance',
          terms: `commercial auto insurance, fleet insurance, trucking insurance, truck insurance, goods in transit insurance, motor trade insurance, semi truck insurance, business vehicle insurance`,
          brands: `Canal Insurance; Northland Insurance; Progressive Commercial; Nirvana Insurance; Cover Whale; HDVI; Reliance Partners; Carolina Casualty`,
        },
        {
          name: 'Surety Bonds',
          terms: `surety bond!, surety, fidelity bond, contractor bond, performance bond, bid bond, license bond, notary bond, crime insurance, bail bond surety`,
          brands: `SuretyBonds.com; JW Surety Bonds; Merchants Bonding; Lance Surety; BondExchange; NFP Surety; Western Surety; Old Republic Surety`,
        },
        {
          name: 'Farm and Crop Insurance',
          terms: `agricultural insurance, farm liability, grain insurance, tractor insurance, crop hail insurance, ranch insurance policy`,
          brands: `Rain and Hail; ProAg; Nationwide Agribusiness; NAU Country; Hudson Crop; Great American Crop; Farm Family Casualty`,
        },
        {
          name: 'Event and Wedding Insurance',
          segment: 'B2C',
          terms: `wedding cover, event liability insurance, concert insurance, party insurance, festival insurance`,
          brands: `Eventsured; WedSure; Markel Event`,
        },
        {
          name: 'Contractor and Trade Insurance',
          terms: `plumber insurance, electrician insurance, handyman insurance, roofing contractor insurance, tool insurance, cleaning business insurance, landscaper insurance, photographer insurance, hairdresser insurance, salon insurance, freelancer insurance`,
        },
        {
          name: 'Marine and Cargo Insurance',
          terms: `marine insurance, cargo insurance, freight insurance, hull insurance, inland marine insurance, shipping insurance, protection and indemnity club, parcel insurance, warehouse legal liability`,
          brands: `Gard Marine; Skuld P&I; Falvey Cargo; Roanoke Insurance; Shipsurance; Britannia P&I; UPS Capital; Loadsure; NorthStandard; Steamship Mutual; Parsyl; Route Shipping Protection; U-PIC`,
        },
      ],
    },
    {
      name: 'Employee Benefits Insurance',
      iab: '398',
      segment: 'B2B',
      sensitivity: 'None',
      label: 'group insurance for employees',
      description: 'choose insurance benefits for their staff',
      domains: ['unum.com', 'guardianlife.com', 'metlife.com', 'aflac.com'],
      terms: `group insurance, group health insurance, small group health plan, employee health insurance, group life insurance, voluntary benefit, employer-sponsored health insurance, self-insured employer, self-funded health plan, stop-loss insurance, professional employer insurance, ichra, health reimbursement arrangement, hra account, group dental plan, group disability, legal insurance, prepaid legal plan, pharmacy benefit, level-funded plan, union health fund`,
      brands: `Lincoln Financial Group Protection; Symetra; Sun Life U.S. = sunlife us; Reliance Standard = reliance matrix; Mutual of Omaha Group; Guardian Group Benefits; ARAG Legal; MetLife Legal Plans = hyatt legal; Trustmark Benefits; Take Command Health; PeopleKeep; Gravie; Angle Health; Allied Benefit Systems; Meritain Health; Trustmark; UMR Health; Nayya; The Standard Group; Benefitfocus Insurance; Brown & Brown Benefits; HUB Benefits; Kinetiq Health; Marpai; HealthJoy; Zenefits Benefits; Ease Benefits; Employee Navigator`,
      children: [
        {
          name: 'Group Health Plans',
          terms: `company health plan, small business health insurance, employer health plan, corporate health cover, group medical`,
        },
        {
          name: 'Voluntary Benefits',
          terms: `voluntary insurance, worksite benefits, payroll-deducted insurance, supplemental employee cover`,
        },
      ],
    },
    {
      name: 'Reinsurance and Brokerage',
      iab: '95',
      segment: 'B2B',
      sensitivity: 'None',
      label: 'reinsurance, brokers and risk transfer',
      description: 'work with reinsurance, broking and risk transfer',
      domains: ['marsh.com', 'aon.com', 'swissre.com', 'munichre.com'],
      terms: `reinsurance!, reinsurer, retrocession, catastrophe bond, insurance-linked security, insurance brokerage, risk management insurance, insurance consulting, insurance industry event, lloyd's market, mga insurance, wholesale brokerage, risk transfer, underwriting agency, actuarial consulting, ~actuarial, catastrophe modeling, loss ratio, solvency ii, treaty reinsurance, facultative`,
      brands: `Marsh McLennan = marsh & mclennan | marsh mclennan companies; ~Marsh; Aon; Willis Towers Watson = wtw; ~Willis; Arthur J. Gallagher = arthur j gallagher | gallagher insurance; ~Gallagher; Brown & Brown; Hub International = hub insurance; Lockton; USI Insurance Services = usi; Alliant Insurance = alliant insurance services; NFP Corp = nfp; Howden; Ryan Specialty = ryan specialty group; BroadStreet Partners; Guy Carpenter; Swiss Re; Munich Re; Hannover Re = hannover rück; SCOR; Reinsurance Group of America = rga; Everest Re = everest group; RenaissanceRe = renaissance re; PartnerRe;
Gen Re = general re; TransRe; Odyssey Re; Fairfax Financial; Arch Re; Sirius Point = siriuspoint; Enstar; Korean Re; China Re; Amwins; CRC Group; RT Specialty; BMS Group; AM Best = a.m. best; Milliman; McLarens; Crawford & Company; ~Crawford; Gallagher Bassett; Charles Taylor; World Insurance Associates; Risk Strategies; Woodruff Sawyer; Heffernan Insurance; Lockton Re; Convex Insurance; Hamilton Insurance; Ardonagh; PIB Group; Gallagher Re; Greenlight Re; Oliver Wyman Actuarial`,
      children: [
        { name: 'Reinsurance', terms: `reinsurance market, excess of loss, quota share, ils fund` },
        {
          name: 'Risk Management and Broking',
          terms: `insurance risk consulting, corporate risk management, insurance placement, risk advisory, risk engineering`,
        },
      ],
    },
    {
      name: 'Insurance Technology',
      iab: '95',
      segment: 'B2B',
      sensitivity: 'None',
      intent: 'Solution',
      label: 'technology for insurers',
      description: 'buy or build systems for insurance companies and agencies',
      domains: ['guidewire.com', 'duckcreek.com', 'appliedsystems.com', 'verisk.com'],
      terms: `insurtech!, insurance software, insurance technology, agency management system, policy administration system, claims management software, insurance crm, embedded insurance, insurance rating engine, insurance analytics, insurance automation, claims processing, claims management, insurance platform, underwriting software, insurance marketplace, digital insurance`,
      brands: `Guidewire Software; Guidewire; Duck Creek = duck creek technologies; Applied Systems = applied epic; Vertafore; Verisk = verisk analytics | iso claimsearch; CCC Intelligent Solutions = ccc information services; Majesco; EIS Group; Sapiens; Snapsheet; Tractable; Shift Technology; Mitchell International = enlyte; LexisNexis Risk Insurance; EZLynx; HawkSoft; AgencyBloc; Ebix; Insurity; Socotra; Cape Analytics; Zesty.ai; Betterview; Cover Genius; Boost Insurance; Bolttech Platform; Xactware = xactimate; Hi Marley; One Inc; Quotit; Slice Labs; Zywave; NowCerts; Solera = audatex; Five Sigma;
Origami Risk; Riskonnect; ZhongAn; wefox; Friendsurance; Acko; Digit Insurance = go digit; Cambridge Mobile Telematics; Arity; InsuranceNewsNet; InsureTech Connect = itc vegas; Moody's RMS = rms risk management solutions; AIR Worldwide`,
    },
    {
      name: 'Claims and Switching',
      iab: '398',
      intent: 'Problem',
      label: 'insurance claims and switching',
      description: 'make claims, switch insurer or look for better rates',
      domains: ['insurify.com', 'naic.org', 'valuepenguin.com', 'moneysupermarket.com'],
      terms: `file a claim, claim denied, claims adjuster service, insurance settlement, insurance fraud, insurance dispute, total loss claim, roof insurance claim, water damage claim, insurance savings, cheap insurance, compare insurance, insurance rate, switch insurance, insurance lapse, lapsed policy, insurance cancellation, insurance regulator, loss assessment, public adjusting, no-claims protection, insurance shopping`,
      brands: `ValuePenguin; National Association of Insurance Commissioners = naic; Insurance Information Institute = triple-i; Insurance Journal; MoneyGeek; NerdWallet Insurance; Property Casualty 360; Coverage.com; Uswitch Insurance`,
      children: [
        {
          name: 'Insurance Claims',
          terms: `claim settlement, claim filing, accident claim insurance, storm damage claim, claim payout`,
        },
        {
          name: 'Insurance Comparison',
          terms: `insurance comparison site, quote comparison, insurance aggregator, insurance rate shopping`,
        },
      ],
    },
    {
      name: 'Insurance Companies and Agents',
      iab: '398',
      label: 'insurance',
      description: 'compare insurers, agents and cover of all kinds, or work in insurance',
      domains: ['naic.org', 'iii.org', 'insurancejournal.com', 'policygenius.com'],
      terms:
        'insurance company, insurance agent, insurance agency, insurance carrier, insurance provider, insurer, insurance broker, insurance quote, insurance policy, insurance premium, insurance coverage, insurance deductible',
    },
  ],
}

export default insurance
