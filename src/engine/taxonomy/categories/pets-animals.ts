import type { CategorySource } from '../source'

const petsAnimals: CategorySource = {
  category: 'Pets & Animals',
  segment: 'B2C',
  sensitivity: 'None',
  intent: 'Product',
  terms: `pet, animal, pet owner, pet parent, pet lover, animal lover, companion animal, pet care, pet ownership, pet friendly, pet product, exotic pet, emotional support animal, service animal, assistance animal, therapy animal, pet humanization, ~pet influencer, pet household, new pet owner, pet memorial, pet loss, pet cremation, pet cemetery, pet photography, pet portrait, pet name, pet blog, pet show, multi pet household, animal behavior, animal training, pet video`,
  brands: `PetSmart; Petco; Chewy = chewy.com; Pet Supplies Plus; Pets at Home; PetMed Express = 1-800-petmeds; Petland; Pet Valu; Mud Bay; Hollywood Feed; EarthWise Pet; Petsense; Petbarn; Petstock; Zooplus; Fressnapf; Maxi Zoo; Jollyes; Pet Planet; PetFlow; Tractor Supply = tractor supply company; Rural King; Fleet Farm Pet; Kong Company = kong toys; Hartz; Spectrum Brands Pet; Central Garden Pet; Supertails; Heads Up For Tails; Cobasi; Petz; PetMeds Australia; ~BARK = barkbox | bark box; Independent Pet Partners; Phillips Pet Food; National Geographic Wild = nat geo wild; The Dodo; Modern Dog; Dogster; Catster; PetMD; Vetstreet; American Pet Products Association`,
  roles: `pet store manager, pet store owner, pet sitter, dog walker, dog trainer, dog groomer, pet groomer, animal trainer, animal caretaker, animal care worker, kennel attendant, kennel manager, breeder, dog breeder, cat breeder, horse breeder, horse trainer, stable hand, groom equine, farrier, zookeeper, zoo keeper, aquarist, wildlife rehabilitator, animal shelter manager, animal shelter worker, animal control officer, animal behaviorist, pet photographer, dog handler, mahout, dog daycare owner, pet boarding owner, dog show judge, equine therapist, riding instructor, animal breeder, nonfarm animal caretaker, animal rescue volunteer, aquarium curator, wildlife photographer, pet nutritionist, pet entrepreneur, cat behaviorist, falconer, animal welfare officer`,
  industries: `pet store, pet supplies store, pet and pet supplies retailer, pet care industry, pet industry, pet care except veterinary services, pet product company, pet food company, kennel, dog kennel, pet services, animal shelters, pet supply retailer, zoos and botanical gardens, zoo and aquarium, animal welfare organization, pet boarding facility, pet grooming business, aquarium store, pet tech, pet startup, animal rescue organization, horse boarding stable, pet supplies wholesaler`,
  nodes: [
    {
      name: 'Dogs',
      iab: '425',
      label: 'dogs and dog ownership',
      description: 'own, love or care for dogs',
      domains: ['akc.org', 'chewy.com', 'petmd.com', 'dogster.com', 'barkbox.com'],
      terms: `dog!, dog owner, dog lover, puppy, puppies, puppy training, new puppy owner, pup, canine, hound, mutt, mixed breed dog, rescue dog, guide dog, service dog, therapy dog, working dog, police dog, sled dog, show dog, hunting dog, hypoallergenic dog, small dog, large breed dog, senior dog, dog park, dog show, dog name, dog behavior, dog health, dog barking, puppy socialization, dog friendly, dog sport, dog agility`,
      brands: `American Kennel Club = akc; Westminster Dog Show = westminster kennel club; Crufts; The Kennel Club; BarkPost; Cesar Millan; Embark Dog DNA = embark vet; Wisdom Panel; Fi Dog Collar = fi collar; Whistle Pet; Wild One Pet; Dog Fancy; United Kennel Club; Guide Dogs for the Blind; Rover Dog People`,
      children: [
        {
          name: 'Dog Breeds',
          terms: `dog breed, purebred dog, boxer dog, miniature schnauzer, schnauzer, shiba inu, chow chow, shar pei, dalmatian, anatolian shepherd, leonberger, keeshond, xoloitzcuintli, affenpinscher, american eskimo dog, bouvier des flandres, bearded collie, catahoula`,
          children: [
            {
              name: 'Retrievers, Spaniels & Sporting Dogs',
              terms: `retriever, weimaraner, vizsla, pointer dog, german shorthaired pointer, english setter, irish setter, setter dog, portuguese water dog, lagotto romagnolo`,
              children: [
                {
                  name: 'Labrador Retrievers',
                  terms: `labrador, labrador retriever, chocolate lab, black lab, yellow lab`,
                },
                { name: 'Golden Retrievers', terms: `golden retriever` },
                { name: 'Spaniels', terms: `cocker spaniel, springer spaniel, brittany spaniel, spaniel` },
              ],
            },
            {
              name: 'Shepherds & Working Dogs',
              terms: `german shepherd, australian shepherd, aussie shepherd, border collie, collie, shetland sheepdog, sheltie, sheepdog, old english sheepdog, corgi, welsh corgi, pembroke corgi, belgian malinois, australian cattle dog, blue heeler, rottweiler, doberman, doberman pinscher, siberian husky, husky, alaskan malamute, great dane, mastiff, bullmastiff, cane corso, saint bernard, newfoundland dog, bernese mountain dog, great pyrenees, akita, samoyed`,
            },
            {
              name: 'Terriers & Bull Breeds',
              terms: `yorkshire terrier, yorkie, boston terrier, jack russell, jack russell terrier, fox terrier, scottish terrier, west highland terrier, westie, airedale, bull terrier, terrier, rat terrier, cairn terrier, soft coated wheaten terrier`,
              children: [
                { name: 'Bulldogs', terms: `french bulldog, bulldog, english bulldog, american bully, frenchie` },
                {
                  name: 'Pit Bulls',
                  terms: `pit bull, pitbull, american pit bull terrier, staffordshire bull terrier`,
                },
              ],
            },
            {
              name: 'Hounds',
              terms: `beagle, dachshund, basset hound, bloodhound, greyhound, whippet, italian greyhound, afghan hound, irish wolfhound, wolfhound, foxhound, coonhound, rhodesian ridgeback, basenji, borzoi, saluki`,
            },
            {
              name: 'Toy & Companion Breeds',
              terms: `poodle, toy poodle, chihuahua, pug, pomeranian, shih tzu, havanese, maltese dog, cavalier king charles spaniel, cavalier, bichon frise, lhasa apso, papillon dog, pekingese, chinese crested, coton de tulear, miniature pinscher`,
            },
            {
              name: 'Doodles & Designer Dogs',
              terms: `goldendoodle, labradoodle, bernedoodle, cockapoo, cavapoo, maltipoo, aussiedoodle, sheepadoodle, doodle dog, puggle, chiweenie, designer dog`,
            },
          ],
        },
        {
          name: 'Dog Food & Treats',
          terms: `dog food!, puppy food, dog treat, dog chew, dog bone, rawhide, bully stick, dental chew, dry dog food, wet dog food, raw dog food, fresh dog food, grain free dog food, dog food subscription, freeze dried dog food, dog biscuit, senior dog food, kibble, dog supplement, dog probiotic, dog vitamin, dog food topper, dog feeding, training treat`,
          brands: `~Pedigree = pedigree dog food; Purina = nestle purina | purina pro plan | purina one; Blue Buffalo; Hill's Science Diet = hills pet nutrition | hill's pet nutrition; Royal Canin; Iams; Eukanuba; Beneful; Dog Chow; Puppy Chow; ~Cesar = cesar dog food; Kibbles 'n Bits; Gravy Train Dog Food; Rachael Ray Nutrish = nutrish; Taste of the Wild; Wellness Pet Food; Merrick Pet Care = merrick; Orijen; Acana; Fromm Family Foods = fromm; Diamond Pet Foods; Victor Dog Food; Nutro; Canidae; Natural Balance; Nulo; Solid Gold Pet; Stella & Chewy's = stella and chewys; Instinct Pet Food; Primal Pet Foods; Open Farm; The Farmer's Dog = farmers dog; Ollie Dog Food; Nom Nom; Spot & Tango; JustFoodForDogs = just food for dogs; Freshpet; PetPlate; A Pup Above; Sundays for Dogs; Jinx Dog Food; Wild Earth; Bully Max; Zignature; Earthborn Holistic; Sportmix; Milk-Bone = milk bone; Greenies; Beggin' Strips = beggin strips; Pup-Peroni; DreamBone; Blue Wilderness; Zuke's; Old Mother Hubbard; Dentastix; Bakers Dog Food; Wagg; Harringtons; Lily's Kitchen; Butternut Box; tails.com; Pooch & Mutt; Burns Pet; Canagan; Barking Heads; Drools; Champion Petfoods; Mars Petcare; General Mills Pet; Big Heart Pet;
Simmons Pet; Zesty Paws; Native Pet; Pet Honesty; ZIWI Peak = ziwi; K9 Natural; Bil-Jac; Dave's Pet Food; Petcurean; Farmina; Monge; Advance Dog Food; Black Hawk Pet; Pure Pet Food; Years Dog Food`,
        },
        {
          name: 'Dog Supplies',
          iab: '431',
          terms: `dog supply, dog collar, dog leash, dog lead, dog harness, dog bed, dog crate, dog kennel, dog house, dog toy, chew toy, dog bowl, dog clothing, dog sweater, dog coat, dog boots, dog bandana, dog costume, dog gate, dog door, dog ramp, dog carrier, dog stroller, dog car seat, dog seat cover, dog diaper, puppy pad, pee pad, training pad, poop bag, dog waste bag, dog muzzle, dog tag, dog gps collar, dog camera, e collar, bark collar, shock collar, invisible fence, dog shampoo, dog brush, dog nail clipper, dog life jacket, dog cone, dog playpen, dog whistle, ball launcher, dog treadmill, dog backpack, dog water bottle`,
          brands: `Ruffwear; Kurgo; Outward Hound; Chuckit! = chuckit; West Paw; Nylabone; Benebone; Big Barker; MidWest Homes for Pets; Gunner Kennels; Earth Rated; PetSafe; SportDOG; Garmin Dog; Tractive; Halo Collar; SpotOn Fence; Invisible Fence Brand; Furbo; Lupine Pet; Blueberry Pet; Puppia; Hurtta; Fable Pets; Maxbone; Diggs Pet; Casper Dog Bed; FurHaven; K&H Pet Products; Pawstruck; Mendota Leash; Julius-K9; Rabbitgoo; Ancol; Danish Design Pet; Scruffs; Canada Pooch; Petmate; Coastal Pet Products; ZippyPaws; Fluff & Tuff; Goughnuts; JW Pet; Multipet; Kong Classic; Starmark; GoDog`,
        },
        {
          name: 'Dog Training',
          intent: 'Service',
          terms: `dog training, puppy class, obedience training, dog obedience, dog trainer service, clicker training, crate training, potty training puppy, house training puppy, leash training, dog behaviorist, reactive dog, dog training school, protection dog training, puppy school, k9 training, board and train`,
          brands: `Bark Busters; Sit Means Sit; Zak George; Off Leash K9; GoodPup; Zoom Room; Brain Training for Dogs; SpiritDog; Dog Training Elite; Pupford; Karen Pryor Academy; Victoria Stilwell`,
        },
      ],
    },
    {
      name: 'Cats',
      iab: '424',
      label: 'cats and cat ownership',
      description: 'own, love or care for cats',
      domains: ['chewy.com', 'catster.com', 'cfa.org', 'petmd.com'],
      terms: `cat!, cat owner, cat lover, kitten, kitty, feline, indoor cat, outdoor cat, feral cat, stray cat, cat behavior, cat health, catnip, cat show, cat meme, tomcat, tabby, calico cat, black cat, cat breeder, senior cat, cat person, catio`,
      brands: `Cat Fancy; Cat Fanciers' Association = cfa cats; TICA; Jackson Galaxy; Alley Cat Allies; Cats Protection; Grumpy Cat`,
      children: [
        {
          name: 'Cat Breeds',
          terms: `cat breed, siamese cat, siamese, persian cat, maine coon, ragdoll cat, ragdoll, bengal cat, british shorthair, american shorthair, sphynx, sphynx cat, hairless cat, russian blue, scottish fold, burmese cat, abyssinian, birman, norwegian forest cat, siberian cat, devon rex, cornish rex, himalayan cat, exotic shorthair, manx cat, turkish angora, turkish van, tonkinese, savannah cat, munchkin cat, balinese cat, oriental shorthair, chartreux, egyptian mau, ocicat, bombay cat, domestic shorthair, domestic longhair, singapura, somali cat, ragamuffin cat, korat`,
        },
        {
          name: 'Cat Food & Treats',
          terms: `cat food!, kitten food, cat treat, wet cat food, dry cat food, cat supplement, grain free cat food, raw cat food, fresh cat food, cat food subscription, cat milk, urinary cat food, hairball remedy, cat grass`,
          brands: `Friskies; Fancy Feast; Meow Mix; 9Lives = 9 lives; Whiskas; Sheba Cat Food = sheba; Temptations Cat Treats = temptations; Cat Chow; Felix Cat Food; Gourmet Cat Food Purina; Go-Cat; Iams Cat; Tiki Cat; Weruva; Smalls Cat Food; Cat Person Food; KatKin; Inaba Churu = churu; Feline Natural; Dreamies; Applaws; Almo Nature; Encore Cat Food; Arden Grange; Republic of Cats; Untamed Cat Food; Me-O; Crave Pet; Kit & Kaboodle; Feliway`,
        },
        {
          name: 'Cat Litter & Supplies',
          iab: '431',
          terms: `cat supply, cat litter!, kitty litter, litter box, self cleaning litter box, automatic litter box, clumping litter, crystal litter, cat tree, cat tower, cat condo, scratching post, cat scratcher, cat bed, cat toy, cat collar, cat carrier, cat door, cat fountain, cat bowl, litter mat, litter scoop, cat window perch, cat harness, cat furniture, cat wand, laser pointer cat`,
          brands: `Tidy Cats; Fresh Step; Arm & Hammer Litter; World's Best Cat Litter; Scoop Away; Dr. Elsey's = dr elseys; PrettyLitter = pretty litter; Feline Pine; Yesterday's News; Litter-Robot = litter robot | whisker; ScoopFree; Cat's Best; Catsan; Catit; SmartyKat; Frisco Cat; Tuft + Paw; Armarkat; Go Pet Club; Yaheetech Cat Tree; Boxiecat; Ökocat = okocat; Skoon Litter; Modkat; PetKit; Cat Dancer; PetFusion; Naturally Fresh; Vesper Cat; Meowbox; KitNipBox`,
        },
      ],
    },
    {
      name: 'Fish & Aquariums',
      iab: '426',
      label: 'aquariums and pet fish',
      description: 'keep aquariums and pet fish',
      domains: ['aqueon.com', 'liveaquaria.com', 'aquariumcoop.com', 'fishlore.com'],
      terms: `aquarium, fish tank, aquarium supply, pet fish, tropical fish, freshwater aquarium, saltwater aquarium, reef tank, marine aquarium, aquascaping, aquarium filter, aquarium heater, aquarium light, aquarium gravel, aquarium plant, aquarium pump, aquarium decor, aquarium stand, fish bowl, fish food pet, fish flake, brine shrimp, goldfish, betta, betta fish, guppy, neon tetra, tetra fish, cichlid, angelfish, discus fish, koi, clownfish, pleco, molly fish, platy, corydoras, gourami, oscar fish, danio, rasbora, barb fish, loach, killifish, pufferfish, lionfish, seahorse, tang fish, damselfish, goby fish, coral pet, live coral, aquarium shrimp, cherry shrimp, pet snail, fish keeping, fishkeeping, aquarist hobby, water conditioner aquarium, protein skimmer, planted tank, fish medication, koi food, pond fish, axolotl tank, nano tank, aquarium test kit, air stone`,
      brands: `Aqueon; Tetra Fish = tetramin; Fluval; API Fishcare; Marineland; Seachem; Hikari; Eheim; Red Sea Aquariums; Aqua Clear; Penn-Plax; LiveAquaria; Aquarium Co-Op; Coralife; Omega One; New Life Spectrum; JBL Aquaristics; Oase; Juwel Aquarium; Interpet; Waterbox Aquariums; biOrb; Current USA; Bulk Reef Supply; EcoTech Marine; Neptune Systems Apex; Top Fin; Hagen = hagen group; Tropica; Aqua Design Amano = ada aquascaping; Ocean Nutrition; Instant Ocean; King of DIY; San Francisco Bay Brand`,
      industries: `aquarium company, tropical fish store, aquarium maintenance service`,
      children: [
        {
          name: 'Freshwater Fish & Tanks',
          terms: `freshwater fish, community tank, goldfish bowl, betta tank, planted aquarium, freshwater shrimp`,
        },
        {
          name: 'Saltwater & Reef Aquariums',
          terms: `saltwater fish, reef aquarium, marine fish, coral frag, live rock, reef keeping, anemone tank`,
        },
      ],
    },
    {
      name: 'Birds',
      iab: '423',
      label: 'pet birds and backyard birds',
      description: 'keep pet birds or feed birds in the garden',
      domains: ['lafeber.com', 'allaboutbirds.org', 'wbu.com', 'audubon.org'],
      terms: `bird!, pet bird, bird owner, parrot, parakeet, budgie, budgerigar, cockatiel, cockatoo, macaw, african grey, african grey parrot, lovebird, conure, canary, finch, dove, pigeon, mynah bird, quaker parrot, amazon parrot, caique, parrotlet, lorikeet, bird cage, birdcage, aviary, bird food, bird supply, bird toy, bird perch, bird treat, bird stand, bird ladder, avian vet, talking bird, exotic bird, bird breeder, aviculture, racing pigeon`,
      brands: `Kaytee; Lafeber; Zupreem; Harrison's Bird Foods; Vitakraft; Higgins Premium; Prevue Pet; Versele-Laga; Roudybush; Volkman Seed; Brown's Pet; Caitec; Audubon Society; Cornell Lab of Ornithology; American Birding Association`,
      children: [
        {
          name: 'Backyard Bird Feeding',
          terms: `bird feeder, birdseed, bird seed, wild bird food, hummingbird feeder, suet, birdhouse, bird house, nesting box, squirrel proof feeder, bluebird house, backyard bird, wild bird feeding, garden bird, nyjer seed`,
          brands: `Wild Birds Unlimited; Perky-Pet; Droll Yankees; Brome Bird Care; Pennington Bird; Wagner's Bird Food; Bird Buddy; Netvue Birdfy; Peckish; Cole's Wild Bird Feed; Lyric Bird Food; C&S Suet; Scotts Bird Seed; Duncraft; Kaytee Wild Bird; Nature's Way Bird; Woodlink; More Birds`,
        },
        {
          name: 'Backyard Chickens & Poultry Pets',
          terms: `backyard chicken, chicken coop, chicken keeping, backyard poultry, hen house, chicken run, pet chicken, chick brooder, laying hen feed, pet duck, backyard flock, chicken feeder, hatching eggs, rooster`,
          brands: `Meyer Hatchery; Murray McMurray Hatchery = mcmurray hatchery; Purina Poultry; Scratch and Peck; Omlet; Manna Pro; Cackle Hatchery; My Pet Chicken; Nutrena; Kalmbach Feeds; BackYard Chickens; Grubbly Farms; OverEZ`,
        },
      ],
    },
    {
      name: 'Reptiles & Amphibians',
      iab: '429',
      label: 'reptiles and amphibians',
      description: 'keep reptiles, amphibians and their habitats',
      domains: ['zoomed.com', 'morphmarket.com', 'reptilesmagazine.com', 'joshsfrogs.com'],
      terms: `reptile, amphibian, herp, snake, ball python, corn snake, king snake, boa constrictor, boa snake, python snake, milk snake, garter snake, venomous snake, cobra snake, rattlesnake, viper snake, lizard, bearded dragon, leopard gecko, crested gecko, gecko, iguana, chameleon, skink, monitor lizard, tegu, anole, uromastyx, turtle, tortoise, pet turtle, box turtle, red eared slider, sulcata tortoise, frog, tree frog, dart frog, poison dart frog, pacman frog, toad, salamander, newt, axolotl, reptile supply, reptile tank, reptile terrarium, vivarium, reptile habitat, reptile heat lamp, uvb bulb, basking lamp, reptile substrate, reptile food, feeder insect, cricket feeder, mealworm, dubia roach, reptile expo, snake breeding, snake cage, paludarium, hermit crab, tarantula, pet spider, scorpion pet, pet insect, praying mantis pet, isopod, stick insect, millipede pet, ant farm, invertebrate pet`,
      brands: `Zoo Med; Exo Terra; Zilla Reptile; MorphMarket; Fluker Farms = fluker's; Repashy; Pangea Reptile; Josh's Frogs; Reptile Supply Co; Arcadia Reptile; Dubia.com; Big Apple Herp; BHB Reptiles; Snake Discovery; XYZReptiles; Backwater Reptiles; Rep-Cal; Komodo Reptile; ProRep; Zen Habitats; Carolina Custom Cages; Reptiles Magazine; NERD Reptiles; The Bio Dude; Mulberry Farms`,
      children: [
        {
          name: 'Snakes & Lizards',
          terms: `snake owner, snake enclosure, snake feeding, lizard habitat, bearded dragon tank, gecko terrarium, lizard owner`,
        },
        {
          name: 'Turtles & Frogs',
          terms: `turtle tank, tortoise table, frog vivarium, turtle food, turtle basking platform, tortoise food`,
        },
      ],
    },
    {
      name: 'Small Pets',
      iab: '422',
      label: 'rabbits, hamsters and other small pets',
      description: 'keep rabbits, hamsters, guinea pigs and other small animals',
      domains: ['oxbowanimalhealth.com', 'rabbit.org', 'kaytee.com', 'petco.com'],
      terms: `small pet, small animal, rabbit, bunny, house rabbit, hamster, dwarf hamster, guinea pig, cavy, gerbil, pet mouse, mouse pet, rat pet, pet rat, fancy rat, chinchilla, ferret, hedgehog, sugar glider, degu, rodent, rodent pet, pet rodent, hamster cage, hamster wheel, rabbit hutch, rabbit cage, rabbit food, guinea pig cage, guinea pig food, timothy hay, small animal bedding, small animal food, small animal habitat, small animal treat, ferret food, chinchilla dust, hay pellet, lop rabbit, angora rabbit, pet skunk, pet raccoon, pet fox, pet pig, mini pig, pot bellied pig, pet monkey`,
      brands: `Oxbow Animal Health = oxbow; Small Pet Select; Sherwood Pet Health; Carefresh; Kaytee Small Animal; Ware Pet; Living World Pet; Marshall Ferret = marshall pet products; Burgess Pet Care; Science Selective = supreme petfoods; Pets Purest; House Rabbit Society; Ferplast; Savic; Trixie Pet; Beaphar; Omlet Eglu; Niteangel; Habitrail; Critter Nation; Mazuri; Wheeky; GuineaDad`,
      children: [
        {
          name: 'Rabbits',
          terms: `rabbit owner, rabbit care, rabbit breed, netherland dwarf, flemish giant, rabbit hay`,
        },
        {
          name: 'Hamsters & Guinea Pigs',
          terms: `hamster owner, guinea pig owner, hamster toy, guinea pig hay, syrian hamster, hamster food`,
        },
      ],
    },
    {
      name: 'Horses & Large Animals',
      iab: '427',
      label: 'horses and large animals',
      description: 'own, ride or care for horses and other large animals',
      domains: ['doversaddlery.com', 'thehorse.com', 'horseandhound.co.uk', 'equine.com', 'smartpakequine.com'],
      terms: `horse!, horse owner, pony, equine, mare, stallion, foal, colt, gelding, miniature horse, donkey, mule, burro, llama pet, alpaca, pet goat, pet sheep, mini cow, horse care, horse grooming, horse boarding, ~stable, horse stable, horse barn, horse training, horse breeding, horse breed, thoroughbred, arabian horse, quarter horse, mustang horse, clydesdale, shetland pony, friesian horse, appaloosa, morgan horse, andalusian horse, warmblood, draft horse, paint horse, palomino, lipizzaner, haflinger, horse rescue, horse sale, equine therapy, equestrian lifestyle, horse feed, horse supplement, hay for horses, horse treat, horse tack, ~saddle, bridle, bit horse, halter horse, horse blanket, stirrup, saddle pad, riding crop, ~horse trailer, horse fencing, hoof care, horseshoe, farrier service, fly mask, horse wormer, ~horse riding lesson, ~riding stable, horse camp, grooming brush horse, ~cinch, ~rein, lunge line, ~horse jump, horse fly spray, ~riding arena, pasture management`,
      brands: `Dover Saddlery; SmartPak = smartpak equine; State Line Tack; Jeffers Pet = jeffers equine; Schneider Saddlery = schneiders; WeatherBeeta; Horseware Ireland; Rambo Horse Rugs; Purina Horse Feed; Triple Crown Feed; Tribute Equine; Cosequin Equine; Absorbine; Farnam; Equine.com; HorseClicks; DreamHorse; Horse & Hound = horse and hound; Horse Illustrated; Equus Magazine; Platinum Performance; Manna Pro Horse; Riding Warehouse; Weaver Leather; Circle Y Saddle; Wintec Saddles; Passier; Collegiate Saddlery; Stübben = stubben; Kerrits; Spillers; Baileys Horse Feeds; Dengie; NAF Equine; Saracen Horse Feeds; LeMieux; Shires Equestrian; Robinsons Equestrian; American Quarter Horse Association = aqha; Jockey Club Registry; Chronicle of the Horse; Cavallo Horse; Mad Barn; Redmond Equine; Gallop Horse Rugs`,
      roles: `equine manager, barn manager, stable manager, saddler, equine veterinarian assistant, wrangler`,
      industries: `equestrian center, horse breeding farm, equine industry, riding school, tack shop, stables, horse farm`,
      children: [
        {
          name: 'Horse Tack & Supplies',
          terms: `tack shop, english saddle, western saddle, horse halter, horse boot, girth, martingale, horse rug, fly sheet, horse stall, hay net, ~hay feeder`,
        },
        {
          name: 'Horse Breeds & Breeding',
          terms: `horse stud, foaling, broodmare, stallion at stud, horse pedigree, gypsy vanner, tennessee walking horse, standardbred horse, icelandic horse, akhal teke, connemara pony, welsh pony`,
        },
        {
          name: 'Alpacas, Goats & Hobby Livestock',
          terms: `hobby farm animal, alpaca owner, goat owner, dwarf goat, nigerian dwarf goat, pygmy goat, mini donkey, petting farm`,
        },
      ],
    },
    {
      name: 'Pet Supplies',
      iab: '431',
      label: 'pet food and supplies',
      description: 'shop for pet food, toys, beds and other supplies',
      domains: ['chewy.com', 'petsmart.com', 'petco.com', 'zooplus.com', 'petsathome.com'],
      terms: `pet supply, pet store, pet shop, pet toy, pet bowl, pet feeder, automatic pet feeder, pet fountain, water fountain pet, pet door, pet collar, pet leash, pet id tag, pet clothing, pet costume, pet ramp, pet steps, pet apparel, pet waste, pet stain remover, pet odor eliminator, pet vitamin, pet supplement, pet cbd, pet bandana, pet first aid kit, pet blanket, online pet store, pet heating pad, pet thermometer, pet training aid, pet repellent, pet oral care supply, pet eye drops, pet fence, bird and fish supplies`,
      brands: `Frisco Pet; Top Paw; Wag Brand; Petlibro; SureFlap = sure petcare; Cat Mate; Drinkwell; Catit Fountain; Nature's Miracle; Rocco & Roxie = rocco and roxie; Angry Orange; Simple Solution Pet; Bissell Pet; Pet Naturals; VetriScience; Nutramax; Cosequin; Dasuquin; Zesty Paws Chews; PetHonesty; Finn Wellness; Honest Paws; Pet Releaf; Holistapet; Loving Pets; Ethical Pets; Petique; Bark Bright; Paw.com; Felaqua; PetAg; Four Paws Pet; IRIS Pet; 8in1 Pet; Mikki Pet; Rosewood Pet; Good Boy Pet; Bob Martin; GoPets; Wopet; WickedBone; Veken; Mr. Peanut's Pet Carrier`,
      children: [
        {
          name: 'Pet Food',
          terms: `pet food!, pet treat, raw pet food, organic pet food, natural pet food, calming treat`,
        },
        {
          name: 'Pet Beds, Carriers & Crates',
          terms: `pet bed, pet carrier, pet crate, pet playpen, pet furniture, pet stroller, pet sling, pet backpack, pet gate`,
          brands: `Sherpa Pet Carrier; Sleepypod; PawHut; Pet Gear`,
        },
        {
          name: 'Pet Grooming Supplies',
          terms: `pet shampoo, pet grooming supply, pet brush, pet nail clipper, pet wipes, pet hair remover`,
          brands: `Furminator; Burt's Bees for Pets; Earthbath; TropiClean; Andis Pet; Wahl Pet; ChomChom Roller; Hertzko`,
        },
        {
          name: 'Pet Subscription Boxes & Gifts',
          terms: `pet subscription box, pet gift, pet toy box, gift for dog lover, gift for cat lover`,
        },
        {
          name: 'Pet Health & Flea Treatments',
          terms: `flea treatment, flea and tick, flea collar, tick prevention, tick collar, heartworm prevention, heartworm, dewormer, flea medicine, flea, tick, pet dental care, pet allergy relief, pet medication, pet pharmacy, pet joint supplement, pet anxiety, dog anxiety, mange, ringworm pet, parvo, canine distemper, kennel cough, hip dysplasia dog, hot spot dog, feline leukemia, cat urinary tract infection, ear mite, hairball, pet worming, pet probiotic`,
          brands: `~Frontline = frontline plus; Advantage II = k9 advantix | advantage multi; Seresto; NexGard; Bravecto; Simparica = simparica trio; Heartgard; Interceptor Plus; Revolution Pet; Credelio; Trifexis; Capstar; Apoquel; Cytopoint; Rimadyl; Galliprant; Librela; Solensia; PetArmor; Adams Flea; Hartz UltraGuard; Vet's Best; Wondercide; Zoetis; Elanco; Boehringer Ingelheim Animal Health = merial; Virbac; Merck Animal Health; Dechra; Vetoquinol; Ceva Animal Health; Drontal; Adaptil; Thundershirt; Petscriptions; PetCareRx; Neogen Animal; Phibro Animal Health; IDEXX = idexx laboratories; Comfortis; Sentinel Spectrum; Cerenia`,
        },
        {
          name: 'Pet Tech',
          terms: `pet tracker, pet gps tracker, ~pet camera, ~smart pet feeder, pet wearable, smart collar, smart litter box, pet microchip, pet health app, pet dna test, dog dna test, cat dna test, treat dispensing camera, wireless dog fence, microchip pet door`,
          brands: `Petcube; Wyze Pet; Petnet; Invoxia; PetPace; Basepaws; Whistle GPS; HomeAgain; AKC Reunite; Eufy Pet; Petivity; FitBark; Pawscout; Jiobit Pet; PitPat`,
        },
      ],
    },
    {
      name: 'Pet Services',
      iab: '422',
      intent: 'Service',
      label: 'pet grooming, boarding and sitting',
      description: 'hire groomers, sitters, walkers and boarding for their pets',
      domains: ['rover.com', 'wagwalking.com', 'petsmart.com', 'campbowwow.com'],
      terms: `pet service, pet grooming, dog grooming, cat grooming, mobile grooming, mobile pet grooming, grooming salon dog, dog wash, self serve dog wash, pet boarding, dog boarding, dog daycare, doggy daycare, doggie daycare, cat boarding, cattery, kennels, pet hotel, pet resort, pet sitting, pet sitter service, dog sitting, dog walking, dog walker service, pet taxi, pet transport, pet relocation, pet travel, pet waste removal, pooper scooper service, pet cremation service, pet funeral, pet photographer service, dog park membership, animal communicator, pet psychic, dog bakery, pet spa, dog bath, house sitting pets`,
      brands: `~Rover = rover.com; Wag! = wag walking; Camp Bow Wow; Dogtopia; PetSmart PetsHotel; Best Friends Pet Hotel; K9 Resorts; Pet Paradise; D Pet Hotels; Barkefellers; Central Bark; Hounds Town; Fetch! Pet Care = fetch pet care; TrustedHousesitters = trusted housesitters; Pawshake; Meowtel; Barkly Pets; Aussie Pet Mobile; Wag'n Wash = wag n wash; Scenthound; Woofie's; DoodyCalls; POOP 911; Pet Butler; BorrowMyDoggy; DogVacay; Gudog; Mad Paws; Sniffspot; Happy Tails Pet; Bark Social; NVA Pet Resorts; Splash and Dash; The Pooch Mobile; Citizen Shipper Pets; Wagly; Bark Avenue; Petbacker; Tailster; Three Dog Bakery; Lap of Love; Skiptown; Destination Pet; Pet Evolution; The Dog Stop; Holidog`,
      roles: `dog sitter, pet boarding manager, dog bather, mobile groomer, dog daycare attendant`,
      industries: `dog daycare, pet grooming salon, dog walking service, pet sitting service, pet crematory, dog grooming business`,
      children: [
        {
          name: 'Pet Grooming',
          terms: `groomer, dog haircut, nail trimming pet, de shedding, grooming table, pet blow dryer, grooming clipper dog, pet hair clipper`,
        },
        {
          name: 'Boarding & Daycare',
          terms: `overnight pet care, luxury pet hotel, dog camp, kennel boarding, vacation pet care, puppy daycare`,
        },
        {
          name: 'Walking & Sitting',
          terms: `pet sitter app, dog walking app, drop in visit pet, in home pet sitting, cat sitter`,
        },
        {
          name: 'End-of-Life & Memorial Services',
          terms: `pet euthanasia, pet hospice, pet urn, pet grief, pet headstone, pet memorial jewelry, in home euthanasia`,
        },
      ],
    },
    {
      name: 'Veterinary Care',
      iab: '430',
      intent: 'Service',
      label: 'veterinary care',
      description: 'look for vets and medical care for animals',
      domains: ['banfield.com', 'vcahospitals.com', 'petmd.com', 'avma.org', 'merckvetmanual.com'],
      terms: `vet, veterinary!, veterinarian service, veterinary clinic, animal hospital, vet clinic, vet visit, emergency vet, 24 hour vet, mobile vet, online vet, televet, pet telehealth, pet surgery, spay, neuter, spay and neuter, pet vaccination, rabies vaccine, rabies shot, pet checkup, pet wellness plan, animal health, animal medicine, pet dental cleaning, pet diagnostics, veterinary medicine, veterinary surgery, veterinary drug, veterinary equipment, veterinary supply, livestock veterinarian, equine vet, pet oncology, pet cancer, pet dermatology, animal acupuncture, pet physical therapy, pet x ray, declawing, animal nutrition, pet emergency, pet poison, zoonotic, veterinary practice, animal rehabilitation, vet bill`,
      brands: `Banfield Pet Hospital = banfield; VCA Animal Hospitals = vca; BluePearl = bluepearl pet hospital; National Veterinary Associates = nva; Thrive Pet Healthcare; Mission Veterinary Partners; PetVet Care Centers; MedVet; VEG ER for Pets = veterinary emergency group; Bond Vet; Small Door Veterinary; Modern Animal; Vetco = vetco clinics; Heart + Paw; The Vets; Pawp; Dutch Pet = dutch vet; Airvet; Vetster; Fuzzy Pet Health; IVC Evidensia = evidensia; CVS Group Vets; Medivet; Vets4Pets; Vets Now; Linnaeus; PDSA; Blue Cross Pets; AniCura; Greencross Vets; Covetrus; Patterson Veterinary; MWI Animal Health; Henry Schein Animal Health; Heska; Antech Diagnostics; AVMA = american veterinary medical association; ASPCA Poison Control; AAHA; PetIQ; Southern Veterinary Partners; Heartland Veterinary Partners; Joii Pet Care; FirstVet; VetIQ; Pet Poison Helpline; Ethos Veterinary; Vetcor; VetPartners; Digitail`,
      roles: `veterinarian, vet doctor, veterinary surgeon, veterinary technician, vet tech, veterinary assistant, veterinary nurse, veterinary technologist, veterinary practice manager, veterinary practice owner, veterinary receptionist, animal nutritionist, veterinary pathologist, veterinary radiologist, equine veterinarian, veterinary dermatologist, laboratory animal caretaker, dvm, veterinary student, animal chiropractor, large animal vet, veterinary epidemiologist`,
      industries: `veterinary services, veterinary practice company, animal hospitals, veterinary clinics, animal health company, veterinary, veterinary medicine industry, animal pharmaceuticals, veterinary hospital, veterinary supplies distributor`,
      children: [
        {
          name: 'Animal Health Industry',
          segment: 'B2B',
          terms: `animal pharmaceutical, ~livestock vaccine, animal health product, veterinary diagnostic, veterinary device, veterinary software buyer, feed additive animal health, companion animal medicine`,
        },
        {
          name: 'Pet Conditions',
          intent: 'Problem',
          terms: `dog arthritis, dog diabetes, cat kidney disease, dog allergy, dog itching, cat vomiting, dog diarrhea, pet obesity, dog seizure, cat asthma, dog ear infection, dog cancer, pet dental disease, dog vomiting, cat arthritis`,
        },
      ],
    },
    {
      name: 'Pet Adoption & Rescue',
      iab: '428',
      intent: 'Lifestyle',
      label: 'pet adoption and animal welfare',
      description: 'adopt pets or support shelters and rescues',
      domains: ['petfinder.com', 'aspca.org', 'adoptapet.com', 'bestfriends.org', 'rspca.org.uk'],
      terms: `pet adoption, dog adoption, cat adoption, adopt a dog, adopt a cat, adopt a pet, animal shelter, animal rescue, dog rescue, cat rescue, rescue animal, foster pet, pet fostering, humane society, animal welfare, ~animal rights, animal cruelty, animal protection, anti animal testing, cruelty free cause, lost pet, found pet, puppies for sale, kittens for sale, dog for sale, puppy finder, puppy mill, animal sanctuary, wildlife rescue, shelter dog, shelter pet, stray dog, trap neuter return, rehoming pet, pet surrender, animal charity, horse rescue charity, breed rescue, animal pound, dog pound`,
      brands: `ASPCA; Humane Society of the United States = humane world for animals | humane society; Petfinder; Adopt-a-Pet = adopt a pet website; Best Friends Animal Society; RSPCA; Dogs Trust; Battersea Dogs & Cats Home = battersea; North Shore Animal League; American Humane; Animal Legal Defense Fund; Four Paws; World Animal Protection; International Fund for Animal Welfare = ifaw; PuppySpot; NextDay Pets; AKC Marketplace; Pets4Homes; Puppyfind; Greenfield Puppies; Lancaster Puppies; Muttville; Wags & Walks; SPCA International; San Diego Humane; Petco Love; PetSmart Charities; Blue Cross UK; Brooke Animal Charity; Farm Sanctuary; Paws Chicago; Austin Pets Alive; Good Dog Breeders; Infinity Pups; Petango; Muddy Paws Rescue`,
      children: [
        {
          name: 'Breeders & Puppy Sales',
          intent: 'Product',
          terms: `puppy breeder, dog breeder listing, kitten breeder, puppy for sale, purebred puppy, akc puppy, cattery breeder, pet classifieds`,
        },
        {
          name: 'Animal Welfare Causes',
          terms: `animal welfare charity, factory farming protest, wildlife conservation donation, animal activist, vegan activism animals, whaling protest, ~animal shelter volunteer, ~animal testing`,
        },
      ],
    },
    {
      name: 'Wildlife & Nature',
      iab: 'VKIV56',
      intent: 'Lifestyle',
      label: 'wildlife and wild animals',
      description: 'follow wildlife, zoos and nature',
      domains: ['nationalgeographic.com', 'worldwildlife.org', 'sandiegozoo.org', 'audubon.org', 'bbcearth.com'],
      terms: `wildlife, wild animal, ~wildlife conservation, endangered species, animal kingdom, nature documentary animals, wildlife photography, mammal, marine mammal, marine life, sea life, sea creature, predator, carnivore animal, herbivore, buffalo animal, caribou animal, opossum, possum, sloth, armadillo, anteater, aardvark, weasel, mongoose, meerkat, mink animal, groundhog, prairie dog, mole animal, bat animal, camel, whale, dolphin, orca, porpoise, ~seal animal, sea lion, walrus, manatee, shark, great white shark, stingray, manta ray, octopus animal, jellyfish, starfish, coral reef, sea turtle, crocodile, alligator, komodo dragon, eagle, bald eagle, hawk, falcon, owl, vulture, condor, raven, crow, robin bird, sparrow, cardinal bird, blue jay, hummingbird, woodpecker, swan, goose, duck, flamingo, pelican, penguin, puffin, stork, crane bird, heron, peacock, ostrich, kiwi bird, toucan, seagull, albatross, turkey bird, pheasant, quail bird, songbird, bird of prey, raptor bird, insect, butterfly, moth, ~bee, honeybee, bumblebee, ant, beetle, ladybug, dragonfly, grasshopper, cricket insect, firefly, wasp, mosquito, spider, scorpion, arachnid, snail, slug, worm, earthworm, extinct animal,
baby animal, animal migration, animal habitat, animal fact, invasive species, biodiversity wildlife, nature reserve animals, narwhal`,
      brands: `San Diego Zoo; Steve Irwin = crocodile hunter | australia zoo; BBC Earth; Nat Geo Animals; WWT Wetland Trust; David Attenborough Wildlife; BBC Wildlife Magazine; Ocean Conservancy Wildlife; Sea Turtle Conservancy; Whale and Dolphin Conservation; Durrell Wildlife; Wildlife SOS`,
      children: [
        {
          name: 'Big Cats & African Wildlife',
          terms: `lion, tiger, leopard, cheetah, ~jaguar animal, cougar, puma animal, lynx, bobcat, big cat, elephant, rhinoceros, rhino, hippopotamus, hippo, giraffe, zebra, antelope, gazelle, wildebeest, hyena`,
          brands: `African Wildlife Foundation; Save the Elephants; Panthera; Born Free Foundation; Sheldrick Wildlife Trust`,
        },
        {
          name: 'Primates',
          terms: `primate, monkey, ape, gorilla, chimpanzee, orangutan, lemur, baboon, gibbon`,
          brands: `Jane Goodall Institute = jane goodall; Dian Fossey Gorilla Fund`,
        },
        {
          name: 'Bears, Wolves & Forest Animals',
          terms: `wolf, coyote, fox, jackal, bear, grizzly bear, polar bear, black bear, panda, giant panda, red panda, moose, elk, deer, reindeer, bison, raccoon, badger, otter, beaver, squirrel, chipmunk, skunk, porcupine`,
        },
        {
          name: 'Australian Animals',
          terms: `koala, kangaroo, wallaby, wombat, platypus, tasmanian devil, emu, kookaburra, echidna, quokka`,
        },
        {
          name: 'Farm Animals',
          terms: `farm animal, livestock animal, ~goat, ~sheep, ~cow, ~pig, donkey animal, llama, lamb animal`,
        },
        {
          name: 'Zoos & Aquariums',
          iab: '178',
          intent: 'Service',
          terms: `zoo, public aquarium, aquarium visit, aquarium ticket, safari park, petting zoo, wildlife park, zoo membership, oceanarium, butterfly house, aviary park, marine park, reptile house, zoo ticket, zoological park, animal encounter, zoo visitor`,
          brands: `Bronx Zoo; Smithsonian National Zoo = national zoo; Lincoln Park Zoo; Brookfield Zoo; Columbus Zoo; St. Louis Zoo; Houston Zoo; Georgia Aquarium; Monterey Bay Aquarium; Shedd Aquarium; New England Aquarium; Tennessee Aquarium; National Aquarium; Aquarium of the Pacific; SEA LIFE = sea life aquarium; London Zoo = zsl; Chester Zoo; Longleat; Berlin Zoo; Schönbrunn Zoo; Taronga Zoo; Singapore Zoo; Toronto Zoo; Philadelphia Zoo; Cincinnati Zoo; Henry Doorly Zoo = omaha zoo; Denver Zoo; Zoo Miami; ZooTampa; Ripley's Aquarium; Vancouver Aquarium; Beauval Zoo; Loro Parque; Knowsley Safari; West Midland Safari Park; Whipsnade; Association of Zoos and Aquariums; Phoenix Zoo; Los Angeles Zoo = la zoo; Melbourne Zoo; Dallas Zoo; Zoo Atlanta; SeaWorld Rescue; S.E.A. Aquarium; Two Oceans Aquarium; Oceanogràfic`,
        },
        {
          name: 'Birds & Birds of Prey',
          terms: `falconry, raptor center, bird migration, bird species, ~bird conservation, bird sanctuary, bird identification, waterfowl species, owl watching`,
        },
        {
          name: 'Marine Animals',
          terms: `whale species, dolphin encounter, shark week, ~marine conservation, sea otter, coral conservation, ocean animal, deep sea creature, whale migration`,
        },
        {
          name: 'Insects & Bugs',
          terms: `bug, bug collecting, pollinator, ~butterfly garden, monarch butterfly, ladybird, cicada, caterpillar, centipede, millipede`,
        },
      ],
    },
  ],
}

export default petsAnimals
