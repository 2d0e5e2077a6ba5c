/** Removes what PostgreSQL cannot store: NUL characters and unpaired surrogates. */
export const storable = (text: string): string => text.replace(/[\p{Cs}\0]/gu, '')
