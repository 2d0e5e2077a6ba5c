import type { Direction } from './queries'

export const DIRECTION_WORDS: Record<Direction, string> = {
  outbound: 'Push to it',
  inbound: 'Read from it',
  bidirectional: 'Both ways',
}
export const DIRECTIONS = Object.keys(DIRECTION_WORDS) as Direction[]

export const takesPushes = ({ direction }: { direction: Direction }): boolean => direction !== 'inbound'
export const isSource = ({ direction }: { direction: Direction }): boolean => direction !== 'outbound'
