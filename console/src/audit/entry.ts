import type { Answer } from '../api/answer'
import type { paths } from '../api/schema'

export type AuditEntry = Answer<paths['/api/audit']['get']>['data'][number]
