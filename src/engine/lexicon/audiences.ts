import { WORDS } from '../compiled/words'

/** Words that say who the people are or how near they are to buying. They are no part of the topic itself. */
export type AudienceRule = (typeof WORDS.audiences)[number]

/** Where two rules match, the one listed first wins. */
export const AUDIENCE_RULES = WORDS.audiences
