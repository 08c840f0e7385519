'use client'
import type { UseFormReturn } from 'react-hook-form'
import { BRING, KINDS } from '@/collections/Interviews/shared/keys'
import type { InterviewValues } from '@/collections/Interviews/shared/schema'
import { loadJobChoices } from '@/components/dashboard/calls/jobChoices'
import { useCall } from '@/components/dashboard/calls/useCall'
import edit from '@/components/dashboard/shell/EditForm.module.css'
import { Button } from '@/components/ui/Button'
import { SelectField, TextAreaField, TextField } from '@/components/ui/Field'
import { Notice } from '@/components/ui/Notice'
import { Tick } from '@/components/ui/Tick'
import { keysOf } from '@/lib/shared/objects'
import styles from './PlanForm.module.css'

type Props = {
  form: UseFormReturn<InterviewValues>
  /** The job of the day that is changed: it may be closed by now. */
  job?: { job_id: number; job_title: string }
}

/** What a day is, when and where, and what people bring. */
export const PlanFields = ({ form, job }: Props) => {
  const { register, formState } = form
  const error = (name: keyof InterviewValues) => formState.errors[name]?.message
  const { data, hasFailed, reload } = useCall(['open jobs'], () => loadJobChoices('open'))
  const jobs = [...(data ?? [])]
  if (job && !jobs.some(({ value }) => value === String(job.job_id))) {
    jobs.unshift({ value: String(job.job_id), label: job.job_title })
  }
  return (
    <>
      {hasFailed && (
        <Notice kind="error">
          The jobs could not be loaded.{' '}
          <Button size="small" onClick={reload}>
            Try again
          </Button>
        </Notice>
      )}
      <SelectField
        // Chosen again when the jobs are there.
        key={data ? 'loaded' : 'loading'}
        label="Job"
        id="job"
        error={error('job')}
        {...register('job')}
      >
        <option value="">{data ? 'Choose an open job' : 'Loading the jobs…'}</option>
        {jobs.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <div className={edit.pair}>
        <SelectField label="What it is" id="kind" error={error('kind')} {...register('kind')}>
          {keysOf(KINDS).map((kind) => (
            <option key={kind} value={kind}>
              {KINDS[kind]}
            </option>
          ))}
        </SelectField>
        <span />
        <TextField label="Day" id="day" type="date" error={error('day')} {...register('day')} />
        <TextField
          label="Answer until"
          id="answer_until"
          type="date"
          error={error('answer_until')}
          {...register('answer_until')}
        />
      </div>
      <TextField
        label="Place"
        id="place"
        hint="The hall or office, and the gate."
        autoComplete="off"
        error={error('place')}
        {...register('place')}
      />
      <TextField
        label="Address"
        id="address"
        autoComplete="off"
        error={error('address')}
        {...register('address')}
      />
      <TextField
        label="Link to a map (optional)"
        id="map_url"
        type="url"
        inputMode="url"
        autoComplete="off"
        error={error('map_url')}
        {...register('map_url')}
      />
      <fieldset className={styles.bring} id="bring" tabIndex={-1}>
        <legend>To bring</legend>
        {keysOf(BRING).map((key) => (
          <Tick key={key} id={`bring-${key}`} value={key} {...register('bring')}>
            {BRING[key]}
          </Tick>
        ))}
      </fieldset>
      <TextAreaField
        label="Note (optional)"
        id="note"
        rows={3}
        hint="Shown as you write it, in no other language."
        error={error('note')}
        {...register('note')}
      />
    </>
  )
}
