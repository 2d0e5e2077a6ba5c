/** Removes what PostgreSQL cannot store: NUL characters and unpaired surrogates. */
export const storable = (text: string): string => text.replace(/[\p{Cs}\0]/gu, '')

/** A cut may leave half a character. */
export const storableStart = (text: string, length: number): string => storable(text.slice(0, length))

/** No stored text equals one that is not storable, so there is nothing to ask the database. */
export const isStorable = (text: string): boolean => storable(text) === text
