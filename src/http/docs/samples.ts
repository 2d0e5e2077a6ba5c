/** Values for the samples of the API reference, by the name of a field. */
const VALUES: Record<string, unknown> = {
  activationIds: ['act_2k8vq0x7n4m1'],
  changes: { segment_type: 'B2B', tags: { add: ['Spring'] } },
  config: { mode: 'local' },
  connectionId: 'conn_5t1zw9r3h6c8',
  content: 'electric SUV shoppers',
  csvColumn: 'Name',
  data: 'U2V2ZW4gc2VhdHMsIG9uZSBiYXR0ZXJ5Lg==',
  dimensions: [
    { name: 'Vehicle', values: ['Electric SUV', 'Hybrid Sedan'] },
    { name: 'Audience', values: ['Shoppers', 'Owners'] },
  ],
  displayName: 'North Exchange',
  email: 'ann@example.com',
  everyHours: 24,
  filename: 'audiences.csv',
  ids: ['ot_8c3y6f1u0p9s'],
  mappings: [{ csvColumn: 'Name', targetField: 'topic_name' }],
  mediaType: 'text/plain',
  memberIdOrEmail: 'ann@example.com',
  name: 'North',
  newPassword: 'a longer passphrase',
  currentPassword: 'correct horse battery',
  password: 'correct horse battery',
  pathFields: [{ key: 'parent_category' }],
  platform: 'custom_api',
  platformKey: 'north_exchange',
  provider: 'oidc',
  reason: 'Sold to companies only',
  rows: [{ Name: 'Electric SUV Owners' }],
  runIds: ['run_6n2x8k4v1q7z'],
  slug: 'north',
  topicId: 'tp_4j7d2b5e8a0g',
  topicIds: ['tp_4j7d2b5e8a0g'],
  topic_name: 'Electric SUV Owners',
}

/** Fields that may be left out, but without which the call would do nothing. */
const OPTIONAL: Record<string, string[]> = {
  'PATCH /api/admin/organizations/{id}': ['name'],
  'PATCH /api/topics/{id}': ['topic_name'],
  'PATCH /api/admin/topics/{topicId}': ['subcategory'],
  'PATCH /api/admin/output-templates/{templateId}': ['displayName'],
  'PATCH /api/connections/{id}': ['name'],
  'PUT /api/connections/{id}': ['name'],
  'PATCH /api/alerts/settings': ['events'],
  'PUT /api/signals/settings': ['include_catalog'],
  'PATCH /api/views/library/{viewId}': ['name'],
  'PATCH /api/views/catalog/{viewId}': ['name'],
  'PATCH /api/schedules/{id}': ['everyHours'],
  'PATCH /api/admin/schedules/{id}': ['everyHours'],
  'POST /api/schedules': ['everyHours'],
  'POST /api/admin/schedules': ['everyHours', 'config'],
  'POST /api/admin/jobs': ['config'],
  'POST /api/admin/jobs/estimate': ['config'],
  'POST /api/admin/jobs/count': ['config'],
  'POST /api/export': ['topicIds'],
  'POST /api/topics/edit': ['topicIds'],
  'POST /api/topics/catalog': ['topicIds'],
  'POST /api/connections/{id}/push/plan': ['topicIds'],
  'POST /api/connections/{id}/push/run': ['topicIds'],
  'POST /api/activations/refresh-plan': ['activationIds'],
  'POST /api/notifications/read': ['runIds'],
  'POST /api/workspaces/{id}/topics': ['topicIds'],
  'DELETE /api/workspaces/{id}/topics': ['topicIds'],
}

export type JsonSchema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  minimum?: number
}

/** Its config depends on the platform and the direction. */
const SETTINGS = {
  platform: VALUES.platform,
  direction: 'inbound',
  config: { base_url: 'https://topics.example.com' },
}

/** Bodies whose fields do not tell by their names what belongs into them. */
const BODIES: Record<string, unknown> = {
  'POST /api/connections': { name: VALUES.name, ...SETTINGS },
  'POST /api/connections/test': SETTINGS,
  'POST /api/import/uploads/{id}/rejected': { rows: [{ id: 1, cells: ['Electric SUV Owners'] }] },
}

/** A body that the operation accepts: its required fields, with values that mean something. */
export function sampleBody(schema: JsonSchema, operation: string): unknown {
  if (operation in BODIES) return BODIES[operation]
  const { properties = {}, required = [] } = schema
  const names = [...required, ...(OPTIONAL[operation] ?? [])]
  return Object.fromEntries(names.map((name) => [name, sampleValue(properties[name] ?? {}, name)]))
}

function sampleValue(schema: JsonSchema, name: string): unknown {
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice) return sampleValue(choice, name)
  if (schema.enum) return schema.enum[0]
  if (schema.const !== undefined) return schema.const
  switch (schema.type) {
    case 'array':
      return isListOf(VALUES[name], schema.items?.type) ? VALUES[name] : [sampleValue(schema.items ?? {}, '')]
    case 'object':
      return name in VALUES ? VALUES[name] : sampleBody(schema, '')
    case 'integer':
    case 'number':
      return VALUES[name] ?? Math.max(schema.minimum ?? 1, 0)
    case 'boolean':
      return true
    default:
      return VALUES[name] ?? `${name}_example`
  }
}

/** `ids` are texts in one operation and numbers in another. */
const isListOf = (value: unknown, type: string | undefined): boolean =>
  Array.isArray(value) && (type === undefined || type === 'object' || type === typeof value[0])
