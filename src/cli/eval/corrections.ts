import { readFileSync } from 'node:fs'
import {
  CORRECTABLE_FIELDS,
  type CorrectableField,
  type Corrections,
  classify,
  correctionSet,
  readCorrection,
} from '../../engine'
import { FileError } from '../file-error'
import { GOLDEN } from './golden'

export type CorrectionChange = {
  name: string
  changes: { field: CorrectableField; before: string; after: string; rule: string }[]
}

/** Tab-separated: `name` and any of the fields that can be corrected. An empty cell corrects nothing. */
export function readCorrections(text: string): Corrections {
  const [header = [], ...lines] = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t').map((cell) => cell.trim()))
  if (!header.includes('name'))
    throw new FileError('The first line must name the columns, separated by tabs, among them "name"')
  const said = lines.flatMap((cells) =>
    CORRECTABLE_FIELDS.map((field) => ({
      name: cells[header.indexOf('name')] ?? '',
      field,
      value: cells[header.indexOf(field)] ?? '',
    })),
  )
  const read = said
    .filter(({ value }) => value !== '')
    .map((correction, at) => {
      const found = readCorrection({ id: at + 1, ...correction })
      if (!found)
        throw new FileError(
          `"${correction.value}" is no ${correction.field} (row "${correction.name}"). Use a value of the taxonomy, or leave the cell empty`,
        )
      return found
    })
  return { organization: correctionSet(read.toReversed()) }
}

/** What the corrections would change of the names' answers. */
export function changesBy(corrections: Corrections, names: readonly string[]): CorrectionChange[] {
  return names.flatMap((name) => {
    const before = valuesOf(name, null)
    const after = valuesOf(name, corrections)
    const changes = CORRECTABLE_FIELDS.filter((field) => before[field].value !== after[field].value).map((field) => ({
      field,
      before: before[field].value,
      after: after[field].value,
      rule: after[field].rule,
    }))
    return changes.length > 0 ? [{ name, changes }] : []
  })
}

function valuesOf(name: string, corrections: Corrections | null) {
  const { parent_category, subcategory, segment_type, audience_type, layers, evidence } = classify(
    name,
    {},
    { corrections },
  )
  return {
    parent_category: { value: parent_category, rule: evidence.category.rule },
    subcategory: { value: subcategory, rule: evidence.category.rule },
    segment_type: { value: segment_type, rule: evidence.segment.rule },
    audience_type: { value: audience_type, rule: evidence.audience.rule },
    sensitivity: { value: layers.sensitivity, rule: evidence.sensitivity.rule },
  } satisfies Record<CorrectableField, { value: string; rule: string }>
}

export type CorrectionsArgs = { corrections: string; names?: string; json?: boolean }

/** `corrections` and `names` are files; without names, the golden set. */
export function correctionsReport({ corrections, names: file, json = false }: CorrectionsArgs): string {
  const names = file ? linesOf(file) : GOLDEN.map(({ name }) => name)
  const changes = changesBy(readCorrections(readFileSync(corrections, 'utf8')), names)
  if (json) return JSON.stringify(changes)
  const lines = changes.flatMap(({ name, changes: fields }) =>
    fields.map(({ before, after, rule }) => `  ${name}: ${before} → ${after} (${rule})`),
  )
  return [`${changes.length} of ${names.length} names would change`, ...lines].join('\n')
}

const linesOf = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
