import { z } from 'zod'
import { CONNECTION_SETTING_LENGTH, CUSTOM_API_FIELDS } from '../../limits'
import { storable, storableStart } from '../../storable'
import { commonConfig } from '../common-config'
import type { PlatformCall } from '../connector'
import { deciding, SHARED_ORIGIN } from '../destinations'
import { field } from '../form'
import { authCredentials, authType } from '../outbound/authorization'
import { address, choice, isWebAddress, path, text } from '../settings'

/** An address with a placeholder, whose value must not decide which host is called. */
const template = (key: string, placeholder: '{id}' | '{name}') => {
  const filled = (address: string, value: string) => address.replaceAll(placeholder, value)
  return deciding(
    SHARED_ORIGIN,
    text(key, CONNECTION_SETTING_LENGTH)
      .refine((address) => address.includes(placeholder), `${key} must hold ${placeholder}`)
      .refine(
        (address) =>
          isWebAddress(filled(address, 'a')) && originOf(filled(address, 'a')) === originOf(filled(address, 'b')),
        `${key} must be an http or https address without credentials, with ${placeholder} after the host`,
      ),
  )
}

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : null)

const FIELD_NAMES = {
  name: { label: 'Name', default: 'name' },
  description: { label: 'Description', default: 'description' },
  key: { label: 'Our ID', help: 'Sent only if you name it.' },
  cpm: { label: 'CPM', help: 'Sent only if you name it.' },
  currency: { label: 'Currency', help: 'Sent only if you name it.' },
}
type FieldName = keyof typeof FIELD_NAMES

/** How the other side calls the fields of a segment. */
const fieldNames = z.strictObject(
  Object.fromEntries(
    Object.entries(FIELD_NAMES).map(([name, description]) => [
      name,
      field(text(`config.field_names.${name}`, 100), description),
    ]),
  ),
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `config.field_names.${storableStart(issue.keys[0] ?? '', 100)} is no field of a segment`
        : 'config.field_names must be an object of field names',
  },
) as z.ZodType<Partial<Record<FieldName, string>>>

const plainText = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => storable(value) === value)

const plainValue = z.union([plainText(500), z.number(), z.boolean()], {
  error: 'config.deactivate_fields must hold text, numbers, true or false',
})

const withId = 'Must contain {id} after the host.'

export const config = z.object({
  ...commonConfig,
  api_base_url: field(address('config.api_base_url'), {
    label: 'Test address',
    help: 'Called when you test this connection.',
  }),
  auth_type: authType,
  create_url: field(address('config.create_url', SHARED_ORIGIN), {
    label: 'Address to create a segment',
    required: true,
  }),
  create_method: field(choice('config.create_method', ['POST', 'PUT']), { label: 'Create method', default: 'POST' }),
  update_url: field(template('config.update_url', '{id}'), { label: 'Address to update a segment', help: withId }),
  update_method: field(choice('config.update_method', ['PUT', 'PATCH', 'POST']), {
    label: 'Update method',
    default: 'PUT',
  }),
  deactivate_url: field(template('config.deactivate_url', '{id}'), {
    label: 'Address to deactivate a segment',
    help: withId,
  }),
  deactivate_method: field(choice('config.deactivate_method', ['DELETE', 'PUT', 'PATCH', 'POST']), {
    label: 'Deactivate method',
    default: 'DELETE',
  }),
  deactivate_fields: field(
    z
      .record(
        plainText(100).refine((name) => name !== ''),
        plainValue,
        { error: 'config.deactivate_fields must be an object' },
      )
      .refine(
        (fields) => Object.keys(fields).length <= CUSTOM_API_FIELDS,
        `config.deactivate_fields must be at most ${CUSTOM_API_FIELDS}`,
      ),
    {
      label: 'Deactivate body',
      help: 'A JSON object. Leave empty to send no body.',
      placeholder: '{"enabled": false}',
    },
  ),
  find_url: field(template('config.find_url', '{name}'), {
    label: 'Address to find a segment by name',
    help: 'Must contain {name} after the host. Without it, a creation that got no answer is not repeated.',
  }),
  find_items_path: field(path('config.find_items_path'), {
    label: 'Path to the list of segments',
    help: 'With dots. Leave empty if the answer is the list itself, or holds it as items, data or results.',
  }),
  field_names: fieldNames.optional(),
  id_path: field(path('config.id_path'), {
    label: 'Path to the new segment’s ID',
    help: 'With dots, in the answer to a creation.',
    default: 'id',
  }),
})

export const credentials = z.object(authCredentials)

export type Config = z.output<typeof config>
export type Call = PlatformCall<Config, z.output<typeof credentials>>
