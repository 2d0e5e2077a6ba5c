import { existsSync } from 'node:fs'
import { join } from 'node:path'
import files from '@fastify/static'
import type { FastifyReply } from 'fastify'
import { access } from '../access'
import { packageRoot } from '../db/package-root'
import type { App } from './app'

/** Places of the console that a person may reload, or send to another. */
const PLACES = [
  '/',
  '/sign-in',
  '/invitation/*',
  '/library',
  '/catalog',
  '/import',
  '/import/*',
  '/connections',
  '/connections/*',
  '/activations',
  '/hygiene',
  '/settings',
  '/operators',
  '/operators/*',
]

/** Files whose names carry a hash of what they hold are kept by browsers for good; the others are asked for anew. */
const HASHED = { maxAge: '365d', immutable: true }
const ALWAYS_ASKED = { maxAge: 0 }

/** The console's built page and files. Its places are the page's own: each is answered with the page. */
export async function consolePages(app: App) {
  const root = join(packageRoot(), 'dist/console')
  if (!existsSync(root)) return
  await app.register(files, { root, serve: false })
  const serve = (url: string, send: (reply: FastifyReply, path: string) => unknown) =>
    app.route<{ Params: { '*'?: string } }>({
      method: 'GET',
      url,
      config: { access: access.public },
      schema: { hide: true },
      handler: (request, reply) => send(reply, request.params['*'] ?? ''),
    })
  for (const place of PLACES) serve(place, (reply) => reply.sendFile('index.html', ALWAYS_ASKED))
  for (const file of ['theme.js', 'mark.svg']) serve(`/${file}`, (reply) => reply.sendFile(file, ALWAYS_ASKED))
  serve('/assets/*', (reply, path) => reply.sendFile(`assets/${path}`, HASHED))
}
