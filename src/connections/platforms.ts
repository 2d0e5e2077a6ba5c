import { z } from 'zod'
import { access } from '../access'
import { DIRECTIONS } from '../connectors/connector'
import { describeConnector, describeSections } from '../connectors/describe'
import { FIELD_KINDS } from '../connectors/form'
import { inboundConfig, inboundCredentials, inboundForm } from '../connectors/inbound/schema'
import { PREFLIGHT_KEYS, PREFLIGHT_RULES } from '../connectors/preflight'
import type { Connectors } from '../connectors/registry'
import { BUILT_IN_TEMPLATES } from '../engine'
import { formField } from '../form-fields'
import type { App } from '../http/app'
import { allTemplates } from '../templates/stored'

const field = formField.pick({ label: true, help: true, none: true, choices: true, when: true }).extend({
  key: z.string().describe('Where the value goes, such as `config.currency` or `credentials.token`'),
  kind: z
    .enum(FIELD_KINDS)
    .describe(
      '`mapping`: names that are entered, each mapped to one of the choices; `digits`: a number sent as text; ' +
        '`template`: a key of `templates`; `destinations`: a list of what agents call the connection',
    ),
  required: z.boolean().describe('A form should insist on it; POST /api/connections does not'),
  default: z.string().optional().describe('What holds where there is no value'),
  placeholder: z.string().optional(),
})

const section = z.object({
  title: z.string(),
  note: z.string().optional(),
  folded: z.boolean(),
  fields: z.array(field),
})

const platform = z.object({
  platform: z.string(),
  title: z.string(),
  icon: z.string().describe('The `d` of an SVG path, 24 by 24, drawn as lines'),
  directions: z.array(z.enum(DIRECTIONS)),
  can: z.object({ update: z.boolean(), find: z.boolean(), deactivate: z.boolean(), list: z.boolean() }),
  limits: z
    .object({ name: z.number().nullable(), description: z.number().nullable() })
    .describe('The most characters that are sent; longer texts are cut'),
  naming: z
    .object({ output: z.string().nullable(), template: z.string().nullable() })
    .describe(
      'What names segments unless `config.template_key` does: a stored output, a template, or else a plain path',
    ),
  testNote: z.string().nullable(),
  sections: z.array(section).describe('The settings of outbound and bidirectional connections'),
})

const answer = z.object({
  platforms: z.array(platform),
  source: z.object({ sections: z.array(section) }).describe('The settings of inbound and bidirectional connections'),
  preflightRules: z.array(
    z.object({ key: z.enum(PREFLIGHT_KEYS), title: z.string(), level: z.enum(['block', 'warn', 'off']) }),
  ),
  templates: z
    .array(
      z.object({
        key: z.string(),
        title: z.string(),
        namePattern: z.string().describe('The fields of a topic that make the name'),
      }),
    )
    .describe('The output templates that a connection may name its segments with'),
  outputs: z
    .array(z.object({ key: z.string(), title: z.string(), name: z.string(), description: z.string() }))
    .describe('The outputs that are stored with each topic, and the fields of its record that hold them'),
})

export function platformRoutes(app: App, connectors: Connectors) {
  const description = describe(connectors)
  app.route({
    method: 'GET',
    url: '/api/platforms',
    config: { access: access.scope('sync') },
    schema: {
      tags: ['Connections'],
      summary: 'The platforms that can be connected, and what each needs',
      response: { 200: answer },
    },
    handler: async ({ ctx }) => ({
      ...description,
      templates: (await allTemplates(ctx.db)).map(({ platformKey, displayName, pathFields, pathSeparator }) => ({
        key: platformKey,
        title: displayName,
        namePattern: pathFields.map(({ key }) => `{${key}}`).join(pathSeparator),
      })),
    }),
  })
}

const describe = (connectors: Connectors): Omit<z.infer<typeof answer>, 'templates'> => ({
  platforms: [...connectors.values()].map(describeConnector),
  source: {
    sections: describeSections(inboundForm, {
      config: z.object(inboundConfig),
      credentials: z.object(inboundCredentials),
    }),
  },
  preflightRules: PREFLIGHT_KEYS.map((key) => ({ key, ...PREFLIGHT_RULES[key] })),
  outputs: BUILT_IN_TEMPLATES.flatMap(
    ({ platformKey: key, displayName, dbColumnName: name, dbColumnDesc: description }) => {
      const platform = [...connectors.values()].find(
        ({ naming }) => typeof naming === 'object' && 'output' in naming && naming.output === key,
      )
      return name && description ? [{ key, title: platform?.title ?? displayName, name, description }] : []
    },
  ),
})
