/** As it is sent to a platform that takes at most `limit` characters: cut, but not within a character. */
export const cutTo = (text: string, limit = Number.POSITIVE_INFINITY): string =>
  text.length <= limit
    ? text
    : text
        .slice(0, limit)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()
