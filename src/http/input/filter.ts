import { z } from 'zod'
import { FILTER_LENGTH, FILTER_VALUES } from '../../limits'
import { storable } from '../../storable'

type FilterInput = string | readonly string[]

const value = z.string().overwrite(storable).trim()

/** The value of a filter, or several of which a record has one. An empty value does not filter. */
export const filterValues = (name: string) =>
  z
    .union([value, z.array(value)], { error: `${name} must be a string or an array of strings` })
    .refine((input) => listOf(input).length <= FILTER_VALUES, `${name} must be at most ${FILTER_VALUES} values`)
    .refine(
      (input) => listOf(input).every((one) => one.length <= FILTER_LENGTH),
      `${name} must be at most ${FILTER_LENGTH} characters`,
    )
    .optional()

/** A query without its parameters that have no value: an empty filter does not filter. */
export const withoutEmpty = (query: unknown): unknown =>
  Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ''))

/** The values that filter; none if all are empty. */
export const valuesOf = (filter: FilterInput | undefined): string[] =>
  filter === undefined ? [] : listOf(filter).filter((one) => one !== '')

const listOf = (input: FilterInput): readonly string[] => (typeof input === 'string' ? [input] : input)
