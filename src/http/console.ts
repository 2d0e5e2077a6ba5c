import { existsSync } from 'node:fs'
import { join } from 'node:path'
import files from '@fastify/static'
import type { FastifyReply } from 'fastify'
import { access } from '../access'
import { packageRoot } from '../db/package-root'
import type { App } from './app'

/** The console's own paths: each is answered with its page, so that people can reload and share addresses. */
const CONSOLE_PATHS = [
  '/',
  '/sign-in',
  '/sign-in/refused',
  '/forgot-password',
  '/reset-password',
  '/join',
  '/invitation/*',
  '/set-up-two-factor',
  '/connect-app',
  '/agents',
  '/library',
  '/catalog',
  '/import',
  '/import/*',
  '/connections',
  '/connections/*',
  '/activations',
  '/runs',
  '/runs/*',
  '/hygiene',
  '/settings',
  '/operators',
  '/operators/*',
]

/** For files with a hash of their content in the name. */
const CACHE_FOREVER = { maxAge: '365d', immutable: true }
const REVALIDATE = { maxAge: 0 }

export async function consolePages(app: App) {
  const root = join(packageRoot(), 'dist/console')
  if (!existsSync(root)) return
  await app.register(files, { root, serve: false, preCompressed: true })
  const serve = (url: string, send: (reply: FastifyReply, path: string) => unknown) =>
    app.route<{ Params: { '*'?: string } }>({
      method: 'GET',
      url,
      config: { access: access.public },
      schema: { hide: true },
      handler: (request, reply) => send(reply, request.params['*'] ?? ''),
    })
  for (const path of CONSOLE_PATHS) serve(path, (reply) => reply.sendFile('index.html', REVALIDATE))
  for (const file of ['theme.js', 'mark.svg']) serve(`/${file}`, (reply) => reply.sendFile(file, REVALIDATE))
  serve('/assets/*', (reply, path) => reply.sendFile(`assets/${path}`, CACHE_FOREVER))
}
