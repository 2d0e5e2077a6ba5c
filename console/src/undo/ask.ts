import { useSyncExternalStore } from 'react'
import { toast } from 'sonner'

/** What somebody is about to take back. A deletion of many topics is several actions. */
export type UndoRequest = { ids: readonly string[]; action: 'import' | 'matrix' | 'delete' | 'edit' }

const OFFERED_MS = 15_000

/** Outside of the screens, since the message that offers it outlives them. */
let request: UndoRequest | null = null
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useUndoRequest = (): UndoRequest | null => useSyncExternalStore(subscribe, () => request)

const toastIdOf = ({ ids }: UndoRequest) => `undo ${ids.join(' ')}`

/** Opens the confirmation, or with null closes it. The message that offered it has served then. */
export function askUndo(next: UndoRequest | null) {
  if (next) toast.dismiss(toastIdOf(next))
  request = next
  for (const listener of listeners) listener()
}

/** Says what was done, and offers to take it back. */
export const offerUndo = (message: string, undo: UndoRequest) =>
  toast.success(message, {
    id: toastIdOf(undo),
    duration: OFFERED_MS,
    action: { label: 'Undo', onClick: () => askUndo(undo) },
  })
