/** A destination as the form holds it; a form's values are texts, so all of them are one JSON text. */
export type DestinationRow = { type: 'platform' | 'agent'; name: string; account: string }

type Destination =
  | { type: 'platform'; platform: string; account?: string }
  | { type: 'agent'; agent_url: string; account?: string }

export const textOf = (rows: readonly DestinationRow[]): string => (rows.length > 0 ? JSON.stringify(rows) : '')

export const rowsIn = (text: string): DestinationRow[] => (text === '' ? [] : JSON.parse(text))

export const textOfStored = (stored: unknown): string =>
  textOf(
    (stored as Destination[]).map((destination) => ({
      type: destination.type,
      name: destination.type === 'platform' ? destination.platform : destination.agent_url,
      account: destination.account ?? '',
    })),
  )

export const destinationsIn = (text: string): Destination[] =>
  rowsIn(text).map(({ type, name, account }) => ({
    ...(type === 'platform' ? { type, platform: name.trim() } : { type, agent_url: name.trim() }),
    ...(account.trim() === '' ? {} : { account: account.trim() }),
  }))

export const isAnyUnnamed = (text: string): boolean => rowsIn(text).some(({ name }) => name.trim() === '')

/** In words, where they are not edited. */
export const destinationNames = (text: string): string =>
  rowsIn(text)
    .map(({ name, account }) => (account === '' ? name : `${name} (${account})`))
    .join(', ')
