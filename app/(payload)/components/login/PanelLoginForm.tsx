'use client'
import { Link, useAuth } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { SetUpJson } from '@/collections/Users/shared/secondFactor'
import { RecoveryCodes } from '@/components/ui/RecoveryCodes'
import { SetUpApp } from '@/components/ui/SetUpApp'
import { MESSAGES } from '@/lib/shared/messages'
import { PanelField } from './PanelField'

type LoginAnswer = {
  token?: string
  errors?: { message: string }[]
  second_factor?: 'code' | 'set-up'
  set_up?: SetUpJson
  recovery_codes?: string[]
}

/** E-mail and password, and in a second step the code of a second factor. */
export const PanelLoginForm = ({ redirectTo }: { redirectTo: string }) => {
  const router = useRouter()
  const { setUser } = useAuth()
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [asksCode, setAsksCode] = useState(false)
  const [setUp, setSetUp] = useState<SetUpJson | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const code = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (asksCode) code.current?.focus()
  }, [asksCode])

  const enter = () => router.push(redirectTo)

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setProblem('')
    setIsBusy(true)
    const answer = await logIn(Object.fromEntries(new FormData(event.currentTarget)))
    setIsBusy(false)
    if (answer.token) {
      setUser(answer as Parameters<typeof setUser>[0]) // Payload's answer to a login
      return answer.recovery_codes ? setCodes(answer.recovery_codes) : enter()
    }
    if (answer.second_factor) setAsksCode(true)
    if (answer.set_up) setSetUp(answer.set_up)
    setProblem(messageOf(answer))
  }

  if (codes)
    return <RecoveryCodes codes={codes} label="I have kept them: continue" onDone={enter} />
  return (
    <form className="login__form" noValidate onSubmit={send}>
      <div className="login__form__inputWrap">
        <p role="alert">{problem}</p>
        <PanelField label="Email" name="email" type="email" autoComplete="username" autoFocus />
        <PanelField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
        />
        {setUp && <SetUpApp {...setUp} />}
        {asksCode && (
          <PanelField
            ref={code}
            label="Code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
          />
        )}
      </div>
      <Link href="/admin/forgot" prefetch={false}>
        Forgot password?
      </Link>
      <div className="form-submit">
        <button type="submit" className="btn btn--style-primary btn--size-large" disabled={isBusy}>
          Login
        </button>
      </div>
    </form>
  )
}

const logIn = async (body: object): Promise<LoginAnswer> => {
  try {
    const response = await fetch('/api/users/login', {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    return await response.json()
  } catch {
    return { errors: [{ message: MESSAGES.loginFailed }] }
  }
}

const messageOf = ({ errors }: LoginAnswer): string => errors?.[0]?.message ?? MESSAGES.loginFailed
