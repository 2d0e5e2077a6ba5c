import { audit } from '../audit/audit'
import type { OperatorCtx } from '../context'
import { conflict } from '../errors'
import type { UpdateTemplate } from './schema'
import type { StoredTemplate } from './stored'
import { assertFree, assertUnused, fieldsToStore, lockTemplates, templateOf } from './write'

/** Stored outputs change when their topics are reclassified. */
export async function updateTemplate(ctx: OperatorCtx, id: string, change: UpdateTemplate): Promise<StoredTemplate> {
  return ctx.db.transaction(async (db) => {
    const templates = await lockTemplates(db)
    const current = templateOf(templates, id)
    const { id: _id, builtIn, createdAt, updatedAt: _updatedAt, ...template } = { ...current, ...change }
    if (template.platformKey !== current.platformKey) {
      if (builtIn) throw conflict('The platformKey of a built-in template cannot be changed')
      await assertUnused(db, current)
    }
    const others = templates.filter((other) => other !== current)
    assertFree(others, template)
    await db.execute({
      text: 'UPDATE output_templates SET platform_key = $2, fields = $3, updated_at = $4 WHERE id = $1',
      values: [id, template.platformKey, fieldsToStore(template, builtIn), ctx.now],
    })
    await audit({ ...ctx, db }, 'template.update', {
      subject: { type: 'template', id, name: template.platformKey },
      details: { fields: Object.keys(change) },
    })
    return { ...template, id, builtIn, createdAt, updatedAt: ctx.now }
  })
}
