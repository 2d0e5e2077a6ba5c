import { type MouseEvent, useRef } from 'react'
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
  rowAt: (index: number) => { id: string } | undefined
  selection: Selection
}

export function SelectRow({ index, id, name, rowAt, selection }: Props) {
  const withShift = useRef(false)
  const toggle = (isSelected: boolean) => {
    const anchor = withShift.current ? selection.anchor.current : index
    const [from, to] = [Math.min(anchor, index), Math.max(anchor, index)]
    selection.anchor.current = index
    const ids = Array.from({ length: to - from + 1 }, (_, at) => rowAt(from + at)?.id)
    selection.set(
      ids.filter((id) => id !== undefined),
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
