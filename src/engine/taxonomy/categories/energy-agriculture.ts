import type { CategorySource } from '../source'

const energyAgriculture: CategorySource = {
  category: 'Energy & Agriculture',
  segment: 'B2B',
  sensitivity: 'None',
  intent: 'Product',
  terms:
    '~energy, energy industry, energy sector, energy company, natural resource, energy news, energy transition, ~utility, energy market, energy technology',
  roles: 'energy professional, energy executive, energy decision maker, agriculture professional',
  industries:
    'energy, oil and energy, energy and utilities, natural resources, agriculture forestry fishing and hunting, farming ranching forestry',
  nodes: [
    {
      name: 'Oil & Gas',
      iab: '110',
      label: 'the oil and gas industry',
      description: 'produce, refine, trade or work in oil and gas',
      domains: ['exxonmobil.com', 'shell.com', 'oilprice.com', 'rigzone.com', 'ogj.com'],
      terms:
        'oil and gas, oil & gas, petroleum!, crude oil, ~oil, ~gas, oil industry, gas industry, fossil fuel, hydrocarbon, oil company, oil price, energy commodity, opec, barrel of oil, oil major',
      brands: `ExxonMobil = exxon mobil | exxon | mobil oil | esso; ~Shell = shell oil | royal dutch shell; BP = british petroleum; Chevron = chevron texaco | texaco;
        TotalEnergies = total energies; ConocoPhillips = conoco phillips; Saudi Aramco = aramco; Equinor = statoil; Eni; Repsol; Petrobras; PetroChina = cnpc; Sinopec; CNOOC; Gazprom;
        Rosneft; Lukoil; Pemex; Petronas; ADNOC; Kuwait Petroleum; QatarEnergy = qatargas; PDVSA; Ecopetrol; YPF; Galp; OMV; Cepsa = moeve; MOL Group; Orlen = pkn orlen;
        Indian Oil = indianoil; Bharat Petroleum; Hindustan Petroleum; ONGC; Reliance Petroleum; PTT; Pertamina; Sasol; Woodside Energy = woodside petroleum; Santos Limited;
        Origin Energy Gas; Inpex; Eneos; Idemitsu; Cosmo Oil; SK Innovation; GS Caltex; S-Oil; Suncor; Imperial Oil; Cenovus = husky energy; Canadian Natural Resources = cnrl;
        Occidental Petroleum = oxy | occidental; Hess; Marathon Oil; Murphy Oil; Phillips 66; Valero; Citgo; Sunoco; Sinclair Oil = hf sinclair | hollyfrontier;
        Koch Industries = flint hills; PBF Energy; Delek US; Par Pacific; CVR Energy; Calumet; World Fuel Services = world kinect; ~Global Partners LP; Gulf Oil; Petro-Canada; Neste;
        Vitol; Trafigura; Gunvor; Mercuria; OPEC; American Petroleum Institute; Rigzone; OilPrice.com; Hart Energy; S&P Global Platts = platts; Wood Mackenzie; Rystad Energy`,
      roles:
        'petroleum engineer, oil and gas executive, landman, energy trader, oil trader, oil and gas professional, oil field worker, energy analyst, petroleum geologist, oilman, gas station owner, petroleum technician',
      industries:
        'oil and gas, oil gas and mining, petroleum products, integrated oil companies, petroleum and petroleum products wholesalers, gasoline stations, petroleum industry, oil gas and consumable fuels',
      children: [
        {
          name: 'Exploration & Production',
          children: [
            {
              name: 'Drilling & Offshore',
              terms:
                'oil drilling, drilling rig, offshore drilling, offshore oil, oil rig, deepwater drilling, oil platform, drillship, jackup rig',
            },
            {
              name: 'Shale & Fracking',
              terms: 'fracking, hydraulic fracturing, shale, shale gas, shale oil, proppant, permian basin, frac sand',
            },
          ],
          terms:
            'upstream, oil exploration, drilling, oil well, oilfield, oil field, oil sands, seismic survey, mineral rights, oil and gas lease, royalty interest, wellhead, blowout preventer, gas exploration, enhanced oil recovery, reservoir engineering',
          brands:
            'EOG Resources = eog; Pioneer Natural Resources; Devon Energy; Diamondback Energy; ~Apache Corporation; Coterra = cabot oil & gas | cimarex; EQT; Chesapeake Energy = expand energy; Southwestern Energy; Antero Resources; Range Resources; Ovintiv = encana; Continental Resources; Permian Resources; Matador Resources; SM Energy; Civitas; Chord Energy = whiting petroleum; California Resources; Kosmos Energy; Talos Energy; Murphy Exploration; Comstock Resources; CNX Resources; Noble Energy; Harbour Energy; Tullow Oil; Aker BP; Var Energi; Lundin Energy; Hilcorp; ~Tourmaline; Texas Pacific Land; Black Stone Minerals; Viper Energy',
          roles:
            'drilling engineer, driller, roughneck, roustabout, rig worker, derrick operator, rotary drill operator, wellhead pumper, oil rig worker, reservoir engineer, geophysicist, toolpusher, service unit operator, mud engineer, completions engineer, mud logger',
          industries:
            'oil and gas extraction, crude petroleum extraction, natural gas extraction, drilling oil and gas wells, oil exploration, exploration and production',
        },
        {
          name: 'Oilfield Services & Equipment',
          terms:
            'oilfield service, oil field equipment, well service, wireline service, mud logging, drilling fluid, coiled tubing, subsea equipment, offshore support vessel, pipe inspection, drill pipe, casing pipe, pressure pumping, well completion',
          brands:
            'Schlumberger = slb; Halliburton; Baker Hughes; Weatherford; NOV = national oilwell varco; TechnipFMC; Transocean; Valaris = ensco; Noble Drilling; Diamond Offshore; Helmerich & Payne; Nabors; Patterson-UTI = patterson uti; Liberty Energy; ProPetro; RPC Inc; ChampionX; Cactus Wellhead; Oceaneering; Expro; Core Laboratories; Oil States; Dril-Quip = innovex; Seadrill; Subsea 7; Tidewater Marine; Archrock; USA Compression; Select Energy = select water; ~Hunting plc; Aker Solutions; Precision Drilling',
          roles: 'oilfield engineer, wireline operator, subsea engineer',
          industries:
            'oilfield services, support activities for oil and gas operations, oil and gas field machinery manufacturing, oil and gas equipment and services',
        },
        {
          name: 'Pipelines & Midstream',
          terms:
            'midstream, pipeline, gas pipeline, oil pipeline, lng, liquefied natural gas, lng terminal, gas storage, oil storage, oil terminal, gas processing, gathering system, compressor station, gas transmission, keystone pipeline',
          brands:
            'Enbridge; TC Energy = transcanada; Kinder Morgan; ~Williams Companies = williams pipeline; Energy Transfer; Enterprise Products = enterprise products partners; ONEOK; Plains All American; MPLX; Cheniere = cheniere energy; Targa Resources; Western Midstream; DT Midstream; Pembina; Magellan Midstream; Tellurian; Venture Global LNG; Sempra LNG; Colonial Pipeline; Boardwalk Pipelines; Equitrans; Hess Midstream; NuStar; Keyera; Gibson Energy; Snam; Fluxys; Gasunie; APA Group; Vopak',
          roles:
            'pipeline operator, pipeline engineer, gas plant operator, gas compressor operator, pipeline technician, gas pumping station operator',
          industries:
            'pipeline transportation, oil and gas pipeline, pipeline transportation of crude oil, pipeline transportation of natural gas, oil and gas storage and transportation, midstream',
        },
        {
          name: 'Refining & Fuels',
          children: [
            {
              name: 'Gasoline & Diesel',
              terms:
                'gasoline!, petrol, diesel fuel, diesel, gas price, gasoline price, fuel price, petrol price, motor fuel, unleaded',
            },
            {
              name: 'Propane & Heating Oil',
              terms: 'propane!, butane, lpg, heating oil, fuel oil, propane delivery, propane tank refill, kerosene',
            },
            {
              name: 'Gas Stations',
              terms:
                '~gas station, ~petrol station, ~filling station, ~service station, ~fuel station, fuel pump station',
            },
          ],
          terms:
            'oil refinery, refinery, refining, jet fuel, aviation fuel, natural gas liquid, fuel!, fuel distribution, fuel supplier, bunker fuel, naphtha, octane, compressed natural gas, cng, marine fuel, fuel delivery, paraffin',
          brands:
            'Marathon Petroleum = marathon gas; AmeriGas = amerigas propane; Ferrellgas; Suburban Propane; Superior Plus; UGI = ugi utilities; Blue Rhino; ~Star Group; Petro Home Services; Calor Gas; Flogas; Certas Energy; Parkland; Getty Petroleum; Conoco Stations = conoco; 76 Gas = 76 gas station; ARCO; Gulf Stations; Speedway Fuel; Q8 Petrol; Jet Petrol; Avia Fuel; Aral; Agip; Caltex; Ampol; Engen Petroleum; Puma Energy; GasBuddy = gas buddy; Upside Gas; Costco Gas; CrossAmerica Partners; Sprague',
          roles:
            'refinery operator, petroleum pump system operator, fuel distributor, refinery manager, gauger, fuel manager, propane dealer, service station attendant',
          industries:
            'petroleum refineries, petroleum and coal products manufacturing, fuel dealers, petroleum bulk stations, gas station, oil refining and marketing, liquefied petroleum gas dealer, oil and coal product manufacturing, fuel retail',
        },
      ],
    },
    {
      name: 'Electricity & Power Generation',
      iab: '110',
      label: 'power generation and the grid',
      description: 'generate, transmit or trade electric power',
      domains: ['utilitydive.com', 'power-eng.com', 'powermag.com', 'eia.gov', 'nexteraenergy.com'],
      terms:
        'electricity!, power generation, electric power, power plant, power station, coal power, gas-fired power plant, gas turbine power, electric grid, power grid, smart grid, microgrid, grid modernization, transmission line, power line, substation, electric transmission, energy storage, battery storage, grid storage, grid-scale battery, cogeneration, combined heat and power, district heating, demand response, energy trading, power purchase agreement, power outage, blackout, load forecasting, peak demand, distributed energy, virtual power plant, electrification, power market, power transformer station, electric cooperative, steam turbine, electric vehicle charging network, ev charging infrastructure, voltage, kilowatt hour, smart meter, energy management, energy efficiency, energy audit, energy conservation, energy saving, esco, energy service company, energy procurement, energy broker',
      brands: `NextEra Energy = nextera; Duke Energy; ~Southern Company; Dominion Energy; Exelon; American Electric Power = aep; Constellation Energy; Vistra = vistra energy; NRG Energy = nrg;
        Calpine; AES Corporation = aes; Talen Energy; Tennessee Valley Authority = tva; Berkshire Hathaway Energy; PacifiCorp; Bonneville Power; Enel; Iberdrola; Engie;
        EDF = electricite de france; E.ON; RWE; Vattenfall; Uniper; EnBW; Fortum; Statkraft; Endesa; Naturgy; EDP = energias de portugal; SSE; National Grid; ScottishPower; Drax;
        Centrica; Axpo; CEZ; PGE Poland; KEPCO = korea electric power; TEPCO = tokyo electric power; Kansai Electric; Chubu Electric = jera; State Grid China = state grid;
        China Southern Power; China Huaneng; China Yangtze Power; NTPC; Tata Power; Adani Power; Power Grid India; Eskom; Eletrobras; CPFL Energia; CFE Mexico;
        Hydro-Québec = hydro quebec; Ontario Power Generation; BC Hydro; Hydro One; Emera; Fortis Inc; AGL Energy; Origin Energy; EnergyAustralia; Meridian Energy; Contact Energy; TenneT;
        Terna; Red Electrica; RTE France; Elia; PJM Interconnection = pjm; ERCOT; California ISO = caiso; MISO Energy; ISO New England; NYISO; Fluence Energy; ~Stem Inc; ESS Tech;
        Eos Energy; Tesla Megapack; GE Vernova; Hitachi Energy; Schneider Grid; Itron; Landis+Gyr; EnerNOC = enel x; Ameresco; Willdan Energy; EnergyHub; Utility Dive; EPRI;
        Edison Electric Institute; Mitsubishi Power; Ormat; Capital Power; TransAlta; Northland Power; Clearway Energy; Bloom Energy; Generac Grid; Arcadia Power; Oncor`,
      roles:
        'power plant operator, power engineer, electrical power-line installer and repairer, lineman, lineworker, power distributor and dispatcher, power systems engineer, energy manager, energy auditor, energy consultant, energy efficiency manager, grid operator, substation technician, utility engineer, energy broker, power trader, electrical lineworker, director of energy, nuclear operator, substation and relay repairer, energy procurement manager',
      industries:
        'electric power generation, electric power transmission and distribution, independent power producers, electric utilities, power generation, fossil fuel electric power generation, energy storage, electricity suppliers, energy services, energy trading, electric power distribution, independent power and renewable electricity producers',
      children: [
        {
          name: 'Nuclear Power',
          terms:
            'nuclear power, nuclear energy, nuclear plant, nuclear reactor, uranium, nuclear fuel, small modular reactor, smr reactor, fusion energy, nuclear waste, nuclear decommissioning, nuclear industry, uranium enrichment',
          brands:
            'Westinghouse Electric = westinghouse nuclear; Orano = areva; NuScale; TerraPower; Centrus Energy; Oklo; X-energy; Rosatom; Bruce Power; Kazatomprom; BWX Technologies = bwxt; Holtec; Commonwealth Fusion; Helion Energy; CGN Nuclear; Urenco; EDF Nuclear; Framatome; Uranium Energy Corp',
          roles:
            'nuclear engineer, nuclear power reactor operator, nuclear technician, health physicist, reactor operator',
          industries: 'nuclear electric power generation, nuclear industry',
        },
        {
          name: 'Grid & Transmission',
          terms:
            'high-voltage line, transmission grid, grid operator, interconnection, electric distribution, power distribution network, grid infrastructure',
        },
        {
          name: 'Energy Storage & Batteries',
          terms:
            'utility-scale battery, lithium-ion storage, flow battery, pumped storage, grid battery, battery recycling, thermal storage, energy storage system',
          brands:
            'Northvolt; QuantumScape; Form Energy; Redwood Materials; Li-Cycle; Sungrow Storage; Powin; Our Next Energy; LG Energy Solution; SK On; Samsung SDI; A123 Systems; Freyr Battery; Solid Power; Gotion; EVE Energy; Ambri',
        },
        {
          name: 'Energy Management & Efficiency',
          intent: 'Solution',
          terms:
            'building energy management, energy monitoring, commercial energy audit, energy benchmarking, energy star building, energy performance contract, energy consultant, energy saving solution',
        },
      ],
    },
    {
      name: 'Renewable Energy',
      iab: '110',
      label: 'renewable energy',
      description: 'invest in, build or use solar, wind and other renewables',
      domains: ['renewableenergyworld.com', 'irena.org', 'greentechmedia.com', 'cleantechnica.com', 'pv-magazine.com'],
      terms:
        'renewable!, renewable energy, renewables, green energy, clean energy, alternative energy, sustainable energy, cleantech, clean technology, carbon-free energy, renewable power, feed-in tariff, net metering, renewable energy certificate, carbon credit, carbon offset, carbon capture, carbon trading, emission trading, decarbonization, decarbonisation, net zero, clean power, green power, energy transition technology, renewable energy investment, community solar, climate tech',
      brands:
        'Ørsted = orsted; Brookfield Renewable; NextEra Energy Resources; Invenergy; EDP Renewables; Pattern Energy; Avangrid; Apex Clean Energy; Clearway; Acciona Energia; Enel Green Power; Adani Green; ReNew Power; Masdar; ACWA Power; Neoen; Voltalia; Lightsource bp; Octopus Renewables; Recurrent Energy; AES Clean Energy; Cypress Creek Renewables; sPower; Terraform Power; Innergex; Boralex; Atlantica = atlantica sustainable; Hannon Armstrong = hasi; IRENA; Greentech Media; CleanTechnica; Ecotricity; Good Energy; Climeworks; Carbon Engineering; South Pole Carbon; Verra; Terrapass; Gold Standard Carbon; ReNew Energy Global; JinkoPower; Ignitis Renewables; Encavis',
      roles:
        'renewable energy engineer, renewable energy consultant, renewable energy developer, renewable energy project manager, clean energy professional, carbon trader, carbon analyst, energy transition manager, cleantech executive',
      industries:
        'renewable energy, renewables and environment, renewable energy power generation, renewable electricity, clean energy, alternative energy, cleantech, renewable energy equipment manufacturing, services for renewable energy',
      children: [
        {
          name: 'Solar Power',
          children: [
            {
              name: 'Utility-Scale Solar',
              terms:
                'solar farm, utility-scale solar, solar developer, concentrated solar power, agrivoltaics, solar park',
            },
            {
              name: 'Solar Components',
              terms:
                'photovoltaic, pv module, solar module, solar cell, solar inverter, solar tracker, solar array, solar racking, polysilicon',
            },
          ],
          terms:
            'solar power, solar energy, solar!, commercial solar, solar installer company, solar project, solar industry',
          brands:
            'First Solar; Enphase = enphase energy; SolarEdge = solar edge; Canadian Solar; JinkoSolar = jinko solar; Trina Solar; JA Solar; LONGi = longi solar; Hanwha Q Cells = q cells | qcells; REC Solar = rec group; Array Technologies; Nextracker; Shoals; Sungrow; SMA Solar; Fronius Solar; Sol Systems; GCL Technology; Daqo New Energy; Xinyi Solar; Risen Energy; Tongwei; Growatt; GoodWe; Meyer Burger; Solaria; SOLV Energy; Nautilus Solar; Solar Power World; PV Magazine; SEIA; Sunnova Commercial; Scatec; Solarpack; BrightSource; Victron Energy; Renogy Business',
          roles:
            'solar engineer, solar energy installation manager, solar sales representative, solar developer, solar installer, solar project manager, solar technician',
          industries: 'solar electric power generation, solar industry, solar panel manufacturing, solar company',
        },
        {
          name: 'Wind Power',
          children: [
            { name: 'Offshore Wind', terms: 'offshore wind, offshore wind farm, floating wind, wind turbine vessel' },
          ],
          terms:
            'wind power, wind energy, wind turbine, wind farm, onshore wind, wind blade, wind project, wind developer',
          brands:
            'Vestas; Siemens Gamesa; GE Renewable Energy; Goldwind; Nordex; Enercon; Envision Energy; Suzlon; Mingyang Smart Energy; TPI Composites; Equinor Wind; Vineyard Wind; WindEurope; American Clean Power; Senvion',
          roles:
            'wind turbine technician, wind turbine service technician, wind energy engineer, wind energy operations manager, wind developer',
          industries: 'wind electric power generation, wind industry, wind turbine manufacturing',
        },
        {
          name: 'Hydro, Geothermal & Tidal',
          terms:
            'hydropower, hydroelectric, hydroelectricity, hydroelectric dam, geothermal, geothermal energy, geothermal power, tidal energy, wave energy, tidal power, ocean energy, run-of-river',
          roles:
            'hydroelectric plant technician, hydroelectric production manager, geothermal technician, geothermal production manager',
          industries: 'hydroelectric power generation, geothermal electric power generation',
          brands:
            'Itaipu Binacional; Three Gorges Dam; Calpine Geysers; Fervo Energy; Eavor; Ocean Power Technologies; Orbital Marine; Reykjavik Geothermal',
        },
        {
          name: 'Bioenergy & Biofuels',
          terms:
            'biofuel, biodiesel, ethanol, ethanol fuel, bioenergy, biomass, biogas, anaerobic digestion, renewable diesel, renewable natural gas, sustainable aviation fuel, wood pellet fuel, landfill gas, waste to energy, algae fuel, cellulosic ethanol',
          brands:
            '~POET = poet ethanol; Green Plains; Renewable Energy Group; Gevo; Aemetis; Diamond Green Diesel; Enviva; Archaea Energy; LanzaTech; World Energy SAF; REX American Resources; Pacific Ethanol = alto ingredients; Verbio; Clean Energy Fuels; Montauk Renewables; Raízen = raizen; FutureFuel; Growth Energy',
          roles:
            'biofuels production manager, biomass plant technician, biofuels processing technician, biomass power plant manager',
          industries: 'biomass electric power generation, ethyl alcohol manufacturing, biofuel production',
        },
        {
          name: 'Hydrogen & Fuel Cells',
          terms:
            'hydrogen energy, green hydrogen, hydrogen fuel, fuel cell, electrolyzer, hydrogen!, hydrogen economy, blue hydrogen, hydrogen storage',
          brands:
            'Plug Power; Ballard Power = ballard; FuelCell Energy; Nel Hydrogen = nel asa; ITM Power; Ceres Power; Hydrogenics; Hyzon; McPhy; thyssenkrupp nucera; Electric Hydrogen; Ohmium; Doosan Fuel Cell; PowerCell Sweden; Air Products Hydrogen',
          roles: 'fuel cell engineer, fuel cell technician, hydrogen engineer',
        },
      ],
    },
    {
      name: 'Household Energy & Utilities',
      iab: '417',
      segment: 'B2C',
      intent: 'Service',
      label: 'household energy and utility services',
      description: 'compare, pay for or switch home energy and utility services',
      domains: ['energysage.com', 'pge.com', 'octopus.energy', 'powertochoose.org', 'uswitch.com'],
      terms:
        'utilities, utility company, utility bill, home utility, utility provider, utility service, public utility, electric bill, electricity bill, gas bill, energy bill, water bill, energy provider, energy supplier, energy plan, energy tariff, energy rate, energy switching, switch energy, compare energy, electricity provider, electricity plan, gas and electricity, dual fuel, prepaid electricity, utility assistance, electric company, gas company, power company, heating bill, home energy, meter reading, utility payment, utility rate, energy deregulation, smart energy tariff, home heating fuel, ~energy bill help, ~liheap',
      brands: `Pacific Gas & Electric = pg&e | pge | pacific gas and electric; Southern California Edison = sce; San Diego Gas & Electric = sdg&e;
        Con Edison = coned | con ed | consolidated edison; PSEG = public service electric & gas; PPL = ppl electric; FirstEnergy = first energy; Xcel Energy; DTE Energy;
        CMS Energy = consumers energy; Ameren; Entergy; Evergy; WEC Energy = we energies; CenterPoint Energy; NiSource = columbia gas; Atmos Energy; Eversource; Avangrid Utilities;
        ComEd = commonwealth edison; PECO Energy; BGE = baltimore gas & electric; Pepco; Georgia Power; Alabama Power; Florida Power & Light; TECO = tampa electric; SCANA;
        Puget Sound Energy; Portland General Electric; Avista; Idaho Power; NV Energy; Arizona Public Service = aps | pinnacle west; Salt River Project = srp; Tucson Electric;
        PNM Resources = txnm; Black Hills Energy; Alliant Energy; NorthWestern Energy; Otter Tail; MGE Energy; OGE Energy = oklahoma gas & electric; Hawaiian Electric; LADWP; SMUD;
        CPS Energy; Austin Energy; Seattle City Light; JEA; Long Island Power = pseg long island; Spire Energy; Southwest Gas; Southern California Gas = socalgas; National Fuel Gas;
        New Jersey Resources; South Jersey Gas; ONE Gas; Northwest Natural = nw natural; Washington Gas; Peoples Gas; Nicor Gas; Piedmont Natural Gas; Dominion Energy Gas; TXU Energy;
        Reliant Energy = reliant; Direct Energy; Green Mountain Energy; Gexa Energy; 4Change Energy; Champion Energy; Just Energy; Ambit Energy; Stream Energy; IGS Energy;
        CleanChoice Energy; Octopus Energy; British Gas; EDF Energy; E.ON Next; OVO Energy; Bulb Energy; Utilita; Utility Warehouse; Shell Energy; So Energy; Bord Gáis = bord gais;
        Electric Ireland; Airtricity; Eneco; Vandebron; Eni Plenite = eni plenitude; EnergyAustralia Home; Alinta Energy; Red Energy; Enbridge Gas; FortisBC; Toronto Hydro;
        Power to Choose; Choose Energy; SaveOnEnergy`,
      roles:
        'utility manager, utility worker, meter reader, utility customer, utility meter reader, utilities executive, bill payer, utility director, utilities manager',
      industries:
        'utilities, natural gas distribution, gas utilities, multi-utilities, utility services, electricity retailer, energy retailer, public utilities, utility administration',
      children: [
        {
          name: 'Electricity & Gas Providers',
          iab: '418',
          terms:
            'electric service, gas service, natural gas, home gas, energy company switch, electricity rate, green tariff, home electricity, natural gas provider, energy comparison, electric utility, gas utility',
        },
        {
          name: 'Water Utilities',
          children: [
            {
              name: 'Water Treatment',
              terms:
                'water treatment plant, water treatment, desalination, wastewater, wastewater treatment, water purification plant, sewage treatment, reverse osmosis plant',
            },
          ],
          iab: '421',
          terms:
            'water utility, water service, water supply, drinking water supply, tap water, sewage, sewer service, water infrastructure, water meter, water quality, stormwater, irrigation district, sewerage, hydrology, water management',
          brands:
            'American Water Works = american water; Essential Utilities = aqua america; California Water Service; American States Water; SJW Group; Middlesex Water; Veolia; ~Suez = suez environnement; Thames Water; Severn Trent; United Utilities; Anglian Water; Yorkshire Water; Southern Water; Pennon = south west water; Sydney Water; Aguas de Barcelona = agbar; SABESP; Evoqua; Ecolab Nalco = nalco; Kurita; Beijing Enterprises Water; Manila Water; Consolidated Water; Aqualia; York Water',
          roles:
            'water treatment operator, wastewater treatment plant operator, water and wastewater treatment plant and system operator, water resource specialist, hydrologist, water utility manager, water quality specialist',
          industries:
            'water supply and irrigation systems, sewage treatment facilities, water utilities, water sewage and other systems, water treatment, water waste steam and air conditioning services',
        },
        {
          name: 'Energy Bills & Savings',
          sensitivity: 'Low',
          terms:
            'energy bill comparison, lower electric bill, energy bill assistance, cheap electricity, time-of-use rate, utility budget billing, energy rebate, winter fuel payment',
        },
      ],
    },
    {
      name: 'Waste & Recycling',
      iab: '94',
      intent: 'Service',
      label: 'waste, recycling and environmental services',
      description: 'handle waste, recycling and environmental clean-up',
      domains: ['wm.com', 'republicservices.com', 'wastedive.com', 'recyclingtoday.com', 'cleanharbors.com'],
      terms: `waste management!, waste disposal, waste collection, waste removal, trash collection, garbage collection, trash pickup, garbage, refuse collection, rubbish removal, skip hire,
        dumpster, dumpster rental, roll-off, landfill, recycling center, recycling service, recycling plant, recycling industry, scrap metal recycling, scrap yard, metal recycling,
        plastic recycling, paper recycling, e-waste, electronic recycling, hazardous waste, hazardous waste disposal, medical waste, medical waste disposal, industrial waste, ~food waste,
        composting facility, incinerator, incineration, waste water disposal, septic service, portable sanitation, environmental cleanup, environmental service, oil spill cleanup,
        waste transfer station, material recovery facility, used oil recycling, tire recycling, bulk waste, street sweeping, environmental compliance, pollution control,
        air quality monitoring, emission control, baler`,
      brands:
        'Waste Management Inc = waste management | wm; Republic Services; Waste Connections; GFL Environmental = gfl; Casella Waste = casella; Clean Harbors; Stericycle; Covanta = reworld; Heritage-Crystal Clean = heritage crystal clean; US Ecology; Advanced Disposal; Rumpke; Recology; Waste Pro; Biffa; Viridor; FCC Environment; Remondis; Renewi; Suez Recycling; Cleanaway; Veolia Waste; Rubicon Waste; Bigbelly; TerraCycle = terra cycle; TOMRA; Perma-Fix; Sharps Compliance; Waste Dive; Recycling Today; Schnitzer; Bagster = wm bagster; Dumpsters.com; Budget Dumpster; Redbox Dumpsters = redbox+; Bin There Dump That; Sortera; AMP Robotics; PureCycle; Loop Industries; Safety-Kleen; Enviri = harsco; Averda; Beeah; Paprec; Séché Environnement; Tradebe; Enevo; Harris Baler; ISRI; Keep America Beautiful; Wastequip; LRS Recycles = lakeshore recycling; Ecomaine; Grundon; Befesa',
      roles:
        'waste manager, recycling coordinator, refuse collector, garbage collector, refuse and recyclable material collector, sanitation worker, environmental technician, hazardous waste manager, waste management professional, landfill manager, recycling manager, environmental manager, septic tank servicer, septic tank servicer and sewer pipe cleaner, environmental compliance inspector, scrap dealer, environmental health and safety technician, dustman, environmental scientist and specialist',
      industries:
        'waste collection, waste treatment and disposal, waste management and remediation services, environmental services, environmental quality programs, recycling, materials recovery facilities, recyclable material merchant wholesalers, remediation services waste, hazardous waste treatment, environmental and facilities services, septic services, scrap metal dealers, solid waste landfill',
      children: [
        {
          name: 'Waste Collection & Disposal',
          terms:
            'commercial waste, trash service, garbage service, waste bin service, dumpster service, waste hauler, waste contractor, trash hauling, bin collection',
        },
        {
          name: 'Recycling Industry',
          terms:
            'recycling company, recyclable material, scrap dealer, glass recycling, cardboard recycling, recycled plastic, textile recycling',
        },
        {
          name: 'Hazardous & Environmental Cleanup',
          terms:
            'hazmat cleanup, spill response, environmental remediation contractor, medical sharps disposal, chemical waste disposal, biohazard cleanup, decontamination',
        },
      ],
    },
    {
      name: 'Farming & Crops',
      iab: '102',
      label: 'farming and crop production',
      description: 'farm, grow crops or supply growers',
      domains: ['agriculture.com', 'agweb.com', 'farmprogress.com', 'dtnpf.com', 'usda.gov'],
      terms: `agriculture!, agricultural!, farming!, farm!, agribusiness, farmland, family farm, crop!, crop farming, row crop, cash crop, ~grain, grain farming, corn farming, wheat,
        wheat farming, ~soybean, soybean farming, cotton farming, ~barley, oat farming, rice farming, sorghum, ~millet, canola, rapeseed, sunflower farming, sugarcane, sugar beet,
        alfalfa, hay, straw, silage, fodder, potato farming, vegetable farming, fruit farming, orchard, vineyard farming, citrus grove, nut farming, tobacco farming, coffee plantation,
        tea plantation, cocoa farming, rubber plantation, palm oil, plantation, organic farming, sustainable agriculture, regenerative agriculture, no-till, crop rotation, cover crop,
        harvest, harvesting, planting season, tillage, agronomy, soil health, soil science, ~soil, crop insurance program, crop yield, crop protection, farm management, farm subsidy,
        farm bill, farm equipment finance, farm show, farm news, agricultural commodity, commodity crop, grain elevator, grain storage, silo, grain bin, horticulture industry,
        nursery grower, floriculture, hemp farming, agronomist, farmers cooperative, agritourism, agroforestry, permaculture, viticulture, ginseng farming, mushroom farming,
        pecan farming, agricultural land, rural life, farm labor, farm life, bee pollination, seedling nursery`,
      brands: `Cargill; Archer Daniels Midland = adm; Bunge = bunge global | viterra; Louis Dreyfus = louis dreyfus company; COFCO; CHS Inc = chs cooperative; Dole Farms; Del Monte Farming;
        Chiquita Farms; Sunkist Growers; Ocean Spray Growers; Driscoll's Growers; Andersons = the andersons; GROWMARK; Southern States Cooperative; Farmers Business Network = fbn; AgWeb;
        Farm Progress; Successful Farming; Progressive Farmer = dtn progressive farmer; Farm Journal; Farm Bureau = american farm bureau; National Farmers Union; National Corn Growers;
        4-H; Future Farmers of America = ffa; AppHarvest; Bowery Farming; AeroFarms; Plenty Farms; Infarm; Local Bounti; Gotham Greens; BrightFarms; Limoneira; Alico; Adecoagro;
        SLC Agricola; BrasilAgro; Sime Darby Plantation; Golden Agri; IOI Corporation; ~Wonderful Company; Farm Credit = farm credit services; AcreTrader; Farmland Partners;
        Gladstone Land; Savola; Bayer Crop Science = bayer cropscience; Graincorp; Richardson International; United Malt; Scoular; Gavilon; Perdue AgriBusiness; Sakata Farms; WWOOF;
        Tractor Supply = tractor supply company; Rural King; Farm and Fleet = blain's farm & fleet | mills fleet farm | fleet farm; Murdoch's Ranch; Atwoods; Orscheln; Big R Stores;
        Agri Supply; Nutrien Ag Solutions`,
      roles: `farmer, crop farmer, grain farmer, corn farmer, farm manager, agricultural manager, farmworker, farm worker, farm laborer, agricultural worker, agronomist,
        agricultural consultant, crop consultant, agricultural scientist, soil and plant scientist, agricultural technician, grower, organic farmer, fruit grower, vegetable grower,
        farm owner, agricultural engineer, agricultural inspector, grader and sorter agricultural products, agricultural equipment operator, farm labor contractor,
        farmer rancher and other agricultural manager, farmworker and laborer, nursery worker, horticulturist, viticulturist, winegrower, crop scout, precision agriculture technician,
        agribusiness manager, county extension agent, farm and home management educator, plant breeder, ~planter, field worker, grain merchandiser, agricultural economist,
        agricultural producer, precision agriculture specialist, crop duster pilot, harvest worker, pesticide handler, hydroponic grower, greenhouse manager,
        agricultural sales representative, farm operator`,
      industries:
        'agriculture, farming, crop production, agribusiness, oilseed and grain farming, vegetable and melon farming, fruit and tree nut farming, greenhouse nursery and floriculture production, support activities for crop production, agricultural products, horticulture, agricultural cooperative, farm product raw material wholesalers, soil preparation planting and cultivating, farm management services, tobacco farming, sugarcane farming, cotton farming, hay farming, farm supplies wholesalers, agricultural services, vineyards, orchards, plant nurseries, corn farming, soybean farming, rice farming, mushroom production, other crop farming, plantation, grain and field bean wholesalers, cotton ginning, cotton gin, grain elevator, grain drying, crop drying, rice hulling, rice milling, nut hulling, seed cleaning, seed processing, postharvest crop activity, postharvest handling, grain storage, hay baling, crop harvesting, crop planting, soil preparation, farm labor contractor, farm management service, crop dusting, aerial crop spraying, farm product warehousing, crop production',
      children: [
        {
          name: 'Grain & Row Crops',
          terms:
            'corn crop, soybean crop, wheat crop, cereal crop, grain market, grain price, ~oilseed, grain trade, grain marketing, pulse crop, cereal grain',
        },
        {
          name: 'Fruit, Vegetable & Specialty Crops',
          terms:
            'fruit orchard, apple orchard, almond grower, berry farm, vegetable grower, produce grower, olive grove, hop farming, specialty crop, citrus farming, flower farm, christmas tree farm, lavender farm, cannabis cultivation',
        },
        {
          name: 'Organic & Sustainable Farming',
          children: [
            {
              name: 'Homesteading & Small Farms',
              terms:
                'small farm, hobby farm, homestead farm, backyard farm, homesteading, smallholding, market garden, self-sufficient farm',
            },
          ],
          terms:
            'organic agriculture, organic farm, biodynamic farming, urban farming, urban agriculture, community supported agriculture, csa farm, conservation agriculture',
          brands:
            'Rodale Institute; Polyface Farms; Organic Valley Farmers; Soil Association; Mother Earth News; Regeneration International; Indigo Ag',
        },
        {
          name: 'Agricultural Technology',
          children: [
            {
              name: 'Vertical & Indoor Farming',
              terms:
                'vertical farming, indoor farming, hydroponics farming, hydroponic, aquaponics, controlled environment agriculture, greenhouse farming',
            },
          ],
          intent: 'Solution',
          terms:
            'agtech, agritech, precision agriculture, precision farming, smart farming, farm management system, crop monitoring, agricultural drone, crop sensor, yield mapping, variable rate application, digital farming, farm robot, satellite crop imagery, crop modeling',
          brands:
            'Trimble Agriculture; Granular Ag; Farmers Edge; Taranis; CropX; ~Arable; Iron Ox; Blue River Technology; Carbon Robotics; Raven Industries; AgLeader = ag leader; Semios; Conservis; Ceres Imaging; Descartes Labs Ag; Gro Intelligence; Agrivi; AGCO Fuse; Hummingbird Technologies; PrecisionHawk; XAG; Benson Hill; Pivot Bio; DTN; Farmobile; Cropin; DeHaat; Ninjacart; Apeel Sciences',
        },
        {
          name: 'Seeds, Fertilizers & Crop Protection',
          children: [
            {
              name: 'Fertilizers',
              terms:
                '~fertilizer, fertiliser, nitrogen fertilizer, phosphate fertilizer, potash fertilizer, urea, anhydrous ammonia, manure, agricultural lime, ammonium nitrate',
            },
            {
              name: 'Pesticides & Herbicides',
              terms:
                'pesticide, ~herbicide, ~insecticide, ~fungicide, glyphosate, crop protection chemical, biopesticide, fumigant, weed control agriculture',
            },
            {
              name: 'Crop Seeds',
              terms:
                'crop seed, seed corn, hybrid seed, agricultural seed, gmo crop, seed treatment, cover crop seed, heirloom seed grower',
            },
          ],
          terms:
            'agrochemical, agricultural chemical, biostimulant, soil amendment, crop nutrition, crop dusting, aerial application',
          brands:
            "Corteva = corteva agriscience | dupont pioneer | pioneer seeds; Syngenta; Monsanto; Bayer Agriculture = dekalb | asgrow; BASF Agriculture; FMC Corporation = fmc; Nutrien; CF Industries; ~Mosaic Company; Yara = yara international; K+S; ICL Group = icl; UPL = united phosphorus; Adama; Nufarm; American Vanguard; Sumitomo Agro; KWS = kws saat; Limagrain; Rijk Zwaan; Sakata Seed; Land O Lakes Croplan; Beck's Hybrids; Stine Seed; Helena Agri; Wilbur-Ellis; OCI Nitrogen; EuroChem; PhosAgro; Uralkali; OCP Group; Intrepid Potash; LSB Industries; Roundup Pro; Marrone Bio; Novozymes Ag; East-West Seed; Mahyco; Coromandel; IFFCO; Koppert; Haifa Group; Scotts Professional; Simplot = j.r. simplot; Albaugh",
          roles:
            'seed dealer, fertilizer dealer, seed technologist, crop protection specialist, agrochemical sales representative, crop advisor',
          industries:
            'pesticide manufacturing, seed company, agricultural inputs, fertilizers and agricultural chemicals, farm supply store, agricultural chemicals',
        },
      ],
    },
    {
      name: 'Livestock & Ranching',
      iab: '102',
      label: 'livestock, ranching and dairy farming',
      description: 'raise livestock or supply ranchers and dairies',
      domains: ['beefmagazine.com', 'drovers.com', 'dairyherd.com', 'thepigsite.com', 'hoards.com'],
      terms: `livestock!, ranching, ranch, cattle, pig farming, hog farming, swine, hog production, piglet production, sheep farming, sheep, lamb production, goat farming, goat,
        poultry farming, poultry farm, poultry production, egg production, egg farm, broiler, laying hen, hatchery, chicken farming, turkey farming, duck farming, animal husbandry,
        animal feed!, livestock feed, cattle feed, hog feed, poultry feed, feed mill, feed additive, livestock health, livestock auction, livestock breeding, cattle breed, wagyu ranching,
        bison ranching, horse breeding farm, livestock equipment, livestock trailer, cattle gate, livestock fencing, barn, grazing, pasture, rangeland, wool production, shearing,
        apiculture, honey production, beekeeping industry, silkworm, fur farming, alpaca farming, ostrich farming, rabbit farming, slaughterhouse, abattoir, stockyard, meat production,
        manure management, animal nutrition industry, livestock feeder, livestock halter, ear tag`,
      brands: `Tyson Farms = tyson poultry; Smithfield Farms = smithfield hog; Dairy Farmers of America = dfa; Arla Farmers; FrieslandCampina Farmers; Purina Mills = purina animal nutrition;
        Kent Nutrition; Alltech; Cargill Animal Nutrition; ForFarmers; Charoen Pokphand = cp foods | cp group; New Hope Liuhe; Muyuan Foods; Wens Foodstuff; Triumph Foods; Maxwell Foods;
        DeLaval; Lely; BouMatic; GEA Farm Technologies; Afimilk; Merck Animal Health Livestock = allflex; Genus plc = pig improvement company | pic; ABS Global; Select Sires; STgenetics;
        Neogen Livestock; Elanco Livestock; Zoetis Livestock = zoetis cattle; Phibro; Nutreco; De Heus; Ridley; Wilbur-Ellis Nutrition; Big Dutchman; Chore-Time; Behlen; Powder River;
        Tarter Farm; Gallagher Fencing; Priefert; ~Drovers; Beef Magazine; Hoard's Dairyman; NCBA = national cattlemen's beef association; American Angus Association; National Pork Board;
        Dairy Management; Adisseo; Novus International; DSM Animal Nutrition = dsm-firmenich animal; Evonik Animal Nutrition; Hy-Line; Aviagen; Cobb-Vantress = cobb vantress;
        Hendrix Genetics; King Ranch; Vital Farms Producers; Rose Acre Farms; Michael Foods Farms; Merial Livestock; Ceva Poultry; Australian Agricultural Company = aaco; Kemin`,
      roles:
        'rancher, cattle rancher, dairy farmer, livestock farmer, pig farmer, hog farmer, poultry farmer, sheep farmer, shepherd, herdsman, ranch hand, animal breeder, livestock manager, feedlot manager, dairy manager, farmworker farm ranch and aquacultural animals, livestock auctioneer, livestock buyer, animal nutritionist, animal scientist, ranch manager, cattle farmer, goat farmer, egg farmer, milker, sheep shearer, beef producer, pork producer, poultry producer, livestock producer, apiarist, stockman, feed sales representative, dairy producer',
      industries:
        'ranching, ranching and fisheries, animal production, livestock, cattle ranching and farming, dairy, dairy cattle and milk production, hog and pig farming, poultry and egg production, sheep and goat farming, animal food manufacturing, animal feed manufacturing, support activities for animal production, animal slaughtering and processing, livestock wholesale, apiculture, dairy farming, feedlots, chicken egg production, broiler production, poultry hatcheries, dual-purpose cattle ranching, fur-bearing animal production',
      children: [
        {
          name: 'Cattle & Dairy',
          children: [
            {
              name: 'Beef Cattle',
              terms:
                'beef cattle, cow-calf, cattle ranching, feedlot, angus cattle, hereford, beef production, charolais, brahman cattle, longhorn',
            },
            {
              name: 'Dairy Farming',
              terms:
                'dairy farming, dairy farm, dairy cattle, dairy cow, milking machine, milking parlor, dairy equipment, dairy herd, holstein, jersey cattle, milk production',
            },
          ],
          terms: 'cattle farm, calf, heifer, bull breeding, cattle market, cattle price, milk cooling, dairy industry',
        },
        {
          name: 'Poultry & Eggs',
          terms:
            '~poultry, poultry house, chicken farm, poultry equipment, egg incubator, brooder, turkey farm, poultry industry, laying hens, backyard poultry supply',
        },
        {
          name: 'Hogs, Sheep & Goats',
          terms:
            'pig farm, hog farm, hog market, sheep farm, goat farm, lambing, farrowing, wool farming, sow, pork production',
        },
        {
          name: 'Animal Feed & Health',
          terms:
            'feed supplement, mineral feed, livestock vaccine, livestock medicine, livestock dewormer, hay feeder, salt lick, livestock veterinary',
        },
      ],
    },
    {
      name: 'Farm Equipment & Supplies',
      iab: '102',
      label: 'farm equipment and supplies',
      description: 'buy, sell or repair tractors and farm equipment',
      domains: ['deere.com', 'tractorhouse.com', 'caseih.com', 'kubotausa.com', 'tractorsupply.com'],
      terms: `farm equipment!, farm machinery, agricultural machinery, agricultural equipment, tractor, farm tractor, compact tractor, combine, combine harvester, harvester, baling machine,
        hay baler, plow, plough, disc harrow, harrow, ~cultivator, seeder, planter machine, seed drill, crop sprayer, boom sprayer, ~fertilizer spreader, manure spreader, grain cart,
        grain auger, grain dryer, ~irrigation system, irrigation, center pivot, ~drip irrigation, farm implement, rotary cutter, bush hog, windrower, forage harvester, cotton picker,
        tractor part, tractor attachment, tractor tire, used tractor, antique tractor, farm auction, farm supply, farm store, farm gate, farm fence, barbed wire, fence post, t-post,
        barn door, pole barn, farm building, grain handling, greenhouse equipment, livestock waterer, feed bunk, hay rake, hay tedder, mower conditioner, post hole digger, farm trailer,
        utility tractor, farm truck, agricultural tire, ranch supply`,
      brands: `John Deere = deere & company | deere | john deere tractor; Case IH; New Holland = new holland agriculture; CNH Industrial = cnh; AGCO; Massey Ferguson; Fendt; Challenger Tractors;
        Valtra; Kubota; Claas; Mahindra Tractors = mahindra tractor; Sonalika; Swaraj Tractors; TAFE; Yanmar Tractors; Iseki; LS Tractor; Kioti = daedong; TYM Tractors;
        Deutz-Fahr = same deutz-fahr; Landini; McCormick Tractors; Zetor; Versatile Tractors; International Harvester = farmall; Allis-Chalmers = allis chalmers; Ford Tractors;
        Oliver Tractor; ~Gleaner; Lexion Combines; Krone; Kuhn; Lemken; Amazone; Pöttinger = pottinger; Horsch; Väderstad = vaderstad; Great Plains Ag; Kinze; Precision Planting; Hagie;
        Hardi; Vermeer Balers; Bush Hog = bushhog; Land Pride; Woods Equipment; Titan Machinery; RDO Equipment; TractorHouse = tractor house; Machinery Pete; Valley Irrigation;
        ~Lindsay Corporation = zimmatic; Netafim; Rivulis; Jain Irrigation; Rain Bird Ag; Reinke; GSI Grain = grain systems inc; Brock Grain; Sukup; AGI = ag growth international;
        Art's Way; ~Alamo Group; Buhler Industries; Gehl Farm; ~Titan International; Firestone Ag; Trelleborg Ag; BKT Tires; Monarch Tractor; Sabanto; Escorts Kubota; Argo Tractors;
        Belarus Tractors; Branson Tractors; Bad Boy Tractors; Ritchie Waterers; Red Brand Fence; Behlen Country; Farmers Auction = big iron auctions | bigiron; Steffes;
        Meridian Manufacturing; Unverferth; J&M Manufacturing; Brent Grain Carts; MacDon; Shelbourne Reynolds; Geringhoff; Oxbo; Ploeger; AgDirect; H&S Manufacturing; Bourgault;
        SeedMaster; Morris Industries; Farm King`,
      roles:
        'farm equipment mechanic, farm equipment dealer, farm equipment mechanic and service technician, tractor operator, tractor driver, irrigation specialist, combine operator, agricultural mechanic, farm supply store manager, agricultural machinery dealer, irrigation technician',
      industries:
        'farm machinery, agriculture construction and mining machinery manufacturing, farm equipment dealer, farm and garden machinery and equipment wholesalers, agricultural implement manufacturing, farm machinery manufacturing, irrigation systems, agricultural and farm machinery, farm store',
      children: [
        {
          name: 'Tractors',
          terms:
            'tractor dealer, row crop tractor, sub-compact tractor, tractor loader, vintage tractor, tractor repair, tractor pull equipment',
        },
        {
          name: 'Harvesting & Planting Machinery',
          terms:
            'grain harvester, planter equipment, corn head, draper header, potato harvester, grape harvester, air seeder, no-till drill',
        },
        {
          name: 'Irrigation & Farm Structures',
          terms:
            'pivot irrigation, farm irrigation, farm pond, farm shed, silo construction, farm well pump, high tunnel',
        },
      ],
    },
    {
      name: 'Forestry & Logging',
      iab: '102',
      label: 'forestry and logging',
      description: 'manage forests, harvest timber or supply foresters',
      domains: ['weyerhaeuser.com', 'forestry.com', 'fs.usda.gov', 'timberprocessing.com'],
      terms:
        'forestry!, forest industry, logging!, timber, timberland, timber harvesting, timber industry, silviculture, tree farm, tree plantation, forest management, forest product, reforestation, lumber industry, logging equipment, log loader, skidder, feller buncher, sustainable forestry, forest fire management, pulpwood, sawlog, firewood supplier, hardwood timber, softwood, tree nursery, arboriculture, logging truck, woodland management, forest certification, timber auction, christmas tree growing',
      brands:
        'Weyerhaeuser; Rayonier; PotlatchDeltic = potlatch; CatchMark Timber; Plum Creek; Sierra Pacific Industries; Green Diamond; Hancock Timber = manulife timberland; Campbell Global; Forest Stewardship Council = fsc; Sustainable Forestry Initiative = sfi; Ponsse; Tigercat; John Deere Forestry = timberjack; Komatsu Forest; Barko Hydraulics; Morbark; Bandit Industries; ~Timberline; Arauco; CMPC; SCA Forest = svenska cellulosa; Holmen; Södra = sodra; Western Forest Products; Mercer Timber; Tolko; Hampton Lumber; Roseburg Forest Products = roseburg; Collins Pine; Deltic Timber; Society of American Foresters; Forestry England; Stihl Forestry; Husqvarna Forestry; Rottne; Logset; Log Max; Waratah Forestry; Molpus Woodlands; Resource Management Service',
      roles:
        'forester, logger, lumberjack, logging worker, logging equipment operator, faller, forest worker, forest and conservation worker, forest and conservation technician, timber cruiser, log grader and scaler, forestry manager, sawyer, forest manager, tree planter, forestry consultant, timber buyer, forest engineer, woodland owner, timber harvester',
      industries:
        'forestry, forestry and logging, logging, timber tract operations, forest nurseries, forest products, support activities for forestry, forestry services, timber industry, gathering of forest products',
      children: [
        {
          name: 'Timber & Logging',
          terms: 'timber sale, logging company, timber price, stumpage, timber investment, log export',
        },
        {
          name: 'Forest Management',
          terms: 'forest conservation management, prescribed burn, forest inventory, forest health, forest carbon',
        },
        {
          name: 'Forestry Equipment',
          terms:
            'forestry machinery, forestry mulcher, log grapple, portable sawmill, firewood processor, harvester head, forestry winch',
        },
      ],
    },
    {
      name: 'Fishing Industry & Aquaculture',
      iab: '102',
      label: 'commercial fishing and aquaculture',
      description: 'catch, farm or supply fish and seafood commercially',
      domains: ['seafoodsource.com', 'nationalfisherman.com', 'intrafish.com', 'fishfarmingexpert.com'],
      terms:
        'commercial fishing, fishing industry, fishery, fisheries, aquaculture!, fish farming, fish farm, salmon farming, shrimp farming, oyster farming, mussel farming, catfish farming, trout farm, tilapia farming, seaweed farming, algae farming, mariculture, fish hatchery, trawler, fishing trawler, trawling, fishing vessel, commercial fishing boat, fishing fleet, lobster fishing, crab fishing, longline fishing, whaling, fishing quota, seafood industry, fish processing, ~seafood processing, fish meal, fish feed, sustainable fishing, overfishing, shellfish farming, pearl farming, recirculating aquaculture, krill',
      brands:
        'Mowi = marine harvest; Lerøy = leroy seafood; SalMar; Grieg Seafood; Bakkafrost; Cermaq; Cooke Aquaculture = cooke seafood; American Seafoods; Austevoll; Skretting; BioMar; EWOS; AquaBounty; Atlantic Sapphire; Blue Ocean Mariculture; Omega Protein; Silver Bay Seafoods; Pescanova = nueva pescanova; High Liner Producers; Tassal; Huon Aquaculture; Multiexport Foods; Camanchaca; Blumar; Aker BioMarine; AKVA Group; Innovasea; Taylor Shellfish; Island Creek Oysters; SeafoodSource; National Fisherman; IntraFish; Undercurrent News; Marine Stewardship Council = msc certified; Aquaculture Stewardship Council; Avanti Feeds; Minh Phu; Vinh Hoan; Zeigler Feed; Global Seafood Alliance; NOAA Fisheries',
      roles:
        'commercial fisherman, fisher, fish farmer, aquaculturist, aquaculture technician, aquaculture manager, fishing boat captain, fish hatchery manager, fishing and hunting worker, fisheries manager, fishing vessel captain, oyster farmer, lobsterman, seafood processor, fisheries scientist, trapper, fisheries observer, hatchery technician, net mender',
      industries:
        'fishery, fisheries, aquaculture, commercial fishing, fishing hunting and trapping, seafood product manufacturing, fish and seafood merchant wholesalers, finfish fishing, shellfish fishing, fish hatcheries, fishing industry, finfish farming, shellfish farming',
      children: [
        {
          name: 'Commercial Fishing',
          terms:
            'fishing crew, commercial fishery, tuna fishing fleet, deep-sea trawler, herring fishery, cod fishery, fishing port',
        },
        {
          name: 'Aquaculture & Fish Farming',
          terms: 'fish pond farming, aquaculture equipment, aquafarm, fish cage, prawn farming, aquaculture feed',
        },
      ],
    },
    {
      name: 'Energy & Agriculture Industry',
      iab: '90',
      label: 'the energy and farming industries',
      description: 'work in, supply or follow energy, farming and natural resources',
      domains: ['eia.gov', 'usda.gov', 'iea.org', 'agriculture.com'],
      terms: 'natural resources industry, energy sector, agriculture sector, commodity producer, resource industry',
    },
  ],
}

export default energyAgriculture
