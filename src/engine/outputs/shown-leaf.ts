import { LEXICON } from '../lexicon'
import { isCategory } from '../lexicon/category-names'
import { measuresCompanies } from '../lexicon/demographics'
import { isAudienceWord } from '../lexicon/leaf-marks'
import { isCounted, isPerson } from '../lexicon/nouns'
import { PHRASE_TRAITS } from '../lexicon/phrase'
import { isFormat, isListPrefix, isPlaceHeader } from '../lexicon/seller-words'
import { singularEnd } from '../reading/graded-leaf'
import { hasTopic, listedCompound } from '../reading/headers'
import { saysWho } from '../reading/people'
import { read } from '../reading/read'
import type { TaxonomyPath } from '../reading/taxonomy-path'
import type { Unit } from '../reading/units'
import { isCalledLikeSeller, isUnknownSeller } from '../reading/unknown-seller'
import { canonicalWord } from '../text/tokens'
import { isPlural } from './description/nouns'

type Shape = { leaf: string; nearest: string; header: string; units: readonly Unit[] }
type ShownRule = { isMeant: (shape: Shape) => boolean; shown: (shape: Shape) => string }

const behind = ({ leaf, header }: Shape): string => `${header} - ${leaf}`
const before = ({ leaf, nearest }: Shape): string => `${leaf} ${nearest}`
const joined = ({ leaf, nearest }: Shape): string => `${nearest} ${leaf}`

const joinedBehind = (shape: Shape): string => behind({ ...shape, header: shape.nearest })

/** How a last part is shown that says who, where, how many or which kind, but not of what. The first that fits. */
const RULES: readonly ShownRule[] = [
  { isMeant: isOfHoliday, shown: joined },
  {
    isMeant: isPlace,
    shown: ({ leaf, nearest, header }) => (mayBeTravel(nearest, header) ? leaf : `${header} (${leaf})`),
  },
  { isMeant: ({ nearest, units }) => isPlaceHeader(nearest) && units.some(isOfPlace), shown: ({ leaf }) => leaf },
  { isMeant: areOtherPeople, shown: behind },
  { isMeant: areWhoTwice, shown: (shape) => (isOfAge(shape.nearest) ? before(shape) : joined(shape)) },
  { isMeant: ({ nearest, units }) => isWho(contentOf(nearest)) && isWho(units), shown: ({ leaf }) => leaf },
  { isMeant: areCounted, shown: joinedBehind },
  {
    isMeant: ({ leaf, header, units }) => header === '' || (hasThing(units) && !measuresCompanies(leaf)),
    shown: ({ leaf }) => leaf,
  },
  { isMeant: isOwnName, shown: ({ leaf }) => leaf },
  { isMeant: isAdjective, shown: before },
  { isMeant: isNameOfItsOwn, shown: ({ leaf }) => leaf },
]

/** The topic of a path as its title: "Anti-Aging - Women 45+", "Apartment Hunters (Chicago)", "Noise Cancelling Headphones". */
export function shownLeaf({ topic_name: leaf, segments }: Pick<TaxonomyPath, 'topic_name' | 'segments'>): string {
  const nearest = segments.at(-2)
  if (nearest === undefined || leaf !== segments.at(-1) || isListPrefix(leaf)) return leaf
  const above = segments.slice(0, -1)
  const header = headerOf(isSold(above) ? above.slice(1) : above)
  const shape = { leaf, nearest, header, units: read(leaf, LEXICON).units }
  const compound = shownCompound(shape)
  if (compound !== null) return compound
  return (RULES.find(({ isMeant }) => isMeant(shape))?.shown ?? behind)(shape)
}

const isSold = ([first = '', ...others]: readonly string[]): boolean =>
  isCalledLikeSeller(first) || (others.length > 0 && isUnknownSeller(first, LEXICON))

/** The nearest part that names a thing, with what says which kind of it: "Skincare > Anti-Aging". */
function headerOf(above: readonly string[]): string {
  const nearest = above.at(-1) ?? ''
  if (nearest === '' || hasTopic(nearest, LEXICON)) return nearest
  const topical = above.findLast((segment) => hasTopic(segment, LEXICON))
  if (topical === undefined) return ''
  const shown = shownLeaf({ topic_name: nearest, segments: above })
  return shown === nearest || shown.includes(' - ') ? topical : shown
}

/** "Yogurt > Greek", "Insurance > Pet", "Weddings > Venues"; a thing that stands for itself stays alone: "Hair Care > Shampoo". */
function shownCompound({ leaf, nearest, units }: Shape): string | null {
  const compound = listedCompound(leaf, nearest, LEXICON)
  if (compound === null) return null
  const isLeafFirst = compound.startsWith(leaf)
  if (!isLeafFirst && isWho(units)) return leaf
  if (isLeafFirst && (isPlural(lastOf(leaf)) || units.some(isAtWork))) return null
  const isKind = !hasThing(units) || ADJECTIVE.test(leaf) || isWho(contentOf(nearest))
  const isTitle = !isLeafFirst && units.some(isAtWork)
  if (!isKind && !isTitle && !(isLeafFirst && isFormat(nearest))) return null
  return isLeafFirst ? compound : `${singularEnd(nearest)} ${leaf}`
}

const wordsOf = (text: string): string[] => text.split(' ')
const lastOf = (text: string): string => wordsOf(text).at(-1)!
const isPeople = (text: string): boolean => isPerson(canonicalWord(lastOf(text)), false)
const contentOf = (text: string): Unit[] => read(text, LEXICON).units.filter(({ type }) => type === 'content')

const isAtWork = ({ type }: Unit): boolean => type === 'rank' || type === 'occupation'

const hasThing = (units: readonly Unit[]): boolean =>
  units.some((unit) => isAtWork(unit) || (unit.type === 'content' && unit.is(PHRASE_TRAITS.sure) && !saysWho(unit)))

const isWho = (units: readonly Unit[]): boolean => units.length > 0 && units.every(saysWho)

const HOLIDAYS = 'Holidays and Seasons'

/** "Valentine's Day > Flowers". */
function isOfHoliday({ nearest, units }: Shape): boolean {
  const above = contentOf(nearest)
  return above.length > 0 && above.every((unit) => isOfNode(unit, HOLIDAYS)) && hasThing(units)
}

const isOfNode = ({ senses }: Unit, root: string): boolean =>
  senses.some(({ node, strength }) => strength !== 'weak' && node?.root.name === root)

/** "Working Moms > SUV Drivers": people of a kind, not those of any list ("SUV Owners > Toyota"). */
function areOtherPeople({ nearest, header }: Shape): boolean {
  return header === nearest && wordsOf(nearest).length > 1 && isPeople(nearest) && !isAudienceWord(lastOf(nearest))
}

/** "First-Time Buyers > AOV over $100": people without a thing, and how much of it. */
function areCounted({ leaf, nearest, header, units }: Shape): boolean {
  return header === '' && isPeople(nearest) && /\d/.test(leaf) && !isWho(units) && !hasThing(units)
}

/** "African American > Millennials"; of "Ethnicity > African American" the header says nothing more. */
function areWhoTwice({ nearest, units }: Shape): boolean {
  const above = contentOf(nearest)
  const own = units.filter(({ type }) => type === 'content')
  if (!isWho(above) || !isWho(own)) return false
  return rootsOf(above).length > 0 && !rootsOf(above).some((root) => rootsOf(own).includes(root))
}

const rootsOf = (units: readonly Unit[]): string[] =>
  units.flatMap(({ senses }) => senses.flatMap(({ node }) => node?.root.name ?? []))

const isOfAge = (text: string): boolean => rootsOf(contentOf(text)).includes('Age and Generation')

const mayBeTravel = (nearest: string, header: string): boolean => header === '' || isPlaceHeader(nearest)

const isOfPlace = ({ type }: Unit): boolean => type === 'place'

const CODES = /^[A-Z]{2}(?:, ?[A-Z]{2})+$/

function isPlace({ leaf, units }: Shape): boolean {
  return CODES.test(leaf) || (units.length > 0 && units.every(isOfPlace))
}

/** "Fly Fishing > Orvis", "Computers > Tablets": a thing of its own after all. */
function isOwnName({ leaf, units }: Shape): boolean {
  return (
    units.some((unit) => unit.senses.some(({ kind }) => kind === 'brand')) ||
    (/^\p{L}/u.test(leaf) && isPlural(lastOf(leaf)) && !isPeople(leaf) && !units.some(saysWho))
  )
}

/** "SUVs > Path Wins 1", "Trucks > Pickup Buyers": several words of which one is in no list are no kind of what is above them. */
function isNameOfItsOwn({ leaf, units }: Shape): boolean {
  return /^\p{L}+ /u.test(leaf) && units.some((unit) => isUnknownWord(unit) && !saysWho(unit))
}

const isUnknownWord = ({ type, senses }: Unit): boolean =>
  type === 'content' && senses.every(({ strength }) => strength === 'weak')

const MOST_ADJECTIVES = 2
const ADJECTIVE = /(?:ed|ic|al|ive|ous|less|free|able|ary|[ai]an|ese|ish|[ -][a-z]{2,20}ing)$/i

/** "Motor Oil > Full Synthetic": before things in the plural or that are not counted. */
function isAdjective({ leaf, nearest, header, units }: Shape): boolean {
  const head = lastOf(nearest)
  if (nearest !== header || isCategory(nearest) || units.some(saysWho)) return false
  if (leaf.includes(',') || wordsOf(leaf).length > MOST_ADJECTIVES) return false
  return ADJECTIVE.test(leaf) && !isPeople(nearest) && (isPlural(head) || isCounted(canonicalWord(head)) === false)
}
