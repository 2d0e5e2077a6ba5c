import { isAudienceWord, isListed } from '../lexicon/leaf-marks'
import { isMarket } from '../lexicon/seller-words'
import { camelCaseWords } from '../text/camel-case'
import { canonicalWord } from '../text/tokens'

/** Two words may be how a company writes itself ("CloudKitchens"); so many are a name without its spaces. */
const FEWEST_WORDS = 3
const JOINED = /^([A-Za-z]+)(?:20\d{2})?$/

/** "HotelBookers", "InMarketLuxurySUV", "SmallBusinessOwnersUS" as separate words; other names as they are. */
export function joinedWords(name: string): string {
  const letters = JOINED.exec(name)?.[1]
  const words = letters === undefined ? null : camelCaseWords(letters)
  if (words === null) return name
  if (words.length < FEWEST_WORDS) return isAudienceWord(words.at(-1)!) ? words.join(' ') : name
  if (isListed([canonicalWord(name)])) return name
  const named = isMarket(words.at(-1)!) ? words.slice(0, -1) : words
  return named.join(' ').replace(/^in market (?=.)/i, 'In-Market ')
}
