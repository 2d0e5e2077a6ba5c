import { memo } from '../../text/memo'
import { unaccent } from '../../text/tokens'

/** The templates of one topic mostly ask for the same slug. */
const MOST_REMEMBERED = 100

const wordsOf = memo((text): readonly string[] => unaccent(text).match(/[\p{L}\p{N}]+/gu) ?? [], MOST_REMEMBERED)

/** Lower case, each run of anything but letters and digits a separator. */
export const slugOf = (text: string, separator: string): string => wordsOf(text).join(separator)
