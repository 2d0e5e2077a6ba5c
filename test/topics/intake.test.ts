import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { describe, expect, test } from 'vitest'
import { STATEMENTS, type Statement } from '../../src/db/db'
import { classify, embed, nameKey, similarityOf } from '../../src/engine'
import { ENGINE_VERSION } from '../../src/engine/version'
import { type IntakeItem, type IntakeOptions, intake } from '../../src/topics/intake/intake'
import { useTestApp } from '../harness/app'
import { contextOf, counting } from '../harness/context'
import { select } from '../harness/select'

const { db, organization, user } = await useTestApp()

const newOrganization = async () => {
  const { id } = await organization()
  return contextOf(db, id, (await user(id, 'owner')).id)
}
const acme = await newOrganization()
const other = await newOrganization()

const IMPORT: IntakeOptions = { source: 'import', changeType: 'imported' }
const itemsOf = (...names: string[]): IntakeItem[] => names.map((name) => ({ name }))
const outcomes = async (items: IntakeItem[], ctx = acme) =>
  (await intake(ctx, items, IMPORT)).map(({ outcome }) => outcome)
const count = async (text: string, ...values: unknown[]) => (await select<{ n: number }>(db, { text, values }))[0]!.n
const history = (orgTopicId: string) =>
  select<Record<string, unknown>>(db, {
    text: 'SELECT * FROM org_topic_history WHERE org_topic_id = $1 ORDER BY changed_at DESC, id',
    values: [orgTopicId],
  })

describe('a topic', () => {
  test('is new once, adopted by the next organization, then a duplicate for both', async () => {
    const items = itemsOf('Electric Vehicle Charging Station Shoppers')
    expect(await outcomes(items)).toEqual(['new'])
    expect(await outcomes(items, other)).toEqual(['adopted'])
    expect(await outcomes(items)).toEqual(['duplicate'])
    expect(await outcomes(items, other)).toEqual(['duplicate'])
  })

  test('keeps one global topic under any number of links, and its embedding', async () => {
    const items = itemsOf('Kayak Fishing Fans')
    const [mine] = await intake(acme, items, IMPORT)
    const [theirs] = await intake(other, items, IMPORT)
    expect(theirs!.topicId).toBe(mine!.topicId)
    expect(theirs!.orgTopicId).not.toBe(mine!.orgTopicId)
    expect(await count('SELECT count(*) AS n FROM topic_embeddings WHERE topic_id = $1', mine!.topicId)).toBe(1)
  })

  test('is found under another wording of the same words', async () => {
    const [first] = await intake(acme, itemsOf('Luxury SUV Owners'), IMPORT)
    const [second] = await intake(acme, itemsOf('Owners of Luxury SUVs'), IMPORT)
    expect(second).toMatchObject({ outcome: 'duplicate', orgTopicId: first!.orgTopicId, topicId: first!.topicId })
  })

  test('with the same name in the library is a duplicate whatever its other fields', async () => {
    await intake(acme, itemsOf('Sailing Holidays'), IMPORT)
    expect(await outcomes([{ name: 'sailing  holidays', hints: { parent_category: 'Sports' } }])).toEqual(['duplicate'])
  })

  test('with the same name and other explicit fields is another topic of the catalog', async () => {
    await intake(acme, itemsOf('Jaguar Lovers'), IMPORT)
    const [animal] = await intake(
      other,
      [{ name: 'Jaguar Lovers', hints: { parent_category: 'Pets & Animals', segment_type: 'B2G' } }],
      IMPORT,
    )
    expect(animal!.outcome).toBe('new')
    expect(await count(`SELECT count(*) AS n FROM global_topics WHERE normalized_name = 'jaguar lovers'`)).toBe(2)
  })

  test('repeated in the batch counts once', async () => {
    const results = await intake(
      acme,
      itemsOf('Bread Bakers', 'bread bakers', 'Bakers of Bread', 'Cake Bakers'),
      IMPORT,
    )
    expect(results.map(({ outcome }) => outcome)).toEqual(['new', 'duplicate', 'duplicate', 'new'])
    expect(new Set(results.slice(0, 3).map(({ orgTopicId }) => orgTopicId)).size).toBe(1)
  })

  test('of another workspace is a duplicate', async () => {
    await db.execute({
      text: `INSERT INTO workspaces (org_id, id, name, created_by, created_at) VALUES ($1, 'ws_one', 'One', $2, now())`,
      values: [acme.org.id, acme.caller.userId],
    })
    const inside = { ...acme, workspace: 'ws_one' }
    expect(await outcomes(itemsOf('Vinyl Collectors'), inside)).toEqual(['new'])
    expect(await outcomes(itemsOf('Vinyl Collectors'))).toEqual(['duplicate'])
    expect(await count(`SELECT count(*) AS n FROM org_topics WHERE workspace_id = 'ws_one'`)).toBe(1)
  })

  test('that was archived is not matched', async () => {
    const [first] = await intake(other, itemsOf('Steam Train Spotters'), IMPORT)
    await db.execute({
      text: 'UPDATE global_topics SET archived_at = now(), identity = NULL WHERE id = $1',
      values: [first!.topicId],
    })
    const [second] = await intake(acme, itemsOf('Steam Train Spotters'), IMPORT)
    expect(second!.outcome).toBe('new')
    expect(second!.topicId).not.toBe(first!.topicId)
  })
})

describe('many topics whose names have the same words', () => {
  /** Without its fillers each of them is "golf". */
  const golf = (at: number): IntakeItem => ({
    name: `Golf ${[...at.toString(2)].map((bit) => (bit === '1' ? 'of' : 'the')).join(' ')}`,
    hints: { parent_category: 'Sports', subcategory: `Society ${at}` },
  })
  const another = { ...golf(7), name: 'Golf' }

  /** How many topics of the catalog the work compares with. */
  async function comparedBy<T>(work: () => Promise<T>): Promise<{ answer: T; compared: number }> {
    let compared = 0
    const count = (message: unknown) => {
      const { row, result } = message as Statement
      if (row && 'embedding' in row) compared += result.rows.length
    }
    subscribe(STATEMENTS, count)
    const answer = await work().finally(() => unsubscribe(STATEMENTS, count))
    return { answer, compared }
  }

  test('cost nothing: a topic is compared with those that are filed like it', async () => {
    const topics = await intake(
      acme,
      Array.from({ length: 300 }, (_, at) => golf(at)),
      IMPORT,
    )
    expect(new Set(topics.map(({ topicId }) => topicId)).size).toBeGreaterThan(250)
    const { answer, compared } = await comparedBy(() => intake(other, [another], IMPORT))
    expect(answer[0]).toMatchObject({ outcome: 'adopted', topicId: topics[7]!.topicId })
    expect(compared).toBe(1)
  })

  test('are compared once if they are filed alike; the oldest is adopted', async () => {
    const ids = await select<{ id: string }>(db, {
      text: `SELECT id FROM global_topics WHERE name_key = $1 ORDER BY created_at, id`,
      values: [nameKey('Golf')],
    })
    await db.execute({
      text: 'UPDATE topic_embeddings SET embedding = $2 WHERE topic_id = ANY($1)',
      values: [ids.map(({ id }) => id), embed(classify('Golf', another.hints))],
    })
    const third = await newOrganization()
    const { answer, compared } = await comparedBy(() => intake(third, [another], IMPORT))
    expect(answer[0]).toMatchObject({ outcome: 'adopted', topicId: ids[0]!.id })
    expect(compared).toBe(1)
  })
})

describe('a name shaped as a path', () => {
  test('brings its category and subcategory; the last segment is the topic', async () => {
    const [result] = await intake(acme, itemsOf('Acme Data > Auto > SUVs > Compact Crossover Shoppers'), IMPORT)
    const [row] = await select(db, { text: 'SELECT * FROM org_topics WHERE id = $1', values: [result!.orgTopicId] })
    expect(row).toMatchObject({
      topic_name: 'Compact Crossover Shoppers',
      parent_category: 'Auto',
      taxonomy_type: 'Automotive',
      subcategory: 'SUVs',
    })
  })

  test('gives way to explicit fields', async () => {
    const item = { name: 'Auto > SUVs > Weekend Adventure Drivers', hints: { parent_category: 'Outdoor Recreation' } }
    const [result] = await intake(acme, [item], IMPORT)
    const [row] = await select(db, { text: 'SELECT * FROM org_topics WHERE id = $1', values: [result!.orgTopicId] })
    expect(row).toMatchObject({ parent_category: 'Outdoor Recreation', taxonomy_type: 'Sports & Leisure' })
  })
})

/** The similarity of the catalog’s topic and the same name without keywords of a caller. */
const similarityOfPlain = async (name: string, topicId: string) => {
  const [row] = await select<{ embedding: Buffer }>(db, {
    text: 'SELECT embedding FROM topic_embeddings WHERE topic_id = $1',
    values: [topicId],
  })
  return similarityOf(embed(classify(name)), row!.embedding)
}

describe('keywords and descriptions of the caller', () => {
  const descriptions = { segment_desc_marketplace: 'Our own words' }

  const globalTopic = async (id: string) =>
    (await select<Record<string, unknown>>(db, { text: 'SELECT * FROM global_topics WHERE id = $1', values: [id] }))[0]!
  const overlayOf = async (id: string) =>
    (await select<{ overlay: unknown }>(db, { text: 'SELECT overlay FROM org_topics WHERE id = $1', values: [id] }))[0]!
      .overlay

  test('stay in the caller’s library with a new topic; the catalog gets the engine’s', async () => {
    const item = { name: 'Harbour Pilots', keywords: ['ships'], descriptions, engine_version: '2.4' }
    const [result] = await intake(acme, [item], IMPORT)
    expect(result!.outcome).toBe('new')
    const { topic_name, engine_version, keywords, search_text, segment_desc_marketplace } = await globalTopic(
      result!.topicId,
    )
    expect({ topic_name, engine_version }).toEqual({ topic_name: 'Harbour Pilots', engine_version: '2.4' })
    expect(keywords).toEqual(classify('Harbour Pilots').keywords)
    expect(search_text).not.toContain(' ships ')
    expect(segment_desc_marketplace).toContain('harbour pilots')
    expect(await overlayOf(result!.orgTopicId)).toEqual({
      fields: { keywords: ['ships'] },
      own_keywords: true,
      search_text: ' ships',
      descriptions,
      outputs: descriptions,
    })
  })

  test('leave no overlay if they equal the engine’s', async () => {
    const [model] = await intake(other, itemsOf('Ferry Captains'), IMPORT)
    const { keywords, segment_desc_dspapi } = (await globalTopic(model!.topicId)) as Record<string, string> & {
      keywords: string[]
    }
    const values = { keywords, descriptions: { segment_desc_dspapi: segment_desc_dspapi! } }
    const [adopted] = await intake(acme, [{ name: 'Ferry Captains', ...values }], IMPORT)
    expect(adopted!.outcome).toBe('adopted')
    expect(await overlayOf(adopted!.orgTopicId)).toBeNull()
  })

  test('do not make it another topic, whichever keywords come first', async () => {
    const withKeywords = (word: string) => [
      { name: 'Tugboat Crews', keywords: [`${word} one`, `${word} two`, `${word} three`] },
    ]
    const [mine] = await intake(acme, withKeywords('crimson'), IMPORT)
    const [theirs] = await intake(other, withKeywords('viridian'), IMPORT)
    expect(theirs).toMatchObject({ outcome: 'adopted', topicId: mine!.topicId })
    const third = await newOrganization()
    expect((await intake(third, itemsOf('Tugboat Crews'), IMPORT))[0]!.topicId).toBe(mine!.topicId)
    expect(await similarityOfPlain('Tugboat Crews', mine!.topicId)).toBe(1)
  })

  test('stay in the library when the topic is adopted', async () => {
    await intake(acme, itemsOf('Lighthouse Keepers'), IMPORT)
    const item = { name: 'Lighthouse Keepers', keywords: ['lamps'], descriptions }
    const [result] = await intake(other, [item], IMPORT)
    expect(result!.outcome).toBe('adopted')
    const [link] = await select<{ overlay: unknown }>(db, {
      text: 'SELECT overlay FROM org_topics WHERE id = $1',
      values: [result!.orgTopicId],
    })
    expect(link!.overlay).toMatchObject({
      fields: { keywords: ['lamps'] },
      descriptions,
      outputs: { segment_desc_marketplace: 'Our own words' },
    })
    const [row] = await select<{ keywords: string[] }>(db, {
      text: 'SELECT keywords, segment_desc_marketplace FROM global_topics WHERE id = $1',
      values: [result!.topicId],
    })
    expect(row!.keywords).not.toEqual(['lamps'])
    expect(row).not.toMatchObject(descriptions)
  })
})

describe('the external id of a duplicate', () => {
  test('fills an empty one, and never replaces another', async () => {
    const [first] = await intake(acme, itemsOf('Bridge Players'), IMPORT)
    const again = (external_id: string) => intake(acme, [{ name: 'bridge players', external_id }], IMPORT)
    expect((await again('x-1'))[0]).toMatchObject({ outcome: 'duplicate', updated: true })
    expect((await again('x-2'))[0]).toMatchObject({ outcome: 'duplicate', updated: false })
    const [row] = await select(db, {
      text: 'SELECT external_id FROM org_topics WHERE id = $1',
      values: [first!.orgTopicId],
    })
    expect(row).toEqual({ external_id: 'x-1' })
    const changes = await history(first!.orgTopicId)
    expect(changes.map((entry) => entry.change_type).sort()).toEqual(['imported', 'metadata_enrichment'])
    expect(changes.find((entry) => entry.change_type === 'metadata_enrichment')).toMatchObject({
      previous_values: { external_id: null },
      new_values: { external_id: 'x-1' },
      source: 'import',
    })
  })

  test('is used for the first of the batch too', async () => {
    const results = await intake(
      acme,
      [
        { name: 'Chess Players' },
        { name: 'Chess players', external_id: 'c-1' },
        { name: 'CHESS PLAYERS', external_id: 'c-2' },
      ],
      IMPORT,
    )
    expect(results.map(({ outcome, updated }) => [outcome, updated])).toEqual([
      ['new', false],
      ['duplicate', true],
      ['duplicate', false],
    ])
    const text = 'SELECT external_id FROM org_topics WHERE id = $1'
    expect(await select(db, { text, values: [results[0]!.orgTopicId] })).toEqual([{ external_id: 'c-1' }])
  })
})

test('the history tells who added a topic, from where and in which batch', async () => {
  const [result] = await intake(acme, itemsOf('Falconry Clubs'), {
    source: 'sync',
    changeType: 'synced',
    batchId: 'run_1',
    historySource: 'sync:crm',
  })
  expect(await history(result!.orgTopicId)).toMatchObject([
    {
      org_id: acme.org.id,
      change_type: 'synced',
      changed_by: acme.caller.userId,
      source: 'sync:crm',
      previous_values: {},
      new_values: { topic_name: 'Falconry Clubs', engine_version: ENGINE_VERSION },
      metadata: { outcome: 'new', batchId: 'run_1' },
    },
  ])
})

const invented = (batch: string, size: number) =>
  itemsOf(...Array.from({ length: size }, (_, i) => `${batch} Model ${i + 1}`))

describe('at scale', () => {
  test('500 topics take as many statements as 10, new, adopted or duplicate', async () => {
    const statements = async (ctx: typeof acme, items: IntakeItem[]) => {
      const counted = counting(db)
      await intake({ ...ctx, db: counted.db }, items, IMPORT)
      return counted.statements()
    }
    for (const ctx of [acme, other, acme]) {
      const few = await statements(ctx, invented('Zephyr', 10))
      expect(await statements(ctx, invented('Boreas', 500))).toBe(few)
      expect(few).toBeLessThanOrEqual(10)
      const inOwnWords = (items: IntakeItem[]) => items.map((item, i) => ({ ...item, keywords: [`own ${i}`] }))
      expect(await statements(ctx, inOwnWords(invented('Auster', 500)))).toBe(few)
    }
  })

  test('two organizations adding the same new topics at once end with one global topic and two links each', async () => {
    const items = invented('Notus', 300)
    const [mine, theirs] = await Promise.all([intake(acme, items, IMPORT), intake(other, items.toReversed(), IMPORT)])
    expect(theirs.toReversed().map(({ topicId }) => topicId)).toEqual(mine.map(({ topicId }) => topicId))
    const ids = [...new Set(mine.map(({ topicId }) => topicId))]
    expect(ids).toHaveLength(300)
    expect(await count('SELECT count(*) AS n FROM org_topics WHERE topic_id = ANY($1)', ids)).toBe(600)
    const all = [...mine, ...theirs].map(({ outcome }) => outcome)
    expect(all.filter((outcome) => outcome === 'new')).toHaveLength(300)
    expect(all.filter((outcome) => outcome === 'adopted')).toHaveLength(300)
  })

  test('one organization adding the same topics twice at once has each of them once', async () => {
    const items = invented('Eurus', 100)
    const [first, second] = await Promise.all([intake(acme, items, IMPORT), intake(acme, items, IMPORT)])
    expect(second.map(({ orgTopicId }) => orgTopicId)).toEqual(first.map(({ orgTopicId }) => orgTopicId))
  })

  test('one organization adding the same names with other categories at once has each name once, and so has the catalog', async () => {
    const items = invented('Favonius', 100)
    const filed = (parent_category: string) => items.map((item) => ({ ...item, hints: { parent_category } }))
    const [first, second] = await Promise.all([
      intake(acme, filed('Sports'), IMPORT),
      intake(acme, filed('Travel'), IMPORT),
    ])
    expect(second.map(({ orgTopicId }) => orgTopicId)).toEqual(first.map(({ orgTopicId }) => orgTopicId))
    const all = [...first, ...second].map(({ outcome }) => outcome)
    expect(all.toSorted()).toEqual([...Array(100).fill('duplicate'), ...Array(100).fill('new')])
    expect(await count(`SELECT count(*) AS n FROM global_topics WHERE normalized_name LIKE 'favonius model %'`)).toBe(
      100,
    )
  })

  test('batches of two organizations that overlap in any order, all at once, add each name once to each library', async () => {
    const items = invented('Aquilo', 60)
    const part = (nth: number) => {
      const some = items.filter((_, at) => (at * 7 + nth) % 3 !== 0)
      const filed = some.map((item) => (nth % 4 < 2 ? item : { ...item, hints: { parent_category: 'Travel' } }))
      return nth % 2 ? filed.toReversed() : filed
    }
    const batches = Array.from({ length: 10 }, (_, nth) => intake(nth < 5 ? acme : other, part(nth), IMPORT))
    const results = (await Promise.all(batches)).flat()
    expect(new Set(results.map(({ orgTopicId }) => orgTopicId)).size).toBe(120)
    const names = `SELECT count(*) AS n FROM org_topics WHERE normalized_name LIKE 'aquilo model %'`
    expect(await count(names)).toBe(120)
  })

  test('the ledger of the catalog agrees with the catalog', async () => {
    const counted = await count('SELECT sum(topics)::bigint AS n FROM catalog_counts')
    expect(counted).toBe(await count('SELECT count(*) AS n FROM global_topics WHERE archived_at IS NULL'))
  })

  test('more than 500 are refused', async () => {
    await expect(intake(acme, invented('Vast', 501), IMPORT)).rejects.toThrow(RangeError)
  })
})

test('what a database cannot store is left out', async () => {
  const [result] = await intake(
    acme,
    [
      {
        name: 'Odd\u0000 \ud800Names',
        keywords: ['a\u0000', '"\\{}'],
        external_id: '\udc00x',
        hints: { subcategory: '\ud83d' },
      },
    ],
    IMPORT,
  )
  const text = 'SELECT topic_name, external_id FROM org_topics WHERE id = $1'
  expect(await select(db, { text, values: [result!.orgTopicId] })).toEqual([
    { topic_name: 'Odd Names', external_id: 'x' },
  ])
  const keywords = `SELECT overlay->'fields'->'keywords' AS keywords FROM org_topics WHERE id = $1`
  expect(await select(db, { text: keywords, values: [result!.orgTopicId] })).toEqual([{ keywords: ['a', '"\\{}'] }])
})
