import { setImmediate as breathe } from 'node:timers/promises'
import { type Corrections, classifyCorrected, NO_CORRECTIONS } from '../catalog/corrections'
import { type Filing, filingOf } from '../catalog/reclassify'
import { fieldsOf } from '../catalog/topic-record'
import { ENGINE_VERSION } from '../engine'
import { normalizedName } from '../engine/names'
import type { OutputTemplate } from '../engine/template'

type Templates = readonly OutputTemplate[]

/** What the local engine makes of a name; the name stays, whatever it would make of that. */
export const judged = (topic_name: string, templates: Templates, corrections: Corrections): Filing =>
  filingOf({ ...fieldsOf(classifyCorrected(topic_name, {}, corrections), ENGINE_VERSION), topic_name }, templates)

/** Names between which answers of the database are taken in. */
const BREATH = 20

/** The next chunk's names, judged while the database writes this one: they are a third of the work. */
export class Ahead {
  #templates: Templates = []
  #filings = new Map<string, Filing>()

  find(name: string, templates: Templates, corrections: Corrections): Filing | undefined {
    if (templates !== this.#templates || corrections.has(normalizedName(name))) return undefined
    return this.#filings.get(name)
  }

  async judge(names: readonly string[], templates: Templates): Promise<void> {
    const filings = new Map<string, Filing>()
    for (const [at, name] of names.entries()) {
      if (at % BREATH === 0) await breathe()
      filings.set(name, judged(name, templates, NO_CORRECTIONS))
    }
    this.#templates = templates
    this.#filings = filings
  }
}
