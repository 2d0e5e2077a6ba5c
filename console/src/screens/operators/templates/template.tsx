import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft, FileQuestion } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../../../api/client'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { Page } from '../../../ui/page'
import { Failure, LoadingRows, Notice } from '../../../ui/states'
import { NEW_DRAFT } from './draft'
import { TemplateEditor } from './editor'
import { templateQuery } from './queries'

export function TemplateScreen() {
  const { id } = useParams({ from: '/shell/operators/templates/$id' })
  const isNew = id === 'new'
  const [createdId, setCreatedId] = useState<string>()
  const { data, error, refetch } = useQuery({ ...templateQuery(id), enabled: !isNew })
  return (
    <Page
      title={isNew ? 'New template' : (data?.displayName ?? 'Template')}
      lead={
        data?.builtIn ? (
          <>
            <Badge>Built in</Badge> Fields you don’t change follow new versions of Taxon.
          </>
        ) : null
      }
      actions={
        <Button asChild kind="quiet">
          <Link to="/operators/templates">
            <ArrowLeft />
            All templates
          </Link>
        </Button>
      }
    >
      {isNew ? (
        <TemplateEditor key="new" first={NEW_DRAFT} onCreated={setCreatedId} />
      ) : data ? (
        // The editor that created it goes on with it: what was typed meanwhile stays, and so does the focus.
        <TemplateEditor key={data.id === createdId ? 'new' : data.id} template={data} />
      ) : error instanceof ApiError && error.status === 404 ? (
        <Notice icon={FileQuestion} title="Template not found">
          It may have been deleted.
        </Notice>
      ) : error ? (
        <Failure error={error} retry={refetch} />
      ) : (
        <LoadingRows />
      )}
    </Page>
  )
}
