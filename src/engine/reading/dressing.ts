import { isJoinedProvider, isLabel, isRegion, isSystemCode, isWellKnown } from '../lexicon/seller-words'
import { camelCaseWords } from '../text/camel-case'

/** What a name out of a seller's system says, and who sells it. */
export type Undressed = { name: string; provider: string | null }

const LONGEST_PROVIDER = 3
const IN_MARKET = /^(?:im|in[- ]?market)$/i
const FLAG = /^(?:[ynt]|yes|no|true|false|flag|ind|indicator|lookalikes?|lal|modeled|v\d{1,2})$/i

/** "Bombora_Topic_HRIS", "PolkAuto_OIM_Truck_FullSize_0-90d": parts joined by underscores, words of a part by capitals. */
export function undressed(raw: string): Undressed {
  const parts = raw.split('_').filter((part) => part.trim() !== '')
  if (parts.length < 2) return { name: raw, provider: null }
  const sold = providerParts(parts)
  const provider = sold > 0 ? parts.slice(0, sold).join(' ') : null
  const rest = withoutFlags(parts.slice(sold))
  const named = provider === null ? withoutCodes(rest) : withoutLead(rest)
  return { name: joinedFigures(named.map(spaced).join(' ')), provider }
}

/** How many of the first parts name the seller. A seller that is a brand as well must look like one: "visa_gift_cards" is a topic. */
function providerParts(parts: readonly string[]): number {
  let count = 0
  for (let length = providerAt(parts, 0); length > 0; length = providerAt(parts, count)) count += length
  if (count === 0 || count === parts.length) return 0
  const known = parts.slice(0, count)
  if (!isWellKnown(known.join(' '))) return count
  return parts.some((part) => part.includes(' ')) || parts.slice(count).some(isWrittenBySystem) ? count : 0
}

const isWrittenBySystem = (part: string): boolean =>
  isSystemCode(part) || isLabel(part) || FLAG.test(part) || spaced(part) !== part

function providerAt(parts: readonly string[], at: number): number {
  for (let length = Math.min(LONGEST_PROVIDER, parts.length - at); length > 0; length--) {
    const words = parts.slice(at, at + length).join(' ')
    if (isJoinedProvider(words) && !IN_MARKET.test(words)) return length
  }
  return 0
}

function withoutFlags(parts: readonly string[]): string[] {
  const end = parts.findLastIndex((part) => !FLAG.test(part.trim()))
  return end < 1 ? [...parts] : parts.slice(0, end + 1)
}

function withoutLead(parts: readonly string[]): string[] {
  const start = parts.findIndex((part) => !isLabel(part) && !isSystemCode(part) && !isRegion(part))
  return start < 0 ? [...parts] : parts.slice(start)
}

/** "PUR_Cereal", "Dem_F_35_44": codes before what they sort. */
function withoutCodes(parts: readonly string[]): string[] {
  if (!/^[A-Z]/.test(parts[0]!)) return [...parts]
  const start = parts.findIndex((part) => !isSystemCode(part) || IN_MARKET.test(part))
  return start < 0 ? [...parts] : parts.slice(start)
}

/** "F 35 44" is an age. */
const joinedFigures = (name: string): string => name.replace(/\b(\d\d) (\d\d)\b/, '$1-$2')

function spaced(part: string): string {
  const words = part.replace(/[A-Za-z]+/g, (word) => camelCaseWords(word)?.join(' ') ?? word)
  return IN_MARKET.test(words.trim()) ? 'In-Market' : words
}
