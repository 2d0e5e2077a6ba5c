import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Session, useTestApp } from '../harness/app'
import { addToCatalog } from '../harness/catalog'
import { archiveAll, jobClient } from '../harness/jobs'
import { select } from '../harness/select'

const app = await useTestApp()
let operator: Session
let jobs: ReturnType<typeof jobClient>
beforeAll(async () => {
  operator = await app.user(undefined, 'member', true)
  jobs = jobClient(app, operator)
})
beforeEach(() => archiveAll(app.db))

const LOCAL = { jobType: 'reclassify', config: { mode: 'local', force: true } }
const topics = (count: number) =>
  addToCatalog(
    app.db,
    Array.from({ length: count }, (_, at) => ({ name: `Garden Hose ${at}q Buyers` })),
  )
const setStatus = (id: string, status: string) =>
  app.db.execute({ text: 'UPDATE jobs SET status = $2 WHERE id = $1', values: [id, status] })

describe('access', () => {
  test('is for operators: other sessions are refused, keys are no session', async () => {
    const org = await app.staffed()
    const key = await app.apiKey(org.owner)
    const id = await jobs.create('reclassify', LOCAL.config)
    const routes = [
      ['POST', '', LOCAL],
      ['GET', '', undefined],
      ['GET', `/${id}`, undefined],
      ['POST', `/${id}/process`, undefined],
      ['PATCH', `/${id}`, { status: 'cancelled' }],
      ['POST', `/${id}/rollback`, undefined],
      ['POST', `/${id}/retry-errors`, undefined],
    ] as const
    for (const [method, path, body] of routes) {
      const ask = (as?: Session | { key: string }) => app.call(method, `/api/admin/jobs${path}`, { as, body })
      expect([(await ask(org.owner)).statusCode, (await ask(key)).statusCode, (await ask()).statusCode]).toEqual([
        403, 401, 401,
      ])
    }
    expect(await jobs.find(id)).toMatchObject({ status: 'pending' })
  })
})

describe('creating', () => {
  test.each([
    [{}, 'jobType must be one of'],
    [{ jobType: 'sweep', config: {} }, 'jobType must be one of'],
    [{ jobType: 'reclassify', config: [] }, 'config must be an object'],
    [{ jobType: 'reclassify' }, 'config.mode must be one of local, llm'],
    [{ jobType: 'reclassify', config: { mode: 'magic' } }, 'config.mode must be one of local, llm'],
    [{ jobType: 'reclassify', config: { mode: 'local', force: 'yes' } }, 'config.force must be true or false'],
    [{ jobType: 'reclassify', config: { mode: 'local', limit: 0 } }, 'config.limit must be a whole number from 1'],
    [{ jobType: 'reclassify', config: { mode: 'local', limit: 1.5 } }, 'config.limit must be a whole number from 1'],
    [
      { jobType: 'reclassify', config: { mode: 'local', parentCategoryFilter: 'Cars' } },
      'config.parentCategoryFilter must be',
    ],
    [{ jobType: 'reclassify', config: { mode: 'local', dryrun: true } }, 'config.dryrun is not known'],
    [{ jobType: 'reclassify', config: { mode: 'local', retryOf: 'job_1' } }, 'config.retryOf is not known'],
    [
      { jobType: 'reclassify', config: { mode: 'local', targetColumn: 'segment_type' } },
      'config.targetColumn needs config.mode llm',
    ],
    [
      { jobType: 'reclassify', config: { mode: 'llm' } },
      'config.mode llm needs an LLM provider key, none is configured',
    ],
    [{ jobType: 'reclassify', config: { rollbackOf: 5 } }, 'config.rollbackOf must be the id of a job'],
  ])('%j is refused with a message that names the field', async (body, message) => {
    const [{ count }] = (await select<{ count: number }>(app.db, { text: 'SELECT count(*) FROM jobs' })) as [
      { count: number },
    ]
    const response = await jobs.send('POST', '', body)
    expect(response.statusCode).toBe(400)
    expect(response.json().error).toContain(message)
    expect(await select(app.db, { text: 'SELECT count(*) FROM jobs' })).toEqual([{ count }])
  })

  test('counts what there is to do and does none of it', async () => {
    await topics(3)
    const response = await jobs.send('POST', '', LOCAL)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ jobId: expect.stringMatching(/^job_\d{13}_[a-z0-9]{10}$/), totalItems: 3 })
    expect(await jobs.find(response.json().jobId)).toEqual({
      id: response.json().jobId,
      job_type: 'reclassify',
      org_id: null,
      created_by_name: expect.any(String),
      org_name: null,
      created_by: expect.stringMatching(/./),
      status: 'pending',
      config: { mode: 'local', force: true, dryRun: false },
      total_items: 3,
      processed_items: 0,
      success_count: 0,
      error_count: 0,
      skip_count: 0,
      errors: [],
      result: {},
      created_at: expect.stringMatching(/Z$/),
      started_at: null,
      completed_at: null,
    })
  })
})

describe('finding', () => {
  test('lists newest first, by type and status, as many as asked for', async () => {
    const first = await jobs.create('reclassify', LOCAL.config)
    const second = await jobs.create('reclassify', LOCAL.config)
    await jobs.send('PATCH', `/${first}`, { status: 'cancelled' })
    const ids = async (query: string) =>
      (await jobs.send('GET', query)).json().data.map(({ id }: { id: string }) => id) as string[]
    expect((await ids('')).slice(0, 2)).toEqual([second, first])
    expect(await ids('?limit=1')).toEqual([second])
    expect(await ids('?limit=1&page=2')).toEqual([first])
    expect(await ids('?status=cancelled')).toContain(first)
    expect(await ids('?status=cancelled')).not.toContain(second)
    expect(await ids('?jobType=merge')).toEqual([])
    expect((await ids('?jobType=&status=&limit=')).slice(0, 2)).toEqual([second, first])
    expect((await jobs.send('GET', '?limit=2')).json()).toMatchObject({
      page: 1,
      pageSize: 2,
      total: expect.any(Number),
    })
  })

  test.each(['?limit=0', '?limit=101', '?limit=x', '?status=gone', '?jobType=x', '?page=0'])(
    'refuses %s',
    async (query) => {
      expect((await jobs.send('GET', query)).statusCode).toBe(400)
    },
  )

  test.each([
    ['GET', '', undefined],
    ['POST', '/process', undefined],
    ['PATCH', '', { status: 'cancelled' }],
    ['POST', '/rollback', undefined],
    ['POST', '/retry-errors', undefined],
  ] as const)('%s of an unknown job%s is a 404', async (method, path, body) => {
    const response = await jobs.send(method, `/job_0_unknown${path}`, body)
    expect([response.statusCode, response.json()]).toEqual([404, { error: 'Job not found' }])
  })
})

describe('moves', () => {
  test.each(['pending', 'processing'])('a %s job can be cancelled', async (status) => {
    const id = await jobs.create('reclassify', LOCAL.config)
    await setStatus(id, status)
    const response = await jobs.send('PATCH', `/${id}`, { status: 'cancelled' })
    expect(response.json()).toMatchObject({ id, status: 'cancelled', completed_at: expect.stringMatching(/Z$/) })
  })

  test.each(['completed', 'failed', 'cancelled'])('a %s job cannot', async (status) => {
    const id = await jobs.create('reclassify', LOCAL.config)
    await setStatus(id, status)
    const response = await jobs.send('PATCH', `/${id}`, { status: 'cancelled' })
    expect(response.statusCode).toBe(409)
    expect(response.json()).toEqual({ error: `Job is ${status}, can only cancel a pending or processing job` })
  })

  test('only to cancelled', async () => {
    const id = await jobs.create('reclassify', LOCAL.config)
    const response = await jobs.send('PATCH', `/${id}`, { status: 'completed' })
    expect([response.statusCode, response.json()]).toEqual([400, { error: 'status must be cancelled' }])
  })

  test.each(['failed', 'cancelled'])('a %s job is not processed', async (status) => {
    await topics(1)
    const id = await jobs.create('reclassify', LOCAL.config)
    await setStatus(id, status)
    const response = await jobs.send('POST', `/${id}/process`)
    expect([response.statusCode, response.json()]).toEqual([409, { error: `Job is ${status}, cannot process` }])
    expect(await jobs.find(id)).toMatchObject({ status, processed_items: 0 })
  })

  test.each(['pending', 'processing'])('a %s job is neither rolled back nor retried', async (status) => {
    const id = await jobs.create('reclassify', LOCAL.config)
    await setStatus(id, status)
    const errors = await Promise.all(
      ['rollback', 'retry-errors'].map(async (verb) => {
        const response = await jobs.send('POST', `/${id}/${verb}`)
        return [response.statusCode, response.json().error]
      }),
    )
    expect(errors).toEqual([
      [409, `Job is ${status}, can only roll back a job that has ended`],
      [409, `Job is ${status}, can only retry the errors of a job that has ended`],
    ])
  })

  test('a job whose work throws is failed and says so; the cause stays in the log', async () => {
    await topics(1)
    const id = await jobs.create('reclassify', LOCAL.config)
    await app.db.execute({
      text: `ALTER TABLE global_topic_history ADD CONSTRAINT broken CHECK (batch_id IS NULL) NOT VALID`,
    })
    try {
      const response = await jobs.send('POST', `/${id}/process`)
      expect([response.statusCode, response.json()]).toEqual([500, { error: 'Internal server error' }])
    } finally {
      await app.db.execute({ text: 'ALTER TABLE global_topic_history DROP CONSTRAINT broken' })
    }
    const job = await jobs.find(id)
    expect(job).toMatchObject({ status: 'failed', processed_items: 0, completed_at: expect.stringMatching(/Z$/) })
    expect(job.errors).toEqual([{ message: 'The job stopped at an unexpected failure, see the log' }])
    expect(app.logged.join('')).toContain('broken')
  })
})
