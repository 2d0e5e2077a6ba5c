import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { toast } from 'sonner'
import { errorMessage } from '../../../api/client'
import { AskBeforeLeaving } from '../../../ui/ask-before-leaving'
import { Button } from '../../../ui/button'
import { Refusal } from '../../../ui/refusal'
import { useDebounced } from '../../../ui/use-debounced'
import { useNavigateHere } from '../../../ui/use-navigate-here'
import { DeleteTemplate } from './delete-template'
import { DescriptionFields } from './description-fields'
import { changesOf, draftOf, type EditorPart, rebased } from './draft'
import { GeneralFields } from './general-fields'
import { NameFields } from './name-fields'
import { TemplatePreview } from './preview'
import { createTemplate, type Draft, TEMPLATES, type Template, templateQuery, updateTemplate } from './queries'

const SETTLED_MS = 250

type Props =
  | { template: Template; first?: undefined; onCreated?: undefined }
  | { template?: undefined; first: Draft; onCreated: (id: string) => void }

/** On narrow screens the preview stays visible below the fields. */
const BESIDE =
  'flex min-w-0 flex-col gap-4 sticky lg:top-4 max-lg:bottom-0 max-lg:max-h-[42dvh] max-lg:-mx-4 max-lg:-mb-5 max-lg:overflow-y-auto max-lg:border-t max-lg:bg-paper max-lg:p-4'

/** The fields of a template with a live preview. */
export function TemplateEditor({ template, first, onCreated }: Props) {
  const cache = useQueryClient()
  const navigate = useNavigateHere()
  const [before, setBefore] = useState(template ? draftOf(template) : first)
  const [draft, setDraft] = useState(before)
  const [discarded, setDiscarded] = useState(0)
  /** What was typed after `sent` stays. */
  const follow = (saved: Draft, sent: Draft) => {
    setDraft((last) => rebased(last, sent, saved))
    setBefore(saved)
    // Its field holds the text that was typed, not the draft's list.
    if (saved.slugFields.join() !== sent.slugFields.join()) setDiscarded((count) => count + 1)
  }
  // Saved by another operator meanwhile.
  const [shown, setShown] = useState(template)
  if (template && shown?.updatedAt !== template.updatedAt) {
    setShown(template)
    follow(draftOf(template), before)
  }
  const [fields, setFields] = useState<string[]>([])
  const settled = useDebounced(draft, SETTLED_MS)
  const changes = changesOf(before, draft)
  const isChanged = Object.keys(changes).length > 0
  const save = useMutation({
    meta: { shownInPlace: true },
    mutationFn: (sent: Draft) =>
      template ? updateTemplate(template.id, changesOf(before, sent)) : createTemplate(sent),
    onSuccess: async (saved, sent) => {
      follow(draftOf(saved), sent)
      toast.success(`${saved.displayName} saved. Run a reclassify job to update existing topics.`)
      cache.setQueryData(templateQuery(saved.id).queryKey, saved)
      cache.invalidateQueries({ queryKey: [...TEMPLATES, 'list'] })
      if (template) return
      onCreated?.(saved.id)
      await navigate({
        to: '/operators/templates/$id',
        params: { id: saved.id },
        replace: true,
        ignoreBlocker: true,
      })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(draft)
  }
  const discard = () => {
    setDraft(before)
    setDiscarded(discarded + 1)
  }
  const part: EditorPart = { draft, change: (changes) => setDraft((last) => ({ ...last, ...changes })), fields }
  return (
    <form onSubmit={submit} className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <div className="flex min-w-0 flex-col gap-5">
        <GeneralFields {...part} isBuiltIn={template?.builtIn ?? false} />
        <NameFields key={discarded} {...part} />
        <DescriptionFields {...part} />
      </div>
      <div className={BESIDE}>
        <TemplatePreview draft={settled} onFields={setFields} />
        {save.error ? <Refusal>{errorMessage(save.error)}</Refusal> : null}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" kind="primary" disabled={!isChanged} busy={save.isPending}>
            {template ? 'Save' : 'Create'}
          </Button>
          {isChanged ? (
            <Button kind="quiet" onClick={discard}>
              Discard changes
            </Button>
          ) : null}
          {template && !template.builtIn ? <DeleteTemplate template={template} /> : null}
        </div>
      </div>
      <AskBeforeLeaving isNeeded={isChanged}>Your changes to this template will be lost.</AskBeforeLeaving>
    </form>
  )
}
