import { expect, test } from 'vitest'
import { jobClient } from '../harness/jobs'
import { usePush } from '../harness/push'
import { withResolvers } from '../harness/with-resolvers'

const pushing = await usePush()
const {
  call,
  acme,
  other,
  apiKey,
  db,
  user,
  connectMarketplace,
  connectDspapi,
  createTopics,
  pushTopics,
  newestActivation,
  listActivations,
  secondNode,
} = pushing

const operator = await user(acme.id, 'owner', true)
const jobs = jobClient(pushing, operator)
const edit = (topic: string, name: string) =>
  call('PATCH', `/api/topics/${topic}`, { as: acme.member, body: { topic_name: name } })
/** As if another version of the engine had filed them since. */
const outdate = (ids: readonly string[]) =>
  db.execute({ text: `UPDATE org_topics SET engine_version = '2.4' WHERE id = ANY($1)`, values: [ids] })
const hygiene = async (as = acme.viewer) => (await call('GET', '/api/hygiene', { as })).json()

test('the summary counts what could be tidied up', async () => {
  const before = await hygiene()
  const { platform, id } = await connectMarketplace()
  const [stale, outdated, failed] = (await createTopics(3)) as [string, string, string]
  await pushTopics(id, [stale, outdated])
  platform.faults.push({ kind: 'refuse', status: 400, on: 'create' })
  await pushTopics(id, [failed])
  await edit(stale, 'Renamed For The Summary')
  await db.execute({
    text: `UPDATE org_topics SET engine_version = '2.4', external_id = 'x1' WHERE id = $1`,
    values: [outdated],
  })
  expect(await hygiene()).toEqual({
    topics: before.topics + 3,
    outdatedTopics: 1,
    topicsWithoutExternalId: before.topicsWithoutExternalId + 2,
    activeActivations: 2,
    staleActivations: 2,
    pendingActivations: 0,
    failedActivations: 1,
  })
  expect(await hygiene(other.viewer)).toMatchObject({ topics: 0, staleActivations: 0 })
})

test('after a merge each active activation counts, also two of one topic on a connection', async () => {
  const before = await hygiene()
  const { id } = await connectMarketplace()
  const topicIds = await createTopics(2)
  await pushTopics(id, topicIds)
  const records = await Promise.all(
    topicIds.map(async (topic) => (await call('GET', `/api/topics/${topic}`, { as: acme.viewer })).json()),
  )
  const [winner, loser] = records.map(({ topic_id, topic_name }) => ({ id: topic_id, name: topic_name }))
  const cluster = {
    winnerId: winner!.id,
    winnerName: winner!.name,
    loserIds: [loser!.id],
    loserNames: [loser!.name],
    similarity: 1,
  }
  expect(await jobs.finish(await jobs.create('merge', { clusters: [cluster] }))).toMatchObject({ errorCount: 0 })
  const active = await listActivations(`?status=active&connectionId=${id}`)
  expect(new Set(active.map(({ orgTopicId }) => orgTopicId)).size).toBe(1)
  expect(active).toHaveLength(2)
  expect((await hygiene()).activeActivations).toBe(before.activeActivations + 2)
})

test('outdated is what an older engine classified, not a newer one', async () => {
  const [older, newer, unknown] = (await createTopics(3)) as [string, string, string]
  const versions = { [older]: '2.4.9', [newer]: '99.1', [unknown]: 'v-next' }
  for (const [id, version] of Object.entries(versions)) {
    await db.execute({ text: 'UPDATE org_topics SET engine_version = $2 WHERE id = $1', values: [id, version] })
  }
  const found = async (outdated: boolean) => {
    const { data } = (await call('GET', `/api/topics?outdated=${outdated}&pageSize=100`, { as: acme.viewer })).json()
    return data.map(({ id }: { id: string }) => id)
  }
  expect(await found(true)).toEqual(expect.arrayContaining([older, unknown]))
  expect(await found(true)).not.toContain(newer)
  expect(await found(false)).toContain(newer)
  const { outdatedTopics } = await hygiene()
  expect(outdatedTopics).toBe((await found(true)).length)
  await db.execute({ text: 'DELETE FROM org_topics WHERE id = ANY($1)', values: [Object.keys(versions)] })
})

test('the refresh job refreshes all that is stale, 25 a call, and tells what it could not', async () => {
  const { platform, id } = await connectMarketplace()
  const ids = await createTopics(27)
  await pushTopics(id, ids)
  await outdate(ids.slice(1))
  platform.faults.push({ kind: 'refuse', status: 400, body: { message: 'Segment is locked' }, on: 'deactivate' })
  const created = await call('POST', '/api/hygiene/refresh', { as: acme.member })
  expect(created.json()).toEqual({ jobId: expect.stringMatching(/^job_/), totalItems: 26 })
  const { jobId } = created.json()
  const process = async () => (await call('POST', `/api/hygiene/refresh/${jobId}/process`, { as: acme.member })).json()
  expect(await process()).toMatchObject({ done: false, processedItems: 25, totalItems: 26, errorCount: 1 })
  let answer = await process()
  if (!answer.done) answer = await process()
  expect(answer).toEqual({
    done: true,
    processedItems: 26,
    totalItems: 26,
    successCount: 25,
    errorCount: 1,
    skipCount: 0,
  })
  const job = (await call('GET', `/api/hygiene/refresh/${jobId}`, { as: acme.viewer })).json()
  expect(job).toMatchObject({ id: jobId, job_type: 'refresh_activations', status: 'completed', org_id: acme.id })
  expect(job.errors).toEqual([
    {
      id: expect.stringMatching(/^act_/),
      name: expect.stringContaining('Collectors'),
      message: expect.stringMatching(/^Failed to deactivate old segment on platform: .*Segment is locked/),
    },
  ])
  expect((await listActivations('?stale=true')).map((activation) => activation.id)).toEqual([job.errors[0].id])
  expect([...platform.segments.values()].filter(({ active }) => active).length).toBe(27)
})

test('two process calls at once refresh each activation once', async () => {
  const { platform, id } = await connectMarketplace()
  const ids = await createTopics(6)
  await pushTopics(id, ids)
  await outdate(ids)
  const { jobId } = (await call('POST', '/api/hygiene/refresh', { as: acme.member })).json()
  const url = `/api/hygiene/refresh/${jobId}/process`
  await Promise.all([call('POST', url, { as: acme.member }), secondNode.call('POST', url, { as: acme.member })])
  await call('POST', url, { as: acme.member })
  expect(platform.segments.size).toBe(12)
  expect((await listActivations('?status=active')).length).toBe(6)
})

test('what somebody else refreshes meanwhile is skipped, so that all is accounted for', async () => {
  const { id } = await connectMarketplace()
  const ids = await createTopics(3)
  await pushTopics(id, ids)
  await outdate(ids)
  const jobId = await jobs.create('refresh_activations', { orgId: acme.id })
  await call('POST', `/api/activations/${(await newestActivation(ids[0]!)).id}/refresh`, { as: acme.member })
  expect(await jobs.finish(jobId)).toMatchObject({
    processedItems: 3,
    totalItems: 3,
    successCount: 2,
    skipCount: 1,
  })
})

test('a job that finds more than were counted says of how many it is', async () => {
  const { id } = await connectMarketplace()
  const ids = await createTopics(3)
  await pushTopics(id, ids)
  await outdate(ids.slice(2))
  const jobId = await jobs.create('refresh_activations', { orgId: acme.id })
  await outdate(ids)
  expect(await jobs.finish(jobId)).toMatchObject({ processedItems: 3, totalItems: 3, successCount: 3, skipCount: 0 })
})

test('a job is its organization’s own, and keys need the scope', async () => {
  await connectMarketplace()
  const { jobId } = (
    await call('POST', '/api/hygiene/refresh', { as: await apiKey(acme.owner, ['activations']) })
  ).json()
  const answers = [
    await call('GET', `/api/hygiene/refresh/${jobId}`, { as: other.member }),
    await call('POST', `/api/hygiene/refresh/${jobId}/process`, { as: other.member }),
    await call('GET', '/api/hygiene/refresh/job_none', { as: acme.member }),
    await call('POST', '/api/hygiene/refresh', { as: acme.viewer }),
    await call('POST', '/api/hygiene/refresh', { as: await apiKey(acme.owner, ['sync']) }),
    await call('GET', '/api/hygiene'),
  ]
  expect(answers.map((answer) => [answer.statusCode, answer.json().error])).toEqual([
    [404, 'Job not found'],
    [404, 'Job not found'],
    [404, 'Job not found'],
    [403, 'Requires activate permission'],
    [401, 'Insufficient scopes'],
    [401, 'Unauthorized'],
  ])
})

test('an operator refreshes an organization by name', async () => {
  const { id } = await connectMarketplace()
  const [topic] = (await createTopics(1)) as [string]
  await pushTopics(id, [topic])
  await edit(topic, 'Operated Thing')
  for (const [config, error] of [
    [{}, 'config.orgId is required'],
    [{ orgId: acme.id, force: true }, 'config.force is unknown'],
    [{ orgId: 'org_none' }, 'Organization not found'],
  ] as const) {
    expect((await jobs.send('POST', '', { jobType: 'refresh_activations', config })).json()).toEqual({ error })
  }
  const jobId = await jobs.create('refresh_activations', { orgId: acme.id })
  expect(await jobs.finish(jobId)).toMatchObject({ successCount: 1, errorCount: 0 })
  expect(await newestActivation(topic)).toMatchObject({ status: 'active', stale: false })
})

test('sync_trade_desk takes up what the platform has and tells what it has lost', async () => {
  const { platform, id } = await connectDspapi()
  const broken = await connectDspapi()
  broken.platform.faults.push(
    ...Array.from({ length: 8 }, () => ({ kind: 'refuse', status: 403, on: 'list' }) as const),
  )
  const [gone, lost, waiting, stays] = (await createTopics(4)) as [string, string, string, string]
  await pushTopics(id, [gone, stays])
  const missing = await newestActivation(gone)
  platform.segments.delete(missing.platformSegmentId as string)
  platform.faults.push({ kind: 'hang', ms: 5, on: 'create' })
  const created = await pushing.startRun(id, { topicIds: [lost] })
  await pushing.push(id, created.json().runId)
  const { runId } = (await pushing.startRun(id, { topicIds: [waiting] })).json()
  expect(await newestActivation(lost)).toMatchObject({ status: 'pending' })
  const jobId = await jobs.create('sync_trade_desk', {})
  expect(await jobs.finish(jobId)).toMatchObject({ totalItems: 2, successCount: 1, errorCount: 1 })
  const { result, errors } = await jobs.find(jobId)
  expect(result).toEqual({
    adopted: 1,
    missingCount: 1,
    missing: [
      {
        connectionId: id,
        activationId: missing.id,
        platformSegmentId: missing.platformSegmentId,
        topicName: missing.topicName,
      },
    ],
  })
  expect(errors).toMatchObject([{ id: broken.id, message: expect.stringContaining('403') }])
  expect(await newestActivation(lost)).toMatchObject({ status: 'active', platformSegmentId: expect.any(String) })
  expect(await newestActivation(waiting)).toMatchObject({ status: 'pending' })
  expect(await pushing.status(id, created.json().runId)).toMatchObject({ status: 'completed', successCount: 1 })
  expect(await pushing.status(id, runId)).toMatchObject({ status: 'running' })
  const other = await jobs.send('POST', '', { jobType: 'sync_trade_desk', config: { connectionId: 'conn_none' } })
  expect(other.json()).toEqual({ error: 'Connection not found' })
})

test('sync_trade_desk does not miss a segment that is created while it walks the platform', async () => {
  const { platform, id } = await connectDspapi()
  const [topic] = (await createTopics(1)) as [string]
  const isPushed = withResolvers()
  platform.faults.push({ kind: 'late', until: isPushed.promise, on: 'list' })
  const jobId = await jobs.create('sync_trade_desk', { connectionId: id })
  const finished = jobs.finish(jobId)
  await expect.poll(() => platform.requestsFor('list').length).toBe(1)
  await pushTopics(id, [topic])
  isPushed.resolve()
  await finished
  expect((await jobs.find(jobId)).result).toMatchObject({ missingCount: 0, missing: [] })
})

test('sync_trade_desk leaves the end of a cancelled run as it was', async () => {
  const { platform, id } = await connectDspapi()
  const [lost, other] = (await createTopics(2)) as [string, string]
  platform.faults.push(...[1, 2].map(() => ({ kind: 'hang', ms: 5, on: 'create' }) as const))
  const { runId } = (await pushing.startRun(id, { topicIds: [lost, other] })).json()
  await pushing.push(id, runId)
  platform.segments.delete([...platform.segments.keys()][1]!)
  // As if the process that sends them were killed, and the run cancelled before anybody noticed.
  await db.execute({
    text: `UPDATE activations SET claimed_by = 'claim_x', claimed_until = now() + interval '1 hour' WHERE run_id = $1`,
    values: [runId],
  })
  await pushing.cancelRun(id, runId)
  const { completedAt } = await pushing.status(id, runId)
  await pushing.expireClaims()
  await jobs.finish(await jobs.create('sync_trade_desk', { connectionId: id }))
  expect(await pushing.status(id, runId)).toMatchObject({ status: 'cancelled', completedAt })
  expect(completedAt).toEqual(expect.any(String))
})

/** All topics of a category get one name from it. */
const sharedName = async (platformKey: string): Promise<{ config: { template_key: string } }> => {
  const body = { platformKey, displayName: 'Shared', pathFields: [{ key: 'category' }], includeSlug: false }
  const response = await call('POST', '/api/admin/output-templates', { as: operator, body })
  expect(response.statusCode, response.body).toBe(201)
  return { config: { template_key: platformKey } }
}

test('sync_trade_desk leaves a segment to the topic that was sent, not to another of the same name', async () => {
  const { platform, id } = await connectDspapi(await sharedName('shared_sent'))
  const [sent, refused] = (await createTopics(2)) as [string, string]
  platform.faults.push({ kind: 'hang', ms: 5, on: 'create' })
  await pushing.push(id, (await pushing.startRun(id, { topicIds: [sent] })).json().runId)
  expect(await newestActivation(sent)).toMatchObject({ status: 'pending' })
  expect(await pushTopics(id, [refused])).toMatchObject({ errorCount: 1 })
  const jobId = await jobs.create('sync_trade_desk', { connectionId: id })
  expect(await jobs.finish(jobId)).toMatchObject({ successCount: 1, errorCount: 0 })
  expect((await jobs.find(jobId)).result).toMatchObject({ adopted: 1 })
  expect(await newestActivation(sent)).toMatchObject({
    status: 'active',
    platformSegmentId: [...platform.segments.keys()][0],
  })
  expect(await newestActivation(refused)).toMatchObject({ status: 'error' })
})

test('sync_trade_desk adopts nothing under a name that a push is sending', async () => {
  const { platform, id } = await connectDspapi()
  const [topic] = (await createTopics(1)) as [string]
  platform.faults.push({ kind: 'hang', ms: 5, on: 'create' })
  const lost = (await pushing.startRun(id, { topicIds: [topic] })).json().runId
  await pushing.push(id, lost)
  await pushing.cancelRun(id, lost)
  const { runId } = (await pushing.startRun(id, { topicIds: [topic] })).json()
  const isCompared = withResolvers()
  platform.faults.push({ kind: 'late', until: isCompared.promise, on: 'list' })
  const pushed = pushing.push(id, runId)
  await expect.poll(() => platform.requestsFor('list').length).toBe(1)
  const jobId = await jobs.create('sync_trade_desk', { connectionId: id })
  expect(await jobs.finish(jobId)).toMatchObject({ successCount: 1, errorCount: 0 })
  expect((await jobs.find(jobId)).result).toMatchObject({ adopted: 0 })
  isCompared.resolve()
  expect((await pushed).json()).toMatchObject({ success: 1, done: true })
  expect(await newestActivation(topic)).toMatchObject({ status: 'active' })
})

test('sync_trade_desk does not take up a segment that is out of use, nor one without a name', async () => {
  const { platform, id } = await connectDspapi()
  const topicIds = await createTopics(3)
  const [stopped, trimmed, deleted] = topicIds as [string, string, string]
  platform.faults.push(...topicIds.map(() => ({ kind: 'hang', ms: 5, on: 'create' }) as const))
  const { runId } = (await pushing.startRun(id, { topicIds: [stopped, trimmed] })).json()
  await pushing.push(id, runId)
  const segmentOf = async (topic: string) => {
    const { pushedName } = await newestActivation(topic)
    return platform.named(pushedName as string)[0]!
  }
  const [outOfUse, padded] = [await segmentOf(stopped), await segmentOf(trimmed)]
  outOfUse.active = false
  padded.name = ` ${padded.name} `
  platform.segments.set('9999', { ...padded, id: '9999', name: '' })
  await pushing.startRun(id, { topicIds: [deleted] })
  const removed = await call('DELETE', '/api/topics', { as: acme.owner, body: { ids: [deleted] } })
  expect(removed.json()).toMatchObject({ deleted: 1 })
  const jobId = await jobs.create('sync_trade_desk', { connectionId: id })
  expect(await jobs.finish(jobId)).toMatchObject({ successCount: 1, errorCount: 0 })
  expect((await jobs.find(jobId)).result).toMatchObject({ adopted: 1, missingCount: 0 })
  expect(await newestActivation(stopped)).toMatchObject({ status: 'pending', platformSegmentId: null })
  expect(await newestActivation(trimmed)).toMatchObject({ status: 'active', platformSegmentId: padded.id })
  expect(await newestActivation(deleted)).toMatchObject({ status: 'pending', platformSegmentId: null })
})

test('a failed activation is retried or dismissed, also on a deleted connection, and then forgotten', async () => {
  const failures = async () => (await hygiene()).failedActivations
  const before = await failures()
  const { platform, id } = await connectMarketplace()
  const { platform: other, id: leaving } = await connectDspapi()
  const topicIds = await createTopics(2)
  for (const simulator of [platform, other]) {
    simulator.faults.push({ kind: 'refuse', status: 400, on: 'create' }, { kind: 'refuse', status: 400, on: 'create' })
  }
  for (const connection of [id, leaving]) await pushTopics(connection, topicIds)
  expect((await call('DELETE', `/api/connections/${leaving}`, { as: acme.owner })).statusCode).toBe(200)
  expect(await failures()).toBe(before + 4)
  const failed = await listActivations('?status=error')
  const idsOf = (connection: string) =>
    failed.filter(({ connectionId }) => connectionId === connection).map((activation) => activation.id as string)
  const send = async (action: string, activationIds: string[], as = acme.member) =>
    call('POST', `/api/activations/bulk-${action}`, { as, body: { activationIds } })

  const retried = (await send('retry', [...idsOf(id), ...idsOf(leaving), 'act_none'])).json()
  expect(retried.runs).toMatchObject([{ connectionId: id, totalItems: 2 }])
  expect(retried.errors.map(({ error }: { error: string }) => error)).toEqual([
    ...idsOf(leaving).map(() => expect.stringMatching(/^Connection was deleted/)),
    'Activation not found',
  ])
  const { runId } = retried.runs[0]
  await call('POST', `/api/connections/${id}/push/run/${runId}/push`, { as: acme.member })
  expect(await failures()).toBe(before + 2)

  expect((await send('dismiss', idsOf(leaving), acme.viewer)).statusCode).toBe(403)
  expect((await send('dismiss', idsOf(leaving))).json()).toEqual({ dismissed: 2, errors: [] })
  expect(await failures()).toBe(before)
  expect((await listActivations('?status=error')).filter(({ dismissedAt }) => dismissedAt !== null)).toHaveLength(2)
  const [active] = await listActivations('?status=active')
  const refused = (await send('dismiss', [active!.id as string])).json()
  expect(refused).toMatchObject({
    dismissed: 0,
    errors: [{ error: 'Activation is active, only one in error can be dismissed' }],
  })
})

test('a failed activation whose segment may exist is not dismissed', async () => {
  const { platform, id } = await connectMarketplace()
  const topicIds = await createTopics(1)
  await pushTopics(id, topicIds)
  await db.execute({
    text: `UPDATE activations SET status = 'error', outcome_unknown = true WHERE connection_id = $1`,
    values: [id],
  })
  const [activation] = await listActivations(`?connectionId=${id}`)
  const response = await call('POST', '/api/activations/bulk-dismiss', {
    as: acme.member,
    body: { activationIds: [activation!.id] },
  })
  expect(response.json()).toMatchObject({
    dismissed: 0,
    errors: [{ error: expect.stringMatching(/^The platform may have the segment/) }],
  })
  expect(platform.segments.size).toBe(1)
})
