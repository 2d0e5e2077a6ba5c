export const ORDINARY_WORDS = ``
