import { readFileSync } from 'node:fs'
import type { OpenEntry } from '../../taxonomy/open'
import type { OrdinaryWords } from './ordinary-words'
import { type Filing, keyOf } from './table'

type Item = {
  displayName: string
  locationSet: { include?: (string | number[])[] }
  matchNames?: string[]
  tags: Record<string, string>
}

/** Brands of these countries or of the whole world are asked for; those of others are left out. */
const COUNTRIES = new Set(
  '001 us conus ca gb gb-eng gb-sct gb-wls gb-nir ie au nz in za sg de fr es it nl be at ch se no dk fi pt 150 021'.split(
    ' ',
  ),
)

const LATIN_NAME = /^[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{M}\p{N} &'’.!+/-]*$/u
const MOST_WORDS = 5
/** Towns run car parks, clinics and power plants, and are none. */
const MUNICIPAL = /^(?:city|town|village|county|borough|university) of |(?:council|county|township|gemeinde)$/i

/**
 * Brands from the name-suggestion-index, by the tag under which they are kept. A brand of several tags is filed by the
 * one that the mapping names first: a supermarket's filling stations do not make it a filling station.
 */
export function brandEntries(
  index: string,
  mapping: ReadonlyMap<string, Filing | null>,
  ordinary: OrdinaryWords,
  givenNames: ReadonlySet<string>,
): OpenEntry[] {
  const { nsi } = JSON.parse(readFileSync(index, 'utf8')) as { nsi: Record<string, { items?: Item[] }> }
  const brands = new Map<string, OpenEntry>()
  const isHint = (name: string) => isShort(name) || ordinary.isKnown(name) || givenNames.has(name.toLowerCase())
  for (const [tag, filing] of mapping) {
    if (filing === null) continue
    for (const item of nsi[tag]?.items ?? []) {
      const name = nameOf(item)
      const key = keyOf(name)
      if (!isWanted(item, name) || isPairOfWords(name, ordinary) || brands.has(key)) continue
      brands.set(key, { kind: 'brand', ...filing, text: isHint(name) ? `~${name}` : name })
    }
  }
  return [...brands.values()]
}

const nameOf = ({ displayName, tags }: Item): string =>
  (tags['brand:en'] ?? tags['name:en'] ?? displayName)
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/’/g, "'")
    .trim()

function isWanted({ locationSet }: Item, name: string): boolean {
  if (!LATIN_NAME.test(name) || name.split(' ').length > MOST_WORDS) return false
  if (MUNICIPAL.test(name)) return false
  if (name.replace(/[^\p{L}]/gu, '').length < 3) return false
  return (locationSet.include ?? []).some((place) => typeof place === 'string' && isAskedFor(place))
}

/** "us", "us-ca.geojson", "gb-eng". */
const isAskedFor = (place: string): boolean => COUNTRIES.has(place) || COUNTRIES.has(place.split(/[-_.]/, 1)[0]!)

/** An abbreviation of few letters stands for many things. */
const isShort = (name: string): boolean => name.length <= 4

/** "Oil & Vinegar" is two things before it is a shop. */
const isPairOfWords = (name: string, ordinary: OrdinaryWords): boolean => {
  const pair = name.split(/ (?:&|and) /)
  return pair.length === 2 && pair.every(ordinary.isKnown)
}
