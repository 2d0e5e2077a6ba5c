import { z } from 'zod'
import { formField, formFields } from '../form-fields'
import type { AnyJobDefinition } from './job'
import { jobTypeOf, rollbackOptions } from './schema'

/** What the API says about each type of job. */
export const jobTypesAnswer = (jobTypes: readonly AnyJobDefinition[]) =>
  z.object({
    data: z.array(
      z.object({
        type: jobTypeOf(jobTypes),
        title: z.string(),
        description: z.string(),
        items: z.string().describe('What it works through, in the plural'),
        counters: z
          .object({ success: z.string(), skipped: z.string().optional() })
          .describe('What became of the items counted'),
        fields: z.array(formField).describe('Its config'),
        hasForm: z.boolean().describe('People can fill in all of its fields'),
        hasDryRun: z.boolean().describe('With `dryRun` in its config it only shows what it would change'),
        hasEstimate: z.boolean().describe('`POST /api/admin/jobs/estimate` tells what it would ask the LLM'),
        canRetry: z.boolean().describe('`retry-errors` creates a job for the items that failed'),
        rollback: z
          .object({ description: z.string(), fields: z.array(formField) })
          .nullable()
          .describe('Null where jobs of this type cannot be undone'),
      }),
    ),
  })
type JobTypes = z.infer<ReturnType<typeof jobTypesAnswer>>

export const describeJobTypes = (jobTypes: readonly AnyJobDefinition[]): JobTypes => ({
  data: jobTypes.map(describe),
})

function describe(definition: AnyJobDefinition): JobTypes['data'][number] {
  const { type, title, description, items, counters, config, rollback, retry, estimate } = definition
  const fields = formFields(config)
  return {
    type,
    title,
    description,
    items,
    counters,
    fields,
    hasForm: fields.every(({ kind }) => kind !== 'list'),
    hasDryRun: fields.some(({ key }) => key === 'dryRun'),
    hasEstimate: estimate !== undefined,
    canRetry: retry !== undefined,
    rollback: rollback
      ? { description: rollback.description, fields: rollback.canRestoreLinks ? formFields(rollbackOptions) : [] }
      : null,
  }
}
