import type { Position } from '../activations/list'
import { iso } from '../db/instant'
import { badRequest } from '../errors'

/** Where a list goes on. Agents send it back as they got it. */
export const cursorOf = (position: string): string => Buffer.from(position).toString('base64url')

/** What `created` of an activation looks like. */
const INSTANT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?$/

export function positionIn(cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return undefined
  const text = Buffer.from(cursor, 'base64url').toString()
  const space = text.lastIndexOf(' ')
  const [created, id] = [text.slice(0, space), text.slice(space + 1)]
  if (!INSTANT.test(created) || !isDate(iso(created)) || !/^\w{1,100}$/.test(id)) throw unknownCursor()
  return { created, id }
}

/** No 31st of February. */
const isDate = (text: string): boolean => {
  const date = new Date(text)
  return !Number.isNaN(date.getTime()) && date.toISOString() === text
}

const unknownCursor = () => badRequest('cursor is not one that this tool returned')
