import { unaccent } from '../../text/tokens'

/** Lower case, each run of anything but letters and digits a separator. */
export function slugOf(text: string, separator: string): string {
  const words = unaccent(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return words.replaceAll(' ', () => separator)
}
