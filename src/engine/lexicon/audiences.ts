import { WORDS } from '../compiled/words'
import type { AudienceType } from '../taxonomy/vocabulary'

/** Words that say who the people are or how near they are to buying. They are no part of the topic itself. */
export type AudienceRule = (typeof WORDS.audiences)[number]

/** Where two rules match, the one listed first wins. */
export const AUDIENCE_RULES = WORDS.audiences

/** Of each audience type the first rule, which says most. */
export const FIRST_RULES: ReadonlyMap<AudienceType, AudienceRule> = new Map(
  AUDIENCE_RULES.toReversed().map((rule) => [rule.audience, rule]),
)
