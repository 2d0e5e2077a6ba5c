/** Words that build a name without meaning anything by themselves, in their canonical form. */
const words = (list: string) => new Set(list.split(/[\s,]+/).filter(Boolean))

/** What follows these describes the thing named before them. */
export const PREPOSITIONS = words(
  'for of in with at by from to on about via using near into per through within under over during inside across against between toward towards among behind beyond who that whose which where',
)

/** What follows these is not meant. */
export const EXCLUSIONS = words('except excluding without not')

export const CONJUNCTIONS = words('and or plus nor und et y')

export const FUNCTION_WORDS = words(
  'the a an its their his her our your my this these those is are be been being was were has have had do does did can will may as than then so very more most less least such other all any both each some no etc e g ie i me we they he she it you them us up out off just also too',
)

/** Heads that take their meaning from the word before them: "pool supplies", "dog accessories". */
export const GENERIC_HEADS = words(
  `supply equipment accessory set kit product service system part component item goods material care piece pack bundle collection line range type style brand model replacement cover holder stand rack case bag box container unit
  device machine tool gear solution need topic info information tip idea advice resource management program programme activity event industry sector market business company firm provider agency department center centre facility organization association
  store shop shopping retailer dealer seller outlet purchase sale deal offer category class course club community group team member general misc miscellaneous other combo assortment essential basics basic specialty specialist control refill attachment adapter mount
  hardware fixture furnishing treatment remover cleaner maker holder protector storage organizer pad sheet strip stick tape film wrap spray powder liquid oil cream gel foam base top bottom side front back cap lid handle bracket stand tray board panel block
  series enthusiast lover user life lifestyle living world culture design technology tech science study research planning news review issue trend interest work worker process processing support operation action plan option reading art entertainment leisure amateur professional commercial industrial residential personal private public online digital mobile smart new used vintage custom luxury premium cheap affordable discount best top small large mini portable electric electronic wireless automatic manual indoor outdoor`,
)

/** Occupations that take their meaning from the word before them: "power plant operator". */
export const GENERIC_OCCUPATIONS = words(
  `worker operator technician assistant specialist clerk helper attendant installer repairer planner professional employee staff personnel laborer representative analyst officer aide agent associate consultant
  administrator engineer scientist technologist expert practitioner coordinator supervisor designer inspector advisor adviser handler tender mechanic estimator dispatcher examiner instructor trainer contractor crew intern trainee fellow lead leader foreman developer manufacturer supplier`,
)

/** People as such: beside a thing they are only those who want it ("homeschool families"). */
export const PEOPLE = words(
  'family household couple man woman adult person individual resident guy lady american consumer customer client',
)

/** Heads that make what stands before them a product's purpose. */
export const PRODUCT_HEADS = words(
  'accessory supply equipment part product kit set cover mount holder stand case bag box organizer cart rack tool gear cleaner component replacement adapter pad tray board cap lid bracket attachment storage container goods item',
)

/** What prepares or serves the food or drink named before it. */
export const KITCHEN_DEVICES = words(
  'maker grinder press slicer peeler cutter mixer brewer steamer warmer dispenser cooker juicer popper opener corer masher grater strainer infuser decanter shaker server pitcher mug glass cup bowl dish plate knife fork spoon rack keeper crock jar canister mill',
)

/**
 * Things that are made for any purpose: beside a word that says the purpose they do not decide
 * ("cuticle scissors", "wire caps & nuts", "footwear merchant wholesalers").
 */
export const PORTABLE_HEADS = words(
  `case cover holder stand rack kit tool toolkit card liner pad charger dispenser switch gun monitor tape nut key lock scissor brush cap hub filter mount clip
  hook tray cart box strap cleaner pump valve adapter cable blade cutter roller screen tube hose mat frame guard cage cushion peg bolt screw bracket rail
  wholesaler wholesale merchant distributor supplier`,
)

/** Steps of one career, written beside any title. */
export const GRADES = words('sr jr snr jnr ii iii iv asst')

/** Words that say how much people care: more than is usual, or less. */
export const STRENGTHENING = words(
  'heavy frequent avid serious hardcore diehard super urgent immediate now today power ready',
)
export const WEAKENING = words('light casual occasional infrequent low possible potential')

/** The people who work somewhere, as such. */
export const EMPLOYEES = words('employee staff workforce')

/** How the work of a title is done. */
export const TITLE_TAILS = new Set(
  `night shift,day shift,evening shift,overnight shift,weekend shift,second shift,third shift,shift,night,overnight,weekend,part time,full time,fulltime,parttime,
  seasonal,remote,hybrid,contract,temporary,temp,permanent,per diem,hourly,onsite,on site,entry level,senior,junior,mid level,bilingual,w2,1099,work from home`
    .split(',')
    .map((phrase) => phrase.trim()),
)

/** What kind of a thing, written after it in sellers' names: "truck fullsize". */
export const ATTRIBUTES = words(
  'full size fullsize mid midsize compact luxury premium new used large small heavy light standard',
)

/** Names with and without these mean the same. */
export const STOPWORDS = words(
  'a an the of for in at by with and or to who that which are is their your our interested',
)

/** Nouns for an audience as such. They count only where they are part of the thing itself ("consumer electronics"). */
export const AUDIENCE_NOUNS = words('audience segment person individual consumer cohort')
