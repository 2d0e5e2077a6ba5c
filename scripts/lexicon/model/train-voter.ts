import { LEXICON } from '../../../src/engine/lexicon'
import { heldOutPayload } from '../../../src/engine/scoring/held-out'
import { categoriesOf, DIMENSIONS, HIGH, segmentsOf, subjectsOf, VALUES } from '../../../src/engine/scoring/network'
import type { RoleWord } from '../../../src/engine/scoring/role-words'
import { EVERY_NAME, SUBWORD_STEP, signOf, WORD_STEP } from '../../../src/engine/scoring/vector-text'
import type { Opinion, Voter } from '../../../src/engine/scoring/voter'
import type { Glove } from '../glove'
import { isOneByte } from '../one-byte'
import type { WordNet } from '../wordnet'
import type { WordNetVerbs } from '../wordnet-verbs'
import { type Example, emptyExamples, foldOf, lexiconExamples, subjectExamples, trainingExamples } from './examples'
import type { LabelledExample, SensitiveExample } from './labelled'
import { rounded } from './logistic'
import { VoterTraining } from './voter-training'
import { FeatureTable } from './word-features'

const FOLDS = 4
/** Common words that no list has are kept too. */
const COMMON_WORDS = 38_000
/** Words of which nothing else is known are kept if so many examples have them: in one they say what that one says. */
const FEWEST_MEETINGS = 3
const COMMONEST = 1500
const FREQUENT = 6000

export type TrainedVoter = {
  wordVectors: string
  subwordVectors: string
  /** How the values follow from the sum of the vectors: a row for each dimension, and one for every name. */
  outputs: number[][]
  /** For each phrase of the lists what a voter says of it that was trained without it. */
  heldOut: string
  /** The voter that was trained without a labelled example. */
  withoutLabelled(text: string): Voter
}

type Sources = {
  glove: Glove
  wordnet: WordNet
  verbs: WordNetVerbs
  /** Phrases that it learns from too, but that nobody holds out. */
  morePhrases: readonly string[]
  labelled: readonly LabelledExample[]
  sensitive: readonly SensitiveExample[]
}

export function trainVoter(
  phrases: readonly string[],
  { glove, wordnet, verbs, morePhrases, labelled, sensitive }: Sources,
  log: (line: string) => void,
): TrainedVoter {
  const listed = lexiconExamples(phrases, FOLDS)
  const examples = [
    ...listed,
    ...lexiconExamples(morePhrases, FOLDS),
    ...trainingExamples(labelled, FOLDS),
    ...subjectExamples(sensitive, FOLDS),
  ]
  const features = new FeatureTable(glove, wordnet, verbs)
  const empty = emptyExamples(emptyWords(glove, wordnet))
  const common = glove
    .words()
    .filter((word) => /^[a-z]{3,}$/.test(word))
    .slice(0, COMMON_WORDS)
  const met = timesMet(examples)
  const words = [...new Set([...met.keys(), ...common])].sort()
  for (const word of [...words, ...empty.map(({ phrase }) => phrase)]) features.of(word)
  log(`${examples.length} examples, ${words.length} words`)
  const voters = Array.from({ length: FOLDS }, (_, fold) =>
    trained(features, [...examples.filter((example) => example.fold !== fold), ...empty], log),
  )
  const heldOut = listed.map((example) => heldOutLine(voters[example.fold]!, example))
  report(heldOut, log)
  reportSegments(examples, voters, log)
  reportHigh(examples, voters, log)
  const voter = trained(features, [...examples, ...empty], log)
  return {
    wordVectors: vectorLines(voter, keptWords(words, met, features)),
    subwordVectors: Array.from({ length: features.bucketCount }, (_, bucket) =>
      written(voter.vectorOfBucket(bucket), SUBWORD_STEP),
    ).join('\n'),
    outputs: Array.from({ length: DIMENSIONS + 1 }, (_, row) =>
      Array.from(voter.outputWeights().subarray(row * VALUES, (row + 1) * VALUES), rounded),
    ),
    heldOut: `${heldOut
      .map(({ line }) => line)
      .sort()
      .join('\n')}\n`,
    withoutLabelled: (text) => (asked) => opinionOf(voters[foldOf(text, FOLDS)]!, asked),
  }
}

/** How many examples have each word. */
function timesMet(examples: readonly Example[]): Map<string, number> {
  const met = new Map<string, number>()
  for (const { words } of examples)
    for (const word of new Set(words.map((own) => own.word))) met.set(word, (met.get(word) ?? 0) + 1)
  return met
}

const keptWords = (words: readonly string[], met: ReadonlyMap<string, number>, features: FeatureTable): string[] =>
  words.filter((word) => features.isKnown(word) || (met.get(word) ?? 0) >= FEWEST_MEETINGS)

function trained(features: FeatureTable, examples: readonly Example[], log: (line: string) => void): VoterTraining {
  const voter = new VoterTraining(features)
  voter.train(examples, log)
  return voter
}

/** Adverbs, common adjectives and verbs, and the commonest words of all, unless a list has them. */
function emptyWords(glove: Glove, wordnet: WordNet): string[] {
  const common = glove.words().slice(0, FREQUENT)
  const frequent = new Set(common)
  const words = [
    ...common.slice(0, COMMONEST),
    ...wordnet.nounless.filter((word) => frequent.has(word) || isAdverb(word)),
  ]
  return [...new Set(words)].filter(
    (word) => /^[a-z]+$/.test(word) && glove.vector(word) && LEXICON.sensesOf(word).length === 0,
  )
}

const isAdverb = (word: string): boolean => word.endsWith('ly')

type HeldOutLine = { line: string; example: Example; isRight: boolean }

function heldOutLine(voter: VoterTraining, example: Example): HeldOutLine {
  const opinion = opinionOf(voter, example.words)
  const { probabilities } = opinion
  const best = probabilities.indexOf(probabilities.reduce((most, p) => Math.max(most, p), 0))
  return { line: `${example.phrase}\t${heldOutPayload(opinion)}`, example, isRight: example.right.has(best) }
}

function opinionOf(voter: VoterTraining, words: readonly RoleWord[]): Opinion {
  const values = voter.probabilities(words)
  return {
    probabilities: Array.from(categoriesOf(values)),
    high: values[HIGH]!,
    subjects: Array.from(subjectsOf(values)),
    segments: Array.from(segmentsOf(values)),
    known: knownShare(voter, words),
    textsFor: () => [],
  }
}

function knownShare(voter: VoterTraining, words: readonly RoleWord[]): number {
  const sum = (counted: readonly RoleWord[]) => counted.reduce((total, { weight }) => total + weight, 0)
  return words.length === 0 ? 0 : sum(words.filter(({ word }) => voter.knows(word))) / sum(words)
}

function report(lines: readonly HeldOutLine[], log: (line: string) => void): void {
  for (const length of [1, 2]) {
    const terms = lines.filter(({ example }) => example.kind === 'term' && example.phrase.split(' ').length === length)
    const right = terms.filter(({ isRight }) => isRight).length
    log(`terms of ${length} words: ${((100 * right) / terms.length).toFixed(1)} % of ${terms.length}`)
  }
}

function reportSegments(
  examples: readonly Example[],
  voters: readonly VoterTraining[],
  log: (line: string) => void,
): void {
  const likeliest = (values: Float64Array) => values.indexOf(values.reduce((most, p) => Math.max(most, p), 0))
  const told = examples.filter(({ label }) => !Number.isNaN(segmentsOf(label)[0]))
  const right = told.filter(
    ({ words, label, fold }) =>
      likeliest(segmentsOf(voters[fold]!.probabilities(words))) === likeliest(segmentsOf(label)),
  )
  log(`segment types: ${((100 * right.length) / told.length).toFixed(1)} % of ${told.length}`)
}

function reportHigh(examples: readonly Example[], voters: readonly VoterTraining[], log: (line: string) => void): void {
  const told = examples.filter(({ label }) => !Number.isNaN(label[HIGH]))
  const right = told.filter(
    ({ words, label, fold }) => voters[fold]!.probabilities(words)[HIGH]! > 0.5 === label[HIGH]! > 0.5,
  )
  log(`High or not: ${((100 * right.length) / told.length).toFixed(1)} % of ${told.length}`)
}

function vectorLines(voter: VoterTraining, words: readonly string[]): string {
  const lines = words
    .filter((word) => voter.knows(word) && isOneByte(word))
    .map(
      (word) =>
        `${word}\t${written(voter.vectorOf(word, 'head'), WORD_STEP)}${written(voter.vectorOf(word, 'modifier'), WORD_STEP)}`,
    )
  return [`${EVERY_NAME}\t${written(voter.vectorOfEveryName(), WORD_STEP)}`, ...lines, ''].join('\n')
}

const written = (vector: Float64Array, step: number): string =>
  Array.from(vector, (value) => signOf(value / step)).join('')
