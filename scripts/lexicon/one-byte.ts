/** A file of such words alone is read with a byte for each character: a few others would double the memory of all. */
export const isOneByte = (word: string): boolean => Buffer.from(word, 'latin1').toString('latin1') === word
