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

/** Remembers what was made of each object, for as long as somebody has the object. */
export function memoOf<Key extends object, T>(make: (key: Key) => T): (key: Key) => T {
  const made = new WeakMap<Key, T>()
  return (key) => {
    let value = made.get(key)
    if (value === undefined) {
      value = make(key)
      made.set(key, value)
    }
    return value
  }
}
