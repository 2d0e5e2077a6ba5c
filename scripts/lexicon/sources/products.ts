import type { OpenEntry } from '../../taxonomy/open'
import type { OrdinaryWords } from './ordinary-words'
import { type Filing, keyOf } from './table'

/** Names that say nothing without what they belong to. */
const GENERIC = new Set(
  `accessory part cover set kit supply tool case bag mount holder stand rack replacement component other item equipment
   system device material product adapter cap base hook strap clip frame handle pad mat film box container basket tray
   cleaner brush refill filter sensor switch controller cable battery charger light lamp bulb blade wheel spring lock key
   sign label tag tape glove mask apparel protective gear combo bundle assortment sampler collection basic standard
   manual electric automatic digital portable mini large small medium adult kid child men women unisex mixed general
   single double dual multi full half round square flat short long heavy soft hard wet dry hot cold fresh frozen plain
   classic traditional modern custom specialty miscellaneous attachment insert liner sleeve shield guard ring rod pin
   grip lid plug pump tube hose bracket belt chain cord rope net line ball table chair bench board panel block stick
   bar plate bowl cup mug pot pan jar bottle can pouch pack packet roll sheet paper card book guide map powder liquid
   gel spray cream oil paste solution and for with of the amp body neck head foot hand back side top bottom front rear
   whole hybrid combination tester test alarm monitor meter gauge timer organizer storage cart dispenser rest lift`
    .split(/\s+/)
    .map(keyOf),
)

type Product = { name: string; parent: string | undefined; filing: Filing }

/** Terms from a list of product categories ("Sporting Goods > Athletics > Tennis > Tennis Balls"), by branch. */
export function productTerms(
  paths: readonly string[],
  mapping: ReadonlyMap<string, Filing | null>,
  ordinary: OrdinaryWords,
): OpenEntry[] {
  const products = paths.flatMap((path) => productOf(path, mapping))
  const categories = new Map<string, Set<string>>()
  for (const { name, filing } of products) {
    for (const text of namesIn(name)) {
      const key = keyOf(text)
      categories.set(key, (categories.get(key) ?? new Set()).add(filing.category))
    }
  }
  const isShared = (text: string) => categories.get(keyOf(text))!.size > 1
  return products.flatMap(({ name, parent, filing }) =>
    namesIn(name).flatMap((text): OpenEntry[] => {
      const term = isGeneric(text) || isShared(text) ? withParent(text, parent) : text.toLowerCase()
      if (term === undefined) return []
      return [{ kind: 'term', ...filing, text: ordinary.isAmbiguous(term) ? `~${term}` : term }]
    }),
  )
}

function productOf(path: string, mapping: ReadonlyMap<string, Filing | null>): Product[] {
  const names = path.split(' > ')
  for (let depth = names.length; depth > 0; depth--) {
    const filing = mapping.get(names.slice(0, depth).join(' > '))
    if (filing === null) return []
    if (filing) return [{ name: names.at(-1)!, parent: names.at(-2), filing }]
  }
  throw new Error(`the mapping has no branch for ${path}`)
}

const JOINT = /,\s*(?:&\s*)?|\s+(?:&|and)\s+/

/** "Bird Cages & Stands" is a name, and "Bird Cages" is one; what follows may lack its head ("Food & Water Dishes"). */
function namesIn(name: string): string[] {
  const plain = name.replace(/\s*\([^)]*\)/g, '').replace(/\//g, ' ')
  const parts = plain.split(JOINT)
  if (parts.length === 1) return [plain]
  const whole = parts.length === 2 ? [parts.join(' & ')] : []
  const last = parts.at(-1)!
  const isHeaded = (part: string) => wordsIn(part) > 1 || wordsIn(last) === 1
  return [...whole, ...parts.filter((part) => part !== '' && isHeaded(part))]
}

const wordsIn = (text: string): number => text.split(' ').length

const isGeneric = (text: string): boolean =>
  keyOf(text)
    .split(' ')
    .every((word) => GENERIC.has(word))

/** "Bicycles" and "Covers" make "bicycle covers"; a parent of several things makes nothing. */
function withParent(text: string, parent: string | undefined): string | undefined {
  if (parent === undefined || JOINT.test(parent) || isGeneric(parent) || wordsIn(parent) > 3) return undefined
  const head = keyOf(parent)
  return head.split(' ').some((word) => keyOf(text).includes(word)) ? undefined : `${head} ${text.toLowerCase()}`
}
