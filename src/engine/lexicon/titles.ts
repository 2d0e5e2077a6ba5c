import type { ParentCategory, SegmentType } from '../taxonomy/vocabulary'

/** Ranks of a title. They say who the people are, not what they work in. */
export const SENIORITIES = {
  executive: `ceo, chief executive officer, chief executive, coo, chief operating officer, cfo, chief financial officer, president, chairman, chairwoman, chairperson, chair of the board, c suite, c level, c level executive, cxo, executive, chief officer, chief, board member, board director,
    executive vice president, evp, senior vice president, svp, vice president, vp, avp, assistant vice president, managing director, managing partner, general partner, executive director, partner, principal, general manager, chief of staff, founder, co founder, cofounder, cao, chief administrative officer, cso,
    chief strategy officer, president and ceo, business leader, senior executive, company director, non executive director, exec`,
  director:
    'director, dir, senior director, associate director, assistant director, head of, head, deputy director, director of, dean, global head, regional director, country manager, country head',
  manager:
    'manager, senior manager, assistant manager, team lead, team leader, lead, supervisor, first line supervisor, foreman, coordinator, program manager, department manager, area manager, regional manager, district manager, branch manager, line manager, controller, superintendent, manager of, mgr, sr manager, sr mgr',
} as const

/** Words that make a name a title or an occupation without saying of what. */
export const OCCUPATION_WORDS = `clerk, engr, coord, dev engineer, technician, operator, assistant, engineer, specialist, worker, representative, analyst, officer, aide, attendant, inspector, installer, repairer, mechanic, tender, helper, laborer, labourer, handler, agent, associate, consultant, advisor, adviser, administrator, planner, scientist,
  technologist, therapist, instructor, trainer, tutor, professional, practitioner, expert, staff, personnel, employee, crew, crew member, apprentice, intern, trainee, dispatcher, estimator, examiner, investigator, appraiser, assessor, auditor, buyer and purchasing agent, packer, assembler, fabricator, machinist,
  molder, moulder, welder, weaver, driver, pilot, captain, guard, host, hostess, waiter, cook, usher, porter, designer, developer, programmer, architect, editor, writer, artist, producer, teacher, professor, lecturer, counselor, counsellor, coach, scout, umpire, referee, nurse, physician, surgeon,
  doctor, dentist, hygienist, pharmacist, paramedic, lawyer, attorney, paralegal, judge, accountant, bookkeeper, cashier, teller, salesperson, sales representative, salesman, broker, underwriter, adjuster, actuary, statistician, economist, mathematician, historian, librarian, curator, archivist, biologist, chemist, physicist, geologist, psychologist, sociologist, secretary,
  receptionist, typist, interpreter, translator, reporter, journalist, announcer, recruiter, generalist, strategist, evangelist, scrum master, product owner, business partner, fellow, postdoctoral fellow, research fellow, resident, faculty, superintendent, foreperson, tradesperson, contractor, surveyor, drafter, draftsman, conductor, electrician, plumber, carpenter, mason, roofer, painter, glazier,
  barber, hairdresser, stylist, farmer, rancher, fisher, logger, miner, driller, soldier, firefighter, police officer, detective, bailiff, ranger, janitor, housekeeper, maid, nanny, caretaker, undertaker, embalmer, mortician, clergy, priest, pastor, minister, rabbi, imam, missionary, social worker, case worker, organizer, lobbyist, policymaker, legislator, governor, mayor, controller, treasurer,
  purchasing agent, procurement officer, expediter, postdoc, scholar, principal investigator, registrar, provost, chancellor, rector, headmaster, adjunct, reader in,
  retail buyer, fashion buyer, merchandise buyer, assistant buyer, senior buyer, purchasing buyer, technical buyer, wholesale buyer, grocery buyer, apparel buyer, media buyer, category buyer, procurement buyer,
  gambling dealer, casino dealer, blackjack dealer, card dealer, table games dealer, assistant professor, associate professor`

/** Endings that make a word an occupation. */
export const OCCUPATION_ENDINGS = ['ologist', 'ographer', 'ician', 'onomist', 'smith', 'keeper', 'wright', 'arian']

/** Departments: the function that a title names decides its category. */
export const DEPARTMENTS: readonly { category: ParentCategory; words: string }[] = [
  {
    category: 'Business Services',
    words:
      '~operation, strategy, corporate strategy, business operation, general management, administration, procurement, purchasing, legal, finance, accounting, corporate development, business development, customer success, customer service, customer support, customer experience, compliance, office, corporate affair, risk, audit, quality, business transformation, project management, program management, professional service, client service, account management, partnership, alliance, commercial, shared service, facility, governance, sustainability officer',
  },
  {
    category: 'Marketing & Advertising',
    words:
      'marketing, brand, advertising, communication, public relation, pr, sale, sales operation, revenue, growth, demand generation, media, digital marketing, content marketing, social media, product marketing, ecommerce marketing, creative, copywriting, media buying, media planning, seo, sales enablement, brand management, go to market, field marketing, lead generation, ad operation, inside sale, market research, consumer insight',
  },
  {
    category: 'Careers & HR',
    words:
      'human resource, hr, talent, talent acquisition, people operation, people and culture, recruiting, recruitment, payroll, compensation, benefit, learning and development, employee relation, workforce, staffing, hris, diversity and inclusion, dei, people officer, total reward',
  },
  {
    category: 'IT & Cybersecurity',
    words:
      'it, information technology, information security, cybersecurity, security operation, infrastructure, network, system administration, devops, cloud, technology officer, technology, data center, database, it operation, help desk, enterprise architecture, information officer, information system, sre, site reliability',
  },
  {
    category: 'Software & SaaS',
    words:
      'software, software engineering, software development, data science, product management, product, machine learning, ai, artificial intelligence, ux, user experience, data analytics, web development, analytics, qa, frontend, backend, full stack, data engineering, business intelligence',
  },
  {
    category: 'Manufacturing & Construction',
    words:
      'engineering, manufacturing, production, quality control, plant, construction, industrial, process engineering, maintenance engineering, r&d, research and development, mechanical, electrical engineering, civil engineering',
  },
  {
    category: 'Logistics & Transportation',
    words:
      'logistic, supply chain, transportation, warehouse, fleet, distribution, shipping, fulfillment, inventory, freight, transit, vehicle operator, vehicle driver, truck, bus',
  },
  {
    category: 'Healthcare & Pharma',
    words:
      'nursing, medical, clinical, patient, pharmacy, health, medicine, surgery, surgical, clinic, hospital, oncology, cardiology, pediatric, radiology, medical affair, regulatory affair, clinical operation',
  },
  {
    category: 'Education & Science',
    words:
      'admission, curriculum, academic, student affair, enrollment, school, faculty, instruction, education, teaching, research, university, college',
  },
  {
    category: 'Investing & Wealth',
    words:
      'investment, portfolio, wealth, asset management, private equity, venture capital, equity research, investor relation, fund, trading, treasury',
  },
  { category: 'Banking & Lending', words: 'lending, loan, credit, mortgage, banking, branch banking, collection, tax' },
  { category: 'Insurance', words: 'claim, underwriting, actuarial' },
  {
    category: 'Government & Politics',
    words: 'public affair, government affair, government relation, public policy, public sector, policy',
  },
  { category: 'Real Estate', words: 'real estate, leasing, property, property management' },
  { category: 'Retail & Shopping', words: 'merchandising, store, retail, ecommerce, e commerce' },
  {
    category: 'Community & Causes',
    words: 'fundraising, development officer, volunteer, donor relation, community outreach',
  },
]

/** What the words around a name say of the segment; the first rule that matches wins. */
export const SEGMENT_RULES: readonly {
  segment: SegmentType
  rule: string
  words: string /** Where such people are filed. */
  subject?: ParentCategory
}[] = [
  {
    segment: 'B2B2C',
    rule: 'says it serves businesses and consumers',
    words:
      'b2b2c, prosumer, franchise, franchisee, franchising, reseller, small business and consumer, consumer and business, business and consumer, consumer and small business, white label, affiliate seller, marketplace seller, channel partner, dropshipper, dropshipping, direct seller, etsy seller, amazon seller, ebay seller, shopify seller, online seller, third party seller, marketplace vendor, multi level marketing, mlm, network marketing, independent sales consultant, gig worker, gig economy, creator economy, influencer and brand',
  },
  {
    segment: 'B2E',
    rule: 'employees as such',
    subject: 'Careers & HR',
    words:
      'b2e, our employee, our staff, our team member, our workforce, employee of, staff of, employees at, internal audience, internal communication audience, company staff, frontline employee, frontline worker, frontline staff, deskless worker, office staff, remote employee, hourly employee, hourly worker, new hire, union employee, staff member, workforce member, company employee, corporate employee, seasonal employee, team member, furloughed, alumni of company',
  },
  {
    segment: 'B2G',
    rule: 'a government body or official',
    subject: 'Government & Politics',
    words: `b2g, government agency, federal agency, state agency, local agency, government buyer, government contractor, government procurement, government official, government employee, government worker, federal employee, state employee, civil servant, public official, elected official, public sector, public administration, federal government, state government, local government, municipal government, city government, county government, municipality, city council, county commissioner, city manager,
    mayor, governor, legislator, senator, congressman, congresswoman, congressional staff, policymaker, policy lawmaker, diplomat, ambassador, embassy, ministry, department of defense, department of, pentagon, dod, homeland security, law enforcement agency, police department, fire department, sheriff, public safety agency, military procurement, defense agency, armed force leader, military officer, military leadership, government decision government it, government administration, federal procurement, public works, public school district, school board, regulator, regulatory agency, federal, municipal, legislative office, executive office,
    judiciary, courts of law, military base, public health agency, public assistance program, housing program, international affair, space research and technology, administration of justice, correctional institution, fire protection, law enforcement, transportation program, utility administration, environmental quality program, economic program, community development program, conservation program, health and human service, government administrator, government leader, public procurement, tribal government, town clerk, public agency`,
  },
]

/** Words that make a thing a business audience wherever it is filed. */
export const BUSINESS_WORDS = `b2b, business, enterprise, smb, sme, small business, mid market, midmarket, commercial, corporate, wholesale, wholesaler, distributor, industrial, manufacturer, manufacturing, supplier, vendor, procurement, oem, industry, firmographic, firm, contractor, professional service, decision buying committee, trade association, industry association,
  business owner, entrepreneur, fortune 500, fortune 1000, employer, office, workplace, mro, fleet, dealer network, msp, saas, itdm, bdm, account based, abm, job function, department, job title, company size, employees count, annual revenue, headquarter, laboratory, surgical, tradesperson, trade professional, hcp, health care professional, healthcare professional, healthcare provider, nonprofit organization leader`

/** Endings of an industry's name: the trade as such, a business audience. */
export const INDUSTRY_ENDINGS =
  'industry, manufacturing, manufacturer, wholesale, wholesaler, wholesaling, distributor, mfg, fabrication, sector, trade, contractor, supplier, dealer, merchant wholesaler, production, processing, mill, refining, refinery, plant, merchandising, brokerage, leasing company, operator, vendor'
