import { describe, expect, it } from 'vitest'
import { canLook, complaints, expectAccessible, pickOption, useConsole } from './harness'

describe.runIf(canLook)('editing topics', async () => {
  const { visit, call, organization, user } = await useConsole()

  const withTopics = async (...names: string[]) => {
    const { id } = await organization()
    const owner = await user(id, 'owner')
    const ids: string[] = []
    for (const topic_name of names) {
      ids.push((await call('POST', '/api/topics', { as: owner, body: { topic_name } })).json().id)
    }
    const topic = async (at: number) => (await call('GET', `/api/topics/${ids[at]}`, { as: owner })).json()
    return { owner, member: await user(id, 'member'), viewer: await user(id, 'viewer'), ids, topic }
  }

  it('changes many at once after a preview, and takes it back', async () => {
    const { owner, member, ids, topic } = await withTopics(
      'Dog Insurance',
      'Electric SUV Shoppers',
      'CFOs at SaaS companies',
    )
    await call('PATCH', `/api/topics/${ids[0]}`, { as: owner, body: { tags: ['Old', 'VIP'] } })
    const segments = async () => Promise.all([0, 1, 2].map(async (at) => (await topic(at)).segment_type))
    const before = await segments()
    const page = await visit('/library?sortBy=topic_name&sortOrder=asc', member)
    const browserMessages = complaints(page)
    await page.getByRole('checkbox', { name: /Select all/ }).click()
    await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Edit' }).click()
    const dialog = page.getByRole('dialog', { name: /^Edit 3 topics/ })
    await dialog.waitFor()
    await expect.poll(() => dialog.getByRole('button', { name: 'Preview' }).isDisabled()).toBe(true)
    await pickOption(dialog.getByLabel('Segment type'), 'B2G')

    // New tags are typed; those that exist are offered, with the spelling that they have.
    await dialog.getByLabel('Add tags').fill('Spring')
    await page.keyboard.press('Enter')
    await dialog.getByLabel('Add tags').pressSequentially('vi')
    await page.getByRole('option', { name: 'VIP' }).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Remove VIP' }).waitFor()
    await dialog.getByLabel('Remove tags').fill('nothing like it')
    await page.keyboard.press('Enter')
    await dialog.getByLabel('Remove tags').fill('old')
    await page.getByRole('option', { name: 'Old' }).click()
    await expect.poll(() => dialog.getByRole('button', { name: /^Remove / }).count()).toBe(3)

    await dialog.getByRole('button', { name: 'Preview' }).click()
    await dialog.getByText('3 topics will change.').waitFor()
    const first = dialog.getByRole('list', { name: 'Changes' }).getByRole('listitem').nth(1)
    await expect.poll(() => first.innerText()).toMatch(/Dog Insurance[\s\S]*B2G[\s\S]*Tags/)
    await expectAccessible(page)
    expect(await segments()).toEqual(before)
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: 'Close without saving?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor({ state: 'detached' })

    await dialog.getByRole('button', { name: 'Change 3 topics' }).click()
    await page.getByText('3 topics edited.').waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await segments()).toEqual(['B2G', 'B2G', 'B2G'])
    expect((await topic(0)).tags).toEqual(['VIP', 'Spring'])

    // The tags filter the list.
    await page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: 'Tag', exact: true }).click()
    await page.getByRole('button', { name: 'Spring 3' }).waitFor()
    await page.getByRole('button', { name: 'VIP 3' }).click()
    await page.getByText('3 matches').waitFor()
    await page.keyboard.press('Escape')

    // Somebody edits one of them again.
    await call('PATCH', `/api/topics/${ids[2]}`, { as: owner, body: { tags: ['Mine'] } })
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    const undo = page.getByRole('dialog', { name: 'Undo this edit?' })
    await undo.getByText('2 topics will have the fields and tags from before the edit.').waitFor()
    await undo.getByText('Edited again since: stays as it is').waitFor()
    await expectAccessible(page)
    await undo.getByRole('button', { name: 'Undo edit' }).click()
    await page.waitForURL(/runs\/undo_/)
    await page.getByText('Completed', { exact: true }).waitFor()
    expect(await segments()).toEqual([before[0], before[1], 'B2G'])
    expect((await topic(0)).tags).toEqual(['Old', 'VIP'])
    expect(browserMessages()).toEqual([])
  })

  it('edits the tags of one topic on its panel', async () => {
    const { member, ids, topic } = await withTopics('Dog Insurance')
    const page = await visit(`/library?topic=${ids[0]}`, member)
    await page.getByRole('button', { name: 'Edit tags' }).click()
    const field = page.getByRole('combobox', { name: 'Tags' })
    // Esc closes the list first, and ends the edit then; the panel stays.
    await field.pressSequentially('x')
    await page.getByRole('option').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('option').waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Edit tags' }).click()
    await field.pressSequentially('Pets,Spring sale')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Remove Pets' }).waitFor()
    await field.press('Backspace')
    await field.pressSequentially('pets')
    await page.keyboard.press('Enter')
    await expectAccessible(page)
    // Without Enter: whoever goes on to Save means it, too.
    await field.pressSequentially('Summer')
    await page.getByRole('button', { name: 'Save' }).click()
    await page
      .getByRole('listitem')
      .filter({ hasText: /^Summer$/ })
      .waitFor()
    expect((await topic(0)).tags).toEqual(['Pets', 'Summer'])
  })

  it('is not offered to who may only look', async () => {
    const { owner, viewer, ids } = await withTopics('Dog Insurance')
    await call('PATCH', `/api/topics/${ids[0]}`, { as: owner, body: { tags: ['Pets'] } })
    const page = await visit(`/library?topic=${ids[0]}`, viewer)
    await page
      .getByRole('listitem')
      .filter({ hasText: /^Pets$/ })
      .waitFor()
    await expect.poll(() => page.getByRole('button', { name: /^Edit/ }).count()).toBe(0)
    await expect.poll(() => page.getByRole('checkbox', { name: /Select all/ }).count()).toBe(0)
  })
})
