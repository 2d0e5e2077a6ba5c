import { WORDS } from '../compiled/words'

/**
 * What a thing is made for. Before an ordinary thing these decide: a "dog bed", a "laboratory freezer" and a
 * "truck storage box" are not filed with beds, freezers and boxes. Before a decisive head they do not ("dog insurance").
 */
export const DOMAINS = WORDS.purposes
