'use client'
import type { ReactNode } from 'react'
import { ENQUIRY_KINDS } from '@/collections/Enquiries/shared/kinds'
import { Confirmation } from '@/components/forms/confirmation/Confirmation'
import { DraftNotice } from '@/components/forms/draft/DraftNotice'
import { DRAFTS } from '@/components/forms/draft/formDraft'
import { Honeypot } from '@/components/forms/fields/Honeypot'
import { ErrorSummary } from '@/components/forms/submit/ErrorSummary'
import { Sending } from '@/components/forms/submit/Sending'
import { useUploadForm } from '@/components/forms/submit/useUploadForm'
import { Button } from '@/components/ui/Button'
import { TextAreaField, TextField } from '@/components/ui/Field'
import { FormFoot } from '@/components/ui/FormLayout'
import { KEYBOARDS } from '@/components/ui/keyboards'
import { PasswordField } from '@/components/ui/PasswordField'
import { longDateTime } from '@/lib/shared/format'
import { NAME_MAX_CHARS } from '@/lib/shared/limits'
import { MESSAGES } from '@/lib/shared/messages'
import styles from './AccountDialogs.module.css'
import { TermsTick } from './TermsTick'

const NAMES = ['name', 'company', 'email', 'phone', 'message', 'password', 'terms'] as const
const UNSENT = ['password', 'terms'] as const

const loadRules = async () => {
  const { employerRules } = await import('./accountRules')
  return () => employerRules
}

/**
 * Sends an employer enquiry and shows its reference. The password is not sent (docs/product.md
 * §10.2).
 */
export const EmployerSignUp = ({ licence }: { licence: ReactNode }) => {
  const form = useUploadForm({
    call: 'enquiry',
    draftKey: DRAFTS.enquiry('sign-up'),
    names: NAMES,
    unsent: UNSENT,
    idPrefix: 'employer-',
    loadRules,
    start: null,
    messages: { failed: MESSAGES.enquiryFailed, refused: MESSAGES.enquiryFailed },
    // A toast would lie under the dialog: the slip and the summary stand in it.
    notify: () => {},
  })
  const { field, sent, isSending } = form
  const { answeredIn } = ENQUIRY_KINDS.employer

  if (sent) {
    return (
      <Confirmation
        message={sent.message}
        reference={sent.reference}
        facts={[
          ['We answer within', answeredIn],
          ['Received', longDateTime(sent.at)],
        ]}
        foot={licence}
      />
    )
  }
  return (
    <form {...form.formProps}>
      <p className={styles.text}>
        An account is not needed. These details reach the office as an enquiry; we answer within{' '}
        {answeredIn}.
      </p>
      <DraftNotice {...form.draft} />
      <ErrorSummary {...form.summary} />
      <TextField
        label="Username"
        hint="Your name"
        {...KEYBOARDS.name}
        maxLength={NAME_MAX_CHARS}
        required
        {...field('name')}
      />
      <TextField
        label="Company"
        {...KEYBOARDS.company}
        maxLength={NAME_MAX_CHARS}
        required
        {...field('company')}
      />
      <TextField label="Email" {...KEYBOARDS.email} required {...field('email')} />
      <TextField
        label="Phone"
        hint="With country code"
        {...KEYBOARDS.phone}
        required
        {...field('phone')}
      />
      <PasswordField
        label="Password"
        hint="Neither sent nor kept"
        autoComplete="off"
        required
        {...field('password')}
      />
      <TextAreaField
        label="Message"
        required
        {...field('message')}
        defaultValue="Please contact us"
      />
      <TermsTick required {...form.tick('terms')} />
      <input type="hidden" name="kind" value="employer" />
      <input type="hidden" name="submission_id" />
      <Honeypot name="website" id="employer-website" />
      <FormFoot
        button={
          <Button type="submit" variant="brand" size="wide" disabled={isSending}>
            Send enquiry
          </Button>
        }
      />
      {form.sending && <Sending label="Sending your enquiry…" {...form.sending} />}
    </form>
  )
}
