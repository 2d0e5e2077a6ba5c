import type { CategorySource } from '../source'

const hobbiesArts: CategorySource = {
  category: 'Hobbies & Arts',
  segment: 'B2C',
  sensitivity: 'None',
  intent: 'Lifestyle',
  terms: `hobby!, hobbies, art!, arts, ~craft, hobbyist, pastime, leisure hobby, arts and entertainment, creative hobby, arts and culture, ~culture, cultural event, cultural activity, arts enthusiast, creativity, creative arts, ~maker, hobby class, hobby kit, arts and humanities, hobby store, ~interest, ~leisure, art lover, arts patron, visual arts, performing arts, adult hobby, workshop class, craft class, creative workshop, subculture, hobby shop`,
  roles: `artist, fine artist, visual artist, painter artist, sculptor, illustrator, printmaker, ceramicist, potter, glassblower, calligrapher, muralist, street artist, portrait artist, sketch artist, concept artist, craft artist, craftsperson, artisan, crafter, quilter, knitter, embroiderer, weaver, basket maker, woodcarver, woodworker hobbyist, blacksmith artist, candle maker, soap maker, photographer, portrait photographer, wedding photographer, freelance photographer, photography assistant, photo retoucher, darkroom technician, art photographer, museum curator, curator, museum director, museum technician, museum conservator, art conservator, archivist, docent, gallery owner, gallery director,
          gallery assistant, art dealer, antique dealer, art appraiser, auctioneer art, art consultant, art advisor, art critic, art historian, art handler, stage actor, theater director, theatre director, playwright, stage manager, set designer, set and exhibit designer, costume designer, lighting designer, theater producer, theatrical producer, stagehand, usher, box office manager, ticket taker, theater manager, choreographer, dancer, ballerina, ballet dancer, dance instructor, dance teacher, dance studio owner, circus performer, acrobat, juggler, magician, illusionist, puppeteer, clown, street performer, busker artist, performance artist, puppet maker, genealogist, family historian, coin dealer,
          numismatist, philatelist, stamp dealer, collector, comic collector, collectibles dealer, event promoter, event ticketing manager, cosplayer, special event entertainer, arts administrator, arts manager, arts council director, artistic director, exhibition designer, exhibit designer, art instructor studio, drone hobbyist, amateur radio operator, model maker hobby, entertainer, mime, ventriloquist, bookbinder artisan, stained glass artist, fiber artist, textile artist, framer, picture framer, fine artists including painters sculptors and illustrators, entertainers and performers, craft artists`,
  industries: `arts and crafts, fine art, performing arts, performing arts company, museum, museums and institutions, museums, art gallery, art dealer business, photography, photography studio, photographic services, photofinishing, theater company, theater companies and dinner theaters, dance company, dance studio, circus company, independent artists, arts organization, hobby toy and game store, hobby retailer, hobby store chain, craft store, sewing needlework and piece goods store, fabric store, art supply store, art school studio, auction house art, antique shop, antique mall, framing shop, historical society museum, historical site, ticketing company, event ticketing, live entertainment, events services entertainment, promoters of performing arts, creative arts and entertainment, artists and writers, cultural institution, arts foundation, camera store, photo lab, performing arts center, pottery studio, design museum, convention organizer, entertainment venue, coin shop, trading card shop, quilt shop, yarn store`,
  nodes: [
    {
      name: 'Crafts & DIY Making',
      iab: '248',
      label: 'crafts and making things',
      description: 'make crafts at home and buy craft supplies',
      domains: ['michaels.com', 'joann.com', 'hobbylobby.com', 'etsy.com', 'cricut.com'],
      terms: `craft supply!, crafting!, arts and craft, handicraft, handmade craft, craft kit, ~diy craft, craft fair, kids craft, pottery!, ceramics art, origami, candle making, soap making, macrame, mosaic art, leathercraft, paper craft, resin art, glue gun, decoupage, basket weaving, flower arranging, wreath making, tie dye, glass blowing, stained glass, calligraphy!, sculpting clay, polymer clay, pipe cleaner, glitter, craft paint, vinyl cutting, cricut machine, heat press craft, sublimation printing, die cutting, craft store, upcycling craft, lettering, papier mache, air dry clay, kiln, pottery wheel, bookbinding, floral craft, pom pom craft, felt craft, foam sheet, googly eye, modeling clay,
          slime making, balloon twisting, balloon art, quilling, wood burning, pyrography, pebble art, sand art, shrinky dinks, diamond painting, diamond art, string art, rock painting, wax seal, kirigami, pumpkin carving, christmas craft, halloween craft, holiday craft, craft show, artisan craft, craft idea, candle wick, soy wax, melt and pour, wax melts making, fragrance oil making, soap mold, terrarium making, dried flower craft, pressed flower, latch hook, punch needle, batik, shibori, silk screening, screen printing hobby, crafting tool, rubber stamp craft, stencil, craft glue, hot glue, mod podge, craft knife, cutting mat, ribbon craft, raffia, embossing, engraving hobby, wood craft kit,
          popsicle stick, bath bomb making, dream catcher, glass etching, glass fusing, marbling, washi tape, ceramic glaze, kintsugi, pinata making, kids art kit`,
      brands: `~Michaels = michaels stores; Hobby Lobby; Joann = joann fabrics | jo-ann; A.C. Moore = ac moore; Cricut; Silhouette Cameo = silhouette america; Brother ScanNCut; Glowforge; xTool; Fiskars; Mod Podge; Sculpey; Fimo; Crayola; Elmer's = elmers glue; Krylon Craft; DecoArt; Plaid Crafts = plaid enterprises; FolkArt; Martha Stewart Crafts; Creativebug; Craftsy = bluprint; KiwiCo = kiwi crate; ~Amaco; Mayco; Speedball Pottery; ~Blick = blick art materials | dick blick; Oriental Trading Crafts; Hobbycraft; Spotlight Stores = spotlight australia; Color Me Mine; Pinspiration; AR Workshop; Board & Brush; CandleScience = candle science; Lone Star Candle Supply; Bramble Berry = brambleberry; Wholesale Supplies Plus; ArtResin; Let's Resin; Let's Make Art; Adults & Crafts; Annie's Kit Clubs = annies creative; Darby Smart; Diamond Art Club; Diamond Dotz; Melissa & Doug Crafts; Made by Me Crafts; Craft-tastic; ~Klutz; Aleene's; Gorilla Glue Crafts; Xyron; Westcott Scissors; X-Acto = xacto; Cults3D; Thingiverse; Creality; Bambu Lab = bambulab; Prusa = prusa research; Elegoo; Anycubic; MakerBot; ~Perler = perler beads; Hama Beads; Rainbow Loom; ~Dylon; Rit Dye; Jacquard Products; Tulip Tie Dye; American Craft Council; Renegade Craft Fair; ~Folksy; Amazon Handmade; ArtFire; Goimagine`,
      children: [
        {
          name: 'Candle & Soap Making',
          iab: '250',
          terms: `candle making kit, candle mold, candle jar making, cold process soap, soap base, lye soap, beeswax candle making, candle dye`,
        },
        {
          name: 'Pottery & Ceramics',
          iab: '248',
          terms: `ceramic art, pottery class, pottery clay, hand-building clay, raku, stoneware making, pottery painting, wheel throwing, pottery kiln`,
        },
        {
          name: 'Jewelry Making & Beading',
          iab: '252',
          terms: `jewelry making, bead, beadwork, beading, wire wrapping, jewelry finding, seed bead, jewelry kit making, charm making, gem cutting, lapidary, metal clay, bead loom, bracelet making, silversmithing hobby, jump ring, beading thread, clay bead, gemstone bead, enameling, chainmaille`,
          brands: `Fire Mountain Gems; Rio Grande Jewelry = rio grande; Beadaholique; Fusion Beads; Beadalon; Shipwreck Beads; Artbeads; Bead Landing; Potomac Beads; Interweave Beading; Miyuki Beads; Toho Beads; Jesse James Beads; Panda Hall = pandahall`,
        },
        {
          name: 'Paper Crafts & Scrapbooking',
          iab: '256',
          terms: `scrapbooking!, scrapbook, card making, rubber stamping, memory keeping, photo album craft, sticker craft, paper flower, bullet journal, planner sticker, cardstock, scrapbook paper, junk journal, photo corner, scrapbook sticker, stamping ink, paper punch, embossing folder, scrapbook album, planner decorating, greeting card making, ephemera, invitation making, handmade card, paper cutting, die-cut shape`,
          brands: `Stampin' Up! = stampin up; Creative Memories; Close To My Heart; ~Recollections; Simple Stories; Tim Holtz; Ranger Ink; Sizzix; Spellbinders; Scrapbook.com; Archiver's; American Crafts; We R Memory Keepers; Hero Arts; Altenew; Lawn Fawn; Simon Says Stamp; Project Life; Erin Condren; The Happy Planner = happy planner; Heidi Swapp; Gina K Designs; Crafter's Companion = crafters companion; Provo Craft; EK Success; 49 and Market; Graphic 45; Leuchtturm1917; Hobonichi`,
        },
        {
          name: "Kids' Crafts",
          iab: '248',
          terms: `children's craft, toddler craft, classroom craft, finger paint, craft box for kids, kids craft subscription, kids clay, preschool craft`,
        },
        {
          name: 'Floral & Seasonal Crafts',
          iab: '248',
          terms: `artificial flower craft, wreath kit, silk flower arranging, floral foam, seasonal craft, christmas ornament making, wreath form, bouquet making`,
        },
        {
          name: '3D Printing & Maker Projects',
          iab: '248',
          terms: `3d printing hobby, ~3d printer, filament, laser engraving, laser cutter hobby, arduino project, raspberry pi project, electronics hobby, maker space, makerspace, maker movement, soldering kit, stl file, cnc hobby, robotics kit hobby, resin printer, 3d pen, soldering hobby`,
          brands: `Maker Faire; Make Magazine = make: magazine; Adafruit; SparkFun; Printables; MyMiniFactory; Hatchbox; Polymaker; Instructables; Hackaday; Ender 3 = creality ender; Flashforge; Snapmaker; Omtech; Ortur`,
        },
      ],
    },
    {
      name: 'Sewing & Needlework',
      iab: '253',
      label: 'sewing, knitting and needlework',
      description: 'sew, knit, crochet, quilt and embroider',
      domains: ['joann.com', 'ravelry.com', 'lionbrand.com', 'knitpicks.com', 'sewing.patternreview.com'],
      terms: `sewing!, knitting!, crochet!, quilting!, embroidery!, needlework, cross stitch, cross-stitch, needlepoint, yarn!, sewing machine, fabric store, knitting needle, crochet hook, sewing pattern, quilt pattern, felting, weaving!, thread sewing, loom, spinning wheel, fabric by the yard, sewing notion, embroidery machine, hand sewing, fiber art, knitting pattern, crochet pattern, amigurumi, dressmaking, patchwork, tapestry weaving, serger, overlocker, pin cushion, thimble, bobbin, zipper sewing, sewing button, sewing kit, tatting, lace making, lacemaking, embroidery hoop, embroidery floss, quilt batting, fat quarter, applique, bias tape, elastic sewing, interfacing, sewing scissors, rotary cutter,
          seam ripper, dress form, mannequin sewing, upholstery fabric hobby, cotton fabric, linen fabric, fleece fabric, felt fabric, tulle fabric, quilting fabric, rug hooking, rug making, tufting, tufting gun, wool roving, knitting machine, knitting loom, smocking, sashiko, textile art, costume sewing, dyeing yarn, hand-dyed yarn, sock yarn, stitching, iron-on patch, textile craft, needle felting, crewel, weaving loom, fabric dye, knitting bag, stitch marker, quilt kit, long arm quilting, crocheting, darning, mending clothes, sewing class, satin fabric, denim fabric, fabric remnant, fabric shop, trim and ribbon, lace trim, wool yarn, acrylic yarn`,
      brands: `~Singer = singer sewing machine; Brother Sewing = brother sewing machine; Janome; Bernina; Husqvarna Viking; Pfaff; ~Juki; Baby Lock = babylock; ~Elna; Ravelry; Lion Brand = lion brand yarn; Red Heart Yarn; Bernat; Caron Yarn; ~Patons; KnitPicks = knit picks; WEBS Yarn = webs; We Are Knitters; Wool and the Gang; LoveCrafts = love crafts; Premier Yarns; Malabrigo; Madelinetosh; Rowan Yarns; Drops Design; Berroco; Cascade Yarns; Lily Sugar'n Cream; Simplicity Patterns; McCall's Patterns; Vogue Patterns; Butterick; Burda Style = burdastyle; Tilly and the Buttons; Mood Fabrics; Fabric.com; Spoonflower; Moda Fabrics; Robert Kaufman; Riley Blake; Free Spirit Fabrics;
          Missouri Star Quilt = missouri star quilt company; Keepsake Quilting; Connecting Threads; Accuquilt; Fat Quarter Shop; Shabby Fabrics; DMC = dmc embroidery; Anchor Floss; Coats & Clark = coats and clark; Gutermann = gütermann; Aurifil; Dritz; Clover Needlecraft; ~Prym; ~Olfa; Gingher; 123Stitch; Herrschners; Mary Maxim; Dimensions Needlecraft; Bucilla; Ashford Wheels; Schacht Spindle; Kromski; Addi Needles; ChiaoGoo; The Woobles; Annie's Attic; ~Interweave = interweave press; Vogue Knitting; Stitch Fiddle; Sew4Home; Threads Magazine; Love of Quilting = fons & porter; American Quilter's Society; QuiltCon = modern quilt guild; Electric Quilt; Handi Quilter; Gammill; Wilcom; Embrilliance;
          SewingMachinesPlus; Vogue Fabrics; ~Minerva = minerva crafts; Liberty Fabrics; Tessuti; Stylemaker Fabrics; Cashmerette; Closet Core Patterns; Helen's Closet; Hobbii; Scheepjes; Stylecraft = stylecraft yarn; Paintbox Yarns; ~Katia; Phildar; Bergere de France; Lana Grossa; Peaches & Creme`,
      children: [
        {
          name: 'Knitting & Crochet',
          iab: '253',
          terms: `knit pattern, circular needle, chunky yarn, yarn bowl, crochet blanket, baby blanket crochet, arm knitting, knitting kit, yarn shop, skein, knitting community, crochet kit`,
        },
        {
          name: 'Quilting',
          iab: '253',
          terms: `quilt block, quilting ruler, quilt show, jelly roll fabric, quilting machine, quilt guild, quilting cotton`,
        },
        {
          name: 'Sewing & Dressmaking',
          iab: '253',
          terms: `sewing thread, sewing supplies, sew clothes, sewing tutorial, sewing project, sewing table, garment sewing, sewing needle, presser foot`,
        },
        {
          name: 'Embroidery & Cross Stitch',
          iab: '253',
          terms: `counted cross stitch, hand embroidery, machine embroidery, embroidery pattern, cross stitch kit, embroidery kit, embroidery thread, aida cloth, embroidery design file, goldwork`,
        },
        {
          name: 'Weaving, Spinning & Felting',
          iab: '253',
          terms: `hand weaving, drop spindle, fiber spinning, rigid heddle loom, wet felting, inkle loom, handspun, fleece spinning, tapestry loom`,
        },
        {
          name: 'Fabric & Textiles',
          iab: '253',
          terms: `fabric!, textile!, dress fabric, apparel fabric, home decor fabric, fabric swatch, muslin fabric, organza, chiffon, velvet fabric, polyester fabric, jersey fabric, canvas fabric, gingham, tweed, brocade, calico, fabric bolt`,
        },
      ],
    },
    {
      name: 'Painting & Drawing',
      iab: '254',
      label: 'painting, drawing and art supplies',
      description: 'paint, draw and buy art supplies',
      domains: ['dickblick.com', 'jerrysartarama.com', 'deviantart.com', 'winsornewton.com', 'proko.com'],
      terms: `painting art, drawing, sketching, watercolor, watercolour, acrylic paint, oil painting, art supply!, easel, canvas art, paint brush art, pastel, charcoal drawing, colored pencil, sketchbook, digital art, illustration, portrait drawing, figure drawing, art class, paint by numbers, graffiti, mural, street art, airbrush, coloring, doodle, gouache, pencil drawing, art marker, art paper, life drawing, printmaking, linocut, landscape painting, still life, art tutorial, drawing tablet art, paint and sip, fan art, anime drawing, manga drawing, cartooning, caricature, colored pencils, oil pastel, ink drawing, fountain pen ink art, brush pen, artist canvas, palette knife, art easel, gesso, art brush, watercolor paper, paint pouring, fluid art, encaustic, fresco painting, tempera paint, spray paint art, airbrushing, screen printing art, etching print, lithograph art, woodcut, relief printing, art pad, drawing paper, artist pen, dip pen, chalk art, sidewalk chalk, pixel art, concept art, character design, comic drawing, art commission, oil paint, art studio, plein air, sumi-e, zentangle, adult coloring, sip and paint, drawing lesson, art journal, artist material, speed painting, perspective drawing, sketch, collage, mixed media art`,
      brands: `DeviantArt = deviant art; ArtStation; Winsor & Newton = winsor and newton; ~Liquitex; Golden Artist Colors; Faber-Castell = faber castell; Prismacolor; ~Copic; Derwent; Caran d'Ache = caran dache; ~Sakura = sakura micron; ~Strathmore; Canson; Arches Paper; Daniel Smith; Schmincke; Sennelier; ~Holbein; Rembrandt Paints; Royal Talens = talens; Gamblin; Grumbacher; M. Graham; Princeton Brushes; da Vinci Brushes; Jerry's Artarama = jerrys artarama; Utrecht Art; Cheap Joe's; Jackson's Art = jacksons art; Cass Art; Arteza; Ohuhu; Tombow; ~Posca; Staedtler; Royal & Langnickel; ~Arches; ArtSnacks; Bob Ross = joy of painting; Painting with a Twist; Pinot's Palette = pinots palette; Muse Paintbar; Pink Picasso; ~Procreate = procreate app; Clip Studio Paint; Krita; Corel Painter; ArtRage; Sketchbook App; Ibis Paint = ibispaint; Medibang; Proko; New Masters Academy; Drawabox; Pixiv; Artists Network; Artists & Illustrators; The Artist's Magazine; International Artist; Iwata Airbrush; Montana Cans; ~Speedball = speedball art; Akua; Daler-Rowney = daler rowney; Reeves Art; Pebeo = pébéo; Crescent Board; Ampersand Art; Fredrix Canvas; Masterpiece Canvas; Mabef; Tachikawa; Deleter; Castle Art Supplies; Zenacolor; Mont Marte; Marabu; Molotow; Inktober`,
      children: [
        {
          name: 'Art Supplies',
          iab: '254',
          terms: `artist paint, art set, canvas panel, paint palette, stretched canvas, artist brush, drawing supplies, art storage, kneaded eraser, blending stump, drafting table`,
        },
        {
          name: 'Drawing & Illustration',
          iab: '251',
          terms: `sketch pad, how to draw, drawing book, pencil sketch, ink illustration, urban sketching, digital drawing, children's illustration`,
        },
        {
          name: 'Digital Art',
          iab: '205',
          terms: `digital painting, digital illustration, generative art, nft art, ai art, vector art, 3d art, motion art, vr art, new media art`,
        },
        {
          name: 'Street Art & Murals',
          iab: '201',
          terms: `graffiti art, wall mural, spray can art, wheatpaste, public art, tagging graffiti`,
          brands: `Banksy; Shepard Fairey; Keith Haring; KAWS; Invader Street Artist; JR Artist; Mr. Brainwash; Os Gemeos; Wynwood Walls; Juxtapoz`,
        },
      ],
    },
    {
      name: 'Photography',
      iab: '255',
      label: 'photography as a hobby',
      description: 'take, edit and print photographs',
      domains: ['dpreview.com', 'petapixel.com', '500px.com', 'flickr.com', 'shutterfly.com'],
      terms: `photography!, photo, photograph, portrait photography, landscape photography, wedding photography, street photography, film photography, photo editing hobby, photo print, photo book, photo shoot, photo contest, darkroom, photography class, macro photography, drone photography, astrophotography, photojournaling, camera club, headshot, newborn photography, photo studio, photo printing, picture framing, photo album, analog photography, polaroid photography, photo exhibition, nature photographer, black and white photography, product photography, fashion photography, food photography, sports photography, boudoir photography, real estate photography, school photo, family portrait, engagement photo,
          photo booth rental, photo booth, photo session, photo restoration, photo gift, canvas print, photo frame print, photo sharing, fine art photography, photographic film, film developing, photo paper, film camera hobby, photo backdrop, photography lighting, softbox, photography tutorial, lightroom preset, photo mug, slide scanning, photo digitizing, underwater photography, time-lapse photography, long exposure, photography workshop, photo calendar, pet photography, maternity photography, photo enthusiast, camera enthusiast, aerial photography, night photography, selfie, photographic print, photography studio supply, light meter, tintype, cyanotype, pinhole photography, photo walk,
          stock photography, videography hobby, home movie, filmmaking hobby, vlogging, wedding videography, video editing hobby, photography service`,
      brands: `Shutterfly; Snapfish; Mpix; Mixbook; Artifact Uprising; Chatbooks; Vistaprint Photo; Printique; Nations Photo Lab; Bay Photo; WHCC; Saal Digital; Cewe = cewe photobook; Photobox; Snapfish UK; FreePrints; Walgreens Photo; CVS Photo; Lifetouch; JCPenney Portraits; Picture People = the picture people; Portrait Innovations; Jostens Photo; 500px = 500 px; ~Flickr; SmugMug; ~VSCO; Unsplash; Pexels; PetaPixel; DPReview = dp review; Fstoppers; Digital Photography School; Ansel Adams; Annie Leibovitz; Henri Cartier-Bresson; Magnum Photos; National Geographic Photo; Peter Lik; Vivian Maier; Steve McCurry; Kodak = eastman kodak; ~Ilford = ilford photo; Fujifilm Instax = instax; ~Polaroid; Lomography;
          CineStill; B&H Photo = b&h | b and h photo video; Adorama; KEH Camera = keh; MPB = mpb.com; Wex Photo = wex photo video; Park Cameras; Calumet Photo; Samy's Camera; LensRentals; BorrowLenses; ShareGrid; Pixieset; ShootProof; Pic-Time; Flytographer; Snappr; ~Godox; Profoto; Elinchrom; Westcott Lighting; Manfrotto; Gitzo; Peak Design; Lowepro; Think Tank Photo; Tamrac; Savage Universal; Popular Photography; Outdoor Photographer; Amateur Photographer; Aperture Magazine; PPA = professional photographers of america; CreativeLive; KelbyOne; Legacybox; ScanMyPhotos; iMemories; Capture Digitizing; Aura Frames; CanvasPop; Easy Canvas Prints; CanvasChamp; Nixplay; Framebridge; Level Frames; Woodsnap;
          Groovebook; The Darkroom Lab; Richard Photo Lab; Gurushots; ViewBug; EyeEm; Shotkit; Photobucket; Portra 400`,
      children: [
        {
          name: 'Portrait & Wedding Photography',
          iab: '255',
          intent: 'Service',
          terms: `wedding photographer hire, family photo session, newborn photo shoot, senior portrait, graduation photo, professional headshot, portrait studio, bridal portrait`,
        },
        {
          name: 'Landscape & Nature Photography',
          iab: '255',
          terms: `nature photography, wildlife photo, milky way photo, landscape photographer, bird photography, macro photo`,
        },
        {
          name: 'Film & Instant Photography',
          iab: '255',
          terms: `35mm film, medium format film, instant film, film lab, film scanning, disposable camera photo, black and white film, developing tank, film roll`,
        },
        {
          name: 'Photo Prints & Books',
          iab: '255',
          intent: 'Product',
          terms: `photo print order, custom photo book, metal print, acrylic print, photo canvas, photo gift personalized, photo blanket, photo card, photo enlargement, photo poster`,
        },
        {
          name: 'Video & Content Creation',
          iab: '268',
          terms: `amateur filmmaking, vlogger gear, content creator hobby, youtube creator, tiktok creator, home video making, short film making, screenwriting hobby, video creator, livestreaming hobby, stop motion making`,
        },
      ],
    },
    {
      name: 'Museums & Galleries',
      industries: `museums historical sites and zoos, museums historical sites and similar institutions, museums and historical sites`,
      iab: '155',
      label: 'museums and galleries',
      description: 'visit museums, galleries and exhibitions',
      domains: ['metmuseum.org', 'moma.org', 'si.edu', 'louvre.fr', 'britishmuseum.org'],
      terms: `museum!, art gallery, art museum, exhibition, science museum, natural history museum, history museum, children's museum, museum membership, art exhibit, planetarium, museum shop, gallery opening, ~gallery, museum ticket, exhibit, art exhibition, sculpture garden, museum visitor, museum tour, science center, modern art museum, historical museum, maritime museum, air museum, railway museum, transport museum, open-air museum, living history museum, cultural center, cultural centre, heritage museum, aviation museum, car museum visit, war museum, art space, museum exhibit, immersive exhibit, museum event, discovery center, archive collection, museum donor, art walk, gallery visitor`,
      brands: `Metropolitan Museum of Art = the met | met museum; MoMA = museum of modern art; ~Smithsonian = smithsonian institution; ~Louvre = musée du louvre; British Museum; ~Guggenheim = guggenheim museum; ~Tate = tate modern | tate britain; The Getty = getty museum | getty center; National Gallery; American Museum of Natural History = amnh; Field Museum; Art Institute of Chicago; Museum of Science and Industry = griffin museum of science and industry; Whitney Museum = the whitney; LACMA; SFMOMA; ~The Broad; Brooklyn Museum; Museum of Fine Arts Boston = mfa boston; Philadelphia Museum of Art; National Air and Space Museum; National Museum of African American History;
          Holocaust Memorial Museum = us holocaust museum; 9/11 Memorial & Museum = 911 memorial museum; Franklin Institute; California Academy of Sciences; Exploratorium; Natural History Museum London; Victoria and Albert Museum = v&a; Science Museum London; National Portrait Gallery; Saatchi Gallery; Royal Academy of Arts = royal academy; Imperial War Museum; Van Gogh Museum; Rijksmuseum; ~Prado = museo del prado; Reina Sofia; Musée d'Orsay = musee dorsay; Centre Pompidou = pompidou center; Uffizi = uffizi gallery; Vatican Museums; ~Hermitage = hermitage museum; Pergamon Museum; Acropolis Museum; Anne Frank House; National Palace Museum; M+ Museum; Mori Art Museum; National Museum of Korea;
          Louvre Abu Dhabi; Museo Frida Kahlo; Museo Soumaya; MASP; Royal Ontario Museum; Art Gallery of Ontario; Crystal Bridges; Cleveland Museum of Art; Detroit Institute of Arts; High Museum of Art; Dallas Museum of Art; Museum of Fine Arts Houston; Nelson-Atkins; Minneapolis Institute of Art; Isabella Stewart Gardner Museum; ~The Frick = frick collection; Neue Galerie; New Museum; Barnes Foundation; Dia Beacon = dia art foundation; Storm King = storm king art center; MASS MoCA; ~The Strong = strong museum of play; Children's Museum of Indianapolis; The Henry Ford = henry ford museum; Intrepid Museum; International Spy Museum; Spy Museum; Computer History Museum; Perot Museum;
          Liberty Science Center; ~COSI; Please Touch Museum; Boston Children's Museum; MoPOP; Newseum; Mob Museum; ~Gagosian; David Zwirner; Hauser & Wirth = hauser and wirth; Pace Gallery; White Cube; ~Perrotin; Serpentine Gallery = serpentine galleries; Whitechapel Gallery; Immersive Van Gogh; Lighthouse Immersive; Artechouse; Atelier des Lumières = atelier des lumieres; American Alliance of Museums = aam; Google Arts & Culture = google arts and culture; Fotografiska; Moco Museum; Museum of Illusions; Body Worlds; Mercer Museum; Corning Museum of Glass; Asian Art Museum; Museum of Contemporary Art = mca chicago | moca; Hirshhorn; Phillips Collection`,
      children: [
        {
          name: 'Art Museums',
          iab: '155',
          terms: `contemporary art museum, museum of art, art collection visit, impressionist exhibition, modern art exhibit, museum gala`,
        },
        {
          name: 'Science & History Museums',
          iab: '155',
          terms: `dinosaur museum, space museum, military museum, technology museum, folk museum, archaeological museum, science exhibit, museum of history`,
        },
        {
          name: "Children's Museums",
          iab: '155',
          terms: `kids museum, hands-on museum, interactive museum, children's discovery museum`,
        },
      ],
    },
    {
      name: 'Theater & Performing Arts',
      iab: '209',
      label: 'theater and performing arts',
      description: 'go to plays, musicals and other stage shows',
      domains: ['broadway.com', 'playbill.com', 'todaytix.com', 'londontheatre.co.uk', 'broadwayworld.com'],
      terms: `theater, theatre, broadway!, musical, stage play, stage show, drama theater, improv, circus!, magic show, puppet show, community theater, west end show, theater ticket, ~play, cabaret, burlesque, pantomime, performing arts center, theatregoer, theatergoer, dinner theater, stage acting, acting class, drama club, variety show live, performing art, musical theatre, musical theater, off-broadway, playhouse, shakespeare play, stage production, fringe festival, theatre company, comedy theatre, mime act, drag show, one-person show, stagecraft, street theatre, street performance, clowning, juggling, acrobatics, marionette, puppetry, ventriloquism, hypnosis show, magic trick, illusion show, spoken performance, live theater, summer stock, black box theater, theatre festival, drama school hobby, theatrical, stage costume, theater lover, matinee, playbill, kids theatre, children's theater, school musical, storytelling performance, renaissance faire show, medieval times show, aerial silks, trapeze, fire dancing, audition, revue, sketch comedy theater, live comedy show, stand-up show ticket`,
      brands: `Broadway.com; ~Playbill; TodayTix = today tix; Telecharge; TKTS; BroadwayWorld = broadway world; Hamilton Musical = hamilton broadway; Wicked Musical = wicked broadway; The Lion King Musical; Phantom of the Opera = the phantom of the opera; Les Misérables = les miserables | les mis; Dear Evan Hansen; Chicago the Musical; The Book of Mormon = book of mormon musical; Mamma Mia Musical; Cats Musical; Rent Musical; Moulin Rouge! The Musical; Hadestown; Six the Musical; MJ the Musical; Back to the Future Musical; Harry Potter and the Cursed Child = cursed child; Cirque du Soleil; Ringling Bros = ringling brothers | barnum & bailey; Blue Man Group; Stomp Show; Penn & Teller = penn and teller;
          David Copperfield Magician; David Blaine; Criss Angel; Riverdance; Lord of the Dance; Stephen Sondheim; Andrew Lloyd Webber; Lin-Manuel Miranda; Rodgers & Hammerstein; Royal Shakespeare Company = rsc; National Theatre; Shakespeare's Globe = globe theatre; ~Old Vic = the old vic; Royal Court Theatre; Donmar Warehouse; Almeida Theatre; Edinburgh Fringe = edinburgh festival fringe; Edinburgh International Festival; Adelaide Fringe; Lincoln Center; Kennedy Center; Public Theater = shakespeare in the park; Goodman Theatre; Steppenwolf; Guthrie Theater; Second City = the second city; Groundlings; UCB Theatre = upright citizens brigade; Magic Castle; Medieval Times; Radio City Rockettes = rockettes;
          Disney on Broadway; Disney on Ice; Feld Entertainment; Nederlander; Shubert Organization = shubert; Jujamcyn; ATG Entertainment = ambassador theatre group; Delfont Mackintosh; Broadway Across America; Tony Awards = the tonys; Olivier Awards; Oregon Shakespeare Festival; Stratford Festival; Shaw Festival; Sydney Opera House; ~Barbican = barbican centre; Southbank Centre; Sadler's Wells Theatre; BroadwayHD; National Theatre Live; Playbill Vault; Concord Theatricals = samuel french; Music Theatre International = mti; Backstage Magazine; Theatre Development Fund; Sight & Sound Theatres = sight and sound theatre; Dolly Parton's Stampede; Absinthe Vegas; Spiegelworld; Ellusionist;
          theory11 = theory 11; Vanishing Inc; The Play That Goes Wrong; The Mousetrap; Matilda the Musical; Hairspray Musical; Grease the Musical; Aladdin Broadway; Sesame Street Live; VStar Entertainment; Paw Patrol Live; Monty Python's Spamalot; Merrily We Roll Along; Sleep No More; Secret Cinema; American Conservatory Theater; Roundabout Theatre; Manhattan Theatre Club; Ford's Theatre; Arena Stage; Mark Taper Forum = center theatre group`,
      children: [
        {
          name: 'Broadway & Musicals',
          iab: '156',
          intent: 'Event',
          terms: `broadway show, broadway ticket, musical ticket, broadway tour, west end musical, broadway fan, show tune concert, national tour musical, jukebox musical`,
        },
        {
          name: 'Plays & Drama',
          iab: '209',
          terms: `drama performance, shakespeare festival, experimental theatre, one-act play, regional theater, repertory theatre, theatre subscription, tragedy play`,
        },
        {
          name: 'Magic & Illusion',
          iab: '241',
          terms: `magic, card trick, magic kit, stage magic, close-up magic, illusionist show, magic set, sleight of hand, mentalist, cardistry, escape artist`,
        },
        {
          name: 'Circus & Variety',
          iab: '209',
          terms: `circus show, acrobat show, cirque show, variety act, clown show, circus skill, flow arts, hula hoop performance, traveling circus`,
        },
        {
          name: 'Acting & Improv Classes',
          iab: '247',
          terms: `improv class, acting workshop, theater camp, drama class, acting lesson, stage combat, youth theater`,
        },
      ],
    },
    {
      name: 'Dance',
      iab: '203',
      label: 'dance',
      description: 'dance, take classes and watch dance performances',
      domains: ['abt.org', 'nycballet.com', 'dancemagazine.com', 'steezy.co', 'discountdance.com'],
      terms: `dance!, ballet!, ballroom dance, salsa dancing, tap dance, hip hop dance, contemporary dance, dance class, dance studio, swing dance, tango dance, line dancing, jazz dance, modern dance, breakdancing, belly dance, square dance, dance competition, flamenco dance, choreography, irish dance, bollywood dance, dance recital, pole dance, dancing!, country dance, folk dance, dance lesson, latin dance, bachata dance, samba dance, waltz dance, foxtrot, quickstep, lindy hop, jive, cha-cha, rumba, zouk dance, kizomba, clogging dance, contra dance, morris dancing, lyrical dance, street dance, krump, popping and locking, voguing, shuffle dance, tiktok dance, dance troupe, dance performance, wedding dance lesson, first dance lesson, toddler ballet, kids dance, ballet class, dance battle, dance team performance, hula dance, bharatanatyam, kathak, bhangra dance, capoeira dance, adult ballet, dance accessories, tutu, dance floor, barre ballet, ballet performance, nutcracker ballet, dance enthusiast, square dancing, two-step, polka dance, merengue dance, b-boy, breaking dance`,
      brands: `American Ballet Theatre = abt; New York City Ballet = nycb; Royal Ballet; ~Bolshoi Ballet = bolshoi; Paris Opera Ballet; San Francisco Ballet; Joffrey Ballet; Alvin Ailey = alvin ailey american dance theater; Martha Graham = martha graham dance company; Mark Morris Dance Group; Merce Cunningham; The Nutcracker; Swan Lake; Misty Copeland; Mikhail Baryshnikov; Arthur Murray = arthur murray dance; Fred Astaire Dance Studios = fred astaire dance; Dancing with the Stars Live; Strictly Ballroom Live; Steezy = steezy studio; Dance Magazine; Dance Spirit; Pointe Magazine; Discount Dance = discount dance supply; DancewearSolutions = dancewear solutions; Just For Kix; Move Dance; Gaynor Minden;
          Grishko; Sansha; Russian Pointe; So Danca; Revolution Dancewear; Weissman = weissman dancewear; Curtain Call Costumes; The Dance Awards; Youth America Grand Prix = yagp; ~Showstopper; StarQuest; JUMP Dance; ~NUVO; 24 Seven Dance; World of Dance; Hip Hop International; Red Bull BC One; Joffrey Workshop; Jacob's Pillow = jacobs pillow; Broadway Dance Center; Millennium Dance Complex; Juilliard Dance; Royal Academy of Dance; Sadler's Wells; English National Ballet; Birmingham Royal Ballet; ~Rambert; Matthew Bourne = new adventures dance; Nederlands Dans Theater; Pina Bausch = tanztheater wuppertal; Australian Ballet; National Ballet of Canada; Houston Ballet; Boston Ballet; Miami City Ballet;
          Pacific Northwest Ballet; Dance Theatre of Harlem; Blackpool Dance Festival; ~Pilobolus; STREB; ~Diavolo; Les Ballets Trockadero; Tap City; Feis App; World Irish Dance`,
      children: [
        {
          name: 'Ballet',
          iab: '203',
          terms: `ballet company, ballet ticket, classical ballet, ballet slipper dance, pointe work, ballet school, ballet fan`,
        },
        {
          name: 'Ballroom & Latin Dance',
          iab: '203',
          terms: `ballroom lesson, salsa class, latin ballroom, dancesport, tango class, swing class, social dancing, wedding dance`,
        },
        {
          name: 'Hip-Hop & Street Dance',
          iab: '203',
          terms: `breakdance, hip hop class, dance crew, house dance, locking dance, urban dance, dance challenge`,
        },
        {
          name: 'Dance Classes & Recitals',
          iab: '247',
          terms: `dance school, children's dance class, dance camp, dance costume, dance convention, dance instructor training, tap class, jazz dance class`,
        },
      ],
    },
    {
      name: 'Fine Art & Design',
      iab: '201',
      label: 'fine art, sculpture and design',
      description: 'appreciate and buy fine art and follow design',
      domains: ['artsy.net', 'sothebys.com', 'christies.com', 'saatchiart.com', 'artnet.com'],
      terms: `fine art!, sculpture!, contemporary art, modern art, abstract art, art collecting, art auction, art print, painting collector, renaissance art, impressionism, pop art, art history, art dealer gallery, art fair, original painting, lithograph, surrealism, cubism, art appreciation, design art, installation art, conceptual art, indigenous art, african art, asian art, expressionism, art deco, art nouveau, minimalism art, baroque art, romanticism art, realism art, bronze sculpture, statue art, marble sculpture, wall sculpture art, ceramic sculpture, limited edition print, giclee print, art investment, masterpiece, old master, portrait painting, art framing, picture frame art, art restoration,
          art criticism, art magazine, outsider art, folk art, naive art, kinetic art, land art, op art, fresco, tapestry art, glass art, wood sculpture, video art, performance art, art commission piece, emerging artist, art biennale, art consultant service, architecture appreciation, architectural design, ~architecture, industrial design art, graphic design art, typography, poster art, design museum shop, design enthusiast, bauhaus, mid-century modern design, gothic architecture, brutalism, art deco architecture, nude art, religious icon art, aboriginal art, islamic art, japanese art, ukiyo-e, calligraphy art, assemblage art, painting`,
      brands: `Sotheby's = sothebys; Christie's = christies; ~Artsy; Saatchi Art; Artnet; Art Basel; ~Frieze = frieze art fair; ~Bonhams; Phillips Auctions = phillips auction; Heritage Auctions Art; ~Singulart; UGallery; Tappan Collective; 20x200; Minted Art; Society6; Redbubble; Fine Art America = fineartamerica; Art.com; AllPosters = all posters; iCanvas; Great Big Canvas; Artfinder; Saatchi Yates; Masterworks = masterworks art; Armory Show = the armory show; TEFAF; Art Miami; Venice Biennale = la biennale di venezia; ~Documenta; Whitney Biennial; Pablo Picasso = picasso; Vincent van Gogh = van gogh; Leonardo da Vinci = mona lisa; Michelangelo; Claude Monet = monet; Salvador Dalí = salvador dali;
          Andy Warhol = warhol; Frida Kahlo; ~Rembrandt; Johannes Vermeer = vermeer; Gustav Klimt = klimt; Henri Matisse = matisse; Edvard Munch; Jackson Pollock; Mark Rothko; Georgia O'Keeffe = georgia okeeffe; Edward Hopper; Norman Rockwell; Jean-Michel Basquiat = basquiat; Roy Lichtenstein; Jeff Koons; Damien Hirst; David Hockney; Yayoi Kusama = kusama; Takashi Murakami; Ai Weiwei; Marina Abramović = marina abramovic; Auguste Rodin = rodin; Alexander Calder; Dale Chihuly = chihuly; Louise Bourgeois; Anish Kapoor; Gerhard Richter; René Magritte = magritte; Wassily Kandinsky = kandinsky; Paul Klee; Piet Mondrian = mondrian; Joan Miró = joan miro; M.C. Escher = mc escher; ~Caravaggio; Botticelli;
          Raphael Painter; ~Titian; El Greco; Diego Velázquez = velazquez; Francisco Goya = goya; J.M.W. Turner = jmw turner; John Constable; Pierre-Auguste Renoir = renoir; Edgar Degas = degas; Paul Cézanne = cezanne; Paul Gauguin = gauguin; ~Hokusai; Thomas Kinkade; ~Wyland; Martin Lawrence Galleries; Park West Gallery; ArtNews = artnews; Artforum; The Art Newspaper; Art in America; Hyperallergic; ~Colossal = this is colossal; Frank Lloyd Wright; Zaha Hadid; Frank Gehry; Le Corbusier; Norman Foster; Renzo Piano; Bjarke Ingels = big architects; I.M. Pei = im pei; Antoni Gaudí = gaudi; Dezeen; ArchDaily = arch daily; Design Milk; Architectural Record; Dwell Design; Domus Magazine;
          Wallpaper Magazine = wallpaper*; Communication Arts; Print Magazine; It's Nice That = its nice that; AIGA; Behance; Dribbble; Cooper Hewitt; Design Museum; Vitra Design Museum; Milan Design Week; London Design Festival; ~Pantone; Franklin Mint Art; Bradford Exchange Art; YellowPop; Displate; Desenio; Posterlounge; King & McGaw; Easyart; Rise Art; Degree Art; Affordable Art Fair; Art Dubai; Art Cologne; Outsider Art Fair; Swann Galleries; Doyle Auctions; Dorotheum; Lempertz; Artcurial; Drouot; Poly Auction; China Guardian; Paddle8; LiveAuctioneers = live auctioneers; ~Invaluable; the-saleroom; Artprice`,
      children: [
        {
          name: 'Art Collecting & Auctions',
          iab: '201',
          sensitivity: 'Low',
          terms: `art collector, art sale, fine art auction, art appraisal, art advisor, blue-chip art, buy original art, auction lot art`,
        },
        {
          name: 'Sculpture',
          iab: '201',
          terms: `stone carving, sculpting, bronze casting, sculptor tool, garden sculpture art, wire sculpture, clay sculpture, carving art, bust sculpture`,
        },
        {
          name: 'Modern & Contemporary Art',
          iab: '207',
          terms: `contemporary artist, modern artist, abstract painting, pop art print, conceptual artist, art movement, avant-garde, post-modern art`,
        },
        {
          name: 'Architecture & Design',
          iab: '204',
          terms: `architecture enthusiast, famous building, design history, architect icon, graphic design inspiration, furniture design icon, skyscraper architecture, urban design interest, design exhibition, historic architecture`,
        },
        {
          name: 'Art Prints & Posters',
          iab: '201',
          intent: 'Product',
          terms: `poster print, framed art print, vintage poster, movie poster print, limited print, wall poster, botanical print, screen print art, art reproduction`,
        },
      ],
    },
    {
      name: 'Collecting',
      iab: '261',
      label: 'collecting and collectibles',
      description: 'collect coins, stamps, cards, figures and memorabilia',
      domains: ['ebay.com', 'psacard.com', 'beckett.com', 'pcgs.com', 'ha.com'],
      terms: `collecting!, collectible!, collectable!, collectibles, memorabilia, vintage toy collecting, action figure, figurine, autograph, die-cast, diecast, trading card, baseball card, card grading, vinyl figure, funko pop, comic book collecting, rare collectible, militaria, doll collecting, pin collecting, postcard collecting, sports card, movie prop, historical artifact, vintage collectible, snow globe, bobblehead, sports memorabilia, autographed jersey, signed memorabilia, autographed baseball, knife collecting, plate collecting, collectible plate, lunch box vintage, toy collector, teddy bear collectible, beanie baby, hot wheels collecting, toy car collecting, license plate collecting,
          advertising collectible, coca-cola collectible, mineral collecting, rock collecting, crystal collecting, fossil collecting, shell collecting, bottle collecting, pez dispenser, keychain collecting, patch collecting, collector edition, collector's item, key collecting, nesting doll, collectible card game grading, football card, basketball card, hockey card, soccer card, card sleeve, card binder, graded card, pack opening, card break, display case collectible, limited edition figure, designer toy, blind box, art toy, gashapon, anime figure, garage kit figure, statue figure, replica prop, sword replica display, disney pin, disney collectible, star wars collectible, celebrity memorabilia,
          music memorabilia item, political memorabilia, war memorabilia, space memorabilia, banknote collecting, matchbook collecting, ephemera collecting, collectible toy, porcelain figurine, christmas ornament collectible, lego collecting, vintage advertising sign, bookend collectible, spoon collecting, mystery box collectible, miniature collecting, dollhouse, dollhouse miniature`,
      brands: `Funko = funko pop; Topps; Panini America = panini cards; Upper Deck; PSA Grading = professional sports authenticator; ~Beckett = beckett grading; SGC Grading; CGC = certified guaranty company; Heritage Auctions; ~Goldin = goldin auctions; COMC; ~Whatnot; Alt Cards; Fanatics Collect = pwcc; Sports Card Investor; Dave & Adam's = dave and adams card world; Steel City Collectibles; Blowout Cards; Bowman Cards; Donruss; ~Fleer; Leaf Trading Cards; Upper Deck Authenticated; Steiner Sports; JSA Authentication; Hot Toys; ~Sideshow = sideshow collectibles; NECA; McFarlane Toys; Hasbro Pulse; Mattel Creations; Super7; Mezco = mezco toyz; Diamond Select; Kotobukiya;
          Good Smile = good smile company | nendoroid; Bandai Tamashii = s.h.figuarts; Banpresto; MegaHouse; Medicom = bearbrick | be@rbrick; Kidrobot; Tokidoki; Pop Mart = popmart | labubu; Sonny Angel; Smiski; Jellycat Collecting; Squishmallows Collecting; Ty Beanie Babies = beanie babies; Precious Moments; Lladró = lladro; Hummel Figurines = m.i. hummel; Swarovski Crystal Figurines; Department 56; Jim Shore; Willow Tree = willow tree figurines; Lenox Collectibles; Bradford Exchange; Franklin Mint; Danbury Mint; Hallmark Keepsake = keepsake ornaments; Christopher Radko; Old World Christmas; Madame Alexander; Ashton-Drake; ~Steiff; Boyds Bears; Barbie Signature = barbie collector;
          Hot Wheels Collectors; Matchbox Collectors; Corgi Toys; Dinky Toys; AUTOart; Minichamps; Greenlight Collectibles; M2 Machines; Johnny Lightning; Mini GT; Kyosho Diecast; FiGPiN; Loungefly Pins; Entertainment Earth; BigBadToyStore = big bad toy store; Propstore = prop store; Julien's Auctions = juliens auctions; RR Auction; Lelands; Collector's Weekly = collectors weekly; ~WorthPoint; hobbyDB; Antiques Trade; GoCollect; Key Collector Comics; Youtooz; Cryptozoic; Royal Doulton Figurines; Fenton Glass; Fiesta Collectors; Royal Copenhagen Plates; Harmony Kingdom; Wade Whimsies; Pez Collecting; Tamagotchi Collecting; ~Mondo = mondo tees; Enesco; Bobblehead Hall of Fame; Gentle Giant; Iron Studios;
          Prime 1 Studio; First 4 Figures; threezero; Weta Workshop = weta; Royal Bobbles`,
      children: [
        {
          name: 'Coins & Stamps',
          iab: '263',
          terms: `coin collecting!, stamp collecting!, rare coin, numismatics, philately, gold coin collectible, silver dollar, commemorative coin, stamp album, postage stamp, proof set, paper currency collecting, error coin, ancient coin, coin album, coin holder, morgan dollar, wheat penny, mint set, coin grading, coin auction, bullion coin collectible, first day cover, ~coin, token collecting, medal collecting, coin show, state quarter, foreign coin, stamp dealer, stamp catalog, coin dealer`,
          brands: `US Mint = united states mint; Royal Mint; Perth Mint; Royal Canadian Mint; PCGS = professional coin grading service; NGC Coins = numismatic guaranty company; Littleton Coin = littleton coin company; Whitman Publishing = red book coins; CoinWorld = coin world; American Numismatic Association; GovMint = govmint.com; ModernCoinMart = mcm coins; Stack's Bowers = stacks bowers; GreatCollections; David Lawrence Rare Coins; Austin Rare Coins; Stanley Gibbons; Scott Stamp Catalogue; Linn's Stamp News; American Philatelic Society; Mystic Stamp = mystic stamp company; Kenmore Stamp; HipStamp; Delcampe; StampWorld; Colnect; Numista; CoinSnap; The Franklin Mint Coins; Bradford Coins; New Zealand Mint; Münze Österreich = austrian mint; Monnaie de Paris; Dansco; ~Spink; Harmer; ~Cherrystone`,
          children: [
            {
              name: 'Coin Collecting',
              iab: '263',
              terms: `rare coin dealer, coin roll hunting, collectible coin, proof coin, coin folder, slabbed coin`,
            },
            {
              name: 'Stamp Collecting',
              iab: '263',
              terms: `stamp collector, rare stamp, stamp hinge, stamp tongs, postmark, philatelic`,
            },
          ],
        },
        {
          name: 'Trading Cards & Sports Cards',
          iab: '261',
          terms: `sports card collecting, rookie card, football card box, pokemon card collecting, card collecting, autograph card, hobby box, wax box, card show, card shop, trading cards, refractor card, non-sport card, card pack, card storage box, toploader`,
          children: [
            {
              name: 'Baseball Cards',
              iab: '261',
              terms: `vintage baseball card, rookie baseball card, baseball card set, 1952 topps`,
            },
          ],
        },
        {
          name: 'Action Figures & Toy Collecting',
          iab: '261',
          terms: `collectible figure, articulated figure, model figure, vintage action figure, statue collectible, plush collecting, retro toy, lego minifigure collecting, toy show, figure display, doll collector, fashion doll collecting, ball-jointed doll`,
        },
        {
          name: 'Memorabilia & Autographs',
          iab: '261',
          terms: `signed photo, autographed memorabilia, game-used, movie memorabilia, hollywood memorabilia, presidential memorabilia, signed guitar, autograph authentication, signed football, championship memorabilia`,
        },
        {
          name: 'Comic Book Collecting',
          iab: '262',
          terms: `rare comic book, graded comic, comic grading, comic box storage, key issue comic, silver age comic, golden age comic, comic price guide, comic collectors, comic bag and board`,
        },
        {
          name: 'Rocks, Minerals & Fossils',
          iab: '261',
          terms: `mineral specimen, geode, crystal specimen, meteorite collecting, fossil specimen, gem show, rock tumbler, amber fossil, trilobite, lapidary hobby, rock and mineral show`,
        },
      ],
    },
    {
      name: 'Antiques & Vintage',
      iab: '240',
      label: 'antiques and vintage finds',
      description: 'look for antiques, vintage and estate sale finds',
      domains: ['1stdibs.com', 'chairish.com', 'rubylane.com', 'invaluable.com', 'pbs.org'],
      terms: `antique!, antiquing, antique furniture, vintage item, estate sale, flea market, antique store, antique clock, vintage glassware, antique appraisal, antique auction, antique jewelry, vintage decor, antique rug, heirloom, antique mall, antique china, depression glass, antique toy, antique map, antique silver, antique lamp, retro collectible, salvage antique, victorian antique, antique radio, antique bottle, antique porcelain, antique dealer market, mid-century antique, brocante, car boot sale, jumble sale, garage sale, yard sale, thrifting, thrift find, secondhand treasure, vintage market, auction house, estate auction, antique fair, period furniture, primitive antique, antique restoration, milk glass, carnival glass, pewter antique, ironstone, vintage pottery, majolica, curio, curiosities, bric-a-brac, bric a brac, antiquity, antique book, antique doll, antique mirror, antique roadshow, storage auction, ~picker, junk shop, rummage sale, church sale`,
      brands: `1stDibs = 1st dibs; Chairish; Ruby Lane = rubylane; Antiques Roadshow; American Pickers; Pawn Stars; Kovels; EstateSales.net = estate sales net; EstateSales.org; EBTH = everything but the house; MaxSold; ~Brimfield = brimfield antique show; ~Round Top = round top antiques fair; Rose Bowl Flea Market; Brooklyn Flea; Scott Antique Market; Portobello Road; Selling Antiques; Antiques Atlas; LoveAntiques; Bargain Hunt; Newark Antiques Fair = iacf; Replacements Ltd; Vinterior; Pamono; Selency; Proantic; The Magazine Antiques; Antiques and the Arts Weekly; Maine Antique Digest; Antique Trader; Skinner Auctions; Rago Auctions; Leslie Hindman; Cowan's Auctions; Hake's = hakes auctions; Morphy Auctions; James D. Julia; Freeman's = freemans; Wright Auction; Storage Wars Auctions; StorageTreasures; HiBid; Proxibid; AuctionZip; GSGalleries; Catawiki; Barnebys; Go Antiques; TIAS; Wedgwood Antiques; Meissen = meissen porcelain; Sèvres Porcelain; Roseville Pottery; Rookwood; Tiffany Lamps; ~Stickley; Chippendale Furniture; Olde Good Things`,
      children: [
        {
          name: 'Flea Markets & Estate Sales',
          iab: '240',
          intent: 'Event',
          terms: `flea market vendor, estate sale shopping, flea market find, garage sale shopper, community yard sale, swap meet, antique market`,
        },
        {
          name: 'Antique Furniture & Decor',
          iab: '240',
          terms: `antique chair, antique desk, antique cabinet, antique dresser, vintage furniture find, antique table, antique chandelier, architectural salvage`,
        },
        {
          name: 'Vintage Glass & China',
          iab: '240',
          terms: `antique glassware, vintage china, collectible glass, pyrex vintage, vintage teacup, antique pottery, antique vase, bone china antique`,
        },
      ],
    },
    {
      name: 'Models & Radio Control',
      iab: '242',
      intent: 'Product',
      label: 'scale models and radio control',
      description: 'build scale models and fly or drive radio control vehicles',
      domains: ['horizonhobby.com', 'tamiyausa.com', 'lionel.com', 'scalehobbyist.com', 'towerhobbies.com'],
      terms: `model train!, model railroad, model kit, scale model, rc car, remote control car, radio control, rc plane, model airplane, rc helicopter, plastic model, gundam model, model building, rc truck, rc boat, slot car, model rocket, warhammer painting, miniature painting, diorama, model ship, hobby drone, quadcopter, fpv drone, gunpla, model car, model aircraft, model tank, ship in a bottle, model paint, hobby airbrush, model railway, ho scale, n scale, o gauge, model train set, train layout, railfan, trainspotting, model locomotive, rc crawler, rc airplane, remote control helicopter, remote control boat, drone hobby, rc battery, lipo battery hobby, rc servo, rc transmitter, rc motor, model soldier, toy soldier, wargame miniature, model house, lego building hobby, brick building, building block adult, model glue, decal model, rocket engine model, control line plane, remote control toy, rc drift car, rc part, remote controlled vehicle, nitro rc, model engine, steam engine model, live steam, model making, model scenery, mecha model, puzzle 3d wooden, balsa wood, balsa model, free flight model, rc racing, tabletop miniature, mini painting, hobby paint, glider model, model rocketry, model rocket, rocketry, slot car, slot car racing, rc plane, rc boat, rc truck, rc helicopter, model ship, model airplane, model aircraft, scale model, model railroad, model railway, gunpla, plastic model kit, wargaming miniature, miniature painting, diecast model, die-cast model, train set, model engine, ship in a bottle, model building, balsa wood model, dollhouse miniature kit, model car kit, model tank`,
      brands: `Horizon Hobby; Tower Hobbies; Traxxas; Team Associated; Arrma; Axial Racing = axial rc; Losi; HPI Racing; Tamiya; Revell; Airfix; Italeri; Academy Models; Trumpeter Models; Hasegawa; Dragon Models; Meng Model; AMT Models; ~Monogram = monogram models; Bandai Gunpla = gundam models; Kotobukiya Models; Wave Model; ~Lionel = lionel trains; Bachmann = bachmann trains; Märklin = marklin; ~Hornby = hornby railways; Atlas Model Railroad; ~Kato = kato usa; Walthers; Athearn; MTH Electric Trains; Rivarossi; Fleischmann; ~Peco = peco track; Woodland Scenics; Scalextric; Carrera Slot Cars = carrera toys; AFX Racing; Estes Rockets; Apogee Rockets; E-flite; HobbyZone; Blade Helicopters; Spektrum; Futaba;
          FrSky; RadioMaster; ~Hitec; Castle Creations; Pro-Line Racing; JConcepts; Redcat Racing; Kyosho; XRAY RC; Mugen Seiki; Schumacher Racing; Serpent RC; Flite Test; Great Planes; Hobbico; HobbyKing = hobby king; AMain Hobbies = amain; Motion RC; Freewing; Extreme Flight; DJI FPV; BetaFPV; iFlight; GetFPV; Rotor Riot; EMAX; Holy Stone; Potensic; Ryze Tello; Academy of Model Aeronautics = ama model; National Model Railroad Association = nmra; Model Railroader; Trains Magazine; FineScale Modeler; Scalemates; Vallejo Paints = vallejo; AK Interactive; Mr. Hobby = mr hobby; Testors; Citadel Paint; Army Painter = the army painter; Games Workshop Miniatures = citadel miniatures; Reaper Miniatures;
          Metal Earth; ROKR = robotime; UGears; Artesania Latina; OcCre; Model Expo = model shipways; Billing Boats; Hubsan; Syma; WLtoys; FMS Models; Eachine; Micro-Mark; Hattons; Rails of Sheffield; Gaugemaster; Dapol; Heljan; Oxford Diecast; Pocher; DeAgostini Models; Eaglemoss; ~Cobi = cobi bricks; Mega Construx Builds; Nanoblock; Lego Icons Builders; BrickLink; Rebrickable; AFOL; Tiny Whoop; Drone Racing League = drl; MultiGP; Megahobby; Sprue Brothers; ~Squadron = squadron models; HobbyLink Japan = hlj; Hobby Search; USA Gundam Store; ~Newtype`,
      children: [
        {
          name: 'Model Trains',
          iab: '242',
          terms: `model train layout, model train track, model train accessory, g scale, train set hobby, dcc controller, garden railway, toy train, z scale`,
        },
        {
          name: 'Scale Model Kits',
          iab: '242',
          terms: `model airplane kit, model car kit, model ship kit, military model, figure kit, plastic model kit, model tools, model aircraft kit, sci-fi model kit`,
        },
        {
          name: 'RC Vehicles',
          iab: '245',
          terms: `rc buggy, radio controlled car, rc monster truck, rc tank, rc hobby, brushless rc, rc track, radio-controlled vehicle, rc jet`,
        },
        {
          name: 'Drones & RC Aircraft',
          iab: '245',
          terms: `racing drone, drone pilot hobby, camera drone hobby, rc glider, rc heli, drone kit, drone accessory, fpv goggles, recreational drone flying, drone battery`,
        },
        {
          name: 'Miniatures & Dioramas',
          iab: '242',
          terms: `miniature wargaming paint, diorama supply, miniature figurine painting, dollhouse kit, miniature house, fairy garden, terrain building, book nook kit`,
        },
      ],
    },
    {
      name: 'Genealogy & Family History',
      iab: '273',
      label: 'genealogy and family history',
      description: 'research ancestors and family history',
      domains: ['ancestry.com', 'familysearch.org', 'myheritage.com', '23andme.com', 'findmypast.com'],
      terms: `genealogy!, ancestry!, family tree, family history, dna test ancestry, ancestor, genealogist research, census record, vital record, heritage research, dna ancestry kit, ancestry dna, genetic genealogy, family crest, coat of arms, surname origin, genealogy record, birth record search, marriage record search, immigration record ancestry, cemetery record, family reunion history, obituary search, heraldry, military record search, genealogy software, family archives, oral history, ethnicity estimate dna, dna match, newspaper archives genealogy, parish record, ellis island record, civil war ancestor, family lineage, descendant, genealogical society, local history, people search ancestor, pedigree chart, family heritage, roots research, adoptee search, home movie family archive`,
      brands: `~Ancestry = ancestry.com | ancestrydna; 23andMe = 23 and me; MyHeritage = my heritage; FamilySearch = family search; Findmypast = find my past; Family Tree DNA = ftdna; Find a Grave = findagrave; BillionGraves; Newspapers.com; Fold3; GEDmatch; WikiTree; ~Geni = geni.com; Geneanet; RootsWeb; Legacy Family Tree; RootsMagic; Family Tree Maker; MacFamilyTree; RootsTech; Who Do You Think You Are? = who do you think you are; Finding Your Roots; Living DNA; CRI Genetics; African Ancestry; Nebula Genomics Ancestry; Storyworth; Daughters of the American Revolution = dar; Mayflower Society; New England Historic Genealogical Society = american ancestors; National Genealogical Society; Genealogy Bank = genealogybank; ScotlandsPeople; Irish Ancestry; The Genealogist; Cyndi's List; Family Tree Magazine; Archives.com; Ellis Island Foundation; House of Names; TheGenealogist; Filae; Heredis; Remento`,
      children: [
        {
          name: 'DNA Ancestry Testing',
          iab: '273',
          sensitivity: 'High',
          terms: `dna kit, ancestry dna kit, dna ethnicity test, home dna test, saliva dna kit, heritage dna test, dna relative match, dna heritage`,
        },
        {
          name: 'Family Tree Research',
          iab: '273',
          terms: `family tree builder, genealogy website, family records, ancestor search, ancestry research, historical records search, family tree chart, war record ancestor`,
        },
      ],
    },
    {
      name: 'Woodworking & Workshop Hobbies',
      iab: '257',
      label: 'woodworking and workshop hobbies',
      description: 'work wood, leather or metal as a hobby',
      domains: ['woodmagazine.com', 'rockler.com', 'woodcraft.com', 'finewoodworking.com', 'leatherworker.net'],
      terms: `woodworking!, wood carving, woodturning, whittling, carpentry hobby, wood lathe, chisel, furniture making, wood craft, scroll saw, leatherworking, blacksmithing, metalworking hobby, knife making, bowl turning, marquetry, workshop project, carving knife hobby, dovetail, hand plane, workbench hobby, wood project plan, intarsia, woodworking plan, pen turning, luthier hobby, guitar building, cabinet making hobby, wood joinery, spoon carving, chainsaw carving, hobby welding, metal art, leather tool, leather hide, bladesmithing, forging, anvil, ~forge, pinewood derby, clock making, watchmaking hobby, clock repair hobby, lock picking hobby, locksport, wood finishing hobby, epoxy table, live edge, woodworker, wood shop, woodworking class, woodworking bench, boat building hobby, birdhouse building, toy making, picture frame making, wood router project, japanese joinery, green woodworking, green wood`,
      brands: `Rockler; ~Woodcraft; Lee Valley = lee valley tools; ~Veritas Tools; Lie-Nielsen; Woodpeckers = woodpeckers tools; Fine Woodworking; Wood Magazine; Popular Woodworking; Woodsmith; WOOD Whisperer = the wood whisperer; Paul Sellers; Steve Ramsey; Jay Bates; Powermatic; Grizzly Industrial; Sawstop; Shopsmith; Jet Tools Woodworking; Robert Sorby; Easy Wood Tools; Nova Lathes; Penn State Industries; Flexcut; BeaverCraft; ~Kreg; Kreg Tool; Incra; MicroJig; Festool Woodworking; Bessey Clamps; Titebond; Total Boat; Odie's Oil; ~Osmo; Rubio Monocoat; Tandy Leather; Weaver Leather; Springfield Leather; Buckleguy; Hermann Oak; Craftool; Forged in Fire; Jantz Supply; Anvil Brand; Shapeoko = carbide 3d; X-Carve = inventables; Shaper Origin = shaper tools; April Wilkerson; Matthias Wandel; Foureyes Furniture; Jimmy DiResta; Woodworkers Guild of America; American Association of Woodturners; Woodcraft Magazine; Bell Forest Products; Cook Woods; Woodworkers Source; Highland Woodworking; Axminster Tools = axminster; Record Power; Triton Tools; LockPickingLawyer = lock picking lawyer; Covert Instruments`,
      children: [
        {
          name: 'Wood Carving & Turning',
          iab: '257',
          terms: `carving kit, carving tool, relief carving, lathe chisel, bowl gouge, wood blank, pen kit turning, power carving, caricature carving`,
        },
        {
          name: 'Leather & Metal Crafts',
          iab: '248',
          terms: `leather craft kit, leather stamping, saddle stitching, leather punch, metal stamping, copper craft, coppersmithing, armor making, ring making, blacksmith class`,
        },
      ],
    },
    {
      name: 'Live Events & Tickets',
      iab: '8VZQHL',
      intent: 'Event',
      label: 'live events and tickets',
      description: 'go to live events and buy tickets',
      domains: ['ticketmaster.com', 'stubhub.com', 'eventbrite.com', 'seatgeek.com', 'vividseats.com'],
      terms: `live event!, event ticket, ticket, ticketing!, ticket resale, ~event, ~show, event discovery, local event, cultural festival, street fair, renaissance faire, art festival, things to do tonight, family event, ~fair, expo consumer, parade, fireworks show, air show, food festival, holiday lights event, comedy show ticket, event venue, box office, event guide, discount ticket, last minute ticket, event calendar, community festival, public event, event entry, nightlife event, weekend event, entertainment ticket, ticket broker, vip ticket, live entertainment, festival ticket, event-goer, event attendee, event space, winter festival, harvest festival, lantern festival, light show, drone show, laser show, car show event, home show, boat show event, world fair, world's fair, carnival event, mardi gras, oktoberfest, pumpkin patch, christmas market, haunted attraction event, escape experience, pop-up experience, immersive experience, speaker event, lecture event, book fair event, virtual event, online event, ticket presale, ticket seller, ticket app, music and arts event, meetup event, trivia night, bingo night event, karaoke night, ticket exchange, performing arts ticket, comedy festival`,
      brands: `Ticketmaster; StubHub = stub hub; SeatGeek = seat geek; Vivid Seats; Eventbrite; ~Gametime = gametime tickets; TickPick; Viagogo; Ticketek; Ticketweb; See Tickets; Tickets.com; ~Goldstar = goldstar events; ~Fever = fever app; ~Meetup = meetup.com; Tixr; Etix; Brown Paper Tickets; Universe Tickets; Humanitix; TicketSwap; Twickets; Skiddle; Fatsoma; ~Eventful; Eventim; Fandango Events; BookMyShow = book my show; Paytm Insider = insider.in; District by Zomato; Ticketcorner; Fnac Spectacles; BilletReduc; Atrapalo; Entradas.com; Ticketone; Damai; Ticket Pia = pia corporation; Yes24 Ticket; Interpark Ticket; ~Time Out = timeout | time out magazine; DoNYC; Peerspace; Giggster; Splacer; Rose Parade;
          Macy's Thanksgiving Day Parade = macys thanksgiving day parade; Mardi Gras New Orleans; State Fair of Texas; Iowa State Fair; Minnesota State Fair; Notting Hill Carnival; Rio Carnival; Dinner in the Sky; Candlelight Concerts; Secret Media Network; RushTix; Tix4Tonight; TicketSmarter; Ticket Liquidator; TicketNetwork; Ticket Club; MegaSeats; Event Tickets Center; ScoreBig; Rukkus; RazorGator; ~Lyte; Showclix; ShowPass; AudienceView; Spektrix; Tessitura; Paciolan; Front Gate Tickets; Ticketfly; Eventzilla; Splash Events; Partiful; Lu.ma = luma events; Allevents = all events in; Explara; MeraEvents; Townscript; 10times; EAA Oshkosh Air Show; Blue Angels Air Show; South by Southwest = sxsw;
          Edinburgh Festivals`,
      children: [
        {
          name: 'Fan Conventions & Cosplay',
          iab: '185',
          terms: `comic con!, fan convention, cosplay, anime convention, sci-fi convention, gaming convention visit, fandom, cosplayer, furry convention, toy fair, comic convention, fandom event, horror convention, cosplay contest, larp, live action role play, renaissance fair, historical reenactment, reenactor, civil war reenactment, steampunk cosplay, prop making, cosplay prop, foam armor, cosplay photography, sci-fi fandom, fan club, furry fandom, sci-fi and fantasy fan, paranormal convention`,
          brands: `San Diego Comic-Con = comic-con international | sdcc; New York Comic Con = nycc; Dragon Con = dragoncon; Anime Expo; WonderCon; Emerald City Comic Con; C2E2; Fan Expo = fan expo canada; MCM Comic Con; ReedPop; Otakon; Anime Central; Star Wars Celebration; D23 = d23 expo; GalaxyCon; MegaCon; Wizard World; Awesome Con; Rhode Island Comic Con; Crunchyroll Expo; Comiket; Lucca Comics; Japan Expo; Creation Entertainment; Worldcon; Texas Renaissance Festival; Maryland Renaissance Festival; Society for Creative Anachronism = sca; VidCon; PodCon; BrickCon; Brick Fest Live; Arda Wigs; EZCosplay; Miccostumes; Cosplay.com; CosplaySky; ToyCon; Midwest FurFest; Anthrocon; Power-Con; DesignerCon; Comic Con India`,
        },
        {
          name: 'Festivals & Fairs',
          iab: '8VZQHL',
          terms: `county fair visit, state fair event, cultural fair, street festival, ethnic festival, film festival visit, holiday market, arts fair, town festival, cherry blossom festival, balloon festival visit, pride parade event, carnival festival, kite festival`,
        },
        {
          name: 'Ticket Resale & Marketplaces',
          iab: '8VZQHL',
          terms: `resale ticket, sell tickets, ticket marketplace, secondary ticket, ticket scalping, last-minute event ticket, ticket deal, ticket price comparison`,
        },
      ],
    },
    {
      name: 'Other Hobbies',
      iab: '239',
      label: 'ham radio, beekeeping, astronomy and other hobbies',
      description: 'pursue amateur radio, beekeeping, astronomy and other pastimes',
      domains: ['arrl.org', 'cloudynights.com', 'beeculture.com', 'reddit.com', 'instructables.com'],
      terms: `amateur radio, ham radio, cb radio hobby, beekeeping hobby, beekeeping, amateur astronomy, telescope, backyard astronomy, telescope eyepiece, bonsai hobby, aquascaping hobby, planespotting, plane spotting, aviation enthusiast, train enthusiast, railway enthusiast, ghost hunting, paranormal, ufo, cryptozoology, urban exploration, urbex, fountain pen, fountain pens, stationery enthusiast, pen collecting, journaling hobby, planner hobby, penmanship, hand lettering, yo-yo, yoyo, kendama, fidget toy hobby, speedcubing, rubik's cube, puzzle building, jigsaw hobby, ant keeping, kite making, home brewing equipment hobby, perfume making hobby, pipe smoking hobby, metal casting hobby, microscope hobby,
          weather station hobby, bird carving, bee hive, hive tool, apiary, honey extractor, beekeeper suit, stargazing!, star party, solar eclipse viewing, meteor shower, dowsing, bartending class, cooking class event, wine tasting class, floral arranging class, art workshop, hobby class online, adult class, pen pal, letter writing hobby, stationery collecting, sudoku hobby, whistling, bookmaking craft, flag collecting, vexillology, map collecting, toy restoration, radio restoration, clock collecting, electronics tinkering, lego hobby, ufology, time capsule, sand castle building, people watching, sci-fi enthusiast, fantasy enthusiast, medieval hobby, aquarium building`,
      brands: `ARRL = american radio relay league; DX Engineering; Ham Radio Outlet; ~Icom; Yaesu; Kenwood Amateur Radio; Baofeng; QRZ = qrz.com; RTL-SDR; Flexradio; Elecraft; Celestron; ~Meade = meade instruments; Orion Telescopes; Sky-Watcher = skywatcher telescopes; Explore Scientific; Vaonis; Unistellar; ZWO = zwo asi; Dwarf II = dwarflab; Tele Vue; Sky & Telescope = sky and telescope; Astronomy Magazine; Stellarium; SkySafari; Cloudy Nights; High Point Scientific; Agena Astro; Astronomical League; Mann Lake = mann lake beekeeping; Dadant; ~Flow Hive; ~Betterbee; Bee Culture Magazine; American Bee Journal; Lamy; Pilot Pens Fountain; ~Pelikan; ~Waterman = waterman pens; ~Parker Pens = parker pen; Goulet Pens; JetPens; TWSBI; Kaweco; Montblanc Pens; Rubik's = rubiks cube; GAN Cube; The Cubicle; World Cube Association = wca; Yomega; Duncan Yo-Yo = duncan toys; YoYoFactory; Sweets Kendamas; KROM Kendama; SpiritShack; ~GhostStop; MUFON; CourseHorse; ClassBento; Domestika; Sur La Table Classes; Cozymeal; 92nd Street Y = 92ny; Hobby Farms; AmScope; Bonsai Empire; JetPhotos; Airliners.net; Trains.com; Postcrossing; International Pen Friends; OM System Microscopes; Davis Weather Station = davis instruments`,
      children: [
        {
          name: 'Amateur Radio',
          iab: '239',
          terms: `ham radio license, ham antenna, shortwave listening, morse code, police scanner hobby, ham operator, two-way radio hobby, dx radio, software-defined radio, gmrs`,
        },
        {
          name: 'Beekeeping',
          iab: '258',
          terms: `beehive, bee smoker, honeybee hive, queen bee, bee frame, backyard bees, beekeeping supplies, bee suit, apiarist, swarm trap`,
        },
        {
          name: 'Amateur Astronomy',
          iab: '472',
          terms: `reflector telescope, refractor telescope, astronomy binoculars, star chart, telescope mount, astronomy club, moon watching, planet observing, dobsonian, smart telescope, astronomy hobby, deep sky`,
        },
        {
          name: 'Paranormal & Urban Exploration',
          iab: '244',
          terms: `ghost hunter, haunted place, ufo sighting, bigfoot, supernatural phenomenon, abandoned places, spirit box, emf meter ghost, cryptid, poltergeist, haunting, alien encounter, loch ness monster`,
        },
        {
          name: 'Pens & Stationery',
          iab: '239',
          terms: `fountain pen ink, luxury pen, rollerball pen collector, notebook enthusiast, calligraphy pen, planner community, stationery haul, washi, letter writing set, ink bottle, pen show, nib`,
        },
        {
          name: 'Workshops & Hobby Classes',
          iab: '247',
          intent: 'Service',
          terms: `craft workshop, hobby workshop, evening class hobby, community art class, adult education hobby, team building workshop craft, pottery workshop, online craft class, painting class, art lesson`,
        },
      ],
    },
  ],
}

export default hobbiesArts
