import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../ui/button'
import { Failure, LoadingRows, Notice } from '../ui/states'
import { RowsError } from './rows-error'
import type { Rows } from './use-rows'

type Props = {
  rows: Pick<Rows<unknown>, 'total' | 'isPending' | 'error' | 'retry'>
  isFiltered: boolean
  onClear: () => void
  /** Shown when the list is empty without any filter. */
  empty: ReactNode

  children: ReactNode
}

/** The table, or the reason why there is none. */
export function ListStates({ rows, isFiltered, onClear, empty, children }: Props) {
  if (rows.isPending) return <LoadingRows rows={12} />
  if (rows.total > 0) {
    return (
      <>
        {children}
        {rows.error ? <RowsError error={rows.error} retry={rows.retry} /> : null}
      </>
    )
  }
  if (rows.error) return <Failure error={rows.error} retry={rows.retry} />
  if (!isFiltered) return empty
  return (
    <Notice icon={SearchX} title="No matching topics" action={<Button onClick={onClear}>Clear filters</Button>}>
      Try fewer words or remove a filter.
    </Notice>
  )
}
