import type { Direction, Platform } from '../queries'
import { CUSTOM_API_SECTIONS, DSPAPI_SECTIONS, EXCHANGE_SECTIONS, MARKETPLACE_SECTIONS } from './platform-settings'
import type { Section, Setting, Values } from './setting'
import { SOURCE_SECTIONS } from './source-settings'

const OUTBOUND: Record<Platform, readonly Section[]> = {
  marketplace: MARKETPLACE_SECTIONS,
  dspapi: DSPAPI_SECTIONS,
  exchange: EXCHANGE_SECTIONS,
  custom_api: CUSTOM_API_SECTIONS,
}

/** What a connection is asked for. A platform that is also a source shares what both call the same. */
export function sectionsOf(platform: Platform, direction: Direction): Section[] {
  const sections = [
    ...(direction === 'inbound' ? [] : OUTBOUND[platform]),
    ...(direction === 'outbound' ? [] : SOURCE_SECTIONS),
  ]
  const seen = new Set<string>()
  const isNew = ({ key }: Setting) => !seen.has(key) && seen.add(key)
  return sections
    .map((section) => ({ ...section, settings: section.settings.filter(isNew) }))
    .filter(({ settings }) => settings.length > 0)
}

export const isCredential = ({ key }: Setting): boolean => key.startsWith('credentials.')

export const askedFor = (sections: readonly Section[], values: Values): Setting[] =>
  sections.flatMap(({ settings }) => settings).filter(({ when }) => !when || when(values))
