/** The body of an operation's good answer. */
export type Answer<Operation> = Operation extends { responses: infer All }
  ? All extends { 200: { content: { 'application/json': infer Body } } }
    ? Body
    : never
  : never
