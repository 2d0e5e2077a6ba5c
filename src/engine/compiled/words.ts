import type { CompiledWords } from '../taxonomy/source'
import text from './words.json?raw'

const compiled: CompiledWords = JSON.parse(text)

export const CATEGORIES = compiled.categories
export const WORDS = compiled.words
export const BRANDS_WITH_CAPITALS = compiled.brandsWithCapitals
