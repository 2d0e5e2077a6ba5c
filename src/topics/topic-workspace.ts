import { z } from 'zod'
import { workspaces } from '../db/tables'

/** Where in the organization a topic is. */
export const topicWorkspace = z
  .object({ id: z.string(), name: z.string() })
  .nullable()
  .describe('The workspace that the topic is in; null if it is in none')
export type TopicWorkspace = z.infer<typeof topicWorkspace>

/** The columns of the workspace `w` of a link `o`, and how to join it. */
export const WORKSPACE_OF_TOPIC = { workspace_id: workspaces.id.nullable(), workspace_name: workspaces.name.nullable() }
export const WORKSPACE_COLUMNS = 'w.id AS workspace_id, w.name AS workspace_name'
export const WORKSPACE_JOIN = 'LEFT JOIN workspaces w ON w.org_id = o.org_id AND w.id = o.workspace_id'

type Row = { workspace_id: string | null; workspace_name: string | null }

export const toTopicWorkspace = ({ workspace_id: id, workspace_name: name }: Row): TopicWorkspace =>
  id === null || name === null ? null : { id, name }
