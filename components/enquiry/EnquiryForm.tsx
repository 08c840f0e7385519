'use client'
import type { ReactNode } from 'react'
import { ENQUIRY_KINDS, type EnquiryKind } from '@/collections/Agency/shared/enquiryKinds'
import { DRAFTS } from '@/components/forms/draft/formDraft'
import { FormBody, PublicForm } from '@/components/forms/submit/PublicForm'
import { usePublicForm } from '@/components/forms/submit/usePublicForm'
import type { Fact } from '@/components/ui/Facts'
import { TextAreaField, TextField } from '@/components/ui/Field'
import { InkBox } from '@/components/ui/InkBox'
import { KEYBOARDS } from '@/components/ui/keyboards'
import type { FormOutcome } from '@/lib/shared/formOutcome'
import { NAME_MAX_CHARS } from '@/lib/shared/limits'
import { MESSAGES } from '@/lib/shared/messages'
import { paths } from '@/lib/shared/paths'
import { AGAIN_PARAMETER } from '@/lib/shared/query'
import { ENQUIRY_TEXTS } from './enquiryTexts'
import part from './PagePart.module.css'

const NAMES = ['name', 'company', 'email', 'phone', 'message'] as const

type Props = {
  kind: EnquiryKind
  /** The promised time, such as "two working days". */
  answeredIn: string
  outcome: FormOutcome | null
  /** Under the heading. */
  lead?: ReactNode
  licence: ReactNode
  afterwards: ReactNode
}

/** The form of one kind of enquiry and its confirmation. */
export const EnquiryForm = ({ kind, answeredIn, outcome, lead, licence, afterwards }: Props) => {
  const texts = ENQUIRY_TEXTS[kind]
  const form = usePublicForm({
    call: 'enquiry',
    draftKey: DRAFTS.enquiry(kind),
    names: NAMES,
    loadRules: async () => {
      const { enquiryRules } = await import('@/collections/Enquiries/shared/schema')
      return () => enquiryRules(kind)
    },
    outcome,
    messages: { failed: MESSAGES.enquiryFailed, refused: MESSAGES.enquiryFailed },
  })
  const { field } = form

  return (
    <PublicForm
      id="form"
      className={part.part}
      form={form}
      sendingLabel="Sending your message…"
      facts={({ name }) => [
        ['What', ENQUIRY_KINDS[kind].label],
        ['We answer within', answeredIn],
        ...(name ? [['Name', String(name)] satisfies Fact] : []),
      ]}
      licence={licence}
      afterwards={
        <>
          {afterwards}
          <p className="no-print">
            <a className="link reach" href={`?${AGAIN_PARAMETER}#form`}>
              {texts.again}
            </a>
          </p>
        </>
      }
    >
      <InkBox id="enquiry" title={texts.title} lead={lead}>
        <FormBody
          form={form}
          button={texts.button}
          variant="brand"
          foot={
            <>
              We use what you write to answer you and to follow the matter.{' '}
              <a className="link reach" href={paths.privacyNotice} target="_blank" rel="noopener">
                Notice on your data
              </a>
            </>
          }
        >
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
        </FormBody>
      </InkBox>
    </PublicForm>
  )
}
