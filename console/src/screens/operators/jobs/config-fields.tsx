import { useQuery } from '@tanstack/react-query'
import { Field, Input, Select } from '../../../ui/field'
import { count, moment } from '../../../ui/words'
import { everyOrganizationQuery } from '../organizations/queries'
import { type JobType, jobsQuery } from './queries'
import { ReclassifyFields } from './reclassify-fields'
import { nameOfJob } from './words'

type Props = { type: JobType; source?: string; isDry: boolean; onDry: (isDry: boolean) => void }

export function ConfigFields({ type, source, isDry, onDry }: Props) {
  if (type === 'reclassify') return <ReclassifyFields isDry={isDry} onDry={onDry} />
  if (type === 'refresh_activations') return <OrganizationFields />
  if (type === 'sync_trade_desk') {
    return (
      <Field label="Connection" hint="Its id; all DSP connections where this is left empty.">
        {(control) => <Input {...control} name="connectionId" maxLength={100} className="font-mono text-xs" />}
      </Field>
    )
  }
  return <SourceField source={source} />
}

/** Which reclassification a sweep follows. */
export function SourceField({ source }: { source?: string }) {
  const { data } = useQuery(jobsQuery({ jobType: 'reclassify', limit: 100 }))
  const jobs = (data?.data ?? []).filter(
    ({ id, config, success_count }) => id === source || (!config.dryRun && success_count > 0),
  )
  return (
    <Field
      label="After which job"
      hint={
        data && jobs.length === 0
          ? 'No reclassification has changed a topic yet. Run one first.'
          : 'The topics that it changed are compared with all others.'
      }
    >
      {(control) => (
        <Select {...control} name="sourceBatchId" key={data ? 'known' : 'unknown'} defaultValue={source} required>
          {jobs.map((job) => (
            <option key={job.id} value={job.id}>
              {nameOfJob(job)}, {moment(job.created_at)}, {count(job.success_count)} topics
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function OrganizationFields() {
  const { data = [], error } = useQuery(everyOrganizationQuery)
  return (
    <>
      <Field label="Organization" error={error?.message}>
        {(control) => (
          <Select {...control} name="orgId" required>
            {data.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Workspace" hint="Its id; the whole organization where this is left empty.">
        {(control) => <Input {...control} name="workspaceId" maxLength={100} className="font-mono text-xs" />}
      </Field>
    </>
  )
}
