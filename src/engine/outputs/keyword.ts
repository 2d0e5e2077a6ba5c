/** Two spellings of one keyword have one key: "tumour" and "tumors", "e-commerce" and "e commerce". */
export function keywordKey(words: readonly string[]): string {
  return words.length === 1 ? words[0]! : words.filter((word) => word !== 'and').join('')
}
