import type { Status } from './queries'

export const STATUS_TITLES: Record<Status, string> = {
  active: 'Active',
  pending: 'Pending',
  error: 'Error',
  deactivated: 'Deactivated',
}
