import { WORDS } from '../compiled/words'
import { unaccent } from '../text/tokens'

/**
 * The category files list under a brand whatever leads to it: nicknames, products, companies. For duplicates only a
 * mere spelling of the same name counts: "VW" is Volkswagen, but "iPhone 16" and "Castrol Edge" say more than the brand.
 */
export function isSpellingOf(alias: string, name: string): boolean {
  const aliasWords = plainWords(alias)
  const nameWords = plainWords(name)
  const [short, long] = [aliasWords.join(''), nameWords.join('')].sort((a, b) => a.length - b.length) as [
    string,
    string,
  ]
  if (digitsOf(short) !== digitsOf(long)) return false
  if (short === long || NICKNAMES.get(aliasWords.join('')) === nameWords.join('')) return true
  if (aliasWords.every((word) => nameWords.includes(word))) return true
  if (nameWords.every((word) => aliasWords.includes(word))) {
    return aliasWords.every((word) => nameWords.includes(word) || COMPANY_WORDS.has(word))
  }
  if (short.length >= 4 && long.includes(short)) return aliasWords.length <= nameWords.length
  if (aliasWords.some((word) => nameWords.includes(word))) return false
  return isAbbreviation(short, long) || (short.length >= 6 && isMisspelling(short, long))
}

const plainWords = (text: string): string[] =>
  unaccent(text)
    .replace(/['’]/g, '')
    .split(SEPARATORS)
    .filter((word) => word !== '' && word !== 'the' && word !== 'and')

const SEPARATORS = /[^\p{L}\p{N}]+/u

const digitsOf = (text: string): string => text.replace(/\D+/g, '')

/** Words that a company's full name adds to its brand. */
const COMPANY_WORDS = new Set(WORDS['company-names'].addedToBrands)

const NICKNAMES = new Map(Object.entries(WORDS['company-names'].nicknames))

/** "vw" in "volkswagen", "amex" in "american express": the letters in order, beginning alike. */
function isAbbreviation(short: string, long: string): boolean {
  if (short.length < 2 || short[0] !== long[0]) return false
  let at = 0
  for (const letter of long) if (letter === short[at]) at++
  return at === short.length
}

/** At most two letters wrong, missing or too many. */
function isMisspelling(short: string, long: string): boolean {
  if (long.length - short.length > 2) return false
  let row = Array.from({ length: long.length + 1 }, (_, at) => at)
  for (let i = 1; i <= short.length; i++) {
    const next = [i]
    for (let j = 1; j <= long.length; j++) {
      const swap = row[j - 1]! + (short[i - 1] === long[j - 1] ? 0 : 1)
      next.push(Math.min(swap, row[j]! + 1, next[j - 1]! + 1))
    }
    row = next
  }
  return row[long.length]! <= 2
}
