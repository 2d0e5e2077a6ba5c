import { VOTER_OUTPUTS } from '../compiled/model'
import SUBWORD_VECTORS from '../compiled/subword-vectors.txt?raw'
import WORD_VECTORS from '../compiled/word-vectors.txt?raw'
import WORD_VECTORS_INDEX from '../compiled/word-vectors-index.txt?raw'
import { PhraseTable } from '../lexicon/phrase-table'
import { vectorOf } from './vector-text'
import { type Voter, voterFrom } from './voter'

export const learnedVoter: Voter = voterFrom({
  vocabulary: new PhraseTable(WORD_VECTORS, vectorOf, WORD_VECTORS_INDEX),
  subwordVectors: vectorOf(SUBWORD_VECTORS),
  outputs: VOTER_OUTPUTS.map((weights) => Float64Array.from(weights)),
})
