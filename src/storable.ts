/** PostgreSQL takes neither the NUL character nor halves of surrogate pairs. */
export const storable = (text: string): string => text.replace(/[\p{Cs}\0]/gu, '')
