'use client'
import type { ReactNode } from 'react'
import { ENQUIRY_KINDS, type EnquiryKind } from '@/collections/Enquiries/shared/kinds'
import { Confirmation } from '@/components/forms/confirmation/Confirmation'
import { DraftNotice } from '@/components/forms/draft/DraftNotice'
import { DRAFTS } from '@/components/forms/draft/formDraft'
import { Honeypot } from '@/components/forms/fields/Honeypot'
import { ErrorSummary } from '@/components/forms/submit/ErrorSummary'
import { toast } from '@/components/forms/submit/lazyToast'
import { Sending } from '@/components/forms/submit/Sending'
import { ToastsLater } from '@/components/forms/submit/ToastsLater'
import { type FormStart, type Sent, useUploadForm } from '@/components/forms/submit/useUploadForm'
import { Button } from '@/components/ui/Button'
import { TextAreaField, TextField } from '@/components/ui/Field'
import { FormFoot } from '@/components/ui/FormLayout'
import { InkBox } from '@/components/ui/InkBox'
import { KEYBOARDS } from '@/components/ui/keyboards'
import { longDateTime } from '@/lib/shared/format'
import { FORM_TOAST_MS, NAME_MAX_CHARS } from '@/lib/shared/limits'
import { MESSAGES } from '@/lib/shared/messages'
import { paths } from '@/lib/shared/paths'
import { ENQUIRY_TEXTS } from './enquiryTexts'
import part from './PagePart.module.css'

const NAMES = ['name', 'company', 'email', 'phone', 'message'] as const

type Props = {
  kind: EnquiryKind
  /** What a submit without scripts left. */
  start: FormStart | null
  /** Under the heading. */
  lead?: ReactNode
  licence: ReactNode
  afterwards: ReactNode
}

/** The form of one kind of enquiry, and the slip that takes its place once it was sent. */
export const EnquiryForm = ({ kind, start, lead, licence, afterwards }: Props) => {
  const texts = ENQUIRY_TEXTS[kind]
  const form = useUploadForm({
    call: 'enquiry',
    draftKey: DRAFTS.enquiry(kind),
    names: NAMES,
    loadRules: async () => {
      const { enquiryRules } = await import('@/collections/Enquiries/shared/schema')
      return () => enquiryRules(kind)
    },
    start,
    messages: { failed: MESSAGES.enquiryFailed, refused: MESSAGES.enquiryFailed },
    notify: (result, message) => void toast(result, message, FORM_TOAST_MS),
  })
  const { field, isSending, sent } = form

  return (
    <div id="form" className={part.part}>
      <div aria-live="polite">
        {sent && (
          <Confirmation
            message={sent.message}
            reference={sent.reference}
            facts={slipFacts(sent, kind)}
            foot={licence}
          >
            {afterwards}
            <p className="no-print">
              <a className="link reach" href="?again#form">
                {texts.again}
              </a>
            </p>
          </Confirmation>
        )}
      </div>
      <div hidden={sent !== null}>
        <InkBox id="enquiry" title={texts.title} lead={lead}>
          <form {...form.formProps}>
            <DraftNotice {...form.draft} />
            <ErrorSummary {...form.summary} />
            <TextField
              label="Your name"
              {...KEYBOARDS.name}
              maxLength={NAME_MAX_CHARS}
              {...field('name')}
            />
            {kind === 'employer' && (
              <TextField
                label="Company"
                {...KEYBOARDS.company}
                maxLength={NAME_MAX_CHARS}
                {...field('company')}
              />
            )}
            <TextField label="Email" {...KEYBOARDS.email} {...field('email')} />
            <TextField
              label="Phone (optional)"
              hint={texts.phoneHint}
              {...KEYBOARDS.phone}
              {...field('phone')}
              aria-required={false}
            />
            <TextAreaField {...texts.message} {...field('message')} />
            <input type="hidden" name="kind" value={kind} />
            <input type="hidden" name="submission_id" />
            <Honeypot name="website" />
            <FormFoot
              button={
                <Button type="submit" variant="brand" size="wide" disabled={isSending}>
                  {texts.button}
                </Button>
              }
            >
              We use what you write to answer you and to follow the matter.{' '}
              <a className="link reach" href={paths.privacyNotice} target="_blank" rel="noopener">
                Notice on your data
              </a>
            </FormFoot>
          </form>
        </InkBox>
      </div>
      {form.sending && <Sending label="Sending your message…" {...form.sending} />}
      <ToastsLater isAwake={form.isAwake} />
    </div>
  )
}

const slipFacts = ({ values, at }: Sent, kind: EnquiryKind): [string, string][] => {
  const { label, answeredIn } = ENQUIRY_KINDS[kind]
  return [
    ['What', label],
    ['We answer within', answeredIn],
    ...(values.name ? [['Name', String(values.name)] satisfies [string, string]] : []),
    ['Received', longDateTime(at)],
  ]
}
