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

const complain = (error: unknown): [] => {
  toast.error(errorMessage(error))
  return []
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
  const toggle = async (isSelected: boolean) => {
    const anchor = withShift.current ? selection.anchor.current : index
    selection.anchor.current = index
    const range = [Math.min(anchor, index), Math.max(anchor, index)] as const
    const rows = anchor === index ? [{ id }] : await rowsBetween(...range).catch(complain)
    selection.set(
      rows.map((row) => row.id),
      isSelected,
    )
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
