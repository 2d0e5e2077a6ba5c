/** Companies that sell audience data. In front of a name they say who sells it, not what it is about. */
export const DATA_PROVIDERS = `
  acxiom, experian marketing services, oracle data cloud, bluekai, datalogix, addthis, grapeshot, liveramp, liveramp
  data marketplace, epsilon, alliant, alliantdata, quorum, 123push, neustar, tru optik, ixi, nielsen catalina, nci
  solutions, ncsolutions, comscore, lotame, eyeota, dun & bradstreet, d&b, dnb, bombora, intentsify, techtarget,
  madison logic, clickagy, aberdeen, true influence, infogroup, data axle, infousa, webbula, stirista, versium,
  towerdata, tower data, anteriad, merit direct, wiland, cross pixel, crosspixel, factual, placeiq, cuebiq,
  ubermedia, inmarket, gravy analytics, safegraph, x mode, skyhook, skydeo, reveal mobile, unacast, groundtruth,
  digital envoy, semasio, weborama, adsquare, zeotap, roq.ad, tapad, crosswise, adbrain, permutive, adform, adobe
  audience manager, krux, exelate, visualdna, cardlytics, affinity solutions, affinity answers, commerce signals,
  second measure, facteus, yodlee, ameriprise data, ihs markit, s&p global mobility, r. l. polk, autodata solutions,
  v12, v12 data, v12 group, porch group media, dealertrack, cox automotive, kbb data, edmunds data, driveline,
  personicx, p$ycle, mri, mri-simmons, mri simmons, i360, l2, l2 political, targetsmart, aristotle, catalist, deep
  root, data trust, tunnl, speakeasy, civis, audienceproject, statsocial, sprinklr, affinio, netbase, fullcontact,
  throtle, infutor, verisk, verisk marketing solutions, jornaya, speedeon, speedeon data, melissa data, adstra, alc,
  merkury, dstillery, media6degrees, 33across, sharethis, kantar shopcom, vistar, samba tv, inscape, alphonso, lg
  ads, roku data, ispot, ispot.tv, 605, tvision, screen engine, movio, mobilewalla, start.io, startapp, kochava,
  appannie, data.ai, apptopia, complementics, digital element, datonics, delidatax, emodo, eyereturn, fysical,
  goldfish ads, healthline data, healix, crossix, iqvia, ims health, medscape data, symphony health, purple lab,
  purplelab, definitive healthcare, pulsepoint, adstheorem, kythera, komodo, ribbon health, healthverity,
  deepintent, optimizerx, phreesia, vertical mass, audigent, hearst data, meredith data, dotdash data, conde nast
  spire, forbes data, insticator, ziff davis data, everyday health data, parkmobile, peer39, comscore activation,
  proximic, gumgum, oracle contextual, integral ad science, ias, doubleverify, zefr, channel factory, pixability,
  captify, kubient, adara, expedia data, tripadvisor data, travel audience, sabre data, valassis, catalina
  marketing, quotient, coupons.com data, shopkick, inmar, numerator, infoscout, circana, npd, dunnhumby, 84.51,
  kroger precision marketing, walmart connect, lifesight, powerlytics, wealthengine, ixi services, fiserv data,
  throtle id, audience acuity, truaudience, navegg, retargetly, toluna, cint, pureprofile, digiseg, captify data,
  starcount, mosaic uk, gfk dam, schober, emetriq, mediarithmics, sirdata, temelio, zeta global, disqus data, yahoo
  data, aol data, ttd, the trade desk, index exchange, xandr, appnexus, google dmp, doubleclick, truedata, true
  data, datax, data x, accudata, alesco, alesco data, exact data, gale data, leadspace, lead411, lusha, cognism,
  apollo data, polk, polk auto, polkauto, ncs, nielsen catalina solutions, iri, iri worldwide, acx, acxm, swoop,
  adaptmx, mobilewalla data, blis, vdx, netwise, netline, audience partners, odc, dlx, liveintent, lifesight data,
  cadent, comcast data, experian auto, autotrader data, jd power data, placer ai, placer.ai, safegraph places,
  dstillery data, eyeota data, equifax ixi, ixi digital, tivo data, nielsen scarborough, scarborough, dun
  bradstreet, dunbradstreet, connext, onaudience, audiencerate, fifty five, sqad, datacratic, purchase graph,
  claritas prizm, experian, equifax, transunion, nielsen, salesforce dmp, yougov, ipsos, kantar, gfk, quantcast,
  conversant, gracenote, sojern, instacart   data, verizon media, ziff davis, vericast, dynata, claritas, caci,
  merkle, branch data
`

/** Sellers whose names are topics as well: before underscores they need another sign that a system wrote the name. */
export const WELL_KNOWN_PROVIDERS = `
  oracle, visa, mastercard, american express, amex, college board, foursquare, g2, zoominfo, 6sense, demandbase,
  earnest, veeva, ibotta, drawbridge, connexions, windfall, zeta, spins, resonate, prizm
`

/** Words before a colon or a dash, or after the seller, that only say what kind of list it is: "Genre - Jazz". */
export const LABELS = `
  ctx, context, contextual, genre, genres, interest, interests, topic, topics, intent topic, segment, segments,
  audience, audiences, custom, custom audience, custom segment, syndicated, premium, standard, taxonomy, category,
  subcategory, keyword, keywords, lifestyle, lifestyles, behavior, behavioral, demo, demographic, demographics,
  affinity, affinities, propensity, data, modeled, lookalike, name, title, label, seg, aud, cat, consumer, b2b, b2c
`

/** What sellers' systems put between their name and the topic. */
export const SYSTEM_CODES =
  'oim, fin, hh, ind, dem, int, prop, mod, attr, dlx, ixi, aut, trv, rtl, cpg, tx, id, uid, cd, flg'

/** Parts of a path that only say what kind of list follows. */
export const STRUCTURAL_SEGMENTS = `
  interest, interests, in-market, in market, intent, instant intent, purchase intent, purchase intenders, intenders,
  consumer, consumers, consumer data, lifestyle, lifestyles, lifestyle and interests, interests and activities,
  behavior, behaviors, behavioral, behavioural, behaviour, demographic, demographics, demo, geo, geographic,
  geography, psychographic, psychographics, firmographic, firmographics, technographic, technographics,
  transactional, transactions, purchase, purchases, purchase based, past purchase, past purchases, ownership,
  propensity, propensities, affinity, affinities, activity, activities, custom, custom audiences, custom segments,
  custom segment, standard, premium, syndicated, branded, branded data, proprietary, partner data, third party,
  3rd party, first party, 1p, 2p, 3p, modeled, modelled, lookalike, lookalikes, deterministic, probabilistic,
  declared, inferred, predicted, segment, segments, audience, audiences, audience segments, taxonomy, category,
  categories, topic, topics, data, marketplace, data marketplace, library, catalog, all, other, misc, miscellaneous,
  general, root, online, offline, mobile, desktop, ctv, cross device, app, apps, app usage, web, location,
  location visits, place visits, visitation, visits, life stage, life stages, life events, seasonal, b2b, b2c, b2b2c,
  b2e, b2g, business data, national, new, beta, test, default, active, public, private, prospecting, retargeting,
  super segments, audience packs, bundles, likely, likely to buy, shopping, buyer type, type
`

/** Markets: structure inside a path, a destination at its end. */
export const REGION_SEGMENTS =
  'us, usa, u.s., united states, uk, united kingdom, ca, canada, global, worldwide, north america, emea, apac, latam'

/** How sellers call our categories. The right side is one of the 41. */
export const CATEGORY_ALIASES: Record<string, string> = {
  automotive: 'Auto',
  autos: 'Auto',
  'autos and vehicles': 'Auto',
  automobiles: 'Auto',
  cars: 'Auto',
  vehicles: 'Auto',
  'auto parts': 'Auto Parts & Services',
  business: 'Business Services',
  marketing: 'Marketing & Advertising',
  advertising: 'Marketing & Advertising',
  careers: 'Careers & HR',
  jobs: 'Careers & HR',
  'human resources': 'Careers & HR',
  construction: 'Manufacturing & Construction',
  manufacturing: 'Manufacturing & Construction',
  logistics: 'Logistics & Transportation',
  transportation: 'Logistics & Transportation',
  agriculture: 'Energy & Agriculture',
  energy: 'Energy & Agriculture',
  electronics: 'Consumer Electronics',
  software: 'Software & SaaS',
  saas: 'Software & SaaS',
  cybersecurity: 'IT & Cybersecurity',
  telecom: 'Telecom & Internet',
  telecommunications: 'Telecom & Internet',
  banking: 'Banking & Lending',
  'personal finance': 'Banking & Lending',
  investing: 'Investing & Wealth',
  investments: 'Investing & Wealth',
  healthcare: 'Healthcare & Pharma',
  pharma: 'Healthcare & Pharma',
  medical: 'Healthcare & Pharma',
  fitness: 'Fitness & Wellness',
  wellness: 'Fitness & Wellness',
  'home and garden': 'Home & Garden',
  garden: 'Home & Garden',
  food: 'Food & Grocery',
  grocery: 'Food & Grocery',
  groceries: 'Food & Grocery',
  'food and beverage': 'Food & Grocery',
  dining: 'Restaurants & Dining',
  restaurants: 'Restaurants & Dining',
  beverages: 'Beverages & Alcohol',
  alcohol: 'Beverages & Alcohol',
  apparel: 'Apparel & Accessories',
  fashion: 'Apparel & Accessories',
  'style and fashion': 'Apparel & Accessories',
  clothing: 'Apparel & Accessories',
  beauty: 'Beauty & Personal Care',
  'personal care': 'Beauty & Personal Care',
  'beauty and personal care': 'Beauty & Personal Care',
  retail: 'Retail & Shopping',
  tourism: 'Travel & Tourism',
  hotels: 'Hotels & Lodging',
  lodging: 'Hotels & Lodging',
  movies: 'Movies & TV',
  television: 'Movies & TV',
  film: 'Movies & TV',
  tv: 'Movies & TV',
  music: 'Music & Audio',
  games: 'Gaming',
  'video games': 'Gaming',
  news: 'News & Publishing',
  'books and literature': 'News & Publishing',
  outdoors: 'Outdoor Recreation',
  'hobbies and interests': 'Hobbies & Arts',
  hobbies: 'Hobbies & Arts',
  'arts and entertainment': 'Hobbies & Arts',
  parenting: 'Family & Relationships',
  family: 'Family & Relationships',
  'family and parenting': 'Family & Relationships',
  education: 'Education & Science',
  science: 'Education & Science',
  pets: 'Pets & Animals',
  politics: 'Government & Politics',
  government: 'Government & Politics',
  'law and government': 'Government & Politics',
  religion: 'Community & Causes',
  charity: 'Community & Causes',
}
