import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TREE } from '../../src/engine'
import { useTestApp } from '../harness/app'
import { addToCatalog } from '../harness/catalog'
import { select } from '../harness/select'

const { call, staffed, apiKey, db } = await useTestApp()
const acme = await staffed()
const facets = async () => (await call('GET', '/api/topics/catalog/facets', { as: acme.viewer })).json()
const rootNames = [...new Set([...TREE.values()].flatMap(({ roots }) => roots.map(({ name }) => name)))].sort()

test('facets are the tree’s subcategories, and of the rest what the catalog holds', async () => {
  const nothing = {
    parentCategories: [],
    taxonomyTypes: [],
    subcategoryL1s: [],
    subcategoryL2s: [],
    subcategoryL3s: [],
    subcategoryL4s: [],
    audienceTypes: [],
    segmentTypes: [],
  }
  expect(await facets()).toEqual({ ...nothing, subcategories: rootNames })
  const path = 'SUVs > Electric SUVs > Luxury Electric SUVs > Seven Seats > Dual Motor'
  const [, archived] = await addToCatalog(db, [
    {
      name: 'Electric SUV Owners',
      parent_category: 'Auto',
      subcategory: 'SUVs',
      segment_type: 'B2C',
      audience_type: 'Owners',
      fields: { taxonomy_path: path },
    },
    {
      name: 'Mortgages',
      parent_category: 'Banking & Lending',
      segment_type: 'B2B',
      audience_type: 'Researchers',
      fields: { taxonomy_path: 'Mortgages > Refinancing' },
    },
    {
      name: 'SUV Fans',
      parent_category: 'Auto',
      subcategory: 'SUVs',
      segment_type: 'B2C',
      audience_type: 'Enthusiasts',
      fields: { taxonomy_path: 'SUVs > Compact SUVs' },
    },
  ])
  await db.execute({ text: 'UPDATE global_topics SET archived_at = now() WHERE id = $1', values: [archived] })
  expect(await facets()).toEqual({
    parentCategories: ['Auto'],
    taxonomyTypes: ['Automotive'],
    subcategories: rootNames,
    subcategoryL1s: ['Compact SUVs', 'Electric SUVs'],
    subcategoryL2s: ['Luxury Electric SUVs'],
    subcategoryL3s: ['Seven Seats'],
    subcategoryL4s: ['Dual Motor'],
    audienceTypes: ['Enthusiasts', 'Owners'],
    segmentTypes: ['B2C'],
  })
})

test('facets need topics:read', async () => {
  const key = await apiKey(acme.owner, ['topics:write'])
  expect((await call('GET', '/api/topics/catalog/facets', { as: key })).statusCode).toBe(401)
})

const COLUMNS = {
  parentCategories: 'parent_category',
  taxonomyTypes: 'taxonomy_type',
  subcategoryL1s: 'subcategory_l1',
  subcategoryL2s: 'subcategory_l2',
  subcategoryL3s: 'subcategory_l3',
  subcategoryL4s: 'subcategory_l4',
  audienceTypes: 'audience_type',
  segmentTypes: 'segment_type',
}

async function valuesOfVisibleTopics() {
  const values: Record<string, string[]> = { subcategories: rootNames }
  for (const [facet, column] of Object.entries(COLUMNS)) {
    const rows = await select<{ value: string }>(db, {
      text: `SELECT DISTINCT ${column} AS value FROM global_topics
             WHERE archived_at IS NULL AND merged_into IS NULL AND ${column} IS NOT NULL`,
    })
    values[facet] = rows.map(({ value }) => value).sort()
  }
  return values
}

/** Each changes a fifth of the topics, `$1` says which. */
const FIFTH = 'length(topic_name) % 5 = $1'
const CHANGES = {
  archive: `UPDATE global_topics SET archived_at = now() WHERE ${FIFTH}`,
  restore: `UPDATE global_topics SET archived_at = NULL WHERE ${FIFTH}`,
  merge: `UPDATE global_topics SET merged_into = (SELECT min(id) FROM global_topics) WHERE ${FIFTH}`,
  separate: `UPDATE global_topics SET merged_into = NULL WHERE ${FIFTH}`,
  deepen: `UPDATE global_topics SET subcategory_l2 = subcategory_l1, subcategory_l3 = subcategory_l2,
             subcategory_l4 = subcategory_l3 WHERE ${FIFTH}`,
  swap: `UPDATE global_topics SET segment_type = audience_type, audience_type = segment_type,
           taxonomy_type = parent_category, parent_category = taxonomy_type WHERE ${FIFTH}`,
  remove: `DELETE FROM global_topics WHERE ${FIFTH} AND id NOT IN (SELECT merged_into FROM global_topics WHERE merged_into IS NOT NULL)`,
}

test('facets are the values of the visible topics, whatever changes them', async () => {
  const change = fc.record({
    what: fc.constantFrom('add' as const, ...(Object.keys(CHANGES) as (keyof typeof CHANGES)[])),
    fifth: fc.nat(4),
    subject: fc.constantFrom('Luxury SUV', 'Cloud Security', 'Mortgage Refinancing', 'Dog Food', 'CFO', 'Tax Software'),
  })
  let added = 0
  const newTopic = (subject: string) => ({
    name: `${subject} ${(added++).toString(36)}${'x'.repeat(added % 5)} Owners`,
  })
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
      for (const { what, fifth, subject } of changes) {
        if (what === 'add') await addToCatalog(db, [newTopic(subject), newTopic(subject)])
        else await db.execute({ text: CHANGES[what], values: [fifth] })
      }
      expect(await facets()).toEqual(await valuesOfVisibleTopics())
    }),
    { numRuns: 40 },
  )
})
