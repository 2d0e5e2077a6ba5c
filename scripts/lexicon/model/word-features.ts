import { SUBWORD_BUCKETS, subwordsOf } from '../../../src/engine/scoring/subword-buckets'
import { canonicalWord } from '../../../src/engine/text/tokens'
import type { Glove } from '../glove'
import { topicKind, type WordNet } from '../wordnet'
import type { WordNetVerbs } from '../wordnet-verbs'

/** What is known of a word before any list is read: its vectors, what it is a kind of, its subwords. */
export type WordFeatures = {
  id: number
  /** Its vector, followed by the mean of the words that define it. */
  dense: Float32Array | null
  kinds: Int32Array
  kindWeights: Float32Array
  subwords: Int32Array
}

const VECTOR_SCALE = 3
const GLOSS_SCALE = 2
const KIND_WEIGHTS = [0.5, 0.25, 0.125]
/** How much what a verb does counts for a word that is a noun, too. */
const VERB_SHARE = 0.5
const EMPTY_WORDS = new Set(
  'a an the of or and to in for that is with by used as on from at which are be it having its not usually often especially one who into small large any some made'.split(
    ' ',
  ),
)

/** The features of all words that are asked for; every word and every kind gets a number as it comes. */
export class FeatureTable {
  readonly dimensions: number
  private readonly words = new Map<string, WordFeatures>()
  private readonly kindIds = new Map<string, number>()

  constructor(
    private readonly glove: Glove,
    private readonly wordnet: WordNet,
    private readonly verbs: WordNetVerbs,
  ) {
    this.dimensions = 2 * glove.dimensions
  }

  get wordCount(): number {
    return this.words.size
  }

  get kindCount(): number {
    return this.kindIds.size
  }

  readonly bucketCount = SUBWORD_BUCKETS

  of(word: string): WordFeatures {
    let features = this.words.get(word)
    if (!features) {
      features = this.newFeatures(word)
      this.words.set(word, features)
    }
    return features
  }

  /** More is known of it than its letters. */
  isKnown(word: string): boolean {
    const { dense, kinds } = this.of(word)
    return dense !== null || kinds.length > 0
  }

  private newFeatures(word: string): WordFeatures {
    const kinds = new Map<number, number>()
    const add = (names: Iterable<string>, weight: number): void => {
      for (const name of names) {
        const id = this.kindId(name)
        if (!kinds.has(id)) kinds.set(id, weight)
      }
    }
    const nouns = this.wordnet.nouns(word, KIND_WEIGHTS.length)
    nouns.forEach(({ closure, topics, file }, sense) => {
      add([...closure, file].map(String), KIND_WEIGHTS[sense]!)
      add(topics.map(topicKind), KIND_WEIGHTS[sense]!)
    })
    const verbs = this.verbs.of(word, KIND_WEIGHTS.length)
    verbs.forEach(({ kinds: own }, sense) => {
      add(own, KIND_WEIGHTS[sense]! * (nouns.length === 0 ? 1 : VERB_SHARE))
    })
    return {
      id: this.words.size,
      dense: this.denseOf(word, (nouns[0] ?? verbs[0])?.gloss),
      kinds: Int32Array.from(kinds.keys()),
      kindWeights: Float32Array.from(kinds.values()),
      subwords: Int32Array.from(subwordsOf(word)),
    }
  }

  private kindId(name: string): number {
    let id = this.kindIds.get(name)
    if (id === undefined) {
      id = this.kindIds.size
      this.kindIds.set(name, id)
    }
    return id
  }

  private denseOf(word: string, gloss: string | undefined): Float32Array | null {
    const vector = this.glove.vector(word)
    const defining = gloss?.toLowerCase().split(/[^a-z]+/) ?? []
    const definition = this.glove.mean(defining.filter((text) => !EMPTY_WORDS.has(text)).map(canonicalWord))
    if (!vector && !definition) return null
    const dense = new Float32Array(this.dimensions)
    if (vector) dense.set(vector.map((value) => value * VECTOR_SCALE))
    if (definition)
      dense.set(
        definition.map((value) => value * GLOSS_SCALE),
        this.glove.dimensions,
      )
    return dense
  }
}
