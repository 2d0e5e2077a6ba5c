import type { AuditAction } from '../audit/actions'
import { audit } from '../audit/audit'
import { SYSTEM } from '../runs/terms'
import type { SchedulesScope } from './find'
import type { ScheduleRow } from './schema'

type ScheduleAction = Extract<AuditAction, `schedule.${string}`>

export const auditSchedule = (scope: SchedulesScope, action: ScheduleAction, schedule: ScheduleRow): Promise<void> =>
  audit(scope, action, {
    orgId: scope.orgId === SYSTEM ? null : scope.orgId,
    subject: { type: 'schedule', id: schedule.id, name: schedule.job_type ?? schedule.connection_name ?? undefined },
    details: {
      action: schedule.action,
      everyHours: schedule.every_hours,
      cron: schedule.cron,
      timeZone: schedule.time_zone,
      paused: schedule.due_at === null,
    },
  })
