import { totp } from '../../harness/totp'
import { pickOption } from '../harness'
import { open, signIn, type Walk } from './walk'

const ANN = { email: 'ann@example.com', name: 'Ann', password: 'correct horse battery' }

/** The steps of docs/guides/operator.md that are done in the console. */
export async function operator(walk: Walk) {
  const { page, origin, owner, picture } = walk

  await page.goto(`${origin}/sign-in`)
  await page.getByRole('button', { name: 'Continue with Acme login' }).waitFor()
  await picture('operator-sign-in')
  await signIn(walk)

  await open(page, 'Organizations')
  await page.getByRole('button', { name: 'New user' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Email').fill(ANN.email)
  await form.getByLabel('Name', { exact: true }).fill(ANN.name)
  await form.getByLabel('Password').fill(ANN.password)
  await pickOption(form.getByLabel('Organization'), { index: 1 })
  await picture('operator-new-user', form)
  await form.getByRole('button', { name: 'Create' }).click()
  await page.getByText(`${ANN.email} can sign in now`).waitFor()

  await open(page, 'Settings')
  await page.getByRole('tab', { name: 'Members' }).click()
  await page.getByRole('button', { name: 'Invite' }).click()
  await page.getByLabel('Email').fill('ben@example.com')
  await page.getByRole('button', { name: 'Create link' }).click()
  await page.getByText('It isn’t emailed, so share it yourself.').waitFor()
  const invitation = page.getByRole('dialog').getByText(`${origin}/invitation/`)
  const invitationLink = await invitation.textContent()
  await picture('operator-invitation', page.getByRole('dialog'))
  await page.getByRole('button', { name: 'Done' }).click()

  await open(page, 'Organizations')
  await page.getByRole('link', { name: ANN.email }).click()
  await page.getByRole('heading', { name: 'Actions' }).waitFor()
  await picture('operator-user')
  await page.getByRole('button', { name: 'Create reset link' }).click()
  await page.getByText(/\/reset-password#/).waitFor()
  await page.getByRole('button', { name: 'Done' }).click()

  await open(page, 'Settings')
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByLabel('Your password').fill(owner.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('QR code for the authenticator app').waitFor()
  const secret = (await page.getByRole('dialog').locator('code').textContent())!.replaceAll(' ', '')
  await picture('operator-two-factor', page.getByRole('dialog'))
  await page.getByLabel('Code from the app').fill(totp(secret))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByRole('region', { name: 'Recovery codes' }).waitFor()
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await page.getByText('On', { exact: true }).waitFor()

  await open(page, 'Audit log')
  await page.getByText('two-factor').first().waitFor()
  await picture('operator-audit-log')

  await open(page, 'Dashboard')
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  await page.locator('.recharts-area-curve').first().waitFor()
  await picture('operator-dashboard')

  await page.context().clearCookies()
  await page.goto(invitationLink!)
  await page.getByLabel('Your name').fill('Ben')
  await picture('operator-joining')
  await page.getByLabel('Password').fill('another horse battery')
  await page.getByRole('button', { name: 'Create account and join' }).click()
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
}
