import { ArrowUp, Eraser, Paperclip } from 'lucide-react'
import { type DragEvent, type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { Button } from '../../ui/button'
import { cx } from '../../ui/class-names'

/** The media types of briefs. */
const BRIEF_TYPES =
  'application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document,application/vnd.openxmlformats-officedocument.presentationml.presentation,image/png,image/jpeg,image/gif,image/webp,text/plain'

type Props = { onSay: (text: string) => void; onBrief: (file: File) => void; onClear?: () => void }

export function Composer({ onSay, onBrief, onClear }: Props) {
  const [text, setText] = useState('')
  const [over, setOver] = useState(false)
  const picker = useRef<HTMLInputElement>(null)

  const send = (event?: FormEvent) => {
    event?.preventDefault()
    if (text.trim() === '') return
    onSay(text.trim())
    setText('')
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    for (const file of event.dataTransfer.files) onBrief(file)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event)
  }
  return (
    <form
      onSubmit={send}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className="sticky bottom-0 bg-paper pb-5"
    >
      <div
        className={cx(
          'rounded-xl border bg-panel p-2 focus-within:border-line-strong',
          over && 'border-accent bg-accent-wash',
        )}
      >
        <label htmlFor="topic" className="sr-only">
          Describe an audience
        </label>
        <textarea
          id="topic"
          rows={2}
          maxLength={500}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          placeholder={over ? 'Drop the brief here' : 'Describe an audience, or drop a campaign brief'}
          className="w-full resize-none bg-transparent px-2 py-1 text-base outline-none placeholder:text-ink-faint"
        />
        <div className="flex items-center justify-between">
          <div className="flex gap-1">
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
            {onClear ? (
              <Button kind="quiet" size="small" onClick={onClear}>
                <Eraser />
                Start over
              </Button>
            ) : null}
          </div>
          <Button type="submit" kind="primary" size="icon" aria-label="Classify" disabled={text.trim() === ''}>
            <ArrowUp />
          </Button>
        </div>
      </div>
    </form>
  )
}
