import { storableStart } from '../../storable'

type MailText = { subject: string; text: string }

/** Names come from people: a line break in one would begin a new paragraph of ours. */
const oneLine = (name: string) => storableStart(name.replace(/[\s\p{Cc}]+/gu, ' '), 200)

const mailText = (subject: string, ...paragraphs: string[]): MailText => ({
  subject,
  text: `${paragraphs.join('\n\n')}\n`,
})

type Reset = { email: string; baseUrl: string; url: string }

export const resetText = ({ email, baseUrl, url }: Reset): MailText =>
  mailText(
    'Reset your Taxon password',
    `Somebody, probably you, wants to set a new password for ${email} at ${baseUrl}.`,
    'To do so, open this link within an hour. It works once, and signs you out everywhere:',
    url,
    'If it was not you, ignore this mail: your password stays as it is.',
  )

/** For people who sign in through the identity provider only. */
export const noPasswordText = ({ email, baseUrl, provider }: Omit<Reset, 'url'> & { provider: string }): MailText =>
  mailText(
    'You have no Taxon password',
    `Somebody, probably you, wants to set a new password for ${email} at ${baseUrl}.`,
    `Your account has no password. Sign in with "${oneLine(provider)}" instead:`,
    `${baseUrl}/sign-in`,
    'If it was not you, ignore this mail. If you need a password, ask an operator for a link.',
  )

type Invited = {
  organization: string
  inviter: { name: string; email: string }
  role: string
  url: string
  expiresAt: Date
}

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

export function invitationText({ organization, inviter, role, url, expiresAt }: Invited): MailText {
  const [host, team] = [oneLine(inviter.name), oneLine(organization)]
  const named = host === inviter.email ? host : `${host} (${inviter.email})`
  return mailText(
    `${host} invites you to ${team} on Taxon`,
    `${named} invites you to join ${team} on Taxon as ${role}.`,
    `To join, open this link by ${DATE.format(expiresAt)}:`,
    url,
    'The link is for you alone. If you do not know who invites you, ignore this mail.',
  )
}
