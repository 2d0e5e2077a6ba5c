import { describe, expect, it } from 'vitest'
import { parseBrands } from '../../src/engine/lexicon/brand-entry'
import { IAB_CODES } from '../../src/engine/taxonomy/iab-codes'
import { ALL_NODES, rootNode, TREE } from '../../src/engine/taxonomy/tree'
import { GROUP_OF, PARENT_CATEGORIES, TAXONOMY_TYPES } from '../../src/engine/taxonomy/vocabulary'

describe('the vocabulary', () => {
  it('has 13 groups and 41 categories, each in one group', () => {
    expect(TAXONOMY_TYPES).toHaveLength(13)
    expect(PARENT_CATEGORIES).toHaveLength(41)
    expect(new Set(PARENT_CATEGORIES).size).toBe(41)
    for (const value of PARENT_CATEGORIES) expect(TAXONOMY_TYPES).toContain(GROUP_OF[value])
  })
})

describe('the category files', () => {
  it('hold at least 3,000 brands', () => {
    const names = new Set<string>()
    for (const tree of TREE.values()) {
      for (const { brands } of [tree.source, ...tree.nodes.map(({ source }) => source)]) {
        for (const brand of parseBrands(brands ?? [])) names.add(brand.name)
      }
    }
    expect(names.size).toBeGreaterThanOrEqual(3000)
    expect(names).not.toContain('')
  })
})

describe('the tree', () => {
  it('reaches every category', () => {
    expect([...TREE.keys()].sort()).toEqual([...PARENT_CATEGORIES].sort())
  })

  it('has at least 350 level-0 nodes and 1,500 in all, on levels 0 to 4', () => {
    expect(ALL_NODES.filter(({ level }) => level === 0).length).toBeGreaterThanOrEqual(350)
    expect(ALL_NODES.length).toBeGreaterThanOrEqual(1500)
    expect(new Set(ALL_NODES.map(({ level }) => level))).toEqual(new Set([0, 1, 2, 3, 4]))
  })

  it('has unique paths whose parents exist', () => {
    for (const tree of TREE.values()) {
      const paths = new Set(tree.nodes.map(({ path }) => path))
      expect(paths.size).toBe(tree.nodes.length)
      for (const { parent, path } of tree.nodes) {
        if (parent) expect(paths.has(parent.path) && path.startsWith(`${parent.path} > `)).toBe(true)
      }
    }
  })

  it('names no level-0 node with a comma, which separates values in exports', () => {
    for (const { name, level } of ALL_NODES) if (level === 0) expect(name).not.toContain(',')
  })

  it('gives every node a known IAB code', () => {
    for (const { iab, path } of ALL_NODES) expect(IAB_CODES.has(iab), path).toBe(true)
  })

  it('has a node in every category for what leads to no other', () => {
    for (const [value, { source }] of TREE) {
      for (const name of [source.general, source.trade ?? source.general])
        expect(rootNode(value, name), `${value} > ${name}`).toBeDefined()
    }
  })

  it('has the level-0 node SUVs under Auto', () => {
    expect(TREE.get('Auto')?.roots.some((candidate) => candidate.name === 'SUVs')).toBe(true)
  })
})
