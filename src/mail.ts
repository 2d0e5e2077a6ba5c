import type { MailConfig } from './config'
import { MAIL_MS } from './limits'

export type Mailer = {
  /** `id` becomes the Message-ID: a message that is sent again replaces itself in most mailboxes. */
  send(mail: { id: string; to: string; subject: string; text: string }): Promise<void>
  /** Connects and signs in; throws with the reason if the mail server refuses. */
  verify(): Promise<void>
  close(): void
}

/** Over SMTP, as plain text. */
export async function createMailer({ url, from }: MailConfig): Promise<Mailer> {
  // Loaded only where mail is configured.
  const { createTransport } = await import('nodemailer')
  const limits = { connectionTimeout: MAIL_MS, greetingTimeout: MAIL_MS, socketTimeout: MAIL_MS }
  const { protocol, hostname, port, username, password } = new URL(url)
  const isSecure = protocol === 'smtps:'
  const transport = createTransport({
    host: hostname,
    port: port === '' ? (isSecure ? 465 : 587) : Number(port),
    secure: isSecure,
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...limits,
  })
  const host = from.split('@').at(-1)!.replace(/>$/, '')
  return {
    send: async ({ id, ...mail }) => {
      await transport.sendMail({ from, messageId: `<${id}@${host}>`, ...mail })
    },
    verify: async () => {
      await transport.verify()
    },
    close: () => transport.close(),
  }
}
