import { dedupSweep } from './dedup-sweep/dedup-sweep'
import type { AnyJobDefinition } from './job'
import { merge } from './merge/merge'
import { reclassify } from './reclassify/reclassify'
import { refreshActivations } from './refresh-activations/refresh-activations'
import { syncTradeDesk } from './sync-trade-desk/sync-trade-desk'

/** All types of job. A new one is a folder and a line here: docs/add-a-job.md. */
export const JOB_TYPES: readonly AnyJobDefinition[] = [reclassify, dedupSweep, merge, refreshActivations, syncTradeDesk]
