import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/button'
import { Sheet } from '../../../ui/dialog'
import { Field, Select } from '../../../ui/field'
import { MADE_BY_FORM } from '../search'
import { ConfigFields } from './config-fields'
import { configOf } from './config-of'
import { useDriveJob } from './drive-job'
import { createJob, JOBS, type JobType } from './queries'
import { JOB_DEEDS, JOB_NAMES } from './words'

type Props = {
  type: JobType
  /** The job whose topics a sweep looks at. */
  source?: string
  onType: (type: JobType) => void
  onClose: () => void
}

/** What kind, its settings, and what it will do. */
export function NewJob({ type, source, onType, onClose }: Props) {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const drive = useDriveJob()
  const [isDry, setIsDry] = useState(true)
  const create = useMutation({
    meta: { shownInPlace: true },
    mutationFn: createJob,
    onSuccess: ({ jobId }) => {
      drive(jobId)
      cache.invalidateQueries({ queryKey: JOBS })
      return navigate({ to: '/operators/jobs/$id', params: { id: jobId } })
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    create.mutate({ jobType: type, config: configOf(type, new FormData(event.currentTarget)) })
  }
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title="New job"
      description={JOB_DEEDS[type]}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="new-job" kind="primary" busy={create.isPending}>
            {type === 'reclassify' && isDry ? 'Start the dry run' : 'Start'}
          </Button>
        </>
      }
    >
      <form id="new-job" onSubmit={submit} className="flex flex-col gap-4">
        <Field label="Kind" hint="Duplicates are merged where they are chosen, under Duplicates.">
          {(control) => (
            <Select {...control} value={type} onChange={({ target }) => onType(target.value as JobType)}>
              {MADE_BY_FORM.map((name) => (
                <option key={name} value={name}>
                  {JOB_NAMES[name]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <ConfigFields type={type} source={source} isDry={isDry} onDry={setIsDry} />
        {create.error ? (
          <p role="alert" className="rounded-md bg-bad-wash px-3 py-2 text-bad">
            {create.error.message}
          </p>
        ) : null}
      </form>
    </Sheet>
  )
}
