type Handlers = Record<string, (value: never) => void>

/** Calls the handler of each key that has one, wherever it is in the tree, and does not look below it. */
export function visit(tree: unknown, handlers: Handlers): void {
  if (typeof tree !== 'object' || tree === null) return
  for (const [key, value] of Object.entries(tree)) {
    const handle = handlers[key]
    if (handle) handle(value as never)
    else visit(value, handlers)
  }
}
