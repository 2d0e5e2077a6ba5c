import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = { from: string; to: string[]; source: string; subject: string; text: string }

/** Quoted-printable. */
const decoded = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString()

/** Header lines may be folded, and each line an encoded word. */
function subjectIn(head: string): string {
  const [, subject = ''] = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(head) ?? []
  return subject
    .replace(/\?=\r\n[ \t]=\?UTF-8\?Q\?/g, '')
    .replace(/\r\n(?=[ \t])/g, '')
    .replace(/=\?UTF-8\?Q\?([^?]*)(\?=|$)/g, (_, words: string) => decoded(words.replaceAll('_', ' ')))
    .trim()
}

/** A real SMTP server that keeps what it gets; `refusal` makes it refuse the next recipients. */
export async function startMailServer({ user, password }: { user?: string; password?: string } = {}) {
  const mails: ReceivedMail[] = []
  const state: { refusal: string | null; code: number } = { refusal: null, code: 550 }
  const server = new SMTPServer({
    authOptional: user === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (auth, _session, done) =>
      auth.username === user && auth.password === password
        ? done(null, { user: auth.username })
        : done(new Error('Wrong user or password')),
    onRcptTo: (_address, _session, done) => {
      if (state.refusal === null) return done()
      done(Object.assign(new Error(state.refusal), { responseCode: state.code }))
    },
    onData: (stream, { envelope }, done) => {
      text(stream).then((source) => {
        const [head, ...body] = source.split('\r\n\r\n')
        mails.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          source,
          subject: subjectIn(head!),
          text: decoded(body.join('\n\n').replaceAll('\r\n', '\n').replaceAll('=\n', '')),
        })
        done()
      }, done)
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const credentials = user === undefined ? '' : `${user}:${password}@`
  return {
    url: `smtp://${credentials}127.0.0.1:${port}`,
    mails,
    /** With 550 for good, with 451 for now. */
    refuse: (words: string | null, code: 550 | 451 = 550) => {
      Object.assign(state, { refusal: words, code })
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
