import type { CategorySource } from '../source'

const manufacturingConstruction: CategorySource = {
  category: 'Manufacturing & Construction',
  segment: 'B2B',
  sensitivity: 'None',
  intent: 'Product',
  terms:
    'manufacturing!, ~manufacturer, ~industrial, heavy industry, light industry, ~industry, industrial sector, industrial goods, industrial and manufacturing',
  roles:
    'industrial professional, manufacturing professional, construction and manufacturing decision maker, industrial designer, product design engineer',
  industries:
    'manufacturing, industrial manufacturing, industrials, capital goods, heavy manufacturing, light manufacturing, miscellaneous manufacturing',
  nodes: [
    {
      name: 'Factory Production & Operations',
      iab: '104',
      label: 'factory production and operations',
      description: 'run, supply or work in factories and production plants',
      domains: ['industryweek.com', 'thomasnet.com', 'nam.org', 'themanufacturer.com', 'plantservices.com'],
      terms:
        'factory, plant operation, production line, assembly line, mass production, contract manufacturing, oem manufacturing, production planning, production scheduling, lean manufacturing, lean production, just-in-time, quality control, quality assurance inspection, plant maintenance, predictive maintenance, preventive maintenance, industrial production, smart factory, smart manufacturing, industry 4.0, make to order, batch production, ~assembly, fabrication, prototype manufacturing, production floor, shop floor, bill of materials, private label manufacturing, toll manufacturing, co-packing, contract packaging, industrial cleaning system, total productive maintenance, bottling plant, nearshoring production, reshoring, advanced manufacturing, nanotechnology, turnkey production, food processing, food processing plant, meatpacking, industrial laundry machine, clean room facility',
      brands:
        'Foxconn = hon hai; Flextronics; Jabil; Sanmina; Celestica; Benchmark Electronics; Plexus Manufacturing; Pegatron; Wistron; Quanta Computer; Compal; Protolabs = proto labs; Xometry; Fictiv; IndustryWeek = industry week; National Association of Manufacturers = nam; Plant Engineering; Society of Manufacturing Engineers = sme manufacturing; ~Make UK; Luxshare; BYD Electronics; Kimball Electronics; TTM Technologies; Fabrinet; USI Electronics; Venture Manufacturing; JBT = john bean technologies; Marel; Krones; Tetra Pak; GEA Group; Bühler = buhler group; Provisur; Robert Bosch; Bosch Group; thyssenkrupp; Marubeni; Itochu; Sumitomo',
      roles: `plant manager, factory manager, production manager, production supervisor, manufacturing manager, manufacturing director, director of manufacturing, vp of manufacturing,
        manufacturing engineer, production engineer, process engineer, quality engineer, quality control manager, quality assurance manager, quality control inspector, production planner,
        production worker, factory worker, assembler, fabricator, assembler and fabricator, machine operator, production operator, industrial production manager, maintenance technician,
        industrial machinery mechanic, millwright, maintenance engineer, plant engineer, plant operator, manufacturing technician, production associate, production coordinator,
        inspector tester sorter sampler and weigher, packaging and filling machine operator, team assembler, electrical and electronic equipment assembler, line operator,
        manufacturing supervisor, first-line supervisor of production workers, helper production worker, food processing worker, meat packer, slaughterer, butcher and meat packer,
        food batchmaker, production clerk, lean manager, continuous improvement manager, supply quality engineer, chief manufacturing officer, textile worker, sewing machine operator,
        laundry and dry-cleaning worker, upholsterer, shoe machine operator, furniture finisher, cabinetmaker`,
      industries:
        'contract manufacturer, electronics manufacturing services, food manufacturing, beverage manufacturing, food production, food and beverage manufacturing, meat processing plant, consumer goods manufacturing, furniture manufacturing, footwear manufacturing, apparel manufacturing, clothing manufacturing, toy manufacturing, sporting goods manufacturing, medical equipment manufacturing, pharmaceutical manufacturing, personal care product manufacturing, cosmetics manufacturing, household appliance manufacturing, jewelry manufacturing, tobacco manufacturing, leather product manufacturing, computer hardware manufacturing, musical instrument manufacturing, office furniture manufacturing, packaged food manufacturing',
      children: [
        {
          name: 'Contract & Electronics Manufacturing',
          terms:
            'electronics manufacturing, pcb assembly, printed circuit board, pcb, circuit board assembly, surface mount technology, ems provider, box build, wire harness, cable assembly',
        },
        {
          name: 'Lean & Quality Management',
          terms:
            'statistical process control, 5s, poka-yoke, quality inspection, non-destructive testing, ndt, metrology, coordinate measuring machine, inspection equipment',
          brands: 'Mitutoyo; FARO; Hexagon Metrology; Renishaw; Keyence; Starrett; Carl Zeiss Metrology; Cognex',
        },
        {
          name: 'Food & Consumer Goods Production',
          terms:
            'food manufacturing, food packaging line, ~beverage production, ~bottling, canning line, dairy processing, meat processing, poultry processing, grain milling, flour mill, sugar refining, private label food production, food production equipment, consumer goods industry, cpg manufacturing, fmcg production',
        },
      ],
    },
    {
      name: 'Industrial Automation & Robotics',
      iab: '638',
      label: 'industrial automation and robotics',
      description: 'automate plants with robots, sensors and controls',
      domains: ['rockwellautomation.com', 'siemens.com', 'abb.com', 'fanucamerica.com', 'automationworld.com'],
      terms:
        'industrial automation, automation, factory automation, industrial robot, robotic arm, robotics, cobot, collaborative robot, plc, programmable logic controller, scada, hmi panel, motion control, servo motor, stepper motor, variable frequency drive, process control, distributed control system, machine vision, industrial sensor, proximity sensor, photoelectric sensor, encoder, actuator, process instrumentation, flow meter, pressure sensor, industrial iot, iiot, digital twin, control panel, control system, solenoid, linear motion, automated guided machine, robot integration, welding robot, pick and place robot, limit switch, industrial ethernet, control valve, load cell, test and measurement, oscilloscope, ~multimeter, variable speed drive, adjustable speed drive',
      brands: `Rockwell Automation = allen-bradley | allen bradley | rockwell; Siemens; ABB; FANUC; Schneider Electric; Honeywell = honeywell international; Emerson Electric = emerson; KUKA;
        Yaskawa; Universal Robots; Omron Automation; Mitsubishi Electric; Beckhoff; Bosch Rexroth; Festo; SMC Pneumatics; Phoenix Contact; Pepperl+Fuchs; Balluff; SICK Sensors;
        Endress+Hauser; Yokogawa; National Instruments; Keysight; ~Fluke; Tektronix; Teradyne; Fortive; Ametek; Parker Hannifin; IDEX; Banner Engineering;
        AutomationDirect = automation direct; Wago; Turck; ifm electronic; B&R Automation; Delta Electronics; Advantech; Boston Dynamics; Stäubli = staubli; Kawasaki Robotics;
        Denso Robotics; Epson Robots; Nachi; Comau; Dürr = durr; Nidec; Kollmorgen; Lenze; SEW-Eurodrive; Danfoss; Inovance; Estun; Spectris; Halma; Sensata; TE Connectivity; Amphenol;
        Molex; Itron Industrial; ~Woodward; Crane NXT; Vontier; Trimble; Rohde & Schwarz; Automation World; Figure AI Robotics; Agility Robotics; Regal Rexnord = rexnord; Novanta;
        Symbotic Robotics; Azbil; WEG`,
      roles:
        'automation engineer, controls engineer, control systems engineer, robotics engineer, robotics technician, plc programmer, instrumentation technician, automation technician, electro-mechanical technician, mechatronics technician, mechatronics engineer, instrumentation engineer, electromechanical and mechatronics technologist, robot programmer, calibration technician, automation manager, scada engineer, control room operator',
      industries:
        'industrial automation, automation machinery manufacturing, robotics engineering, robot manufacturing, instruments and related products manufacturing, measuring and control instrument manufacturing, electronic equipment and instruments',
      children: [
        {
          name: 'Robotics',
          iab: '638',
          terms:
            '~robot, robot arm, articulated robot, delta robot, humanoid robot, robot gripper, end effector, robotic automation, drone manufacturing',
        },
        {
          name: 'Sensors & Controls',
          terms:
            'industrial control, temperature controller, level sensor, vibration sensor, relay, contactor, data logger, thermocouple, pressure gauge, gauge, transducer, automation control component',
        },
        {
          name: '3D Printing & Additive Manufacturing',
          terms:
            'additive manufacturing, industrial 3d printing, metal 3d printing, rapid prototyping, selective laser sintering, 3d printing service',
          brands:
            'Stratasys; 3D Systems; EOS Additive; Desktop Metal; Markforged; Materialise; Carbon 3D; Formlabs; HP Multi Jet Fusion; Velo3D; SLM Solutions; Nano Dimension; Shapeways',
          roles: 'additive manufacturing engineer, 3d printing engineer',
        },
      ],
    },
    {
      name: 'Machinery & Industrial Equipment',
      iab: '105',
      label: 'machinery and industrial equipment',
      description: 'buy, sell or operate machinery, tools and industrial supplies',
      domains: ['grainger.com', 'mcmaster.com', 'machinerytrader.com', 'fastenal.com', 'mscdirect.com'],
      terms: `machinery!, industrial machinery, industrial equipment, machine tool, heavy duty equipment, pump, centrifugal pump, ~compressor, industrial air compressor, industrial fan, blower,
        turbine, industrial engine, hydraulic, hydraulics, pneumatic, ~valve, bearing, ~gearbox, gear reducer, conveyor, conveyor belt, ~boiler, industrial boiler, ~heat exchanger,
        industrial furnace, kiln, cooling tower, industrial chiller, industrial mixer, pressure vessel, storage tank, industrial tank, packaging machine, packing machine, filling machine,
        labeling machine, shrink wrap machine, printing machinery, textile machinery, industrial sewing machine, woodworking machinery, plastic injection molding machine,
        sawmill machinery, industrial filter, filtration system, ~dust collector, vacuum pump, power transmission, ~electric motor, transformer, generator set, industrial diesel engine,
        crane, hoist, ~winch, industrial scale, industrial lubricant, industrial weighing, used machinery, refurbished machine, industrial metal detector, industrial washing machine,
        centrifuge, crusher, shredding machine, agitator, industrial dryer, extruder`,
      brands: `General Electric = ge; Illinois Tool Works = itw; ~Dover; Ingersoll Rand = ingersoll-rand; Atlas Copco; Sandvik; SKF; Timken; Schaeffler; NSK; Flowserve; Xylem; Pentair; Grundfos;
        Sulzer; KSB; Alfa Laval; SPX Flow; Gardner Denver; Kaeser; Sullair; Donaldson; Pall Corporation; Nordson; Lincoln Electric; ESAB; Kennametal; Hitachi; Kawasaki Heavy Industries;
        Mitsubishi Heavy Industries = mhi; IHI; Thyssenkrupp = thyssen krupp; Otis Elevator = otis; Schindler; KONE; TK Elevator; Konecranes; Demag; Columbus McKinnon; Cargotec;
        Metso = metso outotec; FLSmidth; Andritz; Voith; MAN Energy; Cummins; Wärtsilä = wartsila; Rolls-Royce Power; Generac Industrial; ~Eaton; Hubbell; Acuity Brands; nVent; Legrand;
        ~Crane Co; ITT Inc; Watts Water; Mueller Industries; Mueller Water; Badger Meter; Franklin Electric; Gorman-Rupp; Chart Industries; Colfax = enovis; Barnes Group; EnPro; CIRCOR;
        Hillenbrand; Standex; Kadant; Helios Technologies; Middleby Industrial; Lennox Industrial; Johnson Controls; Daikin Applied; Baldor; Barry-Wehmiller; ProMach; Multivac;
        Bosch Packaging = syntegon; Coesia; IMA Group; Husky Injection Molding; Engel; KraussMaffei; Arburg; Sumitomo Heavy Industries; GKN; IMI plc; ~Weir Group; Spirax Sarco;
        ~Smiths Group; Rotork; Melrose Industries; Alstom Machinery; Doosan; Hyundai Heavy Industries; Larsen & Toubro = l&t; BHEL = bharat heavy electricals; Siemens Energy; Komax`,
      roles:
        'machinery operator, industrial mechanic, machinery dealer, equipment engineer, boiler operator, stationary engineer, stationary engineer and boiler operator, crane operator, crane and tower operator, hoist and winch operator, industrial sales engineer, mechanical technician, hydraulic technician, pump operator, conveyor operator, elevator mechanic, elevator installer and repairer, industrial engineer technician, machine feeder and offbearer, rigger, mobile heavy equipment mechanic',
      industries:
        'machinery manufacturing, industrial machinery manufacturing, industrial machinery and equipment, machinery wholesale, commercial and service industry machinery manufacturing, engine and turbine manufacturing, electrical equipment manufacturing, appliances electrical and electronics manufacturing, hvac and refrigeration equipment manufacturing, pump manufacturing, electrical equipment, industrial distribution, machinery and equipment, industrial supply company, commercial machinery repair',
      children: [
        {
          name: 'Pumps, Valves & Fluid Handling',
          terms:
            '~submersible pump, diaphragm pump, ~ball valve, gate valve, butterfly valve, check valve, industrial pipe fitting, flange, ~gasket, fluid power, hydraulic cylinder, hydraulic hose, hydraulic pump, fluid handling, pipeline valve, actuated valve',
        },
        {
          name: 'Material Lifting & Cranes',
          terms:
            'tower crane, overhead crane, gantry crane, mobile crane, chain hoist, lifting equipment, rigging hardware, jib crane, scissor lift, aerial work platform, boom lift, cherry picker, man lift, freight elevator, escalator, elevator industry, dumbwaiter',
          brands:
            'JLG = jlg industries; Genie Lifts = terex genie; Manitowoc; Liebherr; Tadano; Skyjack; Haulotte; Link-Belt Cranes; Grove Cranes; Snorkel Lifts; Palfinger',
        },
        {
          name: 'Industrial Supplies & MRO',
          terms:
            'industrial supply, mro, ~fastener, ~bolt, ~nut and bolt, industrial screw, washer fastener, ~rivet, ~anchor bolt, abrasive, grinding wheel, cutting tool, industrial drill bit, industrial adhesive, industrial sealant, ~cable tie, industrial tape, spring manufacturing, o-ring, shim, industrial hose, ~caster, industrial storage, industrial shelving, tool crib, threaded rod, maintenance supply, ~wire rope',
          brands:
            'Grainger = w.w. grainger | ww grainger; Fastenal; McMaster-Carr = mcmaster carr | mcmaster; MSC Industrial = msc direct; Applied Industrial Technologies; Motion Industries; WESCO = wesco international; Graybar; Rexel; Sonepar; HD Supply; Würth = wurth; RS Components; Zoro; Global Industrial; DXP Enterprises; ~Ferguson = ferguson enterprises; Kaman; Lawson Products = distribution solutions; Anixter; Digi-Key = digikey; Mouser Electronics = mouser; Newark Electronics = farnell; Arrow Electronics; Avnet; Bossard; Hilti; Norton Abrasives; ~Gates Corporation; Misumi; Essentra; Brammer = rubix; Travers Tool; Watsco; Core & Main; Border States',
        },
        {
          name: 'Electrical Equipment',
          terms:
            'switchgear, ~electrical panel, industrial circuit breaker, electrical transformer, busbar, industrial cable, wire and cable, industrial power supply, electrical conduit, electrical enclosure, industrial ups, electric generator, industrial alternator, capacitor, resistor, electronic component, diode, connector electronic, inductor, electrical engineering equipment, industrial lighting',
          brands:
            'Prysmian; Nexans; Southwire; Encore Wire; Belden; General Cable; Powell Industries; Hammond Power; Vishay; KEMET; Murata; TDK; Kyocera AVX; Littelfuse; Bel Fuse; Yageo; Preformed Line; Sumitomo Electric; Furukawa Electric; Atkore; EnerSys',
          industries:
            'electrical equipment and component manufacturing, wire and cable manufacturing, electronic component manufacturing, battery manufacturing, electric lighting equipment manufacturing',
        },
        {
          name: 'Work Safety & Protective Gear',
          children: [
            {
              name: 'Head, Eye & Hearing Protection',
              terms:
                'hard hat, safety helmet, safety goggles, ~safety glasses, ~ear protection, ear defender, ~welding helmet',
            },
            {
              name: 'Respirators & Protective Suits',
              terms: 'respirator, gas mask, dust mask, ~hazmat suit, protective coverall, tyvek suit, n95 respirator',
            },
          ],
          terms:
            '~ppe, personal protective equipment, hi-vis vest, ~high visibility vest, earmuff protective, industrial protective glove, safety harness, fall protection, industrial face shield, bullet proof vest, eyewash station, industrial fire extinguisher, lockout tagout, safety footwear supply, traffic cone, safety barrier, spill kit, coverall protective, chainmail glove, industrial earplug',
          brands:
            '3M; MSA Safety = msa; Honeywell Safety; Lakeland Industries; Bullard; Uvex; Moldex; DuPont Tyvek = tyvek; Radians; Petzl Professional; Pyramex; Ergodyne; Magid; Delta Plus; Portwest; JSP Safety; ~Brady Corporation',
        },
        {
          name: 'Laboratory & Scientific Instruments',
          terms:
            'laboratory equipment, lab equipment, laboratory supply, ~microscope, spectrometer, mass spectrometer, chromatography, pipette, beaker, test tube, autoclave, lab incubator, lab glassware, fume hood, scientific instrument, laboratory balance, bunsen burner, lab centrifuge, analytical instrument, laboratory chemical, cryogenic freezer, spectrophotometer, dissection kit',
          brands: 'Malvern Panalytical; ~Hamilton Company; Horiba; JEOL; Oxford Instruments',
          industries:
            'scientific instrument manufacturing, laboratory equipment supplier, analytical laboratory instrument manufacturing',
        },
      ],
    },
    {
      name: 'Metalworking & Fabrication',
      iab: '107',
      label: 'metals, metalworking and fabrication',
      description: 'make, cut, weld and trade metal and metal parts',
      domains: ['thefabricator.com', 'mmsonline.com', 'metalsupermarkets.com', 'nucor.com', 'arcelormittal.com'],
      terms: `metalworking, metal fabrication, machining, cnc, cnc machine, cnc machining, lathe, milling machine, sheet metal, metal stamping, die casting, casting foundry, foundry, forging,
        welding, welder machine, mig welding, tig welding, welding supply, industrial soldering, plasma cutter, laser cutting, waterjet cutting, press brake, tool and die, mold making,
        injection mold tooling, electroplating, galvanizing, powder coating, anodizing, heat treatment, metal finishing, annealing, smelting, steel!, stainless steel, carbon steel,
        steel beam, rebar, structural steel, aluminum, aluminium, ~copper, ~brass, ~bronze, zinc, titanium, ~nickel, tungsten, alloy, ~metal, metal tube, steel pipe, steel coil,
        wire drawing, metal sheet, metal extrusion, rolling mill, blast furnace, metallurgy, ironwork, metal molding, thread cutting, broaching, honing, grinding machine, surface grinder,
        swiss machining, edm machining, steel mill`,
      brands: `Nucor; ArcelorMittal = arcelor mittal; US Steel = u.s. steel | united states steel; Cleveland-Cliffs = cleveland cliffs; Steel Dynamics; Commercial Metals; Reliance Steel; Alcoa;
        Arconic; Novelis; Kaiser Aluminum; Constellium; Century Aluminum; Nippon Steel; POSCO; Baosteel = baowu; Tata Steel; JSW Steel; SSAB; Voestalpine; Salzgitter; Gerdau; Ternium;
        Tenaris; Carpenter Technology; Allegheny Technologies = ati; Haynes International; Outokumpu; Acerinox; Worthington Industries; Ryerson; Olympic Steel; ~Metals USA;
        Metal Supermarkets; Online Metals; Aurubis; Norsk Hydro; Rusal; Chalco; Hindalco; Vedanta; JFE Steel; Kobe Steel; Evraz; Severstal; HBIS; Hyundai Steel; Haas Automation; DMG Mori;
        Mazak; Okuma; Makino; Trumpf; Bystronic; Amada; Hurco; Hardinge; Doosan Machine Tools; Mate Precision; Iscar; Seco Tools; Precision Castparts; Wyman-Gordon;
        Howmet = howmet aerospace; Mueller Metals; Timken Steel; ~Valmont; Gibraltar Industries; Insteel; L.B. Foster; Fronius; Kemppi; Hypertherm; ~The Fabricator; Modern Machine Shop;
        Wolverine Tube; Materion; Schnitzer Steel = radius recycling; Sims Metal; Worthington Steel`,
      roles:
        'machinist, cnc machinist, cnc operator, cnc programmer, cnc machine tool programmer, welder, welding engineer, welder cutter solderer and brazer, welding inspector, metal fabricator, sheet metal worker, tool and die maker, tool maker, toolmaker, foundry worker, metallurgist, metallurgical engineer, steelworker, ironworker, structural metal fabricator and fitter, metal worker, blacksmith, boilermaker, pipefitter, steamfitter, foundry mold and coremaker, molder, plating machine operator, forging machine operator, metal-refining furnace operator, grinder and polisher, ~fitter, ~turner, lathe operator, millwright fitter, moldmaker, rolling machine operator, patternmaker, layout worker, heat treating operator, metal buyer',
      industries:
        'metal fabrication, fabricated metal products, fabricated metal product manufacturing, primary metal manufacturing, iron and steel mills, steel industry, steel manufacturing, aluminum production, foundries, machine shops, metal stamping, architectural and structural metals manufacturing, metalworking machinery manufacturing, coating engraving and heat treating, cutlery and handtool manufacturing, metal treatments, metal service center, metals wholesale, turned products and fastener manufacturing, nonferrous metal production, boiler and tank manufacturing, spring and wire product manufacturing',
      children: [
        {
          name: 'Steel & Aluminum',
          terms:
            'steel industry, steel price, steel production, aluminum foil production, aluminum extrusion, steel plate, steel supplier, galvanized steel, steel drum',
        },
        {
          name: 'CNC Machining & Machine Tools',
          terms:
            'cnc lathe, cnc mill, cnc router, machining center, end mill, carbide insert, machine shop, precision machining, tool holder, machine tooling',
        },
        {
          name: 'Welding & Cutting',
          terms:
            'welding machine, ~welding rod, welding wire, arc welder, welding torch, welding gas, oxy-acetylene torch, spot welding, brazing',
        },
      ],
    },
    {
      name: 'Chemicals & Plastics',
      iab: '104',
      label: 'chemicals, plastics and advanced materials',
      description: 'make or buy chemicals, plastics and industrial materials',
      domains: ['basf.com', 'dow.com', 'chemicalweekly.com', 'plasticsnews.com', 'cen.acs.org'],
      terms: `chemical!, chemical industry, industrial chemical, specialty chemical, petrochemical, polymer, ~resin, plastic, plastics industry, thermoplastic, polyethylene, polypropylene,
        pvc resin, polystyrene, polyurethane, nylon resin, ~acrylic sheet, epoxy resin, industrial silicone, rubber, synthetic rubber, industrial latex, elastomer, fiberglass,
        carbon fiber, composite material, advanced material, adhesive industry, industrial coating, paint manufacturing, pigment, industrial dye, titanium dioxide, ~solvent, ~acetone,
        sulfuric acid, caustic soda, industrial chlorine, industrial ammonia, industrial hydrogen peroxide, ethylene, propylene, methanol, benzene, toluene, catalyst, surfactant,
        flavors and fragrances industry, industrial gas, nitrogen gas, argon, helium, industrial oxygen, dry ice, industrial carbon dioxide, plastic extrusion, injection molding,
        injection moulding, blow molding, thermoforming, plastic film, masterbatch, plastic sheet, hazardous material, water treatment chemical, industrial explosive, industrial glycerin,
        sodium, potash, phosphate chemical, lubricant additive, plasticizer, bioplastics, green chemistry, chemical distribution, foam rubber, ~glass, glass manufacturing,
        industrial ceramic, fine chemical, isocyanate, lithium compound`,
      brands: `BASF; Dow Chemical = dow inc | dow; DuPont = du pont; LyondellBasell; SABIC; Ineos; Formosa Plastics; LG Chem; Mitsubishi Chemical; Sumitomo Chemical; Covestro; Evonik;
        Solvay = syensqo; Lanxess; Clariant; Akzo Nobel = akzonobel; PPG Industries = ppg; Sherwin-Williams Industrial; Axalta; ~RPM International; Huntsman Corporation = huntsman;
        Eastman Chemical = eastman; Celanese; Westlake; Olin; Chemours; Albemarle; ~Ashland; ~Cabot Corporation; Ecovyst; H.B. Fuller = hb fuller; Henkel Adhesives; Sika; Arkema;
        Air Liquide; Linde = praxair; Air Products; Airgas; Messer; Nouryon; Brenntag; Univar = univar solutions; IMCD; Azelis; Nexeo; Symrise; Givaudan;
        IFF = international flavors & fragrances; Firmenich; Sensient; W.R. Grace = wr grace; Stepan; Kraton; Trinseo; Avient = polyone; Berry Plastics Industrial; Tredegar;
        ~Rogers Corporation; Hexcel; Toray; Teijin; Asahi Kasei; Shin-Etsu; Kuraray; Wacker Chemie; Johnson Matthey; Umicore; Croda; Victrex; Synthomer; Braskem; Sinopec Chemicals;
        Wanhua Chemical; Lubrizol; Innospec; Quaker Houghton; NewMarket; Tronox; Kronos Worldwide; Balchem; Hawkins Chemical; Element Solutions; Entegris; W.L. Gore; Corning;
        Saint-Gobain = saint gobain; Owens-Illinois = o-i glass; AGC; Nippon Sheet Glass = pilkington; Guardian Glass; Vitro Glass; Schott; Trelleborg; Hutchinson Rubber; Chemtura; Orica;
        Dyno Nobel; ~Borealis; SKC; Hanwha; Lotte Chemical; American Chemistry Council; Orion Engineered Carbons; Nippon Kayaku; Perimeter Solutions; Livent = arcadium lithium; SQM;
        Polyplastics`,
      roles:
        'chemical engineer, chemical plant operator, chemical process operator, chemical technician, process chemist, polymer engineer, plastics engineer, materials engineer, materials scientist, coatings engineer, chemical equipment operator, injection molding technician, formulation chemist, chemical sales representative, plant and system operator, plastics machine operator, chemical plant manager, chemical engineering technologist, extruding machine operator, mixing machine operator, glass blower, kiln operator, furnace operator',
      industries:
        'chemicals, chemical manufacturing, basic chemical manufacturing, specialty chemicals, plastics, plastics manufacturing, plastics and rubber products manufacturing, rubber manufacturing, paint coating and adhesive manufacturing, glass ceramics and concrete, glass manufacturing, glass product manufacturing, petrochemical manufacturing, industrial gases, resin and synthetic rubber manufacturing, soap and cleaning product manufacturing, agricultural chemical manufacturing, artificial rubber and synthetic fiber manufacturing, chemical wholesale, chemical distribution, tire manufacturing, abrasives and nonmetallic minerals manufacturing, fertilizer manufacturing, ceramics manufacturing, clay and refractory products manufacturing, chemical raw materials manufacturing',
      children: [
        {
          name: 'Industrial Chemicals & Gases',
          terms:
            'bulk chemical, chemical supplier, chemical raw material, industrial solvent, gas cylinder, compressed gas, cryogenic gas, nitric acid, hydrochloric acid, formaldehyde, sodium hydroxide, chemical plant',
        },
        {
          name: 'Plastics & Rubber',
          terms:
            'plastic molding, plastic pellet, plastic resin, plastic packaging material, rubber sheet, rubber molding, polycarbonate, acetal, ptfe, teflon sheet, vinyl resin, plastic fabrication, plastic tubing',
        },
        {
          name: 'Glass, Ceramics & Composites',
          terms:
            'flat glass, float glass, industrial glass, technical ceramic, refractory, composite manufacturing, glass fiber, prepreg, graphite, graphene, industrial quartz, optical fiber production',
        },
      ],
    },
    {
      name: 'Packaging & Textiles',
      iab: '104',
      label: 'paper, packaging and textile production',
      description: 'make or buy packaging, paper, wood products and textiles',
      domains: ['packagingdigest.com', 'internationalpaper.com', 'uline.com', 'packworld.com', 'textileworld.com'],
      terms: `packaging!, packaging industry, food packaging, corrugated box, corrugated packaging, cardboard packaging, paperboard, containerboard, flexible packaging, plastic packaging,
        pouch packaging, blister pack, clamshell packaging, bottle manufacturing, glass container, metal can, aerosol can, bottle cap closure, aluminum can, drum container,
        intermediate bulk container, packaging material, packaging supply, sustainable packaging, labels and packaging, custom packaging, custom box, packaging machinery, stretch film,
        shrink film, paper mill, ~pulp, pulp and paper, paper manufacturing, kraft paper, tissue paper production, newsprint, wood product, plywood production, particleboard,
        ~wood pellet, lumber mill, sawmill, textile!, textile industry, textile mill, yarn production, spinning mill, weaving mill, nonwoven, fabric mill, industrial fabric,
        technical textile, cotton mill, wool industry, knitting mill, dyeing and finishing, leather tanning, tannery, synthetic fiber, polyester fiber, carpet mill, garment factory,
        garment manufacturing, apparel production, cut and sew, industrial sewing`,
      brands: `International Paper; WestRock; Smurfit Kappa = smurfit westrock; Packaging Corporation of America = pca; Graphic Packaging; Sonoco; Sealed Air; Amcor; Berry Global;
        ~Ball Corporation; ~Crown Holdings = crown cork & seal; Silgan; Ardagh; Avery Dennison; AptarGroup = aptar; Greif; Georgia-Pacific = georgia pacific; Domtar; Clearwater Paper;
        Glatfelter; Sappi; Stora Enso; UPM-Kymmene = upm; Mondi; DS Smith; ~Metsä = metsa group; Suzano; Klabin; Oji Paper; Nippon Paper; Nine Dragons Paper; Verso Paper;
        Resolute Forest = resolute; Cascades; Kruger Paper; Novolex; Sabert; Winpak; Pregis; Ranpak; Multi-Color Corporation; CCL Industries; O-I Packaging; Verallia; Gerresheimer; Rengo;
        Toyo Seikan; SIG Combibloc = sig group; Elopak; ProAmpac; TC Transcontinental Packaging; Bemis; Orora; ~Pact Group; Uflex; Packlane; Packhelp; Arka Packaging; EcoEnclose;
        Milliken = milliken & company; Glen Raven; Albany International; ~Culp Inc; Freudenberg; Lenzing; Burlington Industries; Cone Denim = cone mills; Arvind Mills; Welspun; Vardhman;
        Raymond Textiles; Toyobo; Indorama = indorama ventures; Invista; Gildan Mills; ~Crystal Group; Shenzhou International; Hyosung; Far Eastern New Century; Packaging World;
        Mohawk Fine Papers; Neenah Paper; Rayonier Advanced Materials; Mercer International; Boise Cascade; UFP Industries = universal forest products; Weyerhaeuser Wood; West Fraser;
        Canfor; Interfor; Norbord; Packsize; Sidel`,
      roles:
        'packaging engineer, packaging designer, packaging manager, paper mill worker, pulp mill operator, textile engineer, textile designer, paper goods machine operator, textile machine operator, packaging operator, textile knitting and weaving machine operator, textile bleaching and dyeing machine operator, sawing machine operator, woodworking machine operator, garment worker, leather worker, fabric cutter, packaging buyer, packaging technologist, packaging director, textile winding operator',
      industries:
        'packaging and containers, packaging and containers manufacturing, paper and forest products, paper and forest product manufacturing, paper manufacturing, pulp paper and paperboard mills, converted paper product manufacturing, wood product manufacturing, sawmills, veneer and plywood manufacturing, textiles, textile manufacturing, textile mills, textile product mills, fabric mills, carpet and rug mills, leather and allied product manufacturing, tanneries, glass container manufacturing, metal can manufacturing, packaging company, apparel and textile industry, fiber yarn and thread mills, plastics packaging manufacturing, printing ink manufacturing, mattress and blinds manufacturing, household and institutional furniture manufacturing',
      children: [
        {
          name: 'Packaging & Containers',
          terms:
            'packaging box, box manufacturing, bottle packaging, packaging design solution, plastic container manufacturing, jar packaging, vial packaging, cosmetic packaging, pharmaceutical packaging, paper bag manufacturing, carton, folding carton',
        },
        {
          name: 'Paper & Wood Products',
          terms:
            'paper product industry, wood processing, wood veneer, mdf production, hardwood supplier, timber processing, cardboard production, wood pallet manufacturing, engineered wood',
        },
        {
          name: 'Textile & Apparel Production',
          iab: '113',
          terms:
            'textile manufacturing, fabric supplier, clothing manufacturer, apparel manufacturer, fashion manufacturing, apparel industry, garment industry, denim mill, silk production',
        },
      ],
    },
    {
      name: 'Electronics & Semiconductor Industry',
      iab: '104',
      label: 'semiconductors and electronics production',
      description: 'design, make or buy semiconductors and electronic components',
      domains: ['tsmc.com', 'asml.com', 'ti.com', 'semi.org', 'eetimes.com'],
      terms:
        'semiconductor!, semiconductor industry, microchip, chip manufacturing, integrated circuit, wafer, silicon wafer, foundry semiconductor, fabless, fpga, asic, microcontroller, microelectronics, optoelectronics, photonics, lithography machine, chip design, eda tool, power semiconductor, analog chip, memory chip, dram production, nand flash production, transistor, embedded system hardware, electronic engineering, led chip, mems, sensor chip, system on chip, electronic component supplier, industrial laser, photovoltaic cell manufacturing, battery cell production, display panel production, chipmaker, cleanroom',
      brands: `TSMC = taiwan semiconductor; ASML; Texas Instruments; Analog Devices = maxim integrated; Applied Materials; Lam Research; KLA = kla tencor; Tokyo Electron;
        NXP = nxp semiconductors; STMicroelectronics = st micro; Infineon; Renesas; Microchip Technology; ON Semiconductor = onsemi; Skyworks; Qorvo; GlobalFoundries = global foundries;
        SMIC; United Microelectronics; SK Hynix; Micron = micron technology; Xilinx; Lattice Semiconductor; Cirrus Logic; Marvell; Silicon Labs = silicon laboratories;
        Monolithic Power Systems; Wolfspeed = cree; Rohm; Nexperia; Synaptics; Rambus; Semtech; MACOM; ~Diodes Incorporated; Vishay Intertechnology; MKS Instruments; Amkor;
        ASE Technology; Cohu; FormFactor; Onto Innovation; Axcelis; Coherent = ii-vi; IPG Photonics; Lumentum; Ambarella; MediaTek; ~Arm Holdings; Advantest; ~Screen Holdings;
        ~Disco Corp; Lasertec; ASM International; BE Semiconductor = besi; Soitec; Siltronic; SUMCO; GlobalWafers; Hua Hong; Tower Semiconductor; Power Integrations; Allegro MicroSystems;
        Navitas; Ichor; Ultra Clean; Alpha and Omega Semiconductor; BOE Technology; AU Optronics; Innolux; Japan Display; CATL; Universal Display; EE Times; Samsung Electro-Mechanics;
        Kioxia; Littelfuse Semiconductors; SEMICON West; Melexis; ams OSRAM = osram`,
      roles:
        'semiconductor engineer, electronics engineer, electrical engineer, semiconductor processing technician, chip designer, asic engineer, fpga engineer, vlsi engineer, process integration engineer, electronics technician, photonics engineer, electrical and electronics engineer, electrical and electronic engineering technician, pcb designer, embedded hardware engineer, layout engineer, electronics assembler, wafer fab technician, microelectronics engineer',
      industries:
        'semiconductors, semiconductor manufacturing, renewable energy semiconductor manufacturing, electrical and electronic manufacturing, electronics manufacturing, semiconductor equipment, computers and electronics manufacturing, communications equipment manufacturing, audio and video equipment manufacturing, printed circuit assembly manufacturing, nanotechnology research, semiconductor industry, optoelectronics manufacturing',
      children: [
        {
          name: 'Chip Design & Fabrication',
          terms:
            'chip fab, semiconductor fab, wafer fab, semiconductor equipment, semiconductor packaging, process node, extreme ultraviolet lithography',
        },
        {
          name: 'Electronic Components',
          terms:
            'electronic parts supplier, passive component, electronic connector, electronics distributor, electronic module, circuit component, crystal oscillator, thyristor',
        },
      ],
    },
    {
      name: 'Aerospace & Defense Industry',
      iab: '122',
      label: 'aerospace and defense industry',
      description: 'build, supply or follow aircraft, space and defense systems',
      domains: ['boeing.com', 'lockheedmartin.com', 'aviationweek.com', 'defensenews.com', 'airbus.com'],
      terms:
        'aerospace!, aerospace industry, defense industry, defence industry, defense contractor, defence contractor, military contractor, aircraft manufacturing, airplane manufacturing, avionics, aviation industry, aircraft, business jet manufacturing, commercial aircraft, satellite manufacturing, satellite launch, rocket engine, launch vehicle, space industry, missile system, missile, radar system, fighter jet program, drone defense, military aircraft, weapons system, naval shipbuilding, shipbuilding, shipyard, submarine construction, armored vehicle production, aircraft maintenance, mro aviation, aerospace engineering, aircraft leasing, aviation fuel system, industrial flight simulator, general aviation, airframe, aerospace composite, military electronics, ammunition manufacturing, arms industry, hypersonic, space launch, spacecraft, aerospace supplier, ordnance, air traffic equipment',
      brands: `Boeing; Lockheed Martin; Airbus; Raytheon = rtx | raytheon technologies; Northrop Grumman; General Dynamics; BAE Systems = bae; L3Harris = l3 harris | harris corporation;
        Leonardo DRS = leonardo s.p.a.; Thales; Safran; Rolls-Royce Aerospace = rolls royce aerospace | rolls-royce engines; GE Aerospace = ge aviation;
        Pratt & Whitney = pratt and whitney; Collins Aerospace = rockwell collins; Textron; Bell Helicopter = bell textron; Cessna; Beechcraft; Gulfstream;
        Bombardier = learjet | bombardier aerospace; Embraer; Dassault Aviation = dassault falcon; Spirit AeroSystems; TransDigm; HEICO; ~Triumph Group; ~Moog; Curtiss-Wright; Teledyne;
        Huntington Ingalls = hii | newport news shipbuilding; SpaceX; Blue Origin; Rocket Lab; United Launch Alliance = ula; Virgin Galactic; Virgin Orbit; ~Sierra Nevada Corporation;
        Sierra Space; Maxar; Planet Labs; Anduril; General Atomics; AeroVironment; Kratos; Elbit Systems; Rafael Advanced Defense; Israel Aerospace Industries = iai;
        Saab Group = saab defence; Rheinmetall; KNDS = nexter | krauss-maffei wegmann; Hensoldt; MBDA; Kongsberg; QinetiQ; Babcock International; Cobham; Meggitt; GKN Aerospace;
        MTU Aero Engines; Mitsubishi Aircraft; Kawasaki Aerospace; Korea Aerospace Industries; Hanwha Aerospace; COMAC; AVIC; HAL India = hindustan aeronautics; Sikorsky;
        Airbus Helicopters; Robinson Helicopter; Piper Aircraft; Cirrus Aircraft; Diamond Aircraft; Pilatus; Joby Aviation; Archer Aviation; Lilium; Oshkosh Defense; AM General;
        ~Parsons Corporation; KBR; V2X = vectrus; Mercury Systems; Aerojet Rocketdyne; Ducommun; Hexcel Aerospace; AAR Corp; StandardAero; Fincantieri; ~Naval Group; Austal;
        Aviation Week; Defense News; Jane's Defence; ~Aerospace Corporation; Astra Space; Firefly Aerospace; Relativity Space; Garmin Aviation; Viasat Defense; Amentum; Boom Supersonic;
        Hermeus; Ball Aerospace; Arianespace; OHB; Antonov; Sukhoi; Rostec; Almaz-Antey; Turkish Aerospace; Baykar`,
      roles:
        'aerospace engineer, aeronautical engineer, avionics technician, aircraft mechanic, aircraft mechanic and service technician, aviation mechanic, aerospace technician, aerospace engineering and operations technologist, flight test engineer, defense contractor, propulsion engineer, aircraft assembler, aircraft structure assembler, aviation manager, satellite engineer, airframe and powerplant mechanic, naval architect, marine engineer, marine engineer and naval architect, shipbuilder, shipwright, aerospace executive, stress engineer, defence analyst, aviation inspector, aerospace manufacturing manager, uav engineer, rocket engineer, avionics engineer',
      industries:
        'aviation and aerospace, aviation and aerospace component manufacturing, aerospace product and parts manufacturing, aircraft manufacturing, defense and space, defense and space manufacturing, shipbuilding, ship and boat building, guided missile manufacturing, railroad equipment manufacturing, railroad manufacture, defense industry, defense contractor, space research and technology, automobile manufacturing, motor vehicle manufacturing, motor vehicle parts manufacturing, transportation equipment manufacturing, automotive manufacturing, motor vehicle body and trailer manufacturing, armed forces supplier',
      children: [
        {
          name: 'Aircraft & Aviation Industry',
          children: [
            {
              name: 'Aircraft Engines & Parts',
              terms:
                'aircraft part, aircraft engine, jet engine, turbofan, turboprop, landing gear, aircraft component, aviation part, airplane engine',
            },
            {
              name: 'Helicopters & Drones',
              terms:
                '~helicopter, unmanned aerial vehicle, uav, evtol, helicopter part, rotorcraft, commercial drone, urban air mobility',
            },
          ],
          iab: '118',
          terms:
            'aviation, plane manufacturer, aircraft sale, aircraft for sale, aircraft engineering, private jet manufacturer, light aircraft, aviation technology, aviation news, airshow, air show, propeller aircraft, aviation headset',
        },
        {
          name: 'Space Industry',
          terms:
            '~commercial space, space technology, satellite industry, space startup, reusable rocket, satellite constellation manufacturing, space manufacturing, earth observation satellite',
        },
        {
          name: 'Defense Systems',
          terms:
            'defense technology, weapon manufacturing, military equipment manufacturing, air defense system, electronic warfare, defense electronics, battle tank, warship building, military vehicle manufacturing, defense spending contract',
        },
        {
          name: 'Shipbuilding & Rail Equipment',
          terms:
            'ship building, ship repair, dry dock, naval engineering, marine engine, locomotive manufacturing, rolling stock, railcar manufacturing, vehicle manufacturing, auto manufacturing, automotive industry, automotive supplier, tier 1 supplier, truck body manufacturing, bus manufacturing',
          brands:
            'Wabtec = westinghouse air brake; Alstom; CRRC; Trinity Industries; Greenbrier; Siemens Mobility; Stadler Rail; Progress Rail; Damen Shipyards; Meyer Werft; Daewoo Shipbuilding = hanwha ocean; Samsung Heavy Industries; China State Shipbuilding; Hitachi Rail; CAF Rail; Wabash National; Great Dane Trailers; Oshkosh Corporation',
        },
      ],
    },
    {
      name: 'Mining & Quarrying',
      iab: '107',
      label: 'mining, metals and minerals',
      description: 'extract, process or trade minerals and metals',
      domains: ['mining.com', 'riotinto.com', 'bhp.com', 'mining-technology.com', 'kitco.com'],
      terms:
        'mining, mining industry, ~mine, quarry, quarrying, coal mining, gold mining, silver mining, copper mining, iron ore, iron ore mining, bauxite, lithium mining, rare earth, rare earth mining, diamond mining, uranium mining, nickel mining, cobalt mining, salt mining, ~gravel, sand and gravel, aggregate, crushed stone, limestone, gypsum, mineral exploration, ~mineral, mineral processing, ore, open-pit mine, underground mining, mine safety, blasting, mining truck, tailings, smelter, potash mining, phosphate mining, granite quarry, marble quarry, dredging, prospecting mineral, mining equipment, zinc mining, platinum mining, tin mining, critical minerals',
      brands: `BHP = bhp billiton; Rio Tinto; ~Vale = vale s.a.; Glencore; Anglo American; Freeport-McMoRan = freeport mcmoran; Newmont; Barrick Gold = barrick; Southern Copper; Teck Resources;
        First Quantum; Antofagasta; Codelco; Fortescue; South32; Agnico Eagle; Kinross; Gold Fields; AngloGold Ashanti; Newcrest; Franco-Nevada; Wheaton Precious Metals;
        Pan American Silver; Hecla Mining; Coeur Mining; Royal Gold; Alamos Gold; B2Gold; Yamana Gold; Fresnillo; Polyus; Norilsk Nickel = nornickel; Alrosa; De Beers Mining;
        Ivanhoe Mines; Lundin Mining; Hudbay; Boliden; KGHM; Zijin Mining; China Shenhua; Coal India; NMDC; Compass Minerals; Martin Marietta; Vulcan Materials; US Silica; Covia;
        Arch Resources = arch coal; Peabody Energy = peabody; Warrior Met Coal; Alliance Resource Partners; CONSOL Energy = consol; Alpha Metallurgical; Hallador; MP Materials; Lynas;
        Pilbara Minerals; Mineral Resources; Lithium Americas; Piedmont Lithium; Ganfeng Lithium; Tianqi Lithium; Cameco; Sibanye-Stillwater = sibanye; Impala Platinum = implats;
        Evolution Mining; Northern Star Resources; Orica Mining; Boart Longyear; Joy Global = komatsu mining; Epiroc; Imerys; Minerals Technologies; Iluka; Arcosa; Summit Materials;
        Mining.com; Sumitomo Metal Mining; Grupo Mexico; Vedanta Mining; Eramet; Ma'aden`,
      roles:
        'miner, mining engineer, mine manager, mine operator, geological engineer, mining geologist, exploration geologist, quarry worker, mining and geological engineer, blaster, explosives worker, drill operator, mine safety engineer, extraction worker, continuous mining machine operator, roof bolter, earth driller, coal miner, mine superintendent, mineral processing engineer, dredge operator, quarry manager, rock splitter, prospector, mine surveyor, mining executive',
      industries:
        'mining, mining and metals, metal ore mining, coal mining, nonmetallic mineral mining, mining and quarrying, stone mining and quarrying, gold ore mining, support activities for mining, mining machinery manufacturing, sand and gravel mining, nonmetallic mineral product manufacturing, precious metals mining, mineral extraction',
      children: [
        {
          name: 'Metal & Precious Metal Mining',
          terms:
            'precious metal mining, gold mine, silver mine, copper mine, gold exploration, base metal, metal mining',
        },
        {
          name: 'Coal & Industrial Minerals',
          terms:
            'coal, coal industry, coal mine, metallurgical coal, thermal coal, coke fuel, anthracite, lignite, industrial mineral, kaolin, bentonite, silica sand, talc mining, asbestos mining, feldspar',
        },
        {
          name: 'Mining Equipment',
          terms: 'mine hoist, haul truck, rock crusher, mining drill, mining machine, longwall, dragline, ore conveyor',
        },
      ],
    },
    {
      name: 'Construction & Contractors',
      iab: '121',
      label: 'construction and building contractors',
      description: 'build, contract or supply construction projects',
      domains: ['enr.com', 'constructiondive.com', 'dodgeconstructionnetwork.com', 'agc.org', 'procore.com'],
      terms: `construction!, construction industry, building construction, commercial construction, construction contractor, general contractor, building contractor, subcontractor,
        construction project, construction management, construction company, construction site, construction bid, construction estimating, construction bidding, design-build,
        building trade, heavy construction, highway construction, road construction, bridge construction, tunnel construction, pipeline construction, industrial construction,
        modular construction, prefabricated building, metal building, steel building, pre-engineered building, demolition, excavation, earthmoving, site preparation, site work,
        scaffolding, formwork, drywall contractor, framing contractor, ~paving, asphalt paving, paving contractor, piling, drilling contractor, crane service, building inspection,
        building code, ~building permit, construction safety, green building, leed, construction material testing, ~tenant improvement, dredging contractor, construction defect,
        construction worker, commercial remodeling, building project, infrastructure, infrastructure project, building maintenance contractor, land development construction,
        grading contractor, steel erection, glazing contractor, waterproofing contractor, fireproofing, insulation contractor, surety bond construction, construction technology, contech`,
      brands: `Bechtel; Turner Construction; Fluor; Kiewit; Skanska; AECOM; Jacobs = jacobs engineering; Whiting-Turner; DPR Construction; Clark Construction; Gilbane; Mortenson; Hensel Phelps;
        McCarthy Building; PCL Construction; Suffolk Construction; Swinerton; Balfour Beatty; Granite Construction; Tutor Perini; Quanta Services; EMCOR = emcor group; MasTec;
        Comfort Systems USA; MYR Group; Primoris; IES Holdings; Sterling Infrastructure; Great Lakes Dredge & Dock; Zachry; Walsh Group; Barton Malow; JE Dunn; Holder Construction;
        Structure Tone = sto building; Vinci; Bouygues; Eiffage; ACS Group; Hochtief; Ferrovial; Acciona; Strabag; Webuild = salini impregilo; Kier Group; Morgan Sindall; Laing O'Rourke;
        Galliford Try; Costain; Interserve; ~Mace Group; CIMIC; John Holland; Obayashi; Kajima; Shimizu Corporation; Taisei; Takenaka; Samsung Engineering;
        Hyundai Engineering & Construction; China State Construction = cscec; China Railway Group; China Communications Construction = cccc; Power Construction Corporation = powerchina;
        Larsen Toubro Construction; Orascom; Saudi Binladin; Consolidated Contractors; Autodesk Construction; Buildertrend Pro; Dodge Construction = dodge data; ConstructConnect;
        BuildingConnected; Engineering News-Record = enr; AGC of America; Associated Builders and Contractors; World of Concrete; CONEXPO; Katerra; Butler Manufacturing;
        Nucor Building Systems; Morton Buildings; ICON 3D Homes; Chicago Bridge & Iron = cb&i | mcdermott; Babcock & Wilcox; Layne; Willmeng; Ryan Companies; Austin Industries;
        Black & Veatch Construction; Brasfield & Gorrie; Robins & Morton; Manhattan Construction; Limbach; TopBuild; Installed Building Products; Ames Construction; EllisDon; Aecon;
        SNC-Lavalin = atkinsrealis; Bird Construction; Royal BAM = bam group; VolkerWessels; NCC Construction; Peab`,
      roles: `construction manager, construction project manager, general contractor, construction superintendent, site manager, site supervisor, construction worker, construction laborer,
        carpenter, electrician, ~plumber, mason, bricklayer, stonemason, brickmason, blockmason and stonemason, concrete finisher, cement mason, roofer, drywall installer,
        drywall and ceiling tile installer, plasterer, glazier, construction painter, insulation worker, structural iron and steel worker, reinforcing iron and rebar worker,
        construction estimator, quantity surveyor, construction foreman, foreman, building inspector, construction and building inspector, equipment operator, heavy equipment operator,
        construction equipment operator, paving equipment operator, excavator operator, bulldozer operator, scaffolder, demolition worker, building contractor, subcontractor,
        construction executive, construction engineer, pipelayer, hazardous materials removal worker, fence erector, pile driver operator, tile and stone setter, flooring installer,
        plumber pipefitter and steamfitter, solar photovoltaic installer, highway maintenance worker, construction professional, terrazzo worker, ~estimator, ~contractor, clerk of works,
        construction director, preconstruction manager, building contractor owner, project engineer construction, bim manager, first-line supervisor of construction trades,
        elevator constructor, bim coordinator`,
      industries:
        'construction, building construction, residential building construction, nonresidential building construction, commercial construction, heavy and civil engineering construction, specialty trade contractors, general contractor, highway street and bridge construction, utility system construction, building finishing contractors, building equipment contractors, foundation structure and building exterior contractors, electrical contractors, plumbing heating and air-conditioning contractors, roofing contractors, masonry contractors, drywall and insulation contractors, concrete contractors, site preparation contractors, land subdivision, construction and engineering, painting and wall covering contractors, glass and glazing contractors, framing contractors, demolition contractors, construction services, building trades, water and sewer line construction, oil and gas pipeline construction',
      children: [
        {
          name: 'Commercial & Industrial Construction',
          terms:
            'office building construction, hospital construction, school construction, warehouse construction, hotel construction, data center construction, factory construction, retail construction, ~stadium construction',
        },
        {
          name: 'Road, Bridge & Infrastructure',
          iab: '120',
          terms:
            'highway project, bridge building, road building, paving company, asphalt, asphalt concrete, road paving, dam construction, airport construction, railway construction, sewer construction, tunneling, tunnel boring, utility construction, trenching, public works construction',
        },
        {
          name: 'Specialty Trades & Subcontractors',
          children: [
            {
              name: 'Electrical & Mechanical Contractors',
              terms:
                'electrical contractor, mechanical contractor, commercial electrician, commercial plumbing, commercial hvac contractor, fire sprinkler contractor',
            },
            {
              name: 'Concrete & Masonry Contractors',
              terms:
                'concrete contractor, masonry contractor, concrete work, foundation contractor, concrete cutting, shotcrete',
            },
          ],
          terms:
            'trade contractor, commercial roofing, commercial painting, steel framing, curtain wall, commercial flooring installation, asbestos abatement, mold remediation contractor, lead abatement',
        },
        {
          name: 'Heavy & Construction Equipment',
          children: [
            {
              name: 'Excavators & Earthmovers',
              terms: 'excavator, bulldozer, backhoe, loader, wheel loader, dozer, motor grader, scraper machine',
              children: [
                {
                  name: 'Compact Equipment',
                  terms:
                    'mini excavator, skid steer, track loader, compact track loader, mini loader, compact equipment',
                },
              ],
            },
            {
              name: 'Concrete & Paving Machines',
              terms:
                'concrete mixer, cement mixer, concrete pump, paver machine, asphalt paver, road roller, compactor, batching plant',
            },
          ],
          terms:
            'heavy equipment, heavy machinery, construction equipment, earthmoving equipment, grader, dump truck, trencher, flooring grinder, front loader, site dumper, telehandler, used construction equipment, excavating machinery, ~jackhammer, pile driver, road construction machinery, chipper heavy',
          brands:
            'Caterpillar = cat equipment | caterpillar inc; Komatsu; Volvo Construction Equipment = volvo ce; Hitachi Construction; Case Construction = case ce; ~Bobcat = bobcat company; JCB; Terex; Doosan Infracore = develon; Hyundai Construction Equipment; Sany; XCMG; Zoomlion; LiuGong; Kobelco; Takeuchi; Yanmar Compact; Wacker Neuson; Wirtgen; Bomag; Astec Industries; Vermeer; Ditch Witch; Gehl; Putzmeister; Schwing; Multiquip; Dynapac; Gradall; IronPlanet; MachineryTrader; EquipmentWatch; Finning; Toromont; Alta Equipment; Holt Cat; Titan Machinery Construction; Mustang Loaders; Doka; Peri Formwork; BrandSafway; Layher; Manitou',
          industries:
            'construction machinery manufacturing, construction equipment dealer, heavy equipment rental, construction hardware manufacturing',
        },
      ],
    },
    {
      name: 'Building Materials',
      iab: '121',
      label: 'building materials for the trade',
      description: 'produce, supply or specify building materials',
      domains: ['buildingmaterials.com', 'usg.com', 'cemex.com', 'holcim.com', 'sweets.construction.com'],
      terms: `building material, construction material, ~cement, concrete!, ready-mix concrete, precast concrete, concrete block, ~cinder block, ~brick, ~mortar, ~grout, plaster building,
        ~stucco, drywall sheet, gypsum board, ~plasterboard, structural lumber, lumber trade, timber frame, plywood sheet, oriented strand board, truss, roof truss, i-beam,
        structural insulated panel, mineral wool, fiber cement, siding material, architectural glass, curtain wall system, window manufacturing, door manufacturing, millwork,
        architectural hardware, natural stone supply, ~granite slab, ~marble slab, quarry stone, terra cotta, bitumen, geotextile, waterproofing membrane, ~acoustic panel, ~ceiling tile,
        suspended ceiling, raised floor, construction adhesive, hardwood lumber supply, metal roofing panel, pipe and tube, culvert, manhole cover, concrete admixture,
        architectural product, building product, rock wool, builders hardware, paver stone, retaining wall block`,
      brands: `CEMEX; Holcim = lafargeholcim | lafarge; Heidelberg Materials = heidelbergcement | lehigh hanson; CRH = oldcastle; USG = usg corporation; Knauf; National Gypsum; Kingspan;
        Builders FirstSource = builders first source; BlueLinx; Beacon Roofing = beacon building products; ABC Supply; SRS Distribution; Armstrong World Industries; Eagle Materials;
        Buzzi Unicem; Taiheiyo Cement; UltraTech Cement; Anhui Conch; Ambuja Cement; ACC Cement; Dangote Cement; Siam Cement = scg; Titan Cement; Martin Marietta Materials; Forterra;
        Quikrete; Acme Brick; Boral; Wienerberger; Ibstock; Forticrete; Marshalls plc; SIG plc; Wolseley; GMS Inc; Foundation Building Materials; L&W Supply; American Woodmark Trade;
        Carlisle Companies; Advanced Drainage Systems; Trex Trade; Huttig; Patrick Industries; Sika Construction; Interface Flooring; Shaw Contract; Assa Abloy; Dormakaba; Votorantim;
        Grupo Argos; Italcementi; US LBM; US Concrete; Argos USA; Knife River; Sweets Catalog; ARCAT; Hanson Building; Vicat; Breedon; Etex; Fletcher Building; ~CSR Limited;
        Monarch Cement`,
      roles:
        'building materials supplier, concrete producer, lumber trader, building products distributor, builders merchant, ready-mix driver, concrete batch operator, stone cutter, brick maker, specification manager, truss designer, building product manufacturer representative',
      industries:
        'building materials, wholesale building materials, building material dealers, cement and concrete product manufacturing, cement manufacturing, ready-mix concrete manufacturing, brick and tile manufacturing, lime and gypsum products manufacturing, lumber and construction materials wholesalers, millwork manufacturing, prefabricated wood building manufacturing, lumber yard, building products, building structure and exterior contractors, builders merchants, ornamental and architectural metal products manufacturing, plumbing fixture manufacturing, hardware manufacturing',
      children: [
        {
          name: 'Cement, Concrete & Masonry',
          terms:
            'portland cement, concrete slab, concrete supplier, ~masonry, masonry supply, stone masonry, lime plaster, concrete reinforcement, masonry block, precast',
        },
        {
          name: 'Lumber & Structural Materials',
          terms: 'lumber supply, wood beam, glulam, cross-laminated timber, structural panel, dimensional lumber',
        },
        {
          name: 'Building Envelope & Finishes',
          terms:
            'facade, cladding, facade system, ~wall panel, building wrap, ~vapor barrier, commercial door, commercial window, storefront glass, architectural coating, commercial carpet tile, architectural finish',
        },
      ],
    },
    {
      name: 'Engineering & Architecture',
      iab: '120',
      intent: 'Service',
      label: 'engineering and architecture services',
      description: 'practise, study or buy engineering and architecture services',
      domains: ['asce.org', 'archdaily.com', 'asme.org', 'dezeen.com', 'engineering.com'],
      terms: `engineering, civil engineering, structural engineering, mechanical engineering, electrical engineering, chemical engineering, industrial engineering,
        environmental engineering service, geotechnical engineering, materials engineering, marine engineering, mining engineering, systems engineering, process engineering,
        manufacturing engineering, hydraulic engineering, transportation engineering, mechatronics, engineering firm, engineering consulting, engineering service, land surveying,
        surveying, ~land survey, geospatial survey, mapping survey, soil testing, architecture, architectural design, architecture firm, architectural firm, architect,
        architectural drawing, blueprint, building design, sustainable architecture, landscape architecture, urban design, drafting, cad drafting, building information modeling, bim,
        technical drawing, engineering drawing, structural analysis, finite element analysis, epc contractor, feasibility study engineering, acoustical engineering,
        fire protection engineering, engineering design, modern architecture, total station, theodolite, architectural rendering, architectural model, environmental consulting,
        environmental remediation, environmental impact assessment, environmental engineering`,
      brands: `Arup; WSP = wsp global; Stantec; Tetra Tech; Arcadis; Black & Veatch; Burns & McDonnell; ~HDR; CDM Smith; Mott MacDonald; ~Atkins; Ramboll; Worley = worleyparsons;
        John Wood Group; Technip Energies; Saipem; Petrofac; Sargent & Lundy; Kimley-Horn = kimley horn; Michael Baker; Terracon; Langan; Thornton Tomasetti; HNTB; STV; Gannett Fleming;
        Parsons Brinckerhoff; ~GHD; Aurecon; SMEC; Sweco; AFRY; COWI; Fugro; Dar Al-Handasah; Sener; Tractebel; NV5 = nv5 global; Willdan; Montrose Environmental;
        ERM = environmental resources management; TRC Companies; Gensler; Foster + Partners = foster and partners; Zaha Hadid Architects; Bjarke Ingels Group = bjarke ingels;
        SOM = skidmore owings & merrill; HOK; Perkins&Will = perkins and will; Perkins Eastman; NBBJ; KPF = kohn pedersen fox; ~Populous; Gehry Partners = frank gehry; Herzog & de Meuron;
        Renzo Piano; Nikken Sekkei; OMA Architects; Aedas; SmithGroup; CannonDesign; HKS Architects; ZGF; Corgan; DLR Group; Leo A Daly; Page Southerland;
        ASCE = american society of civil engineers; ASME; IEEE; American Institute of Architects; RIBA; ASHRAE; NSPE; Institution of Civil Engineers; ArchDaily; Dezeen;
        Architectural Record; Engineering.com; Topcon; Leica Geosystems; Altran = capgemini engineering; Alten; Akka; Bertrandt; Quest Global; Cyient; Ricardo plc;
        L&T Technology Services; Tata Elxsi; KPIT; Hatch Engineering; Frank Lloyd Wright; Le Corbusier; Norman Foster; Zaha Hadid; I.M. Pei`,
      roles: `~engineer, civil engineer, structural engineer, mechanical engineer, industrial engineer, chief engineer, engineering manager, architectural and engineering manager,
        environmental engineer, geotechnical engineer, design engineer, project engineer, field engineer, surveyor, land surveyor, surveying and mapping technician, cartographer,
        cartographer and photogrammetrist, architect, landscape architect, architectural designer, drafter, architectural and civil drafter, mechanical drafter, electrical drafter,
        cad technician, cad designer, draftsman, civil engineering technician, mechanical engineering technician, mechanical engineering technologist, industrial engineering technologist,
        engineering technician, fire protection engineer, health and safety engineer, hvac engineer, transportation engineer, engineering director, professional engineer,
        licensed architect, principal architect, interior architect, engineering consultant, reliability engineer, application engineer, product engineer, r&d engineer,
        commissioning engineer, traffic engineer, environmental engineering technician, sales and application engineer, agricultural engineer, engineering professional,
        biomedical equipment engineer, nuclear technologist, engineering executive, architecture professional, acoustical engineer, water engineer, environmental consultant,
        facilities engineer, energy engineer, validation engineer, cost engineer, engineering supervisor, architect and engineer, test engineer`,
      industries:
        'engineering services, civil engineering, mechanical or industrial engineering, industrial engineering, architecture and planning, architectural services, landscape architectural services, surveying and mapping services, drafting services, geophysical surveying services, building inspection services, testing laboratories engineering, environmental consulting services, engineering firm, architecture firm, engineering consultancy, electrical engineering, remediation services',
      children: [
        {
          name: 'Civil & Structural Engineering',
          iab: '120',
          terms:
            'bridge engineering, foundation engineering, civil works, structural design, seismic engineering, water resources engineering, transportation planning engineering, stormwater engineering',
        },
        {
          name: 'Mechanical & Industrial Engineering',
          iab: '105',
          terms:
            'thermodynamics engineering, machine design, mechanical design, product engineering, tribology, mechanical drawing, industrial engineer, hvac engineering',
        },
        {
          name: 'Architecture & Planning',
          iab: '204',
          terms:
            'architectural style, building architecture, residential architecture, commercial architecture, art deco architecture, gothic architecture, brutalism, skyscraper, historic preservation architecture, home plan architect, sustainable building design',
          industries: 'architecture',
        },
        {
          name: 'Surveying & Environmental Engineering',
          iab: '94',
          terms:
            'topographic survey, gis surveying, lidar, photogrammetry, aerial mapping, soil remediation, groundwater remediation, contaminated land, boundary survey, hydrology consulting, geodesy',
        },
      ],
    },
  ],
}

export default manufacturingConstruction
