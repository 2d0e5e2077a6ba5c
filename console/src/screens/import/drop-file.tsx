import { useNavigate } from '@tanstack/react-router'
import { FileSpreadsheet } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { toast } from 'sonner'
import { Button } from '../../ui/button'
import { cx } from '../../ui/class-names'
import { bytes } from '../../ui/format'
import { Progress } from '../../ui/progress'
import { type Sending, sendFile, useSending } from './send-file'

/** Sends a file to the server, then shows its columns. */
export function DropFile() {
  const [isOver, setIsOver] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const { sending, error } = useSending()
  const send = async (file: File | undefined) => {
    const upload = file ? await sendFile(file) : null
    if (!upload) return
    const open = () => navigate({ to: '/import/$batchId', params: { batchId: upload.id } })
    if (location.pathname === '/import') await open()
    else toast.success(`${upload.filename} is uploaded.`, { action: { label: 'Match its columns', onClick: open } })
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    send(event.dataTransfer.files[0])
  }
  return (
    <section
      aria-label="New import"
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={cx(
        'flex flex-col items-center gap-3 rounded-lg border border-dashed border-line-strong bg-panel px-6 py-12 text-center',
        isOver && 'border-accent bg-accent-wash',
      )}
    >
      <FileSpreadsheet aria-hidden className="size-7 text-ink-faint" strokeWidth={1.5} />
      {sending ? (
        <SendingFile sending={sending} />
      ) : (
        <>
          <h2 className="font-serif text-xl">Drop a file here</h2>
          <p className="max-w-md text-ink-soft">
            CSV, compressed CSV (.csv.gz) or Excel (.xlsx), up to 1 GB, with column names in the first row. Columns can
            be separated by commas, semicolons, tabs or bars.
          </p>
          <input
            ref={picker}
            type="file"
            accept=".csv,.tsv,.txt,.gz,.xlsx"
            aria-label="File to import"
            className="hidden"
            onChange={({ target }) => {
              send(target.files?.[0])
              target.value = ''
            }}
          />
          <Button kind="primary" onClick={() => picker.current?.click()}>
            Choose file
          </Button>
        </>
      )}
      {error ? (
        <p role="alert" className="max-w-md text-balance text-bad">
          {error}
        </p>
      ) : null}
    </section>
  )
}

function SendingFile({ sending }: { sending: Sending }) {
  const { filename, sentBytes, totalBytes, cancel } = sending
  const isSent = sentBytes >= totalBytes
  return (
    <>
      <h2 className="max-w-full truncate font-serif text-xl">{filename}</h2>
      <div className="w-full max-w-md">
        <Progress value={sentBytes} max={totalBytes} label="Sent" />
      </div>
      <p role="status" className="max-w-md text-ink-soft tabular-nums">
        {isSent
          ? 'The server is reading its rows.'
          : `${bytes(sentBytes)} of ${bytes(totalBytes)} sent. Keep the console open until all is sent.`}
      </p>
      <Button onClick={cancel}>Cancel</Button>
    </>
  )
}
