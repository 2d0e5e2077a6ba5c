import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorMessage } from '../../../api/client'
import { Check } from '../../../ui/check'
import { Field, Input, Select } from '../../../ui/field'
import { count, moment } from '../../../ui/format'
import { everyOrganizationQuery } from '../organizations/queries'
import { type ConfigValues, initialValue, isShown } from './config-values'
import { titleOf } from './labels'
import { type ConfigField, type JobTypeName, jobsQuery, jobTypesQuery } from './queries'

type Props = {
  fields: readonly ConfigField[]
  values: ConfigValues
  /** The job to choose at first, where a field asks for one. */
  source?: string
}

/** The form of a config, drawn from its description. */
export const ConfigFields = ({ fields, values, source }: Props) =>
  fields
    .filter((field) => isShown(field, values))
    .map((field) => <ConfigControl key={field.key} field={field} value={values[field.key]} source={source} />)

type ControlProps = { field: ConfigField; value?: string | boolean; source?: string }

function ConfigControl({ field, value, source }: ControlProps) {
  if (field.refersTo?.record === 'job') return <JobField field={field} source={source} />
  if (field.refersTo?.record === 'organization') return <OrganizationField field={field} />
  if (field.kind === 'boolean') {
    return (
      <Check name={field.key} label={field.label} isSet={initialValue(field) === true}>
        {field.help}
      </Check>
    )
  }
  return field.kind === 'choice' ? <ChoiceField field={field} value={value} /> : <TextField field={field} />
}

function TextField({ field }: { field: ConfigField }) {
  const { key, label, help, kind, required, minimum, maximum, integer, maxLength, refersTo } = field
  const limits =
    kind === 'number'
      ? ({ type: 'number', min: minimum, max: maximum, step: integer ? 1 : 'any' } as const)
      : { maxLength, className: refersTo ? 'font-mono text-xs' : undefined }
  return (
    <Field label={label} hint={help}>
      {(control) => (
        <Input {...control} {...limits} name={key} required={required} defaultValue={String(initialValue(field))} />
      )}
    </Field>
  )
}

function ChoiceField({ field, value }: ControlProps) {
  const { key, label, help, none, choices = [] } = field
  const ungrouped = choices.filter(({ group }) => !group)
  const groups = [...new Set(choices.flatMap(({ group }) => group ?? []))]
  return (
    <Field label={label} hint={choices.find((choice) => choice.value === value)?.help ?? help}>
      {(control) => (
        <Select {...control} name={key} defaultValue={String(initialValue(field))}>
          {none === undefined ? null : <option value="">{none}</option>}
          <Options choices={ungrouped} />
          {groups.map((group) => (
            <optgroup key={group} label={group}>
              <Options choices={choices.filter((choice) => choice.group === group)} />
            </optgroup>
          ))}
        </Select>
      )}
    </Field>
  )
}

const Options = ({ choices }: { choices: NonNullable<ConfigField['choices']> }): ReactNode =>
  choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))

/** Jobs of the type that the field names, if they changed something. */
function JobField({ field, source }: { field: ConfigField; source?: string }) {
  const { key, label, help, required, refersTo } = field
  const { data: types = [] } = useQuery(jobTypesQuery)
  const { data } = useQuery(jobsQuery({ jobType: refersTo?.jobType as JobTypeName | undefined, limit: 100 }))
  const jobs = (data?.data ?? []).filter(
    ({ id, config, success_count }) => id === source || (!config.dryRun && success_count > 0),
  )
  const isEmpty = data !== undefined && jobs.length === 0
  const isCut = data !== undefined && data.total > data.data.length
  const among = `${help} Of the latest ${count(data?.data.length ?? 0)} jobs; for an older one, begin on its own page.`
  return (
    <Field label={label} hint={isCut ? among : isEmpty ? 'No job of this type has changed anything yet.' : help}>
      {(control) => (
        <Select {...control} name={key} key={data ? 'loaded' : 'loading'} defaultValue={source} required={required}>
          {jobs.map((job) => (
            <option key={job.id} value={job.id}>
              {titleOf(job, types)}, {moment(job.created_at)}, {count(job.success_count)} done
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function OrganizationField({ field: { key, label, help, required } }: { field: ConfigField }) {
  const { data = [], error } = useQuery(everyOrganizationQuery)
  return (
    <Field label={label} hint={help} error={errorMessage(error)}>
      {(control) => (
        <Select {...control} name={key} required={required}>
          {data.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
