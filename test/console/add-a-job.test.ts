import { describe, expect, it } from 'vitest'
import { JOB_TYPES } from '../../src/jobs/registry'
import { addToCatalog } from '../harness/catalog'
import { jobClient } from '../harness/jobs'
import { flagUnsure } from '../jobs/flag-unsure/flag-unsure'
import { canLook, complaints, expectAccessible, pickOption, useConsole } from './harness'

describe.runIf(canLook)('a type of job that the console was not written for', async () => {
  const app = await useConsole({}, { jobTypes: [...JOB_TYPES, flagUnsure] })
  const { organization, user, visit, db } = app
  const { id: orgId } = await organization()
  const operator = await user(orgId, 'owner', true)
  const jobs = jobClient(app, operator)
  const unsureTopics = (...names: string[]) =>
    addToCatalog(
      db,
      names.map((name) => ({ name, fields: { confidence: 0.2 } })),
    )

  it('is chosen, filled in and started with the form that its description draws', async () => {
    await unsureTopics('Parrot Owners', 'Luxury Hotel Guests')
    const page = await visit('/operators/jobs', operator)
    const heard = complaints(page, { expected: [400] })
    await page.getByRole('button', { name: 'New job' }).click()
    await pickOption(page.getByLabel('Type', { exact: true }), 'Flag unsure topics')
    await page.getByText('Puts topics into the review queue').waitFor()
    await page.getByText('Reviewers see it in the queue.').waitFor()
    await expectAccessible(page)
    await page.getByLabel('Dry run').uncheck()
    await page.getByLabel('Confidence below').fill('0.25')
    await pickOption(page.getByLabel('Category'), 'Pets & Animals')
    await page.getByLabel('Reason').fill('Too few words')
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Start', exact: true }).click()
    await page.getByRole('heading', { name: 'Flag unsure topics', exact: true }).waitFor()
    await page.getByText('1 of 1 topics').waitFor()
    await page.getByText('Completed').waitFor()
    await page.getByText('Too few words').waitFor()
    await expectAccessible(page)
    const id = page.url().split('/').at(-1)!
    expect(await jobs.find(id)).toMatchObject({
      job_type: 'flag_unsure',
      config: { dryRun: false, below: 0.25, parentCategory: 'Pets & Animals', reason: 'Too few words' },
      success_count: 1,
    })
    expect(heard()).toEqual([])
  })

  it('starts as a dry run, and is found by its filter', async () => {
    await unsureTopics('Trail Running Shoes')
    const page = await visit('/operators/jobs?new=flag_unsure', operator)
    await page.getByLabel('Reason').fill('Too few words')
    await page.getByRole('button', { name: 'Start dry run' }).click()
    await page.getByRole('heading', { name: 'Flag unsure topics (dry run)' }).waitFor()
    await page.getByRole('heading', { name: /topics? would change/ }).waitFor()
    await page.goto(`${app.origin}/operators/jobs`)
    await page.getByRole('button', { name: 'Type' }).click()
    await page.getByRole('button', { name: 'Flag unsure topics' }).click()
    await page.waitForURL('**/operators/jobs?jobType=flag_unsure')
    await page.getByRole('link', { name: 'Flag unsure topics (dry run)' }).waitFor()
  })
})
