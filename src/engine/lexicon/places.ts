import { WORDS } from '../compiled/words'

/** Places. Alone a destination; beside another thing only where it is. */
export const PLACES = Object.values(WORDS.places)
