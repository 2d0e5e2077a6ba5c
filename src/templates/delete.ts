import { audit } from '../audit/audit'
import type { OperatorCtx } from '../context'
import { conflict } from '../errors'
import { assertUnused, lockTemplates, templateOf } from './write'

export async function deleteTemplate(ctx: OperatorCtx, id: string): Promise<{ deleted: true }> {
  return ctx.db.transaction(async (db) => {
    const template = templateOf(await lockTemplates(db), id)
    if (template.builtIn) throw conflict('Built-in templates cannot be deleted')
    await assertUnused(db, template)
    await db.execute({ text: 'DELETE FROM output_templates WHERE id = $1', values: [id] })
    await audit({ ...ctx, db }, 'template.delete', { subject: { type: 'template', id, name: template.platformKey } })
    return { deleted: true }
  })
}
