import { seedDemo } from '../../src/catalog/demo/seed'
import { startMarketplace } from '../simulators/platforms/marketplace'
import { useConsole } from './harness'

/** A console with demo topics, a library, a platform with pushed and stale segments, and a job under way. */
export async function furnishedConsole() {
  const { db, organization, user, call, visit } = await useConsole({ TAXON_ALLOW_PRIVATE_NETWORKS: 'true' })
  const marketplace = await startMarketplace()
  const { id: orgId } = await organization()
  const owner = await user(orgId, 'owner', true)
  const post = async (url: string, body: object = {}) => (await call('POST', url, { as: owner, body })).json()
  for await (const _ of seedDemo(db, new Date()));
  for (const parentCategory of ['Auto', 'Travel & Tourism', 'Hotels & Lodging', 'Software & SaaS']) {
    await post('/api/topics/catalog', { filters: { parentCategory } })
  }
  const connection = await post('/api/connections', {
    name: 'Data marketplace, US',
    platform: 'marketplace',
    direction: 'outbound',
    config: { ...marketplace.config, default_cpm: 1.5 },
    credentials: marketplace.credentials,
  })
  await post(`/api/connections/${connection.id}/test`)
  const push = `/api/connections/${connection.id}/push/run`
  const { runId } = await post(push, { filters: { parentCategory: 'Auto' } })
  while (!(await post(`${push}/${runId}/push`)).done);
  const activations: Activated[] = (await call('GET', '/api/activations', { as: owner })).json()
  for (const [at, { orgTopicId, topicName }] of activations.slice(0, 8).entries()) {
    const body = at % 2 === 0 ? { topic_name: `${topicName} in the US` } : { segment_type: 'B2B2C' }
    await call('PATCH', `/api/topics/${orgTopicId}`, { as: owner, body })
  }
  const { jobId } = await post('/api/admin/jobs', {
    jobType: 'reclassify',
    config: { mode: 'local', force: true, limit: 200 },
  })
  await post(`/api/admin/jobs/${jobId}/process`)
  return { visit, owner, connectionId: connection.id as string, runId: runId as string, close: marketplace.close }
}

type Activated = { orgTopicId: string; topicName: string }

export const conversation = (...texts: string[]) => `/?q=${encodeURIComponent(JSON.stringify(texts))}`
