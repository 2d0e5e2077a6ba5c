import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { errorMessage } from '../../../api/client'
import { useHasLlm } from '../../../api/session'
import { Button } from '../../../ui/button'
import { CancelButton } from '../../../ui/cancel-button'
import { Sheet } from '../../../ui/dialog'
import { Refusal } from '../../../ui/refusal'
import { useNavigateHere } from '../../../ui/use-navigate-here'
import { ConfigFields } from './config-fields'
import { initialValues, readValues, toConfig } from './config-values'
import { ConfirmJob } from './confirm-job'
import { JobEstimate } from './job-estimate'
import { JobTypeField } from './job-type-field'
import { type ConfigField, createJob, JOBS, type JobType, type JobTypeName, jobTypesQuery } from './queries'

type Props = {
  type: JobTypeName
  /** The job that the new one follows, if its form asks for one. */
  source?: string
  onType: (type: JobTypeName) => void
  onClose: () => void
}

/** Choose a type, fill in its fields, start it. */
export function NewJob({ type: name, ...props }: Props) {
  const { data: types = [] } = useQuery(jobTypesQuery)
  const withForm = types.filter(({ hasForm }) => hasForm)
  const type = withForm.find((candidate) => candidate.type === name) ?? withForm[0]
  return type ? <NewJobSheet key={type.type} type={type} types={withForm} {...props} /> : null
}

const withoutLlm = (field: ConfigField): ConfigField => ({
  ...field,
  ...(field.choices ? { choices: field.choices.filter(({ needsLlm }) => !needsLlm) } : {}),
})

type SheetProps = Omit<Props, 'type'> & { type: JobType; types: readonly JobType[] }

function NewJobSheet({ type, types, source, onType, onClose }: SheetProps) {
  const hasLlm = useHasLlm()
  const fields = hasLlm ? type.fields : type.fields.map(withoutLlm)
  const cache = useQueryClient()
  const navigate = useNavigateHere()
  const [values, setValues] = useState(() => initialValues(fields))
  const [toConfirm, setToConfirm] = useState<Record<string, unknown> | null>(null)
  const create = useMutation({
    meta: { shownInDialog: true },
    mutationFn: createJob,
    onError: () => setToConfirm(null),
    onSuccess: ({ jobId }) => {
      cache.invalidateQueries({ queryKey: JOBS })
      return navigate({ to: '/operators/jobs/$id', params: { id: jobId } })
    },
  })
  const start = (config: Record<string, unknown>) => create.mutate({ jobType: type.type, config })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const config = toConfig(fields, readValues(fields, event.currentTarget, values))
    if (config.dryRun) start(config)
    else setToConfirm(config)
  }
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title="New job"
      isForm
      busy={create.isPending}
      description={type.description}
      footer={
        <>
          <CancelButton busy={create.isPending} onClick={onClose} />
          <Button type="submit" form="new-job" kind="primary" busy={create.isPending}>
            {type.hasDryRun && values.dryRun ? 'Start dry run' : 'Start'}
          </Button>
        </>
      }
    >
      <form
        id="new-job"
        onSubmit={submit}
        onChange={({ currentTarget }) => setValues(readValues(fields, currentTarget, values))}
        className="flex flex-col gap-4"
      >
        <JobTypeField types={types} value={type.type} onChange={onType} />
        <ConfigFields fields={fields} values={values} source={source} />
        {type.hasEstimate ? <JobEstimate jobType={type.type} config={toConfig(fields, values)} /> : null}
        {create.error ? <Refusal>{errorMessage(create.error)}</Refusal> : null}
      </form>
      {toConfirm ? (
        <ConfirmJob
          type={type}
          config={toConfirm}
          busy={create.isPending}
          onConfirm={() => start(toConfirm)}
          onDryRun={() => start({ ...toConfirm, dryRun: true })}
          onClose={() => setToConfirm(null)}
        />
      ) : null}
    </Sheet>
  )
}
