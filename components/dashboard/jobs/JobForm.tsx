'use client'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { JobJson } from '@/collections/Jobs/shared/json'
import {
  EMPTY_JOB_FORM,
  type JobFormValues,
  type JobValues,
  jobSchema,
} from '@/collections/Jobs/shared/schema'
import { toFormData } from '@/components/dashboard/list/formData'
import { useRefusal } from '@/components/dashboard/list/useRefusal'
import { useSessionLost } from '@/components/dashboard/shell/useSessionLost'
import { DraftNotice } from '@/components/forms/draft/DraftNotice'
import { useDraft } from '@/components/forms/draft/useDraft'
import { ErrorSummary } from '@/components/forms/submit/ErrorSummary'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import { showToast } from '@/components/ui/Toast'
import { phpPost } from '@/lib/client/phpClient'
import { useDelayed } from '@/lib/client/useDelayed'
import { FORM_TOAST_MS, JOB_SAVED_REDIRECT_MS } from '@/lib/shared/limits'
import { MESSAGES } from '@/lib/shared/messages'
import { paths } from '@/lib/shared/paths'
import { JobDetailFields } from './JobDetailFields'
import { JobFields } from './JobFields'
import styles from './JobForm.module.css'
import { LogoPicker } from './LogoPicker'
import { useConcurrentEdit } from './useConcurrentEdit'

type Props = {
  title: string
  pickerLabel: string
  /** The key of the draft with unsaved changes; null while the job is loading. */
  draftKey: string | null
  /** The job to change; without it a new one is posted. */
  job_id?: number
  /** When the job to change was last changed. */
  changed_at?: string
  /** The job that this one is a copy of: its logo is used too. */
  copy_of?: { id: number; title: string }
  initial: JobFormValues
  company_logo: string | null
  /** The job's country, shown until the list is loaded. */
  country?: { id: number; name: string }
  succeeded: string
  failed: string
}

/** The form of Post a Job and Edit Job (docs/product.md §3–§5). A failure keeps what was typed. */
export const JobForm = ({ draftKey, initial, job_id, copy_of, ...props }: Props) => {
  const { succeeded, failed } = props
  const router = useRouter()
  const delayed = useDelayed()
  const sessionLost = useSessionLost()
  const [logo, setLogo] = useState<File | null>(null)
  const [isSaved, setIsSaved] = useState(false)
  const form = useForm<JobValues>({
    resolver: standardSchemaResolver(jobSchema),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: initial,
  })
  const { began, takeOver, restart } = useConcurrentEdit(form, initial, props.changed_at)
  const draft = useDraft({ form, key: draftKey, initial, isSent: isSaved, began })
  const { refusal, refused, forgive, cleared } = useRefusal(form)
  const { isSubmitting } = form.formState

  const refuse = (errors?: Record<string, string>, message = failed) => {
    showToast('error', message, FORM_TOAST_MS)
    refused(message, errors)
  }

  const save = async (values: JobValues) => {
    const body = toFormData(values)
    if (job_id !== undefined) body.append('job_id', String(job_id))
    if (began.current) body.append('changed_at', began.current)
    if (copy_of) body.append('copy_of', String(copy_of.id))
    if (logo) body.append('company_logo', logo)
    try {
      const { success, errors, job } = await phpPost<{ job?: JobJson }>('jobpost', body)
      if (!success) return job ? refuse(takeOver(job), MESSAGES.editConflict) : refuse(errors)
    } catch (error) {
      if (!sessionLost(error)) refuse()
      return
    }
    cleared()
    if (job_id === undefined) {
      form.reset(EMPTY_JOB_FORM)
      setLogo(null)
    }
    setIsSaved(true)
    showToast('success', succeeded, FORM_TOAST_MS)
    delayed(() => router.push(paths.manageJobs), JOB_SAVED_REDIRECT_MS)
  }

  return (
    <form
      className={styles.form}
      noValidate
      aria-labelledby="job-form-title"
      onSubmit={form.handleSubmit(save, () => refused())}
    >
      <h1 id="job-form-title" className={styles.title}>
        {props.title}
      </h1>
      <div className={styles.fields}>
        <ErrorSummary {...refusal} />
        {isSaved && <Notice kind="success">{succeeded}</Notice>}
        {copy_of && !isSaved && (
          <Notice kind="success">
            A copy of “{copy_of.title}”. Nothing is saved until you post it.
          </Notice>
        )}
        <DraftNotice
          isRestored={draft.isRestored}
          onDiscard={() => {
            restart()
            draft.forget()
          }}
        >
          A picture must be chosen again.{' '}
        </DraftNotice>
        <JobFields form={form} country={props.country} />
        <JobDetailFields form={form} isRestored={draft.isRestored} />
        <Button
          type="submit"
          variant="brand"
          size="wide"
          className={styles.submit}
          disabled={isSubmitting || isSaved}
        >
          {isSubmitting ? 'Saving…' : job_id === undefined ? 'Post Job' : 'Update Job'}
        </Button>
      </div>
      <LogoPicker
        label={props.pickerLabel}
        company_logo={props.company_logo}
        logo={logo}
        onPick={(picked) => {
          setLogo(picked)
          forgive('company_logo')
        }}
        refusal={refusal.errors.company_logo}
      />
    </form>
  )
}
