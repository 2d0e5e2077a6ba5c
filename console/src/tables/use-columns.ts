import { useState } from 'react'

export type Visibility = Record<string, boolean>

/** Which columns are shown, kept in this browser. */
export function useColumns(storedAs: string, usual: Visibility) {
  const [visible, setVisible] = useState<Visibility>(() => ({ ...usual, ...stored(storedAs) }))
  const show = (column: string, isVisible: boolean) => {
    const next = { ...visible, [column]: isVisible }
    localStorage.setItem(storedAs, JSON.stringify(next))
    setVisible(next)
  }
  return { visible, show }
}

function stored(key: string): Visibility {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Visibility) : {}
  } catch {
    return {}
  }
}
