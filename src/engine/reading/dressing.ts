import { isListed, isMark } from '../lexicon/leaf-marks'
import {
  isCopyMark,
  isJoinedProvider,
  isLabel,
  isListPrefix,
  isMarket,
  isMarketCode,
  isPlatform,
  isRegion,
  isSystemCode,
  isWellKnown,
  isYear,
} from '../lexicon/seller-words'
import { camelCaseWords } from '../text/camel-case'
import { canonicalWords } from '../text/tokens'
import { isMarkOf } from './graded-leaf'
import { isPlaceName } from './place-name'

/** What a name out of a seller's system says, and who sells it. */
export type Undressed = { name: string; provider: string | null }

const LONGEST_NAME = 3
/** Fewer parts are rather two words than a list's name: "US_Bank", "interest_rates". */
const FEWEST_PARTS = 3
const IN_MARKET = /^(?:im|in[- ]?market)$/i
const FLAG = /^(?:[ynt]|yes|no|true|false|flag|ind|indicator|lookalikes?|lal|modeled|v\d{1,2})$/i
/** How near a lookalike is: "1pct". */
const SHARE = /^\d{1,2}(?:pct|percent|%)$/i
const LANGUAGE = /^[a-z]{2}$/
const NUMBER = /^\d{3,}$/
const FIGURES = /^\d+$/
const WINDOW = /^[lp]?\d{1,3}(?:d|days?|wks?|weeks?|mos?|months?)$/i

/** "Bombora_Topic_HRIS", "PolkAuto_OIM_Truck_FullSize_0-90d": parts joined by underscores, words of a part by capitals. */
export function undressed(raw: string): Undressed {
  const parts = raw.split('_').filter((part) => part.trim() !== '')
  if (parts.length < 2) return { name: raw, provider: null }
  const { start, provider } = leadOf(parts)
  const named = withoutTail(parts.slice(start), parts.length)
  return { name: joinedFigures(named.map(spaced).join(' ')), provider }
}

/** What stands before the name, and the name without what stands behind it. */
export function partsOf(parts: readonly string[]): { lead: readonly string[]; named: readonly string[] } {
  const { start } = leadOf(parts)
  return { lead: parts.slice(0, start), named: withoutTail(parts.slice(start), parts.length) }
}

type Lead = { start: number; provider: string | null }

/** How many of the first parts say who sells the list, for which market and how it was made. */
function leadOf(parts: readonly string[]): Lead {
  let provider: string | null = null
  let start = 0
  while (start < parts.length - 1) {
    const sold = providerAt(parts, start)
    const length = sold || leadAt(parts, start, provider !== null)
    if (length === 0 || start + length >= parts.length) break
    if (sold > 0) provider = [provider, ...parts.slice(start, start + sold)].filter(Boolean).join(' ')
    start += length
  }
  return { start, provider }
}

/** A seller that is a brand as well must look like one: "visa_gift_cards" is a topic. */
function providerAt(parts: readonly string[], at: number): number {
  const length = lengthAt(parts, at, (words) => isJoinedProvider(words) && !IN_MARKET.test(words))
  if (length === 0 || !isWellKnown(parts.slice(at, at + length).join(' '))) return length
  const rest = parts.slice(at + length)
  return parts.some((part) => part.includes(' ')) || rest.some(isWrittenBySystem) ? length : 0
}

const isWrittenBySystem = (part: string): boolean =>
  isSystemCode(part) || isLabel(part) || FLAG.test(part) || spaced(part) !== part

/** How many parts from one on name something that the test knows by its words. */
function lengthAt(parts: readonly string[], at: number, isNamed: (words: string) => boolean): number {
  for (let length = Math.min(LONGEST_NAME, parts.length - at); length > 0; length--)
    if (isNamed(parts.slice(at, at + length).join(' '))) return length
  return 0
}

function leadAt(parts: readonly string[], at: number, isSold: boolean): number {
  const part = parts[at]!
  if (isSold && (isLabel(part) || isSystemCode(part) || isRegion(part))) return 1
  if (at > 0 && (SHARE.test(part) || NUMBER.test(part) || (LANGUAGE.test(part) && isMarketCode(part)))) return 1
  if (at > 0 && isCopyMark(part)) return 1
  if (isLocale(parts, at)) return 2
  const platform = platformAt(parts, at)
  if (platform > 0) return platform
  if (/^[A-Z]/.test(parts[0]!) && isSystemCode(part) && !IN_MARKET.test(part)) return 1
  if (at > 0 && /\d/.test(part) && isMark(part)) return 1
  const next = parts[at + 1]!
  if (isOneName(part, next)) return 0
  if (isMarket(part) || (isRegion(part) && isMarketCode(part) && parts.length >= FEWEST_PARTS))
    return isPlaceName(next) && !isMarket(next) ? 0 : 1
  return parts.length < FEWEST_PARTS && at === 0 ? 0 : prefixAt(parts, at)
}

/** "Google_Affinity_Foodies": a platform is a brand too, and counts only before a kind of list. */
function platformAt(parts: readonly string[], at: number): number {
  const length = lengthAt(parts, at, isPlatform)
  return length > 0 && (isInMarket(parts, at + length) || prefixAt(parts, at + length) > 0) ? length : 0
}

/** "lal", "Custom_Intent". People in the market for something are an audience: they stay. */
const prefixAt = (parts: readonly string[], at: number): number =>
  isInMarket(parts, at) ? 0 : lengthAt(parts, at, isListPrefix)

const isInMarket = (parts: readonly string[], at: number): boolean =>
  lengthAt(parts, at, (words) => IN_MARKET.test(words)) > 0

/** "de_DE", "it_IT". */
function isLocale(parts: readonly string[], at: number): boolean {
  const country = parts[at + 1]
  if (at > 0 || country === undefined || !/^[A-Z]{2}$/.test(country)) return false
  const language = parts[at]!
  return LANGUAGE.test(language) && (isMarketCode(country) || language === country.toLowerCase())
}

/** "US_Bank", "interest_rate", "sci_fi". */
export const isOneName = (part: string, next: string): boolean =>
  isListed(canonicalWords(`${part} ${next}`)) || isListed(canonicalWords(part + next))

/** Without flags, dates, versions, markets and scores behind the name. */
function withoutTail(parts: readonly string[], count: number): readonly string[] {
  let end = parts.length
  for (let length = tailBefore(parts, end, count); length > 0; length = tailBefore(parts, end, count)) end -= length
  return parts.slice(0, end)
}

function tailBefore(parts: readonly string[], end: number, count: number): number {
  for (let length = Math.min(LONGEST_NAME, end - 1); length > 0; length--)
    if (isTail(parts.slice(end - length, end), parts[end - length - 1]!, count)) return length
  return 0
}

function isTail(tail: readonly string[], before: string, count: number): boolean {
  const [first, ...others] = tail
  if (others.length === 0 && (FLAG.test(first!.trim()) || (WINDOW.test(first!) && !FIGURES.test(before)))) return true
  const isCode = others.length === 0 && count >= FEWEST_PARTS && isListCode(first!, before)
  if (isCode || isCopyMark(tail.join(' '))) return !isOneName(before, first!)
  return isMarkOf(tail.map(spaced).join(' '), spaced(before))
}

/** "2015_2019" are the years of a model. */
const isListCode = (part: string, before: string): boolean =>
  isMarketCode(part) || isListPrefix(part) || (isYear(part) && !isYear(before))

/** "F 35 44" is an age. */
const joinedFigures = (name: string): string => name.replace(/\b(\d\d) (\d\d)\b/, '$1-$2')

function spaced(part: string): string {
  const words = part.replace(/[A-Za-z]+/g, (word) => camelCaseWords(word)?.join(' ') ?? word)
  return IN_MARKET.test(words.trim()) ? 'In-Market' : words
}
