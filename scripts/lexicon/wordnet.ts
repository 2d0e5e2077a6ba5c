import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Synset = {
  hypernyms: number[]
  hyponyms: number[]
  topics: number[]
  lemmas: string[]
  lexicographerFile: string
  gloss: string
}

/** `topics`: what its fields are kinds of ("cooking"). */
export type Noun = { closure: Set<number>; topics: number[]; file: string; gloss: string }

/** WordNet's nouns: for each lemma its senses, the commonest first, with all that is above them. */
export class WordNet {
  private readonly synsets = new Map<number, Synset>()
  private readonly senses = new Map<string, number[]>()
  private readonly closures = new Map<number, Set<number>>()
  private readonly meaningCounts = new Map<string, number>()
  /** Lemmas that are only adjective, adverb or verb. */
  readonly nounless: string[] = []
  /** Words that are written in lower case in some sense: no mere names. */
  readonly ordinary = new Set<string>()

  constructor(folder: string) {
    for (const line of dataLines(join(folder, 'data.noun'))) this.addSynset(line)
    for (const line of dataLines(join(folder, 'index.noun'))) this.addLemma(line)
    for (const file of ['index.adj', 'index.adv', 'index.verb']) {
      for (const line of dataLines(join(folder, file))) {
        const lemma = line.slice(0, line.indexOf(' '))
        this.ordinary.add(lemma)
        this.addMeanings(lemma, Number(line.split(' ')[2]))
        if (!this.senses.has(lemma)) this.nounless.push(lemma)
      }
    }
  }

  private addSynset(line: string): void {
    const { number, lexicographerFile, lemmas, pointers, gloss } = synsetIn(line)
    for (const lemma of lemmas) this.ordinary.add(lemma)
    this.synsets.set(number, {
      hypernyms: pointers.flatMap(({ relation, to }) => (relation === '@' || relation === '@i' ? to : [])),
      hyponyms: pointers.flatMap(({ relation, to }) => (relation === '~' ? to : [])),
      topics: pointers.flatMap(({ relation, to }) => (relation === TOPIC ? to : [])),
      lemmas,
      lexicographerFile,
      gloss,
    })
  }

  private addLemma(line: string): void {
    const cells = line.trim().split(' ')
    const count = Number(cells[2])
    this.senses.set(cells[0]!, cells.slice(-count).map(Number))
    this.addMeanings(cells[0]!, count)
  }

  private addMeanings(lemma: string, count: number): void {
    this.meaningCounts.set(lemma, (this.meaningCounts.get(lemma) ?? 0) + count)
  }

  /** How many senses a word has as a noun, verb, adjective and adverb together. */
  meanings(lemma: string): number {
    return this.meaningCounts.get(lemma) ?? 0
  }

  /** The number of a sense, "bread.2" being the second of the noun "bread". */
  senseOf(name: string): number {
    const [lemma = '', place = '1'] = name.split('.')
    const offset = this.senses.get(lemma)?.[Number(place) - 1]
    if (offset === undefined) throw new Error(`WordNet has no sense ${name}`)
    return offset
  }

  /** The place of a sense among those of a lemma, from 1. */
  placeOf(lemma: string, sense: number): number {
    return (this.senses.get(lemma.toLowerCase()) ?? []).indexOf(sense) + 1
  }

  lemmasOf(sense: number): readonly string[] {
    return this.synsets.get(sense)!.lemmas
  }

  kindsOf(sense: number): readonly number[] {
    return this.synsets.get(sense)!.hyponyms
  }

  /** A sense with all that is above it. */
  closureOf(offset: number): Set<number> {
    const known = this.closures.get(offset)
    if (known) return known
    const closure = new Set([offset])
    this.closures.set(offset, closure)
    for (const above of this.synsets.get(offset)?.hypernyms ?? [])
      for (const id of this.closureOf(above)) closure.add(id)
    return closure
  }

  lemmas(): IterableIterator<string> {
    return this.senses.keys()
  }

  /** The first senses of a noun phrase ("fire engine"), if it is one. */
  nouns(phrase: string, most: number): Noun[] {
    const offsets = this.senses.get(phrase.replace(/ /g, '_')) ?? []
    return offsets.slice(0, most).map((offset) => {
      const { topics, lexicographerFile, gloss } = this.synsets.get(offset)!
      const above = topics.flatMap((topic) => [...this.closureOf(topic)])
      return { closure: this.closureOf(offset), topics: above, file: lexicographerFile, gloss }
    })
  }
}

/** What points from a sense to the field that it belongs to. */
export const TOPIC = ';c'
/** A field among the kinds of things. */
export const topicKind = (topic: number): string => `topic ${topic}`

/** A line of a data file: a sense, and which others it points to. */
export function synsetIn(line: string) {
  const [head = '', gloss = ''] = line.split(' | ')
  const cells = head.split(' ')
  const words = Number.parseInt(cells[3]!, 16)
  const first = 5 + words * 2
  return {
    number: Number(cells[0]),
    lexicographerFile: cells[1]!,
    lemmas: Array.from({ length: words }, (_, i) => cells[4 + i * 2]!),
    pointers: Array.from({ length: Number(cells[first - 1]) }, (_, i) => ({
      relation: cells[first + i * 4]!,
      to: Number(cells[first + i * 4 + 1]),
    })),
    gloss: gloss.split(';')[0]!,
  }
}

export function dataLines(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '))
}
