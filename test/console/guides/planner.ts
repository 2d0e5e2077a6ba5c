import { open, signIn, type Walk } from './walk'

/** The steps of docs/guides/planner.md. */
export async function planner(walk: Walk) {
  const { page, picture } = walk
  const classify = async (text: string) => {
    await page.getByLabel('Describe an audience').fill(text)
    await page.keyboard.press('Enter')
  }

  await signIn(walk)
  await picture('planner-welcome')

  await classify('electric SUV shoppers')
  await page.getByRole('heading', { name: 'Electric SUV Shoppers' }).waitFor()
  await page.getByRole('button', { name: 'Why?' }).click()
  await picture('planner-topic', page.getByRole('article').last())

  await classify('only in California')
  await page.getByText('Classified by the local engine').nth(1).waitFor()
  await picture('planner-refined')
  await page.getByRole('button', { name: 'Add to library' }).last().click()
  await page.getByRole('link', { name: 'Added, open in library' }).waitFor()

  await page.getByRole('button', { name: 'New conversation' }).click()
  await classify('age range × gender for running shoes')
  await page.getByText('12 topics, for example').waitFor()
  await page.getByRole('button', { name: '65+' }).click()
  await picture('planner-matrix')
  await page.getByRole('button', { name: 'Create 10 topics' }).click()
  await page.getByText('10 topics added to').waitFor()

  await open(page, 'Catalog')
  await page.getByLabel('Search names, paths and keywords').fill('hotel')
  await page.getByText(/^\d+ matches$/).waitFor()
  for (const at of [1, 2, 3]) await page.getByRole('row').nth(at).getByRole('checkbox').check()
  await picture('planner-catalog')
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Add to library' }).click()
  await page.getByText('3 topics added to your library.').waitFor()

  await open(page, 'Settings')
  await page.getByRole('tab', { name: 'Workspaces' }).click()
  await page.getByLabel('New workspace').fill('Spring campaign')
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('button', { name: 'Enter Spring campaign' }).waitFor()
  await open(page, 'Library')
  await page.getByLabel('Search names, paths and keywords').fill('running shoes')
  await page.getByText('10 matches').waitFor()
  await page.getByLabel('Select all 10 matches').check()
  await page.getByRole('button', { name: 'Add to workspace' }).click()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByText('10 topics added to Spring campaign.').waitFor()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Switch workspace' }).click()
  await page.getByRole('menuitem', { name: 'Spring campaign' }).click()
  await page.getByText('in the workspace Spring campaign.').waitFor()
  await picture('planner-workspace')

  await page.getByRole('button', { name: 'Switch workspace' }).click()
  await page.getByRole('menuitem', { name: 'Whole organization' }).click()
  await page.getByText('topics in your organization.').waitFor()
  await page.getByLabel('Search names, paths and keywords').fill('running shoes')
  await page.getByText('10 matches').waitFor()
  await page.getByLabel('Select all 10 matches').check()
  await page.getByRole('region', { name: 'Selection' }).getByRole('link', { name: 'Push' }).click()
  await page.getByRole('link', { name: 'Push here' }).click()
  await page.getByText('would be sent').first().waitFor()
  await picture('planner-plan')
  await page.getByRole('button', { name: 'Push 10 segments' }).click()
  await page.getByText('Completed').waitFor()
  await page.getByText('10 of 10 segments').waitFor()
  await picture('planner-pushed')
}
