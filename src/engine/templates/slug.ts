import { unaccent } from '../text'

/** Lower case, each run of anything but letters and digits a space. */
export function slugWords(text: string): string {
  if (isPlain(text)) return text.toLowerCase()
  return unaccent(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const SPACE = 32

/** ASCII letters and digits with one space between words. */
function isPlain(text: string): boolean {
  let before = SPACE
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    const letter = code | 32
    if (code === SPACE ? before === SPACE : !((letter >= 97 && letter <= 122) || (code >= 48 && code <= 57)))
      return false
    before = code
  }
  return before !== SPACE
}
