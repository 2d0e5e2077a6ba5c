import type { ParentCategory } from '../taxonomy/vocabulary'

/** Words by which companies name their trade: they file a company that no list knows. Same syntax as the category files. */
export const COMPANY_WORDS: readonly [ParentCategory, string][] = [
  [
    'Banking & Lending',
    'bancorp, bancorporation, bancshare, bancgroup, banc, banco, banque, sparkasse, raiffeisen, savings bank, national bank, federal credit union, credit union, bankshare, thrift, ~financial, financial service, financial group, ~trust company',
  ],
  [
    'Investing & Wealth',
    '~capital, capital management, capital partner, capital group, asset management, investment management, ~investment, ~equity, private equity, ~venture, securities, brokerage, wealth management, ~advisor, fund management, acquisition corp',
  ],
  [
    'Insurance',
    'assurance, reinsurance, casualty, insurance group, mutual insurance, ~mutual, ~life and annuity, indemnity',
  ],
  [
    'Healthcare & Pharma',
    'therapeutic, pharmaceutical, pharma, bioscience, biosciences, biotechnology, biotech, biopharma, biologic, medical center, healthcare, ~health, health system, clinic, surgical, diagnostic, genomic, genetics, oncology, lifescience, life science, laboratory, dental, medical, ~care center, vaccine, regional hospital, physician group, orthopedic, medtech',
  ],
  [
    'Energy & Agriculture',
    'petroleum, ~energy, ~oil, ~gas, pipeline, midstream, drilling, oilfield, exploration and production, electric power, ~power, utility, ~resource, ~solar, ~wind, hydroelectric, gas and electric, light and power, natural gas, biofuel, agribusiness, ~farm, seed company, fertilizer, agri, agro',
  ],
  [
    'Manufacturing & Construction',
    '~industry, industrial, chemical, ~material, steel, aluminum, metal, mining, ~mine, aerospace, ~defense, machinery, engineering and construction, construction, ~paper, packaging, plastic, ~instrument, ~controls, foundry, semiconductor, ~precision, coating, ~glass, cement, aggregates, ~rubber, textile, polymer, composites, ~dynamics, ~technologies, ~tool works, copper, gold mining, lumber, ~builders supply',
  ],
  [
    'Logistics & Transportation',
    'logistic, freight, trucking, ~shipping, ~transport, transportation, ~express, railroad, railway, ~freight lines, ~lines, cargo, maritime, ~fleet, courier, ~marine, moving company, van lines, forwarding',
  ],
  [
    'Real Estate',
    'realty, reit, property trust, ~property, ~properties, real estate, apartment community, ~residential, ~homes, homebuilder, ~communities, land company, ~development company, storage trust, real estate investment trust',
  ],
  [
    'IT & Cybersecurity',
    '~network, ~networks, ~systems, data system, ~security, cyber, ~infotech, ~data, hosting, information system, ~computing, cloud, datacenter',
  ],
  ['Software & SaaS', 'software, ~technology, ~labs, ~interactive, ~analytics, ~digital, ~apps, ~platforms, ~ai'],
  [
    'Telecom & Internet',
    'telecom, telecommunication, communications holdings, ~communication, wireless, ~cable, telephone, cellular, broadband, ~satellite, ~mobile',
  ],
  ['Consumer Electronics', 'electronics, ~electronic, ~audio, ~devices'],
  [
    'Food & Grocery',
    'food, foods, ~farms, bakery, bakeries, ~kitchen, confectionery, supermarket, ~market, ~grocers, dairy, ~mills, meat, provisions, ~brands food, creamery, ~harvest, chocolate, snack',
  ],
  [
    'Restaurants & Dining',
    '~grill, grille, pizzeria, ~pizza, burger, steakhouse, taqueria, cantina, bistro, ~diner, ~cafe, barbecue restaurant, chophouse, ~kitchen and bar, sushi bar, eatery, trattoria, ristorante, brasserie, deli, ~wings, ~tacos, chicken restaurant, pancake house, ~donuts, doughnut shop',
  ],
  [
    'Beverages & Alcohol',
    'brewing, brewery, vineyard, winery, distillery, beverage, bottling, ~spirits, ~cellars, roaster, coffee roaster, ~coffee, ~tea company, brew pub, taproom',
  ],
  [
    'Travel & Tourism',
    'airline, airway, ~air, cruise, cruise line, tour, tour operator, travel, ~vacation, ~holidays, theme park, ~voyages, ~expeditions, charter, aviation services, rent a car, car rental, amusement park, water park',
  ],
  [
    'Hotels & Lodging',
    'hotel, inn, suite, resort, motel, lodge, hospitality, ~lodging, hostel, bed and breakfast, hotels and resorts, ~retreat',
  ],
  [
    'Marketing & Advertising',
    'advertising, ~media group, outdoor advertising, public relations firm, marketing agency, ~creative, ad agency, ~communications agency, ~branding',
  ],
  [
    'Business Services',
    'consulting, consultancy, ~associates, ~advisory, outsourcing, ~solutions, law firm, legal service, accountancy, ~partners llp, business solution, business service, uniform service, ~services, audit firm',
  ],
  [
    'Careers & HR',
    'staffing, recruitment, personnel service, workforce solution, executive search, employment agency, talent solution, payroll',
  ],
  [
    'Movies & TV',
    'entertainment, ~studio, ~pictures, broadcasting, television, ~cinema, theatre chain, ~films, ~media',
  ],
  ['Music & Audio', 'records, ~recordings, ~radio, music group'],
  [
    'News & Publishing',
    'publishing, publication, ~press, newspaper, ~tribune, ~gazette, ~herald, ~times, ~chronicle, ~post, ~journal, media publishing, bookseller, bookstore',
  ],
  ['Gaming', '~gaming, casino, ~game studio, games, lottery'],
  ['Sports', 'sporting goods, ~athletics, ~sports, golf club, racing team, ~fc, ~football club, baseball club'],
  ['Fitness & Wellness', 'fitness, gym, ~wellness, ~nutrition, yoga, pilates, crossfit'],
  [
    'Education & Science',
    'university, college, academy, school district, ~institute, ~school, education group, learning center, ~science, polytechnic, ~education',
  ],
  [
    'Community & Causes',
    'foundation, ~charity, ~ministries, church, nonprofit, ~society, relief organization, ~alliance, ymca',
  ],
  [
    'Government & Politics',
    'department of, ministry of, ~authority, ~commission, ~bureau, city of, county of, state of, ~agency, federal bureau',
  ],
  [
    'Apparel & Accessories',
    'apparel, clothing, footwear, ~outfitters, jewelers, jeweler, ~fashion, ~wear, shoe, ~boutique, denim, eyewear, ~watch company, lingerie',
  ],
  [
    'Beauty & Personal Care',
    'cosmetics, beauty, salon, ~spa, skincare, fragrance, barber shop, hair salon, nail salon, ~personal care',
  ],
  [
    'Retail & Shopping',
    '~store, department store, ~outlet, ~mart, ~shop, ~mall, ~retail, variety store, general store, dollar store, thrift store, ~emporium, gift shop, florist, shopping center, ~stores',
  ],
  [
    'Home & Garden',
    'furniture, home furnishing, mattress, appliance, ~garden center, nursery and garden, ~home decor, lawn and garden, flooring and decor, ~kitchens, housewares',
  ],
  [
    'Home Improvement',
    'hardware store, building supply, ~lumber yard, plumbing, roofing, hvac, pest control, paint store, home center, ~windows and doors, ~heating and cooling, ~electric company contractor',
  ],
  [
    'Auto',
    '~motor, motors, automotive group, auto dealer, ~automotive, car dealership, motorcycle, ~auto group, auto sales, rv dealer, marine dealer',
  ],
  [
    'Auto Parts & Services',
    'auto part, tire, ~lube, car wash, collision center, auto body, muffler, transmission repair, auto repair, brake service, ~auto glass, auto service center',
  ],
  [
    'Pets & Animals',
    'pet supply, veterinary, animal hospital, ~pet, kennel, ~zoo, aquarium, animal health, animal clinic',
  ],
  [
    'Family & Relationships',
    'childcare center, ~kids, ~baby, daycare, senior living, assisted living, funeral home, funeral service',
  ],
  [
    'Outdoor Recreation',
    '~outdoors, ~marina, ski resort, ~campground, bait and tackle, ~mountain sports, firearms, ~arms',
  ],
  [
    'Hobbies & Arts',
    'craft store, ~gallery, ~museum, ~theatre company, ~hobby, art supply, ~ticketing, live event, toy and hobby',
  ],
]
