import { describe, expect, test } from 'vitest'
import type { ZodType } from 'zod'
import { formFields } from '../../src/form-fields'
import { JOB_TYPES } from '../../src/jobs/registry'
import { useTestApp } from '../harness/app'

const app = await useTestApp()

test('GET /api/admin/job-types describes each type to operators, and to nobody else', async () => {
  const operator = await app.user(undefined, 'member', true)
  const org = await app.staffed()
  const ask = (as?: { cookie: string }) => app.call('GET', '/api/admin/job-types', { as })
  expect([(await ask()).statusCode, (await ask(org.owner)).statusCode]).toEqual([401, 403])
  const { data } = (await ask(operator)).json()
  expect(
    data.map(({ type, hasForm, hasDryRun, canRetry, rollback }: Record<string, unknown>) => ({
      type,
      hasForm,
      hasDryRun,
      canRetry,
      canRollBack: rollback !== null,
    })),
  ).toEqual([
    { type: 'reclassify', hasForm: true, hasDryRun: true, canRetry: true, canRollBack: true },
    { type: 'dedup_sweep', hasForm: true, hasDryRun: false, canRetry: false, canRollBack: false },
    { type: 'merge', hasForm: false, hasDryRun: false, canRetry: false, canRollBack: true },
    { type: 'refresh_activations', hasForm: true, hasDryRun: false, canRetry: false, canRollBack: false },
    { type: 'sync_trade_desk', hasForm: true, hasDryRun: false, canRetry: false, canRollBack: false },
  ])
  expect(data[0]).toMatchObject({ title: 'Reclassify topics', items: 'topics' })
  expect(data[0].fields.find(({ key }: { key: string }) => key === 'limit')).toEqual({
    key: 'limit',
    label: 'Limit',
    help: 'The most topics to process. Leave empty for all.',
    kind: 'number',
    required: false,
    minimum: 1,
    maximum: 1_000_000_000,
    integer: true,
  })
  expect(data[2].rollback.fields).toMatchObject([{ key: 'links', kind: 'boolean', required: false }])
})

/** A field that a form shows for some choices of another field only is refused beside any other choice. */
describe.each(JOB_TYPES.filter(({ config }) => formFields(config).some(({ when }) => when)))('$type', ({ config }) => {
  const fields = formFields(config)
  const conditional = fields.flatMap((field) => (field.when ? [{ ...field, when: field.when }] : []))
  test.each(conditional)('$key depends on $when.key', (field) => {
    const { key, when, choices, kind } = field
    const value = kind === 'boolean' ? true : (choices?.[0]?.value ?? 'text')
    const switches = fields.find((other) => other.key === when.key)?.choices?.map((choice) => choice.value) ?? []
    const isAccepted = (switched: string) =>
      (config as ZodType).safeParse({ [when.key]: switched, [key]: value }).success
    expect(switches.filter(isAccepted)).toEqual([when.is].flat())
    expect(switches.length).toBeGreaterThan([when.is].flat().length)
  })
})
