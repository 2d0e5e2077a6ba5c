import { badRequest } from '../errors'

/** Where a list goes on. Agents send it back as they got it. */
export const cursorOf = (position: string | number): string => Buffer.from(String(position)).toString('base64url')

export function offsetIn(cursor: string | undefined): number {
  if (cursor === undefined) return 0
  const offset = Number(Buffer.from(cursor, 'base64url').toString())
  if (!Number.isSafeInteger(offset) || offset < 0 || cursorOf(offset) !== cursor)
    throw badRequest('cursor is not one that this tool returned')
  return offset
}
