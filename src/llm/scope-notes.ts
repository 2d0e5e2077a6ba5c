import type { AudienceType, ParentCategory } from '../engine'

/** What belongs to each category, for the prompt. */
export const SCOPE_NOTES: Record<ParentCategory, string> = {
  Auto: 'cars, trucks, EVs, motorcycles, RVs, boats, makes and models, dealers, buying, leasing, owning',
  'Auto Parts & Services': 'parts, tires, repair, maintenance, car wash, roadside help, accessories',
  'Business Services':
    'consulting, legal, accounting, office, procurement, small business, management, C-level roles with no other industry, commercial printing, trade',
  'Marketing & Advertising': 'marketing, advertising, PR, market research, ad tech, sales enablement',
  'Careers & HR': 'jobs, recruiting, resumes, salaries, HR, payroll, workforce, remote work',
  'Manufacturing & Construction':
    'factories, machinery, chemicals, materials, mining, aerospace, defence industry, construction trade, engineering',
  'Logistics & Transportation':
    'freight, shipping, supply chain, warehousing, fleets, rail and public transport, delivery, moving',
  'Energy & Agriculture': 'oil, gas, renewables as an industry, utilities, farming, forestry, fishing industry',
  'Consumer Electronics':
    'phones, TVs, cameras, audio gear, wearables, computers and tablets bought by people, smart home devices',
  'Software & SaaS':
    'business and consumer software, apps, CRM, ERP, productivity, AI and data tools, web design, development',
  'IT & Cybersecurity': 'cloud, servers, networks, storage, data centres, security, DevOps, IT services, databases',
  'Telecom & Internet':
    'carriers, broadband, mobile plans, VoIP, 5G, internet service, social networks and online communities as services',
  'Banking & Lending': 'banks, cards, loans, mortgages, credit, debt, payments, personal finance, taxes, student loans',
  'Investing & Wealth':
    'stocks, funds, crypto, brokers, retirement, wealth, financial planning, the economy in general',
  Insurance: 'every insurance line, including auto, home, life, health, pet, travel',
  'Healthcare & Pharma':
    'diseases, conditions, treatments, drugs, doctors, hospitals, dental, vision, mental health, medical devices, health industry',
  'Fitness & Wellness': 'exercise, gyms, weight loss, nutrition, supplements, yoga, meditation, sleep, healthy living',
  'Home & Garden':
    'furniture, décor, bedding, kitchenware, appliances, cleaning, gardening, landscaping, interior design',
  'Home Improvement':
    'remodelling, DIY, tools, hardware, plumbing, HVAC, roofing, painting, home security, solar at home',
  'Real Estate':
    'buying, selling, renting homes, land, commercial property, agents, property management, home builders',
  'Food & Grocery': 'groceries, packaged food, cooking, recipes, baking, diets as food, meal kits, snacks',
  'Restaurants & Dining': 'restaurants, fast food, cafés as venues, food delivery, dining out',
  'Beverages & Alcohol': 'coffee, tea, soft drinks, juice, water, beer, wine, spirits, bars',
  'Apparel & Accessories': 'clothing, shoes, bags, jewellery, watches, fashion, luxury fashion',
  'Beauty & Personal Care': 'cosmetics, skin, hair, fragrance, grooming, oral care, hygiene, salons, spas, tattoos',
  'Retail & Shopping':
    'stores, malls, coupons, deals, gifts, e-commerce, department stores, flowers, auctions, toys with no other home; tobacco, vaping and cannabis products (sensitivity Moderate)',
  'Travel & Tourism': 'destinations, trips, airlines, cruises, tours, theme parks, car hire, luggage, visas',
  'Hotels & Lodging': 'hotels, motels, resorts, vacation rentals, hostels, campgrounds as lodging',
  'Movies & TV':
    'film, television, streaming video, actors, celebrities, comedy, animation, online video; adult content (sensitivity High)',
  'Music & Audio': 'music, bands, concerts, instruments, radio, podcasts, streaming audio',
  Gaming: 'video games, consoles, esports, board and card games, gambling, lotteries, fantasy sports',
  'News & Publishing': 'news, weather, magazines, newspapers, books, literature, comics, blogs, humour reading',
  Sports: 'teams, leagues, every competitive sport, sports gear, sports fans',
  'Outdoor Recreation':
    'hiking, camping, fishing, hunting, cycling for leisure, boating for leisure, climbing, water and snow recreation; weapons (sensitivity Moderate)',
  'Hobbies & Arts':
    'crafts, collecting, photography as a hobby, painting, museums, theatre, dance, fine art, genealogy, models, sewing; live events and ticketing in general',
  'Family & Relationships':
    'parenting, babies, children, dating, marriage, elder care, family life, baby and children’s products',
  'Education & Science':
    'schools, universities, courses, languages, test preparation, scholarships, science, history, reference',
  'Pets & Animals': 'pets, pet food, vets, animals, wildlife',
  'Demographics & Life Events':
    'age, income, gender, household, ethnicity, language, life stage, weddings, moving house, graduation, holidays, birthdays',
  'Government & Politics':
    'government, public administration, elections, parties, policy, law and crime as public affairs, military, public safety',
  'Community & Causes':
    'religion, spirituality, astrology, charities, volunteering, environment as a cause, social issues, clubs',
}

export const AUDIENCE_NOTES: Record<AudienceType, string> = {
  'In-Market Shoppers': 'about to buy, comparing offers',
  Researchers: 'reading up on a subject, not yet buying',
  Owners: 'have the thing now',
  'Past Purchasers': 'bought it before',
  'Brand Loyalists': 'keep to one brand',
  'Decision Makers': 'decide on purchases for an organization',
  Professionals: 'work in the field',
  Entrepreneurs: 'found or own a business',
  Enthusiasts: 'do it or care about it for pleasure',
  'Fans & Followers': 'follow a team, person, show or league',
  'Event Attendees': 'go to the event',
  'Students & Learners': 'study or train',
  'Life Stage': 'people at a turning point: newlyweds, new parents, retirees',
  Demographic: 'people of an age, income, household or other trait, with no interest named',
}
