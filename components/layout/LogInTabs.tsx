'use client'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Mail, Phone } from 'lucide'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { useSay } from '@/components/forms/formWords'
import { Button, ButtonLink } from '@/components/ui/Button'
import { TextField } from '@/components/ui/Field'
import { FormFoot } from '@/components/ui/FormLayout'
import { Icon } from '@/components/ui/Icon'
import { KEYBOARDS } from '@/components/ui/keyboards'
import { Notice } from '@/components/ui/Notice'
import { goToNextField } from '@/components/ui/nextField'
import { PasswordField } from '@/components/ui/PasswordField'
import { Tick } from '@/components/ui/Tick'
import { callLink } from '@/lib/shared/numberLink'
import { paths } from '@/lib/shared/paths'
import styles from './AccountDialogs.module.css'
import { logInRules } from './accountRules'
import { usePasswordWords } from './passwordWords'

/** The contact details for employers, and within what time their enquiries are answered. */
export type AccountOffice = { phone: string | null; email: string | null; answeredIn: string }

/** Says that candidates need no login, with links to apply and to register. */
export const CandidateLogIn = () => {
  const { say, pageAt } = useSay()
  return (
    <>
      <p className={styles.text}>
        {say('Candidates need no login. Apply for a job with your resume, or register once.')}
      </p>
      <p className={styles.ways}>
        <ButtonLink variant="brand" href={pageAt(paths.jobList)}>
          {say('Browse Jobs')}
        </ButtonLink>
        <ButtonLink href={pageAt(paths.registration)}>{say('Register')}</ButtonLink>
      </p>
      <LogInFields who="candidate" />
    </>
  )
}

/** Says that employers need no login, with the contact details. */
export const EmployerLogIn = ({ office: { phone, email } }: { office: AccountOffice }) => (
  <>
    <p className={styles.text}>
      Employers need no login. Call the office, write to it, or send an enquiry.
    </p>
    <p className={styles.ways}>
      {callLink(phone) && (
        <ButtonLink className="num" href={callLink(phone)}>
          <Icon of={Phone} />
          {phone}
        </ButtonLink>
      )}
      {email && (
        <ButtonLink href={`mailto:${email}`}>
          <Icon of={Mail} />
          {email}
        </ButtonLink>
      )}
      <ButtonLink variant="brand" href={paths.partnerWithUs}>
        Send an enquiry
      </ButtonLink>
    </p>
    <LogInFields who="employer" />
  </>
)

const NOTHING_SENT = {
  candidate: 'There are no candidate accounts to log in to. Nothing was sent.',
  employer: 'There are no employer accounts to log in to. Nothing was sent.',
}

/**
 * The login fields (docs/product.md §3.6). Nothing is sent, because there are no accounts; a notice
 * says so.
 */
const LogInFields = ({ who }: { who: 'candidate' | 'employer' }) => {
  const [tries, setTries] = useState(0)
  const form = useForm<z.infer<typeof logInRules>>({
    mode: 'onTouched',
    resolver: standardSchemaResolver(logInRules),
  })
  const { errors } = form.formState
  const { say, translate } = useSay()
  const passwordWords = usePasswordWords()

  return (
    <form
      noValidate
      className={styles.ruled}
      onKeyDown={goToNextField}
      onSubmit={form.handleSubmit(() => {
        form.reset()
        setTries(tries + 1)
      })}
    >
      <TextField
        label={say('Username')}
        {...KEYBOARDS.name}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="next"
        required
        id={`login-${who}-username`}
        error={translate(errors.username?.message ?? '')}
        {...form.register('username')}
      />
      <PasswordField
        label={say('Password')}
        words={passwordWords}
        autoComplete="off"
        enterKeyHint="go"
        required
        id={`login-${who}-password`}
        error={translate(errors.password?.message ?? '')}
        {...form.register('password')}
      />
      <Tick name="remember" id={`login-${who}-remember`}>
        {say('Remember me')}
      </Tick>
      <FormFoot
        button={
          <Button type="submit" size="wide">
            {say('Log in')}
          </Button>
        }
      />
      {tries > 0 && (
        <Notice key={tries} kind="error">
          {translate(NOTHING_SENT[who])}
        </Notice>
      )}
    </form>
  )
}
