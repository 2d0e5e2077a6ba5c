import type { OutputTemplate } from '../engine'

/** The columns of a topic that a template may use for its outputs. */
export const NAME_COLUMNS = ['segment_name_dspapi', 'segment_name_marketplace', 'segment_name_internal'] as const
export const DESCRIPTION_COLUMNS = ['segment_desc_dspapi', 'segment_desc_marketplace', 'internal_description'] as const

export type NameColumn = (typeof NAME_COLUMNS)[number]
export type DescriptionColumn = (typeof DESCRIPTION_COLUMNS)[number]

type Columns = { name: NameColumn | undefined; description: DescriptionColumn | undefined }

export const columnsOf = ({ dbColumnName, dbColumnDesc }: OutputTemplate): Columns => ({
  name: NAME_COLUMNS.find((column) => column === dbColumnName),
  description: DESCRIPTION_COLUMNS.find((column) => column === dbColumnDesc),
})

/** The outputs of a template without columns for both name and description are stored under its platform key. */
export function isStoredByKey(template: OutputTemplate): boolean {
  const { name, description } = columnsOf(template)
  return !name || !description
}
