// Written by scripts/compile-lexicon.ts; do not edit. Checked against WordNet 3.1 (Copyright 2011 by Princeton University; WordNet licence).
export const ORDINARY_WORDS = `
  abet abridge accolade achiever acorn acquired acrobat acuity acyclovir adage adagio adient adjust admiral ado
  adobe aeon aerie afar affirm aft aim airborne airbus airflow airhead airship airstream ala albuterol
  alendronate alexia alight align allegiant allegro allopurinol allure ally aloft alp alphabet alpinist
  alprazolam altruist amain amazon amberjack amiodarone amitriptyline amnesty amoxicillin amplitude ana anaconda
  ancestry anchorman angostura angular anthem anthology anthropic anyplace apogee apple aqualung arable arcane
  arch arco arcus are arista aristocrat arity arm armor arsenal articulate asana ascension aspiration astonish
  astral atenolol atomic atorvastatin attend attentive audacity audible avenger avenue avowed away axe axial
  axiology axon azithromycin azure babble baccarat bach bailey bally banded banter bap bar barb barbican bard
  barefoot barilla bark barracuda bass basso bastille batiste batman bbl bce beachcomber beano beck beefeater
  beeline beeper belay benedictine berserk bestow bet betterment bevel billabong billboard bird black blackboard
  blackbuck blackfish blade blockbuster blogger blur blurb boat bobcat bog boggle bombardier bonanza bond
  bonefish bonobo borderland born bounty box boxed brahmin bramble brawny braze breakstone breather bride
  brilliant brink brio brocade browning buccaneer buckle bugaboo bulletproof bullhorn bullring bumble bunch
  burial buspirone bustle butterball buxom caboodle cacique cakewalk calamine caliber calm calumet cameo
  campanile camper candlewick canny canon canonical cantaloupe carabao carat caress carnival carpenter carrefour
  carter carvedilol cascade catbird caterpillar causal celecoxib centrum cephalexin cerebral chamberlain
  champion chanty charmed chartreuse chase checker cheddar cheerio cherrystone chevron chevy chewy chief chili
  chime chipotle chive chomp chromatic chromium chubby cider ciprofloxacin cirio cisco clarion claro clear
  clearway clime cloaked clomiphene clozapine coach cochlear coda cognizant cohere coherent coke colchicine cole
  collider collier colossal colt colugo columbo commissary comparably concur condor confluence confluent conga
  consequence convene converse convoy corinthian corolla corona corsair corvette cos cosmopolitan coterie
  countable cove cowbell cps cracked crackle craftsman cranberry cranium cream credibly credo crest criterion
  crofter crosswalk crossway crucial cub curry curtsy curvature cwt cyclobenzaprine cynosure dawn daystar dazed
  debonair decathlon decker degree dell delta deluxe demo depend deputy descendent dexter dial diamondback
  diazepam dice dickey dicky diehard digoxin diligent dimensional diphenhydramine discord discover
  disenchantment disturbed divergent docker dodge dodger doge dol dole domino doubletree dove downbeat downpour
  downy doxycycline drake drawbridge dreamworld dreamy drool drover dwell eagle earthbound eater ebonite ebony
  echelon edelweiss eff effectual eightfold elastic elk elliptic emergent emeritus eminent emirate empower
  encase encompass endeavor energizer enigma ensure entrust epicure epsilon equinox equitable ergo escalade
  escapee esker esprit espy esquire essence etanercept evanescence eventful eventide evocative evolve excel
  expansive expel exponent express fab factor famotidine fanatical fandango fandom farmer faro fatherly fender
  fever fiat fidelity fig finale finder fireball firebase firebox firestone fishpond fishwife flamingo fleabag
  fleer flex fluke flume fluor fluoxetine flutter focal folksy footlocker fop forage ford foreigner forerunner
  fortune fossil foster foursquare fox framer freeman freewheel freewill fresh freshly friendly frieze frisky
  fuller fur furosemide gabapentin gaggle gall galvanize gap gaucho gawker gazelle gearbox gem genesis getaway
  ghost gigabyte gill gilt gimlet gimp ginkgo giro glad glade gladly glamour glean gleaner glia glint glipizide
  globetrotter gnomon goat gobble goldfish gong goodwill google goop goosebump gorilla gosling grail granular
  grasshopper gravely graze greenbrier grenade greyhound griffon grist grok grommet groundling groundwork
  guardant guess guidepost gulden gusher gusto hake hall hallmark hallow halma haloperidol halyard harbinger
  harken harlequin harness harpoon harry harvester hasten haven hay headcount headspace heart hearthstone
  heavenly hefty herbivore hermitage hertz heyday highlight hinge hippo homer homey hooch hoopla hooter hoover
  hopper hospitable hostess huffy hummer hunt huntress huntsman hushed hustler hydrant hydrochlorothiazide
  hydroxychloroquine hyperfine ibex ibis ichor idea ideogram igloo imprint improbable incase inception incubus
  indeed indivisible industrious infliximab insignia intelligentsia interaction intercom intercontinental
  interplay interstellar interweave intrepid intuit invaluable inverse iridium ironclad ironman ixl jaguar jam
  jamberry jawbone jaybird jeep jeopardy jesuit jezebel jobber jobcentre jockey journey jujube juniper justice
  kappa kayak kayo keen keep keystone kicker kin kindle kindred kingfisher kiss kith kitsch klondike klutz knoll
  kobo kohl kraft krone kwai lacework lactogen lag laird landing landman landrover lansoprazole lax lay lcm
  leapfrog leer lemonade lessen levis lexis liberation lid lifesize lifetime liftoff lilt lime limeade linkup
  lisinopril lob locale loft looker lookout loom lorazepam lounger louvre lovable loverly lowland lucent lucid
  lulu lumen luminary lupin lush lyre mac mace macintosh macron mad madden majorette majority mango mapquest
  marabou mare marine marmite marmot marsh marshall marvel mastodon materialise mavis max maxim mayoral mead
  mecca medium melon meltwater mercer merry messenger method methotrexate methylphenidate metoprolol metro mew
  micron midland milestone milky millet mini minion minoxidil miro mirror misfit moat mockingbird mol mollie
  molten momentous mongoose mono monocle monogram monopoly monotype monsoon moo moody moony mooring motherly
  motional motive motorway mound mountaineer mouser moxie mulberry mural muse muzzy myriad nab naltrexone namely
  napa narwal nationwide native nautilus neighbor neighborly nelson nestle newmarket newsboy newsbreak newsy
  newton next niche nickelodeon nighthawk niner nirvana nitroglycerin noma nook noon notion nourished novation
  nuance numerator nylon oar oasis obey occidental oceanic octagon oculus odyssey off ogee ola omega omeprazole
  opalescence opener optimum oracle orbital orca oreo organon origin osprey ouster outdoorsy outlander outlast
  outrigger overdrive overstock overtime overtone ovolo owlet own oxbow pacer pacha packer pact padre paintbox
  pamper pantheon paperlike parallel parkland parson patch pathfinder patron pax peacock peanut peavey peckish
  peddle pedigree peep peeper pendragon pendulum pennon pentagon pentagram penumbra peregrine perforce perisher
  perplexity persimmon personify pes philosophy pic pilgrim pinecone pinstripe pitchfork pixie placed plaid
  planter playbill playboy ploughshare pocketbook pod podium poet poise poison polestar politico pond pontoon
  populous posit postman potbelly potlatch pravastatin precisely preen prefect presidio prevail primary primo
  primus prince printable procreate progressive propel property prose prosper protective proton prudential
  pseudoephedrine puma puppet purple quantic quartet quartz quaver queen quicken quince quip quirk quirky radial
  radian raid rain raisin rally rambler ramp rancher rancid ranitidine ravel rbi recollection recursion
  redbreast redshift redtail reed reef reel reforge reformation regain regatta rejuvenation reliant rem
  remarkable reminisce repay repel resolute resound restore retool revolve rich ridgeline ridley ring ringside
  ripple rippling ritual rival riverbed robalo roc rockfish rogue rollerblade romper roomer roost rootstock
  roquette rosicrucian rotary roundel roundup rover ruffle rumble rush rya sabaton saber sabra safehold sage
  salsify saltbox salter samsara sandal sangoma sanitarium sap sapient sartorius satisfactory saver sawyer scad
  scaler sceptre scholastic scion scoot scorpion scrabble scrivener scruff seamless sear seat sec secretariat
  seedsman selenium sensate sentinel sequential sere serial sertraline seventeen shaggy sharpie shearing shell
  shiner shire shoal showstopper showtime shudder sideshow sierra signify sika sildenafil silk simple
  simvastatin singer sisal sixer skillet skim skimmer skittle skyjack skyward slack slalom slate slayer slipknot
  smite snapdragon snicker snort snow snowbird snowflake soil som soma sonic soothe spam spar spawn spec
  specialized speechify spellbinder spiegel spiffy spiller spindrift spirograph spironolactone splendor splice
  spoonflower sporty springboard springbok springer sprint sprite squadron square staccato stage stagecoach
  stance staple starter stash steadily steam stentor stern stile stirring stitcher stonewall stoplight strider
  strikingly stripe stud suave sublime subway sugarloaf summerset sunbeam superhuman superman supreme svelte
  swagger swatch sweeten swell synchrony tabasco tableau tadalafil tamoxifen tang tangled tannoy tapa tapestry
  target taskmaster teachable teamster technicolor teeoff teeter telecaster telegram tellurian telluride
  temazepam temptation tenable tenet tenpin terbinafine tesla tether thatcher theory thirsty thrasher thumbtack
  thunderbird tidal tide tidewater tiff tile timberland timberline time tinder tink toastmaster tod toddle tom
  tonal tool topical torchlight torrid tote tourmaline township tractable tractive transcend transcontinental
  transfix traveler trazodone trek tremor trespass tritium trivium trojan trump tum turnstile tweet twice
  twinkly twitch twitter typo umbra undercurrent unison unity unreal unruly upfield upgrade upkeep upstart
  upward urgently urus usher vagrant vale valsartan valve van vanguard vardenafil vellum verbatim versed vice
  viewpoint virtu visible vitally vogue vox vroom vulture wag walker wallaby wallpaper wander wanderlust
  warfarin watchtower waterman web weber weekday weka welch wham whatnot whirlpool whisker whistle whoop wiggle
  wimpy windsurf windy wingspan wired wise wiz wolfram wombat woodcraft woodpecker workable workboard workday
  workman wrangler xerox xylem yahoo yankee yardbird yellowfin yelp yes yeti yodel zep zippo zippy zoom
`
