type Condition = { is: string | string[] }

/** Whether another field has the value, or one of the values, that a field depends on. */
export const isChosen = ({ is }: Condition, value: unknown): boolean => [is].flat().some((choice) => choice === value)
