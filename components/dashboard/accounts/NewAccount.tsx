'use client'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { AccountsJson } from '@/collections/Invitations/shared/json'
import { type NewAccountForm, newAccountSchema } from '@/collections/Invitations/shared/schema'
import { ROLE_HINTS, ROLE_NAMES, ROLES } from '@/collections/Users/shared/roles'
import { useAction } from '@/components/dashboard/calls/useAction'
import { useRefusal } from '@/components/dashboard/list/useRefusal'
import groups from '@/components/dashboard/shell/Groups.module.css'
import { ErrorSummary } from '@/components/forms/submit/ErrorSummary'
import { Button } from '@/components/ui/Button'
import { CopyButton } from '@/components/ui/CopyButton'
import { SelectField, TextField } from '@/components/ui/Field'
import { Notice } from '@/components/ui/Notice'
import { PasswordField } from '@/components/ui/PasswordField'
import { phpPost } from '@/lib/client/phpClient'
import { MESSAGES } from '@/lib/shared/messages'
import styles from './AccountsPanel.module.css'

const EMPTY: NewAccountForm = {
  action: 'invite',
  name: '',
  email: '',
  role: 'recruiter',
  current_password: '',
  password: '',
}

/** Invites a person by mail, or makes an account with a password. */
export const NewAccount = ({ onChanged }: { onChanged: (after: AccountsJson) => void }) => {
  const [done, setDone] = useState<{ message: string; link?: string } | null>(null)
  const form = useForm({
    resolver: standardSchemaResolver(newAccountSchema),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: EMPTY,
  })
  const { register, formState, control } = form
  const { errors, isSubmitting } = formState
  const [role, action] = useWatch({ control, name: ['role', 'action'] })
  const { refusal, refused, cleared } = useRefusal(form)
  const { run } = useAction((values: NewAccountForm) => phpPost<AccountsJson>('accounts', values), {
    onFailed: () => refused(MESSAGES.unforeseen),
  })

  const choose = (next: NewAccountForm['action']) => {
    form.setValue('action', next)
    form.setValue('password', '')
    form.clearErrors('password')
  }
  const send = async (values: NewAccountForm) => {
    setDone(null)
    const answer = await run(values)
    if (!answer) return
    if (!answer.success) return refused(answer.message, answer.errors)
    form.reset({ ...EMPTY, action })
    cleared()
    setDone(answer)
    onChanged(answer)
  }

  return (
    <section className={styles.group}>
      <h2>Add somebody</h2>
      <form className={groups.form} noValidate onSubmit={form.handleSubmit(send, () => refused())}>
        <ErrorSummary {...refusal} />
        {done && (
          <Notice kind="success">
            {done.message}
            {done.link && (
              <>
                <code id={LINK} className={styles.link}>
                  {done.link}
                </code>
                <CopyButton of={LINK} />
              </>
            )}
          </Notice>
        )}
        <fieldset className={styles.ways}>
          <legend>How they get the password</legend>
          {WAYS.map(([value, label]) => (
            <label key={value}>
              <input
                type="radio"
                name="way"
                checked={action === value}
                onChange={() => choose(value)}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <TextField
          label="Name"
          autoComplete="off"
          error={errors.name?.message}
          {...register('name')}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="off"
          error={errors.email?.message}
          {...register('email')}
        />
        <SelectField
          label="Role"
          hint={ROLE_HINTS[role]}
          error={errors.role?.message}
          {...register('role')}
        >
          {ROLE_NAMES.map((name) => (
            <option key={name} value={name}>
              {ROLES[name]}
            </option>
          ))}
        </SelectField>
        {action === 'create' && (
          <PasswordField
            label="Their first password"
            autoComplete="new-password"
            hint="At least 6 characters. Ask them to change it under Profile."
            error={errors.password?.message}
            {...register('password')}
          />
        )}
        <PasswordField
          label="Your current password"
          autoComplete="current-password"
          error={errors.current_password?.message}
          {...register('current_password')}
        />
        <Button type="submit" variant="brand" disabled={isSubmitting}>
          {action === 'invite' ? 'Send the invitation' : 'Create the account'}
        </Button>
      </form>
    </section>
  )
}

/** The id of the link to copy. */
const LINK = 'invitation-link'

const WAYS = [
  ['invite', 'They choose it: an invitation by mail'],
  ['create', 'I set it and tell them'],
] as const
