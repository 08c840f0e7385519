'use client'
import type { ReactNode } from 'react'
import type { CountryOption } from '@/collections/Countries/shared/options'
import { Confirmation } from '@/components/forms/confirmation/Confirmation'
import { DraftNotice } from '@/components/forms/draft/DraftNotice'
import { DRAFTS } from '@/components/forms/draft/formDraft'
import { ConsentTicks } from '@/components/forms/fields/ConsentTicks'
import { CountryCodeField } from '@/components/forms/fields/CountryCodeField'
import { Honeypot } from '@/components/forms/fields/Honeypot'
import { SourceField } from '@/components/forms/fields/SourceField'
import { ResumeField } from '@/components/forms/resume/ResumeField'
import { ErrorSummary } from '@/components/forms/submit/ErrorSummary'
import { toast } from '@/components/forms/submit/lazyToast'
import { Sending } from '@/components/forms/submit/Sending'
import { ToastsLater } from '@/components/forms/submit/ToastsLater'
import { type FormStart, type Sent, useUploadForm } from '@/components/forms/submit/useUploadForm'
import { Button, ButtonLink } from '@/components/ui/Button'
import { TextField } from '@/components/ui/Field'
import { FieldPair, FormFoot, FormLayout } from '@/components/ui/FormLayout'
import { KEYBOARDS } from '@/components/ui/keyboards'
import { longDateTime } from '@/lib/shared/format'
import { FORM_TOAST_MS, NAME_MAX_CHARS } from '@/lib/shared/limits'
import { MESSAGES } from '@/lib/shared/messages'

const NAMES = [
  'name',
  'email',
  'country_code',
  'mobile',
  'position',
  'resume',
  'whatsapp_consent',
  'keep_consent',
] as const

const loadRules = async () => {
  const { applySchema } = await import('@/collections/Applications/shared/schema')
  return () => applySchema
}

type Props = {
  /** The job; null for no specific job, which is sent as 0 (docs/product.md §2.5). */
  job: { id: number; title: string; place: string } | null
  countries: CountryOption[]
  start: FormStart | null
  /** The agency's e-mail, for the notice. */
  email: string
  /** What the address names as the source. */
  source: string
  summary: ReactNode
  notes: ReactNode
  licence: ReactNode
  afterwards: ReactNode
}

/** The apply form (docs/product.md §2.12, §5.2), and the confirmation that replaces it. */
export const ApplyForm = ({
  job,
  countries,
  start,
  email,
  source,
  summary,
  notes,
  licence,
  afterwards,
}: Props) => {
  const job_id = String(job?.id ?? 0)
  const form = useUploadForm({
    call: 'job_applied',
    draftKey: DRAFTS.apply(job_id),
    names: NAMES,
    loadRules,
    start,
    messages: { failed: MESSAGES.applyFailed, refused: MESSAGES.applyFailed },
    notify: (kind, message) => void toast(kind, message, FORM_TOAST_MS),
  })
  const { field, isSending, sent } = form

  return (
    <div id="form">
      {sent && <h1 className="sr-only">Job Application</h1>}
      <div aria-live="polite">
        {sent && (
          <Confirmation
            message={sent.message}
            reference={sent.reference}
            facts={slipFacts(sent, job)}
            foot={licence}
          >
            {afterwards}
            <ButtonLink className="no-print" href="?again#form">
              Send another application
            </ButtonLink>
          </Confirmation>
        )}
      </div>
      <div hidden={sent !== null}>
        <FormLayout notes={notes}>
          <h1 className="h1">Job Application</h1>
          {summary}
          <form {...form.formProps}>
            <DraftNotice {...form.draft} />
            <ErrorSummary {...form.summary} />
            <TextField
              label="Name"
              hint="As in your passport"
              {...KEYBOARDS.name}
              maxLength={NAME_MAX_CHARS}
              {...field('name')}
            />
            <TextField label="Email" {...KEYBOARDS.email} {...field('email')} />
            <FieldPair>
              <CountryCodeField {...form.country} countries={countries} />
              <TextField label="Mobile" {...KEYBOARDS.nationalNumber} {...field('mobile')} />
            </FieldPair>
            <TextField
              label="Position"
              hint="The work you apply for"
              {...KEYBOARDS.trade}
              maxLength={NAME_MAX_CHARS}
              {...field('position')}
            />
            <ResumeField
              {...form.resume}
              tooLarge={MESSAGES.applyDroppedTooLarge}
              isForgotten={form.isRefusedStart}
            />
            <ConsentTicks tick={form.tick} email={email} />
            <SourceField given={start?.values.source || source} />
            <input type="hidden" name="job_id" value={job_id} />
            <input type="hidden" name="submission_id" />
            <Honeypot name="website" />
            <FormFoot
              button={
                <Button type="submit" variant="go" size="wide" disabled={isSending}>
                  Send Application
                </Button>
              }
            >
              By sending, you let us process this application.
            </FormFoot>
          </form>
        </FormLayout>
      </div>
      {form.sending && <Sending label="Sending your application…" {...form.sending} />}
      <ToastsLater isAwake={form.isAwake} />
    </div>
  )
}

const slipFacts = ({ values, at }: Sent, job: Props['job']): [string, string][] => [
  ['Job', job?.title ?? MESSAGES.noSpecificJob],
  ...(job?.place ? [['Place', job.place] satisfies [string, string]] : []),
  ...(values.name ? [['Name', String(values.name)] satisfies [string, string]] : []),
  ['Received', longDateTime(at)],
]
