import { Link } from '@tanstack/react-router'
import { ArrowLeft, FileQuestion } from 'lucide-react'
import type { ReactNode } from 'react'
import { ApiError } from '../../api/client'
import type { Engine } from '../../topics/engines'
import { Button } from '../../ui/button'
import { moment } from '../../ui/format'
import { Page } from '../../ui/page'
import { Failure, LoadingRows, Notice } from '../../ui/states'

const ENGINE_NOTES: Record<Engine, string> = {
  local: '',
  llm: ', with the LLM',
  auto: ', with the LLM where the local engine is not sure',
}

export const startedText = (startedAt: string, engine: Engine): string =>
  `Started ${moment(startedAt)}${ENGINE_NOTES[engine]}`

type Props = {
  title: string | undefined
  lead: string | null
  actions?: ReactNode
  error: Error | null
  retry: () => void
  /** Null until it is loaded. */
  children: ReactNode
}

/** The frame of one import. */
export function ImportPage({ title = 'Import', lead, actions, error, retry, children }: Props) {
  return (
    <Page
      title={title}
      lead={lead}
      actions={
        <>
          {actions}
          <Button asChild kind="quiet">
            <Link to="/import">
              <ArrowLeft />
              All imports
            </Link>
          </Button>
        </>
      }
    >
      {children ??
        (error instanceof ApiError && error.status === 404 ? (
          <Notice icon={FileQuestion} title="Import not found">
            Check the address. The import may also belong to another organization, or its upload was deleted.
          </Notice>
        ) : error ? (
          <Failure error={error} retry={retry} />
        ) : (
          <LoadingRows rows={4} />
        ))}
    </Page>
  )
}
