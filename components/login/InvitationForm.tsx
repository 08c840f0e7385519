'use client'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { newPasswordSchema } from '@/collections/Invitations/shared/schema'
import { Button } from '@/components/ui/Button'
import { LoadingOverlay } from '@/components/ui/LoadingOverlay'
import { Notice } from '@/components/ui/Notice'
import { PasswordField } from '@/components/ui/PasswordField'
import { CallFailed, phpPost } from '@/lib/client/phpClient'
import { MESSAGES } from '@/lib/shared/messages'
import styles from './LoginScreen.module.css'

const HTTP_TOO_MANY = 429

type Invited = { name: string; email: string }

type State =
  | { is: 'asking' }
  | { is: 'open'; invited: Invited }
  | { is: 'accepted'; login: string }
  | { is: 'refused'; message: string }

/**
 * Takes the token of an invitation from behind the # of the address, which no server ever gets, and
 * removes it from there and from the browser's history. Asks for a password, once.
 */
export const InvitationForm = () => {
  const [token, setToken] = useState('')
  const [state, setState] = useState<State>({ is: 'asking' })
  const [problem, setProblem] = useState('')
  const form = useForm({
    resolver: standardSchemaResolver(newPasswordSchema),
    mode: 'onTouched',
    defaultValues: { password: '' },
  })
  const { errors, isSubmitting } = form.formState

  useEffect(() => {
    const found = window.location.hash.slice(1)
    // An effect that runs twice finds the address without its token.
    if (found) window.history.replaceState(null, '', window.location.pathname)
    setToken((before) => found || before)
    if (!found) {
      const none = { is: 'refused', message: MESSAGES.invitationInvalid } as const
      return setState((now) => (now.is === 'asking' ? none : now))
    }
    phpPost<{ invitation?: Invited }>('invitation', { token: found }).then(
      ({ invitation, message }) =>
        setState(invitation ? { is: 'open', invited: invitation } : { is: 'refused', message }),
      (error) => setState({ is: 'refused', message: textOf(error) }),
    )
  }, [])

  const accept = async ({ password }: { password: string }) => {
    setProblem('')
    try {
      const answer = await phpPost<{ login?: string }>('invitation', { token, password })
      const { success, login, message, errors: fields } = answer
      if (success && login) return setState({ is: 'accepted', login })
      if (fields?.password) return form.setError('password', { message: fields.password })
      setState({ is: 'refused', message })
    } catch (error) {
      setProblem(textOf(error))
    }
  }

  if (state.is === 'asking') return <LoadingOverlay />
  if (state.is === 'refused') return <Notice kind="error">{state.message}</Notice>
  if (state.is === 'accepted') {
    return (
      <Notice kind="success">
        {MESSAGES.invitationAccepted}{' '}
        <a className="link" href={state.login}>
          Sign in
        </a>
      </Notice>
    )
  }
  const { name, email } = state.invited
  return (
    <form noValidate method="post" onSubmit={form.handleSubmit(accept)}>
      {problem && <Notice kind="error">{problem}</Notice>}
      <p>
        {name}, you will sign in as <b>{email}</b>.
      </p>
      {/* Password managers store the password for this address. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        enterKeyHint="go"
        hint="At least 6 characters; a sentence is better."
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button
        type="submit"
        variant="brand"
        size="wide"
        className={styles.submit}
        disabled={isSubmitting}
      >
        Set the password
      </Button>
    </form>
  )
}

const textOf = (error: unknown): string =>
  error instanceof CallFailed && error.status === HTTP_TOO_MANY
    ? MESSAGES.tooManyRequests
    : MESSAGES.unforeseen
