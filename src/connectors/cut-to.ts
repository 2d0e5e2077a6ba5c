/** Cut to the platform's limit, but never inside a surrogate pair. */
export const cutTo = (text: string, limit = Number.POSITIVE_INFINITY): string =>
  text.length <= limit
    ? text
    : text
        .slice(0, limit)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()
