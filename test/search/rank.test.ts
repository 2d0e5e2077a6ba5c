import { describe, expect, test } from 'vitest'
import { adoptTopics } from '../../src/catalog/browse/adopt'
import type { Ctx } from '../../src/context'
import { type RankQuery, rankTopics } from '../../src/search'
import { useTestApp } from '../harness/app'
import { addToCatalog } from '../harness/catalog'
import { contextOf, counting } from '../harness/context'

const app = await useTestApp()
const NAMES = [
  'Electric SUV Shoppers',
  'Luxury SUV Shoppers',
  'Pet Owners in Texas',
  'Dog Food Buyers',
  'Teen Gamers',
  'Running Shoes Buyers',
  'Foobar Plugh',
  'Foobar Xyzzy',
]
const ids = await addToCatalog(
  app.db,
  NAMES.map((name) => ({ name })),
)

const organization = async (adopted: string[] = []): Promise<Ctx> => {
  const { id, owner } = await app.staffed()
  const ctx = contextOf(app.db, id, owner.id)
  if (adopted.length > 0) await adoptTopics(ctx, { topicIds: adopted.map((name) => ids[NAMES.indexOf(name)]!) })
  return ctx
}

const named = async (ctx: Ctx, brief: string, query: Partial<RankQuery> = {}) =>
  (await rankTopics(ctx, { brief, sources: 'catalog', limit: 10, ...query })).items.map(({ name }) => name)

describe('a brief', () => {
  test('finds what shares its words in any inflection, the best first', async () => {
    const ctx = await organization()
    expect((await named(ctx, 'people shopping for electric SUVs'))[0]).toBe('Electric SUV Shoppers')
    expect(await named(ctx, 'runners who need a shoe')).toContain('Running Shoes Buyers')
  })

  test('never returns what it excludes', async () => {
    const ctx = await organization()
    const { items, excluded } = await rankTopics(ctx, { brief: 'SUV buyers, no luxury', sources: 'catalog', limit: 10 })
    expect(items.map(({ name }) => name)).toEqual(['Electric SUV Shoppers'])
    expect(excluded).toEqual(['luxury'])
  })

  test('says why and how well', async () => {
    const ctx = await organization()
    const { items } = await rankTopics(ctx, { brief: 'electric SUVs', sources: 'catalog', limit: 1 })
    expect(items[0]!.reasons[0]).toBe('names "electric suvs"')
    expect(items[0]!.score).toBeGreaterThan(0.5)
    expect(items[0]!.score).toBeLessThanOrEqual(1)
  })

  test('without a subject lists everything', async () => {
    const ctx = await organization(['Teen Gamers', 'Dog Food Buyers'])
    for (const brief of ['', 'audience', 'Show all available signals']) {
      expect((await named(ctx, brief, { sources: 'library' })).sort()).toEqual(['Dog Food Buyers', 'Teen Gamers'])
      expect(await named(ctx, brief, { sources: 'both' })).toHaveLength(NAMES.length)
    }
  })
})

describe('library and catalog', () => {
  test('a topic of the library is not repeated from the catalog', async () => {
    const ctx = await organization(['Luxury SUV Shoppers'])
    const { items } = await rankTopics(ctx, { brief: 'SUV', sources: 'both', limit: 10 })
    expect(items.map(({ source, name }) => `${source}: ${name}`).sort()).toEqual([
      'catalog: Electric SUV Shoppers',
      'library: Luxury SUV Shoppers',
    ])
  })

  test.each(['Foobar Plugh', 'Foobar Xyzzy'])("of two that fit alike the library's is first: %s", async (adopted) => {
    const ctx = await organization([adopted])
    const { items } = await rankTopics(ctx, { brief: 'foobar', sources: 'both', limit: 10 })
    expect(items.map(({ source }) => source)).toEqual(['library', 'catalog'])
    expect(items[0]!.score).toBe(items[1]!.score)
  })

  test('an organization sees no library but its own', async () => {
    await organization(['Teen Gamers'])
    const other = await organization()
    expect(await named(other, 'teen gamers', { sources: 'library' })).toEqual([])
  })

  test('take two statements each, whatever the brief', async () => {
    const ctx = await organization(['Teen Gamers'])
    const { db, statements } = counting(ctx.db)
    await rankTopics({ ...ctx, db }, { brief: 'teen gamers and dog owners in Texas', sources: 'both', limit: 10 })
    expect(statements()).toBe(4)
  })
})

describe('pages', () => {
  test.each(['SUV, pets, dogs, gamers, running, foobar', ''])(
    'of "%s" hold every topic once, in one order',
    async (brief) => {
      const ctx = await organization(['Teen Gamers', 'Dog Food Buyers', 'Luxury SUV Shoppers'])
      const whole = await rankTopics(ctx, { brief, sources: 'both', limit: 100 })
      const paged: string[] = []
      let cursor: string | undefined
      do {
        const page = await rankTopics(ctx, { brief, sources: 'both', limit: 2, cursor })
        expect(page.items.length).toBeLessThanOrEqual(2)
        paged.push(...page.items.map(({ id }) => id))
        cursor = page.nextCursor ?? undefined
      } while (cursor !== undefined)
      expect(paged).toEqual(whole.items.map(({ id }) => id))
      expect(whole.items).toHaveLength(NAMES.length)
    },
  )

  test('a cursor of another search is refused', async () => {
    const ctx = await organization()
    const { nextCursor } = await rankTopics(ctx, { brief: 'SUV', sources: 'catalog', limit: 1 })
    const query = { brief: 'dogs', sources: 'catalog', limit: 1 } as const
    expect(() => rankTopics(ctx, { ...query, cursor: nextCursor! })).rejects.toThrow('cursor belongs to another search')
    expect(() => rankTopics(ctx, { ...query, cursor: 'bm9uZQ' })).rejects.toThrow('cursor is not one that was returned')
  })
})

describe('words that more topics have than are scored', () => {
  const COMMON = 200
  const FILED = { parent_category: 'Pets & Animals', subcategory: 'Wildlife & Nature' }
  const letters = (at: number) => String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26))

  /** Each has one of the words in its name, and all of them among its keywords. */
  const addCommon = (words: string[]) =>
    addToCatalog(
      app.db,
      Array.from({ length: COMMON }, (_, at) => ({
        ...FILED,
        name: `${words[at % words.length]} Blorp${letters(at)} Plugh${letters(at)}`,
        fields: { keywords: words },
      })),
    )

  test.each([
    ['quokka', 'Quokka'],
    ['numbat dunnart', 'Numbat Dunnart Owners'],
    ['people with a potoroo, and a bettong', 'Potoroo Bettong'],
    ['bilby brush wombat', 'Bilby Brush Wombat'],
  ])('%s: the topic that names them all is the first', async (brief, name) => {
    await addCommon(name.replace(' Owners', '').split(' '))
    const [topicId] = await addToCatalog(app.db, [{ ...FILED, name }])
    await app.db.execute({ text: 'VACUUM (ANALYZE) global_topics' })
    const ctx = await organization()
    expect((await named(ctx, brief))[0]).toBe(name)
    await adoptTopics(ctx, { filters: { search: brief.split(' ').at(-1)! } })
    const { items } = await rankTopics(ctx, { brief, sources: 'library', limit: 1 })
    expect(items[0]).toMatchObject({ name, topicId })
  })
})
