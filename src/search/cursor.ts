import { createHash } from 'node:crypto'
import { isInstant } from '../db/instant'
import { badRequest } from '../errors'
import type { SourceName } from './source'

/** The last topic of a page: in a ranking by its score, in a list by its time. */
export type PageEnd = { source: SourceName; id: string; score: number | null; created: string }

/** Belongs to one question: with another, the place in the order would mean nothing. */
export const writeCursor = (question: string, { source, id, score, created }: PageEnd): string =>
  Buffer.from([fingerprint(question), source, id, score ?? '', score === null ? created : ''].join('|')).toString(
    'base64url',
  )

/** `isRanking`: the question is answered by a ranking, not by a list. */
export function readCursor(question: string, cursor: string, isRanking: boolean): PageEnd {
  const parts = Buffer.from(cursor, 'base64url').toString().split('|')
  const [print, source, id = '', score = '', created = ''] = parts
  const isList = score === ''
  const isPosition = isList ? isInstant(created) : Number(score) >= 0
  if (parts.length !== 5 || !isSource(source) || !/^\w{1,100}$/.test(id) || !isPosition) throw notReturned()
  if (print !== fingerprint(question)) throw badRequest('cursor belongs to another search')
  if (isList === isRanking) throw notReturned()
  return { source, id, score: isList ? null : Number(score), created }
}

const notReturned = () => badRequest('cursor is not one that was returned')

const isSource = (name: string | undefined): name is SourceName => name === 'library' || name === 'catalog'

const fingerprint = (question: string): string => createHash('sha256').update(question).digest('base64url').slice(0, 12)
