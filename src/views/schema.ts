import { z } from 'zod'
import { catalogQuery } from '../catalog/browse/schema'
import { bool, type RowOf } from '../db/rows'
import { saved_views, users } from '../db/tables'
import { wellFormed } from '../http/input/text'
import { COLUMN_NAME_LENGTH, VIEW_COLUMNS, VIEW_NAME_LENGTH, VIEW_QUERY_LENGTH } from '../limits'
import { topicsQuery } from '../topics/schema'

export const SCREENS = ['library', 'catalog'] as const
export type Screen = (typeof SCREENS)[number]

/** What the list takes in its address: texts, or several of them. */
type ViewQuery = Record<string, string | string[]>

const { page: _libraryPage, pageSize: _libraryPageSize, ...libraryList } = topicsQuery.shape
const { page: _catalogPage, pageSize: _catalogPageSize, ...catalogList } = catalogQuery.shape

/** Unknown filters are refused: a view that leaves one out would show more than was meant. */
const queryOf = <Shape extends z.ZodRawShape>(list: Shape) =>
  z
    .strictObject(list, {
      error: (issue) =>
        issue.code === 'unrecognized_keys' ? `query has no ${issue.keys.join(', ')}` : 'query must be an object',
    })
    .transform(asInAddress)
    .refine(
      (query) => JSON.stringify(query).length <= VIEW_QUERY_LENGTH,
      `query must be at most ${VIEW_QUERY_LENGTH} characters`,
    )
    .describe('The filters, the search and the sort order, as the list takes them')

/** Without what is empty, which filters nothing. */
function asInAddress(parsed: object): ViewQuery {
  const texts = Object.entries(parsed).map(([name, value]: [string, unknown]): [string, string | string[]] => {
    if (Array.isArray(value)) return [name, value.filter((one) => one !== '')]
    return [name, value === undefined ? '' : String(value)]
  })
  return Object.fromEntries(texts.filter(([, text]) => text.length > 0))
}

const name = wellFormed(
  z
    .string({ error: 'name is required' })
    .trim()
    .min(1, 'name is required')
    .max(VIEW_NAME_LENGTH, `name must be at most ${VIEW_NAME_LENGTH} characters`),
)
const COLUMN_WORDS = `columns must be names of columns, each of at most ${COLUMN_NAME_LENGTH} letters and underscores`
const columns = z
  .array(
    z
      .string({ error: COLUMN_WORDS })
      .max(COLUMN_NAME_LENGTH, COLUMN_WORDS)
      .regex(/^[A-Za-z_]+$/, COLUMN_WORDS),
    { error: 'columns must be an array of strings' },
  )
  .max(VIEW_COLUMNS, `columns must be at most ${VIEW_COLUMNS}`)
  .describe('The columns that are shown')
const shared = z.boolean({ error: 'shared must be true or false' }).describe('Whether all members see it')

/** The schemas of the two screens differ in the filters only. */
const bodiesOf = <Shape extends z.ZodRawShape>(list: Shape) => {
  const query = queryOf(list)
  const fields = { name, query, columns, shared: shared.default(false) }
  return {
    create: z.object(fields, { error: 'name, query and columns are required' }),
    update: z
      .object(
        {
          name: name.optional(),
          query: query.optional(),
          columns: columns.optional(),
          shared: shared.optional(),
        },
        { error: 'Send what should change' },
      )
      .refine((change) => Object.values(change).some((value) => value !== undefined), 'Send what should change'),
  }
}
export const BODIES = { library: bodiesOf(libraryList), catalog: bodiesOf(catalogList) }
export type NewView = z.output<typeof BODIES.library.create>
export type ViewChange = z.output<typeof BODIES.library.update>

export const viewParams = z.object({ viewId: z.string().max(100) })

export const viewRecord = z.object({
  id: z.string(),
  screen: z.enum(SCREENS),
  workspaceId: z.string().nullable().describe('Of the workspace that it was saved in, which alone offers it'),
  name: z.string(),
  shared: z.boolean(),
  isOwn: z.boolean(),
  ownerName: z.string(),
  mayChange: z.boolean().describe('Whether you may rename, change, share or delete it'),
  query: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  columns: z.array(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type View = z.infer<typeof viewRecord>

export const VIEW = {
  id: saved_views.id,
  screen: saved_views.screen.as<Screen>(),
  workspace_id: saved_views.workspace_id,
  owner_id: saved_views.owner_id,
  owner_name: users.name,
  name: saved_views.name,
  is_shared: saved_views.is_shared,
  query: saved_views.query.as<ViewQuery>(),
  columns: saved_views.columns,
  created_at: saved_views.created_at,
  updated_at: saved_views.updated_at,
  is_own: bool,
}
export type ViewRow = RowOf<typeof VIEW>

export const toView = (row: ViewRow, mayChange: boolean): View => ({
  id: row.id,
  screen: row.screen,
  workspaceId: row.workspace_id,
  name: row.name,
  shared: row.is_shared,
  isOwn: row.is_own,
  ownerName: row.owner_name,
  mayChange,
  query: row.query,
  columns: row.columns,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})
