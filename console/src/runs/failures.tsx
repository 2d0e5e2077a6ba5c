import { Download } from 'lucide-react'
import { Button } from '../ui/button'
import { count } from '../ui/format'
import { Panel } from '../ui/page'
import { FailedList } from './failed-items'
import { failuresAddress, type RunDetail } from './queries'

type Props = {
  run: RunDetail
  isSystem?: boolean
  title?: string
  messageOf?: (message: string) => string
  /** The file with all of it, if that is not the one of the run. */
  download?: { address: string; label: string }
}

/** What failed and why, with all of it as a CSV file. */
export function Failures({ run, isSystem, title = 'What failed', messageOf = (message) => message, ...props }: Props) {
  const { errors, counts, id } = run
  const { download = { address: failuresAddress(id, isSystem), label: 'Download what failed' } } = props
  if (errors.length === 0) return null
  return (
    <Panel
      title={title}
      actions={
        <Button asChild size="small">
          <a href={download.address} download>
            <Download />
            {download.label}
          </a>
        </Button>
      }
    >
      <FailedList
        items={errors.map(({ item, name, message }, at) => ({
          id: `${at}`,
          name: name ?? capitalized(item) ?? 'The run',
          message: messageOf(message),
        }))}
      />
      {counts.errors > errors.length ? (
        <p className="border-t px-4 py-2 text-xs text-ink-faint">
          {count(counts.errors)} failed. The file has all of them.
        </p>
      ) : null}
    </Panel>
  )
}

const capitalized = (text: string | null): string | null =>
  text === null ? null : text.charAt(0).toUpperCase() + text.slice(1)
