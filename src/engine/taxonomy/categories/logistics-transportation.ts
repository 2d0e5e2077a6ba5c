import type { CategorySource } from '../source'

const logisticsTransportation: CategorySource = {
  category: 'Logistics & Transportation',
  segment: 'B2B',
  sensitivity: 'None',
  intent: 'Service',
  terms:
    'logistics!, transportation!, ~transport, ~haulage, transportation industry, transport and logistics, transport service, ~cargo, mobility industry, transportation news',
  roles:
    'logistics professional, transportation professional, logistics decision maker, transportation and logistics executive, transportation worker, material moving worker, vehicle operator, material mover, passenger vehicle driver',
  industries:
    'transportation and logistics, transportation and warehousing, transportation logistics supply chain and storage, transport, logistics and supply chain, transportation services, support activities for transportation',
  nodes: [
    {
      name: 'Freight & Trucking',
      iab: '101',
      label: 'freight and trucking',
      description: 'ship freight by road or work in trucking',
      domains: ['freightwaves.com', 'dat.com', 'ttnews.com', 'jbhunt.com', 'ccjdigital.com'],
      terms: `freight!, trucking!, road freight, road haulage, freight broker, freight brokerage, freight forwarding, freight shipping, load board, freight matching, ftl, full truckload,
        truckload, long haul, long-haul trucking, short haul, drayage, intermodal, intermodal freight, flatbed, flatbed trucking, hotshot trucking, heavy haul, oversize load, car hauler,
        auto transport, car shipping, vehicle shipping, motor carrier, common carrier, owner-operator, cdl, cdl training, truck driving, truck driving school, truck stop, weigh station,
        eld, electronic logging device, hours of service, trucking company, semi-trailer, dry van, livestock hauling, expedited freight, freight rate, freight quote, freight audit,
        tractor trailer, dispatch, truck dispatch, ~fuel card, bill of lading, deadhead, lorry transport, hgv, hgv driver, truckload carrier, backhaul, boat transport,
        motorcycle shipping, specialized freight, hazmat transport, log hauling`,
      brands: `J.B. Hunt = jb hunt; C.H. Robinson = ch robinson; Schneider National = schneider trucking; Werner Enterprises = werner;
        Knight-Swift = knight swift | swift transportation | knight transportation; XPO = xpo logistics; Old Dominion = old dominion freight line | odfl;
        YRC = yellow corporation | yellow freight | yrc freight; Saia; Estes = estes express; ABF Freight = arcbest; R+L Carriers = r&l carriers; Southeastern Freight Lines;
        TForce Freight = tfi international | ups freight; Landstar; Heartland Express; Prime Inc Trucking; CRST; Covenant Logistics; USA Truck; U.S. Xpress = us xpress; Roehl Transport;
        Marten Transport; PAM Transport; Daseke; Universal Logistics; ~Hub Group; RXO; Coyote Logistics; Total Quality Logistics = tql; Echo Global Logistics; Uber Freight; ~Convoy;
        Transfix; Loadsmart; DAT Freight = dat load board | dat solutions; Truckstop.com; 123Loadboard; FreightWaves; Transport Topics; American Trucking Associations = ata;
        Pilot Flying J = pilot travel centers | flying j; Love's Travel Stops = loves travel stops; TravelCenters of America = ta petro; Montway Auto Transport; uShip;
        Sherpa Auto Transport; AmeriFreight; Averitt; Dayton Freight; Central Transport; FedEx Freight; Forward Air; Ruan; Dart Transit; KLLM; Stevens Transport; Eddie Stobart; Wincanton;
        Girteka; Waberer's; Dachser; Raben Group; Linfox; ~Toll Group; ~Mullen Group; Bison Transport; Day & Ross; Canada Cartage; Manbang = full truck alliance; Rivigo; BlackBuck;
        Mode Transportation; Worldwide Express; Unishippers; GlobalTranz; BlueGrace; Freightquote; Arrive Logistics; Nolan Transportation = ntg freight; Motive Trucking = keeptruckin;
        Overdrive Magazine; OOIDA; WEX Fuel Cards = wex; Comdata; Fuelman; Tank Holding; Kenan Advantage; Melton Truck Lines; Maverick Transportation; Ryder Dedicated; National Carriers;
        Western Express; Celadon; A. Duie Pyle; Pitt Ohio; Reddaway`,
      roles:
        'truck driver, cdl driver, long haul truck driver, lorry driver, hgv driver, heavy and tractor-trailer truck driver, light truck driver, trucker, freight broker, freight agent, ~dispatcher, truck dispatcher, freight forwarder, cargo and freight agent, trucking company owner, load planner, terminal manager, freight handler, dock worker, freight coordinator, haulier, carrier sales representative, transport manager, transportation manager, transportation director, director of transportation, vp of transportation, transportation coordinator, transport planner, driver manager, commercial driver, over the road driver, transport coordinator, van driver, transportation supervisor, transportation analyst, ~driver',
      industries:
        'trucking, truck transportation, general freight trucking, specialized freight trucking, freight forwarding, freight transportation arrangement, freight and package transportation, trucking company, ground transportation of freight, freight broker, road haulage, truckload carriers, freight trucking long-distance, towing and hauling, truck stop',
      children: [
        {
          name: 'Truckload & LTL Carriers',
          children: [
            {
              name: 'LTL Shipping',
              terms: 'ltl, less than truckload, ltl freight, ltl shipping, freight class, pallet shipping',
            },
            {
              name: 'Refrigerated & Tanker Transport',
              terms:
                'reefer, refrigerated transport, refrigerated trailer, tanker trucking, bulk transport, food grade tanker, temperature-controlled trucking',
            },
          ],
          terms: 'ftl carrier, regional carrier, trucking service, dedicated fleet, truckload shipping',
        },
        {
          name: 'Freight Brokerage & Load Boards',
          terms:
            'freight marketplace, digital freight, freight rate index, spot rate, truck load board, freight agent program, freight bill factoring',
        },
        {
          name: 'Truck Drivers & Owner-Operators',
          terms:
            'cdl license, cdl school, team driving, truck driver lifestyle, otr trucking, truck driver app, trucker accessory',
        },
        {
          name: 'Vehicle & Heavy Transport',
          segment: 'B2B2C',
          terms:
            'car transport, ship a car, car hauling, rv transport, equipment hauling, oversize transport, boat hauling, auto shipping, pilot car escort',
        },
      ],
    },
    {
      name: 'Courier & Parcel Delivery',
      iab: '101',
      segment: 'B2B2C',
      label: 'courier, postal and parcel delivery',
      description: 'send parcels and mail or manage deliveries',
      domains: ['ups.com', 'fedex.com', 'usps.com', 'dhl.com', 'royalmail.com'],
      terms:
        'courier!, parcel!, ~package delivery, parcel delivery, package shipping, express delivery, next-day delivery, overnight shipping, last-mile delivery, last mile, postal service, mail, mail service, postage stamp label, airmail, package tracking, parcel tracking, shipment tracking, parcel locker, delivery driver, delivery route, doorstep delivery, shipping label, shipping rate, international shipping, ~delivery, delivery service, messenger service, white glove delivery, furniture delivery service, medical courier, mail carrier, mail processing, delivery van, delivery app, local delivery, package pickup, returns shipping, zip code, postcode, shipping calculator, flat rate shipping, ship package',
      brands: `UPS = united parcel service; FedEx = federal express | fed ex | fedex ground | fedex express; USPS = united states postal service | us postal service | u.s. postal service;
        DHL = dhl express | deutsche post dhl; Royal Mail; Canada Post; Australia Post; Deutsche Post; La Poste = colissimo | chronopost; Poste Italiane; Correos; PostNL; bpost; PostNord;
        Swiss Post; Japan Post; India Post; An Post; China Post; Singapore Post = singpost; TNT Express = tnt; DPD = dpd group | geopost; GLS = general logistics systems;
        Hermes Delivery = evri | myhermes; ~Yodel; Parcelforce; Purolator; OnTrac = lasership; Amazon Logistics = amazon delivery | amazon flex; Aramex; SF Express; ZTO Express;
        YTO Express; STO Express; Best Express; J&T Express; Cainiao; Ninja Van; Blue Dart; Delhivery; Ecom Express; Shadowfax; Yamato Transport = kuroneko | ta-q-bin; Sagawa;
        CJ Logistics; Lalamove; GoGoX; Shipt Delivery; ~Roadie; Dolly Delivery; Stamps.com; Pitney Bowes Shipping; Shippo; ShipStation = ship station; Pirate Ship; EasyPost; Easyship;
        Sendle; ShipBob; Parcel2Go; InPost; PUDO Locker; Lugg; Veho; UniUni; Jitsu Delivery = axlehire; Deliv; Postmates Fleet; Bringg; Onfleet; Zipline Drones = zipline; Wing Drones;
        Newgistics; Asendia; Spring GDS; Landmark Global; AfterShip; ParcelPending; ParcelMonkey; CouriersPlease; StarTrack; Posti; Correios; Emirates Post; Saudi Post;
        South African Post Office; The Courier Guy; Loggi; Borzo = dostavista; Narvar; Paack; Glovo Business; Stuart Delivery; CitySprint; Gophr; GoShare; USPack; Dropoff Delivery`,
      roles:
        'courier, delivery driver, mail carrier, postal worker, postman, mailman, postmaster, postal service clerk, postal service mail carrier, postal service mail sorter, courier and messenger, ~messenger, package handler, parcel delivery driver, delivery person, route driver, last mile manager, postmaster and mail superintendent, ups driver, bike messenger, amazon delivery driver, mail sorter',
      industries:
        'courier and messenger services, couriers and express delivery services, postal service, postal services, local delivery, package and freight delivery, mail services, express delivery, parcel carrier, local messengers and local delivery, last-mile delivery, air freight and logistics',
      children: [
        {
          name: 'Postal & Mail Services',
          children: [
            {
              name: 'Postage & Mailing',
              terms:
                'postage, stamp postage, certified mail, registered mail, first-class mail, priority mail, bulk mail, postage printing',
            },
            {
              name: 'Post Offices & Mailboxes',
              terms: 'post office, po box, mailbox rental, mail hold, poste restante',
            },
          ],
          terms: 'usps tracking, media mail, letter mail, postal code, letter carrier, direct entry mail',
        },
        {
          name: 'Express & Last-Mile Delivery',
          children: [
            {
              name: 'Same-Day & On-Demand Delivery',
              terms:
                'same-day delivery, on-demand delivery, rush delivery, urgent delivery, bike courier, instant delivery',
            },
            {
              name: 'Drone & Autonomous Delivery',
              terms:
                'drone delivery, delivery robot, autonomous delivery, sidewalk robot, self-driving truck, autonomous truck',
              brands:
                'Starship Robots = starship technologies; Nuro; Aurora Innovation = aurora driver; TuSimple; Kodiak Robotics; Flytrex; Serve Robotics; Plus.ai; Gatik; Torc Robotics; Einride',
            },
          ],
          terms:
            'two-day shipping, express courier, courier service, delivery tracking, route delivery, delivery management',
        },
        {
          name: 'Shipping & Packing Supplies',
          intent: 'Product',
          terms:
            'shipping supply, packing supply, packing material, packing peanut, bubble wrap, packing tape, shipping box, moving box, poly mailer, bubble mailer, padded envelope, mailing tube, packing paper, cardboard box, stretch wrap, shipping scale, postal scale, tape gun, strapping, void fill, packing foam, mailing supply, moving blanket',
          brands:
            'Duck Packing = duck brand; Scotch Packing; U-Haul Boxes; BoxGenie; The Boxery; Shorr; Sealed Air Bubble Wrap; PackagingSupplies.com',
        },
      ],
    },
    {
      name: 'International Shipping',
      iab: '101',
      label: 'ocean, air and international shipping',
      description: 'move goods by sea and air across borders',
      domains: ['maersk.com', 'flexport.com', 'kuehne-nagel.com', 'joc.com', 'splash247.com'],
      terms:
        'shipping, ocean freight, sea freight, cargo ship, freighter, shipping line, maritime, maritime industry, maritime shipping, merchant marine, merchant navy, longshore, barge, barge transport, inland waterway, ship broker, ship management, ship chandler, marine cargo, ro-ro, nvocc, air cargo, air freight, airfreight, cargo airline, cargo plane, air charter cargo, ground handling, airport operation, airport service, customs brokerage, customs clearance, customs broker, import documentation, export documentation, incoterms shipping, freight consolidation, dangerous goods, shipping agent, port congestion, demurrage, vessel tracking, ship tracking, freight forwarder, global shipping, international freight, transshipment, free port, bonded warehouse, ship crew, seafaring, ferry operator, shipping lane, suez canal, panama canal, marine navigation, lighthouse service',
      brands: `Maersk = a.p. moller maersk | moller-maersk; MSC Shipping = mediterranean shipping company; CMA CGM; Hapag-Lloyd = hapag lloyd; COSCO Shipping = cosco;
        Evergreen Marine = evergreen line; ONE Line = ocean network express; Yang Ming; HMM = hyundai merchant marine; ZIM = zim integrated; OOCL; Wan Hai Lines;
        PIL Shipping = pacific international lines; NYK Line; MOL = mitsui o.s.k. lines; K Line = kawasaki kisen kaisha; Matson; Crowley Maritime = crowley; Seaboard Marine;
        ~Kirby Corporation; Kuehne+Nagel = kuehne nagel; DB Schenker = schenker; DSV = dsv panalpina; DHL Global Forwarding; Expeditors = expeditors international; Flexport;
        Bolloré Logistics = bollore; CEVA Logistics = ceva; Geodis; Nippon Express; Kintetsu World Express; Yusen Logistics; Agility Logistics; Hellmann Worldwide; Rhenus;
        UPS Supply Chain Solutions; Sinotrans; Kerry Logistics; Apex Logistics; Livingston International; DP World; APM Terminals; ~PSA International; Hutchison Ports;
        China Merchants Port; Port of Los Angeles; Port of Long Beach; Port of Rotterdam; Port of Singapore; Port of Antwerp; Port of New York and New Jersey; Atlas Air; Cargolux;
        Polar Air Cargo; Kalitta Air; AirBridgeCargo; Air Transport Services Group = atsg; Swissport; Menzies Aviation; dnata; Worldwide Flight Services = wfs; Freightos; Xeneta;
        Project44; FourKites; MarineTraffic; VesselFinder; Lloyd's List; Textainer; Triton Container; Seaco Containers; International Maritime Organization = imo;
        Journal of Commerce = joc; Frontline Shipping; Teekay; Scorpio Tankers; Euronav; Star Bulk; Eagle Bulk; Golden Ocean; Torm; Danaos; Wallenius Wilhelmsen; Grimaldi; Stolt-Nielsen;
        Odfjell; Stena Line Freight; American Commercial Barge Line; ~Tidewater; Overseas Shipholding = osg; International Seaways; DHT Holdings; Clarksons; Braemar; BIMCO; IATA Cargo;
        Qatar Airways Cargo; Emirates SkyCargo; Lufthansa Cargo; Savino Del Bene; Dimerco; Svitzer; V.Ships`,
      roles:
        'ship captain, sailor, seaman, mariner, merchant mariner, sailor and marine oiler, ship engineer, deckhand, port manager, harbor master, harbor pilot, longshoreman, stevedore, docker, customs broker, customs agent, freight forwarding agent, import coordinator, export coordinator, marine surveyor, ship broker, air cargo manager, ramp agent, baggage handler, ground handler, airport manager, airport operations manager, airfield operations specialist, air traffic controller, aircraft cargo handling supervisor, ferry captain, tugboat captain, bridge and lock tender, motorboat operator, captain mate and pilot of water vessels, shipping agent, maritime professional, vessel operator, ocean freight manager, cargo pilot',
      industries:
        'maritime, maritime transportation, shipping industry, water transportation, deep sea freight, inland water transportation, port and harbor operations, marine cargo handling, air cargo, air freight, airport operations, customs brokerage, navigational services to shipping, ship management, airports and air services, airlines and aviation support, support activities for air transportation, support activities for water transportation, marine ports and services, airport services',
      children: [
        {
          name: 'Ocean Shipping & Ports',
          children: [
            {
              name: 'Container Shipping',
              terms:
                'container shipping, shipping container, container ship, cargo container, fcl, lcl, container rate, container leasing, conex box',
            },
            {
              name: 'Tankers & Bulk Carriers',
              terms: 'bulk carrier, tanker ship, oil tanker, dry bulk, bulk shipping, lng carrier, chemical tanker',
            },
            {
              name: 'Ports & Harbors',
              terms:
                '~port, seaport, port operation, container terminal, stevedoring, harbor, tugboat, dock, quay, pier',
            },
          ],
          terms:
            'container port, port terminal, port authority, ocean carrier, shipping company, shipping industry, sea transport, marine terminal, dock work, ship finance',
        },
        {
          name: 'Air Cargo & Airport Operations',
          iab: '118',
          terms:
            'air cargo carrier, cargo flight, airport ground service, aircraft handling, airport logistics, uld container, air freight rate, airport management, air traffic control',
        },
        {
          name: 'Customs & Freight Forwarding',
          terms:
            'customs documentation, hs code, import duty clearance, international forwarding, door to door shipping, global freight, cross-border shipping',
        },
      ],
    },
    {
      name: 'Supply Chain Management',
      iab: '57',
      label: 'supply chain management',
      description: 'plan and improve supply chains',
      domains: ['supplychaindive.com', 'scmr.com', 'gartner.com', 'ascm.org', 'supplychain247.com'],
      terms: `supply chain!, supply chain management, scm, supply chain planning, demand planning, demand forecasting, inventory management, inventory control, inventory optimization,
        inventory, stock control, supply planning, material planning, mrp, materials management, sales and operations planning, s&op, supply chain visibility, supply chain risk,
        supply chain disruption, supply shortage, ~supply chain finance, supply chain analytics, third-party logistics, 3pl, 4pl, fourth-party logistics, logistics outsourcing,
        contract logistics, inbound logistics, outbound logistics, reverse logistics, return management, cold chain, cold chain logistics, transportation management, tms,
        route optimization, ~network design, supply chain consulting, rfid tracking, barcode scanning, ~barcode scanner, ~rfid tag, traceability, track and trace,
        vendor managed inventory, distribution network, global supply chain, humanitarian logistics, military logistics, ecommerce logistics, retail logistics, healthcare logistics,
        pharma logistics, event logistics, project logistics, green logistics, logistics technology, logistics service`,
      brands: `SAP Transportation Management; Oracle Transportation Management; MercuryGate; Körber Supply Chain = korber | highjump; Infor Supply Chain = infor nexus;
        Llamasoft = coupa supply chain; Logility; RELEX Solutions; ToolsGroup; Slimstock; Zebra Technologies; Datalogic; Honeywell Scanning; SATO Labels; Impinj; Supply Chain Dive;
        Supply Chain Management Review; SupplyChainBrain; ASCM = apics; CSCMP; Penske Logistics; Ryder Supply Chain = ryder logistics; DHL Supply Chain; GXO Logistics = gxo;
        NFI Industries; Americold; ~Lineage Logistics; UPS Healthcare Logistics; ID Logistics; Arvato Supply Chain; FIEGE; BLG Logistics; Culina; Clipper Logistics; Bidvest Logistics;
        Imperial Logistics; Mahindra Logistics; TVS Supply Chain; Allcargo; JD Logistics; Transplace; Resilinc; Everstream; Interos; Shippeo; Tive; Roambee; CHEP = brambles; Deposco;
        OneRail; Optoro; Happy Returns; goTRG; Loop Returns; Katana Inventory; Zoho Inventory; TradeGecko; Anvyl; Altana AI; GAINSystems; John Galt Solutions; Arkieva; Slync; Turvo;
        Shipwell; Alpega; Transporeon; Gartner Supply Chain; MODEX; ProMat`,
      roles: `supply chain manager, supply chain director, director of supply chain, chief supply chain officer, csco, vp of supply chain, supply chain analyst, supply chain planner,
        logistics manager, logistics coordinator, logistics director, director of logistics, logistics analyst, logistician, logistics specialist, logistics engineer, demand planner,
        supply planner, inventory manager, inventory analyst, inventory control specialist, material planner, materials manager, production planning and expediting clerk,
        distribution manager, logistics supervisor, head of supply chain, head of logistics, vp of logistics, supply chain coordinator, supply chain specialist, supply chain professional,
        supply chain executive, logistics officer, transportation storage and distribution manager, supply chain consultant, logistics planner, supply chain engineer, inventory planner,
        expediter, stock controller, master scheduler, materials coordinator, shipping manager, shipping coordinator, logistics clerk, logistics associate`,
      industries:
        'third-party logistics, logistics services, supply chain management, logistics company, logistics outsourcing, contract logistics, 3pl provider, cold chain logistics, process and logistics consulting services, supply chain consulting',
      children: [
        {
          name: 'Third-Party Logistics',
          terms:
            '3pl company, logistics provider, logistics partner, outsourced logistics, logistics solution, freight management',
        },
        {
          name: 'Demand & Inventory Planning',
          terms:
            'safety stock, inventory turnover, stockout, replenishment, stock management, demand sensing, inventory tracking, cycle count, perpetual inventory',
        },
        {
          name: 'Tracking & Visibility',
          terms:
            'supply chain tracking, container tracking, barcode system, asset tracking, gps asset tracker, shipment visibility, serial number tracking, smart label',
        },
        {
          name: 'Cold Chain',
          terms:
            'cold storage, refrigerated warehouse, refrigerated shipping, temperature-controlled logistics, frozen storage, vaccine transport, insulated shipper',
        },
      ],
    },
    {
      name: 'Warehousing & Fulfillment',
      iab: '57',
      label: 'warehousing and order fulfillment',
      description: 'store goods and fill orders',
      domains: ['shipbob.com', 'mmh.com', 'prologis.com', 'toyotaforklift.com', 'dcvelocity.com'],
      terms: `warehousing!, warehouse!, warehouse management, wms, distribution center, distribution centre, fulfillment, fulfilment, order fulfillment, fulfillment center, fulfilment centre,
        ecommerce fulfillment, pick and pack, order picking, kitting, cross-docking, cross docking, loading dock, dock leveler, dock door, material handling, materials handling, forklift,
        fork truck, lift truck, reach truck, pallet truck, pallet jack, pallet, pallet rack, racking, warehouse rack, storage rack, mezzanine storage, automated storage, as/rs, agv,
        automated guided vehicle, autonomous mobile robot, amr robot, warehouse robot, warehouse automation, sortation, goods-to-person, ~hand truck, dolly, stacker, order picker,
        packing station, tote bin, bin storage, industrial door, warehouse space, public warehouse, stocking, stockroom, put-away, slotting, warehouse safety, forklift training,
        forklift certification, palletizer, stretch wrapper, warehouse equipment, amazon fba, fba prep, inventory storage`,
      brands: `Toyota Material Handling = toyota forklift | toyota industries; Hyster-Yale = hyster | yale forklift; Crown Equipment = crown forklift; Raymond Corporation = raymond forklift;
        Jungheinrich; KION Group = kion | linde material handling; Clark Forklift; Mitsubishi Logisnext = logisnext | unicarriers; Cat Lift Trucks; Dematic;
        Honeywell Intelligrated = intelligrated; Daifuku; SSI Schaefer; Swisslog; Vanderlande; Knapp AG; TGW Logistics; AutoStore; Symbotic; Locus Robotics; 6 River Systems;
        Fetch Robotics; GreyOrange; Geek+; Kiva Systems = amazon robotics; Exotec; Ocado Technology; Berkshire Grey; RightHand Robotics; Kardex; Interlake Mecalux = mecalux; Steel King;
        Unarco; Raymond West; Rite-Hite; ShipMonk; Red Stag Fulfillment; Rakuten Super Logistics; Fulfillment by Amazon = fba | amazon fba; Deliverr; Flexe; Stord; Ware2Go; ~Radial;
        PFSweb; Whiplash Fulfillment; Saddle Creek Logistics; Kenco; Geodis Fulfillment; Quiet Logistics; eFulfillment Service; Huboo; Byrd Fulfillment; Modern Materials Handling = mmh;
        DC Velocity; MHI Association; CHEP Pallets; PECO Pallet; iGPS; PalletOne; Vestil; Magliner; Harper Trucks; Wesco Industrial Products; Big Joe Forklifts; Doosan Industrial Vehicle;
        Hangcha; Heli Forklift; EP Equipment; BYD Forklift; Combilift; Konecranes Lift Trucks; Lineage Warehousing; WSI Supply Chain; Port Logistics Group`,
      roles:
        'warehouse manager, warehouse supervisor, warehouse worker, warehouse associate, warehouse operative, forklift operator, forklift driver, industrial truck and tractor operator, stocker and order filler, order picker, picker packer, ~packer, packer and packager, material handler, laborer and freight stock and material mover, shipping and receiving clerk, shipping receiving and inventory clerk, shipping clerk, receiving clerk, stock clerk, fulfillment manager, distribution center manager, warehouse director, fulfillment associate, warehouse clerk, stockroom clerk, inventory clerk, weigher measurer checker and sampler, warehouse operations manager, machine loader, tank car truck and ship loader, hand packer, warehouse team lead',
      industries:
        'warehousing, warehousing and storage, general warehousing, refrigerated warehousing, order fulfillment service, distribution center, material handling equipment manufacturing, materials handling, farm product warehousing, fulfillment services, storage and warehousing',
      children: [
        {
          name: 'Forklifts & Material Handling',
          intent: 'Product',
          terms:
            'electric forklift, forklift battery, forklift attachment, used forklift, forklift rental, pallet stacker, drum handling, lift table, platform truck, utility cart, hand cart, forklift part',
        },
        {
          name: 'Warehouse Automation & Robotics',
          terms:
            'picking robot, conveyor sortation, automated warehouse, robotic picking, warehouse execution system, voice picking, warehouse drone',
        },
        {
          name: 'Order Fulfillment',
          terms:
            'fulfillment service, ecommerce warehouse, returns processing, fulfillment provider, subscription box fulfillment, amazon prep service, packing service',
        },
        {
          name: 'Racking & Storage Systems',
          intent: 'Product',
          terms:
            'pallet racking, cantilever rack, storage bin, industrial storage rack, wire decking, carousel storage',
        },
      ],
    },
    {
      name: 'Fleet Management',
      iab: '57',
      label: 'fleet management and telematics',
      description: 'run commercial vehicle fleets',
      domains: ['geotab.com', 'samsara.com', 'automotive-fleet.com', 'ryder.com', 'fleetowner.com'],
      terms:
        'fleet!, fleet management, vehicle fleet, fleet vehicle, fleet tracking, vehicle tracking, gps fleet tracking, telematics, dash cam fleet, driver safety, driver monitoring, fleet maintenance, fleet leasing, ~fleet fuel card, fuel management, fleet electrification, electric fleet, commercial fleet, fleet insurance program, fleet safety, ~fleet card, corporate fleet, company car, commercial truck rental, truck leasing, truck rental business, vehicle telematics, route planning, dispatching, fleet compliance, vehicle upfit, fleet management system, motor pool, fleet wrap, dot compliance, ifta, fleet operator, last mile fleet, fleet charging, keyless fleet, vehicle utilization, field service fleet',
      brands: `Geotab; Samsara; Verizon Connect = fleetmatics; Trimble Transportation = peoplenet; Omnitracs; Teletrac Navman; Fleetio; Fleet Complete; GPS Insight; Lytx; Nauto; Netradyne;
        SmartDrive; CalAmp; ORBCOMM; Azuga; MiX Telematics; Webfleet = tomtom telematics; Ctrack; Zonar; Platform Science; Solera Fleet; Element Fleet = element fleet management;
        Wheels Fleet; ARI Fleet = holman; Enterprise Fleet Management; LeasePlan = ayvens | ald automotive; Arval; Merchants Fleet; Mike Albert Fleet; Ryder = ryder system;
        Penske Truck Leasing = penske truck rental; Idealease; PacLease; NationaLease; Fleetcor = corpay; Radius Fuel Cards; Allstar Fuel Card; Lex Autolease; Zenith Vehicle Contracts;
        Automotive Fleet; Fleet Owner; Work Truck; ~Motive = gomotive; Powerfleet; Bouncie; Linxup; Spireon; Rand McNally Fleet; EROAD; Gurtam = wialon; Whip Around; Dossier Fleet;
        Chevin; AssetWorks; RTA Fleet; Utilimarc; Masternaut; Quartix; Microlise; Amerit Fleet Solutions; Fleetpride; Cox Fleet = dickinson fleet; Emkay; Donlen`,
      roles:
        'fleet manager, fleet director, fleet supervisor, fleet coordinator, fleet operations manager, director of fleet, fleet administrator, fleet owner, fleet maintenance manager, fleet decision maker, motor pool manager, fleet safety manager, fleet analyst, fleet technician',
      industries:
        'fleet management, fleet leasing, truck utility trailer and rv rental and leasing, telematics provider, vehicle leasing',
      children: [
        {
          name: 'Telematics & GPS Tracking',
          terms:
            'gps vehicle tracking, fleet gps, fleet dash cam, driver behavior, vehicle diagnostic telematics, obd tracker, connected fleet',
        },
        {
          name: 'Fleet Leasing & Truck Rental',
          terms:
            'commercial van leasing, truck lease, full-service lease, cargo van rental, box truck rental, trailer rental, company car scheme',
        },
        {
          name: 'Fleet Fuel & Maintenance',
          terms:
            'fuel card program, ~fleet repair, fleet service, fleet preventive maintenance, fleet washing, fleet fueling',
        },
      ],
    },
    {
      name: 'Rail Freight & Railroads',
      iab: '101',
      label: 'railroads and rail freight',
      description: 'use, run or follow railways',
      domains: ['up.com', 'bnsf.com', 'railwayage.com', 'trains.com', 'networkrail.co.uk'],
      terms:
        'railroad!, railway!, rail freight, freight train, freight rail, rail transport, rail industry, locomotive, rail car, railcar, boxcar, hopper car, tank car, rail yard, rail track, short line railroad, rail signaling, train operator, rail infrastructure, railway engineering, intermodal rail, rail siding, train track, rail logistics, railway maintenance, ~train, rail crossing, rail network, rail safety, switching yard',
      brands:
        'Union Pacific = union pacific railroad; BNSF = bnsf railway | burlington northern santa fe; CSX = csx transportation; Norfolk Southern; Canadian National = canadian national railway | cn rail; Canadian Pacific = cpkc | canadian pacific kansas city; Kansas City Southern; Genesee & Wyoming; Florida East Coast Railway; Watco; OmniTRAX; Network Rail; DB Cargo; Freightliner Group UK; Aurizon; Pacific National; Indian Railways; Russian Railways; China Railway; SNCF Fret = fret sncf; PKP Cargo; Railway Age; Trains Magazine; Association of American Railroads; Federal Railroad Administration; RailAmerica; Alaska Railroad; TTX Company; Conrail; Iowa Interstate Railroad; Wheeling & Lake Erie; Transnet; VTG Rail; Ermewa; Rumo Logistica; Loram; RailWorks; Progressive Railroading; Guilford Rail = pan am railways; Anacostia Rail',
      roles:
        'train driver, locomotive engineer, railroad conductor, railroad conductor and yardmaster, rail yard engineer, railroad brake signal and switch operator, rail car repairer, track maintenance worker, rail-track laying and maintenance equipment operator, railway engineer, railroad worker, yardmaster, train dispatcher, train engineer, rail traffic controller, railway signaller',
      industries:
        'railroads, rail transportation, rail freight, railway company, line-haul railroads, short line railroads, support activities for rail transportation, rail transport',
      children: [
        {
          name: 'Railroad Companies',
          terms: 'class i railroad, railroad operator, rail company, railway company, railroad history',
        },
        {
          name: 'Rail Equipment & Maintenance',
          terms: 'track maintenance, railroad tie, rail signal, rail vehicle, catenary, rail fastening',
        },
      ],
    },
    {
      name: 'Public Transport',
      iab: '101',
      segment: 'B2C',
      label: 'public transport and commuting',
      description: 'ride or run buses, trains and urban transit',
      domains: ['mta.info', 'tfl.gov.uk', 'moovitapp.com', 'amtrak.com', 'apta.com'],
      terms:
        'public transport!, public transit!, public transportation!, mass transit, transit system, metro rail, metro train, underground rail, trolleybus, city bus, bus, bus service, bus route, bus stop, bus station, bus pass, coach service, intercity bus, commuter bus, commuter, commuting, commute, train station, railway station, train timetable, bus schedule, transit card, transit pass, metro card, fare, transit app, ferry, ferry service, water taxi, cable car, funicular, high-speed rail, paratransit, school bus, school transportation, bus rapid transit, park and ride, carpool, carpooling, vanpool, elevated railway, rapid transit, bus fleet operation, urban mobility, highway, expressway, motorway, shuttle bus, non-emergency medical transportation, seat61, bus charter, charter bus',
      brands: `MTA = metropolitan transportation authority | nyc subway | metrocard; Transport for London = tfl | london underground | oyster card; Amtrak; Greyhound Lines = greyhound bus;
        Megabus; FlixBus; BART = bay area rapid transit; CTA Chicago = chicago transit authority; MBTA; SEPTA; WMATA; LA Metro; NJ Transit; Metra; Metrolink; Caltrain;
        Long Island Rail Road = lirr; Metro-North; PATH Train; King County Metro; TriMet; DART Rail; MARTA; Brightline; Via Rail; GO Transit; TTC = toronto transit commission;
        TransLink Vancouver; STM Montreal; National Express; Stagecoach = stagecoach group; Arriva; First Bus = firstgroup; ~Go-Ahead; National Rail; Trainline; LNER; Avanti West Coast;
        Great Western Railway = gwr; ScotRail; Southeastern Railway; Thameslink; Northern Rail; Deutsche Bahn = db bahn; SNCF; Trenitalia; Italo Treno; Renfe;
        SBB = swiss federal railways; ÖBB = obb; NS Dutch Railways = nederlandse spoorwegen; SNCB; RATP; Keolis; Transdev; MTR = mtr hong kong; SMRT;
        JR East = japan railways | jr west | jr central; Tokyo Metro; Seoul Metro; Delhi Metro; Moovit; Citymapper; Transit App; BlaBlaCar; BoltBus; Peter Pan Bus; Trailways; ~Coach USA;
        RedBus; Wanderu; Busbud; E-ZPass = ezpass; SunPass; FasTrak; TxTag; Transurban; Abertis; Atlantia; ParkWhiz; SpotHero; ParkMobile; PayByPhone; RingGo; JustPark; NCP Parking;
        Q-Park; APCOA; LAZ Parking; First Student; Student Transportation of America; ComfortDelGro; Washington State Ferries; Staten Island Ferry; Translink Northern Ireland; Irish Rail;
        Myki; Opal Card; Waze Carpool; Enterprise Commute; Zum School Transport; HopSkipDrive; Metro de Madrid; KTX; Indian Railways IRCTC = irctc; VTA Transit; RTD Denver; Sound Transit`,
      roles:
        'bus driver, transit driver, school bus driver, transit and intercity bus driver, subway operator, train conductor, tram driver, subway and streetcar operator, transit manager, transportation planner, parking enforcement worker, train operator, ferry operator, transit planner, passenger attendant, traffic technician, bus operator, toll collector, crossing guard, transportation inspector, shuttle driver, shuttle driver and chauffeur, passenger vehicle driver',
      industries:
        'urban transit systems, transit and ground passenger transportation, bus operator, interurban and rural bus transportation, school and employee bus transportation, charter bus industry, public transit, passenger rail, parking lots and garages, highways and railtracks, mass transit, toll road operator, ground passenger transportation, passenger transport',
      children: [
        {
          name: 'Trains & Metro',
          children: [
            {
              name: 'Commuter Rail',
              terms: 'commuter rail, commuter train, rail commuter, train commuting, suburban rail',
            },
            {
              name: 'Subways & Light Rail',
              terms:
                'subway, subway system, metro line, light rail, tram, tramway, streetcar, monorail, underground train',
            },
          ],
          iab: '669',
          terms: 'passenger train, passenger rail, regional train, tube station, train line',
        },
        {
          name: 'Buses & Coaches',
          terms:
            'bus line, bus company, bus ticket, double-decker bus, electric bus, night bus, coach company, minibus',
        },
        {
          name: 'Commuting & Carpooling',
          intent: 'Lifestyle',
          terms:
            'commuter lifestyle, long commute, daily commute, drive to work, car pool, ride matching, commute mode, bike to work',
        },
        {
          name: 'Roads, Traffic & Parking',
          children: [
            {
              name: 'Parking',
              terms:
                'parking, parking lot, parking garage, parking app, parking meter, parking space, parking permit, valet parking, airport parking, car park, multi-storey',
            },
            {
              name: 'Tolls & Traffic',
              terms:
                'toll road, ~toll, toll tag, road toll, tollway, ~traffic, ~traffic report, traffic jam, traffic alert, traffic update, live traffic, congestion charge',
            },
          ],
          terms: 'road traffic, parking ticket payment, interstate highway, roadworks',
        },
      ],
    },
    {
      name: 'Ride-Hailing & Shared Mobility',
      iab: '101',
      segment: 'B2C',
      label: 'taxis, ride-hailing and shared mobility',
      description: 'book taxis and rides or share cars, bikes and scooters',
      domains: ['uber.com', 'lyft.com', 'bolt.eu', 'zipcar.com', 'grab.com'],
      terms:
        'taxi!, taxicab, cab service, minicab, ride-hailing, ride hailing, rideshare, ride share, ridesharing, ride-sharing, ride sharing, rickshaw, auto rickshaw, limousine service, limo service, limo, chauffeur, black car service, ~car service, airport transfer, airport shuttle service, car sharing, carsharing, car share, bike sharing, bike share, scooter sharing, e-scooter rental, electric scooter share, shared mobility, micromobility, mobility as a service, maas, robotaxi, autonomous taxi, peer-to-peer car rental, party bus, taxi app, ride app, designated driver service, private hire, town car, taxi fare, driver for hire',
      brands: `Uber; Lyft; Grab Rides = grab taxi; Didi = didi chuxing; Ola Cabs = ola; Bolt Rides = bolt taxi | taxify; Gett; Free Now = freenow | mytaxi; Curb Taxi;
        Via Rideshare = via transportation; Gojek; Careem; Yandex Taxi = yandex go; Cabify; inDrive = indriver; BlaBlaCar Daily; Zipcar; Car2Go = share now; Enterprise CarShare;
        GIG Car Share; Communauto; Citi Bike = citibike; Lime Scooters = lime scooter | lime bike; Bird Scooters = bird scooter; Spin Scooters; Voi Scooters; Tier Mobility; Dott Scooters;
        Divvy Bikes; Bluebikes; Capital Bikeshare; Santander Cycles; Mobike; Ofo Bikes; Hello Bike; Blacklane; Carey Limousine; SuperShuttle = super shuttle; GroundLink; Wingz;
        Addison Lee; Flywheel Taxi; Yellow Cab; zTrip; Juno Rides; Alto Rideshare; Revel Rideshare; Waymo One; Cruise Robotaxi; Wheely; Sixt Ride; Rapido Bike Taxi; Meru Cabs; BluSmart;
        GoCatch; 13cabs; Kakao T; Heetch; LeCab; Go Airport Express; Liftago; Motivate Bikeshare; nextbike; Neuron Mobility; Beam Mobility; Beat Rides`,
      roles:
        'taxi driver, uber driver, lyft driver, rideshare driver, chauffeur, cab driver, limo driver, limousine driver, private hire driver, minicab driver, taxi dispatcher, ~valet',
      industries:
        'taxi service, limousine service, taxi and limousine service, ride-hailing company, car sharing company, micromobility company, passenger car rental shared',
      children: [
        {
          name: 'Ride-Hailing',
          terms: 'uber ride, lyft ride, ride booking, rideshare app, cab booking, e-hailing, rideshare user',
        },
        {
          name: 'Taxis & Limousines',
          terms: 'cab, limousine, taxi service, chauffeur service, airport taxi, wedding limo, town car service',
        },
        {
          name: 'Car, Bike & Scooter Sharing',
          terms: 'shared scooter, shared bike, dockless bike, car club membership',
        },
      ],
    },
    {
      name: 'Moving & Storage',
      iab: '101',
      segment: 'B2C',
      label: 'moving companies and self storage',
      description: 'hire movers, rent trucks or storage space',
      domains: ['uhaul.com', 'pods.com', 'publicstorage.com', 'moving.com', 'unitedvanlines.com'],
      terms:
        'moving company, mover!, movers, removal company, removalist, house removal, moving service, moving truck, moving truck rental, moving van, van line, long-distance moving, local mover, cross-country move, interstate move, international moving, international mover, packing and moving, packer and mover, moving container, portable storage, storage container rental, self storage!, self-storage, storage unit, storage unit rental, mini storage, document storage, moving supply, moving quote, moving help, relocation service, relocation, furniture moving, piano moving, ~piano mover, office moving, junk removal, junk hauling, man and van, storage facility, storage space, moving labor, student storage, public storage, moving checklist, moving cost, military move, van hire removal',
      brands: `U-Haul = uhaul | u haul; ~PODS = pods moving; Public Storage; Extra Space Storage; CubeSmart = cube smart; Life Storage; United Van Lines = unigroup;
        Mayflower Transit = mayflower moving; Allied Van Lines = allied moving; North American Van Lines; Atlas Van Lines; Bekins; Wheaton Van Lines; Arpin Van Lines;
        Two Men and a Truck = two men & a truck; College Hunks Hauling Junk = college hunks; 1-800-GOT-JUNK = 1800 got junk | got junk; Junk King; JDog Junk Removal;
        Budget Truck Rental = budget truck; Penske Moving; U-Pack = upack | abf u-pack; 1-800-PACK-RAT = pack rat; Zippy Shell; ~SMARTBOX; Go Mini's; Mobile Mini; Moving.com; HireAHelper;
        Bellhop Movers; Gentle Giant Moving; JK Moving; International Van Lines; Colonial Van Lines; Roadway Moving; FlatRate Moving; Pickfords; AnyVan; Shiply;
        Big Yellow Storage = big yellow self storage; Safestore; Shurgard; StorageMart; Storage King; Kennards Storage; National Storage; SpareFoot; Neighbor Storage = neighbor.com;
        Clutter Storage; MakeSpace; iStorage; Simply Self Storage; SecurCare; Prime Storage; StorQuest; U-Store-It; Storage Post; Manhattan Mini Storage; Crown Relocations;
        Santa Fe Relocation; AGS Movers; Interem; Agarwal Packers; Unpakt; MoveBuddha; Access Self Storage; Lok'nStore; LoadUp Junk; Updater Moving; Porch Moving; Suddath; Graebel Movers;
        Stevens Worldwide; Mini Mall Storage; Sirelo; National Van Lines; Lugless; Metro Self Storage; Storage Asset Management`,
      roles:
        'mover, moving company owner, furniture mover, moving coordinator, storage facility manager, relocation consultant, removal man, packer mover, self storage owner, self storage operator',
      industries:
        'moving company, moving and storage, used household and office goods moving, self storage, lessors of miniwarehouses, self-storage facilities, removals, moving services',
      children: [
        {
          name: 'Moving Companies',
          terms:
            'residential moving, local moving, full-service mover, apartment mover, house mover, best moving company, removal quote, household goods moving',
        },
        {
          name: 'Moving Trucks & Containers',
          terms:
            'truck hire, rental truck, moving trailer, storage pod, container moving, one-way truck rental, moving dolly, diy moving',
        },
        {
          name: 'Self Storage',
          children: [
            {
              name: 'Climate-Controlled Storage',
              terms: 'climate-controlled storage, climate control unit, wine storage unit, art storage',
            },
            {
              name: 'Vehicle & RV Storage',
              terms: 'vehicle storage, rv storage, boat storage, car storage, caravan storage',
            },
          ],
          terms: 'storage locker, storage rental, garage storage rental, drive-up storage, storage auction unit',
        },
      ],
    },
  ],
}

export default logisticsTransportation
