/** `CompiledWords` as JSON. */
declare module '*/words.json?raw' {
  const json: string
  export default json
}

/** Lines for a PhraseTable: a phrase of canonical words, a tab, and what the lists say of it. */
declare module '*/entries.txt?raw' {
  const lines: string
  export default lines
}

/** Lines for a PhraseTable: a spelling of a brand, a tab, and the canonical words of the brand. */
declare module '*/brand-aliases.txt?raw' {
  const lines: string
  export default lines
}

/** Lines for a PhraseTable: a thing, a tab, and the places of the groups in `doings` that have it as an object. */
declare module '*/doing-objects.txt?raw' {
  const lines: string
  export default lines
}

/** Lines for a PhraseTable: a canonical word, a tab, and its vectors as a head and as a modifier. */
declare module '*/word-vectors.txt?raw' {
  const lines: string
  export default lines
}

/** One vector for each bucket of subwords. */
declare module '*/subword-vectors.txt?raw' {
  const vectors: string
  export default vectors
}

/** Lines for a PhraseTable: a word, a tab, and what descriptions have to know of it. */
declare module '*/sentence-words.txt?raw' {
  const lines: string
  export default lines
}

/** Where the lines of the file of that name begin, for their PhraseTable. */
declare module '*-index.txt?raw' {
  const index: string
  export default index
}
