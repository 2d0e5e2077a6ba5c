import { Download } from 'lucide-react'
import { plainMessage } from '../api/plain-message'
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
}

/** What failed and why, with all of it as a CSV file. */
export function Failures({ run, isSystem, title = 'What failed', ...props }: Props) {
  const { errors, counts, id } = run
  if (errors.length === 0) return null
  // What a platform says stays in its own words.
  const messageOf = props.messageOf ?? (run.kind === 'import' ? plainMessage : (message: string) => message)
  return (
    <Panel
      title={title}
      actions={
        <Button asChild size="small">
          <a href={failuresAddress(id, isSystem)} download>
            <Download />
            Download what failed
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
