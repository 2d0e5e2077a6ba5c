import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { toast } from 'sonner'
import { errorMessage } from '../../../api/client'
import { AUDIENCE_TYPES } from '../../../api/values'
import { CategoryOptions, SegmentOptions } from '../../../topics/options'
import { Button } from '../../../ui/button'
import { Field, Input, Select, Textarea } from '../../../ui/field'
import { type Changes, editTopic, type GlobalTopic } from './queries'
import { useReplaceTopic } from './use-replace-topic'

/** Shows the topic as it is now; while somebody changes it, as it was when they began. */
export function EditTopic({ topic, onTouched }: Pick<FormProps, 'topic' | 'onTouched'>) {
  const [begun, setBegun] = useState<GlobalTopic | null>(null)
  const shown = begun ?? topic
  return (
    <TopicForm
      key={shown.updatedAt}
      topic={shown}
      isTouched={begun !== null}
      onTouched={(isTouched) => {
        setBegun(isTouched ? shown : null)
        onTouched(isTouched)
      }}
    />
  )
}

type FormProps = { topic: GlobalTopic; isTouched: boolean; onTouched: (isTouched: boolean) => void }

/** Sends only the fields that were changed. */
function TopicForm({ topic, isTouched, onTouched }: FormProps) {
  const replaceTopic = useReplaceTopic()
  const isSentWhole = useRef(true)
  const save = useMutation({
    meta: { shownInPlace: true },
    mutationFn: (changes: Changes) => editTopic(topic.id, changes),
    onSuccess: (changed) => {
      toast.success('Saved in the catalog and in libraries')
      // What was typed meanwhile stays, to be saved next.
      if (isSentWhole.current) onTouched(false)
      return replaceTopic(changed)
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const changes = changesOf(topic, new FormData(event.currentTarget))
    isSentWhole.current = true
    if (Object.keys(changes).length > 0) save.mutate(changes)
    else onTouched(false)
  }
  return (
    <form
      onSubmit={submit}
      onReset={() => onTouched(false)}
      onInput={() => {
        isSentWhole.current = false
        onTouched(true)
      }}
      className="grid gap-4 sm:grid-cols-2"
    >
      <div className="sm:col-span-2">
        <Field label="Name">
          {(control) => <Input {...control} name="topicName" defaultValue={topic.topicName} maxLength={500} required />}
        </Field>
      </div>
      <Field label="Category">
        {(control) => (
          <Select {...control} name="parentCategory" defaultValue={topic.parentCategory}>
            <CategoryOptions />
          </Select>
        )}
      </Field>
      <Field label="Subcategory">
        {(control) => (
          <Input {...control} name="subcategory" defaultValue={topic.subcategory} maxLength={200} required />
        )}
      </Field>
      <Field label="Segment type">
        {(control) => (
          <Select {...control} name="segmentType" defaultValue={topic.segmentType}>
            <SegmentOptions />
          </Select>
        )}
      </Field>
      <Field label="Audience type">
        {(control) => (
          <Select {...control} name="audienceType" defaultValue={topic.audienceType}>
            {AUDIENCE_TYPES.map((audience) => (
              <option key={audience}>{audience}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="IAB code">
        {(control) => <Input {...control} name="iabCode" defaultValue={topic.iabCode} maxLength={50} required />}
      </Field>
      <Field label="Performance" hint="Leave blank if not measured.">
        {(control) => (
          <Input
            {...control}
            name="performanceScore"
            type="number"
            step="any"
            defaultValue={topic.performanceScore ?? ''}
          />
        )}
      </Field>
      <div className="sm:col-span-2">
        <Field label="Keywords" hint="Separated by commas.">
          {(control) => <Textarea {...control} name="keywords" defaultValue={topic.keywords.join(', ')} />}
        </Field>
      </div>
      {save.error ? (
        <p role="alert" className="text-xs text-bad sm:col-span-2">
          {errorMessage(save.error)}
        </p>
      ) : null}
      {isTouched ? (
        <div className="flex gap-2 sm:col-span-2">
          <Button type="submit" size="small" kind="primary" busy={save.isPending}>
            Save
          </Button>
          <Button type="reset" size="small" kind="quiet">
            Discard
          </Button>
        </div>
      ) : null}
    </form>
  )
}

const TEXTS = ['topicName', 'parentCategory', 'subcategory', 'segmentType', 'audienceType', 'iabCode'] as const

function changesOf(topic: GlobalTopic, form: FormData): Changes {
  const field = (name: string) => String(form.get(name) ?? '').trim()
  const texts = TEXTS.filter((name) => field(name) !== topic[name]).map((name) => [name, field(name)])
  const keywords = field('keywords')
    .split(',')
    .map((keyword) => keyword.trim())
    .filter((keyword) => keyword !== '')
  const score = field('performanceScore') === '' ? null : Number(field('performanceScore'))
  return {
    ...Object.fromEntries(texts),
    ...(keywords.join() === topic.keywords.join() ? {} : { keywords }),
    ...(score === topic.performanceScore ? {} : { performanceScore: score }),
  }
}
