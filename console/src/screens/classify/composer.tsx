import { ArrowUp, Paperclip } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button'

/** The media types of briefs. */
const BRIEF_TYPES =
  'application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document,application/vnd.openxmlformats-officedocument.presentationml.presentation,image/png,image/jpeg,image/gif,image/webp,text/plain'

type Props = {
  field: RefObject<HTMLTextAreaElement | null>
  onSay: (text: string) => void
  onBrief: (file: File) => void
}

/** What was typed and not sent, for whoever comes back from another screen. */
let unsent = ''

export function Composer({ field, onSay, onBrief }: Props) {
  const [text, setText] = useState(unsent)
  const change = (next: string) => {
    unsent = next
    setText(next)
  }
  const picker = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [field])

  const send = (event?: FormEvent) => {
    event?.preventDefault()
    if (text.trim() === '') return
    onSay(text.trim())
    change('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event)
  }
  return (
    <form onSubmit={send} className="sticky bottom-0 bg-paper pb-5">
      <div className="rounded-xl border bg-panel p-2 focus-within:border-line-strong">
        <label htmlFor="topic" className="sr-only">
          Describe an audience
        </label>
        <textarea
          ref={field}
          id="topic"
          rows={2}
          maxLength={500}
          value={text}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
          placeholder="Describe an audience, or drop a campaign brief"
          className="w-full resize-none bg-transparent px-2 py-1 text-base outline-none placeholder:text-ink-faint"
        />
        <div className="flex items-center justify-between">
          <input
            ref={picker}
            type="file"
            accept={BRIEF_TYPES}
            aria-label="Campaign brief"
            className="hidden"
            onChange={({ target }) => {
              for (const file of target.files ?? []) onBrief(file)
              target.value = ''
            }}
          />
          <Button kind="quiet" size="small" onClick={() => picker.current?.click()}>
            <Paperclip />
            Attach brief
          </Button>
          <Button type="submit" kind="primary" size="icon" aria-label="Classify" disabled={text.trim() === ''}>
            <ArrowUp />
          </Button>
        </div>
      </div>
    </form>
  )
}
