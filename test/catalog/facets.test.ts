import { expect, test } from 'vitest'
import { TREE } from '../../src/engine'
import { useTestApp } from '../harness/app'
import { addToCatalog } from '../harness/catalog'

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
