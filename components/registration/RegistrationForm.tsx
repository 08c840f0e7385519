'use client'
import type { ReactNode } from 'react'
import { OTHER_POSITION } from '@/collections/Registrations/shared/industries'
import { DRAFTS } from '@/components/forms/draft/formDraft'
import { ConsentTicks } from '@/components/forms/fields/ConsentTicks'
import { SourceField } from '@/components/forms/fields/SourceField'
import { sayIn } from '@/components/forms/formWords'
import { toast } from '@/components/forms/submit/lazyToast'
import { FormBody, PublicForm } from '@/components/forms/submit/PublicForm'
import { usePublicForm } from '@/components/forms/submit/usePublicForm'
import { ButtonLink } from '@/components/ui/Button'
import { FormLayout } from '@/components/ui/FormLayout'
import type { FormOutcome } from '@/lib/shared/formOutcome'
import { MESSAGES } from '@/lib/shared/messages'
import { AGAIN_PARAMETER } from '@/lib/shared/query'
import type { FormWords } from '@/messages/translated'
import styles from './RegistrationForm.module.css'
import { AboutYou, ResumeAndTerms, YourWork } from './RegistrationGroups'
import { REGISTRATION_NAMES } from './registrationFields'

const TITLE = 'CANDIDATE REGISTRATION FORM'

type Props = {
  countries: ReactNode
  positions: { id: number; name: string }[]
  outcome: FormOutcome | null
  /** The agency's e-mail address, for the data notice. */
  email: string
  /** The source named by the address. */
  source: string
  saveNumber: ReactNode
  notes: ReactNode
  licence: ReactNode
  /** The agency's name and phone number. */
  office: string
  afterwards: ReactNode
  /** In another language than English. */
  words?: FormWords
}

/** The registration form (docs/product.md §2.13, §5.3) and its confirmation. */
export const RegistrationForm = ({
  countries,
  positions,
  outcome,
  email,
  source,
  words,
  ...parts
}: Props) => {
  const { say } = sayIn(words)
  const otherId = String(positions.find(({ name }) => name === OTHER_POSITION)?.id)
  const form = usePublicForm({
    call: 'registration',
    draftKey: DRAFTS.registration,
    names: REGISTRATION_NAMES,
    loadRules: async () => {
      const { registrationRules } = await import('./registrationRules')
      return registrationRules(otherId)
    },
    words,
    outcome,
    keepsSlip: true,
    messages: { failed: MESSAGES.registrationFailed, refused: MESSAGES.registrationRefused },
  })

  return (
    <PublicForm
      id="form"
      form={form}
      title={say(TITLE)}
      sendingLabel={say('Sending your form…')}
      facts={({ full_name }) => (full_name ? [[say('Name'), String(full_name)]] : [])}
      licence={parts.licence}
      slip={{ statusLabel: say('See your registration'), office: parts.office }}
      afterwards={
        <>
          {parts.afterwards}
          <ButtonLink className="no-print" href={`?${AGAIN_PARAMETER}#form`}>
            {say('Register another person')}
          </ButtonLink>
        </>
      }
    >
      <FormLayout notes={parts.notes}>
        <h1 className={`h1 ${styles.title}`}>{say(TITLE)}</h1>
        {parts.saveNumber}
        <FormBody
          form={form}
          button={say(form.isSending ? 'Submitting...' : 'Send Application')}
          variant="go"
        >
          <AboutYou
            form={form}
            countries={countries}
            onLoadFailed={() => void toast('error', say(MESSAGES.registrationFailed))}
          />
          <YourWork form={form} positions={positions} otherId={otherId} />
          <ResumeAndTerms form={form} />
          <ConsentTicks tick={form.tick} email={email} />
          <SourceField given={outcome?.values.source || source} />
        </FormBody>
      </FormLayout>
    </PublicForm>
  )
}
