import type { Segment } from '../connector'

/** The segment's id on the exchange, which we choose. It is also part of file names. */
export const audienceId = (key: string): string => key.replace(/[^\w-]/g, '_')

type Accounts = { owner: string; advertiser: string }

export const metaFile = (id: string, { name }: Pick<Segment, 'name'>, accounts: Accounts, at: Date) => ({
  meta_version: 1.2,
  audienceName: name,
  audienceID: id,
  advertiserAccount_id: accounts.advertiser,
  ownerAccount_id: Number(accounts.owner),
  exportTimestamp: at.toISOString().slice(0, 19).replace('T', ' '),
})

/** The two files of an export, in the folder of the match key. Each export is a new pair. */
export function filePaths(matchKey: string, id: string, at: Date) {
  const name = `${matchKey}/${id}_${at.toISOString().replace(/[-:.]/g, '')}`
  return { data: `${name}.gz`, meta: `${name}.json` }
}

const CHUNK = 64 * 1024

/** One value per line, without blank ones, in chunks that are large enough to compress well. */
export async function* linesOf(values: AsyncIterable<string>): AsyncGenerator<string, undefined> {
  let chunk = ''
  for await (const value of values) {
    const trimmed = value.trim()
    if (trimmed === '') continue
    chunk += `${trimmed}\n`
    if (chunk.length < CHUNK) continue
    yield chunk
    chunk = ''
  }
  if (chunk) yield chunk
}
