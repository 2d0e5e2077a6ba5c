import type { z } from 'zod'
import type { Ctx } from '../../context'
import { REFRESH_PLAN_ENTRIES } from '../../limits'
import { readActivations } from '../list'
import type { Activation, PlanEntry, RefreshPlanInput, refreshPlan } from '../schema'

export async function planRefresh(
  ctx: Ctx,
  { activationIds, filters = {} }: RefreshPlanInput,
): Promise<z.infer<typeof refreshPlan>> {
  const selected: Activation[] = []
  for await (const page of readActivations(ctx, activationIds ? { ids: activationIds } : filters)) {
    selected.push(...page)
    if (selected.length > REFRESH_PLAN_ENTRIES) break
  }
  const selectedIds = new Set(selected.map(({ id }) => id))
  const missing = [...new Set(activationIds)].filter((id) => !selectedIds.has(id))
  const plan = [
    ...selected.slice(0, REFRESH_PLAN_ENTRIES).map((activation) => entryOf(ctx, activation)),
    ...missing.map(missingEntry),
  ]
  return {
    total: plan.length,
    stale: plan.filter(({ stale }) => stale).length,
    plan,
    more: selected.length > REFRESH_PLAN_ENTRIES,
  }
}

const pairOf = (pushed: string | null, current: string | null) => ({ pushed, current, changed: pushed !== current })

function entryOf({ connectors }: Ctx, activation: Activation): PlanEntry {
  const { id, status, stale, unfinished, platform } = activation
  const reason = refusalOf(activation)
  const refreshAction = connectors.get(platform)?.deactivate ? 'replace' : 'upload'
  return {
    activationId: id,
    topicName: activation.topicName,
    status,
    platformSegmentId: activation.platformSegmentId,
    name: pairOf(activation.pushedName, activation.currentPlatformName),
    description: pairOf(activation.pushedDescription, activation.currentPlatformDesc),
    engineVersion: pairOf(activation.engineVersionAtPush, activation.currentEngineVersion),
    stale,
    action: reason !== null ? 'impossible' : unfinished ? 'finish' : stale ? refreshAction : 'none',
    reason,
  }
}

function refusalOf({ status, unfinished, currentPlatformName }: Activation): string | null {
  if (unfinished) return null
  if (status !== 'active') return `Activation is ${status}, must be active to refresh`
  return currentPlatformName === null ? 'Topic is no longer in the library, cannot refresh' : null
}

const missingEntry = (activationId: string): PlanEntry => ({
  activationId,
  topicName: null,
  status: null,
  platformSegmentId: null,
  name: null,
  description: null,
  engineVersion: null,
  stale: false,
  action: 'impossible',
  reason: 'Activation not found',
})
