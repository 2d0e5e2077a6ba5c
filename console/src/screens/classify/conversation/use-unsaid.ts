import { useSyncExternalStore } from 'react'
import { randomKey } from '../../../ui/random-key'

/** What somebody says: a text, or a brief with its file. */
export type Saying = { text: string; file?: File }

/** Said in a conversation, or in one that is yet to start, and not yet with the server. */
export type Unsaid = Saying & {
  key: string
  conversationId: string | undefined
  /** The same for all that begins one conversation. */
  startKey: string
  error: Error | null
}

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
const isWith = (one: Unsaid) => (said: Unsaid) =>
  said.conversationId === one.conversationId && (one.conversationId !== undefined || said.startKey === one.startKey)
const withKey = (key: string) => all.find((said) => said.key === key)
const change = (isMeant: (said: Unsaid) => boolean, part: Partial<Unsaid>) =>
  write(all.map((said) => (isMeant(said) ? { ...said, ...part } : said)))
const drop = (isMeant: (said: Unsaid) => boolean) => write(all.filter((said) => !isMeant(said)))

/** What is on its way to a conversation or did not arrive. */
export const useUnsaid = (id: string | undefined): Unsaid[] =>
  useSyncExternalStore(subscribe, () => all).filter(isIn(id))

export const unsaid = {
  has: (key: string) => all.some((said) => said.key === key),
  /** With what was said last there, unless it begins another conversation. */
  add: (saying: Saying, conversationId: string | undefined, isFirst = false): Unsaid => {
    const last = isFirst ? undefined : all.findLast(isIn(conversationId))
    const said = { ...saying, key: randomKey(), conversationId, startKey: last?.startKey ?? randomKey(), error: null }
    write([...all, said])
    return said
  },
  /** Fails as what was said before it did: alone it may mean something else. Undefined if it was forgotten. */
  next: (key: string): Unsaid | undefined => {
    const said = withKey(key)
    const first = said && all.find(isWith(said))
    if (first?.error) throw first.error
    return said
  },
  /** Whether nothing that was said later is about to begin another conversation, which the person waits for then. */
  isAwaited: (key: string): boolean => {
    const said = withKey(key)
    const isLater = (other: Unsaid) => other.conversationId === undefined && other.error === null
    return said !== undefined && !all.slice(all.indexOf(said)).some((other) => isLater(other) && !isWith(said)(other))
  },
  /** Into the conversation that it has started, with what was said after it. */
  move: (key: string, conversationId: string) => {
    const said = withKey(key)
    if (said) change(isWith(said), { conversationId })
  },
  remove: (key: string) => drop((said) => said.key === key),
  fail: (key: string, error: Error) => change((said) => said.key === key, { error }),
  forgetUnstarted: () => drop(isIn(undefined)),
  /** The keys of those that failed, of one conversation. */
  retry: (one: Unsaid): string[] => {
    const failed = all.filter((said) => isWith(one)(said) && said.error !== null)
    change((said) => failed.includes(said), { error: null })
    return failed.map(({ key }) => key)
  },
}
