import type { Neighbours } from '../ui/side-panel'
import type { Rows } from './use-rows'

/** The rows before and after the one that is open beside the list. */
export function neighboursOf<T extends { id: string }>(
  rows: Rows<T>,
  current: string,
  open: (id: string) => void,
): Neighbours {
  const index = rows.indexOf(current)
  if (index === undefined) return {}
  const opening = (at: number) => {
    const row = rows.rowAt(at)
    return row ? () => open(row.id) : undefined
  }
  return { previous: index > 0 ? opening(index - 1) : undefined, next: opening(index + 1) }
}
