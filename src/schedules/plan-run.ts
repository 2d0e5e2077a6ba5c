import type { OperatorCtx } from '../context'
import type { Db } from '../db/db'
import { planJob } from '../jobs/create'
import { insertJob } from '../jobs/insert'
import { organizationContext } from '../runs/organization-context'
import { SYSTEM } from '../runs/terms'
import { insertRun, planRun } from '../sync/create-run'
import type { DueSchedule, FireDeps } from './due'

export type StartedRun = { orgId: string; id: string }

/** Inserts the run, in the transaction that takes the due time. */
type Start = (db: Db) => Promise<StartedRun>

/** Reads the source, or counts what there is to do, before the transaction begins. */
export function planScheduled(deps: FireDeps, schedule: DueSchedule): Promise<Start> {
  const operator: OperatorCtx = {
    db: deps.db,
    log: deps.log,
    now: schedule.now,
    userId: schedule.created_by,
    source: 'schedule',
  }
  return PLANS[schedule.action](deps, operator, schedule)
}

type Plan = (deps: FireDeps, operator: OperatorCtx, schedule: DueSchedule) => Promise<Start>

/** A source that does not answer gives a run that has failed, with the reason. */
const planSync: Plan = async ({ outbound }, operator, { org_id, connection_id }) => {
  const organization = await organizationContext({ ...operator, outbound }, org_id)
  const ctx = { ...organization, source: operator.source }
  const plan = await planRun(ctx, outbound, connection_id!)
  return async (db) => ({ orgId: org_id, id: (await insertRun({ ...ctx, db }, plan, 'server')).runId })
}

const planRefresh: Plan = async (deps, operator, { org_id, connection_id }) => {
  const config = { orgId: org_id, connectionId: connection_id }
  const job = await planJob({ ...operator, ...deps }, { jobType: 'refresh_activations', config, orgId: org_id })
  return async (db) => {
    const inserted = await insertJob({ ...operator, db }, { ...job, drive: 'server', connectionId: connection_id! })
    return { orgId: org_id, id: inserted.jobId }
  }
}

const planOperatorsJob: Plan = async (deps, operator, { job_type, config }) => {
  const job = await planJob({ ...operator, ...deps }, { jobType: job_type!, config: config! })
  return async (db) => {
    const { jobId } = await insertJob({ ...operator, db }, { ...job, drive: 'server' })
    return { orgId: job.orgId ?? SYSTEM, id: jobId }
  }
}

const PLANS: Record<DueSchedule['action'], Plan> = { sync: planSync, refresh: planRefresh, job: planOperatorsJob }
