import { useState } from 'react'

export type Visibility = Record<string, boolean>

/** Which columns are visible, stored in this browser. */
export function useColumns(storageKey: string, defaults: Visibility) {
  const [visible, setVisible] = useState<Visibility>(() => ({ ...defaults, ...readStored(storageKey) }))
  const show = (column: string, isVisible: boolean) => {
    const next = { ...visible, [column]: isVisible }
    localStorage.setItem(storageKey, JSON.stringify(next))
    setVisible(next)
  }
  return { visible, show }
}

type Shown = {
  columns: readonly { id?: string }[]
  /** The columns that the address names, as the link to a view does. */
  inAddress: readonly string[] | undefined
  onChange: (columns: string[]) => void
}

/** The columns that the address names or, without, those of this browser. */
export function useViewColumns(own: ReturnType<typeof useColumns>, { columns, inAddress, onChange }: Shown) {
  const ids = columns.map(({ id }) => id!)
  const visible = inAddress ? Object.fromEntries(ids.map((id) => [id, inAddress.includes(id)])) : own.visible
  // The first is the name, which is always visible.
  const shown = ids.filter((id, at) => at === 0 || visible[id] !== false)
  const show = (column: string, isVisible: boolean) => {
    if (!inAddress) return own.show(column, isVisible)
    onChange(ids.filter((id) => (id === column ? isVisible : shown.includes(id))))
  }
  return { visible, shown, show }
}

function readStored(key: string): Visibility {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Visibility) : {}
  } catch {
    return {}
  }
}
