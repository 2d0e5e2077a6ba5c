import { pushKind } from './activations/push/run-kind'
import { editKind } from './edits/run-kind'
import { importKind } from './import/run-kind'
import type { JobDeps } from './jobs/job'
import { jobKind } from './jobs/run-kind'
import type { RunKind } from './runs/kind'
import { syncKind } from './sync/run-kind'
import { undoKind } from './undo/run-kind'

/** All kinds of run. What they have in common is in src/runs. */
export const runKinds = (deps: JobDeps): RunKind[] => [
  importKind(deps),
  pushKind(deps.outbound),
  syncKind(deps),
  jobKind(deps),
  undoKind,
  editKind,
]
