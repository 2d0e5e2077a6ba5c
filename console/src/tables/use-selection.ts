import { useRef, useState } from 'react'

/** Everything that matches, or single topics by their ids. */
export type Selected = 'all' | ReadonlySet<string>

/** What an address can carry; larger selections last as long as the screen. */
export const SELECTED_IN_ADDRESS = 100

const NONE: ReadonlySet<string> = new Set()

export type Selection = {
  selected: Selected
  isEmpty: boolean
  has: (id: string) => boolean
  set: (ids: readonly string[], isSelected: boolean) => void
  /** The row of the last click: with Shift the next one takes those between along. */
  anchor: { current: number }
  all: () => void
  clear: () => void
}

/** Reads the address at first, and writes to it. */
export function useSelection(given: string | undefined, write: (selected: string | undefined) => void): Selection {
  const [selected, setSelected] = useState<Selected>(() => read(given))
  const anchor = useRef(0)
  const change = (next: Selected) => {
    setSelected(next)
    write(written(next))
  }
  return {
    selected,
    isEmpty: selected !== 'all' && selected.size === 0,
    has: (id) => selected === 'all' || selected.has(id),
    set: (ids, isSelected) => {
      const next = new Set(selected === 'all' ? NONE : selected)
      for (const id of ids) isSelected ? next.add(id) : next.delete(id)
      change(next)
    },
    anchor,
    all: () => change('all'),
    clear: () => change(NONE),
  }
}

function read(given: string | undefined): Selected {
  if (given === 'all') return 'all'
  return given ? new Set(given.split(',')) : NONE
}

function written(selected: Selected): string | undefined {
  if (selected === 'all') return 'all'
  return selected.size === 0 || selected.size > SELECTED_IN_ADDRESS ? undefined : [...selected].join(',')
}
