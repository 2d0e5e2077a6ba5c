import type { Reading } from '../reading/read'
import { allWordsOf, roleWordsOf, subjectWordsOf } from './role-words'
import type { Opinion, Voter } from './voter'

/** What the voter says of a name. */
export type Opinions = {
  /** Of what the name is about, and of what says more about that. */
  topic: Opinion
  /** Of all its words alike. */
  all: Opinion
  /** Of those who do it; null where the name is no sentence. */
  subject: Opinion | null
}

/** Of a name of which the voter knows less it has only seen letters. */
export const KNOWN_ENOUGH = 0.5

export function opinionsOf(reading: Reading, voter: Voter): Opinions {
  const subject = subjectWordsOf(reading)
  return {
    topic: voter(roleWordsOf(reading)),
    all: voter(allWordsOf(reading)),
    subject: subject.length === 0 ? null : voter(subject),
  }
}
