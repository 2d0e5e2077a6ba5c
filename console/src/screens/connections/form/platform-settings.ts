import type { Section, Setting, Values } from './setting'
import { AUTHORIZATION } from './source-settings'

const methods = (...names: string[]) => names.map((name) => ({ value: name, label: name }))

const PRICE_AND_NAMES: Section = {
  title: 'Price and names',
  settings: [
    { key: 'config.default_cpm', label: 'CPM', kind: 'number', hint: 'Of every segment. Empty: no price is sent.' },
    { key: 'config.currency', label: 'Currency', hint: 'Three letters. Empty: USD.' },
    {
      key: 'config.template_key',
      label: 'Output template',
      hint: 'The key of the template that names segments. Empty: the names stored with each topic.',
    },
  ],
}

export const PREFLIGHT_RULES = {
  empty_name: 'The name is empty',
  name_truncated: 'The name is longer than the platform takes',
  description_truncated: 'The description is longer than the platform takes',
  sensitive_category: 'The topic is highly sensitive',
  definitive_wording: 'The wording states as certain what is inferred',
  duplicate_name: 'Another segment here has the same name',
}

const LEVELS = [
  { value: 'block', label: 'Block: do not push it' },
  { value: 'warn', label: 'Warn: push it and say so' },
  { value: 'off', label: 'Off' },
]

const PREFLIGHT: Section = {
  title: 'Checks before sending',
  note: 'What to do with a segment that a rule notices.',
  isFolded: true,
  settings: Object.entries(PREFLIGHT_RULES).map(([rule, label]) => ({
    key: `config.preflight.${rule}`,
    label,
    choices: LEVELS,
    usual: rule === 'duplicate_name' ? 'Always blocked' : 'Usual: warn',
  })),
}

const addresses = (...keys: ('api_base_url' | 'token_url')[]): Section => ({
  title: 'Addresses',
  note: 'Empty: those that this service is set up with.',
  isFolded: true,
  settings: keys.map((key) => ({
    key: `config.${key}`,
    label: key === 'token_url' ? 'Address for tokens' : 'Address of the API',
  })),
})

export const MARKETPLACE_SECTIONS: readonly Section[] = [
  {
    title: 'Sign-in at the marketplace',
    settings: [
      { key: 'credentials.client_id', label: 'Client id', required: true },
      {
        key: 'credentials.client_secret',
        label: 'Client secret',
        kind: 'secret',
        hint: 'Only where you were given one.',
      },
      { key: 'credentials.username', label: 'User name', required: true },
      { key: 'credentials.password', label: 'Password', kind: 'secret', required: true },
      { key: 'credentials.org_id', label: 'Organization id', required: true },
    ],
  },
  {
    title: 'Segments',
    settings: [{ key: 'config.data_source_location', label: 'Where the data comes from', hint: 'For instance US.' }],
  },
  PRICE_AND_NAMES,
  PREFLIGHT,
  addresses('api_base_url', 'token_url'),
]

export const DSPAPI_SECTIONS: readonly Section[] = [
  {
    title: 'Sign-in at the DSP',
    settings: [
      { key: 'credentials.api_key', label: 'API key', kind: 'secret', required: true },
      { key: 'credentials.provider_id', label: 'Provider id', required: true },
      { key: 'credentials.brand_id', label: 'Brand id' },
    ],
  },
  PRICE_AND_NAMES,
  PREFLIGHT,
  addresses('api_base_url'),
]

const UPLOADS = [
  { value: 'sftp', label: 'SFTP' },
  { value: 's3', label: 'Amazon S3' },
]
const toS3 = (values: Values) => values['config.upload_method'] === 's3'
const toSftp = (values: Values) => !toS3(values)

export const EXCHANGE_SECTIONS: readonly Section[] = [
  {
    title: 'Account at the exchange',
    settings: [
      { key: 'config.account_id', label: 'Account id', required: true },
      { key: 'config.advertiser_account_id', label: 'Advertiser account id', required: true },
      {
        key: 'config.match_key',
        label: 'Matched by',
        usual: 'Usual: URL',
        choices: [
          { value: 'url', label: 'URL' },
          { value: 'ip', label: 'IP address' },
          { value: 'deviceid', label: 'Device id' },
          { value: 'uid', label: 'User id' },
          { value: 'appbundle', label: 'App bundle' },
          { value: 'contentid', label: 'Content id' },
          { value: 'postalcode', label: 'Postal code' },
        ],
      },
    ],
  },
  {
    title: 'Upload',
    settings: [
      { key: 'config.upload_method', label: 'Upload by', usual: 'Usual: SFTP', choices: UPLOADS },
      { key: 'credentials.sftp_host', label: 'SFTP host', required: true, when: toSftp },
      { key: 'credentials.sftp_port', label: 'Port', kind: 'number', hint: 'Empty: 22.', when: toSftp },
      { key: 'credentials.sftp_username', label: 'User name', required: true, when: toSftp },
      { key: 'credentials.sftp_password', label: 'Password', kind: 'secret', required: true, when: toSftp },
      {
        key: 'config.sftp_host_key',
        label: 'Fingerprint of the host',
        hint: 'SHA256:…, as ssh-keygen -l prints it. Another host is refused.',
        when: toSftp,
      },
      { key: 'config.s3_bucket', label: 'Bucket', required: true, when: toS3 },
      { key: 'config.s3_role_arn', label: 'Role to assume (ARN)', required: true, when: toS3 },
    ],
  },
  PRICE_AND_NAMES,
  PREFLIGHT,
]

const FIELD_NAMES: readonly Setting[] = [
  { key: 'config.field_names.name', label: 'Name', hint: 'Empty: name.' },
  { key: 'config.field_names.description', label: 'Description', hint: 'Empty: description.' },
  { key: 'config.field_names.key', label: 'Our id', hint: 'Sent only where it has a name here.' },
  { key: 'config.field_names.cpm', label: 'CPM', hint: 'Sent only where it has a name here.' },
  { key: 'config.field_names.currency', label: 'Currency', hint: 'Sent only where it has a name here.' },
]

export const CUSTOM_API_SECTIONS: readonly Section[] = [
  { title: 'Who calls', settings: AUTHORIZATION },
  {
    title: 'Calls',
    settings: [
      { key: 'config.create_url', label: 'Address to create a segment', required: true },
      { key: 'config.create_method', label: 'Method', usual: 'Usual: POST', choices: methods('POST', 'PUT') },
      { key: 'config.id_path', label: 'Path to its id in the answer', hint: 'With dots. Empty: id.' },
      { key: 'config.update_url', label: 'Address to update one', hint: 'With {id} after the host.' },
      { key: 'config.update_method', label: 'Method', usual: 'Usual: PUT', choices: methods('PUT', 'PATCH', 'POST') },
      { key: 'config.deactivate_url', label: 'Address to deactivate one', hint: 'With {id} after the host.' },
      {
        key: 'config.deactivate_method',
        label: 'Method',
        usual: 'Usual: DELETE',
        choices: methods('DELETE', 'PUT', 'PATCH', 'POST'),
      },
      {
        key: 'config.deactivate_fields',
        label: 'Body of a deactivation',
        kind: 'json',
        hint: 'JSON, for instance {"enabled": false}. Empty: no body.',
      },
      {
        key: 'config.find_url',
        label: 'Address to find one by its name',
        hint: 'With {name} after the host. Without it, a creation whose outcome is unknown is not repeated.',
      },
      {
        key: 'config.find_items_path',
        label: 'Path to what was found',
        hint: 'Empty: the body, items, data or results.',
      },
      { key: 'config.api_base_url', label: 'Address to test', hint: 'Called by the test of this connection.' },
    ],
  },
  { title: 'Names of the fields', isFolded: true, settings: FIELD_NAMES },
  PRICE_AND_NAMES,
  PREFLIGHT,
]
