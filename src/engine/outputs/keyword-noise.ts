import { WORDS } from '../compiled/words'
import { FUNCTION_WORDS, PREPOSITIONS } from '../lexicon/grammar'
import { isMark } from '../lexicon/leaf-marks'
import { isMarket } from '../lexicon/seller-words'
import { isAttributeLabel } from './description/attribute-labels'

const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)'

/** What by itself finds nobody. */
const BARE: readonly RegExp[] = [
  // "$20k-$30k", "2 or more", "5+ years", "$5,000+ next 12 months"
  /^(?:(?:under|over|less than|more than|up to) )?[$€£]?\d[\d.,kmb%$€£–+-]*(?: to [$€£]?\d[\d.,kmb]*)?(?: (?:or more|plus|years?|yrs?|months?|days?|weeks?|acres?|employees|gifts?|visits?))?(?: (?:last|past|next) \d+ \w+)?$/,
  // "yr", "past 12 mo"
  /^(?:yrs?|mos?|wks?|hh|n\/a|yes|no|y|n)$/,
  /^(?:last|past|next) \d+ [a-z]+$/,
  new RegExp(`^${MONTH}(?:[-– ]${MONTH})?$`),
  // "2g" is a connection, "digital" and "high" only say how much or which way
  /^(?:digital|hardcore|high|low|medium|very high|very low|platinum|gold|silver|bronze|premium|standard)$/,
  // "lookalike 5"
  /^(?:lookalike|lal|decile|ventile|tier|seg|segment|cluster|flag|score)s? ?[a-z]?\d+%?$/,
]

const VAGUE = new Set([...WORDS.keywords.vague, ...FUNCTION_WORDS, ...PREPOSITIONS])

/** A word that finds anybody, or a piece of words with strokes: "class", "her", "seeds/corn". */
export const isVague = (text: string): boolean => VAGUE.has(text) || (!text.includes(' ') && text.includes('/'))

/** Signs of a system, or a bracket that was cut. */
const WRITTEN_BY_SYSTEM = /[=]|\/\/|: |^[-–—:,/] /

const isCut = (text: string): boolean => text.includes('(') !== text.includes(')')

/** A label, a bare value, a mark or a name as a system writes it. */
export const isKeywordNoise = (text: string): boolean =>
  WRITTEN_BY_SYSTEM.test(text) ||
  isCut(text) ||
  BARE.some((pattern) => pattern.test(text)) ||
  isMark(text) ||
  isMarket(text.toUpperCase()) ||
  isAttributeLabel(text)
