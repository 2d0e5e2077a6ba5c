import type { CategorySource } from '../source'

const consumerElectronics: CategorySource = {
  category: 'Consumer Electronics',
  segment: 'B2C',
  sensitivity: 'None',
  intent: 'Product',
  terms: `electronics!, consumer electronics, ~electronic, electronic device, gadget!, tech gadget, gadget lover, tech product, technology product, ~device, ~tech, ~technology, consumer technology, consumer tech, tech enthusiast, technology enthusiast, technophile, early adopter, tech early adopter, tech savvy, technology early adopter, tech shopper, electronics store, electronics retailer, ~electric appliance, personal electronics, portable electronics, home electronics, ces, tech review, gadget review, refurbished electronics, used electronics, electronics repair, electronics recycling, e-waste, device trade-in, electronics deal, television set, desktop, desktop pc, two way radio, walkie talkie, radio receiver`,
  brands: `~Apple = apple inc | apple store; Samsung = samsung electronics; Sony; LG = lg electronics; Panasonic; Philips = royal philips; Toshiba; Sharp Corporation = sharp electronics; Best Buy = bestbuy; Newegg; B&H Photo = b&h photo video | b and h photo; Micro Center; Fry's Electronics; Currys = currys pc world; MediaMarkt = media markt | mediaworld; Saturn Electronics; Fnac = fnac darty; JB Hi-Fi = jb hi fi; Yodobashi Camera; Bic Camera; Croma; Reliance Digital; Elkjøp = elkjop | elgiganten | gigantti; Coolblue; Back Market; ~Gazelle; Swappa; RadioShack = radio shack; Monoprice; Crutchfield Electronics; P.C. Richard & Son; hhgregg; Brookstone; The Sharper Image = sharper image; Hammacher Schlemmer; Xiaomi = mi store; Huawei; Hitachi; Sanyo; Vizio; TCL; Hisense; Haier Electronics; Foxconn = hon hai; Skullcandy; Belkin; Anker; CNET; The Verge; Engadget; TechRadar; Gizmodo; ~Wired; Tom's Guide; Digital Trends; PCMag = pc magazine; GSMArena; Geek Squad; uBreakiFix; iFixit; Asurion; Micromax;
        Vestel; Funai; Memorex; Thomson Electronics; Grundig; Telefunken; Medion; Gome; Suning; Darty; Boulanger; Conrad Electronic; Alza; Ebuyer; Scan Computers; Overclockers UK; Richer Sounds; Cex = cex store; Amazon Devices; Google Store; Microsoft Store; Kogan; Harvey Norman; Adorama; Abt Electronics; Ingram Micro; TD Synnex = synnex | tech data; ScanSource; Arrow Electronics; Avnet`,
  roles: `electronics salesperson, electronics technician, electronics repairer, electronic home entertainment equipment installer, audio visual installer, home theater installer, av installer, consumer electronics buyer, geek squad agent, phone repair technician, cell phone repair technician, computer repair technician, computer technician, tv repair technician, electronics retailer, tech reviewer, product reviewer electronics, hardware engineer, computer hardware engineer, electronics designer, embedded hardware engineer, consumer electronics product manager, hardware product manager, smart home installer, home automation installer, computer operator, drone pilot, drone operator`,
  industries: `consumer electronics, electronics retail, computers and electronics, electronics store, computer store, electronics wholesaler, computer hardware, computer retail, technology distributor, consumer electronics repair, electronic equipment and instruments, personal electronics repair, technology hardware, appliance and electronics retail, electronics merchant wholesaler`,
  nodes: [
    {
      name: 'Mobile Phones',
      iab: '635',
      label: 'smartphones and mobile phones',
      description: 'compare, buy and use smartphones and mobile phones',
      domains: ['apple.com', 'samsung.com', 'gsmarena.com', 'androidcentral.com'],
      terms: `phone!, smartphone!, smart phone, mobile phone, cell phone, cellphone, cellular phone, mobile device, mobile handset, handset, android phone, android smartphone, flip phone, feature phone, foldable phone, folding phone, burner phone, unlocked phone, refurbished phone, 5g phone, big button phone, senior phone, rugged phone, camera phone, gaming phone, phone upgrade, phone trade-in, phone comparison, mobile phone user, android user, phone screen repair, phone repair, satellite phone, mobile device user, phablet, mobile technology, android, ~mobile`,
      children: [
        {
          name: 'iPhones',
          terms: `apple phone, ios user, ios device, iphone user, iphone owner`,
          brands: `iPhone = apple iphone | iphone 15 | iphone 16 | iphone 14 | iphone pro | iphone pro max | iphone se`,
        },
        {
          name: 'Samsung Phones',
          terms: `samsung phone, samsung mobile`,
          brands: `Samsung Galaxy = galaxy s24 | galaxy s23 | galaxy s25 | galaxy phone; Galaxy Z Fold = galaxy fold; Galaxy Z Flip; Galaxy Note; Galaxy A Series = galaxy a54`,
        },
        {
          name: 'Android Phones',
          terms: `google phone, chinese phone, budget smartphone, flagship phone`,
          brands: `Google Pixel = pixel phone | pixel 8 | pixel 9; OnePlus; Motorola = motorola mobility | moto g | motorola razr | motorola edge; Nokia Phones; OPPO; ~vivo = vivo mobile; Realme; Redmi; Poco = poco phone; Honor Phones; HTC; Sony Xperia = xperia; LG Velvet; ZTE; Nothing Phone; Fairphone; BlackBerry Phone; Infinix; Tecno Mobile; Itel Mobile; Alcatel Mobile; Asus ROG Phone = zenfone; Murena; Palm Phone; Lava Mobiles; Huawei P30; Cat Phones; Doogee; Ulefone; Blackview; Sonim; HMD Global; Transsion; BLU Products; Meizu; Lenovo Phone`,
        },
        {
          name: 'Landline & Cordless Phones',
          terms: `cordless phone, landline phone, home phone, corded phone, answering machine, caller id box, conference phone, telephone, phone base, fax machine, intercom, pager`,
          brands: `Vtech Phones; Uniden; Jitterbug Phone; Siemens Gigaset = gigaset; Doro; BT Phones; Panasonic Cordless`,
        },
        {
          name: 'Phone Accessories',
          terms: `phone case, phone cover, mobile phone accessory, cell phone accessory, phone accessory, screen protector, phone charger, wireless charger, charging pad, phone holder, phone mount, phone stand, selfie stick, pop socket, phone grip, phone ring holder, phone battery, sim ejector, phone lens, phone strap, magsafe, magsafe charger, phone sanitizer, iphone case, charging cable, lightning cable, phone screen, phone wallet case`,
          brands: `OtterBox; PopSockets; Spigen; Mophie; Casetify; Zagg; Speck Products; UAG = urban armor gear; Case-Mate; LifeProof; Mous; Nomad Goods; Incipio; Peak Design Mobile; ESR Gear; Rhinoshield; Ringke; dbrand; Torras; InvisibleShield; iOttie Mount; Pela Case; BodyGuardz; Tech21; Moment Lens; Gear4; Native Union; Twelve South; Pitaka`,
        },
      ],
    },
    {
      name: 'TVs & Home Theater',
      iab: '634',
      label: 'televisions, home theater and streaming devices',
      description: 'compare, buy and set up televisions, projectors and home theater equipment',
      domains: ['rtings.com', 'bestbuy.com', 'samsung.com', 'avsforum.com'],
      terms: `tv set, television set, ~tv, ~television, hdtv, 4k tv, 8k tv, oled, oled tv, qled, qled tv, led tv, lcd tv, plasma tv, flat screen tv, flat panel tv, big screen tv, smart tv, ctv device, connected tv device, connected tv owner, uhd tv, ultra hd, 3d tv, mini led tv, portable tv, outdoor tv, curved tv, home theater, home theatre, home cinema, home entertainment system, home entertainment, tv accessory, tv mount, tv wall mount, tv antenna, hdtv antenna, remote control, universal remote, tv remote, 3d glasses, video equipment, video accessory, tv bracket, hdmi switch, av equipment, av receiver, tv calibration, tv screen`,
      brands: `Samsung TV = samsung frame tv | the frame tv; LG OLED = lg tv; Sony Bravia = bravia; Hisense TV; TCL TV; Insignia; Element Electronics; Westinghouse Electronics; Sceptre; Skyworth; Loewe; Bang & Olufsen = b&o; RCA Electronics = rca; Philips Ambilight; Sanus; Peerless-AV; Logitech Harmony; Emerson Electronics; Polaroid TV; SunBriteTV; Vu Televisions; Onida; Changhong; Konka; Toshiba Fire TV; Antennas Direct; Mohu; Winegard`,
      children: [
        {
          name: 'Streaming Devices',
          terms: `streaming device, streaming stick, streaming box, media streaming device, set-top box, set top box, digital media player, media player device, dvr, digital video recorder, pvr, tv box, android tv box, satellite receiver, cable box, tv tuner, video streaming device, digital converter box, streaming media player`,
          brands: `Roku = roku streaming stick | roku tv | roku ultra; Amazon Fire TV = fire tv | fire stick | firestick | fire tv stick; Apple TV 4K = apple tv box; Chromecast = google chromecast; Nvidia Shield; TiVo; Google TV Streamer; ~Onn; Slingbox; Tablo; WD TV; SiliconDust = hdhomerun; Formuler; Xiaomi Mi Box`,
        },
        {
          name: 'Projectors',
          terms: `projector!, home projector, video projector, mini projector, portable projector, 4k projector, projector screen, projection screen, laser projector, short throw projector, overhead projector, multimedia projector, projector lamp, projector mount`,
          brands: `Epson Projectors; BenQ; Optoma; XGIMI; ViewSonic; Anker Nebula = nebula capsule; Elite Screens; Barco; JVC Projectors; InFocus; Christie Digital; Formovie; Hisense Laser TV; Screen Innovations; Wemax`,
        },
        {
          name: 'DVD & Blu-ray Players',
          terms: `dvd player, blu-ray player, blu ray player, bluray player, portable dvd player, vcr, dvd recorder, vhs player, laserdisc player, 4k blu-ray player, video player, dvd drive`,
          brands: `Magnavox; Reavon; Oppo Blu-ray`,
        },
        {
          name: 'Soundbars & Home Theater Audio',
          terms: `soundbar, sound bar, surround sound, home theater system, home theater receiver, dolby atmos, home theater speaker, center channel speaker, soundbase`,
          brands: `Sonos Beam = sonos arc | sonos soundbar; Klipsch; Polk Audio = polk; Yamaha Soundbar; Bose Soundbar; Definitive Technology; Dolby = dolby laboratories; DTS = dts headphone:x; Nakamichi; Xperi; Zvox; Sennheiser Ambeo`,
        },
      ],
    },
    {
      name: 'Audio & Headphones',
      iab: '632',
      label: 'headphones, speakers and audio equipment',
      description: 'compare, buy and use headphones, speakers and hi-fi equipment',
      domains: ['bose.com', 'sonos.com', 'whathifi.com', 'jbl.com'],
      terms: `audio equipment, audio gear, audio component, audio accessory, audio electronics, home audio, sound system, jukebox, karaoke machine, karaoke system, speaker wire, speaker stand, audio cable, public address system, megaphone, wireless audio, multiroom audio`,
      brands: `Bose; Pioneer Electronics; Yamaha Audio; Bowers & Wilkins = b&w speakers; Harman = harman international | harman kardon; Victrola; Crosley; JVC = jvckenwood; Aiwa; Teac; What Hi-Fi; Sound United; Technics; Gramovox; Singing Machine; Ion Audio; Devialet; Dynaudio; Como Audio; McIntosh Audio; ~Beats; ~Marshall`,
      children: [
        {
          name: 'Hi-Fi & Stereo Systems',
          terms: `hi-fi, hifi, audiophile, stereo, stereo system, home stereo, amplifier, stereo receiver, receiver audio, preamp, dac, digital to analog converter, equalizer audio, tuner audio, cd player, cassette player, cassette deck, cassette tape player, audio amplifier, tube amplifier, headphone amplifier`,
          brands: `Denon; Onkyo; Marantz; NAD Electronics; McIntosh Labs; Cambridge Audio; Naim Audio; Rega; Rotel; Arcam; Schiit Audio; KEF; Bluesound; Linn Products; Mark Levinson; Audiolab; Emotiva; Quad Hifi; Anthem AV; Chord Electronics; Fosi Audio; Revox`,
        },
        {
          name: 'Radios',
          terms: `radio receiver, clock radio, alarm clock radio, weather radio, shortwave radio, internet radio device, shower radio, dab radio`,
          brands: `Sangean; Roberts Radio; Pure Radio = pure dab; Tivoli Audio; C. Crane; Tecsun; Grace Digital`,
        },
        {
          name: 'MP3 Players & Portable Audio',
          terms: `boombox, portable radio, portable cd player, walkman, mp3 player, digital audio player, portable audio, voice recorder, digital recorder, dictaphone`,
          brands: `Fiio; Astell&Kern; iPod = apple ipod; Sandisk Clip; Olympus Recorder`,
        },
        {
          name: 'Headphones & Earbuds',
          terms: `headphone!, earphone, earbud!, ear bud, earpod, headset!, noise cancelling headphone, noise canceling headphone, wireless headphone, bluetooth headphone, over-ear headphone, on-ear headphone, in-ear monitor, true wireless earbud, bone conduction headphone, sport headphone, bluetooth headset, kids headphone, headphone case, ear pad, headphone stand, in-ear headphone, iem`,
          brands: `AirPods = apple airpods | airpods pro | airpods max; Beats by Dre = beats headphones | beats studio | beats solo | powerbeats; Sennheiser; Sony WH-1000XM5 = wh-1000xm4 | wh-1000xm5; Galaxy Buds = samsung galaxy buds; Jabra; Jaybird; Shure Earphones; AKG; Grado Labs; Plantronics = poly headset; Soundcore = anker soundcore; Aftershokz = shokz; JLab = jlab audio; Bose QuietComfort = quietcomfort; Audeze; Beyerdynamic; Koss; Meze Audio; HiFiMan; Audio-Technica = audio technica; Raycon; Master & Dynamic; Pixel Buds; 1More; Philips Headphones; boAt = boat lifestyle | boat rockerz; Noise Earbuds; Nothing Ear; Edifier; EarFun; Tozo; V-Moda; Campfire Audio; Moondrop; Etymotic; Westone; Puro Sound; Loop Earplugs; Technics Earbuds; Marley Headphones; Status Audio; Cleer Audio; Urbanears`,
        },
        {
          name: 'Speakers',
          terms: `speaker audio, bluetooth speaker, portable speaker, wireless speaker, bookshelf speaker, floor standing speaker, floorstanding speaker, tower speaker, subwoofer, outdoor speaker, party speaker, computer speaker, in-wall speaker, ceiling speaker, waterproof speaker, loudspeaker, speaker system, powered speaker, woofer, tweeter, ~speaker`,
          brands: `JBL = jbl flip | jbl charge; Sonos = sonos era | sonos one | sonos roam; UE Boom = ultimate ears | ue megaboom; Marshall Speakers; Sony SRS; Tribit; Soundboks; Bose SoundLink; SVS Sound = svs; ELAC; Wharfedale; Monitor Audio; Q Acoustics; DALI Speakers; Focal; Dynaudio Speakers; Martin Logan = martinlogan; Paradigm Speakers; Creative Labs = creative technology; OontZ; Altec Lansing; Edifier Speakers; Tannoy; Jamo; Magnepan; Braven; Fugoo; Ecoxgear; Mackie Speakers; Audioengine; Wilson Audio; GoldenEar`,
        },
        {
          name: 'Turntables & Vinyl Gear',
          terms: `turntable, record player, phono cartridge, phono preamp, phonograph, gramophone, vinyl player, record player needle, stylus turntable, record cleaner`,
          brands: `Pro-Ject = pro-ject audio; Audio-Technica LP60; U-Turn Audio; Fluance; Ortofon; Crosley Turntable; Thorens; Clearaudio; 1byOne`,
        },
      ],
    },
    {
      name: 'Computers & Laptops',
      iab: '599',
      label: 'computers, laptops and PCs',
      description: 'compare, buy and use laptops and desktop computers',
      domains: ['apple.com', 'dell.com', 'hp.com', 'lenovo.com'],
      terms: `computer!, personal computer, pc, home computer, computer hardware, computing hardware, hardware computer, computer system, computer store, computer shopper, mac user, windows user, pc user, refurbished computer, used computer, computer repair, computer accessory, back to school laptop, pc builder, custom pc, pc building, pc build, computer enthusiast, mainframe enthusiast, retro computer, retro computing, computer buyer, smart glasses computer, wearable computer, thin client, kiosk computer, touch screen computer, computing device`,
      brands: `Dell = dell technologies | dell computers; HP = hewlett-packard | hewlett packard | hp inc; Lenovo; Acer = acer america; Asus = asustek; ~Mac = apple mac | apple macintosh | macintosh | apple computer; Gateway Computers; Compaq; eMachines; Fujitsu Computers; NEC Computers; Packard Bell; Commodore Computers; System76; Framework Computer; CyberPowerPC; iBuyPower; Origin PC; NZXT; Maingear; Falcon Northwest; Raspberry Pi = raspberrypi; PCPartPicker; Dynabook; Panasonic Toughbook = toughbook; Getac; Zotac; Tuxedo Computers; Clevo; Quanta Computer; Compal; Wistron; Pegatron; Inspur; Arduino; PCSpecialist; Chillblast; Puget Systems; Digital Storm; Skytech Gaming`,
      children: [
        {
          name: 'Laptops',
          iab: '630',
          terms: `laptop!, notebook computer, notebook pc, ultrabook, netbook, 2-in-1 laptop, two in one laptop, convertible laptop, student laptop, business laptop, laptop accessory, laptop bag, laptop sleeve, laptop stand, laptop charger, laptop battery, laptop cooling pad, docking station, laptop docking station, laptop part, laptop skin, ai pc, laptop case, laptop replacement screen`,
          brands: `MacBook = macbook air | macbook pro | apple macbook; Dell XPS = xps 13 | xps 15; ThinkPad = lenovo thinkpad; Microsoft Surface Laptop = surface laptop | surface book; HP Spectre = hp envy | hp pavilion | hp elitebook; Asus ZenBook = zenbook | vivobook; Acer Aspire = acer swift; LG Gram; Samsung Galaxy Book; Huawei MateBook = matebook; IdeaPad = lenovo ideapad; Lenovo Yoga; Dell Inspiron = inspiron; Sony Vaio = vaio; Dell Latitude; Samsonite Laptop; Targus; Incase; Tomtoc; Honor MagicBook`,
          children: [
            {
              name: 'Gaming Laptops',
              terms: `gaming laptop, gaming notebook`,
              brands: `Alienware; Razer Blade; Asus ROG = republic of gamers | rog strix; MSI = micro-star international | msi gaming; Lenovo Legion; Acer Predator = predator helios; HP Omen; Acer Nitro; Gigabyte Aorus = aorus; Dell G Series`,
            },
            {
              name: 'Chromebooks',
              terms: `chromebook, chromebox`,
              brands: `Acer Chromebook; Google Pixelbook; HP Chromebook; Lenovo Chromebook; Samsung Chromebook`,
            },
          ],
        },
        {
          name: 'Desktop Computers',
          iab: '617',
          terms: `desktop computer, desktop pc, all-in-one computer, all in one pc, mini pc, workstation computer, workstation pc, tower pc, gaming pc, gaming computer, gaming desktop, barebone computer, single board computer, computer tower, imac owner`,
          brands: `iMac = apple imac; Mac mini; Mac Studio; Mac Pro; Dell OptiPlex = optiplex; HP EliteDesk; Intel NUC; Minisforum; Beelink; ThinkCentre; Geekom; Dell Precision; HP Z Workstation; Corsair One; Boxx Technologies`,
        },
        {
          name: 'Computer Components',
          iab: '599',
          terms: `computer component, computer part, pc part, pc component, graphics card, video card, gpu, cpu, ~processor, microprocessor, motherboard, ~ram, computer memory, memory module, ddr5, ddr4, computer case, pc case, power supply unit, psu, cpu cooler, water cooling pc, heat sink, thermal paste, case fan, sound card, capture card, network card, tv tuner card, computer chip, optical drive, pcie card, pc cooling, overclocking, bios, input device part`,
          brands: `Intel = intel core | intel core i7; AMD = advanced micro devices | amd ryzen | ryzen | radeon; Nvidia = geforce | nvidia geforce | geforce rtx | rtx 4090; Corsair; Gigabyte = gigabyte technology; EVGA; ASRock; Cooler Master; Noctua; be quiet!; Fractal Design; Lian Li; Thermaltake; G.Skill; Kingston = kingston technology | hyperx memory; ~Crucial = crucial memory; Seasonic; Sapphire Technology; PNY; Arctic Cooling; Phanteks; XFX; DeepCool; Patriot Memory; TeamGroup; Antec; PowerColor; EKWB; Palit; Biostar; SilverStone; Lexar; Adata = xpg; Elgato Capture; StarTech; Sabrent; Super Flower; Hyte; Montech`,
        },
      ],
    },
    {
      name: 'Computer Peripherals & Storage',
      iab: '601',
      label: 'monitors, keyboards, printers and storage',
      description: 'buy monitors, keyboards, printers, drives and other computer peripherals',
      domains: ['logitech.com', 'newegg.com', 'bestbuy.com', 'hp.com'],
      terms: `computer peripheral, peripheral, pc accessory, usb hub, usb gadget, input device, computer cable, graphics tablet, drawing tablet, pen tablet, stylus pen, kvm switch, card reader, barcode scanner, touchpad, trackpad, laptop riser, usb adapter, usb-c hub, usb c dock, adapter dongle, digitizer, smart card reader, fingerprint reader`,
      brands: `Logitech; Wacom; XP-Pen; Huion; Satechi; CalDigit; Kensington = kensington computer; Plugable; UGREEN; Targus Dock; Zebra Scanner; Hyper Hub; Baseus; OWC = other world computing; Hama; Trust Peripherals`,
      children: [
        {
          name: 'Monitors',
          terms: `monitor, computer monitor, pc monitor, gaming monitor, 4k monitor, ultrawide monitor, curved monitor, lcd monitor, computer screen, computer display, portable monitor, monitor arm, monitor stand, monitor mount, usb-c monitor, touch screen monitor, display screen`,
          brands: `Dell UltraSharp = ultrasharp; LG UltraGear = ultragear; Samsung Odyssey; AOC; Acer Monitors; Apple Studio Display; Eizo; Philips Monitors; Iiyama; Ergotron; ViewSonic Monitors; Innocn; Sceptre Monitors; BenQ Monitors`,
        },
        {
          name: 'Keyboards, Mice & Webcams',
          terms: `keyboard computer, computer keyboard, wireless keyboard, mechanical keyboard, gaming keyboard, computer mouse, wireless mouse, gaming mouse, mouse pad, mousepad, trackball, keycap, ~mouse, webcam, web camera, computer headset, numeric keypad, wrist rest, presentation clicker, laser pointer, usb microphone, streaming microphone, ergonomic keyboard, ergonomic mouse, gaming peripheral, keyboard and mouse`,
          brands: `Razer; SteelSeries; HyperX; Keychron; Corsair Gaming; Das Keyboard; Cherry Keyboards = cherry mx; Glorious Gaming; Redragon; Roccat; Elgato; Logitech MX Master = mx master; Logitech G; Apple Magic Keyboard = magic keyboard | magic mouse; Ducky Keyboard; Blue Microphones = blue yeti; Rode Microphones; Zowie; Insta360 Link; Finalmouse; Pulsar Gaming; Royal Kludge; NuPhy; Lofree; ZSA Moonlander; Goldtouch; Kinesis Keyboard; Contour Design; Turtle Beach; Varmilo; Epomaker; Mad Catz`,
        },
        {
          name: 'Printers & Scanners',
          terms: `printer!, inkjet printer, laser printer, photo printer, all-in-one printer, multifunction printer, label printer, receipt printer, thermal printer, portable printer, scanner, document scanner, photo scanner, flatbed scanner, photocopier, copier, copy machine, plotter, large format printer, printer cable, printer part, wireless printer, print copy scan and fax, dot matrix printer`,
          brands: `Epson = epson ecotank | seiko epson; Canon Pixma = pixma | canon printer | imageclass; Brother Printer = brother mfc | brother industries; Xerox; Lexmark; Ricoh; Kyocera = kyocera document; Konica Minolta; HP LaserJet = laserjet | deskjet | officejet; Kodak Printer; Fujitsu ScanSnap = scansnap; Dymo; Zebra Technologies; Oki Data = oki printers; Pantum; Rollo Printer; Phomemo; HP Smart Tank; Star Micronics; Roland DG; Mimaki; Polaroid Hi-Print; Riso; Toshiba TEC; Munbyn`,
          children: [
            {
              name: 'Ink & Toner',
              terms: `printer ink, ink cartridge, ~toner, toner cartridge, printer paper, photo paper, printer drum, ink subscription`,
              brands: `HP Instant Ink; LD Products; InkOwl`,
            },
            {
              name: '3D Printers',
              terms: `3d printer, 3d printing filament, 3d printer filament, pla filament, resin printer, 3d scanner`,
              brands: `Creality; Bambu Lab; Prusa = prusa research; MakerBot; Ultimaker; Formlabs; Anycubic; Elegoo; FlashForge; Stratasys; 3D Systems; Hatchbox; eSun; Snapmaker; Shapeways`,
            },
          ],
        },
        {
          name: 'Storage Drives',
          iab: '616',
          terms: `external hard drive, hard drive, hard disk, hard disk drive, hdd, ssd, solid state drive, nvme, usb drive, usb flash drive, flash drive, thumb drive, memory stick, memory card, sd card, microsd card, flash memory, portable drive, portable ssd, external ssd, nas drive, home nas, blank dvd, blank cd, blank media, floppy disk, cd-r, data storage device, drive enclosure, memory card case, optical disc, dvd burner, disk duplicator, storage device`,
          brands: `Western Digital = wd my passport | wd; Seagate; SanDisk; Samsung SSD = samsung t7; LaCie; Crucial SSD; Lexar Media; ~Transcend; Synology NAS; Toshiba Canvio; Verbatim; Maxell; Imation; Buffalo Technology; SK hynix; Kioxia; G-Technology = g-drive; Silicon Power; Integral Memory; TerraMaster; Solidigm; Iomega; Micron = micron technology`,
        },
      ],
    },
    {
      name: 'Tablets & E-Readers',
      iab: '636',
      label: 'tablets and e-readers',
      description: 'compare, buy and use tablets and e-readers',
      domains: ['apple.com', 'amazon.com', 'samsung.com', 'kobo.com'],
      terms: `tablet computer, tablet pc, tablet device, android tablet, kids tablet, drawing tablet device, tablet owner, tablet user, ~tablet, windows tablet, rugged tablet, tablet case, tablet accessory, tablet stand, tablet keyboard, ipad case, ipad accessory, tablet stylus, detachable tablet`,
      brands: `iPad = apple ipad | ipad pro | ipad air | ipad mini; Samsung Galaxy Tab = galaxy tab; Microsoft Surface = surface pro | surface go; Amazon Fire Tablet = fire hd | fire tablet | kindle fire; Lenovo Tab; Apple Pencil; OnePlus Pad; Xiaomi Pad; Google Pixel Tablet = pixel tablet; Huawei MatePad; LeapFrog Tablet = leappad; ZAGG Keyboard; Logitech Combo; Paperlike; Teclast; Nexus 7; Wacom MobileStudio`,
      children: [
        {
          name: 'E-Readers',
          terms: `e-reader, ereader, e reader, ebook reader, e-book reader, e-ink tablet, digital notebook, e-ink, book light, ereader case, electronic paper tablet`,
          brands: `Kindle = amazon kindle | kindle paperwhite | kindle oasis | kindle scribe; Kobo = rakuten kobo | kobo clara; Nook = barnes & noble nook; reMarkable = remarkable tablet; Onyx Boox = boox; PocketBook; Supernote; Tolino; Boogie Board`,
        },
      ],
    },
    {
      name: 'Cameras & Photo Gear',
      iab: '633',
      label: 'cameras and photography equipment',
      description: 'compare, buy and use cameras, lenses and photo accessories',
      domains: ['dpreview.com', 'bhphotovideo.com', 'canon.com', 'nikonusa.com'],
      terms: `camera!, digital camera, photography equipment, photo equipment, photographic equipment, camera and optic, camera store, camera repair, used camera, camera rental, camera gear, waterproof camera, underwater camera, kids camera, 360 camera, trail camera, wildlife camera, spy camera, hidden camera, photo gear, surveillance camera, borescope, microscope camera, thermal camera, body camera, cinema camera, medium format camera, camera review`,
      brands: `Canon; Nikon; Fujifilm = fuji film; Olympus Cameras = om system; Leica; Hasselblad; Pentax; Lumix = panasonic lumix; Sigma Photo; Kodak = eastman kodak; Lytro; Phase One; DPReview; KEH Camera; MPB; Wex Photo Video = wex photographic; Jessops; Ricoh Imaging; Mamiya; Red Digital Cinema = red camera; ARRI; Blackmagic Design; Samy's Camera; Calumet; Ritz Camera; Adorama Camera; Reconyx; Bushnell Trail Cameras; Stealth Cam; Moultrie Cameras; Spypoint; Adorama Rentals; LensRentals; FLIR; Park Cameras; London Camera Exchange; Nikon Vision`,
      children: [
        {
          name: 'DSLR & Mirrorless Cameras',
          terms: `dslr, dslr camera, slr camera, mirrorless camera, mirrorless, full frame camera, point and shoot camera, compact camera, bridge camera, vlogging camera`,
          brands: `Canon EOS = eos rebel | canon rebel; Nikon Z = nikon z6 | nikon z9; Sony Alpha = sony a7 | a7iii; Fujifilm X-T5 = fujifilm x100v | x100vi; Canon PowerShot = powershot; Nikon Coolpix = coolpix; Sony Cyber-shot = cyber-shot; Sony ZV-1; Ricoh GR; OM-D`,
        },
        {
          name: 'Instant & Film Cameras',
          terms: `instant camera, film camera, disposable camera, polaroid camera, 35mm camera, instant film, camera film, film roll, film photography gear, photo film, darkroom equipment, photo enlarger, photographic paper, photo negative scanner, toy camera, photographic chemical`,
          brands: `Polaroid; Fujifilm Instax = instax | instax mini; Lomography; Kodak Funsaver; Ilford Photo; Holga; Kodak Portra`,
        },
        {
          name: 'Action Cameras & Camcorders',
          terms: `camcorder, video camera, action camera, action cam, handycam, helmet camera, video recorder, gimbal, camera stabilizer, sports camera, webcam camera, broadcast camera, video production equipment, teleprompter, video monitor`,
          brands: `GoPro = gopro hero | go pro; Insta360; DJI Osmo = osmo pocket | osmo action; Akaso; Garmin Virb; Sony Handycam; Canon Vixia; Zhiyun; Flip Video; Flycam; Steadicam; JVC Everio; Atomos; Teradek`,
        },
        {
          name: 'Lenses & Camera Accessories',
          terms: `camera lens, ~lens, zoom lens, telephoto lens, prime lens, wide angle lens, macro lens, lens filter, lens cap, lens hood, camera flash, flash photography gear, speedlight, tripod, monopod, camera bag, camera strap, camera battery, camera case, studio lighting, photo lighting, softbox, ring light, light meter, photo backdrop, photo studio equipment, camera accessory, battery grip, lens converter, memory card reader, camera body, camera part, viewfinder, camera remote, photography lighting, lightbox photo, light box, camera drone accessory`,
          brands: `Manfrotto; Tamron; Sigma Lens; Tokina; Zeiss = carl zeiss; Godox; Profoto; Peak Design; Lowepro; Think Tank Photo; Joby = gorillapod; Benro; Gitzo; Vanguard Tripods; Hoya Filters; Tiffen; B+W Filters; Samyang = rokinon; Neewer; SmallRig; Elinchrom; Aputure; Lensbaby; Sekonic; Broncolor; Nissin Flash; Viltrox; Westcott; Billingham; Domke; Tenba; Lastolite; Kase Filters; K&F Concept; Nanlite; Cokin; Lume Cube; Laowa; Wandrd; Shimoda; Ona Bags`,
        },
        {
          name: 'Binoculars & Telescopes',
          terms: `binocular, telescope, monocular, spotting scope, night vision goggle, night vision, rangefinder, ~optics, telescope mount, telescope eyepiece, microscope toy, opera glass`,
          brands: `Celestron; Orion Telescopes; Meade Instruments; Nikon Binoculars; Bushnell; Vortex Optics; Swarovski Optik; Zeiss Binoculars; Sky-Watcher; Unistellar; Vaonis; Leupold Optics; Steiner Optics; Kowa Optics; Gskyer; Explore Scientific; Pulsar Night Vision; Tasco`,
        },
      ],
    },
    {
      name: 'Wearables',
      iab: '637',
      label: 'smartwatches and wearable technology',
      description: 'compare, buy and wear smartwatches, fitness trackers and smart rings',
      domains: ['apple.com', 'fitbit.com', 'garmin.com', 'wareable.com'],
      terms: `wearable, wearable technology, wearable tech, wearable device, smart ring, smart glasses, ar glasses, smart clothing, smart jewelry, hearable`,
      brands: `Oura Ring = oura; Ray-Ban Meta = ray-ban stories | meta smart glasses; Google Glass; Snap Spectacles; Ultrahuman; Xreal = nreal; Vuzix; RingConn; Evie Ring; Bellabeat; Nowatch; Humane AI Pin; Rokid; ~Tile = tile tracker | tile mate; AirTag = apple airtag; Galaxy SmartTag; Chipolo; Jiobit; AngelSense Watch`,
      children: [
        {
          name: 'Smartwatches',
          terms: `smartwatch!, smart watch, gps watch, sports watch gps, running watch, kids smartwatch, smart watch band, smartwatch band, watch charger, lte watch, hybrid smartwatch`,
          brands: `Apple Watch = apple watch ultra | apple watch se | iwatch; Samsung Galaxy Watch = galaxy watch; Garmin Forerunner = forerunner | garmin fenix | fenix 7 | garmin venu; Pixel Watch = google pixel watch; Wear OS; Amazfit; Suunto; Polar Watch = polar vantage | polar electro; Coros; Pebble Watch; TicWatch = mobvoi; Withings ScanWatch; Fossil Smartwatch; Huawei Watch; Fire-Boltt; Noise Smartwatch; Gabb Watch; Casio Pro Trek Smart; TAG Heuer Connected; Zepp Health`,
        },
        {
          name: 'Fitness Trackers',
          terms: `fitness tracker, activity tracker, fitness band, pedometer, step counter, heart rate monitor, heart rate strap, sleep tracker device, smart band, calorie tracker device, bluetooth tracker, key finder, item tracker`,
          brands: `Fitbit = fitbit charge | fitbit versa | fitbit inspire; Whoop = whoop strap; Garmin Vivosmart = vivofit | vivoactive; Xiaomi Mi Band = mi band | smart band; Jawbone; Misfit; Samsung Galaxy Fit; Wahoo Tickr; Biostrap; Moov Now; Nike FuelBand; Amazon Halo`,
        },
      ],
    },
    {
      name: 'Smart Home Devices',
      iab: '277',
      label: 'smart home devices and voice assistants',
      description: 'buy, set up and control connected devices in their homes',
      domains: ['amazon.com', 'store.google.com', 'ring.com', 'smartthings.com'],
      terms: `smart home, smart device, home automation, connected home, smart home device, smart home technology, internet connected device, home iot, voice assistant, virtual assistant device, smart home hub, home hub, smart appliance, smart home owner, smart lock, smart thermostat, connected device, smart sensor, leak detector smart, smart blind, smart garage opener, smart irrigation controller, smart scale, domotics, intelligent home, smart vent, smart pet feeder`,
      brands: `Google Nest = nest thermostat | nest hub | nest cam; Ecobee; SmartThings = samsung smartthings; Apple HomeKit; Wink Hub; Aqara; Tuya = tuya smart; Control4; Crestron; Savant Systems; Lutron Caseta; Hubitat; Home Assistant; IKEA Smart Home = ikea tradfri; Tado; Hive Home; Netatmo; Wyze; Eve Home; Fibaro; Shelly Smart; Meross; August Home = august smart lock; Zigbee; Z-Wave; Insteon; Vivint Smart Home; Resideo; Alarm.com; Snap One; Sensibo; Honeywell Home; Rachio; Flo by Moen; Loxone; Homey; Chamberlain myQ = myq; Bosch Smart Home; Somfy; Nuki; SwitchBot; Legrand Smart; Ezviz; Mysa; Drayton Wiser`,
      children: [
        {
          name: 'Smart Speakers & Displays',
          terms: `smart speaker, smart display, voice controlled speaker, smart alarm clock, digital photo frame, digital picture frame, digital calendar display, smart mirror`,
          brands: `Amazon Echo = echo dot | echo show | alexa | amazon alexa; Google Home = google assistant | google nest mini; HomePod = apple homepod | homepod mini; Siri; Bixby; Aura Frames; Skylight Frame = skylight calendar; Nixplay; Facebook Portal = meta portal; Lenovo Smart Clock; Hatch Restore; Pix-Star; Yoto; Tonies`,
        },
        {
          name: 'Smart Lighting & Plugs',
          terms: `smart light, smart bulb, smart light bulb, smart plug, smart switch, smart lighting, color changing bulb, led strip smart, smart outlet, smart dimmer`,
          brands: `Philips Hue = hue lights | hue bulb; LIFX; Nanoleaf; TP-Link Kasa = kasa smart | tapo; Wemo = belkin wemo; Govee; Sengled; Wiz Lighting; Twinkly; GE Cync = c by ge; Yeelight; Leviton Decora Smart; Gosund; Innr; Lutron`,
        },
        {
          name: 'Smart Cameras & Doorbells',
          terms: `video doorbell, smart doorbell, smart security camera, wifi camera, ip camera, indoor security camera, baby monitor camera smart, pet camera, nanny cam, wireless security camera, wireless camera, ring doorbell`,
          brands: `~Ring = ring doorbell | ring camera; Arlo = arlo camera | arlo technologies; Eufy = eufy security | eufycam; Blink Cameras = blink camera | blink outdoor; Nest Doorbell; Reolink; Lorex; Furbo; Wyze Cam; Swann; SimpliSafe Camera; Petcube; Hikvision; Dahua = dahua technology; Amcrest; Nanit; Owlet Cam; Zmodo; Canary Camera; Logitech Circle; Axis Communications; Hanwha Vision; Night Owl Security; Foscam; Ubiquiti Protect; Botslab`,
        },
      ],
    },
    {
      name: 'Home Networking Devices',
      iab: '600',
      label: 'home wi-fi routers and networking devices',
      description: 'buy and set up routers, modems and Wi-Fi gear at home',
      domains: ['netgear.com', 'tp-link.com', 'eero.com', 'asus.com'],
      terms: `wifi router, wi-fi router, wireless router, home router, home network, home networking, mesh wifi, mesh router, wifi extender, wifi range extender, wifi booster, wifi repeater, modem, cable modem, modem router, dsl modem, powerline adapter, wifi adapter, ethernet adapter, usb wifi adapter, mobile hotspot device, wifi dongle, bridge router, gaming router, travel router, wireless access point home, signal booster, cell signal booster, wifi 6 router, wifi 7 router`,
      brands: `Netgear = netgear orbi | orbi | nighthawk; TP-Link = tp link | deco mesh; Linksys = velop; Eero = amazon eero; D-Link = dlink; Google Wifi = nest wifi; Asus Router; Arris = arris surfboard; Motorola Modem; weBoost = wilson electronics; Zyxel; Devolo; AVM Fritz!Box = fritzbox | fritz!box; GL.iNet; Tenda; Netis; Plume WiFi = plume design; Amplifi; Actiontec; TRENDnet; Gryphon Router; Firewalla; Huawei Router; SureCall`,
    },
    {
      name: 'Drones & VR',
      iab: '639',
      label: 'drones, virtual reality and consumer robots',
      description: 'buy, fly and play with drones, virtual reality headsets and robots',
      domains: ['dji.com', 'meta.com', 'uploadvr.com', 'roadtovr.com'],
      terms: `emerging technology, hoverboard, electric skateboard, self balancing board, electric unicycle, consumer robot, home robot, robot toy programmable, companion robot, humanoid robot, robotics, hologram, 3d pen`,
      brands: `Onewheel; Boosted Board; Sony Aibo = aibo; Anki Cozmo = cozmo; Sphero; Unitree; Jibo; Boston Dynamics; Temi Robot; Embodied Moxie; UBTech; Amazon Astro; Figure AI; Agility Robotics; Hover-1; Gotrax; InMotion; 3Doodler; Evolve Skateboards; Segway Robotics; Vex Robotics; Makeblock; Loona Robot; Miko Robot; Enabot`,
      children: [
        {
          name: 'Drones',
          iab: '632',
          terms: `drone, quadcopter, camera drone, uav consumer, fpv drone, racing drone, mini drone, drone photography, drone accessory, drone battery, drone enthusiast, drone part, multirotor`,
          brands: `DJI = dji mavic | dji mini | mavic | dji phantom; Parrot Drones; Skydio; Autel Robotics = autel evo; Holy Stone; Ryze Tello; Potensic; Yuneec; Hubsan; HoverAir; Snaptain; BetaFPV; 3D Robotics; PowerVision`,
        },
        {
          name: 'VR & AR Headsets',
          iab: '639',
          terms: `virtual reality, vr, vr headset, virtual reality headset, augmented reality, ar headset, mixed reality, extended reality, xr headset, vr controller, vr accessory, vr glasses, metaverse device, spatial computing, immersive technology, haptic glove`,
          brands: `Meta Quest = oculus | oculus quest | quest 3 | quest 2 | oculus rift; HTC Vive = vive; Valve Index; PlayStation VR = psvr; Apple Vision Pro = vision pro; Pico VR = pico 4; HoloLens = microsoft hololens; Magic Leap; Samsung Gear VR; Google Cardboard; Varjo; Pimax; HP Reverb; Bigscreen Beyond; Kat VR; Virtuix; bHaptics; Ultraleap; Merge VR; Windows Mixed Reality`,
        },
      ],
    },
    {
      name: 'Power & Cables',
      iab: '632',
      label: 'batteries, chargers, cables and accessories',
      description: 'buy batteries, chargers, cables and other electronics accessories',
      domains: ['anker.com', 'belkin.com', 'duracell.com', 'monoprice.com'],
      terms: `electronics accessory, electronic accessory, cable, usb cable, usb-c cable, hdmi cable, ethernet cable, audio video cable, coaxial cable, optical cable, vga cable, displayport cable, cable organizer, cable management, cable tie, ~connector, electronics cleaner, screen cleaner, ~adapter, ac adapter, antenna, signal jammer, blank tape, antenna cable, computer cable adapter, av cable, charger, wall charger, usb charger, solar charger, charging station device, travel adapter, plug adapter, voltage converter, power adapter, power supply, surge protector, power strip, extension cord electronics, uninterruptible power supply, ups battery backup, power conditioner, electronics film and shield, dust blower, desk charger`,
      brands: `Cable Matters; AmazonBasics = amazon basics; AudioQuest; Nordost; Tripp Lite; APC = american power conversion | apc ups; CyberPower; RAVPower; Aukey; Zendure; Scosche; Griffin Technology; myCharge; Native Union Chargers; Moshi; Satechi Charger; Shargeek; MonsterCable = monster cable; Kanex; Furman Power; Panamax; Whoosh Screen Cleaner`,
      children: [
        {
          name: 'Batteries',
          terms: `battery, aa battery, aaa battery, 9v battery, button cell, coin battery, rechargeable battery, alkaline battery, lithium battery, lithium ion battery, battery charger, nimh battery, watch battery, hearing aid battery, general purpose battery, battery accessory, 18650 battery, d cell`,
          brands: `Duracell; Energizer = energizer holdings; Rayovac; Eneloop = panasonic eneloop; Eveready; GP Batteries; Varta Consumer; Panasonic Batteries; EBL Batteries; Maxell Batteries; CATL; LG Energy Solution; Samsung SDI; Battery Junction`,
        },
        {
          name: 'Power Banks & Power Stations',
          terms: `power bank, powerbank, portable charger, portable power station, solar generator, battery pack, magnetic power bank, battery case`,
          brands: `Jackery; EcoFlow; Goal Zero; Bluetti; Anker PowerCore = powercore | anker solix; Ampere Time; Oupes; Dabbsson; INIU; Charmast; Vinnic; Mophie Powerstation`,
        },
      ],
    },
    {
      name: 'GPS & Two-Way Radios',
      iab: '632',
      label: 'GPS units, two-way radios and marine electronics',
      description: 'buy GPS navigators, two-way radios and marine electronics',
      domains: ['garmin.com', 'midlandusa.com', 'lowrance.com', 'uniden.com'],
      terms: `emergency beacon, communication device, avionics handheld, baby monitor audio, metal detector`,
      brands: `Minelab; Garrett Metal Detectors; Bounty Hunter Detectors; ACR Electronics; Globalstar Spot`,
      children: [
        {
          name: 'Marine Electronics',
          terms: `marine electronics, fish finder, fishfinder, chartplotter, chart plotter, marine radio, marine radar, vhf radio`,
          brands: `Lowrance; Humminbird; Raymarine; Simrad; Furuno; Standard Horizon; Navico; B&G Marine; Si-Tex`,
        },
        {
          name: 'Two-Way Radios',
          terms: `two-way radio, two way radio, walkie talkie, ham radio, amateur radio, police scanner, radio scanner, communication radio, radio antenna`,
          brands: `Midland Radio = midland; Baofeng; Motorola Solutions = motorola talkabout; Icom = icom radio; Yaesu; Cobra Radios; Kenwood Radios; Retevis; Whistler Scanner; Hytera`,
        },
        {
          name: 'GPS & Trackers',
          terms: `gps, gps device, gps navigation, gps navigator, gps unit, handheld gps, gps tracker, gps tracking, satellite navigation, marine gps, satellite communicator, personal locator beacon, golf gps, gps accessory`,
          brands: `Garmin = garmin inreach | garmin nuvi; TomTom; Magellan GPS; Spot Satellite = spot gen4; Zoleo; Bushnell Golf GPS; Rand McNally GPS; Bad Elf; LandAirSea; Bouncie; Spytec`,
        },
      ],
    },
    {
      name: 'Electronic Components & Chips',
      iab: '115',
      segment: 'B2B',
      label: 'semiconductors and electronic components',
      description: 'design with, buy or follow semiconductors and electronic components',
      domains: ['digikey.com', 'mouser.com', 'intel.com', 'nvidia.com'],
      terms: `circuit board, printed circuit board, pcb, electronic component, electronics component, resistor, capacitor, transistor, diode, inductor, oscillator, passive component, circuit component, sensor component, photonics, optoelectronics, mems, display panel, lcd panel, embedded system, embedded computing, power electronics`,
      brands: `Teradyne; Vishay; TE Connectivity; Amphenol; Molex; Corning; Digi-Key = digikey; Mouser = mouser electronics; Murata; TDK; Nidec; Rohm; Jabil; ~Flex = flextronics; Sanmina; Benchmark Electronics; Plexus Corp; Celestica; Trimble; Coherent Corp = ii-vi; Lumentum; Littelfuse; Sensata; AU Optronics; Innolux; BOE Technology = boe; Kyocera AVX; Universal Display; Power Integrations; Diodes Incorporated; ~Knowles; MACOM; Entegris; MKS Instruments; RS Components; Farnell = element14 | newark electronics; Arteris; Allegro MicroSystems; Novatek; Rohde & Schwarz; National Instruments; Zilog; IPG Photonics; Cognex; Samsung Semiconductor; Kingbright; Sierra Circuits; PCBWay; JLCPCB`,
      children: [
        {
          name: 'Electronics Kits & Lab Tools',
          terms: `breadboard electronics, soldering iron, oscilloscope, multimeter, electronics kit, electronics hobby, diy electronics, maker electronics`,
          brands: `Adafruit; SparkFun; Keysight = keysight technologies; Tektronix; ~Fluke; Weller Soldering; Hakko; Rigol`,
        },
        {
          name: 'Semiconductors',
          terms: `semiconductor, microchip, chip maker, integrated circuit, microcontroller, fpga, asic, wafer, silicon chip, system on a chip, soc chip, memory chip, dram, nand flash, rfid chip, chipset, ai chip, semiconductor design, chip design, eda`,
          brands: `Qualcomm = snapdragon; Broadcom; Texas Instruments; TSMC = taiwan semiconductor | taiwan semiconductor manufacturing; ~Arm = arm holdings | arm ltd; Analog Devices; NXP = nxp semiconductors; STMicroelectronics; Infineon = infineon technologies; Marvell = marvell technology; MediaTek; Microchip Technology; ON Semiconductor = onsemi; Skyworks = skyworks solutions; Qorvo; Xilinx; Altera; Renesas = renesas electronics; GlobalFoundries; ASML; Applied Materials; Lam Research; KLA = kla-tencor; Wolfspeed = cree; Cirrus Logic; Monolithic Power Systems; Lattice Semiconductor; Silicon Labs = silicon laboratories; Synaptics; Rambus; UMC = united microelectronics; SMIC; Semtech; Amkor; Imagination Technologies; Cerebras; Graphcore; SiFive; Ampere Computing; Tokyo Electron; Ambarella; Realtek; Cypress Semiconductor; Maxim Integrated; Groq; Tenstorrent`,
        },
      ],
      roles: `semiconductor engineer, chip designer, asic engineer, fpga engineer, vlsi engineer, embedded systems engineer, analog design engineer, pcb designer, electronic equipment assembler, semiconductor processing technician, electronics assembler, rf design engineer, firmware engineer hardware, semiconductor executive, verification engineer`,
      industries: `semiconductor, semiconductor company, electronic components distributor, electronics manufacturing services, computer hardware manufacturer, semiconductor equipment, electronic component, computer peripherals company, chip company, fabless semiconductor`,
    },
    {
      name: 'Electronics Brands & Retail',
      iab: '632',
      label: 'consumer electronics',
      description: 'follow, compare and buy consumer electronics of all kinds',
      domains: ['bestbuy.com', 'cnet.com', 'theverge.com', 'newegg.com'],
      terms:
        'electronics store, electronics retailer, electronics shop, gadget store, electronics deal, electronics brand, tech gadget, ces show, electronics superstore',
    },
  ],
}

export default consumerElectronics
