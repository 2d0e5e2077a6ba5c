import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { indexText } from '../../src/engine/lexicon/phrase-index'
import { SEGMENT_TYPES } from '../../src/engine/taxonomy/vocabulary'

/** What was learned, as `npm run lexicon` wrote it. */
export function modelFiles(folder: string): Record<string, string> {
  const text = (file: string) => readFileSync(join(folder, file), 'utf8')
  const { outputs, ranker, confidence, sensitivity, segment } = JSON.parse(text('weights.json'))
  const weights = [
    `export const VOTER_OUTPUTS = ${JSON.stringify(byValue(outputs))}`,
    `export const RANKER_WEIGHTS = ${JSON.stringify(Object.values(ranker).flat())}`,
    `export const CONFIDENCE_WEIGHTS = ${JSON.stringify(confidence)}`,
    `export const SENSITIVITY_WEIGHTS = ${JSON.stringify(Object.values(sensitivity))}`,
    `export const SEGMENT_WEIGHTS = ${JSON.stringify(bySegment(segment))}`,
    '',
  ]
  const wordVectors = text('words.txt')
  const sentenceWords = text('sentence-words.txt')
  return {
    'word-vectors.txt': wordVectors,
    'word-vectors-index.txt': indexText(wordVectors),
    'subword-vectors.txt': text('subwords.txt').replaceAll('\n', ''),
    'sentence-words.txt': sentenceWords,
    'sentence-words-index.txt': indexText(sentenceWords),
    'model.js': weights.join('\n'),
  }
}

/** The file has a row for each feature; the engine asks for the weights of one segment type. */
const bySegment = (rows: Record<string, readonly number[]>): Record<string, number[]> =>
  Object.fromEntries(SEGMENT_TYPES.map((type, i) => [type, Object.values(rows).map((row) => row[i]!)]))

/** Of a row for each dimension a row for each value. */
const byValue = (outputs: readonly number[][]): number[][] =>
  outputs[0]!.map((_, value) => outputs.map((weights) => weights[value]!))
