import { z } from 'zod'
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

export type WorkspaceRow = { id: string; name: string; created_at: Date }

export const toWorkspace = (row: WorkspaceRow): Workspace => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at.toISOString(),
})
