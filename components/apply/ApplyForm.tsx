'use client'
import type { ReactNode } from 'react'
import { DRAFTS } from '@/components/forms/draft/formDraft'
import { ConsentTicks } from '@/components/forms/fields/ConsentTicks'
import { CountryCodeField } from '@/components/forms/fields/CountryCodeField'
import { SourceField } from '@/components/forms/fields/SourceField'
import { sayIn } from '@/components/forms/formWords'
import { ResumeField } from '@/components/forms/resume/ResumeField'
import { FormBody, PublicForm } from '@/components/forms/submit/PublicForm'
import { usePublicForm } from '@/components/forms/submit/usePublicForm'
import { ButtonLink } from '@/components/ui/Button'
import type { Fact } from '@/components/ui/Facts'
import { TextField } from '@/components/ui/Field'
import { FieldPair, FormLayout } from '@/components/ui/FormLayout'
import { KEYBOARDS } from '@/components/ui/keyboards'
import type { FormOutcome } from '@/lib/shared/formOutcome'
import { NAME_MAX_CHARS } from '@/lib/shared/limits'
import { MESSAGES } from '@/lib/shared/messages'
import { AGAIN_PARAMETER } from '@/lib/shared/query'
import type { FormWords } from '@/messages/translated'

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
  /** The job applied for; null for no specific job, which is sent as 0 (docs/product.md §2.5). */
  job: { id: number; title: string; place: string } | null
  countries: ReactNode
  outcome: FormOutcome | null
  /** The agency's e-mail address, for the data notice. */
  email: string
  /** The source named by the address. */
  source: string
  summary: ReactNode
  notes: ReactNode
  licence: ReactNode
  /** The agency's name and phone number. */
  office: string
  afterwards: ReactNode
  /** In another language than English. */
  words?: FormWords
}

/** The apply form (docs/product.md §2.12, §5.2) and its confirmation. */
export const ApplyForm = ({ job, countries, outcome, email, source, words, ...parts }: Props) => {
  const { say } = sayIn(words)
  const job_id = String(job?.id ?? 0)
  const form = usePublicForm({
    call: 'job_applied',
    draftKey: DRAFTS.apply(job_id),
    names: NAMES,
    loadRules,
    // Whoever applies for a job applies for its work; the words can be changed.
    start: { position: job?.title.slice(0, NAME_MAX_CHARS) ?? '' },
    words,
    outcome,
    keepsSlip: true,
    messages: { failed: MESSAGES.applyFailed, refused: MESSAGES.applyFailed },
  })
  const { field } = form

  return (
    <PublicForm
      id="form"
      form={form}
      title={say('Job Application')}
      sendingLabel={say('Sending your application…')}
      facts={({ name }) => factsOf(job, name, say)}
      licence={parts.licence}
      slip={{ statusLabel: say('See your application'), office: parts.office }}
      afterwards={
        <>
          {parts.afterwards}
          <ButtonLink className="no-print" href={`?${AGAIN_PARAMETER}#form`}>
            {say('Send another application')}
          </ButtonLink>
        </>
      }
    >
      <FormLayout notes={parts.notes}>
        <h1 className="h1">{say('Job Application')}</h1>
        {parts.summary}
        <FormBody
          form={form}
          button={say('Send Application')}
          variant="go"
          foot={say('By sending, you let us process this application.')}
        >
          <TextField
            label={say('Name')}
            hint={say('As in your passport')}
            {...KEYBOARDS.name}
            maxLength={NAME_MAX_CHARS}
            {...field('name')}
          />
          <TextField label={say('Email')} {...KEYBOARDS.email} {...field('email')} />
          <FieldPair>
            <CountryCodeField {...form.country} countries={countries} />
            <TextField label={say('Mobile')} {...KEYBOARDS.nationalNumber} {...field('mobile')} />
          </FieldPair>
          <TextField
            label={say('Position')}
            hint={say('The work you apply for')}
            {...KEYBOARDS.trade}
            maxLength={NAME_MAX_CHARS}
            {...field('position')}
          />
          <ResumeField {...form.resume} tooLarge={MESSAGES.applyDroppedTooLarge} />
          <ConsentTicks tick={form.tick} email={email} />
          <SourceField given={outcome?.values.source || source} />
          <input type="hidden" name="job_id" value={job_id} />
        </FormBody>
      </FormLayout>
    </PublicForm>
  )
}

const factsOf = (
  job: Props['job'],
  name: unknown,
  say: ReturnType<typeof sayIn>['say'],
): Fact[] => [
  [say('Job'), job?.title ?? say(MESSAGES.noSpecificJob)],
  ...(job?.place ? [[say('Place'), job.place] satisfies Fact] : []),
  ...(name ? [[say('Name'), String(name)] satisfies Fact] : []),
]
