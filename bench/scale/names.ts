import { ALL_NODES, parseBrands } from '../../src/engine'

const AUDIENCES = ['Buyers', 'Enthusiasts', 'Owners', 'Professionals', 'Researchers']
const PLACES =
  'Boston Chicago Dallas Denver Houston Miami Phoenix Seattle Atlanta Austin Portland Detroit Memphis Tampa London Leeds Paris Lyon Berlin Munich Hamburg Vienna Zurich Madrid Seville Milan Rome Turin Oslo Bergen Lisbon Porto Dublin Cork Prague Warsaw Athens Toronto Ottawa Sydney Perth Tokyo Osaka Mumbai Delhi Lagos Cairo Nairobi Lima Quito'.split(
    ' ',
  )

/** Some ten thousand names that tell the engine something: nodes of the taxonomy and brands, with an audience. */
export function baseNames(): string[] {
  const subjects = ALL_NODES.flatMap(({ name, source }) => {
    const brand = parseBrands(source.brands ?? []).find(({ ordinary }) => !ordinary)
    return brand ? [name, brand.name] : [name]
  })
  return [...new Set(subjects)].flatMap((subject) => AUDIENCES.map((audience) => `${subject} ${audience}`))
}

/** What is put after a name to make others of it that are filed alike: 50 places, then with a number. */
export const variation = (nth: number): string => {
  const place = PLACES[nth % PLACES.length]!
  const round = Math.floor(nth / PLACES.length)
  return round === 0 ? `in ${place}` : `in ${place} ${round + 1}`
}

const BASE_NAMES = baseNames()

/** Names of which the catalog holds none: its own numbers end long before. Those of two series differ. */
export function newNames(first: number, count: number, series: number): string[] {
  return Array.from({ length: count }, (_, nth) => {
    const at = (first + nth) * 7
    return `${BASE_NAMES[at % BASE_NAMES.length]} ${variation(50 * (100 + 10 * series) + (at % 499))}`
  })
}
