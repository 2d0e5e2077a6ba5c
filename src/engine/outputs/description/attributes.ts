import { isBrandName } from '../../lexicon/brands'
import { type Found, valueAtEnd } from './matrix-values'

/** Who the people are beside what they want: what lists of ages, incomes, company sizes and the like add to a name. */
export type Attributes = {
  /** "women"; empty if the name does not say. */
  gender: string
  /** Before the people: "married". */
  adjectives: readonly string[]
  /** After the people: "aged 25 to 34". */
  phrases: readonly string[]
  /** Instead of people as such: "homeowners"; empty if the name does not say. */
  group: string
}

type AttributeRule = { lastWords: readonly string[]; pattern: RegExp; found: (match: RegExpExecArray) => Found }

const AMOUNT = String.raw`\$?\d[\d,.]{0,12}[KMBkmb]?`
const RANGE = String.raw`(?<least>under |over |less than |more than )?(?<from>${AMOUNT})(?:(?: ?[-–] ?| to )(?<to>${AMOUNT}))?(?<more>\+)?`

/** "25 to 34", "65 or more", "under $25,000". */
function rangeOf({ groups = {} }: RegExpExecArray, more: string): string {
  const { least = '', from = '', to, more: open } = groups
  if (to !== undefined) return `${withUnit(from, to)} to ${withCurrency(to, from)}`
  return open === undefined ? `${least.toLowerCase()}${from}` : `${from} ${more}`
}

/** Of "$50-75K" both are thousands. */
function withUnit(from: string, to: string): string {
  const unit = /[KMB]$/i.exec(to)?.[0]
  return unit !== undefined && /\d$/.test(from) && Number.parseFloat(from.replace('$', '')) < Number.parseFloat(to)
    ? from + unit
    : from
}

const withCurrency = (to: string, from: string): string => (from.startsWith('$') && !to.startsWith('$') ? `$${to}` : to)

const worth = (match: RegExpExecArray): string => {
  const range = rangeOf(match, 'or more')
  return /^(?:under|over|less|more) /.test(range) ? range : `of ${range}`
}

const rule = (lastWords: string, pattern: string, found: AttributeRule['found']): AttributeRule => ({
  lastWords: lastWords.split(' '),
  pattern: new RegExp(`(?:^|(?<![\\s,(-])[\\s,(-]+)${pattern}\\)?$`, 'i'),
  found,
})
const phrase = (text: string): Found => ({ phrase: text })

/** The last word of what ends with a figure: "65+", "$50K". */
const FIGURE = ''

/** What a name may end with, each tried until none fits. The longer forms come first. */
const AT_END: readonly AttributeRule[] = [
  rule(FIGURE, `(?:with )?children ${RANGE}`, (match) => phrase(`with children ${ageOf(match)}`)),
  rule('income hhi', `${RANGE} (?:household income|hhi|income)`, (match) =>
    phrase(`with a household income ${worth(match)}`),
  ),
  rule(FIGURE, `(?:household income|hhi|income):? ${RANGE}`, (match) =>
    phrase(`with a household income ${worth(match)}`),
  ),
  rule('worth', `${RANGE} net worth`, (match) => phrase(`with a net worth ${worth(match)}`)),
  rule(FIGURE, `net worth:? ${RANGE}`, (match) => phrase(`with a net worth ${worth(match)}`)),
  rule('value', `${RANGE} home value`, (match) => phrase(`with a home value ${worth(match)}`)),
  rule(FIGURE, `home value:? ${RANGE}`, (match) => phrase(`with a home value ${worth(match)}`)),
  rule('revenue', `${RANGE} revenue`, (match) => phrase(`at companies with a revenue ${worth(match)}`)),
  rule('employees', `${RANGE} employees`, (match) =>
    phrase(`at companies with ${rangeOf(match, 'or more')} employees`),
  ),
  rule('home', `${RANGE} years? in home`, (match) => phrase(`living in their home for ${yearsOf(match)}`)),
  rule('household', String.raw`(?<size>\d\+?)[- ]person household`, ({ groups }) =>
    phrase(`in ${groups!.size}-person households`),
  ),
  rule('household', 'no children in household', () => phrase('without children at home')),
  rule('home', 'adult children at home', () => phrase('with adult children at home')),
  rule('partner', 'living with partner', () => phrase('living with a partner')),
  rule(
    `${FIGURE} year years yr yrs old olds`,
    String.raw`(?:(?:ages?|aged):? )?(?<from>[1-9]\d)(?: ?[-–] ?| to )(?<to>[1-9]\d)(?: (?:years?|yrs?)(?: olds?)?)?`,
    (match) => phrase(ageOf(match)),
  ),
  rule(FIGURE, String.raw`(?<code>[AFMPW])(?<from>[1-7]\d)(?:[-–](?<to>[1-9]\d)|(?<more>\+))`, (match) => ({
    ...phrase(ageOf(match)),
    ...genderOfCode(match.groups!.code!),
  })),
  rule(
    FIGURE,
    String.raw`(?<=\b(?:kids|children|boys|girls|toddlers|teens) )(?<from>\d{1,2})(?: ?[-–] ?| to )(?<to>\d{1,2})`,
    (match) => phrase(ageOf(match)),
  ),
  rule(FIGURE, String.raw`(?:(?:ages?|aged):? )?(?<from>[1-9]\d)(?<more>\+)`, (match) => phrase(ageOf(match))),
  rule(FIGURE, String.raw`(?:ages?|aged):? (?<least>under |over )?(?<from>[1-9]\d)`, (match) => phrase(ageOf(match))),
  rule(FIGURE, String.raw`(?<=s (?:men|women|adults) )(?<least>under |over )(?<from>[1-9]\d)s?`, (match) =>
    phrase(ageOf(match)),
  ),
  rule('male males female females', '(?<gender>males?|females?)', ({ groups }) => ({
    gender: genderOf(groups!.gender!),
  })),
  // "Spa Resort Guests, Women".
  rule('women men', '(?<=s, )(?<gender>women|men)', ({ groups }) => ({ gender: groups!.gender!.toLowerCase() })),
  rule('married divorced widowed separated', '(?<status>married|divorced|widowed|separated)', ({ groups }) => ({
    adjective: groups!.status!.toLowerCase(),
  })),
]

/** The rules for each last word: nearly all names have one of which no rule is. */
const RULES_BY_LAST_WORD = new Map<string, AttributeRule[]>()
for (const rule of AT_END) {
  for (const word of rule.lastWords) RULES_BY_LAST_WORD.set(word, [...(RULES_BY_LAST_WORD.get(word) ?? []), rule])
}

const LAST_WORD = /(?<![a-z])([a-z]{2,})\)?$/i

const AT_START: readonly RegExp[] = [
  /^(?:(?:ages?|aged):? )?(?<from>[1-9]\d)(?:(?: ?[-–] ?| to )(?<to>[1-9]\d)|(?<more>\+))(?: year olds?)?(?=[\s,])/i,
  /^(?<gender>males?|females?) (?=[1-9]\d)/i,
  /^(?<gender>[FMW]) ?(?=[1-9]\d(?:[-–]\d|\+))/,
  /^[AP](?<from>[1-7]\d)(?:[-–](?<to>[1-9]\d)|(?<more>\+))(?=[\s,])/,
]

function ageOf(match: RegExpExecArray): string {
  const range = rangeOf(match, 'and older')
  return /^(?:under|over) /.test(range) ? range : `aged ${range}`
}

const yearsOf = (match: RegExpExecArray): string =>
  rangeOf(match, 'or more').replace(/^under 1$/, 'less than 1') +
  (match.groups!.from === '1' && match.groups!.to === undefined ? ' year' : ' years')

/** "F25-54" and "W25-54" are women. */
const genderOf = (word: string): string => (/^[fw]/i.test(word) ? 'women' : 'men')

/** "A18-49" and "P18-34" are anybody. */
const genderOfCode = (code: string): Found => (/[ap]/i.test(code) ? {} : { gender: genderOf(code) })

export const NO_ATTRIBUTES: Attributes = { gender: '', adjectives: [], phrases: [], group: '' }
const MAY_HAVE_ATTRIBUTES = /\d|male|s, (?:wo)?men$|married|divorced|widowed|separated|partner|children|household/i

/** The name without what it says of the people, and that. The name is empty if it says nothing else. */
export function withoutAttributes(name: string): { rest: string; attributes: Attributes } {
  const value = valueAtEnd(name)
  if (value === null && !MAY_HAVE_ATTRIBUTES.test(name)) return { rest: name, attributes: NO_ATTRIBUTES }
  const found: Found[] = value === null ? [] : [value.found]
  let rest = value?.rest ?? name
  for (let match = firstAtStart(rest); match !== null; match = firstAtStart(rest)) {
    found.push(match.groups!.gender === undefined ? phrase(ageOf(match)) : { gender: genderOf(match.groups!.gender) })
    rest = rest.slice(match[0].length).replace(/^[\s,]+/, '')
  }
  for (let match = firstAtEnd(rest); match !== null; match = firstAtEnd(rest)) {
    found.unshift(match.found)
    rest = match.rest
  }
  const people = found.length > 0 ? PEOPLE_AFTER_THING.exec(rest) : null
  if (people !== null) {
    found.push({ gender: people[1]!.toLowerCase() })
    rest = rest.slice(0, people.index)
  }
  return { rest: withoutOpenBracket(rest), attributes: attributesOf(found) }
}

/** "Subscribers (adult", of which "18+)" was taken. */
const withoutOpenBracket = (name: string): string =>
  name.lastIndexOf('(') > name.lastIndexOf(')') ? name.slice(0, name.lastIndexOf('(')).trimEnd() : name

/** "Hiking Boots Women 25-34", "Skincare - Women 45+"; "Young Women 25-34" are one thing. */
const PEOPLE_AFTER_THING = /(?:(?<=[^s]s) | [-–—] )(men|women)$/i

const firstAtStart = (name: string): RegExpExecArray | null =>
  AT_START.reduce<RegExpExecArray | null>((found, pattern) => found ?? pattern.exec(name), null)

function firstAtEnd(name: string): { rest: string; found: Found } | null {
  const lastWord = LAST_WORD.exec(name)?.[1]?.toLowerCase() ?? FIGURE
  for (const { pattern, found } of RULES_BY_LAST_WORD.get(lastWord) ?? []) {
    const match = pattern.exec(name)
    if (match === null) continue
    const rest = name.slice(0, match.index)
    const attribute = found(match)
    const isPartOfName = (attribute.phrase === undefined ? LEADS_ON : OWNING).test(rest)
    const isCount = attribute.phrase?.startsWith('aged') === true && isCounted(rest, match)
    if (!isPartOfName && !isCount) return { rest, found: attribute }
  }
  return null
}

/** "Recently Married", "for Males": the last word belongs to what stands before it. */
const LEADS_ON = /(?:^|\s)(?:recently|newly|just|never|not|getting|currently|and|or|for|of|by|is|are)$/i

const COUNTED =
  /(?:^|[\s(])(?:score|surge|index|size|level|version|grade|rating|spf|tier|top|os|ios|android|windows|macos|residence)$/i
const ADULT = 18

/** "Surge 70+", "Android 13+": a figure that says how much or which one. Nobody of age 13 is said of a product. */
function isCounted(rest: string, { groups = {} }: RegExpExecArray): boolean {
  if (COUNTED.test(rest)) return true
  return (
    Number(groups.from) < ADULT &&
    groups.to === undefined &&
    isBrandName(rest.slice(rest.lastIndexOf(' ') + 1).toLowerCase())
  )
}

/** "Companies with 50-200 employees" are one thing. */
const OWNING = /\s(?:with|having)$/i

/** Of several genders or groups the first is meant. */
function attributesOf(found: readonly Found[]): Attributes {
  const attributes = { gender: '', adjectives: [] as string[], phrases: [] as string[], group: '' }
  for (const { gender, adjective, phrase, group } of found) {
    attributes.gender ||= gender ?? ''
    attributes.group ||= group ?? ''
    if (adjective !== undefined) attributes.adjectives.push(adjective)
    if (phrase !== undefined) attributes.phrases.push(phrase)
  }
  return attributes
}
