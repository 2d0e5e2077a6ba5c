/** Removes what PostgreSQL cannot store: NUL characters and unpaired surrogates. */
export const storable = (text: string): string => text.replace(/[\p{Cs}\0]/gu, '')

/** No stored text equals one that is not storable, so there is nothing to ask the database. */
export const isStorable = (text: string): boolean => storable(text) === text
