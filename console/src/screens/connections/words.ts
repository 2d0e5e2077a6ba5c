import { ArrowLeftRight, Braces, Crosshair, type LucideIcon, Store } from 'lucide-react'
import type { Direction, Platform } from './queries'

export const DIRECTION_WORDS: Record<Direction, string> = {
  outbound: 'Push to it',
  inbound: 'Read from it',
  bidirectional: 'Both ways',
}

export const PLATFORM_ICONS: Record<Platform, LucideIcon> = {
  marketplace: Store,
  dspapi: Crosshair,
  exchange: ArrowLeftRight,
  custom_api: Braces,
}

export const takesPushes = ({ direction }: { direction: Direction }): boolean => direction !== 'inbound'
export const isSource = ({ direction }: { direction: Direction }): boolean => direction !== 'outbound'
