import { LEXICON } from '../lexicon/lexicon'
import { canonicalWords } from '../text/tokens'

/** Whether all of a text is a place of the lists: "Hungary". */
export const isPlaceName = (text: string): boolean =>
  LEXICON.marksOf(canonicalWords(text).join(' ')).some(({ type }) => type === 'place')
