import { z } from 'zod'
import { CONNECTION_SETTING_LENGTH, CUSTOM_API_FIELDS } from '../../limits'
import { storable } from '../../storable'
import { commonConfig } from '../common-config'
import type { PlatformCall } from '../connector'
import { deciding, SHARED_ORIGIN } from '../destinations'
import { authCredentials, authType } from '../outbound/authorization'
import { address, choice, isWebAddress, path, text } from '../settings'

/** An address with a place for a value that is filled in, which must not say where the call goes. */
const template = (key: string, place: '{id}' | '{name}') =>
  deciding(
    SHARED_ORIGIN,
    text(key, CONNECTION_SETTING_LENGTH)
      .refine((given) => given.includes(place), `${key} must hold ${place}`)
      .refine(
        (given) =>
          isWebAddress(filled(given, place, 'a')) && originOf(given, place, 'a') === originOf(given, place, 'b'),
        `${key} must be an http or https address without credentials, with ${place} after the host`,
      ),
  )

const filled = (given: string, place: string, value: string) => given.replaceAll(place, value)
const originOf = (given: string, place: string, value: string) =>
  URL.canParse(filled(given, place, value)) ? new URL(filled(given, place, value)).origin : null

/** What a segment has to say, and under which name; without one, a name and a description are sent as that. */
const fieldNames = z.strictObject(
  Object.fromEntries(
    (['name', 'description', 'key', 'cpm', 'currency'] as const).map((field) => [
      field,
      text(`config.field_names.${field}`, 100).optional(),
    ]),
  ),
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `config.field_names.${issue.keys[0]?.slice(0, 100)} is no field of a segment`
        : 'config.field_names must be an object of field names',
  },
) as z.ZodType<{ name?: string; description?: string; key?: string; cpm?: string; currency?: string }>

const plainText = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => storable(value) === value)

const plainValue = z.union([plainText(500), z.number(), z.boolean()], {
  error: 'config.deactivate_fields must hold text, numbers, true or false',
})

export const config = z.object({
  ...commonConfig,
  auth_type: authType.optional(),
  create_url: address('config.create_url', SHARED_ORIGIN).optional(),
  create_method: choice('config.create_method', ['POST', 'PUT']).optional().describe('Default POST'),
  update_url: template('config.update_url', '{id}').optional(),
  update_method: choice('config.update_method', ['PUT', 'PATCH', 'POST']).optional().describe('Default PUT'),
  deactivate_url: template('config.deactivate_url', '{id}').optional(),
  deactivate_method: choice('config.deactivate_method', ['DELETE', 'PUT', 'PATCH', 'POST'])
    .optional()
    .describe('Default DELETE'),
  deactivate_fields: z
    .record(
      plainText(100).refine((name) => name !== ''),
      plainValue,
      { error: 'config.deactivate_fields must be an object' },
    )
    .refine(
      (given) => Object.keys(given).length <= CUSTOM_API_FIELDS,
      `config.deactivate_fields must be at most ${CUSTOM_API_FIELDS}`,
    )
    .optional()
    .describe('Sent as the body of a deactivation'),
  find_url: template('config.find_url', '{name}').optional(),
  find_items_path: path('config.find_items_path')
    .optional()
    .describe('Dotted; the body itself, items, data or results'),
  field_names: fieldNames.optional(),
  id_path: path('config.id_path').optional().describe('Dotted, in the answer to a creation; default id'),
})

export const credentials = z.object(authCredentials)

export type Config = z.output<typeof config>
export type Call = PlatformCall<Config, z.output<typeof credentials>>
