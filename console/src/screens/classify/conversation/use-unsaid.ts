import { useRef, useState } from 'react'
import { randomKey } from '../../../ui/random-key'

/** What somebody says: a text, or a brief with its file. */
export type Saying = { text: string; file?: File }

/** Said in a conversation, or in one that is yet to start, and not yet with the server. */
export type Unsaid = Saying & { key: string; conversationId: string | undefined; error: Error | null }

/** What is on its way or did not arrive, in the order in which it was said. */
export function useUnsaid() {
  const [shown, setShown] = useState<readonly Unsaid[]>([])
  // Requests end between two renderings, too.
  const all = useRef(shown)
  const write = (next: readonly Unsaid[]) => {
    all.current = next
    setShown(next)
  }
  const change = (isMeant: (said: Unsaid) => boolean, part: Partial<Unsaid>) =>
    write(all.current.map((said) => (isMeant(said) ? { ...said, ...part } : said)))
  const drop = (isMeant: (said: Unsaid) => boolean) => write(all.current.filter((said) => !isMeant(said)))
  const isIn = (id: string | undefined) => (said: Unsaid) => said.conversationId === id
  return {
    in: (id: string | undefined) => shown.filter(isIn(id)),
    has: (key: string) => all.current.some((said) => said.key === key),
    add: (saying: Saying, conversationId: string | undefined): string => {
      const key = randomKey()
      write([...all.current, { ...saying, key, conversationId, error: null }])
      return key
    },
    /** Fails as what was said before it did: alone it may mean something else. Undefined if it was forgotten. */
    next: (key: string): Unsaid | undefined => {
      const said = all.current.find((other) => other.key === key)
      const first = said && all.current.find(isIn(said.conversationId))
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
      const failed = all.current.filter((said) => said.conversationId === id && said.error !== null)
      change((said) => failed.includes(said), { error: null })
      return failed.map(({ key }) => key)
    },
  }
}
