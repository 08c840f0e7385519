'use client'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { ProfileJson } from '@/collections/Users/shared/json'
import { type ProfileValues, profileSchema } from '@/collections/Users/shared/schema'
import { useAction } from '@/components/dashboard/calls/useAction'
import { toFormData } from '@/components/dashboard/list/formData'
import { useRefusal } from '@/components/dashboard/list/useRefusal'
import { useDashboard } from '@/components/dashboard/shell/DashboardContext'
import { ErrorSummary } from '@/components/forms/submit/ErrorSummary'
import { Button } from '@/components/ui/Button'
import { TextField } from '@/components/ui/Field'
import { Notice } from '@/components/ui/Notice'
import { PasswordField } from '@/components/ui/PasswordField'
import { showToast } from '@/components/ui/Toast'
import { phpPost } from '@/lib/client/phpClient'
import { FORM_TOAST_MS } from '@/lib/shared/limits'
import { MESSAGES } from '@/lib/shared/messages'
import styles from './ProfilePanel.module.css'

/** Name, e-mail and password. A change of password or e-mail asks for the current password. */
export const ProfileForm = ({ profile }: { profile: ProfileJson }) => {
  const { refresh } = useDashboard()
  const [isSaved, setIsSaved] = useState(false)
  const form = useForm({
    resolver: standardSchemaResolver(profileSchema),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: {
      name: profile.name,
      email: profile.email,
      current_password: '',
      new_password: '',
    },
  })
  const { register, formState } = form
  const { errors, isSubmitting } = formState
  const { refusal, refused, cleared } = useRefusal(form)

  const refuse = (message: string, fields?: Record<string, string>) => {
    showToast('error', message, FORM_TOAST_MS)
    refused(message, fields)
  }
  const { run } = useAction(
    (values: ProfileValues) => phpPost<{ profile?: ProfileJson }>('profile', toFormData(values)),
    { onFailed: () => refuse(MESSAGES.unforeseen) },
  )

  const save = async (values: ProfileValues) => {
    setIsSaved(false)
    const answer = await run(values)
    if (!answer) return
    if (!answer.success || !answer.profile) return refuse(answer.message, answer.errors)
    const { name, email } = answer.profile
    form.reset({ name, email, current_password: '', new_password: '' })
    showToast('success', MESSAGES.profileSaved, FORM_TOAST_MS)
    cleared()
    setIsSaved(true)
    refresh()
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(save, () => refused())}>
      <ErrorSummary {...refusal} />
      {isSaved && <Notice kind="success">{MESSAGES.profileSaved}</Notice>}
      <section className={styles.group}>
        <h2>Name and e-mail</h2>
        <TextField
          label="Name"
          autoComplete="name"
          error={errors.name?.message}
          {...register('name')}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          hint="You log in with it. A change asks for the current password."
          error={errors.email?.message}
          {...register('email')}
        />
      </section>
      <section className={styles.group}>
        <h2>Change password</h2>
        <p>Leave both empty to keep the password.</p>
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          error={errors.current_password?.message}
          {...register('current_password')}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint="At least 6 characters; a sentence is better."
          error={errors.new_password?.message}
          {...register('new_password')}
        />
        <Button type="submit" variant="brand" className={styles.submit} disabled={isSubmitting}>
          {isSubmitting ? 'Saving…' : 'Save profile'}
        </Button>
      </section>
    </form>
  )
}
