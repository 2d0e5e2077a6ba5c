import type { Field, Platform, Platforms, Section } from '../../../platforms/queries'
import { isChosen } from '../../../ui/condition'
import type { Direction } from '../queries'

/** What a form holds: all as text, by the key of its field. */
export type Values = Record<string, string>

/** The settings of a connection. One that is also a source shares what both call the same. */
export function sectionsOf(description: Platforms, platform: Platform, direction: Direction): Section[] {
  const sections = [
    ...(direction === 'inbound' ? [] : platform.sections),
    ...(direction === 'outbound' ? [] : description.source.sections),
  ]
  const seen = new Set<string>()
  const isNew = ({ key }: Field) => !seen.has(key) && seen.add(key)
  return sections
    .map((section) => ({ ...section, fields: section.fields.filter(isNew).flatMap(singleFields) }))
    .filter(({ fields }) => fields.length > 0)
}

/** A mapping is one text for each of its choices: the name that is mapped to it. */
function singleFields(field: Field): Field[] {
  if (field.kind !== 'mapping') return [field]
  return (field.choices ?? []).map(({ value, label }) => ({
    key: `${field.key}.${value}`,
    kind: 'mapping',
    label,
    required: false,
  }))
}

export const isCredential = ({ key }: Field): boolean => key.startsWith('credentials.')

export function visibleFields(section: Section, all: readonly Section[], values: Values): Field[] {
  const fields = all.flatMap(({ fields }) => fields)
  const currentValue = (key: string) => values[key] || fields.find((field) => field.key === key)?.default
  return section.fields.filter(({ when }) => !when || isChosen(when, currentValue(when.key)))
}

export const allVisibleFields = (sections: readonly Section[], values: Values): Field[] =>
  sections.flatMap((section) => visibleFields(section, sections, values))
