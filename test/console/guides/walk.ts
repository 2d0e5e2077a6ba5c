import type { Locator, Page } from 'playwright-core'
import { pickOption } from '../harness'

/** What a guide’s steps are followed with. */
export type Walk = {
  page: Page
  origin: string
  owner: { email: string; password: string }
  /** Of the window, or of a part of it. */
  picture: (name: string, part?: Locator) => Promise<void>
}

export async function signIn({ page, origin, owner }: Walk) {
  await page.goto(`${origin}/sign-in`)
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password').fill(owner.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('Who do you want to reach?').waitFor()
}

export const open = (page: Page, name: string) =>
  page.getByRole('complementary').getByRole('link', { name, exact: true }).click()

const PRACTICE_PLATFORM = 'http://localhost:4000'

/** The connection that docs/guides/README.md sets up. */
export async function connectPracticePlatform({ page, origin, picture }: Walk) {
  await page.goto(`${origin}/connections`)
  await page.getByRole('button', { name: 'New connection' }).first().click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Name', { exact: true }).first().fill('Practice platform')
  await pickOption(form.getByLabel('Platform', { exact: true }), 'Custom API')
  await form.getByLabel('Address to create a segment').fill(`${PRACTICE_PLATFORM}/segments`)
  await form.getByLabel('Address to deactivate a segment').fill(`${PRACTICE_PLATFORM}/segments/{id}`)
  await form.getByLabel('Test address').fill(PRACTICE_PLATFORM)
  await picture('connect')
  await form.getByRole('button', { name: 'Connect', exact: true }).click()
  await page.waitForURL(/connections\/conn_/)
  await page.getByRole('button', { name: 'Test now' }).click()
  await page.getByText('Connected: the address answers').waitFor()
}
