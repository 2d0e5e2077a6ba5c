import { FIRST_RULES } from '../lexicon/audiences'
import { folded } from '../lexicon/seller-words'
import { SEPARATOR } from '../reading/path-signs'
import type { AudienceType } from '../taxonomy/vocabulary'
import type { Subject } from './subject'

/** What the header of a path says that people do with the brand or the thing below it. */
const BEHAVIORS: readonly (readonly [header: RegExp, audience: AudienceType])[] = [
  [/^(?:in market|inmarket|purchase intent|active shoppers|(?:\w+ )?intenders)$/, 'In-Market Shoppers'],
  [
    /^(?:owners|(?:current|vehicle|auto|automotive|car|truck|motorcycle|boat|device|product) (?:owners|ownership))$/,
    'Owners',
  ],
  [/^(?:brand |category )?loyalists$/, 'Brand Loyalists'],
]

/** Whoever was there is a customer of a brand; of a beach or a station nobody is. */
const VISITS =
  /^(?:visited|visits|visitors|visitation|foot traffic|footfall|seen at .+|(?!web|site|page|online)\w+ (?:visits|visitors|visitation))$/

const audienceOf = (header: string, isBrand: boolean): AudienceType | undefined =>
  BEHAVIORS.find(([pattern]) => pattern.test(header))?.[1] ??
  (isBrand && VISITS.test(header) ? 'Past Purchasers' : undefined)

/** The rule for people of whom a header of the path says what they do: "Auto > In-Market > SUV > Toyota Highlander". */
export function headerAudience(name: string, isBrand: boolean): Subject['spoken'] {
  if (!SEPARATOR.test(name)) return null
  const headers = name.split(SEPARATOR).slice(0, -1)
  for (const header of headers.reverse()) {
    const audience = audienceOf(folded(header), isBrand)
    if (audience !== undefined) return { rule: FIRST_RULES.get(audience)!, words: header.trim() }
  }
  return null
}
