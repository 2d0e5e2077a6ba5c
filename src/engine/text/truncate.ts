/** At most `limit` characters, cut between words where there are any, with no dangling comma. */
export function truncateAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text
  const cut = text.slice(0, limit)
  const space = /\s/.test(text.charAt(limit)) ? limit : cut.lastIndexOf(' ')
  const whole = space > 0 ? cut.slice(0, space) : withoutHalfCharacter(cut)
  return whole.replace(/(?<![\s,;:&(–—-])[\s,;:&(–—-]+$/, '') || whole
}

/** A cut inside a surrogate pair would leave half a character. */
const withoutHalfCharacter = (text: string): string => text.replace(/[\ud800-\udbff]$/, '')
