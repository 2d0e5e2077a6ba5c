import type { z } from 'zod'
import type { Connector } from './connector'
import { DIRECTIONS } from './connector'
import { type DescribedField, describeSetting, type Section } from './form'
import { SIGNALS, signalConfig } from './signal-destinations'

type Schemas = { config: z.ZodObject; credentials: z.ZodObject }

export type DescribedSection = { title: string; note?: string; folded: boolean; fields: DescribedField[] }

export const describeSections = (sections: readonly Section[], schemas: Schemas): DescribedSection[] =>
  sections.map(({ fields, folded = false, ...heading }) => ({
    ...heading,
    folded,
    fields: fields.flatMap((key) => describeSetting(key, settingAt(key, schemas))),
  }))

function settingAt(key: string, schemas: Schemas): z.ZodType {
  const [part, name = ''] = key.split('.') as ['config' | 'credentials', string?]
  const setting = schemas[part].shape[name]
  if (!setting) throw new Error(`${key} is no setting`)
  return setting as z.ZodType
}

/** A connector as people and programs see it. What it can do follows from the functions it has. */
export const describeConnector = (connector: Connector) => {
  const { platform, title, icon, directions = DIRECTIONS, limits, naming, testNote = null, form } = connector
  return {
    platform,
    title,
    icon,
    directions: [...directions],
    can: {
      update: connector.update !== undefined,
      find: connector.find !== undefined,
      deactivate: connector.deactivate !== undefined,
      list: connector.segments !== undefined,
    },
    limits: { name: limits.name ?? null, description: limits.description ?? null },
    naming: {
      output: typeof naming === 'object' && 'output' in naming ? naming.output : null,
      template: typeof naming === 'object' && 'template' in naming ? naming.template : null,
    },
    testNote,
    sections: describeSections([...form, SIGNALS], {
      config: connector.config.extend(signalConfig),
      credentials: connector.credentials,
    }),
  }
}
