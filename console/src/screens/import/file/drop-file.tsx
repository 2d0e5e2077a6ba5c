import { useMutation } from '@tanstack/react-query'
import { FileSpreadsheet } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/class-names'
import { Spinner } from '../../../ui/spinner'
import { FileError, UNREADABLE } from './csv'
import { type NamedFile, readFile } from './read-file'

type Props = { title: string; onFile: (file: NamedFile) => void }

export function DropFile({ title, onFile }: Props) {
  const [over, setOver] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const read = useMutation({ mutationFn: readFile, meta: { shownInPlace: true }, onSuccess: onFile })
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) read.mutate(file)
  }
  return (
    <section
      aria-label={title}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx(
        'flex flex-col items-center gap-3 rounded-lg border border-dashed border-line-strong bg-panel px-6 py-12 text-center',
        over && 'border-accent bg-accent-wash',
      )}
    >
      <FileSpreadsheet aria-hidden className="size-7 text-ink-faint" strokeWidth={1.5} />
      <h2 className="font-serif text-xl">{title}</h2>
      <p className="max-w-md text-ink-soft">
        Up to 50,000 rows, with column names in the first row. Separate columns with commas, semicolons, tabs or bars.
      </p>
      <input
        ref={picker}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        aria-label="CSV file"
        className="hidden"
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) read.mutate(file)
          target.value = ''
        }}
      />
      <Button kind="primary" disabled={read.isPending} onClick={() => picker.current?.click()}>
        Choose file
      </Button>
      {read.isPending ? (
        <p role="status" className="flex items-center gap-2 text-ink-soft">
          <Spinner />
          Reading {read.variables.name}
        </p>
      ) : null}
      {read.error ? (
        <p role="alert" className="max-w-md text-balance text-bad">
          {read.error instanceof FileError ? read.error.message : UNREADABLE}
        </p>
      ) : null}
    </section>
  )
}
