import { z } from 'zod'
import type { RowOf } from '../db/rows'
import { workspaces } from '../db/tables'
import { wellFormed } from '../http/input/text'

export const createWorkspaceBody = z.object(
  {
    name: wellFormed(
      z
        .string({ error: 'name is required' })
        .trim()
        .min(1, 'name is required')
        .max(100, 'name must be at most 100 characters'),
    ),
  },
  { error: 'name is required' },
)

export const workspaceParams = z.object({ id: z.string().max(100) })

export const workspaceRecord = z.object({ id: z.string(), name: z.string(), createdAt: z.iso.datetime() })
export type Workspace = z.infer<typeof workspaceRecord>

export const WORKSPACE = { id: workspaces.id, name: workspaces.name, created_at: workspaces.created_at }

export const toWorkspace = (row: RowOf<typeof WORKSPACE>): Workspace => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at.toISOString(),
})
