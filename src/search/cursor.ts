import { createHash } from 'node:crypto'
import { badRequest } from '../errors'
import type { SourceName } from './source'

/** The last topic of a page: in a ranking by its score, in a list by its time. */
export type PageEnd = { source: SourceName; id: string; score: number | null; created: string }

const INSTANT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?$/

/** Belongs to one question: with another, the place in the order would mean nothing. */
export const writeCursor = (question: string, { source, id, score, created }: PageEnd): string =>
  Buffer.from([fingerprint(question), source, id, score ?? '', score === null ? created : ''].join('|')).toString(
    'base64url',
  )

export function readCursor(question: string, cursor: string): PageEnd {
  const parts = Buffer.from(cursor, 'base64url').toString().split('|')
  const [print, source, id = '', score = '', created = ''] = parts
  const isList = score === ''
  const isPosition = isList ? INSTANT.test(created) && !Number.isNaN(Date.parse(`${created}Z`)) : Number(score) >= 0
  if (parts.length !== 5 || !isSource(source) || !/^\w{1,100}$/.test(id) || !isPosition) {
    throw badRequest('cursor is not one that was returned')
  }
  if (print !== fingerprint(question)) throw badRequest('cursor belongs to another search')
  return { source, id, score: isList ? null : Number(score), created }
}

const isSource = (name: string | undefined): name is SourceName => name === 'library' || name === 'catalog'

const fingerprint = (question: string): string => createHash('sha256').update(question).digest('base64url').slice(0, 12)
