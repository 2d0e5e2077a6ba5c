import { type Token, tokenize } from './text'

const MOST_REMEMBERED = 100_000
const canonicals = new Map<string, string | null>()

/** The canonical form of a word that is one token wherever it stands; null for one that the tokenizer splits or joins. */
function canonicalOf(word: string): string | null {
  let canonical = canonicals.get(word)
  if (canonical === undefined) {
    const [token, ...more] = tokenize(word)
    canonical = token && more.length === 0 && token.text === word && !JOINING.test(word) ? token.canonical : null
    if (canonicals.size === MOST_REMEMBERED) canonicals.clear()
    canonicals.set(word, canonical)
  }
  return canonical
}

/** These join the next word. */
const JOINING = /^(?:non|pre|anti|multi|semi)$/i

const isLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90)

/** Space, comma, brackets, stroke, colon and semicolon only part words. */
const isSeparator = (code: number) =>
  code === 32 || code === 44 || code === 40 || code === 41 || code === 47 || code === 58 || code === 59
const AMPERSAND = 38

/** As `tokenize` reads a name; most names are plain words, and those are only looked up. */
export function tokensOf(name: string): Token[] {
  return plainTokens(name) ?? tokenize(name)
}

function plainTokens(name: string): Token[] | null {
  const tokens: Token[] = []
  const { length } = name
  for (let i = 0; i < length; ) {
    const code = name.charCodeAt(i)
    if (isLetter(code)) {
      let end = i + 1
      while (end < length && isLetter(name.charCodeAt(end))) end++
      const text = name.slice(i, end)
      const canonical = end - i > 1 ? canonicalOf(text) : null
      if (canonical === null) return null
      tokens.push({ text, canonical, start: i, end })
      i = end
      if (i < length && name.charCodeAt(i) !== AMPERSAND && !isSeparator(name.charCodeAt(i))) return null
    } else if (isSeparator(code)) i++
    else if (code === AMPERSAND && name.charCodeAt(i - 1) === 32 && name.charCodeAt(i + 1) === 32) {
      tokens.push({ text: '&', canonical: 'and', start: i, end: i + 1 })
      i++
    } else return null
  }
  return tokens
}
