import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { startMarketplace } from '../../test/simulators/platforms/marketplace'
import type { Acknowledged } from './load'

type Platform = Awaited<ReturnType<typeof startMarketplace>>
type Finding = { what: string; count: number }

/** Runs are open until everything of them is done; a segment that a killed process was sending is looked up after 90 s. */
export async function waitForRuns(url: string, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const [open] = await ask<{ count: number }>(
      url,
      `SELECT count(*)::int FROM runs WHERE state = 'open' AND driver = 'server' AND (kind <> 'import' OR processed_items < total_items)
         AND NOT (kind = 'import' AND processed_items = 0 AND started_at IS NULL)`,
    )
    if (open!.count === 0) return
    if (Date.now() > deadline) {
      console.log(`${open!.count} runs are still open`)
      return
    }
    await sleep(1_000)
  }
}

/** Holds what was acknowledged against the database and the platform. */
export async function verify(url: string, acknowledged: Acknowledged, platform: Platform): Promise<Finding[]> {
  const topicIds = [...acknowledged.topics.values()]
  const rowIds = [...acknowledged.rows]
  const [topics] = await ask<{ count: number }>(url, 'SELECT count(*)::int FROM org_topics WHERE id = ANY($1)', [
    topicIds,
  ])
  const [names] = await ask<{ count: number }>(
    url,
    `SELECT count(*)::int FROM (
       SELECT FROM org_topics WHERE topic_name LIKE 'Zq%' OR topic_name LIKE 'zq%' OR external_id LIKE 'import-%'
       GROUP BY org_id, lower(topic_name) HAVING count(*) > 1) doubled`,
  )
  const rows = await ask<{ external_id: string; count: number }>(
    url,
    'SELECT external_id, count(*)::int FROM org_topics WHERE external_id = ANY($1) GROUP BY 1',
    [rowIds],
  )
  const activations = await ask<{ org_topic_id: string; platform_segment_id: string; status: string }>(
    url,
    'SELECT org_topic_id, platform_segment_id, status FROM activations',
  )
  const active = activations.filter(({ status }) => status === 'active')
  const activeTopics = new Set(active.map(({ org_topic_id }) => org_topic_id))
  const segmentIds = new Set(active.map(({ platform_segment_id }) => platform_segment_id))
  const segmentNames = [...platform.segments.values()].map(({ name }) => name)
  const [jobs] = await ask<{ count: number }>(
    url,
    `SELECT count(*)::int FROM jobs WHERE id = ANY($1) AND status = 'completed'`,
    [acknowledged.jobs],
  )
  const [failed] = await ask<{ count: number }>(url, `SELECT count(*)::int FROM runs WHERE state = 'failed'`)
  console.log(
    `\nAcknowledged: ${topicIds.length} topics, ${rowIds.length} imported rows, ${acknowledged.pushed.size} topics pushed, ` +
      `${acknowledged.jobs.length} jobs; ${platform.segments.size} segments on the platform`,
  )
  return [
    { what: 'topics lost', count: topicIds.length - topics!.count },
    { what: 'topics doubled', count: names!.count },
    { what: 'imported rows lost', count: rowIds.length - rows.length },
    { what: 'imported rows doubled', count: rows.filter(({ count }) => count > 1).length },
    {
      what: 'pushed topics without a segment',
      count: [...acknowledged.pushed].filter((id) => !activeTopics.has(id)).length,
    },
    { what: 'activations without a segment', count: [...segmentIds].filter((id) => !platform.segments.has(id)).length },
    {
      what: 'segments without an activation',
      count: [...platform.segments.keys()].filter((id) => !segmentIds.has(id)).length,
    },
    { what: 'segments doubled', count: segmentNames.length - new Set(segmentNames).size },
    { what: 'topics activated twice', count: active.length - activeTopics.size },
    { what: 'jobs not completed', count: acknowledged.jobs.length - jobs!.count },
    { what: 'runs failed', count: failed!.count },
    { what: 'lists that lacked what their caller had added', count: acknowledged.staleReads },
  ]
}

async function ask<Row extends pg.QueryResultRow>(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}
