import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The module compiled/model.js: what the voter and the ranker learned, as `npm run lexicon` wrote it. */
export function modelModule(folder: string): string {
  const text = (file: string) => readFileSync(join(folder, file), 'utf8')
  const { ranker, confidence } = JSON.parse(text('ranker.json'))
  return [
    `export const WORD_VECTORS = ${JSON.stringify(text('words.txt'))}`,
    `export const SUBWORD_VECTORS = ${JSON.stringify(text('subwords.txt').replaceAll('\n', ''))}`,
    `export const RANKER_WEIGHTS = ${JSON.stringify(Object.values(ranker).flat())}`,
    `export const CONFIDENCE_WEIGHTS = ${JSON.stringify(confidence)}`,
    '',
  ].join('\n')
}
