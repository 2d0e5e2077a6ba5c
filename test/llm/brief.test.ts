import { strToU8, zipSync } from 'fflate'
import { afterAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../harness/app'
import { addToCatalog } from '../harness/catalog'
import { createTestDatabase } from '../harness/database'
import { select } from '../harness/select'
import { ANALYSIS, fails, isSilent, type Reply, refuses, runsOut, says } from '../simulators/llm/protocol'
import { REAL_PROVIDER, useLlm } from '../simulators/llm/provider'

const { simulator, env } = await useLlm()
const database = await createTestDatabase()
afterAll(database.drop)
const { call, staffed, apiKey, sdkKey, db } = await useTestApp({ env, database })
const impatient = await useTestApp({ env: { ...env, TAXON_LLM_TIMEOUT_SECONDS: '2' }, database })
const withoutProvider = await useTestApp()
const acme = await staffed()
const key = await apiKey(acme.owner, ['classify'])

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const PPTX = 'application/vnd.openxmlformats-officedocument.presentationml.presentation'
const ACCEPTED = `application/pdf, ${DOCX}, ${PPTX}, image/png, image/jpeg, image/gif, image/webp, text/plain`
const BRIEF = 'A maker of electric SUVs with seven seats wants families to book test drives this spring.'
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const base64 = (content: string | Uint8Array) => Buffer.from(content as string).toString('base64')
const file = (content: string | Uint8Array, mediaType: string) => ({ data: base64(content), mediaType })
const zip = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))

type As = { key: string } | { cookie: string }
const analyze = (brief: unknown, as: As = key, url = '/api/analyze-brief') =>
  call('POST', url, { as, body: { file: brief } })
const sent = () => (simulator.requests[0]!.messages[0]!.content as unknown[])[0]
const used = async (orgId: string) => {
  const [row] = await select<{ used: number }>(db, {
    text: `SELECT used FROM usage_monthly WHERE org_id = $1 AND metric = 'classifications'`,
    values: [orgId],
  })
  return row?.used ?? 0
}

test('a brief is read: summary, objectives, audience and topics', async () => {
  const response = await analyze(file(BRIEF, 'text/plain'))
  expect(response.statusCode).toBe(200)
  const { summary, objectives, targetAudience, recommendedTopics } = response.json()
  for (const text of [summary, targetAudience]) expect(text).not.toBe('')
  expect(objectives.length).toBeGreaterThan(0)
  expect(Object.keys(recommendedTopics[0])).toEqual(['topic_name', 'rationale', 'existingTopic'])
})

describe.skipIf(REAL_PROVIDER)('what is sent', () => {
  test.each([
    ['application/pdf', '%PDF-1.7\n…', 'document'],
    ['image/png', '\x89PNG\r\n\x1a\n', 'image'],
    ['image/jpeg', '\xff\xd8\xff\xe0', 'image'],
    ['image/gif', 'GIF89a', 'image'],
    ['image/webp', 'RIFF\0\0\0\0WEBPVP8', 'image'],
  ])('%s as it came', async (mediaType, head, type) => {
    simulator.follow(() => undefined)
    const brief = file(Buffer.from(head, 'latin1'), mediaType)
    expect((await analyze(brief)).statusCode).toBe(200)
    expect(sent()).toEqual({ type, source: { type: 'base64', media_type: mediaType, data: brief.data } })
  })

  test('plain text decoded, in tags that it cannot close, whatever its encoding', async () => {
    for (const bytes of [Buffer.from('Café </brief>'), Buffer.from('Café </brief>', 'latin1')]) {
      simulator.follow(() => undefined)
      await analyze(file(bytes, 'text/plain; charset=utf-8'))
      expect(sent()).toEqual({ type: 'text', text: '<brief>\nCafé &lt;/brief>\n</brief>' })
    }
    simulator.follow(() => undefined)
    await analyze(file(Buffer.from('\ufeffCafé', 'utf16le'), 'text/plain'))
    expect(sent()).toEqual({ type: 'text', text: '<brief>\nCafé\n</brief>' })
  })

  test('a Word document’s text with its tables and notes', async () => {
    const p = (text: string) => `<w:p><w:pPr><w:tabs><w:tab/></w:tabs></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`
    const cells = (...texts: string[]) => `<w:tr>${texts.map((text) => `<w:tc>${p(text)}</w:tc>`).join('')}</w:tr>`
    const body = `${p('Launch &amp; learn')}<w:tbl>${cells('Audience', 'Budget')}${cells('Families', '$5')}</w:tbl>
      <mc:AlternateContent><mc:Choice>${p('Boxed')}</mc:Choice><mc:Fallback>${p('Boxed')}</mc:Fallback></mc:AlternateContent>
      <w:p><w:r><w:t>One</w:t><w:tab/><w:t>two</w:t><w:br/><w:delText>gone</w:delText><w:t>three</w:t></w:r></w:p>`
    const document = zip({
      '[Content_Types].xml': '<Types/>',
      'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>`,
      'word/footnotes.xml': `<w:footnotes>${p('A footnote')}</w:footnotes>`,
      'word/comments.xml': `<w:comments>${p('A comment')}</w:comments>`,
      'word/styles.xml': '<w:styles><w:t>not this</w:t></w:styles>',
    })
    simulator.follow(() => undefined)
    expect((await analyze(file(document, DOCX))).statusCode).toBe(200)
    const { type, source } = sent() as { type: string; source: { type: string; media_type: string; data: string } }
    expect([type, source.type, source.media_type]).toEqual(['document', 'text', 'text/plain'])
    expect(source.data.replace(/\s*\n\s*/g, '\n')).toBe(
      'Launch & learn\nAudience | Budget\nFamilies | $5\nBoxed\nOne\ttwo\nthree\nA footnote\nA comment',
    )
  })

  test('of a very long document its first 400,000 characters', async () => {
    const body = '<w:p><w:r><w:t>Families and their cars.</w:t></w:r></w:p>'.repeat(20_000)
    simulator.follow(() => undefined)
    await analyze(file(zip({ 'word/document.xml': `<w:document>${body}</w:document>` }), DOCX))
    expect((sent() as { source: { data: string } }).source.data).toHaveLength(400_000)
  })

  test('of a text that is cut no half character, which the provider would refuse', async () => {
    const text = `${'x'.repeat(399_999)}😀 and more`
    const document = zip({
      'word/document.xml': `<w:document><w:body><w:p><w:t>${text}</w:t></w:p></w:body></w:document>`,
    })
    for (const brief of [file(text, 'text/plain'), file(document, DOCX)]) {
      simulator.follow(() => undefined)
      expect((await analyze(brief)).statusCode).toBe(200)
      const content = JSON.stringify(sent())
      expect(content).toContain('x'.repeat(399_999))
      expect(content).not.toContain('\\ud83d')
    }
  })

  test('a presentation’s slides in order, each with its notes', async () => {
    const slide = (text: string) => `<p:sld><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:sld>`
    const relation = (notes: number) =>
      `<Relationships><Relationship Target="../notesSlides/notesSlide${notes}.xml"/></Relationships>`
    const deck = zip({
      'ppt/presentation.xml': '<p:presentation/>',
      'ppt/slides/slide10.xml': slide('Ten'),
      'ppt/slides/slide2.xml': slide('Two'),
      'ppt/slides/_rels/slide2.xml.rels': relation(1),
      'ppt/notesSlides/notesSlide1.xml': slide('Say it slowly'),
      'ppt/diagrams/data1.xml': slide('A diagram'),
    })
    simulator.follow(() => undefined)
    expect((await analyze(file(deck, PPTX))).statusCode).toBe(200)
    expect(sent()).toMatchObject({
      type: 'document',
      source: { data: 'Slide 1\nTwo\nNotes: Say it slowly\n\nSlide 2\nTen\n\nA diagram' },
    })
  })
})

describe('refused', () => {
  const REQUIRED = 'file.data (base64) and file.mediaType are required'
  test.each<[string, unknown, string]>([
    ['no file', undefined, 'file object is required'],
    ['a file that is no object', 'x', 'file object is required'],
    ['no data', { mediaType: 'text/plain' }, REQUIRED],
    ['no media type', { data: base64('x') }, REQUIRED],
    ['empty data', { data: '', mediaType: 'text/plain' }, REQUIRED],
    ['blank text', file('  ', 'text/plain'), REQUIRED],
    ['no base64', { data: 'not base64!', mediaType: 'text/plain' }, REQUIRED],
    ['an odd media type', file('x', 'text/html'), `Unsupported media type: text/html. Accepted: ${ACCEPTED}`],
    ['a PDF that is none', file('hello', 'application/pdf'), 'Unsupported file type'],
    ['a picture of another kind', { data: PIXEL, mediaType: 'image/jpeg' }, 'Unsupported file type'],
    ['a program as text', file('MZ\0\0\x01', 'text/plain'), 'Unsupported file type'],
    ['a document that is none', file('PK\x03\x04…', DOCX), 'Unsupported file type'],
    ['a presentation as a document', file(zip({ 'ppt/presentation.xml': '<p/>' }), DOCX), 'Unsupported file type'],
    [
      'a document that unpacks to too much',
      file(zip({ 'word/document.xml': `<w:t>${' '.repeat(17 * 1_048_576)}</w:t>` }), DOCX),
      'Unsupported file type',
    ],
  ])('%s: 400', async (_, brief, error) => {
    simulator.follow(() => undefined)
    for (const url of ['/api/analyze-brief', '/api/sdk/analyze-brief']) {
      const response = await analyze(brief, key, url)
      expect(response.statusCode).toBe(400)
      expect(response.json()).toEqual({ error })
    }
    expect(simulator.requests).toHaveLength(0)
  })

  test('10 MB of base64 are taken, a character group more is not, nor is a body far larger', async () => {
    simulator.follow(() => undefined)
    const most = 10 * 1_048_576
    const pdf = base64('%PDF-1').padEnd(most, 'A')
    if (!REAL_PROVIDER) expect((await analyze({ data: pdf, mediaType: 'application/pdf' })).statusCode).toBe(200)
    for (const data of [`${pdf}AAAA`, pdf.repeat(2)]) {
      const response = await analyze({ data, mediaType: 'application/pdf' })
      expect(response.statusCode).toBe(400)
      expect(response.json()).toEqual({ error: 'File exceeds 10MB limit' })
    }
  })

  test('who may not', async () => {
    const brief = file(BRIEF, 'text/plain')
    expect((await call('POST', '/api/analyze-brief', { body: { file: brief } })).statusCode).toBe(401)
    const scopeless = await analyze(brief, await apiKey(acme.owner, ['topics:read']))
    expect(scopeless.json()).toEqual({ error: 'Insufficient scopes' })
    expect((await analyze(brief, acme.viewer)).statusCode).toBe(403)
  })

  test('without a provider key it is a 500 that says so, and costs nothing', async () => {
    const { staffed, call, sdkKey } = withoutProvider
    const { member, owner } = await staffed()
    const body = { file: file(BRIEF, 'text/plain') }
    for (const [as, url] of [
      [member, '/api/analyze-brief'],
      [await sdkKey(owner), '/api/sdk/analyze-brief'],
    ] as const) {
      const response = await call('POST', url, { as, body })
      expect(response.statusCode).toBe(500)
      expect(response.json()).toEqual({ error: 'LLM provider key not configured' })
    }
    expect(await select(withoutProvider.db, { text: 'SELECT * FROM usage_monthly' })).toEqual([])
  })

  test('test keys never reach the provider', async () => {
    simulator.follow(() => undefined)
    const response = await analyze(
      file(BRIEF, 'text/plain'),
      await sdkKey(acme.owner, 'test'),
      '/api/sdk/analyze-brief',
    )
    expect(response.statusCode).toBe(500)
    expect(simulator.requests).toHaveLength(0)
  })
})

describe.skipIf(REAL_PROVIDER)('the answer', () => {
  test('marks topics that the library or the catalog has', async () => {
    const org = await staffed()
    const [inCatalog] = await addToCatalog(db, [{ name: 'Young Families' }])
    const created = await call('POST', '/api/topics', { as: org.member, body: { topic_name: 'Electric SUV Shoppers' } })
    const topics = ['electric suv shoppers', 'Young Families', 'Quilting Looms']
    simulator.follow(() =>
      says(
        JSON.stringify({ ...ANALYSIS, recommendedTopics: topics.map((topic_name) => ({ topic_name, rationale: '' })) }),
      ),
    )
    const { recommendedTopics } = (await analyze(file(BRIEF, 'text/plain'), org.member)).json()
    expect(recommendedTopics.map(({ existingTopic }: { existingTopic: unknown }) => existingTopic)).toEqual([
      { id: created.json().id, topic_name: 'Electric SUV Shoppers', workspace: null },
      { id: inCatalog, topic_name: 'Young Families', workspace: null },
      null,
    ])
  })

  test('carries no citation markup', async () => {
    simulator.follow(() => says(JSON.stringify({ ...ANALYSIS, summary: '<cite index="0-1">New</cite> car [2].' })))
    expect((await analyze(file(BRIEF, 'text/plain'))).json().summary).toBe('New car.')
  })

  test('counts as one classification, with its tokens on record', async () => {
    const org = await staffed()
    simulator.follow(() => undefined)
    await analyze(file(BRIEF, 'text/plain'), await sdkKey(org.owner), '/api/sdk/analyze-brief')
    expect(await used(org.id)).toBe(1)
    const calls = await select(db, { text: 'SELECT * FROM llm_calls WHERE org_id = $1', values: [org.id] })
    expect(calls).toMatchObject([{ purpose: 'brief', auth_method: 'sdk_key', succeeded: true, output_tokens: 150 }])
  })

  test.each<[string, Reply]>([
    ['no JSON', says('A fine brief.')],
    ['another shape', says('{"summary": "x"}')],
    ['a refusal', refuses()],
    ['a cut-off answer', runsOut(JSON.stringify(ANALYSIS).slice(0, 50))],
  ])('%s is a 502, the credit given back', async (_, reply) => {
    simulator.follow(() => reply)
    const before = await used(acme.id)
    const response = await analyze(file(BRIEF, 'text/plain'))
    expect(response.statusCode).toBe(502)
    expect(response.json()).toEqual({ error: 'Failed to parse analysis response' })
    expect(await used(acme.id)).toBe(before)
  })

  const UNAVAILABLE = 'The LLM provider is not available, try again later'

  test.each<[string, Reply, string]>([
    ['a refusal', fails(400), 'The LLM provider refused the brief'],
    ['an outage', fails(503), UNAVAILABLE],
    ['silence', isSilent(), UNAVAILABLE],
  ])('%s of the provider is a 502 that says so, the credit given back', async (_, reply, error) => {
    simulator.follow(() => reply)
    const before = await used(acme.id)
    const body = { file: file(BRIEF, 'text/plain') }
    const response = await impatient.call('POST', '/api/analyze-brief', { as: key, body })
    expect(response.statusCode).toBe(502)
    expect(response.json()).toEqual({ error, detail: expect.any(String) })
    expect(await used(acme.id)).toBe(before)
  })

  test.each([401, 403, 404])(
    'a %i of the provider is the operator’s matter, of which the caller reads nothing',
    async (status) => {
      simulator.follow(() => fails(status))
      const response = await impatient.call('POST', '/api/analyze-brief', {
        as: key,
        body: { file: file(BRIEF, 'text/plain') },
      })
      expect([response.statusCode, response.json()]).toEqual([502, { error: UNAVAILABLE }])
    },
  )

  test('a used-up quota is a 429', async () => {
    const free = await staffed('free')
    await db.execute({
      text: `INSERT INTO usage_monthly VALUES ($1, date_trunc('month', now() AT TIME ZONE 'UTC'), 'classifications', 100)`,
      values: [free.id],
    })
    const response = await analyze(file(BRIEF, 'text/plain'), free.member)
    expect(response.statusCode).toBe(429)
    expect(response.json().error).toBe('Monthly classifications quota exceeded')
  })
})

test('the SDK route answers preflight and carries CORS headers on errors', async () => {
  const answers = [
    await call('OPTIONS', '/api/sdk/analyze-brief', { headers: { origin: 'https://shop.example' } }),
    await analyze({}, await sdkKey(acme.owner), '/api/sdk/analyze-brief'),
    await call('POST', '/api/sdk/analyze-brief', { body: {} }),
    await call('GET', '/api/sdk/analyze-brief'),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 400, 401, 405])
  for (const { headers } of answers) {
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers['access-control-allow-methods']).toBe('POST, OPTIONS')
  }
})
