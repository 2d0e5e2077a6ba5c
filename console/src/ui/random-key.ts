/** Unlike `crypto.randomUUID`, also over plain http. */
export const randomKey = (): string => crypto.getRandomValues(new BigUint64Array(2)).join('-')
