import { codeAt } from '../../text/code-at'
import { unaccent } from '../../text/tokens'

/** Lower case, each run of anything but letters and digits a space. */
export function slugWords(text: string): string {
  if (isPlain(text)) return text.toLowerCase()
  return unaccent(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The words with a separator in place of each space. */
export function slugOf(words: string, separator: string): string {
  let slug = ''
  let start = 0
  for (let end = words.indexOf(' '); end !== -1; end = words.indexOf(' ', start)) {
    slug += words.slice(start, end) + separator
    start = end + 1
  }
  return slug + words.slice(start)
}

const SPACE = 32

/** ASCII letters and digits with one space between words. */
function isPlain(text: string): boolean {
  let before = SPACE
  const { length } = text
  for (let i = 0; i < length; i++) {
    const code = codeAt(text, i)
    const letter = code | 32
    if (code === SPACE ? before === SPACE : !((letter >= 97 && letter <= 122) || (code >= 48 && code <= 57)))
      return false
    before = code
  }
  return before !== SPACE
}
