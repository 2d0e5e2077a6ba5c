import { classify } from '../classify'
import type { Hints } from '../filing'
import { LEXICON } from '../lexicon'
import { unitsOf } from '../reading/units'
import { writtenWords } from '../reading/written-words'
import type { AudienceType, SegmentType } from '../taxonomy/vocabulary'
import { type DraftName, isPeople, isPlace, withPeople, withSingularEnd } from './refine-name'

/** A topic as it is being refined: its name in parts, and what the caller asked for beside it. */
export type Draft = { name: DraftName; hints: Hints }

/**
 * `edit` gets the words that the pattern caught; null if they say something else after all. `isFramed`: the pattern says
 * nothing of the words around, as `withoutFrame` takes them off.
 */
export type RefineRule = { pattern: RegExp; isFramed?: boolean; edit: (draft: Draft, words: string) => Draft | null }

const withName = (draft: Draft, changed: Partial<DraftName>): Draft => ({
  ...draft,
  name: { ...draft.name, ...changed },
})
const withHints = (draft: Draft, hints: Hints): Draft => ({ ...draft, hints: { ...draft.hints, ...hints } })

/** What may stand before the words that count, and after them: "make it … instead". */
const LEADS = new Set(
  'make turn switch change limit restrict narrow filter focus it this that them to into on for down be only just more use show target the'.split(
    ' ',
  ),
)
const TAILS = new Set('instead only please too audience version'.split(' '))

/** A text without the words that say no more than that something is to change. */
export function withoutFrame(said: string): string {
  const words = said.split(' ')
  const isIn = (set: ReadonlySet<string>, word: string | undefined) => word !== undefined && set.has(word.toLowerCase())
  while (words.length > 1 && isIn(LEADS, words[0])) words.shift()
  while (words.length > 1 && isIn(TAILS, words.at(-1))) words.pop()
  return words.join(' ')
}

const rule = (words: readonly string[], edit: RefineRule['edit']): RefineRule => ({
  isFramed: true,
  pattern: new RegExp(`^(${words.join('|')})$`, 'i'),
  edit,
})

const SEGMENT_WORDS: readonly [SegmentType, ...string[]][] = [
  ['B2B', 'b2b', 'business(?:es)?', 'compan(?:y|ies)', 'business (?:buyers|customers)'],
  ['B2C', 'b2c', 'consumers?', 'private (?:people|persons|buyers)'],
  ['B2B2C', 'b2b2c', 'both', '(?:both )?consumers and businesses', '(?:both )?businesses and consumers'],
  ['B2E', 'b2e', '(?:our |their |company )?employees'],
  ['B2G', 'b2g', 'governments?', 'public sector', 'government agencies'],
]

const WHO = '(?:people |those |consumers )?(?:who )?(?:are )?'

type AudienceWords = { audience: AudienceType; people: string; segment?: SegmentType; words: readonly string[] }

const AUDIENCE_WORDS: readonly AudienceWords[] = [
  {
    audience: 'Decision Makers',
    people: 'Decision Makers',
    segment: 'B2B',
    words: ['(?:it |business |purchase )?decision[- ]makers'],
  },
  {
    audience: 'Owners',
    people: 'Owners',
    words: [
      '(?:current |existing )?owners',
      '(?:current|existing) (?:customers|users)',
      `${WHO}(?:already )?(?:own|have) (?:one|them|it|some)`,
    ],
  },
  {
    audience: 'Past Purchasers',
    people: 'Past Purchasers',
    words: [
      '(?:past|previous|former|recent) (?:buyers|purchasers|customers)',
      `${WHO}(?:already |have )?(?:bought|purchased)(?: (?:one|them|it))?(?: before)?`,
    ],
  },
  {
    audience: 'In-Market Shoppers',
    people: 'Shoppers',
    words: [
      'shoppers|buyers|intenders',
      'in[- ]market(?: (?:shoppers|buyers))?',
      `${WHO}(?:ready to buy|looking to buy|shopping for (?:one|them|it))`,
    ],
  },
  {
    audience: 'Researchers',
    people: 'Researchers',
    words: ['researchers', `${WHO}(?:still )?(?:researching|comparing)(?: (?:them|it|options))?`],
  },
  {
    audience: 'Enthusiasts',
    people: 'Enthusiasts',
    words: ['enthusiasts|hobbyists|lovers', `${WHO}(?:love|like|enjoy) (?:it|them|that)`],
  },
  { audience: 'Fans & Followers', people: 'Fans', words: ['fans|followers|fans and followers'] },
  {
    audience: 'Brand Loyalists',
    people: 'Loyalists',
    words: ['(?:brand )?loyalists', 'loyal (?:customers|buyers|users)'],
  },
  {
    audience: 'Professionals',
    people: 'Professionals',
    segment: 'B2B',
    words: ['professionals|experts', `${WHO}work (?:in|with) (?:it|that|them|the field)`],
  },
  { audience: 'Entrepreneurs', people: 'Entrepreneurs', segment: 'B2B', words: ['entrepreneurs|founders'] },
  { audience: 'Event Attendees', people: 'Attendees', words: ['attendees|visitors'] },
  { audience: 'Students & Learners', people: 'Students', words: ['students|learners|beginners'] },
]

function audienceRule({ audience, people, segment, words }: AudienceWords): RefineRule {
  const hints: Hints = segment ? { audience_type: audience, segment_type: segment } : { audience_type: audience }
  return rule(words, (draft) => withHints(withName(draft, { core: withPeople(draft.name.core, people) }), hints))
}

/** Before people it is what they are ("Female Runners"), after a thing it says whom it is for ("Shoes for Women"). */
type QualityWords = { kind: 'gender' | 'income' | 'status'; before: string; after: string; words: readonly string[] }

const QUALITY_WORDS: readonly QualityWords[] = [
  {
    kind: 'gender',
    before: 'Female',
    after: 'for Women',
    words: ['wom[ae]n|females?|ladies', 'female (?:shoppers|buyers)'],
  },
  { kind: 'gender', before: 'Male', after: 'for Men', words: ['m[ae]n|males?|guys', 'male (?:shoppers|buyers)'] },
  {
    kind: 'income',
    before: 'High Income',
    after: 'for High Income Households',
    words: ['(?:high(?:er)?[- ]income|affluent|wealthy|rich)(?: (?:households|people|families|earners))?'],
  },
  {
    kind: 'income',
    before: 'Low Income',
    after: 'for Low Income Households',
    words: ['low(?:er)?[- ]income(?: (?:households|people|families))?'],
  },
  { kind: 'status', before: 'Married', after: 'for Married Couples', words: ['married(?: (?:people|couples))?'] },
  { kind: 'status', before: 'Single', after: 'for Single People', words: ['singles|single people'] },
]

function qualityRule({ kind, before, after, words }: QualityWords): RefineRule {
  const others = QUALITY_WORDS.filter((quality) => quality.kind === kind)
  return rule(words, (draft) => {
    const { core, qualities, additions } = draft.name
    if (isPeople(core)) {
      const kept = qualities.filter((known) => !others.some((other) => other.before === known))
      return withName(draft, { qualities: [...kept, before] })
    }
    return withName(draft, {
      additions: [...additions.filter((known) => !others.some((other) => other.after === known)), after],
    })
  })
}

const AGED = '(?:people )?(?:aged? |ages |between )?'
const YOUNGER = '18-34'
const OLDER = '55+'
const firstAge = (said: string): string => /\d\d/.exec(said)?.[0] ?? ''

const AGE_RULES: readonly [words: string, ageOf: (said: string) => string][] = [
  ['(?:a )?young(?:er)?(?: (?:people|adults|shoppers|buyers))?', () => YOUNGER],
  ['(?:an )?older(?: (?:people|adults|shoppers|buyers))?|seniors', () => OLDER],
  [`${AGED}[1-9]\\d ?(?:-|–|to|and) ?[1-9]\\d(?: years?(?: olds?)?)?`, (said) => said.match(/\d\d/g)!.join('-')],
  [`${AGED}[1-9]\\d(?:\\+| and (?:over|older|up)| or older)`, (said) => `${firstAge(said)}+`],
  [`${AGED}(?:over|above|older than) [1-9]\\d`, (said) => `${firstAge(said)}+`],
  [`${AGED}(?:under|below|younger than) [1-9]\\d`, (said) => `Under ${firstAge(said)}`],
]

const COMPANY_SIZES: readonly [size: string, ...words: string[]][] = [
  [
    'Enterprise',
    '(?:large )?enterprises?(?: (?:companies|businesses|customers))?',
    '(?:large|big) (?:companies|businesses)',
  ],
  ['Small', 'small business(?:es)?', 'smbs?|smes?', 'small companies'],
  ['Mid-Market', 'mid[- ]?market(?: (?:companies|businesses))?', 'mid[- ]?sized? (?:companies|businesses)'],
  ['Startup', 'start-?ups'],
]

const sizeRule = ([size, ...words]: readonly [string, ...string[]]): RefineRule =>
  rule(words, (draft) => {
    const { core, additions } = draft.name
    const phrase = `${isPeople(core) ? 'at' : 'for'} ${size} Companies`
    return withHints(withName(draft, { additions: [...additions, phrase] }), { segment_type: 'B2B' })
  })

/** The first rule that fits a text decides. */
export const RULES: readonly RefineRule[] = [
  ...SEGMENT_WORDS.map(([segment, ...words]) => rule(words, (draft) => withHints(draft, { segment_type: segment }))),
  ...AUDIENCE_WORDS.map(audienceRule),
  ...QUALITY_WORDS.map(qualityRule),
  ...AGE_RULES.map(([words, ageOf]) => rule([words], (draft, said) => withName(draft, { age: ageOf(said) }))),
  ...COMPANY_SIZES.map(sizeRule),
  {
    pattern: /^(?:instead of|replace|swap) [^,]+(?:,| with| by| for) (.+)$/i,
    edit: (draft, words) => placed(draft, words) ?? replaced(draft, words),
  },
  {
    pattern:
      /^(?:without|no|not|exclude|excluding|except(?: for)?|remove|drop|leave out|take out)(?: the| any)? (.+)$/i,
    edit: (draft, words) => excluded(draft, words.replace(/ ones$/i, '')),
  },
  { pattern: /^(?:also )?(?:add|include|including|plus|also|extend (?:it )?to)(?: the| in)? (.+)$/i, edit: added },
  {
    pattern:
      /^(?:(?:limit|restrict|narrow|switch|make)(?: it)?(?: to| for)? |people |only |just |living |based |located )*(?:(?:in|from|within|across) )?(?:the )?(.+)$/i,
    edit: (draft, words) => placed(draft, words.replace(/ (?:only|instead)$/i, '')),
  },
  { pattern: /^(?:what|how) about (?:the |only |just )?(.+)$/i, edit: replaced },
  { pattern: /^(?:make it )?more (?:specific|precise)(?::|,| -| –)? (.+)$/i, edit: narrowed },
  { pattern: /^(?:only|just|make (?:it|them)|limit (?:it )?to)(?: the)? (.+)$/i, edit: narrowed },
  { pattern: /^(?:the )?(.+ (?:ones?|only|instead))$/i, edit: narrowed },
]

/** For what no rule and no part of the text explains: "for dentists", "with kids". */
export const ADDITION: RefineRule = {
  pattern: /^(?:only |just )?((?:for|with|at|who|that|near) .+)$/i,
  edit: (draft, words) => withName(draft, { additions: [...draft.name.additions, words] }),
}

function placed(draft: Draft, words: string): Draft | null {
  return isPlace(words) ? withName(draft, { place: words.replace(/^the /i, '') }) : null
}

/** A word of the name is taken out; what the name does not have is said to be meant not. */
function excluded(draft: Draft, words: string): Draft {
  const { core, place, exclusions, qualities } = draft.name
  const [first = '', ...rest] = words.split(/[,;] (?:but )?/)
  const instead = rest.join(', ')
  if (instead !== '' && isPlace(instead)) return withName(draft, { place: instead })
  const isSaid = (text: string) => text.toLowerCase() === words.toLowerCase()
  if (isSaid(place)) return withName(draft, { place: '' })
  if (qualities.some(isSaid)) return withName(draft, { qualities: qualities.filter((quality) => !isSaid(quality)) })
  const kept = core.split(' ').filter((word) => word.toLowerCase() !== first.toLowerCase())
  const isInside = kept.length > 0 && kept.join(' ') !== core
  return withName(draft, isInside ? { core: kept.join(' ') } : { exclusions: [...exclusions, words] })
}

function added(draft: Draft, words: string): Draft {
  const { place, additions } = draft.name
  if (isPlace(words)) return withName(draft, { place: place === '' ? words : `${place} and ${words}` })
  return withName(draft, { additions: [...additions, `and ${words}`] })
}

const MOST_WORDS = 3

/** "electric ones": a word before what the name is about. */
function narrowed(draft: Draft, words: string): Draft | null {
  const { core } = draft.name
  const kind = words.replace(/(?<! (?:ones?|only|instead))(?: (?:ones?|only|instead))+$/i, '')
  const isKind = kind.split(' ').length <= MOST_WORDS && !core.toLowerCase().includes(kind.toLowerCase())
  return isKind ? withName(draft, { core: `${kind} ${core}` }) : null
}

/** "what about hybrids?": another kind of the same thing, or another thing of the same category for the same people. */
function replaced(draft: Draft, words: string): Draft | null {
  const { core } = draft.name
  const kind = withSingularEnd(words)
  const rest = core.includes(' ') ? core.slice(core.indexOf(' ') + 1) : core
  if (isPhrase(kind, rest)) return withName(draft, { core: `${kind} ${rest}` })
  if (classify(words).parent_category !== classify(core).parent_category) return null
  return withName(draft, { core: isPeople(core) ? withPeople(words, core.slice(core.lastIndexOf(' ') + 1)) : words })
}

/** The lists know the two together: "hybrid SUV". */
function isPhrase(kind: string, rest: string): boolean {
  const name = `${kind} ${rest}`
  const units = unitsOf(name, writtenWords(name, LEXICON))
  return units.some(({ start, length, senses }) => start === 0 && length > kind.split(' ').length && senses.length > 0)
}
