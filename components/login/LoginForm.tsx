'use client'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { type LoginValues, loginSchema } from '@/collections/Users/shared/schema'
import type { SetUpJson } from '@/collections/Users/shared/secondFactor'
import { Button } from '@/components/ui/Button'
import { CodeField } from '@/components/ui/CodeField'
import { TextField } from '@/components/ui/Field'
import { KEYBOARDS } from '@/components/ui/keyboards'
import { Notice } from '@/components/ui/Notice'
import { goToNextField } from '@/components/ui/nextField'
import { PasswordField } from '@/components/ui/PasswordField'
import { RecoveryCodes } from '@/components/ui/RecoveryCodes'
import { SetUpApp } from '@/components/ui/SetUpApp'
import { showToast } from '@/components/ui/Toast'
import { type LoginNotice, takeLoginNotice } from '@/lib/client/loginNotice'
import { CallFailed, phpPost } from '@/lib/client/phpClient'
import { useDelayed } from '@/lib/client/useDelayed'
import { useHydrated } from '@/lib/client/useHydrated'
import { FORM_TOAST_MS, LOGIN_REDIRECT_MS } from '@/lib/shared/limits'
import { MESSAGES } from '@/lib/shared/messages'
import { paths } from '@/lib/shared/paths'
import styles from './LoginScreen.module.css'
import { SignedInAs } from './SignedInAs'
import { useEntry } from './useEntry'

const HTTP_TOO_MANY = 429

type LoginAnswer = {
  token?: string
  /** The password was right; the account needs a code, or must be set up first. */
  second_factor?: 'code' | 'set-up'
  set_up?: SetUpJson
  recovery_codes?: string[]
}

/**
 * The login form of all staff (docs/product.md §2.14, §4.4, §5.6). An account with a second factor is
 * asked for its code in a second step, which keeps what was typed.
 */
export const LoginForm = () => {
  const entry = useEntry()
  const delayed = useDelayed()
  const isHydrated = useHydrated()
  const [notice, setNotice] = useState<LoginNotice | null>(null)
  const [token, setToken] = useState('')
  const [asksCode, setAsksCode] = useState(false)
  const [setUp, setSetUp] = useState<SetUpJson | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  // No default values: they would overwrite what was filled in before hydration.
  const form = useForm<LoginValues>({
    resolver: standardSchemaResolver(loginSchema),
    mode: 'onTouched',
  })
  const { errors, isSubmitting } = form.formState

  useEffect(() => {
    const left = takeLoginNotice()
    if (left) setNotice(left)
  }, [])

  const tell = (kind: LoginNotice['kind'], text: string) => {
    setNotice({ kind, text })
    showToast(kind, text, FORM_TOAST_MS)
  }

  const logIn = async (values: LoginValues) => {
    setNotice(null)
    try {
      const answer = await phpPost<LoginAnswer>('login', values)
      const { success, token, errors = {}, message } = answer
      if (success && token) {
        setToken(token)
        const kept = entry.keep(token)
        if (answer.recovery_codes) return setCodes(answer.recovery_codes)
        tell('success', MESSAGES.loginSucceeded)
        return delayed(() => kept.then(() => entry.enter(token)), LOGIN_REDIRECT_MS)
      }
      if (answer.second_factor) {
        setAsksCode(true)
        if (answer.set_up) setSetUp(answer.set_up)
        const problem = errors.code ?? (asksCode ? message : undefined)
        if (problem) {
          form.setError('code', { message: problem })
          return tell('error', problem)
        }
        // No failure yet: the new field says what to do, and why only when it must be set up.
        if (answer.set_up) setNotice({ kind: 'success', text: message })
        return
      }
      if (errors.email) form.setError('email', { message: errors.email })
      if (errors.password) form.setError('password', { message: errors.password })
      tell('error', MESSAGES.loginRefused)
    } catch (error) {
      if (error instanceof CallFailed && error.status === HTTP_TOO_MANY) {
        return tell('error', MESSAGES.tooManyRequests)
      }
      window.alert(MESSAGES.loginFailed)
    }
  }

  // The field is mounted by the answer.
  useEffect(() => {
    if (asksCode) form.setFocus('code')
  }, [asksCode, form])

  if (codes) {
    return (
      <RecoveryCodes
        codes={codes}
        label="I have kept them: continue"
        onDone={() => entry.enter(token)}
      />
    )
  }

  return (
    <form noValidate method="post" onSubmit={form.handleSubmit(logIn)} onKeyDown={goToNextField}>
      {notice && <Notice kind={notice.kind}>{notice.text}</Notice>}
      {entry.other && !token && <SignedInAs {...entry.other} onGoOn={entry.goOn} />}
      <TextField
        label="Email"
        {...KEYBOARDS.email}
        autoComplete="username"
        enterKeyHint="next"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        enterKeyHint="go"
        error={errors.password?.message}
        {...form.register('password')}
      />
      {setUp && <SetUpApp {...setUp} />}
      {asksCode && <CodeField error={errors.code?.message} {...form.register('code')} />}
      <Button
        type="submit"
        variant="brand"
        size="wide"
        className={`${styles.submit} ${isHydrated ? '' : styles.awaiting}`}
        // Before hydration the browser would submit the form itself.
        disabled={!isHydrated || isSubmitting || token !== ''}
      >
        Log in
      </Button>
      <a className={`link ${styles.forgot}`} href={paths.forgottenPassword}>
        Forgot password?
      </a>
      <noscript>The dashboard needs JavaScript.</noscript>
    </form>
  )
}
