import { randomBytes } from 'node:crypto'
import type { Session } from '../harness/app'
import type { startInboundSource } from '../simulators/inbound-source'
import type { startMarketplace } from '../simulators/platforms/marketplace'
import type { IdPools } from './hostile-values'

type Outside = {
  marketplace: Awaited<ReturnType<typeof startMarketplace>>
  source: Awaited<ReturnType<typeof startInboundSource>>
}

export type FurnishedOrganization = {
  id: string
  /** A word in all of this organization's private data, and nowhere else. */
  secretWord: string
  ids: IdPools
}

/** Creates one of everything that an organization can have. */
export async function furnish(
  origin: string,
  { id, owner }: { id: string; owner: Session },
  { marketplace, source }: Outside,
): Promise<FurnishedOrganization> {
  const secretWord = `private${randomBytes(5).toString('hex')}`
  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(origin + path, {
      method,
      headers: { 'content-type': 'application/json', cookie: owner.cookie, ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return JSON.parse(text)
  }

  const workspace = await call('POST', '/api/workspaces', { name: secretWord })
  const sharedView = await call('POST', '/api/views/library', {
    name: secretWord,
    query: { search: secretWord },
    columns: [],
    shared: true,
  })
  const written = await call('POST', '/api/topics', {
    topic_name: `Collectors of ${randomBytes(4).toString('hex')}`,
    keywords: [secretWord],
    internal_description: secretWord,
    segment_desc_marketplace: secretWord,
  })
  const matrix = await call('POST', '/api/topics/generate-matrix', {
    dimensions: [
      { name: 'Thing', values: Array.from({ length: 60 }, () => `q${randomBytes(5).toString('hex')}w`) },
      { name: 'People', values: ['Collectors'] },
    ],
    parentCategory: 'Auto',
  })
  const topicIds: string[] = [written.id, ...matrix.topicIds]

  const mappings = [{ csvColumn: 'Name', targetField: 'topic_name' }]
  const batch = await call('POST', '/api/import', { filename: `${secretWord}.csv`, totalRows: 1_000, mappings })
  const rows = [{ Name: `${secretWord.slice(7)} Fans` }, { Name: '' }]
  await call('POST', `/api/import/${batch.batchId}/chunk`, { chunkIndex: 0, rows, mappings })

  const outbound = await call('POST', '/api/connections', {
    name: secretWord,
    platform: 'marketplace',
    direction: 'outbound',
    config: marketplace.config,
    credentials: marketplace.credentials,
  })
  const inbound = await call('POST', '/api/connections', {
    name: secretWord,
    platform: 'custom_api',
    direction: 'inbound',
    config: { base_url: source.url, auth_type: 'bearer' },
    credentials: { token: secretWord },
  })
  const push = await call('POST', `/api/connections/${outbound.id}/push/run`, { topicIds: topicIds.slice(0, 10) })
  await call('POST', `/api/connections/${outbound.id}/push/run/${push.runId}/push`)
  const openPush = await call('POST', `/api/connections/${outbound.id}/push/run`, { topicIds: topicIds.slice(10, 20) })
  const sync = await call('POST', `/api/connections/${inbound.id}/sync/run`)
  await call('PUT', `/api/topics/${written.id}/match-values?matchKey=url`, [`${secretWord}.example`])
  const activations: { id: string }[] = await call('GET', '/api/activations')
  const { jobId } = await call('POST', '/api/hygiene/refresh')
  const key = await call('POST', '/api/keys', { name: secretWord })
  const sdkKey = await call('POST', '/api/sdk-keys', { name: secretWord })
  const invited = { email: `${secretWord}@example.com`, role: 'member' }
  const invitation = await call('POST', '/api/auth/organization/invite-member', invited)

  return {
    id,
    secretWord,
    ids: {
      orgTopicId: topicIds,
      ids: topicIds,
      topicIds,
      topicId: topicIds,
      connectionId: [outbound.id, inbound.id],
      activationId: activations.map((activation) => activation.id),
      activationIds: activations.map((activation) => activation.id),
      workspaceId: [workspace.id],
      viewId: [sharedView.id],
      batchId: [batch.batchId],
      _batchId: [batch.batchId],
      pushRunId: [push.runId, openPush.runId],
      syncRunId: [sync.runId],
      jobId: [jobId],
      keyId: [key.record.id],
      sdkKeyId: [sdkKey.record.id],
      invitationId: [invitation.id],
    },
  }
}
