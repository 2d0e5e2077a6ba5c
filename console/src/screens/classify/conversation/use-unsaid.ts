import { useSyncExternalStore } from 'react'
import { randomKey } from '../../../ui/random-key'

/** What somebody says: a text, or a brief with its file. */
export type Saying = { text: string; file?: File }

/** Said in a conversation, or in one that is yet to start, and not yet with the server. */
export type Unsaid = Saying & { key: string; conversationId: string | undefined; error: Error | null }

/** In the order in which it was said. Outside of the screen, because it waits while the person is elsewhere in the console. */
let all: readonly Unsaid[] = []
const listeners = new Set<() => void>()

function write(next: readonly Unsaid[]) {
  all = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const isIn = (id: string | undefined) => (said: Unsaid) => said.conversationId === id
const change = (isMeant: (said: Unsaid) => boolean, part: Partial<Unsaid>) =>
  write(all.map((said) => (isMeant(said) ? { ...said, ...part } : said)))
const drop = (isMeant: (said: Unsaid) => boolean) => write(all.filter((said) => !isMeant(said)))

/** What is on its way to a conversation or did not arrive. */
export const useUnsaid = (id: string | undefined): Unsaid[] =>
  useSyncExternalStore(subscribe, () => all).filter(isIn(id))

export const unsaid = {
  has: (key: string) => all.some((said) => said.key === key),
  add: (saying: Saying, conversationId: string | undefined): string => {
    const key = randomKey()
    write([...all, { ...saying, key, conversationId, error: null }])
    return key
  },
  /** Fails as what was said before it did: alone it may mean something else. Undefined if it was forgotten. */
  next: (key: string): Unsaid | undefined => {
    const said = all.find((other) => other.key === key)
    const first = said && all.find(isIn(said.conversationId))
    if (first?.error) throw first.error
    return said
  },
  /** Into the conversation that has started. */
  move: (conversationId: string) => change(isIn(undefined), { conversationId }),
  remove: (key: string) => drop((said) => said.key === key),
  fail: (key: string, error: Error) => change((said) => said.key === key, { error }),
  forgetUnstarted: () => drop(isIn(undefined)),
  /** The keys of those that failed. */
  retry: (id: string | undefined): string[] => {
    const failed = all.filter((said) => said.conversationId === id && said.error !== null)
    change((said) => failed.includes(said), { error: null })
    return failed.map(({ key }) => key)
  },
}
