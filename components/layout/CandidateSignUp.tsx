'use client'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { DRAFTS, readDraft, saveDraft } from '@/components/forms/draft/formDraft'
import { TermsTick } from '@/components/forms/fields/TermsTick'
import { useSay } from '@/components/forms/formWords'
import { Button } from '@/components/ui/Button'
import { TextField } from '@/components/ui/Field'
import { FormFoot } from '@/components/ui/FormLayout'
import { KEYBOARDS } from '@/components/ui/keyboards'
import { goToNextField } from '@/components/ui/nextField'
import { PasswordField } from '@/components/ui/PasswordField'
import { NAME_MAX_CHARS } from '@/lib/shared/limits'
import { paths } from '@/lib/shared/paths'
import styles from './AccountDialogs.module.css'
import { candidateRules } from './accountRules'
import { usePasswordWords } from './passwordWords'

type Values = z.infer<typeof candidateRules>

/**
 * Takes the typed values to the registration form. The password is not sent (docs/product.md
 * §10.2).
 */
export const CandidateSignUp = () => {
  const form = useForm<Values>({
    mode: 'onTouched',
    resolver: standardSchemaResolver(candidateRules),
  })
  const { errors } = form.formState
  const { say, translate, pageAt } = useSay()
  const passwordWords = usePasswordWords()

  const field = (name: keyof Values) => ({
    ...form.register(name),
    id: `candidate-${name}`,
    error: translate(errors[name]?.message ?? ''),
    required: true,
    enterKeyHint: 'next' as const,
  })

  const carryOn = ({ username, email, phone }: Values) => {
    const kept = readDraft(DRAFTS.registration)
    saveDraft(DRAFTS.registration, { ...kept, full_name: username, email, whatsup_no: phone })
    window.location.assign(pageAt(paths.registration))
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(carryOn)} onKeyDown={goToNextField}>
      <p className={styles.text}>
        {say('An account is not needed. These details are carried to the registration form.')}
      </p>
      <TextField
        label={say('Username')}
        hint={say('Your name, as in your passport')}
        {...KEYBOARDS.name}
        maxLength={NAME_MAX_CHARS}
        {...field('username')}
      />
      <TextField label={say('Email')} {...KEYBOARDS.email} {...field('email')} />
      <TextField
        label={say('Phone')}
        hint={say('Your WhatsApp number')}
        {...KEYBOARDS.nationalNumber}
        {...field('phone')}
      />
      <PasswordField
        label={say('Password')}
        hint={say('Neither sent nor kept')}
        words={passwordWords}
        autoComplete="off"
        {...field('password')}
      />
      <TermsTick {...field('terms')} />
      <FormFoot
        button={
          <Button type="submit" variant="brand" size="wide">
            {say('Go on to the registration form')}
          </Button>
        }
      />
    </form>
  )
}
