import type { CategorySource } from '../source'

const realEstate: CategorySource = {
  category: 'Real Estate',
  segment: 'B2C',
  sensitivity: 'None',
  intent: 'Service',
  terms: `real estate!, realty!, realtor!, property!, ~home, ~house, ~housing, ~residence, ~property owner, real property, property market, residential property, residential real estate, property search, ~listing, ~estate, square footage, floor plan, dwelling`,
  roles: `real estate agent, realtor, real estate broker, estate agent, letting agent, lettings negotiator, real estate sales agent, buyer's agent, listing agent, leasing agent, leasing consultant, leasing manager, property manager, community association manager, property real estate and community association manager, apartment manager, building manager, facilities property manager, landlord, real estate developer, property developer, real estate appraiser, property appraiser, appraiser of real estate, property assessor, real estate assessor, chartered surveyor, quantity valuer property,
real estate attorney assistant, conveyancer, title examiner, title abstractor, title searcher, escrow officer, closing agent, real estate analyst, real estate asset manager, commercial real estate broker, tenant representative, real estate investor relations, home inspector, home stager, real estate photographer, housing officer, housing association manager, homebuilder executive, home builder, new home sales consultant, timeshare salesperson, real estate marketing manager, real estate coach, mortgage and title officer, land surveyor property, land broker, land acquisition manager,
auctioneer property, real estate ceo, brokerage owner, broker associate, building superintendent, transaction coordinator real estate, resident manager, hoa manager, concierge residential, student housing manager, senior housing manager, coworking manager, workplace real estate manager, corporate real estate manager, urban land developer, real estate professional, relocation agent`,
  industries: `real estate industry, residential real estate brokerage, commercial real estate firm, offices of real estate agents and brokers, lessors of real estate, lessors of residential buildings, lessors of nonresidential buildings, lessors of miniwarehouses, real estate property managers, residential property managers, nonresidential property managers, property management company, offices of real estate appraisers, real estate appraisal, leasing real estate, leasing residential real estate, leasing non-residential real estate, real estate agency, real estate agents and brokers, real estate development,
land subdivision, land developer, home builder company, homebuilding, residential building operator, operative builders, title abstract office, title abstract and settlement offices, homeowners association, community association, condominium association, self-storage company, coworking space operator, mobile home park operator, apartment operator, estate agency, lettings agency, housing association, timeshare company, real estate rental and leasing, proptech company, equity real estate, diversified real estate activities, senior living operator, student housing operator,
real estate auction company, escrow company`,
  nodes: [
    {
      name: 'Home Buying',
      iab: '451',
      label: 'buying a home',
      description: 'search for and buy a home',
      domains: ['zillow.com', 'realtor.com', 'redfin.com', 'rightmove.co.uk'],
      terms: `home buyer!, homebuyer!, house hunting, home buying!, house buying, buying a house, home purchase, house for sale, home for sale, property for sale, open house, house hunter, home search, mls listing, multiple listing service, home tour, virtual home tour, home valuation, home value, property valuation, home inspection, house survey, home appraisal, closing on a house, house offer, bidding war, starter home, dream home, move-up buyer, relocation home, home affordability, homeownership, ~homeowner, home owner, owner-occupier, rent vs buy, real estate app, property listing, real estate listing,
second-time buyer, real estate website, property portal, house price, conveyancing, home purchase agreement, earnest money, new homeowner, house shopping`,
      brands: `Zillow = zillow group; Realtor.com = move inc; Redfin; Trulia; Homes.com; Homesnap; Opendoor = opendoor technologies; Offerpad; Rightmove; Zoopla; OnTheMarket; PrimeLocation; Realestate.com.au = rea group; Domain.com.au = domain holdings; Realtor.ca; Idealista; Fotocasa; ImmoScout24 = immobilienscout24 | scout24; Immowelt; SeLoger; Leboncoin Immobilier; Immobiliare.it; Funda; Hemnet; 99acres; MagicBricks; Housing.com; NoBroker; PropertyGuru; Lianjia = beike | ke holdings; Anjuke; Juwai; Property Finder; Bayut; Zameen; SUUMO; VivaReal; ZAP Imóveis; Imovelweb; HomeFinder; Movoto; Estately; Xome;
Homebot; ZipRealty; Divvy Homes; Knock Homes; Orchard Homes; Flyhomes; Ribbon Home; Houwzer; Landis Homes; Daft.ie; MyHome.ie; Otodom; Property24; NeighborhoodScout; HomeLight Buyer; Niche Neighborhoods; Walk Score; Purplebricks; Strike Estate Agents; Yopa; HouseCanary; Ownerly; Home Inspection Pillar To Post = pillar to post; AmeriSpec; WIN Home Inspection; ShowingTime`,
      children: [
        {
          name: 'First-Time Home Buyers',
          intent: 'Event',
          terms: `first-time home buyer!, first-time homebuyer, first-time buyer, first home buyer, first home, shared ownership, saving for a house, property ladder`,
        },
        {
          name: 'Houses',
          iab: '447',
          intent: 'Product',
          terms: `single-family home, detached house, semi-detached, bungalow, ranch house, cottage home, craftsman home, colonial house, victorian house, farmhouse property, split-level, cape cod house, historic home, fixer-upper, multigenerational home, mid-century modern home, log home, houses for sale, multi-family home, patio home, chalet property, a-frame house`,
          children: [
            {
              name: 'Manufactured and Mobile Homes',
              terms: `mobile home, manufactured home, double-wide, single-wide, trailer home, mobile home park, park home, static caravan home`,
              brands: `Clayton Homes; Cavco = cavco industries; Champion Homes = skyline champion; Palm Harbor Homes; Legacy Housing; Fleetwood Homes; Oakwood Homes; Sun Communities; Equity LifeStyle Properties; Nobility Homes`,
            },
            {
              name: 'Tiny and Prefab Homes',
              terms: `modular home, prefab home, tiny house, tiny home, container home, houseboat home, kit home, shed home, yurt home`,
              brands: `Tumbleweed Tiny House; Boxabl; Method Homes; Plant Prefab; Tiny Heirloom; Dvele; Huf Haus; Lindal Cedar Homes`,
            },
            {
              name: 'Townhouses and Duplexes',
              terms: `townhouse, townhome, terraced house, duplex, triplex, row house, fourplex, end terrace`,
            },
          ],
        },
        {
          name: 'Condos and Co-ops',
          iab: '442',
          intent: 'Product',
          terms: `condo!, condominium!, co-op apartment, high-rise condo, penthouse, flat for sale, strata unit, apartment for sale, condo association, leasehold flat, loft condo`,
        },
        {
          name: 'Luxury Homes',
          sensitivity: 'None',
          intent: 'Product',
          terms: `luxury home!, luxury real estate!, mansion, villa property, waterfront home, waterfront property, estate home, celebrity home, celebrity real estate, million-dollar home, luxury property, luxury condo, oceanfront property, trophy property, gated community, private island, chateau for sale, beachfront home, golf course home, equestrian property, high-end real estate, luxury apartment, castle for sale`,
          brands: `Sotheby's International Realty; Christie's International Real Estate; Douglas Elliman; The Agency RE = the agency real estate; Knight Frank; Savills; Corcoran Group; ~Corcoran; Brown Harris Stevens; Mansion Global; JamesEdition; Engel & Völkers = engel & volkers; Barnes International; Luxury Portfolio International; Hamptons Estate Agents; Nest Seekers; ONE Sotheby's; Hilton & Hyland; Compass Luxury; LuxuryRealEstate.com; Concierge Auctions; Strutt & Parker; Robb Report Real Estate; Beauchamp Estates; Pacific Sotheby's`,
        },
        {
          name: 'Waterfront and Beach Homes',
          sensitivity: 'None',
          intent: 'Product',
          terms: `beachfront property, riverfront home, coastal home, canal home, dockside home, seaside property`,
        },
        {
          name: 'Move-Up and Downsizing Buyers',
          intent: 'Event',
          terms: `downsizing buyer, move-up home, trading up, larger home, smaller home, right-sizing`,
        },
        {
          name: 'Foreclosures and Auctions',
          sensitivity: 'Moderate',
          terms: `foreclosure!, foreclosed home, bank-owned home, reo property, short sale, hud home, distressed property, pre-foreclosure, property auction, real estate auction, tax deed sale, repossessed house, sheriff sale`,
          brands: `Auction.com; Hubzu; RealtyTrac = attom; Foreclosure.com; Xome Auctions; Allsop Auctions; HomePath; ServiceLink Auction; Williams & Williams; RealtyBid; HUD Homestore; SDL Property Auctions`,
        },
      ],
    },
    {
      name: 'Home Selling',
      iab: '451',
      label: 'selling a home',
      description: 'prepare, price and sell a home',
      domains: ['zillow.com', 'opendoor.com', 'homelight.com', 'purplebricks.co.uk'],
      terms: `home seller!, home selling!, selling a house, sell my house, house seller, home sale, house sale, home staging, for sale by owner, fsbo, cash home buyer, we buy houses, ibuyer, sell house fast, home listing, listing presentation, flat-fee mls, downsizing home, curb appeal staging, property seller, house valuation, home warranty for sellers, real estate photography, real estate drone, real estate commission, home equity sell, instant offer, empty nest home sale, quick house sale, pre-listing inspection`,
      brands: `We Buy Ugly Houses = homevestors; HomeLight; Clever Real Estate; FSBO.com; ForSaleByOwner.com; Sundae Homes; Houzeo; Beycome; WeBuyAnyHome; We Buy Any House; Good Move; UpNest; Real Estate Witch; Virtual Staging Solutions = virtualstaging; BoxBrownie; Matterport Real Estate = matterport; Styldod; Zillow Offers; RedfinNow; National Real Estate Home Staging = resa staging; Curbio; HomeJab; EasyKnock; Truehold; House Buyer Bureau`,
      children: [
        {
          name: 'Home Staging and Photography',
          terms: `virtual staging, real estate photographer, staging furniture, property photography, 3d home tour, real estate video, home stager`,
        },
        {
          name: 'For Sale by Owner',
          terms: `sell without a realtor, private house sale, by-owner listing, owner listing`,
        },
        {
          name: 'Home Valuation',
          terms: `what is my home worth, free home valuation, home worth estimate, house value estimate`,
        },
        {
          name: 'Sell for Cash',
          terms: `cash offer for house, house buying company, fast home sale, sell house as-is, cash house buyer`,
        },
      ],
    },
    {
      name: 'Apartments and Rentals',
      iab: '452',
      label: 'renting homes and apartments',
      description: 'look for a home to rent',
      domains: ['apartments.com', 'zillow.com', 'rent.com', 'apartmentlist.com'],
      terms: `apartment!, flat rental, rental home, ~rent, ~rental, renter!, renting!, tenant!, apartment rental, house rental, house for rent, flat to rent, to let, letting, lettings, apartment hunting, apartment finder, lease agreement, security deposit, rental listing, studio apartment, one-bedroom, loft apartment, roommate, flatmate, room for rent, house share, flatshare, sublet, sublease, furnished apartment, corporate apartment, month-to-month lease, tenancy, tenancy agreement, eviction, tenant screening, rent control, rent-to-own home, efficiency apartment, basement apartment, garden apartment,
apartment complex, apartment community, apartment living, apartment building, condo rental, rental application, pet-friendly apartment, short-term lease, duplex rental, townhouse rental, luxury rental, boarding house, granny flat, rental property, home rental, residential rental, build-to-rent, bedsit, maisonette, apartment lease`,
      brands: `Apartments.com; ApartmentList = apartment list; Rent.com = rentpath; Zumper; HotPads; ApartmentGuide; PadMapper; RentCafe; Rentals.com; Craigslist Housing; Roomster; SpareRoom; Roomi; OpenRent; StreetEasy; RentHop; Lovely Rentals; AvalonBay = avalonbay communities | avalon communities; Equity Residential; Greystar; Camden Property Trust = camden living; UDR; MAA = mid-america apartment communities; Essex Property Trust = essex apartment homes; Apartment Investment And Management; AIMCO; Invitation Homes; American Homes 4 Rent = amh; Progress Residential; Tricon Residential;
Cortland Apartments; Bozzuto; Lincoln Property Company; Related Rentals; Pinnacle Property Management; BH Management; Morgan Properties; Bell Partners; Independence Realty Trust; NexPoint Residential; Landing Apartments; Blueground; Common Living; Bungalow Coliving; Furnished Finder; Oakwood Apartments; National Corporate Housing; Vonovia; Deutsche Wohnen; LEG Immobilien; Grainger plc; Quintain Living; Canadian Apartment Properties = capreit; WG-Gesucht; ~Badi; HousingAnywhere; Spotahome; Uniplaces; Nestpick; Sonder Apartments; June Homes; Outpost Coliving; Flatmates.com.au; Rentberry;
FirstKey Homes; Veris Residential; Mill Creek Residential; Avail Rentals; RentSpree; Dwellsy; Centerspace; Roommates.com; Diggz; Habyt; Rent Group; ForRent.com; Apartment Finder; Kijiji Rentals; Irvine Company Apartments; GID Windsor Communities; ROOST Apartment Hotel`,
      children: [
        {
          name: 'Student Housing',
          terms: `student housing!, student accommodation!, off-campus housing, student apartment, student flat, private dormitory, college apartment, halls of residence, dorm housing`,
          brands: `American Campus Communities; Unite Students = unite group; Student.com; Uniplaces Student; Asset Living; The Scion Group; Campus Advantage; UniAcco; iQ Student Accommodation; Amber Student; Landmark Properties; Study Inn; Yugo Student; Scape Living; CA Student Living`,
        },
        {
          name: 'Luxury Apartments',
          terms: `high-rise apartment, doorman building, serviced apartment lease, penthouse rental, upscale apartment`,
        },
        {
          name: 'House Rentals',
          terms: `single-family rental, rental house, villa to rent, cottage to rent, home for lease`,
        },
        {
          name: 'Corporate and Furnished Housing',
          segment: 'B2B2C',
          terms: `corporate housing, temporary housing, furnished rental, executive apartment, relocation apartment, mid-term rental`,
        },
        {
          name: 'Affordable Housing',
          sensitivity: 'High',
          terms: `affordable housing!, section 8 housing, public housing, low-income housing, social housing, council house, council housing, subsidized housing, housing voucher, income-restricted apartment, housing authority, homelessness housing, rent-stabilized`,
          brands: `Habitat for Humanity Homes; Mercy Housing; Peabody Trust; Clarion Housing; L&Q Housing = london & quadrant; Affordablehousing.com; Enterprise Community Partners; NYCHA; Volunteers of America Housing; Department of Housing and Urban Development = hud; Dominium; The Guinness Partnership; Sanctuary Housing; Places for People`,
        },
        {
          name: 'Roommates and Co-Living',
          terms: `coliving!, co-living, shared apartment, shared house, room rental, roommate finder, shared living, lodger, digital nomad housing`,
        },
        {
          name: 'Vacation and Second Homes',
          iab: '444',
          sensitivity: 'None',
          intent: 'Product',
          terms: `vacation home!, second home!, holiday home!, timeshare!, timeshare exit, fractional ownership home, beach house property, lake house, lake home, cabin for sale, ski property, mountain home, snowbird home, vacation property, overseas property, property abroad, condo hotel, vacation ownership, lakefront property, holiday let property, country house, residence club`,
          brands: `Pacaso; Wyndham Destinations = travel + leisure co | club wyndham; Marriott Vacation Club = marriott vacations worldwide; Hilton Grand Vacations; Diamond Resorts; Holiday Inn Club Vacations; Bluegreen Vacations; Westgate Resorts; RCI Timeshare = rci; Interval International; Disney Vacation Club; Welk Resorts; Timeshare Exit Team; Wesley Financial Group; Evolve Homes; Inspirato; Exclusive Resorts; Ember Homes; A Place in the Sun; RedWeek; Kyero; Lakehouse.com; Equity Estates; Festiva; Exploria; Vistana`,
        },
      ],
    },
    {
      name: 'Real Estate Agents and Brokerages',
      iab: '112',
      label: 'real estate agents and brokerages',
      description: 'look for, hire or work as real estate agents',
      domains: ['remax.com', 'kw.com', 'coldwellbanker.com', 'century21.com'],
      terms: `real estate agent!, estate agent, real estate broker, real estate agency, estate agency, real estate brokerage, buyer agent, real estate team, find a realtor, real estate license, real estate license course, real estate professional!, real estate exam, listing broker, realtor association, real estate franchise, broker price opinion, real estate referral, property agent, buying agent, property finder, relocation specialist, real estate school, agent commission`,
      brands: `RE/MAX = remax | re max; Keller Williams = kw realty | keller williams realty; Coldwell Banker; Century 21 = century21; eXp Realty = exp world holdings; ~Exp; Compass Real Estate = compass inc; Berkshire Hathaway HomeServices = bhhs; HomeServices of America; ERA Real Estate = electronic realty associates; Better Homes and Gardens Real Estate; Anywhere Real Estate = realogy; Weichert = weichert realtors; Long & Foster; Howard Hanna; John L. Scott; HomeSmart; Real Broker = real brokerage; Side Real Estate; @properties = at properties; Windermere Real Estate; ~Windermere; Exit Realty;
United Real Estate; Realty ONE Group; NextHome; Fathom Realty = fathom holdings; Redefy; Royal LePage; Sutton Group; Ray White; LJ Hooker; ~Harcourts; ~McGrath; Belle Property; Foxtons; Countrywide plc = countrywide estate agents; Connells; Haart; Your Move; Reeds Rains; Winkworth; Chestertons; ~Dexters; Kinleigh Folkard; Hunters Estate Agents; ~Northwood; Leaders Romans; Fine & Country; Hamptons International; Jackson-Stops; Orpi; Century 21 France; Laforêt; Foncia; Tecnocasa; Iad France; Von Poll Immobilien; William Raveis; Baird & Warner; Crye-Leike; Latter & Blum; Allen Tate; The Real Deal;
National Association of Realtors = nar; Inman News = inman; Tom Ferry; Ylopo; BoldLeads; Edina Realty; Houlihan Lawrence; Ebby Halliday; First Team Real Estate; JBGoodwin; Iron Valley Real Estate; My Home Group; Samson Properties; Stirling Ackroyd; Marsh & Parsons; Barnard Marcus; William H Brown; Bairstow Eves; OrangeTee; ERA Singapore; PropNex; Huttons; Centaline; Midland Realty; Ricacorp; ANAROCK; Square Yards; Betterhomes Dubai; fäm Properties; ~Rawson; Pam Golding; Seeff`,
      children: [
        {
          name: 'Real Estate Licensing and Training',
          intent: 'Solution',
          terms: `real estate course, real estate licensing, real estate coaching, real estate continuing education, real estate exam prep, real estate broker course`,
          brands: `Kaplan Real Estate; The CE Shop; Colibri Real Estate; Real Estate Express; PrepAgent; Aceable Agent; Buffini & Company = brian buffini; Mike Ferry; Ninja Selling; Champions School of Real Estate; Ramsey Trusted`,
        },
        {
          name: 'Real Estate Technology',
          segment: 'B2B',
          intent: 'Solution',
          terms: `proptech!, real estate technology, real estate software, real estate crm, real estate lead, idx website, mls software, real estate marketing, real estate data, real estate valuation model, e-closing, electronic closing, real estate transaction platform, real estate tech`,
          brands: `CoStar = costar group; BoomTown Real Estate; kvCORE = inside real estate; Follow Up Boss; dotloop; SkySlope; MoxiWorks; Lone Wolf Technologies; Placester; Real Geeks; Cinc Real Estate; CoreLogic = cotality; Black Knight MLS; Reonomy; ~Qualia; Snapdocs; ~Remine; Spruce Real Estate; LoopNet; Crexi; VTS; PropStream; DealMachine; RealPage; Yardi; AppFolio; Buildium; Entrata; MRI Software; ResMan; Rent Manager; Propertyware; Rentvine; SmartRent; Latch Inc; Buildout; Cherre; Altus Group; RealSavvy; RPR Realtors; Sierra Interactive; Zurple; Constellation1; Propy; Side Inc; DoorLoop; TenantCloud;
TurboTenant; RentRedi; Rentec Direct; Hemlane; Innago; SmartMove; Knock CRM; Funnel Leasing; Rhino Deposits; Leap Easy; ~Lessen; HqO; Cove.tool; EliseAI; Placer.ai; Trepp; Yardi Matrix; HelloData; ~Regrid; ~LightBox; Zonda; SiteZeus; HappyCo; PropertyMeld; Rently; Tour24; Spacelist`,
        },
      ],
    },
    {
      name: 'New Homes and Builders',
      iab: '445',
      intent: 'Product',
      label: 'new homes and home builders',
      description: 'look for newly built homes or plan to build one',
      domains: ['newhomesource.com', 'drhorton.com', 'lennar.com', 'pultegroup.com'],
      terms: `new home, new construction home, home builder!, homebuilder, housebuilder, new build, custom home!, custom home builder, model home, planned community, master-planned community, housing development, subdivision, new community, house plan, home design plan, build a house, spec home, showhome, off-plan, self-build, home site, barndominium, house and land package, home plan, residential development, energy-efficient home, green home, passive house, eco home, net-zero home, log cabin kit, timber frame home, production builder, modular construction home`,
      brands: `D.R. Horton = dr horton; Lennar; PulteGroup = pulte homes; NVR = ryan homes | nvr inc; KB Home = kb homes; Toll Brothers; Taylor Morrison; Meritage Homes; Tri Pointe Homes; M/I Homes = mi homes; Beazer Homes = beazer; Century Communities; LGI Homes; Del Webb; Centex; Shea Homes; David Weekley Homes; Perry Homes; Richmond American = m.d.c. holdings | mdc holdings; Ashton Woods; Drees Homes; Fischer Homes; Hovnanian = k. hovnanian; Mattamy Homes; Dream Finders Homes; Green Brick Partners; Stanley Martin; Highland Homes; Landsea Homes; Smith Douglas; Schumacher Homes; Schell Brothers;
Barratt = barratt developments | barratt redrow; Persimmon Homes; ~Persimmon; Taylor Wimpey; Berkeley Group = berkeley homes; Bellway; Redrow; Crest Nicholson; Vistry = bovis homes; Cala Homes; Countryside Properties; Bloor Homes; Miller Homes; Keepmoat; Metricon; Sekisui House; Daiwa House; Mirvac; Stockland; Lendlease; ~Minto; Tridel; NewHomeSource; Howard Hughes Corporation = howard hughes holdings; Forestar = forestar group; St. Joe Company = st joe; Five Point Holdings; Emaar; DAMAC; Nakheel; Aldar; DLF; Godrej Properties; Lodha; Prestige Estates; Sobha; Brigade Group; Oberoi Realty;
Country Garden; China Vanke = vanke; Evergrande; China Overseas Land; Longfor; Poly Developments; Sun Hung Kai = sun hung kai properties; CK Asset; New World Development; Henderson Land; CapitaLand; City Developments = cdl; Ayala Land; SM Prime; Mitsui Fudosan; Mitsubishi Estate; Sumitomo Realty; Bouygues Immobilier; Nexity; Kaufman & Broad; Neinor Homes; Bonava; JM AB; Skanska Homes; Cyrela; MRV Engenharia; Houseplans.com; Architectural Designs; The Villages = the villages florida; Lakewood Ranch; BuildZoom; National Association of Home Builders = nahb; Katerra; Williams Lyon; AV Homes;
William Ryan; Trumark; Brookfield Residential; Woodside Homes; GL Homes; Neal Communities; Kolter; Minto Communities; ICI Homes; Adams Homes; Maronda Homes; Wayne Homes; True Homes; Eastwood Homes; Epcon Communities; Robson Resort Communities; Trilogy by Shea; Latitude Margaritaville`,
      children: [
        {
          name: 'Custom and Modular Homes',
          terms: `modular house, prefab house, factory-built home, design-build home, custom house builder, bespoke home, panelized home`,
        },
        {
          name: '55+ and Retirement Communities',
          sensitivity: 'None',
          terms: `55 plus community, active adult community, retirement community!, retirement home!, senior living community, senior apartment, over-55 community, retirement village, independent living, continuing care retirement community, life plan community, senior housing, senior living real estate`,
          brands: `Brookdale Senior Living; ~Brookdale; Sunrise Senior Living; Erickson Senior Living; Atria Senior Living; Holiday Retirement; Life Care Services = lcs; Five Star Senior Living; McCarthy & Stone = mccarthy stone; Anchor Retirement; Sun City; 55places; On Top of the World; Discovery Senior Living; Acts Retirement-Life; Capital Senior Living = sonida; American House; Belmont Village; Merrill Gardens; Seniorly; Caring.com; Watermark Retirement; Churchill Retirement; ~Chartwell; Revera; Ryman Healthcare; ~Summerset; Oakmont Senior Living; Vi Living; Pegasus Senior Living; Senior Lifestyle; Leisure World`,
        },
        {
          name: 'Floor Plans and Home Designs',
          intent: 'Solution',
          terms: `house floor plan, house blueprint, ranch house plan, farmhouse plan, adu plan, accessory dwelling unit, adu, garage apartment plan`,
        },
      ],
    },
    {
      name: 'Land and Farms',
      iab: '449',
      intent: 'Product',
      label: 'land, farms and ranches',
      description: 'look to buy or sell land, farms and ranches',
      domains: ['landwatch.com', 'land.com', 'landsofamerica.com', 'landandfarm.com'],
      terms: `land, land for sale, vacant land, acreage, ranch for sale, ranch property, farm for sale, farmland, hunting land, timberland, rural property, building lot, lot for sale, residential lot, plot of land, homestead land, recreational land, hobby farm, vineyard for sale, land auction, land survey, ~zoning, easement, land development, development site, brownfield, raw land, land lease, horse property, country property, mineral land, agricultural land, smallholding, allotment land, off-grid land, waterfront lot, land parcel, land use, greenfield site, developmental site, land banking, plat map, commercial land`,
      brands: `LandWatch; Land.com; Lands of America = landsofamerica; Land And Farm = landandfarm; LandFlip; United Country Real Estate = united country; Whitetail Properties; Hall and Hall; Mossy Oak Properties; Farmers National Company; Gladstone Land; Farmland Partners; AcreTrader Land; LandCentury; LandHub; AcreValue; Peoples Company; National Land Realty; Land id; Mason & Morse Ranch; Fay Ranches; Schrader Auction; Whitehead Land; UK Land and Farms; Weyerhaeuser Land; Live Water Properties; Swan Land; Discount Lots; LandModo`,
      children: [
        {
          name: 'Hunting and Recreational Land',
          terms: `hunting lease, fishing property, timber tract, deer lease, camping land`,
        },
        {
          name: 'Farms and Ranches',
          terms: `cattle ranch for sale, working farm, farm property, dairy farm for sale, farm real estate, equestrian estate, orchard for sale`,
        },
        {
          name: 'Building Lots and Development Sites',
          iab: '445',
          terms: `buildable lot, infill lot, development land, entitled land, land entitlement, teardown, housing plot`,
        },
      ],
    },
    {
      name: 'Commercial Real Estate',
      iab: '450',
      segment: 'B2B',
      label: 'commercial property',
      description: 'buy, lease or manage commercial property',
      domains: ['loopnet.com', 'cbre.com', 'jll.com', 'crexi.com'],
      terms: `commercial real estate!, commercial property!, cre, commercial lease, business premises, commercial building, commercial space, triple net lease, tenant improvement, commercial landlord, commercial tenant, mixed-use development, commercial leasing, net lease, sublease office, commercial listing, site selection, medical office building, life science real estate, parking real estate, data center real estate, cell tower real estate, corporate real estate, commercial real estate investment, build-to-suit, commercial property management, event venue property, commercial realtor, special purpose property, restaurant space for lease, real estate portfolio, sale-leaseback`,
      brands: `CBRE = cbre group; JLL = jones lang lasalle; Cushman & Wakefield; ~Cushman; Colliers International; Colliers; Newmark Group = newmark knight frank; Newmark; Marcus & Millichap; Avison Young; NAI Global; SVN = sperry van ness; Transwestern; ~Hines; Tishman Speyer; Related Companies; Trammell Crow = trammell crow company; Boston Properties = bxp; Vornado = vornado realty trust; SL Green; Kilroy Realty; ~Kilroy; Brandywine Realty; Cousins Properties; Highwoods Properties; Hudson Pacific Properties; Brookfield Properties; Kennedy Wilson = kennedy-wilson; Silverstein Properties;
The Durst Organization; Paramount Group; Empire State Realty Trust; Douglas Emmett; JBG Smith; Corporate Office Properties = copt defense; Lee & Associates; Kidder Mathews; Eastdil Secured; BNP Paribas Real Estate; Savills Commercial; Gerald Eve; ~Workman; Oxford Properties; Ivanhoé Cambridge; Cadillac Fairview; QuadReal; Dexus; Charter Hall; Swire Properties; Hongkong Land; Wharf Holdings; Bruntwood; Canary Wharf Group; Great Portland Estates; Unibail-Rodamco-Westfield = unibail | unibail-rodamco; Hammerson; Shaftesbury Capital; Commercial Cafe; 42Floors; SIOR; CCIM Institute = ccim;
BOMA = building owners and managers association; NAIOP; Urban Land Institute = uli; ICSC; MIPIM; Bisnow; GlobeSt; Commercial Observer; Ten-X; HFF; Stream Realty; ~Stiles; Crow Holdings; Panattoni; Hillwood; Rockefeller Group; Skanska Commercial Development; Cresa; Savills Studley; CoreNet Global; St. Modwen; Landmark Dividend; Bradford Allen; Franklin Street Realty; Matthews Real Estate; Northmarq; Alexander & Baldwin; American Assets Trust; Safehold; Seritage; Forest City Realty = forest city; Opus Group; Ryan Companies; Washington Prime; Whitestone REIT; Lexington Realty = lxp industrial;
Piedmont Office = piedmont office realty; Equity Commonwealth; Columbia Property Trust; Office Properties Income; Easterly Government Properties; Armada Hoffler`,
      children: [
        {
          name: 'Office Space',
          terms: `office space!, office lease, office building, office property, executive suite, office rental, office to let, office park, flexible office, virtual office, serviced office, office tower, meeting room rental`,
          children: [
            {
              name: 'Coworking Spaces',
              terms: `coworking!, coworking space, shared office, hot desk, hot-desking, flex space, private office rental, shared workspace`,
              brands: `WeWork; Regus; ~Industrious; IWG; Spaces Coworking; Knotel; ~Convene; Serendipity Labs; LiquidSpace; Premier Workspaces; Servcorp; Impact Hub; Mindspace; ~Breather; Peerspace; Deskpass; Davinci Virtual; Opus Virtual Offices; Alliance Virtual Offices; The Office Group; Workspace Group; Huckletree; Second Home; JustCo; The Executive Centre; Awfis; Novel Coworking; ~Expansive; Venture X; CommonGrounds; Intelligent Office; Office Evolution; ~Galvanize; Croissant App; Upflex; Hubble Offices; Instant Group; Talent Garden; Wojo; Betahaus; CIC Cambridge Innovation Center`,
            },
          ],
        },
        {
          name: 'Retail Property',
          iab: '443',
          terms: `retail space, retail property!, storefront for lease, shopping center property, strip mall, shop to let, mall operator, retail leasing, pop-up space, restaurant property, shopping mall owner, retail real estate, outlet center operator`,
          brands: `Simon Property Group = simon malls | simon property; Macerich; Kimco = kimco realty; Regency Centers; Federal Realty; Brixmor = brixmor property; Tanger Outlets; ~Tanger; Taubman; Brookfield Retail = general growth properties | ggp; CBL Properties; SITE Centers; Phillips Edison; Kite Realty; Acadia Realty; Urban Edge; Saul Centers; InvenTrust; Westfield Malls; Pyramid Management; Washington Prime Group; Retail Opportunity Investments; RioCan; SmartCentres; Vicinity Centres; Klepierre; Mercialys; Appear Here; Storefront Pop-Up; Getty Realty; Four Corners Property Trust; Value Retail; ~Intu;
Retail Properties of America; PREIT = pennsylvania real estate investment trust; Caruso Affiliated; ~Caruso; ~Edens; Wheeler Real Estate; Essential Properties; Cedar Realty`,
        },
        {
          name: 'Industrial Property',
          iab: '448',
          terms: `industrial property!, industrial real estate, warehouse for lease, warehouse space, warehouse for sale, industrial park, logistics real estate, distribution center property, flex industrial, manufacturing space, industrial unit, cold storage property, industrial land`,
          brands: `Prologis; Duke Realty; Rexford Industrial = rexford; First Industrial; EastGroup Properties = eastgroup; Terreno Realty; Americold = americold realty; Lineage Properties = lineage logistics; GLP Logistics; Link Logistics; Plymouth Industrial; Industrial Logistics Properties; Monmouth Real Estate; Tritax Big Box; LondonMetric; Warehouses De Pauw; Majestic Realty; Innovative Industrial Properties; Mapletree = mapletree logistics; ESR Group; Clarion Partners; Bridge Industrial; Black Creek Industrial; Dermody Properties; Dream Industrial; Logicor; P3 Logistic Parks; CTP Invest; Granite REIT; Sealy & Company; Saltbox`,
        },
        {
          name: 'Hotel and Hospitality Property',
          iab: '446',
          terms: `hotel for sale, hotel property, hotel real estate, hospitality real estate, hotel investment property, resort for sale, motel for sale, hotel development`,
          brands: `Host Hotels = host hotels & resorts; Park Hotels & Resorts; Ryman Hospitality Properties; Apple Hospitality REIT; Pebblebrook Hotel Trust = pebblebrook; Sunstone Hotel Investors; DiamondRock Hospitality; RLJ Lodging Trust; Xenia Hotels; Summit Hotel Properties; Chatham Lodging; Ashford Hospitality Trust; Service Properties Trust; HVS Hospitality; Covivio Hotels; Braemar Hotels; CorePoint Lodging; JLL Hotels; Hersha Hospitality; Sotherly Hotels; American Hotel Income`,
        },
        {
          name: 'Multifamily Property',
          iab: '442',
          terms: `multifamily!, multifamily property, apartment building for sale, multifamily real estate, apartment investment, multifamily operator, apartment owner, block of flats`,
        },
        {
          name: 'Healthcare and Life Science Property',
          terms: `medical office space, lab space, healthcare real estate, senior housing property, medical building, life science campus`,
        },
        {
          name: 'REITs and Property Companies',
          iab: '112',
          terms: `property company, real estate company, real estate holding, listed property company, net lease property`,
          brands: `Realty Income; W. P. Carey = wp carey; VICI Properties; Gaming and Leisure Properties; ~Gladstone; Broadstone Net Lease; National Retail Properties = nnn reit; STORE Capital; Agree Realty; Spirit Realty; STAG Industrial; Sila Realty; Healthpeak = healthpeak properties; Welltower; Ventas; Omega Healthcare Investors; Medical Properties Trust; Sabra Health Care; Alexandria Real Estate = alexandria real estate equities; Rayonier; PotlatchDeltic; Segro; Landsec = land securities; British Land; Gecina; Klépierre; Scentre Group; Goodman Group; Link REIT; Derwent London; Digital Realty; EPR Properties`,
        },
        {
          name: 'Parking and Special-Use Property',
          terms: `parking lot property, parking garage real estate, gas station for sale, car wash for sale, church building for sale, school building for lease, cell tower lease`,
        },
        {
          name: 'Self-Storage',
          segment: 'B2B2C',
          iab: '441',
          terms: `self-storage!, self storage, storage unit!, mini storage, storage facility, climate-controlled storage, rv storage, boat storage facility, moving storage, storage rental, personal storage, storage container rental, mobile storage, document storage facility`,
          brands: `Public Storage; Extra Space Storage; CubeSmart; Life Storage; U-Haul Self-Storage; National Storage Affiliates; StorageMart; SpareFoot; Big Yellow Self Storage = big yellow; Safestore; Shurgard; Access Self Storage; Lok'nStore; SmartStop; Prime Storage; Simply Self Storage; iStorage; Neighbor.com; Storage King; Kennards Self Storage; StorQuest; Securcare; A-1 Self Storage; Metro Self Storage; Storage Asset Management; Uncle Bob's Self Storage; West Coast Self-Storage; Store Space; MakeSpace; Clutter Storage; Devon Self Storage; Sentinel Self-Storage; Dymon Storage; StorageVault; Storage.com; SelfStorage.com; Compass Self Storage; Red Dot Storage; Lagerbox; Homebox Storage`,
        },
      ],
    },
    {
      name: 'Property Management',
      iab: '112',
      segment: 'B2B',
      label: 'property management and landlords',
      description: 'own, let or manage property for others',
      domains: ['appfolio.com', 'buildium.com', 'biggerpockets.com', 'irem.org'],
      terms: `property management!, landlord!, property manager, property maintenance, rental management, vacation rental management, tenant management, rent collection, building management, facilities management real estate, lease management, lease administration, apartment management, residential property management, property owner association, building maintenance, estate management, block management, leasing office, rental licensing, eviction service, tenant relations, commercial facility management, lease renewal, multifamily management, real estate asset management, airbnb management,
short-term rental management, maintenance request, caretaker property, resident experience, landlord service, landlord association`,
      brands: `FirstService Residential; Associa; FirstService Corporation = firstservice; FPI Management; RPM Living; Winn Companies = winncompanies; Alliance Residential; ZRS Management; Real Property Management; Renters Warehouse; Mynd Management; HomeRiver Group; PURE Property Management; Evernest; Vacasa Management; Evolve Vacation Rental Management; Hostaway; Guesty; Belong Home; Doorstead; Poplar Homes; Property Management Inc = pmi property management; All County Property Management; Keyrenter; Asset Living Management; Avenue5; LivCor; National Apartment Association;
National Residential Landlords Association = nrla; IREM = institute of real estate management; NARPM; Cozy Landlord; Zillow Rental Manager; RentPrep; TransUnion SmartMove; American Apartment Owners Association; LandlordStudio; Foncia Gestion; Rendall & Rittner; FirstPort; Mainstay Group; Savills Property Management; Latchel`,
      children: [
        {
          name: 'Homeowners Associations',
          segment: 'B2C',
          terms: `hoa!, homeowners association!, homeowner association, condo board, strata management, community association management, body corporate, hoa fee, hoa management, residents association, hoa board member`,
          brands: `Community Associations Institute = cai; AssociationVoice; TownSq; HOA-USA; RealManage; CAMS Management; Goodwin Management; Castle Group; PayHOA; FrontSteps; Spectrum Association Management; CINC Systems; Vantaca`,
        },
        {
          name: 'Short-Term Rental Hosts',
          intent: 'Role',
          terms: `airbnb host, short-term rental owner, vacation rental owner, superhost, holiday let owner, vrbo host`,
        },
        {
          name: 'Tenant Screening and Leasing',
          intent: 'Solution',
          terms: `background check for renters, rental application screening, lease signing, rent payment portal, leasing agent service, tenant placement`,
        },
        {
          name: 'Landlords',
          intent: 'Role',
          segment: 'B2C',
          terms: `landlord advice, private landlord, rental property owner, buy-to-let landlord, rental income property, tenant screening service, landlord license, small landlord`,
        },
      ],
    },
    {
      name: 'Housing Market',
      iab: '87',
      label: 'the housing market',
      description: 'follow house prices and the housing market',
      domains: ['zillow.com', 'redfin.com', 'nar.realtor', 'curbed.com'],
      terms: `housing market!, real estate market, property price, home price, housing trend, housing affordability, housing crisis, housing inventory, real estate news, property news, housing shortage, housing policy, real estate forecast, urban development, urban planning, gentrification, smart growth, neighborhood guide, best places to live, school district home search, cost of housing, zoning reform, housing statistics, mortgage market trend, home price index, real estate trend, ~neighborhood, suburb living, real estate conference, real estate expo, real estate show, property show, city living, walkable neighborhood, community development`,
      brands: `~Curbed; Case-Shiller = s&p case-shiller; Zillow Research; HousingWire; Niche Places; AreaVibes; Nationwide House Price Index; Apartment Therapy Real Estate; Dwell Real Estate; Redfin Data Center; Selling Sunset; Million Dollar Listing; HGTV House Hunters = house hunters; RISMedia; PropertyWire; Multifamily Executive; National Real Estate Investor; Multi-Housing News; Builder Magazine Online; The Close`,
      children: [
        {
          name: 'Neighborhoods and Relocation',
          intent: 'Event',
          terms: `moving to a new city, neighborhood search, relocating home, relocation guide, neighborhood rating, expat housing, relocation housing, corporate relocation housing`,
          brands: `Cartus; SIRVA; Graebel; UniGroup Relocation; Weichert Workforce Mobility; Crown Relocations; Altair Global; Aires Relocation; BGRS; NEI Global Relocation`,
        },
        {
          name: 'Property Values and Data',
          intent: 'Solution',
          terms: `home value estimate, zestimate, property record, property data, land registry, property deed, tax assessment property, comparative market analysis, home price estimate, title deed, deed transfer, automated valuation`,
          brands: `Zestimate; Realtor Property Resource; PropertyShark; Landgrid; Eppraisal; HouseValues; LandGlide; BatchLeads; Datafiniti Property; Land Registry`,
        },
      ],
    },
    {
      name: 'Closing and Appraisal Services',
      iab: '451',
      label: 'appraisal, inspection and closing services',
      description: 'need appraisal, inspection, escrow or closing services',
      domains: ['firstam.com', 'homeadvisor.com', 'nachi.org', 'appraisalinstitute.org'],
      terms: `real estate appraisal, property appraisal, property inspection, escrow!, real estate closing, settlement agent, property survey, property surveyor, rics survey, radon test home, termite inspection home, real estate law, property law, real estate lawyer, deed preparation, property transfer, closing service, home energy audit sale, property deed search, home inspector service, structural survey, energy performance certificate, epc rating, title transfer`,
      brands: `Appraisal Institute; InterNACHI; American Society of Home Inspectors = ashi; HomeTeam Inspection Service; National Property Inspections; ServiceLink; Solidifi; Class Valuation; Clear Capital; Escrow.com; SnapInspect; LegalZoom Deeds; e.surv; RICS = royal institution of chartered surveyors; Spectora; HomeGauge; Inspectify; Valligent; Real Estate Valuation Partners; Countrywide Surveying Services; US Inspect; A-Pro Home Inspection; Opteon; BPG Inspections`,
      children: [
        {
          name: 'Home Inspection and Surveys',
          terms: `home inspection service, building survey, homebuyer survey, snagging survey, pre-purchase inspection, new home inspection`,
        },
        {
          name: 'Appraisal and Valuation',
          terms: `appraisal service, property valuer, real estate valuation, rent valuation, appraisal management company`,
        },
      ],
    },
  ],
}

export default realEstate
