import type { FoundCues } from '../lexicon/cues'
import { LEXICON } from '../lexicon/index'
import { cuesIn } from './cues'
import { withHeader } from './headers'
import { turnedTitle } from './inverted-title'
import { type ReadablePath, readPath } from './path-reading'
import { type Reading, read } from './read'

/** A name as it is understood, before anything is decided: scoring, layers and outputs share it. */
export type Analysis = ReadablePath & {
  reading: Reading
  cues: FoundCues
  /** The marks behind the topic, each read by itself: they say how near people are to buying, but not what. */
  picked: readonly Reading[]
}

/** Takes a name apart: its path, what it is about, the phrases of that, and what they say beside their topic. */
export function analyze(name: string, lexicon = LEXICON): Analysis {
  const { topic: leaf, context, isCompany, isCluster, said, marks, parsed } = readPath(name, lexicon)
  const topic = withHeader(turnedTitle(leaf, lexicon), context, lexicon)
  const reading = read(topic, lexicon)
  const picked = marks.map((mark) => read(mark, lexicon))
  return { topic, context, isCompany, isCluster, said, marks, parsed, picked, reading, cues: cuesIn(reading) }
}
