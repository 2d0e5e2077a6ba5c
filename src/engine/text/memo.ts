/** Remembers a pure function's answers; forgets them all when there are too many, so that memory stays bounded. */
export function memo<T>(compute: (text: string) => T, limit: number): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    let value = known.get(text)
    if (value === undefined) {
      value = compute(text)
      if (known.size >= limit) known.clear()
      known.set(text, value)
    }
    return value
  }
}
