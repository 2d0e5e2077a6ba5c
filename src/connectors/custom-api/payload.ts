import type { Segment } from '../connector'
import type { Config } from './schema'

/** The address with an id or a name filled in. */
export const filledIn = (template: string, placeholder: '{id}' | '{name}', value: string): URL =>
  new URL(template.replaceAll(placeholder, encodeURIComponent(value)))

/** A segment under the names that the other side uses. Fields without a name there are not sent. */
export function fieldsOf(segment: Segment, { field_names = {}, default_cpm, currency = 'USD' }: Config) {
  const { name = 'name', description = 'description', key, cpm, currency: currencyName } = field_names
  const values: [string | undefined, unknown][] = [
    [name, segment.name],
    [description, segment.description],
    [key, segment.key],
    [cpm, default_cpm],
    [currencyName, currency],
  ]
  return Object.fromEntries(values.filter(([field, value]) => field !== undefined && value !== undefined))
}
