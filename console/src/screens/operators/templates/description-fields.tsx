import { useRef } from 'react'
import { Field, Input, Textarea } from '../../../ui/field'
import { Panel } from '../../../ui/page'
import type { EditorPart } from './draft'
import { Placeholders } from './placeholders'

const PREFIXES = [
  ['descPrefixB2b', 'B2B, B2E and B2G begin with'],
  ['descPrefixB2c', 'B2C begins with'],
  ['descPrefixB2b2c', 'B2B2C begins with'],
] as const

export function DescriptionFields({ draft, change, fields }: EditorPart) {
  const text = useRef<HTMLTextAreaElement>(null)
  return (
    <Panel title="Description">
      <div className="flex flex-col gap-4 p-4">
        <div className="flex flex-col gap-1.5">
          <Field label="Text" hint="{{prefix}} stands for the beginning that fits the segment type.">
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
          <Field label="At most, in characters" hint="No limit where this is empty.">
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
