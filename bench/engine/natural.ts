import natural from 'natural'
import { GOLDEN } from '../../src/cli/eval/golden'
import { costOfRound, costOnce } from './cost'
import type { Task } from './rival'

/** The process of the rival: it says when it is trained, and then what each task cost. */
const bayes = new natural.BayesClassifier()
for (const { name, parent_category } of GOLDEN) if (parent_category) bayes.addDocument(name, parent_category)
bayes.train()

process.on('message', ({ names, repeated }: Task) => {
  const cost = repeated ? costOfRound : costOnce
  process.send!(cost(names, (name) => bayes.classify(name)))
})
process.send!('trained')
