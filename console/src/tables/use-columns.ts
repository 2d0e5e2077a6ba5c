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

function readStored(key: string): Visibility {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Visibility) : {}
  } catch {
    return {}
  }
}
