import type { JobType } from './queries'

const said = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()

/** What was filled in: a field that is left empty is left out. */
export function configOf(type: JobType, form: FormData): Record<string, unknown> {
  if (type !== 'reclassify') {
    const given = [...form.keys()].map((name) => [name, said(form, name)] as const)
    return Object.fromEntries(given.filter(([, value]) => value !== ''))
  }
  const limit = said(form, 'limit')
  const optional = (name: string) => (said(form, name) ? { [name]: said(form, name) } : {})
  return {
    mode: said(form, 'mode'),
    force: form.has('force'),
    dryRun: form.has('dryRun'),
    ...(limit ? { limit: Number(limit) } : {}),
    ...optional('parentCategoryFilter'),
    ...(said(form, 'mode') === 'llm' ? { enableWebSearch: form.has('enableWebSearch') } : {}),
    ...optional('model'),
    ...optional('targetColumn'),
  }
}
