import { useEffect, useRef, useState } from 'react'

/** Everything that matches, or single topics by their ids. */
export type Selected = 'all' | ReadonlySet<string>

/** As many ids fit into an address; larger selections last as long as the screen. */
export const SELECTED_IN_ADDRESS = 100

const NONE: ReadonlySet<string> = new Set()

export type Selection = {
  selected: Selected
  isEmpty: boolean
  has: (id: string) => boolean
  set: (ids: readonly string[], isSelected: boolean) => void
  /** The same, unless another list or another selection came while the ids were read. */
  setLater: (ids: Promise<readonly string[]>, isSelected: boolean) => Promise<void>
  /** The row of the last click: a Shift-click selects everything from there. */
  anchor: { current: number }
  all: () => void
  clear: () => void
}

type Options = {
  param: string | undefined
  /** `param` holds no more ids than fit into an address. */
  write: (param: string | undefined, selected: Selected) => void
  /** Which list it is: its filters as text. */
  list: string
  /** Single topics stay selected when the list changes, so that several searches can be combined. */
  isKept?: boolean
}

/** Starts with the selection of the address and writes changes to it. Another list, also by Back or a link, starts anew. */
export function useSelection({ param, write, list, isKept = false }: Options): Selection {
  const [selected, setSelected] = useState<Selected>(() => fromParam(param))
  const [listed, setListed] = useState(list)
  if (listed !== list) {
    setListed(list)
    if (selected === 'all' || !isKept) setSelected(fromParam(param))
  }
  const anchor = useRef(0)
  const latest = useRef({ selected, write })
  useEffect(() => {
    latest.current = { selected, write }
  })
  const beginning = useRef({})
  const begin = () => {
    beginning.current = {}
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list, or none any more
  useEffect(() => begin, [list])
  const change = (next: Selected) => {
    const { write } = latest.current
    latest.current = { selected: next, write }
    setSelected(next)
    write(toParam(next), next)
  }
  const set = (ids: readonly string[], isSelected: boolean) => {
    const before = latest.current.selected
    const next = new Set(before === 'all' ? NONE : before)
    for (const id of ids) isSelected ? next.add(id) : next.delete(id)
    change(next)
  }
  return {
    selected,
    isEmpty: selected !== 'all' && selected.size === 0,
    has: (id) => selected === 'all' || selected.has(id),
    set,
    setLater: async (ids, isSelected) => {
      const begun = beginning.current
      const read = await ids
      if (begun === beginning.current) set(read, isSelected)
    },
    anchor,
    all: () => {
      begin()
      change('all')
    },
    clear: () => {
      begin()
      change(NONE)
    },
  }
}

function fromParam(param: string | undefined): Selected {
  if (param === 'all') return 'all'
  return param ? new Set(param.split(',')) : NONE
}

function toParam(selected: Selected): string | undefined {
  if (selected === 'all') return 'all'
  return selected.size === 0 || selected.size > SELECTED_IN_ADDRESS ? undefined : [...selected].join(',')
}
