import { z } from 'zod'
import { int4, int8, type RowOf, text as textColumn } from '../db/rows'
import { corrections } from '../db/tables'
import { CORRECTABLE_FIELDS, type CorrectableField } from '../engine'
import { CORRECTION_IDS, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '../limits'
import { storable } from '../storable'

/** Greater numbers are no ids: the database would refuse them. */
const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

export const correctionParams = z.object({ id })

export const correctionsQuery = z.object({
  search: z.string().max(200).overwrite(storable).trim().default('').describe('Part of the topic’s name'),
  field: z
    .enum(CORRECTABLE_FIELDS, { error: `field must be one of ${CORRECTABLE_FIELDS.join(', ')}` })
    .optional()
    .describe('Only corrections of this field'),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE_DEFAULT),
})
export type CorrectionsQuery = z.output<typeof correctionsQuery>

export const correctionRecord = z.object({
  id: z.number().int(),
  topicName: z.string(),
  field: z.enum(CORRECTABLE_FIELDS),
  previous: z.string().describe('What the topic had before'),
  corrected: z.string(),
  reason: z.string().describe('Given by reviewers; empty otherwise'),
  correctedBy: z.string().describe('The person’s name; empty if the account is gone'),
  correctedAt: z.iso.datetime(),
  enabled: z.boolean().describe('Whether classifications follow it'),
  agree: z.number().int().describe('How many people say the same of this name, with this one'),
  disagree: z.number().int().describe('How many say otherwise'),
  topics: z.number().int().describe('How many classified topics it took part in'),
})
type CorrectionRecord = z.infer<typeof correctionRecord>

const settings = z.object({
  enabled: z
    .boolean({ error: 'enabled must be true or false' })
    .describe('Whether classifications follow corrections at all'),
})
export const correctionSettings = settings
export const correctionSettingsBody = z.object(settings.shape, { error: 'enabled must be true or false' })

export const correctionsPage = z.object({
  data: z.array(correctionRecord),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
  totalPages: z.number(),
  ...settings.shape,
})

const IDS = 'ids array is required'
const ids = z
  .array(
    z.number({ error: 'ids must be numbers' }).int('ids must be whole numbers').min(1).max(Number.MAX_SAFE_INTEGER),
    {
      error: IDS,
    },
  )
  .min(1, IDS)
  .max(CORRECTION_IDS, `Maximum ${CORRECTION_IDS} corrections per request`)

export const updateCorrectionsBody = z.object({ ids, ...settings.shape }, { error: IDS })
export const updatedCorrections = z.object({ updated: z.number().int() })
export const deleteCorrectionsBody = z.object({ ids }, { error: IDS })
export const deletedCorrections = z.object({ deleted: z.number().int() })

export const CORRECTION = {
  id: corrections.id,
  topic_name: corrections.topic_name,
  field: corrections.field.as<CorrectableField>(),
  previous: corrections.previous,
  corrected: corrections.corrected,
  reason: corrections.reason,
  corrected_at: corrections.corrected_at,
  enabled: corrections.enabled,
  corrector: textColumn,
  agree: int4,
  disagree: int4,
  topics: int8,
}

export const toCorrection = (row: RowOf<typeof CORRECTION>): CorrectionRecord => ({
  id: row.id,
  topicName: row.topic_name,
  field: row.field,
  previous: row.previous,
  corrected: row.corrected,
  reason: row.reason,
  correctedBy: row.corrector,
  correctedAt: row.corrected_at.toISOString(),
  enabled: row.enabled,
  agree: row.agree,
  disagree: row.disagree,
  topics: row.topics,
})

const change = z.object({ field: z.enum(CORRECTABLE_FIELDS), before: z.string(), after: z.string() })
export const nearTopics = z.object({
  data: z
    .array(z.object({ id: z.string(), topic_name: z.string(), changes: z.array(change) }))
    .describe('At most 500: as many as one reclassification takes'),
  total: z.number().int(),
})
export type NearTopics = z.infer<typeof nearTopics>
