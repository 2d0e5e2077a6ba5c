import { join } from 'node:path'
import { dataLines, synsetIn, TOPIC, topicKind, type WordNet } from './wordnet'

/** `kinds`: what it is a way of doing, and the fields that it belongs to. */
export type Verb = { kinds: string[]; gloss: string }

type Synset = { above: number[]; own: string[]; gloss: string }

/** WordNet's verbs: for each lemma its senses, the commonest first. */
export class WordNetVerbs {
  private readonly synsets = new Map<number, Synset>()
  private readonly senses = new Map<string, number[]>()

  constructor(folder: string, nouns: WordNet) {
    for (const line of dataLines(join(folder, 'data.verb'))) {
      const { number, lexicographerFile, pointers, gloss } = synsetIn(line)
      const above = pointers.flatMap(({ relation, to }) => (relation === '@' ? to : []))
      const topics = pointers.flatMap(({ relation, to }) => (relation === TOPIC ? [...nouns.closureOf(to)] : []))
      const own = [`verb ${number}`, `verbs ${lexicographerFile}`, ...topics.map(topicKind)]
      this.synsets.set(number, { above, own, gloss })
    }
    for (const line of dataLines(join(folder, 'index.verb'))) {
      const cells = line.trim().split(' ')
      this.senses.set(cells[0]!, cells.slice(-Number(cells[2])).map(Number))
    }
  }

  /** The first senses of a word, in whichever form of the verb it is. */
  of(word: string, most: number): Verb[] {
    const senses = baseForms(word).map((base) => this.senses.get(base))
    const own = senses.find((found) => found !== undefined) ?? []
    return own.slice(0, most).map((number) => ({ kinds: this.kindsOf(number), gloss: this.synsets.get(number)!.gloss }))
  }

  private kindsOf(number: number): string[] {
    const met = new Set([number])
    for (const next of met) for (const above of this.synsets.get(next)!.above) met.add(above)
    return [...new Set([...met].flatMap((next) => this.synsets.get(next)!.own))]
  }
}

/** The forms that a word may be a form of, itself first. */
function baseForms(word: string): string[] {
  const stem = /^(.{2,})(?:ing|ed)$/.exec(word)?.[1]
  if (stem === undefined) return [word]
  const single = /(.)\1$/.test(stem) ? [stem.slice(0, -1)] : []
  const fromY = stem.endsWith('i') ? [`${stem.slice(0, -1)}y`] : []
  return [word, stem, `${stem}e`, ...single, ...fromY]
}
