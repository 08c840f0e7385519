'use client'
import type { ReactNode } from 'react'
import { ENQUIRY_KINDS, type EnquiryKind } from '@/collections/Agency/shared/enquiryKinds'
import { DRAFTS } from '@/components/forms/draft/formDraft'
import { sayIn } from '@/components/forms/formWords'
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
import type { FormWords } from '@/messages/translated'
import { ENQUIRY_TEXTS, MONEY_REPORT } from './enquiryTexts'
import part from './PagePart.module.css'

const NAMES = ['name', 'company', 'email', 'phone', 'message'] as const

type Props = {
  kind: EnquiryKind
  /** The promised time, such as "two working days". */
  answeredIn: string
  outcome: FormOutcome | null
  /** What is known of the sender, who comes from the status page of an application. */
  begun?: Readonly<Record<string, string>> | null
  /** Under the heading. */
  lead?: ReactNode
  licence: ReactNode
  afterwards: ReactNode
  /** In another language than English. */
  words?: FormWords
}

/** The form of one kind of enquiry and its confirmation. */
export const EnquiryForm = ({ kind, answeredIn, outcome, begun, words, ...parts }: Props) => {
  const known = begun ?? outcome?.values
  const texts = known?.application_token ? MONEY_REPORT : ENQUIRY_TEXTS[kind]
  const { say, translate, pageAt } = sayIn(words)
  const form = usePublicForm({
    call: 'enquiry',
    draftKey: DRAFTS.enquiry(kind),
    names: NAMES,
    loadRules: async () => {
      const { enquiryRules } = await import('@/collections/Enquiries/shared/schema')
      return () => enquiryRules(kind)
    },
    words,
    outcome,
    start: begun ?? undefined,
    // Too large, and too many: the answer says so.
    refusals: [413, 429],
    messages: { failed: MESSAGES.enquiryFailed, refused: MESSAGES.enquiryFailed },
  })
  const { field } = form

  return (
    <PublicForm
      id="form"
      className={part.part}
      form={form}
      sendingLabel={say('Sending your message…')}
      facts={({ name }) => [
        [say('What'), translate(ENQUIRY_KINDS[kind].label)],
        [say('We answer within'), answeredIn],
        ...(name ? [[say('Name'), String(name)] satisfies Fact] : []),
      ]}
      licence={parts.licence}
      afterwards={
        <>
          {parts.afterwards}
          <p className="no-print">
            <a className="link reach" href={`?${AGAIN_PARAMETER}#form`}>
              {translate(texts.again)}
            </a>
          </p>
        </>
      }
    >
      <InkBox id="enquiry" title={translate(texts.title)} lead={parts.lead}>
        <FormBody
          form={form}
          button={translate(texts.button)}
          variant="brand"
          foot={
            <>
              {say('We use what you write to answer you and to follow the matter.')}{' '}
              <a
                className="link reach"
                href={pageAt(paths.privacyNotice)}
                target="_blank"
                rel="noopener"
              >
                {say('Notice on your data')}
              </a>
            </>
          }
        >
          <TextField
            label={say('Your name')}
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
          <TextField label={say('Email')} {...KEYBOARDS.email} {...field('email')} />
          <TextField
            label={say('Phone (optional)')}
            hint={translate(texts.phoneHint)}
            {...KEYBOARDS.phone}
            {...field('phone')}
            aria-required={false}
          />
          <TextAreaField
            label={translate(texts.message.label)}
            hint={translate(texts.message.hint)}
            {...field('message')}
          />
          <input type="hidden" name="kind" value={kind} />
          {known?.application_token && (
            <>
              <input type="hidden" name="application_token" value={known.application_token} />
              <input type="hidden" name="reference" value={known.reference} />
              <p className={part.named}>
                {say('Your report names your application {reference}.', known)}
              </p>
            </>
          )}
        </FormBody>
      </InkBox>
    </PublicForm>
  )
}
