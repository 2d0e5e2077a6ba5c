import { diffArrays, diffWords } from 'diff'
import { usePlatforms } from '../../../platforms/queries'

const NAMES: Record<string, string> = {
  topic_name: 'Name',
  parent_category: 'Category',
  segment_type: 'Segment type',
  audience_type: 'Audience type',
  taxonomy_type: 'Group',
  taxonomy_path: 'Path',
  iab_code: 'IAB code',
  external_id: 'External ID',
}

/** What a field of a topic's record is called. */
export function useFieldName(): (field: string) => string {
  const { outputs = [] } = usePlatforms() ?? {}
  return (field) => {
    const output = outputs.find(({ name, description }) => name === field || description === field)
    if (output) return `${output.title} ${output.name === field ? 'name' : 'description'}`
    const words = field.replaceAll('_', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    return NAMES[field] ?? words.charAt(0).toUpperCase() + words.slice(1)
  }
}

type Props = { field: string; before: unknown; after: unknown }

/** A field with its old value struck out and its new one marked. */
export function ValueChange({ field, before, after }: Props) {
  const fieldName = useFieldName()
  const parts = before === undefined || before === '' ? [{ value: textOf(after) }] : partsOf(before, after)
  return (
    <>
      <dt className="text-xs leading-5 text-ink-soft">{fieldName(field)}</dt>
      <dd className="min-w-0 break-words">
        {parts.map((part, at) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name
          return <Part key={at} {...part} />
        })}
      </dd>
    </>
  )
}

type PartProps = { value: string; added?: boolean; removed?: boolean }

function Part({ value, added, removed }: PartProps) {
  if (removed) return <del className="rounded-sm bg-bad-wash text-bad decoration-bad/50">{value}</del>
  if (added) return <ins className="rounded-sm bg-good-wash text-good no-underline">{value}</ins>
  return value
}

const SHORT = 40

/** Long texts are compared word by word and lists item by item; short values are shown one after the other. */
function partsOf(before: unknown, after: unknown): PartProps[] {
  if (Array.isArray(before) && Array.isArray(after)) {
    const runs = diffArrays(before.map(textOf), after.map(textOf))
    const items = runs.flatMap(({ value, ...change }) => value.map((item) => ({ value: item, ...change })))
    return items.flatMap((item, at) => (at > 0 ? [{ value: ', ' }, item] : [item]))
  }
  const [from, to] = [textOf(before), textOf(after)]
  if (from.length > SHORT || to.length > SHORT) return diffWords(from, to)
  return from === to ? [{ value: to }] : [{ value: from, removed: true }, { value: ' ' }, { value: to, added: true }]
}

function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'empty'
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
