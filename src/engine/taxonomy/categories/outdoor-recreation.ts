import type { CategorySource } from '../source'

const outdoorRecreation: CategorySource = {
  category: 'Outdoor Recreation',
  segment: 'B2C',
  sensitivity: 'None',
  intent: 'Lifestyle',
  terms: `outdoor recreation!, outdoor activity, ~outdoor, outdoors, outdoorsman, outdoorsy, outdoor enthusiast, outdoor adventure, outdoor sport, outdoor lover, ~adventure, recreational activity, nature lover, great outdoors, wilderness, outdoor lifestyle, outdoor leisure, adventure sport, adventurer, leisure activity, outdoor pursuit, backcountry, ~recreation, outdoor fun, active outdoors, nature enthusiast, hunting knife, pocket knife, throwing knife, self defense weapon, sword, compass, cooler, camping cooler, rv camping, horseback riding, orienteering`,
  roles: `fishing guide, hunting guide, river guide, rafting guide, mountain guide, hiking guide, climbing guide, wilderness guide, outdoor guide, outfitter, ski instructor, snowboard instructor, ski patroller, surf instructor, scuba instructor, dive instructor, divemaster, sailing instructor, kayak instructor, park ranger, forest ranger, game warden, recreation director, recreation worker, parks and recreation director, recreation manager, camp director, camp counselor, outdoor educator, lifeguard, ski patrol, beach lifeguard, marina manager, charter captain, fishing charter captain, professional angler, bass angler, hunter, trapper, angler, bike mechanic, bicycle repairer, bicycle mechanic, bike shop owner, gunsmith, shooting instructor, firearms instructor, firearms dealer, range safety officer, ski resort manager, lift operator, skydiving instructor, paragliding instructor, mountaineer, rock climber, climbing instructor, route setter, hiker, camper, yachtsman, kayaker, surfer, snowboarder, skier, scuba diver, birder, bird watcher, archer, wildlife guide, adventure guide, survival instructor, outdoor retailer buyer, naturalist, boater, mountain biker, cyclist, recreational protective service worker, whitewater guide, outdoor photographer, trail maintenance worker`,
  industries: `outdoor recreation industry, recreational facilities and services, recreation industry, marina, ski resort, skiing facility, ski area operator, outdoor gear retailer, outdoor retailer, bicycle shop, bike shop, bicycle retailer, bicycle industry, dive shop, surf shop, hunting and fishing outfitter, hunting outfitter, fishing charter company, bait shop, fishing tackle shop, gun store, gun shop, shooting range, firearms industry, firearms retailer, firearms and ammunition industry, climbing gym, recreational goods rental, outdoor equipment rental, summer camp, nature park, nature parks and other similar institutions, parks and recreation, hunting and trapping, boat club, yacht club, sailing school, kayak rental company, rafting company, zip line operator, skydiving center, outdoor education, snow sports industry, watersports industry, recreation center, boat rental company, game preserve, archery shop`,
  nodes: [
    {
      name: 'Hiking & Backpacking',
      iab: '159',
      label: 'hiking and backpacking',
      description: 'hike, backpack and buy trail gear',
      domains: ['alltrails.com', 'rei.com', 'backpacker.com', 'thetrek.co'],
      terms: `hiking!, hike, backpacking!, trekking, trail, trailhead, thru-hiking, thru-hiker, hiking trail, trekking pole, hiking backpack, walking stick, day hike, hill walking, rambling, nature walk, hydration pack, trail map, mountain trekking, hiking gear, walking trail, long distance trail, ultralight backpacking, hiking app, trail running, fastpacking, bear canister, backpacking gear, water filter hiking, compass navigation, topo map, orienteering map, trekker, bushwalking, tramping, fell walking, peak bagging, fourteener, desert hiking, canyoneering, canyoning, snowshoeing, snowshoe, nordic walking, leave no trace, gaiters hiking, hiking group, scenic trail, walking holiday trail, hiking club, freeze-dried meal, camp stove backpacking, hiker, rail trail, via ferrata`,
      brands: `AllTrails = all trails; ~Osprey = osprey packs; Gregory Packs = gregory mountain products; Deuter Packs = deuter backpack; Hyperlite Mountain Gear; Granite Gear; ULA Equipment; Gossamer Gear; Zpacks; Katadyn; ~Sawyer = sawyer squeeze; LifeStraw; Grayl; CamelBak; Platypus Hydration; Leki; Black Diamond Poles; Appalachian Trail = appalachian trail conservancy; Pacific Crest Trail = pct association; Continental Divide Trail; John Muir Trail; Backpacker Magazine; Gaia GPS; onX Backcountry; Komoot; FarOut = guthook; Hiking Project; Outdooractive; Ordnance Survey = os maps; American Hiking Society; Sierra Club Outings; Appalachian Mountain Club = amc outdoors; ~Ramblers = the ramblers; Altra Lone Peak; Oboz; ~Salomon = salomon outdoor; ~Vasque; ~Lowa; La Sportiva Hiking; Scarpa Hiking; Garmin inReach = inreach; Zoleo; SPOT Messenger; Silva Compass; Suunto Compass; Mountain House; Backpacker's Pantry; Peak Refuel; Trail Butter; Jetboil; MSR = mountain safety research; Kelty; Mystery Ranch; Lowe Alpine; Six Moon Designs; TETON Sports; Section Hiker; The Trek; MSR Snowshoes; Tubbs Snowshoes; Gore-Tex = goretex; Tarptent; Camino Guide`,
      children: [
        {
          name: 'Hiking Gear',
          iab: '159',
          terms: `hiking pole, hiking pack, trail shoe gear, hiking accessories, hydration bladder, hiking watch gps, headlamp hiking, emergency blanket`,
        },
        {
          name: 'Trails & Thru-Hiking',
          iab: '159',
          terms: `appalachian trail hike, trail guide, thru hike, trail conditions, long-distance hiking, trail angel`,
        },
        {
          name: 'Trail Running',
          iab: '227',
          terms: `trail runner, trail running vest, mountain running, skyrunning, trail ultramarathon`,
        },
      ],
    },
    {
      name: 'Camping',
      iab: '677',
      label: 'camping and camping gear',
      description: 'go camping and buy tents and camping gear',
      domains: ['rei.com', 'coleman.com', 'campingworld.com', 'thedyrt.com'],
      terms: `camping!, tent!, sleeping bag, camping gear, camp stove, campfire, camping equipment, camping lantern, sleeping pad, camping chair, cooler camping, car camping, tent camping, hammock, canopy tent, camp cooking, portable stove, camping trip, headlamp, fire starter, bushcraft, survival kit, survival gear, prepping, prepper, emergency preparedness, mess kit, rooftop tent, camping cot, ice chest, dispersed camping, boondocking, wild camping, bivouac, tarp shelter, air mattress camping, camping toilet, portable toilet, solar shower, camp kitchen, camping table, dutch oven camping, s'mores, canteen, camping hammock, mosquito net, insect repellent, bug spray, tent stake, camping heater, pop up tent, family tent, backpacking tent, camping mat, survival skill, survivalist, firewood bundle, fire pit portable, camping pillow, ~camper, camping food, portable power camping, ice cooler, dry bag, paracord, folding camp chair, kids camp, summer camp, scouting camp, camp cookware, camping cookware, ~cot, go bag, bug out bag, survival food, emergency food supply, multi-tool, multitool, pocketknife, camping knife, campout, camping bedding`,
      brands: `~Coleman; REI Co-op = rei; YETI = yeti coolers; Big Agnes; Eureka! Tent = eureka camping; Nemo Equipment; Marmot Tents; Mountain Hardwear Tents; Therm-a-Rest = thermarest; Sea to Summit; ENO = eagles nest outfitters; Kammok; Helinox; GCI Outdoor; Kijaro; RTIC = rtic coolers; ~Igloo = igloo coolers; Pelican Coolers; Ozark Trail; Core Equipment; Gazelle Tents; Kodiak Canvas; Snow Peak; ~Vango; Outwell; Coleman Stove; ~Primus; GSI Outdoors; Solo Stove = solostove; BioLite; Lodge Camp Dutch Oven; Thule Tepui = tepui tent; iKamper; Roofnest; Smittybilt Tent; ARB Touring; Front Runner; Lifesaver Water; Survival Frog; ReadyWise = wise company; My Patriot Supply; Augason Farms; 4Patriots;
          Petzl Headlamps; Goal Zero; Black Diamond Lanterns; Leatherman; Gerber Gear = gerber knives; Victorinox = swiss army knife; Stanley Brand = stanley 1913; Hydro Flask = hydroflask; Camp Chef; Grizzly Coolers; ORCA Coolers; Engel Coolers; Dometic Outdoor; Alps Mountaineering; Browning Camping; Slumberjack; Cabela's Tents; Heimplanet; Hilleberg; Robens; Easy Camp; ~Quechua; Naturehike; Campingmoon; DOD Outdoors; Rumpl; ~Exped; Klymit; Nalgene; Scouting America = boy scouts of america | boy scouts; Off! Repellent = off insect repellent; Thermacell; Sawyer Repellent; ~Repel; BattlBox; SOG Knives; Buck Knives; Benchmade; ~Kershaw; Spyderco; CRKT; Ka-Bar; ~Cold Steel; Opinel; Morakniv = mora knife;
          ESEE; Victorinox Knife; Zippo = zippo outdoor; UCO Gear; American Camp Association`,
      children: [
        {
          name: 'Tents & Shelters',
          iab: '677',
          terms: `dome tent, cabin tent, tent pole, tarp, tent footprint, wall tent, beach tent, screen house, bivy sack, teepee tent, 4-season tent, instant tent, truck tent`,
        },
        {
          name: 'Sleeping Bags & Pads',
          iab: '677',
          terms: `mummy bag, down sleeping bag, inflatable sleeping pad, camp quilt, bag liner, self-inflating mat`,
        },
        {
          name: 'Camp Cooking & Coolers',
          iab: '677',
          terms: `backpacking stove, propane stove, camp grill, camping cooler, portable grill camping, campfire grate, camp coffee maker, rotomolded cooler`,
        },
        {
          name: 'Survival & Preparedness',
          iab: '159',
          terms: `survival knife, emergency kit, water purification tablet, survival training, doomsday prepping, emergency radio, tactical flashlight, off-grid living, homestead survival, bushcraft knife`,
        },
        {
          name: 'Knives & Multi-Tools',
          iab: 'avbNf2',
          sensitivity: 'Moderate',
          terms: `pocket knife, folding knife, fixed blade knife, hunting knife, tactical knife, machete, throwing knife, switchblade, knife sharpener outdoor, hatchet, camp axe, karambit, tomahawk`,
        },
      ],
    },
    {
      name: 'Fishing',
      iab: '511',
      label: 'fishing',
      description: 'fish and buy rods, reels and tackle',
      domains: ['basspro.com', 'fishbrain.com', 'takemefishing.org', 'tacklewarehouse.com', 'in-fisherman.com'],
      terms: `fishing!, fishing rod, fishing reel, fishing tackle, fly fishing, bass fishing, fishing lure, bait, angling, ice fishing, fishing line, fishing license, deep sea fishing, tackle box, fishing kayak, trout fishing, fishing charter, saltwater fishing, walleye fishing, carp fishing, spinning reel, fish finder, waders, salmon fishing, fishing net, fishing boat trip, catfish fishing, crappie, musky, bobber, sinker weight, fishing hook, fishing pole, fly rod, fly reel, fly tying, baitcaster, baitcasting reel, spinnerbait, jig lure, crankbait, soft plastic bait, surf fishing, freshwater fishing, offshore fishing, sport fishing, game fishing, spearfishing, bowfishing, trolling fishing, fishing tournament, angler gear, fishing vest, fishing hat, fishing shirt, noodling, live bait, nightcrawler, minnow bait, tip-up, ice auger, ice shelter, fishing trip, fishing report, coarse fishing, sea fishing, fly line, dry fly, nymph fly, tarpon, bonefish, largemouth bass, smallmouth bass, panfish, pike fishing, fishing gear, downrigger, rod holder, landing net, fishing pliers, fishing app, fishing guide service, magnet fishing, crabbing, clamming, crab trap, tackle bag, fishing supply, marlin fishing, tuna fishing, steelhead, catch and release, fish scaler, fishing rod holder, lobster trap`,
      brands: `Bass Pro Shops = bass pro; Shimano Fishing; Penn Fishing = penn reels; Abu Garcia; ~Rapala; St. Croix Rods = st croix rods; Daiwa; ~Orvis; Berkley Fishing = powerbait; Zebco; Ugly Stik; ~Lew's = lews fishing; G. Loomis = g loomis; ~Simms = simms fishing; Sage Fly Fish = sage fly rods; ~Redington; Scott Fly Rods; Rio Products; Okuma; KastKing; Googan Squad; Mystery Tackle Box = mtb; Strike King; Zoom Bait; Yamamoto Baits = gary yamamoto; Z-Man = zman fishing; Megabass; ~Plano = plano tackle; Humminbird; Lowrance; Garmin Striker; Minn Kota; Fishbrain; FishingBooker = fishing booker; Bassmaster = b.a.s.s. | bass anglers sportsman society; Major League Fishing = mlf; FLW Fishing;
          Bassmaster Classic; Field & Stream Fishing; In-Fisherman; Tackle Warehouse; FishUSA; Karl's Bait = karls bait & tackle; Catch Co; Huk = huk gear; AFTCO; Costa Fishing; Pelagic Gear; Grundéns = grundens; Eagle Claw; Mustad; Gamakatsu; Owner Hooks; SpiderWire; PowerPro; Sufix; Seaguar; Clam Outdoors; Eskimo Ice; StrikeMaster; Vexilar; Otter Outdoors; Trout Unlimited; Take Me Fishing; International Game Fish Association = igfa; Savage Gear; Fox International = fox carp; Nash Tackle; Korda; Angling Direct; Angling Times; Anglers Mail; Rapala VMC; Pure Fishing; Johnson Outdoors; Northland Tackle; Lindy Tackle; Mepps; Panther Martin; Heddon; Booyah Bait; Live Target; Bagley; Dobyns; 13 Fishing;
          Favorite Fishing; Douglas Outdoors; Temple Fork Outfitters; Echo Fly Fishing; ~Fishpond; ~Umpqua; Loon Outdoors; Scientific Anglers; Tenkara USA; BlacktipH; Bill Dance; Kevin VanDam; Roland Martin Fishing; Ike Live; Salt Strong`,
      children: [
        {
          name: 'Fly Fishing',
          iab: '511',
          terms: `fly fishing rod, fly box, wading boot, tenkara, streamer fly, fly fishing trip, fly shop, fly fishing vest`,
          children: [
            { name: 'Fly Tying', terms: `fly tying vise, fly tying kit, fly tying material, hackle, fly pattern` },
          ],
        },
        {
          name: 'Bass & Freshwater Fishing',
          iab: '511',
          terms: `bass tournament, bass lure, topwater lure, bass angler, trout lure, perch fishing, bluegill, lake fishing, bank fishing`,
        },
        {
          name: 'Saltwater & Deep Sea Fishing',
          iab: '511',
          terms: `offshore charter, big game fishing, pier fishing, inshore fishing, redfish, snook, halibut fishing, striped bass, saltwater reel`,
        },
        {
          name: 'Ice Fishing',
          iab: '511',
          terms: `ice fishing shelter, ice fishing rod, ice house, ice fishing sled, ice shanty, ice fishing auger`,
        },
        {
          name: 'Fishing Tackle & Gear',
          iab: '511',
          terms: `rod and reel combo, terminal tackle, swivel, leader line, fishing sinker, tackle organizer, fishing cooler, fishing wader, lure kit, fish stringer`,
        },
      ],
    },
    {
      name: 'Hunting & Archery',
      iab: '514',
      sensitivity: 'Moderate',
      label: 'hunting and archery',
      description: 'hunt, shoot bows and buy hunting gear',
      domains: ['cabelas.com', 'fieldandstream.com', 'outdoorlife.com', 'onxmaps.com', 'huntinglife.com'],
      terms: `hunting, deer hunting, archery!, bow hunting, bowhunting, crossbow, hunting rifle, duck hunting, elk hunting, turkey hunting, game camera, trail camera, tree stand, camouflage clothing, hunting blind, hunting dog gear, big game hunting, waterfowl hunting, compound bow, deer stand, game call, duck call, decoy, hunting license, hunting boot, hunting apparel, hog hunting, coyote hunting, trapping, pheasant hunting, upland hunting, falconry, fox hunting, recurve bow, longbow, hunting season, hunting land lease, scent control, deer feeder, ~arrow, broadhead, archery target, bow and arrow, hunting gear, quiver, hunting lodge trip, squirrel hunting, rabbit hunting, bear hunting, moose hunting, trophy hunting, camo, hunting scope, rangefinder hunting, taxidermy, game hunting, predator hunting, hunting vest, ghillie suit, deer attractant, food plot seed, game processing, antler, whitetail, bow sight, bow release, wildlife management hunting, hunting outfitter trip, dove hunting, goose hunting, quail hunting, grouse shooting, deer stalking, varmint hunting, hunting trip, hunting supplies, hunting bow, bow stabilizer, bowstring, hunting blinds, antler shed hunting, hunting backpack, night vision hunting`,
      brands: `Cabela's = cabelas; onX = onx hunt; ~Sitka = sitka gear; KUIU; First Lite; Mossy Oak; Realtree = real tree camo; Under Armour Hunt; Mathews Archery = mathews bow; Hoyt Archery; Bowtech; PSE Archery = pse; Bear Archery; Prime Archery; Elite Archery; TenPoint = tenpoint crossbow; ~Ravin = ravin crossbow; ~Barnett = barnett crossbows; Excalibur Crossbow; Easton Archery; Gold Tip; Rage Broadheads; ~Muzzy; Spypoint; Stealth Cam; ~Moultrie; Bushnell Trail Camera; Tactacam; ~Primos; Hunters Specialties; Wildlife Research Center; Code Blue Scents; Scent-Lok = scentlok; Muddy Outdoors; Summit Treestands; Ameristep; ~Banded; Drake Waterfowl; Avian-X; Duck Commander; Buck Commander; Ducks Unlimited;
          Delta Waterfowl; National Wild Turkey Federation = nwtf; Rocky Mountain Elk Foundation = rmef; Whitetails Unlimited; Pheasants Forever; Safari Club International; Boone and Crockett = boone & crockett club; Field & Stream = field and stream; Outdoor Life; Petersen's Hunting; North American Whitetail; MeatEater = meat eater; Steven Rinella; Buckmasters; HuntStand; GoWild; Huntin' Fool; Lancaster Archery; USA Archery; World Archery; Black Eagle Arrows; Victory Archery; TRUGLO; HHA Sports; Spot Hogg; Trophy Ridge; Rinehart Targets; Morrell Targets; Block Targets; Bowhunter Magazine; Bone Collector; Outdoor Channel; Sportsman Channel; Pursuit Channel; Danner Hunting; LaCrosse Boots Hunting;
          Irish Setter Boots; Kryptek; Skre Gear; Stone Glacier; Mystery Ranch Hunting; Higdon Outdoors; MOJO Outdoors; Hawk Hunting; Big Game Treestands; Bowhunting.com; Backcountry Hunters & Anglers = backcountry hunters and anglers; Eastmans'`,
      children: [
        {
          name: 'Deer & Big Game Hunting',
          iab: '514',
          terms: `whitetail hunting, mule deer hunting, elk call, deer blind, deer decoy, antelope hunting, big game rifle, caribou hunting, rut season, deer urine`,
        },
        {
          name: 'Waterfowl & Bird Hunting',
          iab: '514',
          terms: `duck decoy, duck blind, goose call, upland bird hunting, bird dog training hunting, waterfowl shotgun, layout blind, turkey call, turkey decoy`,
        },
        {
          name: 'Archery',
          iab: '514',
          terms: `target archery, archery bow, archery set, traditional archery, archery range, bow quiver, field archery, 3d archery, archery lesson, bow case`,
        },
        {
          name: 'Hunting Gear & Optics',
          iab: '514',
          terms: `rifle scope, hunting binoculars, spotting scope, hunting pack, hunting camo, trail cam, tree saddle, thermal scope, riflescope, night vision scope`,
          brands: `Vortex Optics; Leupold; Nikon Prostaff; Swarovski Optik; Bushnell; Zeiss Hunting; Burris Optics; Trijicon; Nightforce; Steiner Optics; Maven Optics; Sig Sauer Electro-Optics; Athlon Optics; Primary Arms; EOTech; Holosun; Aimpoint; ATN = atn corp; Pulsar Thermal; Meopta; Kahles; Hawke Optics`,
        },
      ],
    },
    {
      name: 'Firearms & Shooting',
      iab: 'avbNf2',
      sensitivity: 'Moderate',
      intent: 'Product',
      label: 'firearms and shooting sports',
      description: 'own firearms, shoot targets and buy ammunition',
      domains: ['gunbroker.com', 'budsgunshop.com', 'nssf.org', 'guns.com', 'palmettostatearmory.com'],
      terms: `firearm!, gun, rifle!, shotgun!, handgun, pistol, revolver, ammunition!, ammo, gun safe, shooting sport, target shooting, skeet shooting, trap shooting, concealed carry, holster, gun range, shooting range trip, gun show, gun cleaning, air rifle, air gun, bb gun, pellet gun, pellet rifle, silencer, suppressor, ar-15, gun owner, gun scope, reloading supplies, clay pigeon, weapon, sporting clays, black powder, muzzleloader, ~bullet, cartridge ammo, magazine ammo, gun accessory, gun holster, tactical gear, tactical vest, red dot sight, gun sight, gun cabinet, gun lock, shooting ear protection, ear muffs shooting, shooting glasses, gun case, rifle case, bipod, semi-automatic, 9mm, 22lr, long gun,
          body armor, plate carrier, stun gun, taser, pepper spray, self-defense weapon, sword, dagger, katana, brass knuckles, slingshot, blowgun, gun collecting, antique firearm, gunpowder, primers ammo, gun parts, gunsmithing, gun training, competitive shooting, practical shooting, three-gun, precision rifle, gun rack, military surplus, army surplus, gun enthusiast, rimfire, centerfire, clay shooting, cowboy action shooting, firearms training, gun store visit, rifle sling, gun belt, crossbow pistol, baton self-defense, ~cannon, grenade replica, machine gun, bayonet, nunchucks weapon, ammunition reloading`,
      brands: `Smith & Wesson = smith and wesson; ~Glock; Sig Sauer; ~Remington = remington arms; ~Ruger = sturm ruger; ~Winchester = winchester ammunition; ~Beretta; ~Browning = browning firearms; ~Colt = colt firearms; Mossberg; Springfield Armory; Savage Arms; Taurus Firearms; ~Kimber = kimber firearms; Heckler & Koch = h&k firearms | heckler and koch; FN America = fn herstal; CZ-USA = cz firearms; ~Walther; Benelli; Henry Rifles = henry repeating arms; Marlin Firearms; Daniel Defense; Bushmaster; Palmetto State Armory; Barrett Firearms; ~Weatherby; Tikka; Sako; Steyr Arms; Canik; Kel-Tec; Hi-Point; Rock Island Armory; Franchi; Stoeger; Bergara; Christensen Arms; Howa;
          Thompson Center = thompson/center arms; Federal Premium = federal ammunition; Hornady; CCI Ammunition; PMC Ammo; Fiocchi; Sellier & Bellot; Magtech; Nosler; Sierra Bullets; Lucky Gunner; Brownells; MidwayUSA = midway usa; GunBroker = gun broker; Guns.com; Bud's Gun Shop = buds gun shop; Sportsman's Guide; Cheaper Than Dirt; Primary Weapons Systems; Magpul; SilencerCo; Dead Air Silencers; SureFire; Streamlight; Crimson Trace; Safariland; Alien Gear Holsters; CrossBreed Holsters; Vedder Holsters; Liberty Safe; SentrySafe Gun; Fort Knox Safe; Hornady Security; Stack-On; Otis Technology; Hoppe's = hoppes; Break-Free CLP; RCBS; ~Lyman; Dillon Precision; Lee Precision;
          NRA = national rifle association; USCCA = us concealed carry association; Gun Owners of America; NSSF = national shooting sports foundation; SHOT Show; Guns & Ammo = guns and ammo; American Rifleman; Shooting Illustrated; Recoil Magazine; Forgotten Weapons; Hickok45; Crosman; Gamo; Daisy BB = daisy outdoor; Umarex; Benjamin Airguns; Byrna; SABRE Pepper Spray = sabre red; ~Mace = mace brand; Axon Taser = axon enterprise; Vista Outdoor; Olin Winchester; Ammo Inc; American Outdoor Brands; USPSA; IDPA; ~Perazzi; Krieghoff; White Flyer; Howard Leight; Walker's Razor = walkers game ear; 5.11; Allen Company; Plano Gun Case; Larue Tactical; Geissele; Aero Precision; Anderson Manufacturing;
          BCM = bravo company manufacturing; LWRC; Noveske; Wilson Combat; Nighthawk Custom; ~Staccato = staccato 2011; Desert Eagle = magnum research; Kalashnikov = ak-47; Uberti; Cimarron Firearms; Chiappa; Armscor; TriStar Arms`,
      children: [
        {
          name: 'Handguns & Concealed Carry',
          iab: 'avbNf2',
          terms: `carry pistol, concealed carry permit, semi-automatic pistol, handgun holster, ccw, iwb holster, compact pistol, pistol grip, handgun safe`,
        },
        {
          name: 'Rifles & Shotguns',
          iab: 'avbNf2',
          terms: `bolt action rifle, lever action rifle, pump shotgun, semi-auto rifle, hunting shotgun, over under shotgun, sniper rifle, carbine`,
        },
        {
          name: 'Ammunition & Reloading',
          iab: 'avbNf2',
          terms: `bulk ammo, shotgun shell, reloading press, rifle ammo, handgun ammo, brass casing, ammo can, ammo box`,
        },
        {
          name: 'Gun Safes & Accessories',
          iab: 'avbNf2',
          terms: `handgun case, gun cleaning kit, rifle rest, gun vise, gun magazine, weapon light, trigger lock, ear protection shooting`,
        },
        {
          name: 'Shooting Sports & Ranges',
          iab: '514',
          terms: `shooting range membership, indoor shooting range, trapshooting, shooting competition, shooting club, shooting target, steel target, shooting lesson, olympic shooting`,
        },
        {
          name: 'Self-Defense Products',
          iab: 'avbNf2',
          terms: `personal alarm, pepper gel, stun baton, self-defense keychain, kubotan, personal safety alarm, personal defense`,
        },
      ],
    },
    {
      name: 'Cycling',
      iab: '492',
      label: 'cycling and bikes',
      description: 'ride bikes for leisure and buy bikes and gear',
      domains: ['trekbikes.com', 'specialized.com', 'bikeradar.com', 'rei.com', 'strava.com'],
      terms: `cycling, bicycle!, bike, road bike, mountain bike, mountain biking, electric bike, e-bike, ebike, gravel bike, bike helmet, bike rack, bike lock, bike path, bike ride, hybrid bike, cruiser bike, folding bike, cycling gear, bike part, bike trail, bike touring, bikepacking, bike pump, bike light, bike saddle, derailleur, bike tire, balance bike, tandem bike, cycle tour, bicyclist, fat bike, tricycle adult, recumbent bike, bike repair, bike trailer, cargo bike, bike shop, bicycle part, bicycle accessory, bicycle helmet, handlebar, bike chain, bike pedal, bike wheel, inner tube, bicycle basket, bike bell, cyclocomputer, cycling computer, bike seat, panniers, bike stand, bike commuting, bike share, bike rental, city bike, bmx bike, kids bike, training wheel, bike fork, crankset, cassette bike, bicycle pump, disc brake bike, cycling glove, cycling shorts, cycling helmet, bicycle tire, unicycle, bike frame, bicycle repair, bike storage, beach cruiser, singletrack, downhill mountain biking, bike park, bike trainer, bicycle lock, cycling shoes, rickshaw bike, velomobile, cycle path, electric scooter, e-scooter, kick scooter, bmx park, cycle lane, cyclist group, bicycle tool, clipless pedal, bike multi-tool, biking, pedal bike`,
      brands: `~Trek = trek bikes | trek bicycle; ~Specialized = specialized bikes; Giant Bicycles = giant bikes; Cannondale; Schwinn; Santa Cruz Bicycles; Scott Sports = scott bikes; ~Bianchi; Cervélo = cervelo; Pinarello; Colnago; Canyon Bikes = canyon bicycles; ~Merida = merida bikes; Orbea; Cube Bikes; BMC Switzerland = bmc bikes; Ribble Cycles; Boardman Bikes; Raleigh Bikes; ~Diamondback = diamondback bikes; GT Bicycles; Kona Bikes = kona bicycles; Yeti Cycles; Ibis Cycles; Pivot Cycles; ~Norco; Rocky Mountain Bicycles; Salsa Cycles; Surly Bikes; Electra Bicycle; Huffy; ~Mongoose = mongoose bikes; Rad Power Bikes; Aventon; Lectric eBikes; Super73 = super 73; VanMoof; Cowboy Bike; Gazelle Bikes;
          Brompton; Dahon; Tern Bicycles; Batavus; Riese & Müller = riese und muller; Haibike; Himiway; Ride1Up; Velotric; Juiced Bikes; Woom; Guardian Bikes; Prevelo; ~Strider = strider bikes; Shimano; SRAM; Campagnolo; RockShox; Fox Factory = fox suspension; Bontrager; Continental Bike Tires; Maxxis Bicycle; Schwalbe; Mavic; ~Zipp; DT Swiss; ENVE; ~Giro = giro helmets; Bell Helmets; ~POC = poc sports; Kask; Lazer Helmets; MET Helmets; Fox Racing MTB; Troy Lee Designs; Park Tool; Topeak; Lezyne; Kryptonite = kryptonite locks; Abus Locks; Hiplok; OnGuard Locks; Ortlieb; ~Burley; Thule Bike Racks; ~Yakima = yakima racks; Kuat; ~Saris; Wahoo Fitness = wahoo kickr; Garmin Edge; Hammerhead Karoo; Strava;
          Zwift; TrainerRoad; Ride with GPS = ridewithgps; Trailforks; MTB Project; Bikemap; Singletracks; Competitive Cyclist; Jenson USA; Backcountry Bikes; ~Wiggle; Chain Reaction Cycles; Evans Cycles; Halfords Bikes; Performance Bicycle; Mike's Bikes; Bike24; Bike-Discount; BikeRadar; Bicycling Magazine; Pinkbike; Cycling Weekly; Bike Magazine; Adventure Cycling Association; PeopleForBikes; Rails-to-Trails Conservancy; League of American Bicyclists; Cycling UK; Sustrans; Citi Bike; ~Lime = lime scooters; ~Bird = bird scooters; Capital Bikeshare; Segway-Ninebot = segway | ninebot; Unagi Scooters; Gotrax; Niu Scooter; Razor USA = razor scooters; Micro Kickboard; Hero Cycles; Firefox Bikes;
          Decathlon Btwin = btwin; Rockrider; Accell Group; Dorel Sports; Pon Bike; Fuji Bikes; Felt Bicycles; Marin Bikes; ~Niner; Evil Bikes; Transition Bikes; Propain; YT Industries; Commencal; Polygon Bikes; ~Vitus; Nukeproof; Whyte Bikes; Genesis Bikes; Focus Bikes; KTM Bikes; Ghost Bikes; Look Cycle; Time Bikes; De Rosa; Wilier; ~Basso; Factor Bikes; Argon 18; Quintana Roo; State Bicycle = state bicycle co; Public Bikes; Priority Bicycles; Linus Bike; ~Retrospec; Sixthreezero = sixthreezero bikes; Muddy Fox; Kent Bicycles; Royalbaby; ~Haro; Subrosa BMX; Sunday Bikes; Cult BMX; Kink BMX`,
      children: [
        {
          name: 'Mountain Biking',
          iab: '492',
          terms: `mtb, full suspension bike, hardtail, enduro bike, downhill bike, dirt jump bike, mountain bike trail, mountain bike helmet, dropper post, mountain biking gear`,
          children: [
            { name: 'Trail & Enduro Bikes', terms: `trail bike, enduro mountain bike, 29er, mullet bike` },
            {
              name: 'Downhill & Bike Parks',
              terms: `downhill helmet, freeride bike, bike park pass, pump track, jump trail`,
            },
          ],
        },
        {
          name: 'Road & Gravel Cycling',
          iab: '492',
          terms: `road cycling, carbon road bike, touring bike, century ride, randonneuring, gravel riding, endurance bike, group ride`,
        },
        {
          name: 'Electric Bikes & Scooters',
          iab: '492',
          terms: `electric bicycle, pedelec, fat tire ebike, ebike battery, ebike conversion kit, folding ebike, electric mountain bike, electric cargo bike, electric kick scooter, hoverboard, electric skateboard, onewheel ride, electric unicycle`,
          brands: `Onewheel = future motion; Boosted Boards; Evolve Skateboards; Apollo Scooters; Dualtron; Inmotion; Hover-1; Jetson Electric; Heybike; Engwe; Fiido; Tenways; Specialized Turbo; Bosch eBike; Bafang; Blix Bikes; Pedego; Murf Electric Bikes; Macfox; Ariel Rider; Magnum Bikes; Urtopia; Kaabo; NAMI; Swagtron; Backfire Boards; Meepo; Exway`,
        },
        {
          name: 'Bike Parts & Accessories',
          iab: '492',
          terms: `bike bag, bike rack for car, bike mount phone, bicycle mirror, bike fender, bike bottle cage, bicycle saddle, bicycle wheel, cycling sunglasses, bike cover, bike repair stand, bike lube, tubeless sealant, bicycle brake, bike kickstand, handlebar tape, bicycle chain`,
        },
        {
          name: "Kids' Bikes",
          iab: '492',
          terms: `children's bike, toddler bike, kids mountain bike, kids balance bike, child bike seat, kids tricycle bike, kids bike helmet`,
        },
      ],
    },
    {
      name: 'Boating & Paddling',
      iab: '499',
      label: 'boating, kayaking and paddling',
      description: 'paddle, sail and go boating for leisure',
      domains: ['paddling.com', 'boatus.com', 'discoverboating.com', 'sailmagazine.com', 'nrs.com'],
      terms: `kayaking!, kayak!, canoeing!, canoe!, paddleboard, stand up paddleboard, sup board, paddleboarding, whitewater rafting, rafting, ~paddle, life jacket, life vest, boating!, sailing!, inflatable kayak, inflatable boat, pontoon outing, boat rental, marina slip, recreational boating, jet skiing, boating safety, ~tubing, sea kayaking, yacht club, sailing lesson, boating license, dinghy, kayak paddle, kayak rack, boat tour leisure, boat ride, boating trip, boating accessory, ~dock, boat dock, boat anchor, boat fender, boat cover, marine supply, boat cleaning, sailing club, sailboat trip, rowboat, pedal boat, whitewater kayak, packraft, packrafting, drift boat, houseboat trip, river tubing, towable tube, canoe trip, personal flotation device, pfd, raft, boating gear, kayak cart, spray skirt, dragon boat leisure, outrigger canoe, catamaran sailing, sailing charter, boat share, boat trailer launch, yachting, marina, marine electronics, chartplotter, boat club membership, day sailing, knot tying, lake boating, bareboat, regatta club, sailing gear, foul weather gear, paddle sport, paddlesports, dry suit, nautical chart, boat yard, boatyard`,
      brands: `Old Town Canoe = old town canoes; Perception Kayaks; ~Hobie = hobie kayaks; Wilderness Systems; Dagger Kayaks; Pelican Kayak = pelican sport; Ocean Kayak; Eddyline; Jackson Kayak; Bonafide Kayaks; Native Watercraft; Sun Dolphin; Lifetime Kayaks; Oru Kayak = oru; Advanced Elements; Sea Eagle; Intex Boats; Aquaglide; ~NRS = northwest river supplies; ~AIRE; Wenonah Canoe; Nova Craft Canoe; Grabner; BOTE = bote board; iROCKER; Red Paddle Co; Starboard SUP; ~Naish; Atoll Boards; Thurso Surf; Retrospec SUP; Werner Paddles; Aqua-Bound; Bending Branches; ~Astral; Kokatat; Immersion Research; Stohlquist; Onyx Life Jackets; Mustang Survival; O'Brien Watersports; West Marine; Overton's = overtons;
          BoatUS = boat us; Discover Boating; Freedom Boat Club; Carefree Boat Club; Boatsetter; GetMyBoat = get my boat; Click&Boat = click and boat; Samboat; Sailo; Nautal; Taylor Made Products; Star brite; Attwood Marine; Raymarine; Navionics; Simrad; B&G Sailing; Furuno; Garmin Marine; ~Musto; Gill Marine; Helly Hansen Sailing; Henri-Lloyd; Slam Sailing; Defender Marine = defender industries; Jamestown Distributors; ~Harken; Ronstan; Lewmar; Laser Dinghy; Hobie Cat; Sunfish Sailboat; American Sailing Association = asa sailing; Royal Yachting Association = rya; Offshore Sailing School; Nautilus Sailing; Paddling.com; Canoe & Kayak Magazine; American Whitewater; American Canoe Association;
          Sail Magazine; Cruising World; Boating Magazine; Yachting World; Practical Boat Owner; Dockwa; Marinas.com; Safe Harbor Marinas; Yak Gear; Yakattack; Railblaza; Malone Auto Racks; Swell Watercraft; Point 65; Prijon; Pyranha; Liquidlogic; Clipper Race; New York Yacht Club`,
      children: [
        {
          name: 'Kayaking & Canoeing',
          iab: '499',
          terms: `sit-on-top kayak, fishing kayaks, tandem kayak, touring kayak, kayak tour, canoe paddle, kayak accessory, folding kayak, kayak lesson, canoe camping`,
        },
        {
          name: 'Sailing & Yachting',
          iab: '530',
          terms: `sailing school, sailboat cruise, sailing vacation gear, sailing community, liveaboard, sail boat charter, offshore sailing, bluewater cruising, keelboat, sailing certification`,
        },
        {
          name: 'Paddleboarding',
          iab: '499',
          terms: `inflatable paddle board, sup yoga, sup paddle, stand-up paddling, paddle board rental, sup fishing`,
        },
        {
          name: 'Whitewater Rafting',
          iab: '499',
          terms: `raft trip, river rafting, white water rafting, grand canyon rafting, river trip, whitewater park, riverboarding`,
          brands: `~OARS; Western River Expeditions; Arizona Raft Adventures; US National Whitewater Center = whitewater center; Adventures on the Gorge; Nantahala Outdoor Center`,
        },
        {
          name: 'Boating Gear & Marinas',
          iab: '530',
          terms: `boat slip, marine gps, bilge pump, boat rope, dock line, marine radio, boat seat, boat storage, boat ladder, boat propeller accessory, boat ramp`,
        },
      ],
    },
    {
      name: 'Climbing & Mountaineering',
      iab: '500',
      label: 'climbing and mountaineering',
      description: 'climb rocks, ice and mountains, indoors and out',
      domains: [
        'climbing.com',
        'mountainproject.com',
        'rockandice.com',
        'blackdiamondequipment.com',
        'backcountry.com',
      ],
      terms: `climbing!, rock climbing, mountaineering, bouldering, climbing gym, climbing shoe, climbing harness, carabiner, climbing rope, ice climbing, alpinism, belay, crampon, ice axe, sport climbing, climbing wall, abseiling, rappelling, quickdraw, climbing chalk, mountain climbing, trad climbing, everest expedition, crash pad, indoor climbing, climbing helmet, belay device, climbing gear, climber, chalk bag, hangboard, free solo, big wall climbing, ~summit, scrambling, alpine climbing, cam climbing, bouldering gym, top rope, climbing guidebook, climbing training, tree climbing, rope access, spelunking, caving, cave exploration, potholing, slackline, slacklining, zip line, zip lining, ziplining, high ropes, rope course, moonboard, climbing competition, avalanche safety, mountain rescue, mountaineering boot, mountain summit, mountain peak`,
      brands: `Black Diamond = black diamond equipment; Petzl; La Sportiva; Scarpa; Five Ten = fiveten; ~Evolv; Mad Rock; Mammut Climbing; Edelrid; ~Beal; Sterling Rope; BlueWater Ropes; Metolius; Wild Country; DMM = dmm climbing; Omega Pacific; Trango; Grivel; CAMP USA; Butora; Tenaya; Red Chili; Organic Climbing; FrictionLabs = friction labs; So iLL; Tension Climbing; Beastmaker; Kilter Board; MoonBoard = moon climbing; Mountain Project; theCrag; 8a.nu; UKClimbing; Climbing Magazine; Rock and Ice; ~Alpinist = alpinist magazine; ~Gripped; Movement Climbing = movement gyms | planet granite; Vertical Endeavors; Brooklyn Boulders; Earth Treks; Sender One; Touchstone Climbing; Momentum Climbing;
          The Spot Bouldering; Bouldering Project = seattle bouldering project; Central Rock Gym; El Cap Climbing = walltopia; Entre-Prises; Alex Honnold; Tommy Caldwell; Adam Ondra; Janja Garnbret; Chris Sharma; Lynn Hill; Reinhold Messner; Jimmy Chin; Nims Purja = nirmal purja; IFSC; American Alpine Club; British Mountaineering Council = bmc mountaineering; Access Fund; USA Climbing; Alpine Ascents; RMI Expeditions; American Alpine Institute; Mount Everest Expedition; El Capitan Climb; National Speleological Society; Gibbon Slacklines; SlackRobats; ZipZone; Go Ape; Treetop Trekking; ~Mountaineers = the mountaineers; Touching the Void`,
      children: [
        {
          name: 'Bouldering & Gym Climbing',
          iab: '500',
          terms: `bouldering shoe, climbing hold, climbing gym membership, bouldering wall, kids climbing, climbing board`,
        },
        {
          name: 'Mountaineering & Ice Climbing',
          iab: '500',
          terms: `high altitude climbing, glacier travel, expedition climbing, ski mountaineering, alpine expedition, ice screw, seven summits, mountaineering course`,
        },
        {
          name: 'Caving & Ziplining',
          iab: '498',
          terms: `cave tour, canopy tour, zipline tour, caver, cavern, caving helmet, treetop adventure`,
        },
      ],
    },
    {
      name: 'Surfing & Water Sports',
      iab: '505',
      label: 'surfing and water sports',
      description: 'surf, wakeboard, water ski and play in the water',
      domains: ['surfline.com', 'magicseaweed.com', 'surfer.com', 'worldsurfleague.com', 'wakeboardingmag.com'],
      terms: `surfing!, surfboard, water sport!, watersport, wakeboarding, waterskiing, water skiing, bodyboarding, boogie board, windsurfing, kitesurfing, kiteboarding, wakesurfing, wetsuit, surf lesson, surf forecast, water skis, wakeboard, skimboard, foil board, hydrofoil, beach day, swim fins, surf camp, surf culture, surf report, surf fin, surf leash, surf wax, longboard surfing, wave pool, wing foiling, wingfoil, efoil, parasailing, flyboarding, jetpack water, water tubing, banana boat ride, water toy, pool float, inflatable pool toy, beach game, beach umbrella, beach chair, beach towel, sand toy, water park toy, body surfing, cliff jumping, coasteering, cold water swimming, wild swimming, swimming hole, knee boarding, barefoot skiing, water slide inflatable, jet ski ride, aquatic recreation, bodyboard, kite board, surfboard bag, surf skate, rash vest, springsuit, bathing beach, surf spot, tow rope water, beach volleyball leisure, beach tent shade, water trampoline, beach wagon, surf trip gear, wakeskate, aquatic sport`,
      brands: `World Surf League = wsl; Surfline; Magicseaweed; Channel Islands Surfboards = al merrick; Lost Surfboards = mayhem surfboards; ~Firewire = firewire surfboards; Catch Surf; Wavestorm; JS Industries; Pyzel; Hayden Shapes; NSP Surfboards; Torq Surfboards; Softech; Xcel Wetsuits; O'Neill Wetsuits; Patagonia Wetsuits; Rip Curl Wetsuits; Hyperflex; Vissla; ~FCS = fcs fins; Futures Fins; Dakine Surf; Sticky Bumps; Creatures of Leisure; Kelly Slater; Kai Lenny; Laird Hamilton; Bethany Hamilton; John John Florence; Carissa Moore; Gabriel Medina; Mick Fanning; Surfer Magazine; The Inertia; Stab Magazine; Surfrider Foundation; Billabong Pipe Masters = pipe masters; Surf Ranch; Waco Surf = bsr surf;
          URBNSURF; Wavegarden; Ron Jon = ron jon surf shop; Liquid Force; Ronix; Hyperlite Wake = hyperlite wakeboards; O'Brien; CWB; Slingshot Sports; Radar Skis; HO Sports; Connelly Skis; Phase 5 Boards = phase five; Byerly; Body Glove Watersports; Airhead Sports; WOW Watersports; Cabrinha; Duotone; North Kiteboarding; Ozone Kites; F-One; Core Kites; Mystic Boarding; ~Ion Water; Naish Kite; Starboard Windsurf; Fanatic Windsurf; Severne; Neil Pryde = neilpryde; Lift Foils; Fliteboard; Armstrong Foils; ~Morey = morey boogie; Zap Skimboards; Victoria Skimboards; Funboy; Swimways; BigMouth Inc; Bestway Floats; Tommy Bahama Beach; Sun Squad; Shibumi Shade; Neso Tents; CleverMade; Coolibar; Malibu Wake;
          USA Water Ski = usa water ski & wake sports; ~Zapata = flyboard; Radinn; Surfer Girl; Carver Skateboards = carver surfskate; YOW Surfskate`,
      children: [
        {
          name: 'Surfing',
          iab: '505',
          terms: `surf shop, shortboard, soft top surfboard, surf break, big wave surfing, tow-in surfing, surf school, surf contest, surf wetsuit, learn to surf`,
        },
        {
          name: 'Wakeboarding & Waterskiing',
          iab: '506',
          terms: `wake boat sports, slalom ski, wakeboard tower gear, cable park, ski rope, towable, wakesurf board, wakeboard boots`,
        },
        {
          name: 'Kitesurfing & Windsurfing',
          iab: '505',
          terms: `kite foil, windsurf board, windsurf sail, kite bar, kitesurf lesson, kiteboard harness, wing board`,
        },
        {
          name: 'Beach Gear & Pool Fun',
          iab: '159',
          terms: `beach canopy, pool noodle, beach ball, sandcastle, beach mat, inflatable raft pool, beach cart, swim ring, arm floaties, water balloon, water gun, splash pad`,
        },
      ],
    },
    {
      name: 'Scuba Diving & Snorkeling',
      iab: '502',
      label: 'scuba diving and snorkeling',
      description: 'dive, snorkel and buy diving gear',
      domains: ['padi.com', 'scubadiving.com', 'divessi.com', 'leisurepro.com', 'divein.com'],
      terms: `scuba!, scuba diving, snorkeling!, snorkelling, snorkel, freediving, free diving, dive mask, dive computer, scuba gear, dive certification, diving equipment, shark diving, cave diving, wreck diving, dive regulator, dive tank, dry suit diving, buoyancy compensator, dive fins, underwater photography dive, coral reef dive, dive boat, liveaboard diving, snorkel mask, full face snorkel mask, diving wetsuit, technical diving, open water diver, night dive, dive trip, dive site, dive light, rebreather, nitrox, shark cage diving, snuba, helmet diving, dive flag, diving course, manta ray dive, underwater scooter, snorkel set, dive center, dive master course`,
      brands: `PADI; ~SSI = scuba schools international; NAUI; SDI TDI; BSAC; Scubapro; Aqua Lung = aqualung; ~Cressi; ~Mares; ~Oceanic = oceanic dive; Atomic Aquatics; Sherwood Scuba; ~Zeagle; ~Hollis; ~Tusa; Suunto Dive; Shearwater Research; Garmin Descent; Dive Rite; Apeks; xDeep; Fourth Element; Waterproof International; Bare Sports; Santi Diving; Sealife Cameras; Nautilus Lifeline; ~DAN = divers alert network; Divers Direct; LeisurePro; Scuba.com; Dive Right in Scuba; Simply Scuba; Scuba Diving Magazine; Dive Magazine; ScubaBoard; ~Undercurrent; Aggressor Adventures = aggressor fleet; Blue Force Fleet; Emperor Divers; Master Liveaboards; PADI Travel; Liveaboard.com; Stuart Cove's = stuart coves; Wildhorn Outfitters; Seaview 180; Tribord; H2O Ninja; ~Omer; Molchanovs; Performance Freediving; Reef Check; Riffe; Brownie's Third Lung; Ikelite; Seac Sub; Sea-Doo Seascooter; iDive; Jacques Cousteau`,
      children: [
        {
          name: 'Snorkeling Gear',
          iab: '502',
          terms: `snorkel fin, snorkel vest, kids snorkel set, snorkeling trip, snorkeling tour, dry snorkel`,
        },
        {
          name: 'Freediving & Spearfishing',
          iab: '502',
          terms: `breath-hold diving, spear gun, speargun, monofin, pole spear, apnea diving, freediving course`,
        },
      ],
    },
    {
      name: 'Skiing & Snowboarding',
      iab: '531',
      label: 'skiing and snowboarding',
      description: 'ski, snowboard and visit ski areas',
      domains: ['onthesnow.com', 'evo.com', 'powder.com', 'vail.com', 'epicpass.com'],
      terms: `skiing!, ski!, snowboarding!, snowboard!, ski resort, ski pass, ski gear, ski boot, ski goggles, snowboard boot, ski lesson, cross country skiing, nordic skiing, backcountry skiing, snow sport, sledding, snow tubing, tobogganing, ski slope, ski lift, chairlift, ski equipment, ski helmet, ski poles, winter sport!, snowmobiling, ski binding, lift ticket, apres-ski, heli-skiing, ski season, ski area, ski rental, snow skate, splitboard, terrain park, freestyle skiing, telemark skiing, alpine skiing, alpine touring, ski touring, sled, toboggan, snow tube, dog sledding, ice skating outdoors, snow goggles, snowboard binding, ski wax, ski bag, ski rack, ski socks, avalanche beacon, freeride skiing, mogul skiing, powder skiing, snow play, snow park, ski school, snowmobile tour, skijoring, kids ski, winter recreation, ski trip gear, ski club, ski bum, ski mountain, snow kiting, ski mask, snowboard jacket gear, dry slope skiing, indoor ski slope, ski shop, winter adventure`,
      brands: `Vail Resorts = vail; ~Alterra = alterra mountain company; Epic Pass; Ikon Pass; Mountain Collective; Indy Pass; Aspen Snowmass = aspen skiing company | aspen ski resort; ~Breckenridge = breckenridge ski resort; Park City Mountain; ~Jackson Hole = jackson hole mountain resort; Whistler Blackcomb; Deer Valley; Mammoth Mountain; Palisades Tahoe = squaw valley; ~Heavenly = heavenly ski resort; Northstar California; Steamboat Resort = steamboat springs ski; ~Telluride = telluride ski resort; Big Sky Resort = big sky; ~Snowbird; Alta Ski Area = alta ski; ~Killington; ~Stowe = stowe mountain resort; Stratton Mountain; Okemo; Sugarbush; Jay Peak; Sunday River; ~Sugarloaf; Loon Mountain;
          Mont Tremblant; Blue Mountain Resort; ~Keystone = keystone resort; Copper Mountain; ~Winter Park = winter park resort; Arapahoe Basin = a-basin; Crested Butte; ~Sun Valley = sun valley ski; Taos Ski Valley; Mt. Bachelor; Mt Hood Meadows; Crystal Mountain; Stevens Pass; Big Bear Mountain = big bear; Boyne Mountain; Lake Louise Ski = lake louise; Sunshine Village; Revelstoke = revelstoke mountain resort; Fernie Alpine Resort; Chamonix Ski; Zermatt Ski; ~Verbier; St. Anton = st anton; Kitzbühel = kitzbuhel; Val d'Isère = val disere; Courchevel; Les Trois Vallées = three valleys; Val Thorens; St. Moritz = st moritz; Cortina d'Ampezzo; Niseko United; Hakuba; ~Perisher; Thredbo; Coronet Peak;
          ~Burton = burton snowboards; Rossignol; Salomon Ski; ~Atomic = atomic skis; K2 Sports = k2 skis; Volkl = völkl; Head Skis; Nordica; Fischer Sports = fischer skis; Blizzard Skis; Line Skis; Armada Skis; 4FRNT; Faction Skis; DPS Skis; Moment Skis; Black Crows; Elan Skis; Dynastar; Lange Boots; Tecnica; Dalbello; Full Tilt; Lib Tech = lib technologies; GNU Snowboards; Ride Snowboards; Jones Snowboards; ~Capita = capita snowboards; Never Summer; Rome SDS; Nitro Snowboards; Arbor Snowboards; Bataleon; Union Binding; Flow Bindings; Nidecker; ThirtyTwo = thirtytwo boots; Vans Snowboarding; DC Snowboarding; Smith Goggles; Anon Goggles; Dragon Alliance = dragon goggles; Giro Snow; POC Snow;
          Marker Bindings; Look Bindings; Tyrolia; Hestra; Swix; Toko Wax; Dakine Snow; Backcountry Access = bca; Ortovox; ~evo = evo ski shop; Backcountry.com = backcountry; Sun & Ski Sports; Christy Sports; The House Boardshop; Powder Magazine; Ski Magazine; Freeskier; Teton Gravity Research = tgr; Warren Miller = warren miller ski; OnTheSnow; Liftopia; Slopes App; PSIA-AASI = psia; National Ski Areas Association; Ski Utah; Colorado Ski Country; POWDR; Boyne Resorts; Compagnie des Alpes; Candide Thovex; Jeremy Jones; Travis Rice; CMH Heli-Skiing; Flexible Flyer; Snö Sleds; Zipfy; SnowWorld; Ski Dubai; Big SNOW American Dream`,
      children: [
        {
          name: 'Ski Resorts & Passes',
          iab: '531',
          terms: `ski pass deal, season pass ski, ski mountain resort, ski town, ski area map, day lift ticket, ski resort visit`,
        },
        {
          name: 'Ski & Snowboard Gear',
          iab: '504',
          terms: `powder ski, all-mountain ski, ski set, snowboard package, ski boot bag, ski glove, snow helmet, ski tuning, boot fitting, used skis`,
        },
        {
          name: 'Cross-Country & Backcountry',
          iab: '531',
          terms: `xc ski, nordic ski, skate skiing, touring binding, climbing skins, avalanche airbag, avalanche course, alpine touring boot, backcountry ski gear`,
        },
        {
          name: 'Sledding & Snow Play',
          iab: '159',
          terms: `snow sled, saucer sled, tubing hill, snowball maker, snow fort, ice skating trip, snowshoe hike, husky sledding`,
        },
        {
          name: 'Snowmobiling',
          iab: '498',
          terms: `snowmobile trail, snowmobile helmet, snowmobile suit, snowmobiler, snowmobile club, backcountry sledding, snow bike`,
          brands: `Klim; FXR Racing; ~509 = 509 helmets; Motorfist; Castle X; HMK Snowmobile; American Snowmobiler; SnowTrax; Timbersled; International Snowmobile Manufacturers Association`,
        },
      ],
    },
    {
      name: 'Parks & Nature',
      iab: '160',
      label: 'parks, nature and wildlife watching',
      description: 'visit parks, watch birds and enjoy nature',
      domains: ['nps.gov', 'audubon.org', 'ebird.org', 'allaboutbirds.org', 'nationalparks.org'],
      terms: `national park!, state park!, nature reserve, ~park, wildlife viewing, birdwatching!, birding!, bird watching, bird feeder watching, binoculars, nature trail, forest recreation, stargazing outing, wildflower viewing, foraging, mushroom hunting, geocaching, metal detecting, metal detector, picnic, picnic basket, picnic blanket, national forest, whale watching, bird identification, waterfall, camping park, nature photography outing, rockhounding, treasure hunting, gold panning, park pass, playground!, city park, wildlife refuge, nature center, beachcombing, leaf peeping, fall foliage, park visitor, scenic overlook, wilderness area, lake recreation, public land, dog park, greenway, forest bathing, tide pooling, wildlife photography, outdoor playground, swing set park, mushroom foraging, bird guide, field guide, spotting scope birding, monocular, butterfly watching, storm watching, kite flying, kite, letterboxing, picnicking, picnic table park, nature preserve, ~forest, ~mountain, ~river, ~lake, ~canyon, hot spring, ~nature, recreation area, community park, park district, family park outing, skywatching, bonfire`,
      brands: `National Park Service = nps; National Park Foundation; America the Beautiful Pass; US Forest Service Recreation; Bureau of Land Management Recreation; Yellowstone National Park; Grand Canyon National Park; Yosemite National Park; Zion National Park = zion park; Glacier National Park; Rocky Mountain National Park; Great Smoky Mountains National Park; ~Acadia = acadia national park; Grand Teton = grand teton national park; ~Joshua Tree = joshua tree national park; Bryce Canyon; Arches National Park; Olympic National Park; Everglades National Park; ~Shenandoah = shenandoah national park; Sequoia National Park; ~Death Valley = death valley national park; Banff National Park; Parks Canada;
          ~Central Park; Golden Gate Park; ~Hyde Park; ~Audubon = audubon society; eBird; Merlin Bird ID; Cornell Lab of Ornithology = all about birds; American Birding Association; BirdNET; Sibley Guides; RSPB Birdwatching; Geocaching.com; Groundspeak; Garrett Metal Detectors; Minelab; ~Nokta; Fisher Labs; White's Electronics; Nikon Monarch; Vortex Binoculars; Celestron Binoculars; Swarovski Binoculars; Zeiss Victory; iNaturalist; Seek iNaturalist; Trust for Public Land; National Parks Conservation Association = npca; Wilderness Society; Texas Parks and Wildlife; California State Parks; New York State Parks; Forestry England; ~New Forest; Peak District; Lake District National Park; National Parks UK;
          Kruger National Park = sanparks; Prism Kites; Gayla Kites; KOMPAN; GameTime Playgrounds; PlayPower; Landscape Structures; Gold Prospectors Association = gpaa; Picnic Time; Bird Collective; BirdWatching Magazine; Bird Buddy`,
      children: [
        {
          name: 'National & State Parks',
          iab: '160',
          terms: `national park trip, park ranger program, national park pass, junior ranger, national monument hike, state park pass, national park camping, wilderness permit, national seashore`,
        },
        {
          name: 'Birdwatching',
          iab: '259',
          terms: `birding binoculars, backyard birding, bird call, life list birding, bird migration watching, birding festival, bird blind, bird count`,
        },
        {
          name: 'Geocaching & Metal Detecting',
          iab: '159',
          terms: `geocache, treasure hunt outdoor, relic hunting, gold prospecting, pinpointer, gold detector, scavenger hunt outdoor, sluice box, rock tumbling find, fossil hunting`,
        },
        {
          name: 'Playgrounds & Picnics',
          iab: '160',
          terms: `jungle gym, playground equipment, park picnic, picnic cooler, playground slide, monkey bars, seesaw, sandbox park, picnic set, park bench, merry-go-round park`,
        },
      ],
    },
    {
      name: 'Air & Extreme Sports',
      iab: '498',
      label: 'air sports and extreme adventure',
      description: 'skydive, paraglide and seek extreme adventures',
      domains: ['uspa.org', 'redbull.com', 'xgames.com', 'skydivemag.com'],
      terms: `skydiving!, paragliding!, hang gliding, bungee jumping, base jumping, hot air ballooning, gliding sport, parachuting, paramotor, wingsuit, extreme adventure, gliding club, ultralight flying, recreational flying, soaring glider, skydive, tandem skydive, parachute, paraglider, powered paragliding, bungee jump, rope swing jump, adrenaline sport, thrill seeker, daredevil, adrenaline junkie, sailplane, gyrocopter, private pilot hobby, flying lesson, pilot license, flight lesson, kite buggy, land sailing, zorbing, sandboarding, volcano boarding, mountainboarding, speed flying, highlining, storm chasing hobby, street luge, stunt riding, aerobatics, microlight, experimental aircraft, adventure racing, trampolining park, bungee, skysurfing, indoor skydive`,
      brands: `Red Bull Stratos; Red Bull Air Race; Skydive Dubai; Skydive Spaceland; USPA = united states parachute association; iFLY Indoor Skydiving; Skydive Chicago; Performance Designs; Sun Path; UPT Vector; Cookie Helmets; Advance Paragliders; Ozone Paragliders; Gin Gliders; Nova Paragliders; Wills Wing; ~Moyes; Ushpa = us hang gliding & paragliding association; AJ Hackett Bungy = aj hackett; Felix Baumgartner; Jeb Corliss; EAA AirVenture = eaa | experimental aircraft association; AOPA = aircraft owners and pilots association; Sporty's Pilot Shop = sportys; Soaring Society of America; Albuquerque Balloon Fiesta = albuquerque international balloon fiesta; ICON A5; Rainbow Ryders; Virgin Balloon Flights; Eco-Challenge; ZORB = zorb; Cloud 9 Living; Tinggly; Xperience Days; Nitro World Games`,
      children: [
        {
          name: 'Skydiving & Paragliding',
          iab: '498',
          terms: `skydiving jump, tandem jump, skydiving license, paragliding lesson, parachute rig, paragliding wing, skydiving helmet, dropzone`,
        },
        {
          name: 'Ballooning & Recreational Flying',
          iab: '498',
          terms: `balloon festival, hot air balloon, flight school hobby, glider flight, ultralight aircraft, private pilot training, student pilot, discovery flight, light sport aircraft`,
        },
        {
          name: 'Bungee & Thrill Experiences',
          iab: '498',
          terms: `bungee tower, thrill ride experience, giant swing, skywalk, indoor wind tunnel, stunt experience`,
        },
      ],
    },
    {
      name: 'Off-Roading & Overlanding',
      iab: '14',
      label: 'off-roading and overlanding',
      description: 'drive trails off-road and travel overland',
      domains: ['overlandjournal.com', 'onxmaps.com', 'trailsoffroad.com', 'expeditionportal.com'],
      terms: `off-roading!, off roading, overlanding!, atv riding, dirt bike riding, dune buggy ride, trail riding, mud bogging, rock crawling, utv riding, 4x4 trail, off-road trail, sand dune riding, off-road adventure, jeep trail, quad biking, quad bike tour, atv trail, van life, vanlife, rv living, rv camping lifestyle, campervan life, full-time rving, overland gear, four-wheeling, side-by-side riding, off-road park, recovery gear off-road, winch recovery, off-grid camping vehicle, motorcycle camping, adventure motorcycling, dual sport riding, mudding, expedition vehicle trip, wheeling trail, overlander, truck camping, rving, trail rated`,
      brands: `onX Offroad; Trails Offroad; Overland Journal; Overland Expo; Expedition Portal; Moab Jeep Safari = easter jeep safari; Tread Lightly!; Rubicon Trail; Imperial Sand Dunes = glamis; Hatfield-McCoy Trails; OHV Association; Overland Bound; Step 22; Rhino-Rack Overland; Rotopax; MaxTrax; ARB 4x4; Warn Adventure; Dirt Magazine; BDR = backcountry discovery routes; ADVrider; REVER; FarWide; Go RVing; ~Escapees; RVillage; Xscapers; Vanlife App; Sekr; Project Van Life; Kombi Life; Matt's Off Road Recovery; TrailRecon; Lifestyle Overland`,
      children: [
        {
          name: 'ATV & Dirt Bike Riding',
          iab: '14',
          terms: `atv park, dirt bike trail, motocross track practice, utv tour, enduro riding, quad trail, youth dirt bike ride`,
        },
        {
          name: 'Van Life & RV Lifestyle',
          iab: '670',
          terms: `camper van living, rv full-timer, skoolie, rv lifestyle, van conversion life, rv boondocking, workamping, rv traveler`,
        },
      ],
    },
    {
      name: 'Outdoor Gear & Retailers',
      iab: '551',
      intent: 'Product',
      label: 'outdoor gear and retailers',
      description: 'shop for outdoor gear and follow outdoor brands',
      domains: ['rei.com', 'backcountry.com', 'cabelas.com', 'outsideonline.com', 'moosejaw.com'],
      terms: `outdoor gear!, outdoor equipment, outdoor store, gear rental, used outdoor gear, gear review, outdoor brand, flashlight outdoor, outdoor watch, water bottle outdoor, outdoor backpack, outdoor shop, insulated bottle, outdoor gps, handheld gps, walkie talkie outdoor, lawn game, backyard game, cornhole set, croquet set, horseshoes game, ladder toss, backyard trampoline, outdoor play, outdoor toy, bounce house, swing set, playset, outdoor play equipment, trampoline!, slip and slide, outdoor retailer show, outdoor magazine, sunshade, outdoor blanket, bocce ball set, badminton lawn set, yard game, giant jenga yard, tetherball set, outdoor fun kit`,
      brands: `Moosejaw; Backcountry Gear; Sportsman's Warehouse = sportsmans warehouse; Gander Outdoors = gander mountain; ~Sierra = sierra trading post; Steep & Cheap; Campmor; Eastern Mountain Sports = ems outdoor; Mountain Equipment Company = mec; Cotswold Outdoor; Go Outdoors; ~Blacks = blacks outdoor; Millets; Ellis Brigham; Snow+Rock = snow and rock; ~Trespass = trespass clothing; Mountain Warehouse; ~Kathmandu = kathmandu outdoor; Macpac; ~Anaconda = anaconda stores; BCF = boating camping fishing; Bergfreunde; ~Globetrotter = globetrotter ausrüstung; ~Bever; Au Vieux Campeur; Naturkompaniet; Outside Magazine = outside online; GearJunkie = gear junkie; Switchback Travel;
          OutdoorGearLab = outdoor gear lab; Outdoor Retailer = outdoor retailer show; Outdoor Industry Association; Fin Feather Fur; Garmin Outdoor; Suunto; Magellan GPS; ~Clarus = clarus corporation; Fenix Outdoor; Springfree Trampoline; Skywalker Trampolines; JumpSport; ACON Trampolines; Backyard Discovery; Gorilla Playsets; Rainbow Play Systems; Swing-N-Slide; GoSports; Yard Games; KanJam = kan jam; Bunch O Balloons; Bounceland; Little Tikes Outdoor; Cornhole.com; AllCornhole; Klean Kanteen; ~Owala; Fenix Lighting; Olight; Nitecore; Rovyvon; Maglite; Geartrade; Out&Back; Arrive Outdoors; The Clymb; Huckberry; Duluth Pack; Frost River; Topo Designs; ~Kavu; Mountain Khakis; Toad&Co = toad and co`,
      children: [
        {
          name: 'Backyard Games & Playsets',
          iab: '159',
          terms: `wooden playset, backyard swing, kids trampoline, inflatable bouncer, outdoor game set, backyard obstacle course, lawn dart, yard dice, pool game outdoor, backyard play`,
        },
        {
          name: 'Outdoor Electronics & Bottles',
          iab: '159',
          terms: `rechargeable lantern, outdoor flashlight, gps tracker hiking, satellite messenger, vacuum bottle, hydration bottle, water jug outdoor, portable water filter`,
        },
      ],
    },
  ],
}

export default outdoorRecreation
