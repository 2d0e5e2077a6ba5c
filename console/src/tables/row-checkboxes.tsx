import { type MouseEvent, useRef } from 'react'
import { toast } from 'sonner'
import { errorMessage } from '../api/client'
import { count } from '../ui/format'
import type { Selection } from './use-selection'

const BOX = 'relative z-1 block size-4 cursor-pointer accent-(--accent) disabled:cursor-default'

export function SelectAll({ total, selection }: { total: number; selection: Selection }) {
  const isAll = selection.selected === 'all'
  return (
    <input
      type="checkbox"
      aria-label={`Select all ${count(total)} matches`}
      className={BOX}
      checked={isAll}
      ref={(box) => {
        if (box) box.indeterminate = !isAll && !selection.isEmpty
      }}
      onChange={() => (isAll ? selection.clear() : selection.all())}
    />
  )
}

type Props = {
  index: number
  id: string
  name: string
  rowsBetween: (first: number, last: number) => Promise<{ id: string }[]>
  selection: Selection
}

export function SelectRow({ index, id, name, rowsBetween, selection }: Props) {
  const withShift = useRef(false)
  const toggle = (isSelected: boolean) => {
    const anchor = withShift.current ? selection.anchor.current : index
    selection.anchor.current = index
    if (anchor === index) return selection.set([id], isSelected)
    const rows = rowsBetween(Math.min(anchor, index), Math.max(anchor, index))
    const ids = rows.then((read) => read.map((row) => row.id))
    selection.setLater(ids, isSelected).catch((error) => toast.error(errorMessage(error)))
  }
  return (
    <input
      type="checkbox"
      aria-label={`Select ${name}`}
      title={selection.selected === 'all' ? 'Clear the selection to choose topics one by one' : undefined}
      className={BOX}
      disabled={selection.selected === 'all'}
      checked={selection.has(id)}
      onClick={(event: MouseEvent) => {
        withShift.current = event.shiftKey
      }}
      onChange={(event) => toggle(event.target.checked)}
    />
  )
}
