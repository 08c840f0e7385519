'use client'
import type { ReactNode } from 'react'
import { DRAFTS } from '@/components/forms/draft/formDraft'
import { TermsTick } from '@/components/forms/fields/TermsTick'
import { FormBody, PublicForm } from '@/components/forms/submit/PublicForm'
import { usePublicForm } from '@/components/forms/submit/usePublicForm'
import { TextAreaField, TextField } from '@/components/ui/Field'
import { KEYBOARDS } from '@/components/ui/keyboards'
import { PasswordField } from '@/components/ui/PasswordField'
import { NAME_MAX_CHARS } from '@/lib/shared/limits'
import { MESSAGES } from '@/lib/shared/messages'
import styles from './AccountDialogs.module.css'

const NAMES = ['name', 'company', 'email', 'phone', 'message', 'password', 'terms'] as const
const UNSENT = ['password', 'terms'] as const

const loadRules = async () => {
  const { employerRules } = await import('./accountRules')
  return () => employerRules
}

type Props = {
  licence: ReactNode
  /** The promised time, such as "two working days". */
  answeredIn: string
}

/** Sends an employer enquiry. The password is neither sent nor stored (docs/product.md §10.2). */
export const EmployerSignUp = ({ licence, answeredIn }: Props) => {
  const form = usePublicForm({
    call: 'enquiry',
    draftKey: DRAFTS.enquiry('sign-up'),
    names: NAMES,
    unsent: UNSENT,
    idPrefix: 'employer-',
    loadRules,
    outcome: null,
    messages: { failed: MESSAGES.enquiryFailed, refused: MESSAGES.enquiryFailed },
    hasToasts: false,
  })
  const { field } = form

  return (
    <PublicForm
      form={form}
      sendingLabel="Sending your enquiry…"
      facts={() => [['We answer within', answeredIn]]}
      licence={licence}
    >
      <p className={styles.text}>
        An account is not needed. These details reach the office as an enquiry; we answer within{' '}
        {answeredIn}.
      </p>
      <FormBody form={form} button="Send enquiry" variant="brand">
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
      </FormBody>
    </PublicForm>
  )
}
