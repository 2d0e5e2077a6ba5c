import { useRef } from 'react'
import { Field, Input, Textarea } from '../../../ui/field'
import { Panel } from '../../../ui/page'
import type { EditorPart } from './draft'
import { Placeholders } from './placeholders'

const PREFIXES = [
  ['descPrefixB2b', 'Opening for B2B, B2E and B2G'],
  ['descPrefixB2c', 'Opening for B2C'],
  ['descPrefixB2b2c', 'Opening for B2B2C'],
] as const

export function DescriptionFields({ draft, change, fields }: EditorPart) {
  const text = useRef<HTMLTextAreaElement>(null)
  return (
    <Panel title="Description">
      <div className="flex flex-col gap-4 p-4">
        <div className="flex flex-col gap-1.5">
          <Field label="Text" hint="{{prefix}} becomes the opening for the topic’s segment type.">
            {(control) => (
              <Textarea
                {...control}
                ref={text}
                className="min-h-28 font-mono text-xs leading-relaxed"
                value={draft.descTemplate}
                maxLength={4000}
                onChange={({ target }) => change({ descTemplate: target.value })}
              />
            )}
          </Field>
          <Placeholders
            label="Fields for the description"
            fields={['prefix', ...fields.filter((field) => field !== 'prefix')]}
            target={text}
            onText={(descTemplate) => change({ descTemplate })}
          />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          {PREFIXES.map(([name, label]) => (
            <Field key={name} label={label}>
              {(control) => (
                <Input
                  {...control}
                  value={draft[name]}
                  maxLength={100}
                  onChange={({ target }) => change({ [name]: target.value })}
                />
              )}
            </Field>
          ))}
          <Field label="Character limit" hint="Leave blank for no limit.">
            {(control) => (
              <Input
                {...control}
                type="number"
                min={1}
                step={1}
                value={draft.descCharLimit ?? ''}
                onChange={({ target }) => change({ descCharLimit: target.value ? target.valueAsNumber : null })}
              />
            )}
          </Field>
        </div>
      </div>
    </Panel>
  )
}
