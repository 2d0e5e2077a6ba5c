import type { Section, Setting, Values } from './setting'

const authTypeIs = (type: string) => (values: Values) => values['config.auth_type'] === type

/** How a source or a custom API is told who calls. */
export const AUTHORIZATION: readonly Setting[] = [
  {
    key: 'config.auth_type',
    label: 'Authentication',
    usual: 'None',
    choices: [
      { value: 'bearer', label: 'Bearer token' },
      { value: 'basic', label: 'User name and password' },
      { value: 'api_key', label: 'API key in a header' },
    ],
  },
  { key: 'credentials.token', label: 'Token', kind: 'secret', required: true, when: authTypeIs('bearer') },
  { key: 'credentials.username', label: 'User name', required: true, when: authTypeIs('basic') },
  { key: 'credentials.password', label: 'Password', kind: 'secret', required: true, when: authTypeIs('basic') },
  { key: 'credentials.api_key', label: 'API key', kind: 'secret', required: true, when: authTypeIs('api_key') },
  {
    key: 'credentials.header_name',
    label: 'Header of the key',
    hint: 'Empty: X-API-Key.',
    when: authTypeIs('api_key'),
  },
]

const FIELDS = {
  topic_name: 'Topic name',
  external_id: 'External id',
  parent_category: 'Category',
  subcategory: 'Subcategory',
  taxonomy_type: 'Type',
  segment_type: 'Segment',
  keywords: 'Keywords',
}

export const SOURCE_SECTIONS: readonly Section[] = [
  {
    title: 'Source',
    settings: [
      {
        key: 'config.base_url',
        label: 'Address',
        hint: 'An http or https address that lists items page by page as JSON.',
        required: true,
      },
      ...AUTHORIZATION,
    ],
  },
  {
    title: 'How the source answers',
    note: 'Only where it does not answer in the usual way.',
    isFolded: true,
    settings: [
      { key: 'config.items_path', label: 'Path to the items', hint: 'Empty: the body itself, items, data or results.' },
      { key: 'config.count_path', label: 'Path to their number', hint: 'Empty: total or count.' },
      { key: 'config.page_param', label: 'Parameter for the page', hint: 'Empty: page.' },
      { key: 'config.page_size_param', label: 'Parameter for the page size', hint: 'Empty: page_size.' },
    ],
  },
  {
    title: 'Fields of an item',
    note: 'What the source calls each. Leave empty what it calls as usual.',
    isFolded: true,
    settings: Object.entries(FIELDS).map(([field, label]) => ({ key: `config.field_mappings.${field}`, label })),
  },
]
