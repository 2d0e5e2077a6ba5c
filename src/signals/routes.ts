import { access } from '../access'
import type { App } from '../http/app'
import { SMALL_BODY_LIMIT_BYTES } from '../limits'
import { settingsBody, settingsRecord } from './schema'
import { changeSettings, readSettings } from './settings'

const tags = ['Agents']
const url = '/api/signals/settings'

export function signalRoutes(app: App) {
  app.route({
    method: 'GET',
    url,
    config: { access: access.session() },
    schema: { tags, summary: 'How topics are offered as AdCP signals', response: { 200: settingsRecord } },
    handler: ({ ctx }) => readSettings(ctx),
  })
  app.route({
    method: 'PUT',
    url,
    config: { access: access.session('connections') },
    bodyLimit: SMALL_BODY_LIMIT_BYTES,
    schema: {
      tags,
      summary: 'Change how topics are offered as AdCP signals',
      description:
        'Fields that are left out stay. The tools `get_signals` and `activate_signal` of `/mcp` use these settings; where a ' +
        'signal can be activated is set on each connection, in `config.signal_destinations`.',
      body: settingsBody,
      response: { 200: settingsRecord },
    },
    handler: ({ ctx, body }) => changeSettings(ctx, body),
  })
}
