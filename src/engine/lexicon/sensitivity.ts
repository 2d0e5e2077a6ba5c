import { WORDS } from '../compiled/words'

/** The rule is the list of the taxonomy; the highest level that a name's own words reach wins. */
export const SENSITIVITY_RULES = WORDS.sensitivity.rules
export type SensitivityRule = (typeof SENSITIVITY_RULES)[number]

/** Children as the audience: the name is about them and nothing is bought for them. */
export const CHILDREN_WORDS = WORDS.sensitivity.children
