const LONGEST_NAME = 500

/** What is read of a name: its first 500 characters, none of them cut in two. */
export function firstCharacters(name: string): string {
  if (name.length <= LONGEST_NAME) return name
  return Array.from(name.slice(0, LONGEST_NAME * 2))
    .slice(0, LONGEST_NAME)
    .join('')
    .trim()
}
