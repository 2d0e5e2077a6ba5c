import { audit } from '../audit/audit'
import type { OperatorCtx } from '../context'
import type { OutputTemplate } from '../engine'
import { badRequest } from '../errors'
import { newId } from '../ids'
import { OUTPUT_TEMPLATES } from '../limits'
import type { StoredTemplate } from './stored'
import { assertFree, fieldsToStore, lockTemplates } from './write'

export async function createTemplate(ctx: OperatorCtx, template: OutputTemplate): Promise<StoredTemplate> {
  const id = newId('tpl')
  await ctx.db.transaction(async (db) => {
    const others = await lockTemplates(db)
    if (others.length >= OUTPUT_TEMPLATES) throw badRequest(`Maximum ${OUTPUT_TEMPLATES} output templates`)
    assertFree(others, template)
    await db.execute({
      text: `INSERT INTO output_templates (id, platform_key, fields, created_at, updated_at) VALUES ($1, $2, $3, $4, $4)`,
      values: [id, template.platformKey, fieldsToStore(template, false), ctx.now],
    })
    await audit({ ...ctx, db }, 'template.create', { subject: { type: 'template', id, name: template.platformKey } })
  })
  return { ...template, id, builtIn: false, createdAt: ctx.now, updatedAt: ctx.now }
}
