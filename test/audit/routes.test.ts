import type { LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import type { AuditAction } from '../../src/audit/actions'
import { randomPart } from '../../src/ids'
import { useTestApp } from '../harness/app'
import { addToCatalog } from '../harness/catalog'
import { OAUTH, useOAuth } from '../harness/oauth'
import { PASSWORD } from '../harness/people'
import { select } from '../harness/select'
import { setUpTwoFactor, waitingCookie } from '../harness/two-factor'

const taxon = await useTestApp({ env: { ...OAUTH, TAXON_SIGNUP: 'open' } })
const { app, call, db, staffed, user, signIn, organization } = taxon
const apps = useOAuth(taxon)
const acme = await staffed()
const operator = await user(acme.id, 'member', true)
const { owner, admin } = acme

type Method = Parameters<typeof call>[0]
type Answer = Promise<LightMyRequestResponse>
const as = (person: { cookie: string }) => (method: Method, url: string, body?: unknown) =>
  call(method, url, { as: person, body })
const owners = as(owner)
const operators = as(operator)
const idOf = async (answer: Answer): Promise<string> => (await answer).json().id

const connection = () =>
  owners('POST', '/api/connections', {
    name: `Source ${randomPart()}`,
    platform: 'custom_api',
    direction: 'inbound',
    config: { base_url: 'https://source.example/topics' },
  })
const apiKey = () => owners('POST', '/api/keys', { name: 'A key' })
const sdkKey = () => owners('POST', '/api/sdk-keys', { name: 'A key', mode: 'live' })
const recordId = async (answer: Answer): Promise<string> => (await answer).json().record.id
const workspace = () => owners('POST', '/api/workspaces', { name: randomPart() })
const schedule = async () =>
  owners('POST', '/api/schedules', { connectionId: await idOf(connection()), action: 'sync', everyHours: 6 })
const JOB = { jobType: 'reclassify', config: { mode: 'local', force: true } }
const job = async (): Promise<string> => (await operators('POST', '/api/admin/jobs', JOB)).json().jobId
const endedJob = async (status: string): Promise<string> => {
  const id = await job()
  await db.execute({ text: 'UPDATE jobs SET status = $2 WHERE id = $1', values: [id, status] })
  return id
}
const operatorsSchedule = () => operators('POST', '/api/admin/schedules', { ...JOB, everyHours: 24 })
const sharedView = (screen: string) =>
  owners('POST', `/api/views/${screen}`, { name: randomPart(), query: {}, columns: [], shared: true })
const template = () =>
  operators('POST', '/api/admin/output-templates', {
    platformKey: `key_${randomPart().toLowerCase()}`,
    displayName: 'Plain',
    pathFields: [{ key: 'topic' }],
  })
const topic = () => owners('POST', '/api/topics', { topic_name: `Zither ${randomPart()} Players` })
const deletion = async () => owners('DELETE', '/api/topics', { ids: [await idOf(topic())] })
const globalTopic = async () => (await addToCatalog(db, [{ name: `Zither ${randomPart()} Makers` }]))[0]!
const alertUrl = () => owners('PATCH', '/api/alerts/settings', { url: 'https://hooks.example/taxon' })

const auth = (person: { cookie: string }, path: string, body: object = {}) =>
  as(person)('POST', `/api/auth${path}`, body)
const invited = async (): Promise<{ email: string; invitationId: string }> => {
  const email = `guest-${randomPart().toLowerCase()}@example.com`
  const invitationId = await idOf(auth(owner, '/organization/invite-member', { email, role: 'member' }))
  return { email, invitationId }
}
const guest = async () => {
  const person = await user(undefined)
  const invitationId = await idOf(auth(owner, '/organization/invite-member', { email: person.email, role: 'member' }))
  return { person, invitationId }
}
const memberId = async (userId: string): Promise<string> => {
  const [row] = await select<{ id: string }>(db, {
    text: 'SELECT id FROM members WHERE user_id = $1',
    values: [userId],
  })
  return row!.id
}

/** How to call each route that is audited, and the action that it leaves. A new route needs a line here or below. */
const AUDITED: Record<string, [AuditAction, () => Answer]> = {
  'POST /api/auth/sign-in/email': [
    'sign_in.succeed',
    () => call('POST', '/api/auth/sign-in/email', { body: { email: admin.email, password: PASSWORD } }),
  ],
  'POST /api/auth/sign-up/email': [
    'user.sign_up',
    async () =>
      call('POST', '/api/auth/sign-up/email', { body: { ...(await invited()), name: 'Guest', password: PASSWORD } }),
  ],
  'POST /api/auth/sign-out': ['sign_in.end', async () => auth(await signIn(admin.email), '/sign-out')],
  'POST /api/auth/revoke-session': [
    'session.end',
    async () => auth(admin, '/revoke-session', { token: (await signIn(admin.email)).cookie.slice(20, 52) }),
  ],
  'POST /api/auth/revoke-other-sessions': ['session.end', () => auth(admin, '/revoke-other-sessions')],
  'POST /api/auth/change-password': [
    'password.change',
    async () =>
      auth(await user(acme.id), '/change-password', {
        currentPassword: PASSWORD,
        newPassword: 'another horse battery',
      }),
  ],
  'POST /api/auth/two-factor/verify-totp': [
    'two_factor.enable',
    async () => (await setUpTwoFactor(call, await user(acme.id))).confirmed,
  ],
  'POST /api/auth/two-factor/verify-backup-code': [
    'sign_in.succeed',
    async () => {
      const person = await user(acme.id)
      const { backupCodes } = await setUpTwoFactor(call, person)
      const body = { email: person.email, password: PASSWORD }
      const waiting = waitingCookie(await call('POST', '/api/auth/sign-in/email', { body }))
      return auth(waiting, '/two-factor/verify-backup-code', { code: backupCodes[0] })
    },
  ],
  'POST /api/auth/two-factor/generate-backup-codes': [
    'two_factor.codes',
    async () => {
      const { session } = await setUpTwoFactor(call, await user(acme.id))
      return auth(session, '/two-factor/generate-backup-codes', { password: PASSWORD })
    },
  ],
  'POST /api/auth/two-factor/disable': [
    'two_factor.disable',
    async () => {
      const { session } = await setUpTwoFactor(call, await user(acme.id))
      return auth(session, '/two-factor/disable', { password: PASSWORD })
    },
  ],
  'PATCH /api/organization/security': [
    'organization.update',
    async () => {
      const { id } = await organization()
      const { session } = await setUpTwoFactor(call, await user(id, 'owner'))
      return as(session)('PATCH', '/api/organization/security', { twoFactorRequired: true })
    },
  ],
  'POST /api/auth/update-user': ['user.rename', () => auth(admin, '/update-user', { name: 'Another' })],
  'POST /api/auth/organization/create': [
    'organization.create',
    async () => auth(await user(undefined), '/organization/create', { name: 'New', slug: randomPart().toLowerCase() }),
  ],
  'POST /api/auth/organization/set-active': [
    'session.switch',
    () => auth(admin, '/organization/set-active', { organizationId: acme.id }),
  ],
  'POST /api/auth/organization/update-member-role': [
    'member.role',
    async () =>
      auth(owner, '/organization/update-member-role', {
        memberId: await memberId((await user(acme.id)).id),
        role: 'viewer',
      }),
  ],
  'POST /api/auth/organization/remove-member': [
    'member.remove',
    async () => auth(owner, '/organization/remove-member', { memberIdOrEmail: (await user(acme.id)).email }),
  ],
  'POST /api/auth/organization/leave': [
    'member.leave',
    async () => auth(await user(acme.id), '/organization/leave', { organizationId: acme.id }),
  ],
  'POST /api/auth/organization/invite-member': [
    'invitation.create',
    () => auth(owner, '/organization/invite-member', { email: `${randomPart()}@example.com`, role: 'viewer' }),
  ],
  'POST /api/auth/organization/accept-invitation': [
    'invitation.accept',
    async () => {
      const { person, invitationId } = await guest()
      return auth(person, '/organization/accept-invitation', { invitationId })
    },
  ],
  'POST /api/auth/organization/reject-invitation': [
    'invitation.decline',
    async () => {
      const { person, invitationId } = await guest()
      return auth(person, '/organization/reject-invitation', { invitationId })
    },
  ],
  'POST /api/auth/organization/cancel-invitation': [
    'invitation.cancel',
    async () => auth(owner, '/organization/cancel-invitation', { invitationId: (await invited()).invitationId }),
  ],
  'POST /api/keys': ['key.create', apiKey],
  'DELETE /api/keys': ['key.revoke', async () => owners('DELETE', '/api/keys', { id: await recordId(apiKey()) })],
  'POST /api/sdk-keys': ['key.create', sdkKey],
  'DELETE /api/sdk-keys': [
    'key.revoke',
    async () => owners('DELETE', '/api/sdk-keys', { id: await recordId(sdkKey()) }),
  ],
  'POST /api/apps/consent': [
    'app.connect',
    async () => apps.consent(owner, apps.requestOf(await apps.register(), apps.newVerifier())),
  ],
  'DELETE /api/apps': [
    'app.disconnect',
    async () => {
      await apps.connected(owner)
      const [{ id }] = (await owners('GET', '/api/apps')).json()
      return owners('DELETE', '/api/apps', { id })
    },
  ],
  'POST /api/workspaces': ['workspace.create', workspace],
  'DELETE /api/workspaces/:id': [
    'workspace.delete',
    async () => owners('DELETE', `/api/workspaces/${await idOf(workspace())}`),
  ],
  'POST /api/workspaces/:id/topics': [
    'workspace.add_topics',
    async () => owners('POST', `/api/workspaces/${await idOf(workspace())}/topics`, { filters: {} }),
  ],
  'DELETE /api/workspaces/:id/topics': [
    'workspace.remove_topics',
    async () => owners('DELETE', `/api/workspaces/${await idOf(workspace())}/topics`, { filters: {} }),
  ],
  'POST /api/connections': ['connection.create', connection],
  'PATCH /api/connections/:id': [
    'connection.update',
    async () => owners('PATCH', `/api/connections/${await idOf(connection())}`, { name: 'Renamed' }),
  ],
  'PUT /api/connections/:id': [
    'connection.update',
    async () => owners('PUT', `/api/connections/${await idOf(connection())}`, { name: 'Renamed' }),
  ],
  'DELETE /api/connections/:id': [
    'connection.delete',
    async () => owners('DELETE', `/api/connections/${await idOf(connection())}`),
  ],
  'POST /api/schedules': ['schedule.create', schedule],
  'PATCH /api/schedules/:id': [
    'schedule.update',
    async () => owners('PATCH', `/api/schedules/${await idOf(schedule())}`, { paused: true }),
  ],
  'DELETE /api/schedules/:id': [
    'schedule.delete',
    async () => owners('DELETE', `/api/schedules/${await idOf(schedule())}`),
  ],
  'POST /api/admin/schedules': ['schedule.create', operatorsSchedule],
  'PATCH /api/admin/schedules/:id': [
    'schedule.update',
    async () => operators('PATCH', `/api/admin/schedules/${await idOf(operatorsSchedule())}`, { paused: true }),
  ],
  'DELETE /api/admin/schedules/:id': [
    'schedule.delete',
    async () => operators('DELETE', `/api/admin/schedules/${await idOf(operatorsSchedule())}`),
  ],
  'GET /api/export': ['topics.export', () => owners('GET', '/api/export')],
  'POST /api/export': ['topics.export', () => owners('POST', '/api/export', { filters: {} })],
  'GET /api/audit/export': ['audit.export', () => owners('GET', '/api/audit/export')],
  'GET /api/admin/audit/export': ['audit.export', () => operators('GET', '/api/admin/audit/export')],
  'DELETE /api/topics': ['topics.delete', deletion],
  'POST /api/topics/edit': [
    'topics.edit',
    async () =>
      owners('POST', '/api/topics/edit', { topicIds: [await idOf(topic())], changes: { tags: { add: ['New'] } } }),
  ],
  'POST /api/undo/:id': [
    'topics.undo',
    async () => owners('POST', `/api/undo/${(await deletion()).json().undoId}`, {}),
  ],
  'POST /api/admin/topics/archive': [
    'catalog.archive',
    async () => operators('POST', '/api/admin/topics/archive', { topicIds: [await globalTopic()] }),
  ],
  'DELETE /api/admin/topics/archive': [
    'catalog.restore',
    async () => operators('DELETE', '/api/admin/topics/archive', { topicIds: [await globalTopic()] }),
  ],
  'PATCH /api/corrections': [
    'correction.update',
    () => owners('PATCH', '/api/corrections', { ids: [1], enabled: false }),
  ],
  'DELETE /api/corrections': ['correction.delete', () => owners('DELETE', '/api/corrections', { ids: [1] })],
  'PATCH /api/corrections/settings': [
    'correction.settings',
    () => owners('PATCH', '/api/corrections/settings', { enabled: true }),
  ],
  'PATCH /api/admin/corrections': [
    'correction.update',
    () => operators('PATCH', '/api/admin/corrections', { ids: [1], enabled: false }),
  ],
  'DELETE /api/admin/corrections': [
    'correction.delete',
    () => operators('DELETE', '/api/admin/corrections', { ids: [1] }),
  ],
  'PATCH /api/admin/corrections/settings': [
    'correction.settings',
    () => operators('PATCH', '/api/admin/corrections/settings', { enabled: true }),
  ],
  'POST /api/admin/output-templates': ['template.create', template],
  'PATCH /api/admin/output-templates/:templateId': [
    'template.update',
    async () => operators('PATCH', `/api/admin/output-templates/${await idOf(template())}`, { displayName: 'Other' }),
  ],
  'DELETE /api/admin/output-templates/:templateId': [
    'template.delete',
    async () => operators('DELETE', `/api/admin/output-templates/${await idOf(template())}`),
  ],
  'PATCH /api/alerts/settings': ['alert.settings', alertUrl],
  'PUT /api/signals/settings': [
    'signal.settings',
    () => owners('PUT', '/api/signals/settings', { include_catalog: false }),
  ],
  'POST /api/alerts/secret': [
    'alert.secret',
    async () => {
      await alertUrl()
      return owners('POST', '/api/alerts/secret')
    },
  ],
  'POST /api/admin/organizations': [
    'organization.create',
    () => operators('POST', '/api/admin/organizations', { name: 'New' }),
  ],
  'DELETE /api/admin/organizations/:id': [
    'organization.delete',
    async () => {
      const { id, name } = await organization()
      return operators('DELETE', `/api/admin/organizations/${id}`, { name })
    },
  ],
  'DELETE /api/organization': [
    'organization.delete',
    async () => as((await staffed()).owner)('DELETE', '/api/organization', { name: 'Acme' }),
  ],
  'PATCH /api/admin/organizations/:id': [
    'organization.update',
    () => operators('PATCH', `/api/admin/organizations/${acme.id}`, { org_alias: 'ac' }),
  ],
  'POST /api/admin/users': [
    'user.create',
    () =>
      operators('POST', '/api/admin/users', {
        email: `${randomPart()}@example.com`,
        password: PASSWORD,
        organizationId: acme.id,
      }),
  ],
  'POST /api/admin/users/:id/reset-link': [
    'password.reset_link',
    () => operators('POST', `/api/admin/users/${admin.id}/reset-link`),
  ],
  'POST /api/auth/reset-password': [
    'password.reset',
    async () => {
      const { id } = await user(acme.id)
      const { url } = (await operators('POST', `/api/admin/users/${id}/reset-link`)).json()
      const body = { token: new URL(url).hash.slice(1), newPassword: 'another horse battery' }
      return call('POST', '/api/auth/reset-password', { body })
    },
  ],
  'POST /api/admin/users/:id/disable': [
    'user.disable',
    async () => operators('POST', `/api/admin/users/${(await user(acme.id)).id}/disable`),
  ],
  'POST /api/admin/users/:id/enable': [
    'user.enable',
    async () => {
      const { id } = await user(acme.id)
      await operators('POST', `/api/admin/users/${id}/disable`)
      return operators('POST', `/api/admin/users/${id}/enable`)
    },
  ],
  'POST /api/admin/users/:id/sign-out': [
    'session.end',
    async () => operators('POST', `/api/admin/users/${(await user(acme.id)).id}/sign-out`),
  ],
  'POST /api/admin/users/:id/two-factor-off': [
    'two_factor.disable',
    async () => {
      const { id } = await user(acme.id)
      await db.execute({ text: 'UPDATE users SET two_factor_enabled = true WHERE id = $1', values: [id] })
      return operators('POST', `/api/admin/users/${id}/two-factor-off`)
    },
  ],
  'DELETE /api/admin/users/:id': [
    'user.delete',
    async () => operators('DELETE', `/api/admin/users/${(await user(acme.id)).id}`),
  ],
  'PUT /api/admin/users/:id/organizations/:organizationId': [
    'member.role',
    async () =>
      operators('PUT', `/api/admin/users/${(await user(undefined)).id}/organizations/${acme.id}`, { role: 'viewer' }),
  ],
  'DELETE /api/admin/users/:id/organizations/:organizationId': [
    'member.remove',
    async () => operators('DELETE', `/api/admin/users/${(await user(acme.id)).id}/organizations/${acme.id}`),
  ],
  'POST /api/admin/jobs': ['job.create', () => operators('POST', '/api/admin/jobs', JOB)],
  'PATCH /api/admin/jobs/:jobId': [
    'job.cancel',
    async () => operators('PATCH', `/api/admin/jobs/${await job()}`, { status: 'cancelled' }),
  ],
  'POST /api/admin/jobs/:jobId/rollback': [
    'job.create',
    async () => operators('POST', `/api/admin/jobs/${await endedJob('completed')}/rollback`, {}),
  ],
  'POST /api/admin/jobs/:jobId/retry-errors': [
    'job.create',
    async () => operators('POST', `/api/admin/jobs/${await endedJob('completed')}/retry-errors`, {}),
  ],
  ...Object.fromEntries(
    ['library', 'catalog'].flatMap((screen): [string, [AuditAction, () => Answer]][] => [
      [`POST /api/views/${screen}`, ['view.share', () => sharedView(screen)]],
      [
        `PATCH /api/views/${screen}/:viewId`,
        [
          'view.update',
          async () => owners('PATCH', `/api/views/${screen}/${await idOf(sharedView(screen))}`, { columns: [] }),
        ],
      ],
    ]),
  ),
  'DELETE /api/views/:viewId': [
    'view.delete',
    async () => owners('DELETE', `/api/views/${await idOf(sharedView('library'))}`),
  ],
  'POST /api/hygiene/refresh': ['job.create', () => owners('POST', '/api/hygiene/refresh', {})],
}

/** Routes that change something and leave no entry. */
const NOT_AUDITED: Record<string, string[]> = {
  'apps do it, as test/auth/oauth.test.ts checks': ['POST /oauth/register', 'POST /oauth/token', 'POST /oauth/revoke'],
  'what follows it is audited': [
    'POST /api/auth/sign-in/social',
    'POST /api/auth/two-factor/enable',
    'POST /api/auth/request-password-reset',
  ],
  'they only answer, or mark as read': [
    'POST /api/auth/reset-password/check',
    'POST /api/classify',
    'POST /api/sdk/classify',
    'POST /api/analyze-brief',
    'POST /api/sdk/analyze-brief',
    'POST /api/topics/check-duplicate',
    'POST /api/topics/details',
    'POST /api/sdk/check-duplicate',
    'POST /api/import/estimate',
    'POST /api/import/uploads/:id/estimate',
    'POST /api/topics/generate-matrix/estimate',
    'POST /api/admin/output-templates/preview',
    'POST /api/admin/jobs/estimate',
    'POST /api/connections/test',
    'POST /api/admin/jobs/count',
    'POST /api/connections/:id/test',
    'POST /api/connections/:id/push/plan',
    'POST /api/activations/refresh-plan',
    'POST /api/alerts/test',
    'POST /api/notifications/read',
  ],
  'they concern nobody but the person': [
    'POST /api/conversations',
    'DELETE /api/conversations/:id',
    'POST /api/conversations/:id/turns',
    'POST /api/conversations/:id/turns/:position/answer',
    'POST /api/conversations/:id/turns/:position/brief',
    'POST /api/conversations/:id/turns/:position/added',
  ],
  'the history of each topic tells who did it': [
    'POST /api/topics',
    'PATCH /api/topics/:id',
    'PUT /api/topics/:id/match-values',
    'POST /api/topics/:id/reclassify',
    'POST /api/topics/reclassify',
    'POST /api/topics/catalog',
    'POST /api/topics/generate-matrix',
    'PATCH /api/admin/topics/:topicId',
    'POST /api/admin/topics/review',
    'POST /api/admin/topics/review/flag',
  ],
  'nothing is lost before the import is started; afterwards there is an entry (upload.test.ts)': [
    'DELETE /api/import/uploads/:id',
  ],
  'the list of runs, and of activations, tells who did it': [
    'POST /api/import',
    'POST /api/import/:batchId/chunk',
    'PATCH /api/import/:batchId/status',
    'POST /api/import/upload',
    'PUT /api/import/uploads/:id/mapping',
    'POST /api/import/uploads/:id/start',
    'POST /api/import/uploads/:id/review',
    'POST /api/import/uploads/:id/rejected',
    'POST /api/admin/topics/bulk',
    'POST /api/admin/topics/bulk/:batchId/chunk',
    'POST /api/admin/topics/bulk/:batchId/review-topics',
    'POST /api/connections/:id/sync/run',
    'POST /api/connections/:id/sync/run/:runId/page',
    'PATCH /api/connections/:id/sync/run/:runId/status',
    'POST /api/connections/:id/push/run',
    'POST /api/connections/:id/push/run/:runId/push',
    'PATCH /api/connections/:id/push/run/:runId/status',
    'POST /api/activations/:id/deactivate',
    'POST /api/activations/:id/refresh',
    'POST /api/activations/bulk-deactivate',
    'POST /api/activations/bulk-refresh',
    'POST /api/activations/bulk-retry',
    'POST /api/activations/bulk-dismiss',
    'POST /api/admin/jobs/:jobId/process',
    'POST /api/hygiene/refresh/:jobId/process',
    ...['/api/runs', '/api/admin/runs'].flatMap((url) =>
      ['pause', 'resume', 'cancel', 'retry'].map((verb) => `POST ${url}/:id/${verb}`),
    ),
  ],
}

const MUTATING = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

test('every route that changes something is audited, or listed with the reason why not', () => {
  const routes = app.routeInventory
    .filter(({ method, url, hidden }) => MUTATING.has(method) && /^\/(?:api|oauth)\//.test(url) && !hidden)
    .map(({ method, url }) => `${method} ${url}`)
  const exempt = Object.values(NOT_AUDITED).flat()
  const unlisted = routes.filter((route) => !(route in AUDITED) && !exempt.includes(route))
  expect(unlisted).toEqual([])
  const known = app.routeInventory.map(({ method, url }) => `${method} ${url}`)
  expect([...Object.keys(AUDITED), ...exempt].filter((route) => !known.includes(route))).toEqual([])
})

const AUDITED_ROUTES = Object.entries(AUDITED).map(([route, [action, drive]]) => ({ route, action, drive }))

test.each(AUDITED_ROUTES)('$route leaves $action', async ({ action, drive }) => {
  const [before] = await select<{ last: number }>(db, {
    text: 'SELECT coalesce(max(id), 0) AS last FROM audit_entries',
  })
  const answer = await drive()
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  const entries = await select<Record<string, unknown>>(db, {
    text: 'SELECT * FROM audit_entries WHERE id > $1 AND action = $2',
    values: [before!.last, action],
  })
  expect(entries.at(-1), JSON.stringify(entries)).toMatchObject({
    address: '127.0.0.1',
    user_agent: 'lightMyRequest',
    actor_kind: 'user',
    actor_id: expect.stringMatching(/^user_/),
    actor_email: expect.stringContaining('@'),
  })
})
