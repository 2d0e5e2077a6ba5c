import type { ParentCategory } from '../taxonomy/vocabulary'

/** Endings and beginnings that give a word away although it is in no list; the longest that fits wins. */
const ENDINGS: readonly [ParentCategory, string][] = [
  [
    'Healthcare & Pharma',
    'itis ectomy ostomy otomy oscopy plasty osis opathy algia emia uria pathy oma omas mab nib vir statin prazole olol pril sartan cillin mycin cycline azole gliptin gliflozin zumab ximab tinib caine dronate barbital pam lam therapeutics pharma pharmaceutical biotech medic ologic clinic dontics iatric iatrics iatry rx gram scopic cardia plegia phobia trophy penia derm surgical',
  ],
  ['Education & Science', 'ology ologist onomy ometry ophysics academy university college istics'],
  ['Software & SaaS', 'soft ware ly.io app .ai .io .js script sheet'],
  ['IT & Cybersecurity', 'sec nets cloud server hosting'],
  [
    'Food & Grocery',
    'cake bread berry burger sauce cheese fruit nut nuts meat corn seed bean chip chips sweet candy jelly jam flour noodle roni eroni etti mart',
  ],
  ['Restaurants & Dining', 'burger pizza grill diner eatery bistro steakhouse'],
  ['Beverages & Alcohol', 'brew beer wine ale juice cola water brau brewing cider'],
  ['Apparel & Accessories', 'wear shoe shoes boot boots shirt pants skirt jacket coat dress sock suit belt bag purse'],
  ['Home & Garden', 'ware table chair lamp light cloth pot bed shelf stand mop broom'],
  [
    'Manufacturing & Construction',
    'steel chem cast forge lloy chloride oxide sulfate nitrate ethylene mer works tron metrics dyne',
  ],
  ['Travel & Tourism', 'jet trip tour tours air airways airline airlines voyage land'],
  ['Hotels & Lodging', 'inn lodge hotel resort'],
  ['Banking & Lending', 'bank banc bancorp bancshare pay credit loan'],
  ['Investing & Wealth', 'coin vest fund capital'],
  ['Insurance', 'sure insurance assurance'],
  ['Pets & Animals', 'hound terrier doodle fish bird saur dog cat horse pet'],
  ['Movies & TV', 'flix tv film movie toon vision'],
  ['Music & Audio', 'phone phones tunes core wave fm'],
  ['Gaming', 'craft game games gaming ville'],
  ['News & Publishing', 'paper book news press times post zine'],
  ['Sports', 'ball sport sports'],
  ['Auto', 'mobile car auto motor motors cycle'],
  ['Telecom & Internet', 'tel com net cell'],
  ['Community & Causes', 'ism church'],
  ['Beauty & Personal Care', 'skin hair cosmetic beauty nail lash'],
]

const CATEGORY_OF_ENDING = new Map(
  ENDINGS.flatMap(([category, list]) => list.split(' ').map((ending) => [ending, category])),
)

export function categoryByEnding(word: string): ParentCategory | undefined {
  for (let length = Math.min(word.length - 2, 12); length >= 3; length--) {
    const category = CATEGORY_OF_ENDING.get(word.slice(-length))
    if (category) return category
  }
  return undefined
}
