import type { LucideIcon } from 'lucide-react'

export type Item = { id: string; label: string; note?: string; icon: LucideIcon; go: () => void }
export type Group = { heading: string; items: Item[] }
