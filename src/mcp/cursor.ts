import type { Position } from '../activations/list'
import { isInstant } from '../db/instant'
import { badRequest } from '../errors'

/** Where a list goes on. Agents send it back as they got it. */
export const cursorOf = (position: string): string => Buffer.from(position).toString('base64url')

export function positionIn(cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return undefined
  const text = Buffer.from(cursor, 'base64url').toString()
  const space = text.lastIndexOf(' ')
  const [created, id] = [text.slice(0, space), text.slice(space + 1)]
  if (!isInstant(created) || !/^\w{1,100}$/.test(id)) throw unknownCursor()
  return { created, id }
}

const unknownCursor = () => badRequest('cursor is not one that this tool returned')
