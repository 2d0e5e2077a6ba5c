import type { CategorySource } from '../source'

const businessServices: CategorySource = {
  category: 'Business Services',
  segment: 'B2B',
  sensitivity: 'None',
  intent: 'Service',
  terms:
    'business, b2b, b2b service, professional service, corporate, ~company, ~corporation, ~enterprise, ~firm, business service, business solution, business and industrial, business and industry, business news, business owner, business community, ~commerce, industry association, trade association, chamber of commerce, business directory, information service, fortune 500, fortune 1000, multinational, conglomerate, mid-market company, large business, ~commercial, small and medium business, small to medium business, medium sized business, mid size business, mid sized company, large enterprise, large business, micro business, microbusiness, company size, very small business, sign and signage, safety sign, office sign',
  roles:
    'business professional, business traveler, white collar worker, office worker, knowledge worker, corporate professional, business decision maker, business leader, b2b buyer, business student',
  industries:
    'professional services, business services, information services, administrative and support services, professional scientific and technical services, commercial services, other services, holding company, management of companies, diversified services, consumer services',
  nodes: [
    {
      name: 'Management Consulting',
      iab: '103',
      label: 'management consulting and advisory',
      description: 'hire or provide management consulting, strategy and advisory services',
      domains: ['mckinsey.com', 'bcg.com', 'bain.com', 'deloitte.com', 'accenture.com'],
      terms:
        'consulting, consultancy, management consulting, business consulting, advisory, ~consultation, consulting engagement, business advisor, business coaching, business coach, executive coaching',
      brands:
        'McKinsey = mckinsey & company | mckinsey and company; Boston Consulting Group = bcg; Bain & Company = bain and company | bain consulting; Deloitte = deloitte consulting; Accenture; Booz Allen Hamilton = booz allen; Oliver Wyman; A.T. Kearney = kearney | at kearney; Roland Berger; L.E.K. Consulting = lek consulting; ~Strategy&; AlixPartners = alix partners; FTI Consulting = fti; Huron Consulting = huron; ICF International; Navigant; Guidehouse; West Monroe; ~Slalom; Alvarez & Marsal = alvarez and marsal; Simon-Kucher = simon kucher; ZS Associates; Capgemini Invent; PA Consulting; Protiviti; Charles River Associates; ~Analysis Group; ~Gartner; Forrester; FranklinCovey = franklin covey; Bridgespan; Arthur D. Little; ~Exponent; ~Maximus; Wavestone; Hackett Group; GLG = gerson lehrman; AlphaSights',
      roles:
        'management consultant, business consultant, ~consultant, strategy consultant, strategist, management analyst, engagement manager, consulting partner, business analyst, executive coach, business coach, change management consultant, subject matter expert, principal consultant',
      industries:
        'management consulting, consulting firm, business consulting and services, strategic management services, business consultancy, think tank consulting, professional training and coaching',
      children: [
        {
          name: 'Strategy Consulting',
          terms:
            'strategy consulting, business strategy, corporate strategy, strategic planning, growth strategy, market entry, competitive strategy, business model, scenario planning',
        },
        {
          name: 'Operations & Process Consulting',
          iab: '73',
          terms:
            'operations consulting, business process improvement, process improvement, business process management, bpm, six sigma, lean management, kaizen, change management, turnaround, restructuring, total quality management, iso 9001, quality management, operational excellence, business transformation, digital transformation, benchmarking, kpi, operations management',
          roles:
            'six sigma black belt, process improvement manager, change manager, quality manager, transformation manager, operational excellence manager',
        },
        {
          name: 'Risk & Compliance',
          terms:
            'risk management, enterprise risk management, compliance, regulatory compliance, corporate compliance, governance, corporate governance, grc, business continuity, crisis management, sarbanes-oxley, sox compliance, ~anti-money laundering, kyc compliance, due diligence, whistleblower, corporate ethics, internal control, background screening, fraud prevention, gdpr compliance, esg reporting, corporate social responsibility, csr, sustainability reporting',
          roles:
            'compliance officer, chief compliance officer, cco, chief risk officer, cro, risk manager, risk analyst, compliance manager, compliance analyst, regulatory affairs manager, ethics officer, data protection officer, fraud examiner, sustainability manager, chief sustainability officer, esg manager, corporate social responsibility manager',
          brands: 'Kroll; Control Risks; LRN; Refinitiv World-Check; LexisNexis Risk Solutions; Verisk',
        },
      ],
    },
    {
      name: 'Legal Services',
      iab: '100',
      segment: 'B2B2C',
      label: 'legal services and lawyers',
      description: 'look for lawyers, legal advice or work in the legal profession',
      domains: ['avvo.com', 'findlaw.com', 'legalzoom.com', 'nolo.com', 'martindale.com'],
      terms:
        'legal, law, lawyer!, attorney!, law firm!, solicitor!, barrister!, legal service, legal advice, legal aid, legal counsel, counsel, lawsuit!, litigation!, class action, ~court, ~plaintiff, ~defendant, ~settlement, trial lawyer, legal document, legal form, notary, notary public, affidavit, deposition, court reporting, legal research, legal consultation, legal fee, pro bono, bar association, jurisprudence, litigator, e-discovery, ediscovery, legal process, legal department, legal industry, law practice, process server, expert witness, power of attorney, subpoena, legal news, tort, injunction, arbitration, mediation, dispute resolution, alternative dispute resolution, mediator',
      brands: `LegalZoom = legal zoom; Rocket Lawyer = rocketlawyer; Avvo; FindLaw; Nolo; Martindale-Hubbell = martindale; Justia; LexisNexis = lexis nexis | lexis;
        Westlaw = thomson reuters westlaw; Thomson Reuters Legal; Kirkland & Ellis; Latham & Watkins; DLA Piper; Baker McKenzie; Skadden = skadden arps; Sullivan & Cromwell;
        Clifford Chance; Linklaters; Allen & Overy = a&o shearman; Freshfields; ~Jones Day; White & Case; Morgan Lewis; Gibson Dunn; Sidley Austin; Hogan Lovells; Norton Rose Fulbright;
        Dentons; Greenberg Traurig; Ropes & Gray; Cravath = cravath swaine & moore; Wachtell = wachtell lipton; Davis Polk; Simpson Thacher; Paul Weiss; Quinn Emanuel; Cooley;
        Wilson Sonsini; Morgan & Morgan; Weitz & Luxenberg; LegalShield = legal shield; Slater and Gordon; Irwin Mitchell; Eversheds Sutherland; Pinsent Masons; Herbert Smith Freehills;
        King & Spalding; Holland & Knight; Reed Smith; K&L Gates; McDermott Will & Emery; Cellino Law; American Bar Association; ~JAMS; Epiq; UnitedLex; Axiom Law`,
      roles:
        'lawyer, attorney, attorney at law, paralegal, legal assistant, paralegal and legal assistant, legal secretary, law clerk, general counsel, chief legal officer, clo, in-house counsel, corporate counsel, associate attorney, legal counsel, solicitor, barrister, notary, court reporter, litigator, arbitrator, mediator, conciliator, legal support worker, title examiner, abstractor, legal operations manager, contract attorney, managing partner, law partner, legal analyst, legal administrator, conveyancer, legal executive, legal professional, trial attorney, esquire, legal consultant',
      industries:
        'law firm, law practice, legal services, offices of lawyers, offices of notaries, title abstract and settlement office, alternative dispute resolution, court reporting service, legal profession',
      children: [
        {
          name: 'Personal Injury Law',
          children: [
            {
              name: 'Medical Malpractice',
              terms:
                'medical malpractice, medical negligence, malpractice lawyer, birth injury lawyer, surgical error lawyer',
            },
            {
              name: 'Accident Claims',
              terms:
                'accident claim, whiplash claim, truck accident lawyer, motorcycle accident lawyer, accident lawyer, car accident lawyer',
            },
          ],
          terms:
            'personal injury, injury lawyer, slip and fall, wrongful death, mass tort, workers compensation lawyer, ambulance chaser, product liability, mesothelioma lawyer, asbestos lawsuit, dog bite lawyer, nursing home abuse lawyer',
        },
        {
          name: 'Family & Estate Law',
          terms:
            'family law, divorce lawyer, custody lawyer, child support lawyer, prenuptial agreement, prenup, probate, will and testament, last will, living will, estate law, elder law, adoption lawyer, paternity law, conveyancing, divorce attorney',
        },
        {
          name: 'Business & Employment Law',
          children: [
            {
              name: 'Employment & Labor Law',
              terms:
                'employment lawyer, labor lawyer, wrongful dismissal, employment attorney, employment law, labor law, labour law',
            },
            {
              name: 'Real Estate & Construction Law',
              terms:
                'real estate lawyer, property lawyer, property law, land law, real estate law, construction law, landlord tenant law, eviction lawyer',
            },
          ],
          terms:
            'business law, corporate law, commercial law, contract law, mergers and acquisitions law, antitrust, competition law, ~tax law, tax attorney, securities law, franchise law, llc formation, incorporation, non-disclosure agreement, nda, contract drafting, terms and conditions, maritime law, admiralty law, banking law, privacy law, health law, environmental law, international law, entertainment law, sports law',
        },
        {
          name: 'Criminal & Immigration Law',
          sensitivity: 'High',
          terms:
            'criminal defense, criminal law, dui lawyer, dwi lawyer, defense attorney, traffic ticket lawyer, bail bond, immigration lawyer, immigration law, immigration attorney, asylum lawyer, expungement, public defender, bankruptcy lawyer, bankruptcy attorney, bankruptcy law, civil rights lawyer',
          roles: 'bail bondsman, public defender, criminal defense lawyer, immigration lawyer',
        },
        {
          name: 'Intellectual Property',
          terms:
            'intellectual property, ip law, patent, patent law, patent attorney, trademark, copyright, copyright law, trade secret, licensing agreement, patent search, trademark registration',
          roles:
            'patent attorney, patent agent, patent examiner, ip lawyer, trademark attorney, intellectual property manager, licensing manager',
        },
      ],
    },
    {
      name: 'Accounting & Corporate Finance',
      iab: '54',
      label: 'accounting, audit and corporate finance',
      description: 'manage, buy or provide accounting, audit and corporate finance services',
      domains: ['accountingtoday.com', 'cfo.com', 'journalofaccountancy.com', 'pwc.com', 'kpmg.com'],
      terms:
        'accounting, accountancy, business accounting, financial accounting, corporate finance, business finance, finance department, cpa, certified public accountant, chartered accountant, gaap, ifrs, general ledger, balance sheet, income statement, profit and loss, cash flow statement, financial statement, financial reporting, fp&a, cost accounting, management accounting, managerial accounting, forensic accounting, fixed asset, depreciation, accounts payable, accounts receivable, invoicing, invoice, billing, expense management, expense report, ~travel and expense, treasury management, month-end close, revenue recognition, budgeting and forecasting, business budget, business tax, ~sales tax, ~vat, corporate tax, ~tax compliance, annual report, quarterly earnings report, financial controller',
      brands:
        'PwC = pricewaterhousecoopers | price waterhouse coopers; Ernst & Young = ey | ernst and young; KPMG; BDO; Grant Thornton; RSM US = rsm; ~Crowe; CohnReznick; Moss Adams; CBIZ; Baker Tilly; Mazars = forvis mazars; Plante Moran; CliftonLarsonAllen = cla; Marcum; EisnerAmper; Bench Accounting; Pilot.com; Robert Half Finance; AICPA; ACCA; CIMA; Dun & Bradstreet = d&b | dun and bradstreet; Duff & Phelps',
      roles: `accountant, certified public accountant, cpa, chartered accountant, auditor, internal auditor, bookkeeper, controller, comptroller, financial controller, accounting manager,
        staff accountant, senior accountant, tax accountant, cost accountant, forensic accountant, accounts payable clerk, accounts payable specialist, accounts receivable clerk,
        accounting clerk, bookkeeping accounting and auditing clerk, billing clerk, billing and posting clerk, finance manager, finance director, director of finance, vp of finance,
        vp finance, financial manager, treasurer, corporate treasurer, budget analyst, fp&a analyst, fp&a manager, finance business partner, cost estimator, financial reporting manager,
        audit manager, accounting director, head of finance, chief accounting officer, finance professional, finance executive, finance decision maker, finance leader,
        collections manager, credit controller, tax manager, tax director, tax analyst`,
      industries:
        'accounting, accounting firm, offices of certified public accountants, accounting tax preparation bookkeeping and payroll services, audit firm, bookkeeping service, accounting services, chartered accountancy',
      children: [
        {
          name: 'Audit & Assurance',
          terms:
            'audit, auditing, internal audit, external audit, assurance service, financial audit, big four accounting',
        },
        {
          name: 'Bookkeeping',
          terms:
            'bookkeeping, bookkeeper, ledger, double entry, bank reconciliation, outsourced accounting, small business accounting',
        },
        {
          name: 'Mergers & Acquisitions',
          iab: '68',
          terms:
            'merger, acquisition, m&a, mergers and acquisitions, business valuation, buyout, divestiture, takeover, spin-off, business broker, business for sale, selling a business, exit strategy, succession planning, corporate restructuring',
          roles:
            'm&a advisor, corporate development manager, business broker, head of corporate development, business appraiser',
        },
        {
          name: 'Business Credit & Collections',
          terms:
            'business credit report, credit bureau service, ~commercial collection, collection agency, debt recovery agency, ~invoice factoring, ~factoring, ~invoice discounting, ~trade credit, business credit score',
          industries: 'collection agency, credit bureau, repossession service',
        },
      ],
    },
    {
      name: 'Executives & Leadership',
      iab: '76',
      intent: 'Role',
      label: 'executive leadership and management',
      description: 'lead companies and departments or study leadership and management',
      domains: ['hbr.org', 'forbes.com', 'fortune.com', 'chiefexecutive.net', 'inc.com'],
      terms:
        'leadership, management, executive leadership, business leadership, executive, c-suite, c-level, boardroom, senior management, middle management, decision maker, business decision maker, board of directors, corporate board, business management, business administration, people management, leadership skill, ~mba, organizational leadership, executive education program, executive network, women in business, women in leadership',
      brands:
        'YPO = young presidents organization; Vistage; Chief Executive Group; Harvard Business Review = hbr; Dale Carnegie; Entrepreneurs Organization; ~Chief',
      roles:
        '~executive, c-level executive, c-suite executive, senior executive, business executive, ~manager, ~senior manager, ~director, ~senior director, ~vice president, ~vp, ~svp, ~evp, ~avp, executive vice president, senior vice president, managing director, ~general manager, department head, head of department, team leader, team lead, ~supervisor, ~first-line supervisor, board member, board director, chairman, chairwoman, chairperson, ~president, company president, non-executive director, ~partner, company director, top executive, executive director, middle manager, line manager, branch manager, regional manager, district manager, area manager, country manager, chief of staff, business unit manager, corporate officer, corporate secretary, company secretary',
      industries: 'executive office, corporate managing office, executive offices, head office',
      children: [
        {
          name: 'CEOs & Presidents',
          roles: 'ceo, chief executive officer, chief executive, ceo and founder, president and ceo, group ceo',
        },
        {
          name: 'CFOs & Finance Chiefs',
          roles: 'cfo, chief financial officer, finance chief, vp of finance and administration, fractional cfo',
        },
        {
          name: 'COOs & Operations Leaders',
          iab: '73',
          roles:
            'coo, chief operating officer, operations director, director of operations, operations manager, head of operations, vp of operations, vp operations, business operations manager, general and operations manager, operations analyst, operations specialist, operations associate, operations executive, operations coordinator, business manager, operations decision maker, chief administrative officer, cao, chief strategy officer, cso, vp of strategy, director of strategy, chief business officer, chief transformation officer, chief innovation officer',
        },
        {
          name: 'Business Development Leaders',
          terms: 'business development, strategic partnership, ~partnership, corporate development',
          roles:
            'business development manager, business development director, director of business development, vp of business development, business development executive, business development representative, partnership manager, strategic partnerships manager, alliance manager, head of partnerships',
        },
      ],
    },
    {
      name: 'Small Business & Startups',
      iab: '60',
      label: 'small business, startups and entrepreneurship',
      description: 'start, own or run a small business or startup',
      domains: ['entrepreneur.com', 'inc.com', 'sba.gov', 'score.org', 'ycombinator.com'],
      terms:
        'small business, smb, sme, small and medium business, small and medium enterprise, small business owner, entrepreneur!, entrepreneurship!, self-employed, self employment, sole proprietor, sole trader, solopreneur, home-based business, home business, side business, microbusiness, micro business, family business, minority-owned business, women-owned business, veteran-owned business, black-owned business, local business, business idea, business plan, new business, starting a business, business formation, registered agent, ein number, business license, business growth, soho, small office home office, limited company, llc, s corp, business name',
      brands:
        'Small Business Administration = sba; SCORE Mentors; ZenBusiness; Northwest Registered Agent; Incfile = bizee; Stripe Atlas; Federation of Small Businesses; Alibaba Entrepreneurs; BizBuySell; Enterprise Nation; Simply Business Community; Kauffman Foundation; Thryv',
      roles:
        'business owner, small business owner, entrepreneur, founder, co-founder, cofounder, startup founder, owner operator, proprietor, self-employed professional, solopreneur, small business decision maker, smb owner, serial entrepreneur, mompreneur, company founder, sole trader, managing owner',
      industries: 'small business, startup, home based business, small and medium enterprise',
      children: [
        {
          name: 'Startups',
          iab: '61',
          terms:
            'startup!, start-up!, startup accelerator, accelerator program, business incubator, startup incubator, pitch deck, seed-stage company, unicorn startup, startup founder, lean startup, tech startup, scaleup, startup funding, bootstrapping, minimum viable product',
          brands:
            'Y Combinator = ycombinator | yc; Techstars; 500 Startups = 500 global; Plug and Play Tech Center; Startup Grind; Antler Accelerator; Station F; MassChallenge; AngelList Startups',
        },
        {
          name: 'Franchising',
          terms:
            'franchise, franchising, franchisee, franchisor, franchise opportunity, business opportunity, master franchise',
          roles: 'franchise owner, franchisee, franchise consultant, franchise manager, franchisor',
          brands:
            'FranchiseGator; Franchise Times; International Franchise Association; FranNet; Regus Franchise; Neighborly Brands',
        },
        {
          name: 'Home-Based & Online Business',
          terms:
            'work for yourself, dropshipping, drop shipping, online business, passive income, mlm, multi-level marketing, network marketing, direct sales business, etsy seller, amazon seller, ebay seller, online seller, print on demand business, make money online, online entrepreneur',
          roles:
            'amazon seller, etsy seller, dropshipper, direct sales representative, ecommerce entrepreneur, online merchant',
        },
      ],
    },
    {
      name: 'Office Supplies & Equipment',
      iab: '62',
      segment: 'B2B2C',
      intent: 'Product',
      label: 'office supplies and equipment',
      description: 'buy stationery, office supplies and office machines',
      domains: ['staples.com', 'officedepot.com', 'quill.com', 'uline.com', 'viking-direct.co.uk'],
      terms:
        'office supply!, office product, office equipment, stationery, business supply, office essential, office, desk accessory, office consumable, office machine, ~classroom supply, impulse sealer, name plate, desk pad, blotter, message board, lap desk, office mat, ~chair mat, rubber stamp, business stationery',
      brands:
        '~Staples = staples business | staples advantage; Office Depot = officemax | office max | office depot officemax | odp; Quill.com; W.B. Mason = wb mason; Viking Direct; Avery = avery dennison labels | avery labels; Fellowes; ACCO Brands = acco; Swingline; Pitney Bowes; Xerox; Ricoh; Konica Minolta; Kyocera Document Solutions; Lexmark; Toshiba Tec; Moleskine; Rolodex; Brother P-Touch; Dymo; Smead; Pendaflex; Esselte; Leitz; Ryman; Lyreco; Bostitch Office; 3M Post-it = post-it | post it | postit; ~Quartet; Five Star Notebooks; ~Mead; Hammermill; GBC; Rexel Shredders; Essendant; S.P. Richards; Veritiv; ~Deluxe = deluxe checks; Neopost = quadient; Uline = u-line; Herlitz; Pukka Pad; Kokuyo; Paperchase; Filofax; Day-Timer; At-A-Glance; Erin Condren; Deli Stationery; Muji Stationery; Typo Stationery',
      industries:
        'office supplies and equipment, business supplies and equipment, office supply store, office machinery, stationery store, office equipment wholesale, office services and supplies',
      children: [
        {
          name: 'Paper & Desk Supplies',
          terms:
            '~paper, copy paper, printer paper, cardstock, index card, sticky note, notebook paper, notepad, legal pad, envelope, stapler, ~staple, staple remover, paper clip, binder clip, rubber band, push pin, thumb tack, thumbtack, tape dispenser, adhesive tape, sellotape, correction fluid, correction tape, eraser, pencil sharpener, letter opener, paperweight, hole punch, scissors, glue stick, label, mailing label, business card, business form, receipt book, sticky label, carbon paper, ink pad, receipt paper, thermal paper, ~desk organizer, pen holder, letterhead, greeting card stock, stationery paper, loose leaf, spiral notebook, composition book, calendar refill, wall planner, desk calendar, planner, day planner',
        },
        {
          name: 'Writing Instruments',
          terms:
            '~pen, ballpoint pen, fountain pen, gel pen, rollerball, pencil, mechanical pencil, marker, highlighter, permanent marker, dry erase marker, pen refill, writing instrument, multifunction writing instrument, pencil lead, pencil case',
          brands:
            'Bic = bic pens; Sharpie; Paper Mate = papermate; Pilot Pens = pilot pen; Pentel; Uni-ball = uniball; Staedtler; Faber-Castell = faber castell; Montblanc Pens; Parker Pen = parker pens; A.T. Cross = cross pens; Waterman Pens; Lamy; Ticonderoga; Expo Markers; Zebra Pen; Stabilo; Sheaffer; Schneider Pens',
        },
        {
          name: 'Filing & Organization',
          terms:
            'filing, file folder, ~filing cabinet, ~file cabinet, binder, ring binder, report cover, folder, hanging file, expanding file, portfolio folder, index divider, card file, calendar organizer, business card holder, document storage box, binding machine, binding supply, address book, magazine file, letter tray, clipboard, padfolio, sheet protector, cash box, recipe card box',
        },
        {
          name: 'Office Machines',
          children: [
            {
              name: 'Copiers & Print Equipment',
              terms: 'copier, photocopier, office copier, multifunction printer, managed print, copier toner',
            },
            {
              name: 'Shredders & Laminators',
              terms: 'shredder, paper shredder, laminator, laminating film, laminating pouch',
            },
          ],
          segment: 'B2B',
          terms:
            'fax machine, fax, label maker, label printer, calculator, adding machine, time clock, typewriter, postage meter, franking machine, mailing machine, paper trimmer, paper cutter, folding machine, electronic dictionary, transcriber, dictation machine, cash register, ~coin counter, bill counter, currency counter, money handling, credit card terminal stand, barcode label, office appliance, ~water cooler',
          roles:
            'office machine repairer, copier technician, computer automated teller and office machine repairer, office machine operator',
        },
        {
          name: 'Presentation & Display Supplies',
          terms:
            'whiteboard, dry erase board, bulletin board, cork board, chalkboard, flip chart, easel pad, presentation supply, laser pointer, lectern, podium, projection screen stand, poster board, ~foam board, presentation board, document camera, display board, ~interactive whiteboard, name badge, ~lanyard, id badge, visitor badge, transparency film',
        },
        {
          name: 'Shop & Retail Fixtures',
          segment: 'B2B',
          terms:
            'retail fixture, store fixture, mannequin, display rack, clothing rack display, display case, slatwall, shop fitting, shopfitting, checkout counter, price tag, pricing gun, shopping bag supply, paper bag supply, retail display, gondola shelving, shopping cart supply, security tag, store equipment, retail equipment, pegboard display',
          brands: 'Lozier; Madix; Zebra Labels; Displays2go',
        },
      ],
    },
    {
      name: 'Office & Administrative Services',
      iab: '62',
      label: 'office and administrative services',
      description: 'run an office or buy administrative support',
      domains: ['wework.com', 'regus.com', 'belaysolutions.com', 'iaap-hq.org'],
      terms:
        'office administration, administrative support, administrative service, office management, clerical, clerical work, virtual assistant, secretarial service, receptionist service, answering service, data entry, transcription, transcription service, document management, records management, document scanning, mailroom, ~virtual office, mail forwarding, virtual mailbox, meeting scheduling, note taking, minute taking, typing service, back office, photocopying, shredding service, document shredding',
      brands:
        'Iron Mountain; Belay; Time Etc; Rev Transcription = rev.com; Ruby Receptionists; Shred-it = shredit; Earth Class Mail; UPS Store = the ups store; Mail Boxes Etc; Moneypenny; Postscan Mail; Cintas Document Management; Fancy Hands; Smith.ai; AnswerConnect',
      roles:
        'administrative assistant, executive assistant, personal assistant, secretary, executive secretary, receptionist, front desk receptionist, office manager, office administrator, office clerk, general office clerk, file clerk, data entry clerk, data entry keyer, word processor, typist, office assistant, ~administrator, administrative coordinator, administrative manager, administrative services manager, admin, administrative professional, ~clerk, information clerk, order clerk, switchboard operator, mail clerk, mail room clerk, transcriptionist, proofreader and copy marker, virtual assistant, office coordinator, stenographer, secretary and administrative assistant, correspondence clerk, statistical assistant, administrative officer, desktop publisher, office support',
      industries:
        'office administrative services, business support services, document preparation service, telephone answering service, private mail center, coworking space, records management, facilities support services, executive suite',
      children: [
        {
          name: 'Coworking & Virtual Offices',
          terms:
            '~coworking, co-working, ~coworking space, ~shared office, ~serviced office, ~hot desk, hot desking, ~meeting room rental, flexible workspace, ~office rental, ~executive suite',
        },
        {
          name: 'Meetings & Business Productivity',
          iab: '73',
          terms:
            'business meeting, meeting, conference room, meeting management, office etiquette, business communication, presentation, public speaking, business writing, business card design, negotiation, time management, productivity hack, board meeting',
        },
        {
          name: 'Translation & Language Services',
          terms:
            'translation, translation service, interpreting, interpreter service, localization, localisation, certified translation, document translation, simultaneous interpretation, captioning, subtitling service, sign language interpreting',
          roles:
            'translator, interpreter, interpreter and translator, localization manager, localization specialist, sign language interpreter, proofreader',
          brands:
            'TransPerfect; Lionbridge; RWS; LanguageLine; SDL Trados; Welocalize; Gengo; Smartling; Unbabel; Verbit',
          industries: 'translation and localization, translation and interpretation services',
        },
      ],
    },
    {
      name: 'Procurement & Wholesale Trade',
      iab: '53',
      label: 'procurement, sourcing and wholesale trade',
      description: 'source, import, buy and sell goods between businesses',
      domains: ['alibaba.com', 'thomasnet.com', 'globalsources.com', 'supplychaindive.com', 'faire.com'],
      terms:
        'procurement, purchasing, sourcing, strategic sourcing, vendor management, supplier management, ~supplier, ~vendor, tender, tendering, rfp, request for proposal, rfq, purchase order, contract management, category management, spend management, spend analysis, e-procurement, group purchasing, bulk buying, bid proposal, reverse auction, purchasing card, b2b marketplace, supplier diversity, corporate purchasing, business buying, invoice processing',
      brands:
        'Alibaba.com = alibaba; Global Sources; Thomasnet = thomas net; Faire Wholesale = faire; Amazon Business; Made-in-China.com = made in china; DHgate; IndiaMART; GEP; Li & Fung; Premier Healthcare Alliance = premier group purchasing; Vizient; OMNIA Partners; Mitsubishi Corporation; Mitsui & Co; Itochu; Marubeni; Sumitomo Corporation; Sojitz; Toyota Tsusho; Ankorstore; Handshake Wholesale; TradeKey; Kompass; EC21; Jardine Matheson; Swire Pacific; CK Hutchison; Tata Sons = tata group; Core-Mark; Liquidation.com; B-Stock; ChinaBrands; RangeMe; Bunzl; Brenntag Trade; DCC plc; Reliance Industries; Samsung C&T',
      roles:
        'procurement manager, chief procurement officer, cpo, purchasing manager, ~buyer, purchasing agent, procurement specialist, procurement director, sourcing manager, strategic sourcing manager, category manager, vendor manager, supplier quality manager, contract manager, contracts administrator, procurement analyst, buyer and purchasing agent, procurement clerk, purchasing director, procurement officer, commodity manager, wholesale buyer, wholesaler, wholesale and retail buyer, procurement professional, purchasing decision maker, supplier relationship manager, import export manager, trade specialist',
      industries:
        'wholesale, wholesale trade, merchant wholesaler, wholesale distributor, durable goods wholesaler, nondurable goods wholesaler, import and export, international trade and development, trading company, wholesale trade agent and broker, electronic markets and agents and brokers, purchasing organization, wholesale import and export, distributor',
      children: [
        {
          name: 'Import & Export',
          iab: '77',
          terms:
            'import, export, importing, exporting, international trade, foreign trade, global trade, world trade, trade compliance, tariff, customs duty, letter of credit, free trade zone, incoterm, trade finance, export control, cross-border trade, sanctions compliance, trade war',
          roles: 'importer, exporter, import export coordinator, international trade manager, trade compliance manager',
        },
        {
          name: 'Wholesale & Distribution',
          terms:
            'wholesale, wholesaler, wholesale supplier, ~distributor, bulk supplier, liquidation stock, private label sourcing, stock lot, closeout, surplus stock, resale stock, cash and carry wholesale, trade supplier, manufacturer representative',
        },
        {
          name: 'Trade Shows & Business Events',
          children: [
            {
              name: 'Corporate Event Planning',
              terms:
                'corporate event, corporate event planning, corporate party, company picnic, product launch event, audio visual rental, event production, event staffing',
            },
            {
              name: 'Conferences & Seminars',
              terms:
                'business conference, business seminar, industry conference, symposium, webinar, executive summit, keynote speaker',
            },
          ],
          iab: '180',
          intent: 'Event',
          terms:
            'trade show, tradeshow, trade fair, business expo, exhibition stand, exhibitor, convention center, convention, event management, event planning, meeting planning, networking event, business networking, ~summit, corporate retreat, team building event, incentive travel program, speaker bureau',
          brands:
            'Reed Exhibitions = rx global; Informa Markets; Messe Frankfurt; Emerald Expositions; Hannover Messe; ~Freeman Company; Maritz; BCD Meetings; Cvent Events; World Economic Forum = davos; Web Summit; Canton Fair; Clarion Events; Comexposium; TED Conferences = ted talk | tedx; GES Exhibitions; Washington Speakers Bureau; Meeting Professionals International',
          roles:
            'event manager, event planner, event coordinator, meeting planner, meeting convention and event planner, conference organizer, exhibition manager, corporate event planner, events director, event producer, keynote speaker, motivational speaker, event professional',
          industries:
            'events services, convention and trade show organizer, exhibition organizer, event planning company, event management company',
        },
      ],
    },
    {
      name: 'Printing & Document Services',
      iab: '73',
      label: 'commercial printing and document services',
      description: 'order commercial printing, copies, cards and business documents',
      domains: ['vistaprint.com', 'fedex.com', 'moo.com', 'printful.com', 'uprinting.com'],
      terms:
        'printing service, commercial printing, offset printing, screen printing service, digital printing, print shop, copy shop, printing press, large format printing, poster printing, flyer printing, brochure printing, business card printing, banner printing, label printing, book printing, bookbinding service, t-shirt printing, custom printing, letterpress, lithography printing, flexography, prepress, typesetting, engraving service, blueprint printing, custom sticker, print on demand, ~check printing, embossing, invitation printing, printing, catalog printing, print management, variable data printing, graphics printing, copying service, duplicating service',
      brands:
        'Vistaprint = vista print; ~MOO = moo printing; FedEx Office = kinkos | fedex kinkos; Printful; Printify; UPrinting; GotPrint; 4imprint Printing; PrintRunner; Overnight Prints; Sir Speedy; AlphaGraphics; Minuteman Press; PIP Printing; Allegra Print; RR Donnelley = rrd | r.r. donnelley; Quad Graphics = quad/graphics; Deluxe Printing; Ennis; LSC Communications; Toppan; Dai Nippon Printing; Sticker Mule; StickerGiant; Zazzle Business; Heidelberger Druckmaschinen = heidelberg press; Instantprint; Solopress; Kodak Print Systems; Transcontinental; Taylor Corporation; Jukebox Print; Onlineprinters; Flyeralarm',
      roles:
        'printer operator, print production manager, prepress technician, printing press operator, print shop owner, print buyer, bindery worker, print binding and finishing worker, prepress technician and worker, press operator, screen printer, typesetter, print broker, lithographer, printing worker',
      industries:
        'printing, printing services, commercial printing, print shop, copy shop, quick printing, printing and related support activities, book printing, trade binding, screen printing, reprographics, blueprinting and photocopying',
      children: [
        {
          name: 'Business Cards & Stationery Printing',
          segment: 'B2B2C',
          terms:
            'business card print, letterhead printing, custom stationery, personalized stationery, custom envelope, custom notepad, custom calendar, custom stamp',
        },
        {
          name: 'Banners, Posters & Stickers',
          terms:
            'custom banner, vinyl banner, custom poster, vinyl lettering, decal printing, sticker printing, custom label, yard sign printing, window decal',
        },
      ],
    },
    {
      name: 'Facilities & Security Services',
      iab: '73',
      label: 'facilities, cleaning and security services',
      description: 'contract cleaning, maintenance and security for business premises',
      domains: ['aramark.com', 'cintas.com', 'securitas.com', 'issa.com', 'ifma.org'],
      terms:
        'facility management, facilities management, building maintenance service, building services, commercial cleaning, office cleaning, janitorial, janitorial service, janitorial supply, janitorial cart, custodial, contract cleaning, commercial pest control, commercial landscaping, snow removal service, uniform rental, linen service, commercial laundry, vending machine service, vending machine, workplace catering, office plant service, window washing service, restroom supply, washroom service, parking management, elevator maintenance, facility maintenance, commercial maintenance, building engineer, workplace safety training, office relocation, wet floor sign',
      brands:
        "Aramark; Sodexo; ISS Facility Services = iss world; ABM Industries; Cintas; UniFirst; Compass Group; ServiceMaster = servicemaster clean; Jani-King = jani king; Stratus Building Solutions; Coverall Cleaning; JAN-PRO = jan pro; Mitie; Serco; G4S; Securitas; Allied Universal; Brink's = brinks; Loomis; Garda World = gardaworld; Pinkerton; ADT Commercial; Prosegur; Rentokil Initial = rentokil; Ecolab; Diversey; Zep; Vestis; ServPro Commercial; Alsco; OCS Group; Bidvest; Kimberly-Clark Professional; Tork; SP Plus = sp+; Elis; Johnson Service; Atalian; ~Spotless Group; Healthcare Services Group; KBS Services; EMCOR Facilities; Civeo; Secom; Corps Security; Chubb Fire & Security",
      roles:
        'facilities manager, facility manager, facilities director, janitor, cleaner, custodian, building superintendent, janitor and cleaner, building cleaning worker, maintenance manager, maintenance supervisor, facilities coordinator, security guard, security officer, security manager, private investigator, private detective and investigator, bodyguard, gaming surveillance officer, armored car guard, loss prevention manager, parking attendant, director of security, housekeeping and janitorial supervisor, window cleaner, building maintenance worker, grounds maintenance worker, facility decision maker, security consultant',
      industries:
        'facilities services, facilities management, services to buildings and dwellings, janitorial services, security and investigations, security guards and patrol services, investigation services, armored car services, security services, contract cleaning, building cleaning, uniform supply, linen supply, environmental services for buildings, investigation and security services, commercial laundry',
      children: [
        {
          name: 'Commercial Cleaning',
          terms:
            'industrial cleaning, cleaning contractor, office cleaner, commercial cleaner, floor care service, sanitizing service, floor scrubber, sanitation service',
        },
        {
          name: 'Security & Investigations',
          children: [
            {
              name: 'Private Investigators',
              terms:
                'private investigator, private detective, ~skip tracing, surveillance service, polygraph, infidelity investigator',
            },
            {
              name: 'Guarding & Cash Transport',
              terms:
                'security guard, guard service, armored transport, cash in transit, armored car, bodyguard service, mobile patrol',
            },
          ],
          terms:
            'private security, security service, executive protection, corporate investigation, loss prevention, access control, event security, risk intelligence, background investigation, cctv monitoring, commercial security, business security',
        },
        {
          name: 'Catering & Vending for Business',
          terms:
            '~corporate catering, contract catering, ~office catering, ~office coffee service, vending operator, vending business, employee dining, canteen service, micro market vending',
          brands: 'Canteen Vending; Delaware North; Elior; Eurest',
          roles:
            'vending operator, contract caterer, vending machine servicer, coin vending and amusement machine servicer',
        },
      ],
    },
    {
      name: 'Outsourcing & Customer Service',
      iab: '73',
      label: 'outsourcing, call centers and customer service',
      description: 'outsource business processes or run customer service operations',
      domains: ['concentrix.com', 'teleperformance.com', 'genpact.com', 'zendesk.com'],
      terms:
        'outsourcing, offshoring, nearshoring, business process outsourcing, bpo, shared services, call center, call centre, contact center, contact centre, customer service, customer care, customer support, customer experience, cx, customer success, customer satisfaction, customer retention, help line, telephone support, live chat support, knowledge process outsourcing, back office outsourcing, order processing, client service, customer complaint, customer feedback, service level agreement, client relationship',
      brands:
        'Teleperformance; Concentrix; Genpact; Conduent; TTEC; Alorica; Sitel = foundever; TaskUs; Sykes; TELUS International; Convergys; Firstsource; WNS; EXL Service = exlservice; iQor; StarTek; ibex; Majorel; Webhelp; Capita; Arvato; Transcosmos; Atento; Qualfon; VXI Global; HGS = hinduja global; Sutherland Global; SupportNinja; Helpware; Working Solutions; LiveOps; CSG Systems; Xchanging',
      roles:
        'customer service representative, customer service rep, customer service manager, customer service agent, call center agent, call center manager, call center representative, contact center manager, customer success manager, customer support specialist, customer support manager, customer experience manager, chief customer officer, customer care representative, client services manager, client success manager, head of customer success, vp of customer success, director of customer experience, outsourcing manager, vendor operations manager, customer service associate, customer service professional, customer advocate, telephone operator, client relationship manager, customer relations manager, bpo executive',
      industries:
        'outsourcing and offshoring consulting, outsourcing, business process outsourcing, telephone call center, call centre, telemarketing bureaus and other contact centers, contact center, shared service center, customer service outsourcing',
      children: [
        {
          name: 'Call Centers',
          terms:
            'inbound call center, outbound call center, ivr, call routing, call monitoring, phone agent, call handling',
        },
        {
          name: 'Customer Success & Experience',
          terms:
            'net promoter score, customer journey mapping, customer onboarding, voice of customer, customer churn, customer loyalty management, account health',
        },
      ],
    },
    {
      name: 'Project & Product Management',
      iab: '73',
      label: 'project, program and product management',
      description: 'plan, run and deliver projects and products in companies',
      domains: ['pmi.org', 'projectmanagement.com', 'scrum.org', 'axelos.com'],
      terms:
        'project management, program management, programme management, portfolio management office, pmo, pmp, pmp certification, prince2, gantt chart, waterfall methodology, work breakdown structure, project planning, project management office, project leadership, stakeholder management, project controls, product management, product development, new product development, innovation management, innovation, product launch, product strategy, product lifecycle, r&d management, research and development, design thinking, prototyping, invention, inventor, product design, industrial design',
      brands:
        'Project Management Institute = pmi; Scrum Alliance; IDEO; Frog Design; InventHelp; PRINCE2; Axelos; Quirky; Davison Inventions; Fjord Design; Lunar Design; Smart Design',
      roles:
        'project manager, program manager, programme manager, project coordinator, project director, project management specialist, pmo manager, product manager, product owner, chief product officer, senior product manager, vp of product, head of product, product director, product development manager, innovation manager, r&d manager, director of r&d, research and development manager, project lead, project planner, project administrator, project management professional, product lead, product specialist, product management professional, inventor, industrial designer, commercial and industrial designer, project executive, technical program manager, product coordinator',
      industries:
        'program development, design services, industrial design, research services, research and development services, specialized design services, product design company',
      children: [
        {
          name: 'Project Management',
          terms:
            'project scheduling, project budgeting, critical path method, project risk, earned value management, project charter, agile project management',
        },
        {
          name: 'Product Development & Innovation',
          terms:
            'open innovation, invention patent help, product roadmap, prototype development, product engineering service, innovation lab, idea management, product testing service, product certification',
        },
      ],
    },
    {
      name: 'Business Data & Professional Resources',
      iab: '99',
      label: 'business information, directories and memberships',
      description: 'use business information, professional associations and business education',
      domains: ['dnb.com', 'bloomberg.com', 'spglobal.com', 'crunchbase.com', 'uschamber.com'],
      terms:
        'business information, company profile, company directory, industry report, industry analysis, business intelligence report, commercial database, trade publication, professional association, professional organization, professional body, business club, trade organization, corporate membership, professional certification body, inspection certification, testing laboratory service, standards organization, business statistics, business ethics, business school ranking, case study, white paper, business etiquette, business metrics, commercial testing, calibration service, business continuity plan, equipment rental, ~equipment leasing, leasing company, corporate gift service, commercial equipment leasing',
      brands:
        'Thomson Reuters; Crunchbase; IHS Markit; Hoovers; ZoomInfo Business = company data; Better Business Bureau = bbb; US Chamber of Commerce; SGS; Bureau Veritas; Intertek; TÜV SÜD = tuv sud | tuv; DNV; Underwriters Laboratories = ul solutions; ALS Testing; Eurofins; CoStar Business; Experian Business; Equifax Commercial; BoardEx; Clarivate; Wind Information; Companies House; ISO Standards = international organization for standardization; BSI Group; United Rentals Corporate; GATX; McGrath RentCorp; WillScot = willscot mobile mini; Ritchie Bros = rb global; Copart Business; Factset Industry; Statista; IBISWorld; Yellow Pages = yellowpages | yp.com; Yell.com; Angi Business; Bark.com',
      roles:
        'research manager, research director, business researcher, research analyst, competitive intelligence manager, association executive, membership manager, ~inspector, quality inspector, knowledge manager, information manager',
      industries:
        'business association, professional organization, industry association, testing laboratories, rental and leasing services, equipment rental services, commercial and industrial equipment rental, directory publishing, data provider, professional association, business content, information provider, office equipment rental and leasing',
      children: [
        {
          name: 'Business Information & Analytics',
          terms:
            'business credit data, firmographic, company database, corporate registry, business listing, industry research, market intelligence, competitor analysis, business data',
        },
        {
          name: 'Professional Associations',
          terms:
            'trade body, professional society, guild, institute membership, professional network, business federation, employers association, trade group',
        },
        {
          name: 'Equipment Rental & Leasing',
          terms:
            'rental equipment, tool hire business, plant hire, copier lease, office equipment lease, tent rental, party rental business, portable toilet rental, portable restroom, generator rental, mobile office rental',
          brands:
            'Sunbelt Rentals; Herc Rentals; Ashtead; Aggreko; Speedy Hire; HSS Hire; United Site Services; Loxam; H&E Equipment; BigRentz',
          industries: 'equipment rental, general rental center, consumer goods rental',
        },
      ],
    },
  ],
}

export default businessServices
