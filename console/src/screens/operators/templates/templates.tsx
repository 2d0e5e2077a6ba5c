import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus, Tags } from 'lucide-react'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { day } from '../../../ui/format'
import { Page, Panel } from '../../../ui/page'
import { Failure, LoadingRows, Notice } from '../../../ui/states'
import { PlainTable } from '../plain-table'
import { type Template, templatesQuery } from './queries'

export function Templates() {
  const { data, error, refetch } = useQuery(templatesQuery)
  return (
    <Page
      title="Templates"
      lead="How Taxon writes names and descriptions for each platform. Changes apply to new topics; run a reclassify job to update existing ones."
      actions={
        <Button asChild kind="primary">
          <Link to="/operators/templates/$id" params={{ id: 'new' }}>
            <Plus />
            New template
          </Link>
        </Button>
      }
    >
      <Panel>
        {error && !data ? <Failure error={error} retry={refetch} /> : null}
        {!data && !error ? <LoadingRows rows={4} /> : null}
        {data?.length === 0 ? (
          <Notice icon={Tags} title="No templates">
            Create a template to give topics names on platforms.
          </Notice>
        ) : data ? (
          <TemplateTable templates={data} />
        ) : null}
      </Panel>
    </Page>
  )
}

const TemplateTable = ({ templates }: { templates: Template[] }) => (
  <PlainTable
    label="Templates"
    rows={templates}
    keyOf={({ id }) => id}
    columns={[
      { title: 'Order', isNumber: true, onlyWide: true, cell: ({ sortOrder }) => sortOrder },
      {
        title: 'Name',
        cell: ({ id, displayName, platformKey }) => (
          <>
            <Link
              to="/operators/templates/$id"
              params={{ id }}
              className="font-medium after:absolute after:inset-0 hover:underline"
            >
              {displayName}
            </Link>
            <p className="font-mono text-xs text-ink-faint">{platformKey}</p>
          </>
        ),
      },
      {
        title: 'State',
        cell: ({ isActive, warnings }) => (
          <span className="flex gap-1.5">
            {isActive ? <Badge tone="good">Active</Badge> : <Badge>Inactive</Badge>}
            {warnings.length > 0 ? <Badge tone="warn">Unknown fields</Badge> : null}
          </span>
        ),
      },
      {
        title: 'Name parts',
        onlyWide: true,
        cell: ({ pathFields }) => (
          <span className="block max-w-72 truncate xl:max-w-xl text-ink-soft">
            {pathFields.map(({ label, key }) => label ?? key).join(' > ')}
          </span>
        ),
      },
      {
        title: 'Description',
        onlyWide: true,
        cell: ({ descCharLimit }) => (descCharLimit ? `up to ${descCharLimit} characters` : 'no limit'),
      },
      {
        title: 'Kind',
        onlyWide: true,
        cell: ({ builtIn, updatedAt }) => (builtIn ? 'Built in' : `Custom, updated ${day(updatedAt)}`),
      },
    ]}
  />
)
