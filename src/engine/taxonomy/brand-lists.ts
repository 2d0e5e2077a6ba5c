import { TREE } from './tree'

/** The brands of every category file, list by list. */
export const BRAND_LISTS: readonly string[] = [...TREE.values()]
  .flatMap(({ source, nodes }) => [source.brands, ...nodes.map((node) => node.source.brands)])
  .filter((list) => list !== undefined)
  .map((brands) => brands.join(';'))
