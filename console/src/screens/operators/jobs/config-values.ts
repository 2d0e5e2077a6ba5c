import { isChosen } from '../../../ui/condition'
import type { ConfigField } from './queries'

/** What is entered in a form, by the key of the field. */
export type ConfigValues = Record<string, string | boolean>

export function initialValue({ kind, initial, default: usual, choices, none }: ConfigField): string | boolean {
  const value = initial ?? usual
  if (kind === 'boolean') return value === true
  if (value !== undefined) return String(value)
  return kind === 'choice' && none === undefined ? (choices?.[0]?.value ?? '') : ''
}

export const initialValues = (fields: readonly ConfigField[]): ConfigValues =>
  Object.fromEntries(fields.map((field) => [field.key, initialValue(field)]))

/** Fields that are not shown keep what was entered before. */
export function readValues(fields: readonly ConfigField[], form: HTMLFormElement, before: ConfigValues): ConfigValues {
  const entries = new FormData(form)
  const shown = fields.filter((field) => isShown(field, before))
  return {
    ...before,
    ...Object.fromEntries(
      shown.map(({ key, kind }) => [
        key,
        kind === 'boolean' ? entries.has(key) : String(entries.get(key) ?? '').trim(),
      ]),
    ),
  }
}

export const isShown = ({ when }: ConfigField, values: ConfigValues): boolean =>
  !when || isChosen(when, values[when.key])

/** The config to send: without fields that are empty or not shown. */
export const toConfig = (fields: readonly ConfigField[], values: ConfigValues): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .filter((field) => isShown(field, values) && values[field.key] !== '')
      .map(({ key, kind }) => [key, kind === 'number' ? Number(values[key]) : values[key]]),
  )
