'use client'
import type { ReactNode } from 'react'
import type { CountryOption } from '@/collections/Countries/shared/options'
import { OTHER_POSITION } from '@/collections/Registrations/shared/industries'
import { Confirmation } from '@/components/forms/confirmation/Confirmation'
import { DraftNotice } from '@/components/forms/draft/DraftNotice'
import { DRAFTS } from '@/components/forms/draft/formDraft'
import { ConsentTicks } from '@/components/forms/fields/ConsentTicks'
import { Honeypot } from '@/components/forms/fields/Honeypot'
import { SourceField } from '@/components/forms/fields/SourceField'
import { ErrorSummary } from '@/components/forms/submit/ErrorSummary'
import { toast } from '@/components/forms/submit/lazyToast'
import { Sending } from '@/components/forms/submit/Sending'
import { ToastsLater } from '@/components/forms/submit/ToastsLater'
import { type FormStart, type Sent, useUploadForm } from '@/components/forms/submit/useUploadForm'
import { Button, ButtonLink } from '@/components/ui/Button'
import { FormFoot, FormLayout } from '@/components/ui/FormLayout'
import { longDateTime } from '@/lib/shared/format'
import { FORM_TOAST_MS } from '@/lib/shared/limits'
import { MESSAGES } from '@/lib/shared/messages'
import { AboutYou, ResumeAndTerms, YourWork } from './groups'
import styles from './RegistrationForm.module.css'

const NAMES = [
  'full_name',
  'country_code',
  'whatsup_no',
  'email',
  'current_location',
  'category',
  'position',
  'position_Name',
  'gulf_exp',
  'india_exp',
  'resume',
  'terms',
  'whatsapp_consent',
  'keep_consent',
] as const

export type RegistrationFields = ReturnType<typeof useUploadForm<(typeof NAMES)[number]>>

type Props = {
  countries: CountryOption[]
  positions: { id: number; name: string }[]
  start: FormStart | null
  /** The agency's e-mail, for the notice. */
  email: string
  /** What the address names as the source. */
  source: string
  saveNumber: ReactNode
  notes: ReactNode
  licence: ReactNode
  afterwards: ReactNode
}

/** The registration form (docs/product.md §2.13, §5.3), and the confirmation that replaces it. */
export const RegistrationForm = ({
  countries,
  positions,
  start,
  email,
  source,
  ...parts
}: Props) => {
  const otherId = String(positions.find(({ name }) => name === OTHER_POSITION)?.id)
  const notify = (kind: 'success' | 'error', message: string) =>
    void toast(kind, message, FORM_TOAST_MS)
  const form = useUploadForm({
    call: 'registration',
    draftKey: DRAFTS.registration,
    names: NAMES,
    loadRules: async () => {
      const { registrationRules } = await import('./registrationRules')
      return registrationRules(otherId)
    },
    start,
    messages: { failed: MESSAGES.registrationFailed, refused: MESSAGES.registrationRefused },
    notify,
  })
  const { isSending, sent } = form

  return (
    <div id="form">
      {sent && <h1 className="sr-only">CANDIDATE REGISTRATION FORM</h1>}
      <div aria-live="polite">
        {sent && (
          <Confirmation
            message={sent.message}
            reference={sent.reference}
            facts={slipFacts(sent)}
            foot={parts.licence}
          >
            {parts.afterwards}
            <ButtonLink className="no-print" href="?again#form">
              Register another person
            </ButtonLink>
          </Confirmation>
        )}
      </div>
      <div hidden={sent !== null}>
        <FormLayout notes={parts.notes}>
          <h1 className={`h1 ${styles.title}`}>CANDIDATE REGISTRATION FORM</h1>
          {parts.saveNumber}
          <form {...form.formProps}>
            <DraftNotice {...form.draft} />
            <ErrorSummary {...form.summary} />
            <AboutYou
              form={form}
              countries={countries}
              onLoadFailed={() => notify('error', MESSAGES.registrationFailed)}
            />
            <YourWork form={form} positions={positions} otherId={otherId} />
            <ResumeAndTerms form={form} />
            <ConsentTicks tick={form.tick} email={email} />
            <SourceField given={start?.values.source || source} />
            <input type="hidden" name="submission_id" />
            <Honeypot name="website" />
            <FormFoot
              button={
                <Button type="submit" variant="go" size="wide" disabled={isSending}>
                  {isSending ? 'Submitting...' : 'Send Application'}
                </Button>
              }
            />
          </form>
        </FormLayout>
      </div>
      {form.sending && <Sending label="Sending your form…" {...form.sending} />}
      <ToastsLater isAwake={form.isAwake} />
    </div>
  )
}

const slipFacts = ({ values, at }: Sent): [string, string][] => [
  ...(values.full_name ? [['Name', String(values.full_name)] satisfies [string, string]] : []),
  ['Received', longDateTime(at)],
]
