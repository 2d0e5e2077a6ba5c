import type { Status } from './queries'

export const STATUS_WORDS: Record<Status, string> = {
  active: 'Active',
  pending: 'Pending',
  error: 'Error',
  deactivated: 'Deactivated',
}
