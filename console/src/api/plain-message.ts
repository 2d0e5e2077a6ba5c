/** How the server begins a message about invalid input: the path of the field, then what is wrong with it. */
const FIELD =
  /^(?!config\.|credentials\.)([a-z]\w*(?:\.\w+)*) (?=must |is required$|is not valid$|is empty: |has an unknown field)/

/** A message of the server as a sentence, with words for the name of a field. Forms have labels for settings of connections. */
export function plainMessage(message: string): string {
  const text = message.replace(FIELD, (_, path: string) => `${labelOf(path)} `).replace(/ or null$/, '')
  return /[.!?…]$/.test(text) ? text : `${text}.`
}

/** What forms call a field whose name says it otherwise. */
const LABELS: Record<string, string> = {
  cron: 'Cron expression',
  dbColumnDesc: 'Description column',
  dbColumnName: 'Name column',
  descCharLimit: 'Character limit',
  descTemplate: 'Text',
  displayName: 'Name',
  emails: 'Email addresses',
  everyHours: 'Interval in hours',
  expiresAt: 'Last day',
  org_alias: 'Alias',
  parentCategory: 'Category',
  parent_category: 'Category',
  pathFields: 'Name parts',
  pathSeparator: 'Separator',
  performanceScore: 'Performance',
  topicName: 'Name',
  topic_name: 'Name',
}

const ABBREVIATIONS = new Set(['api', 'iab', 'id', 'ip', 'llm', 'url'])

/** `performanceScore`, `items.3.callback_url`: the last name of the path, in words. */
function labelOf(path: string): string {
  const name = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path
  if (LABELS[name]) return LABELS[name]
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').split(/[\s_]+/)
  const label = words
    .map((word) => (ABBREVIATIONS.has(word.toLowerCase()) ? word.toUpperCase() : word.toLowerCase()))
    .join(' ')
  return label.charAt(0).toUpperCase() + label.slice(1)
}
