import { WORDS } from '../compiled/words'
import { canonicalWords } from '../text/tokens'

/** Places. Alone a destination; beside another thing only where it is. */
export const PLACES = Object.values(WORDS.places)

export const CITIES: ReadonlySet<string> = new Set(WORDS.places.cities.map((city) => canonicalWords(city).join(' ')))
