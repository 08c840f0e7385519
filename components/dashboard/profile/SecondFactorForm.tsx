'use client'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { SecondFactorJson, SetUpJson } from '@/collections/Users/shared/secondFactor'
import { useAction } from '@/components/dashboard/calls/useAction'
import { Button } from '@/components/ui/Button'
import { CodeField } from '@/components/ui/CodeField'
import { Notice } from '@/components/ui/Notice'
import { PasswordField } from '@/components/ui/PasswordField'
import { SetUpApp } from '@/components/ui/SetUpApp'
import { CallFailed, type PhpAnswer, phpPost } from '@/lib/client/phpClient'
import { MESSAGES } from '@/lib/shared/messages'
import styles from './ProfilePanel.module.css'

/** `release` stops requiring a second factor of all accounts. */
export type FactorStep = 'begin' | 'off' | 'codes' | 'require' | 'release'

export type FactorAnswer = {
  set_up?: SetUpJson
  second_factor?: SecondFactorJson
  recovery_codes?: string[]
}

type Problem = { message: string; fields: Record<string, string> }

type Props = {
  step: FactorStep
  onDone: (answer: FactorAnswer) => void
  onCancel: () => void
}

const TEXTS: Record<FactorStep, { intro: string; button: string }> = {
  begin: { intro: 'Your password first.', button: 'Continue' },
  off: { intro: 'Switching it off asks for the password and a code.', button: 'Switch it off' },
  codes: {
    intro: 'New recovery codes replace the old ones.',
    button: 'Make new recovery codes',
  },
  require: {
    intro:
      'Whoever has no second factor is signed out now, and sets one up at the next sign-in, before anything else.',
    button: 'Require it of all accounts',
  },
  release: {
    intro: 'Accounts without a second factor can then sign in by password alone.',
    button: 'Stop requiring it',
  },
}

/** One change of the second factor: the password, and a code where one is needed. */
export const SecondFactorForm = ({ step, onDone, onCancel }: Props) => {
  const [setUp, setSetUp] = useState<SetUpJson | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const { run, isBusy } = useAction(
    (body: object) => phpPost<FactorAnswer>('second_factor', body).catch(tooManyAsAnswer),
    { onFailed: () => setProblem({ message: MESSAGES.unforeseen, fields: {} }) },
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: each part of the form begins at its first field
  useEffect(() => form.current?.querySelector('input')?.focus(), [setUp])

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const password = String(given.get('factor_password') ?? '')
    const code = String(given.get('factor_code') ?? '')
    setProblem(null)
    const answer = await run(bodyOf(setUp ? 'confirm' : step, password, code))
    if (!answer) return
    if (!answer.success) {
      return setProblem({ message: answer.message, fields: answer.errors ?? {} })
    }
    if (answer.set_up) return setSetUp(answer.set_up)
    onDone(answer)
  }

  const { intro, button } = TEXTS[step]
  const asksCode = setUp !== null || step === 'off' || step === 'codes'
  return (
    <form ref={form} className={styles.factor} noValidate onSubmit={send}>
      {!setUp && <p>{intro}</p>}
      {problem && !problem.fields.password && !problem.fields.code && (
        <Notice kind="error">{problem.message}</Notice>
      )}
      {setUp ? (
        <>
          <SetUpApp {...setUp} />
          <p>Then enter the code that the app shows.</p>
        </>
      ) : (
        <PasswordField
          label="Your password"
          name="factor_password"
          autoComplete="current-password"
          error={problem?.fields.password}
        />
      )}
      {asksCode && <CodeField name="factor_code" error={problem?.fields.code} />}
      <div className={styles.choices}>
        <Button type="submit" variant="brand" disabled={isBusy}>
          {setUp ? 'Switch it on' : button}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  )
}

const bodyOf = (action: FactorStep | 'confirm', password: string, code: string): object => {
  if (action === 'confirm') return { action, code }
  if (action === 'require' || action === 'release') {
    return { action: 'require', required: action === 'require', password }
  }
  return { action, password, code }
}

const HTTP_TOO_MANY = 429

const tooManyAsAnswer = (error: unknown): PhpAnswer & FactorAnswer => {
  if (!(error instanceof CallFailed) || error.status !== HTTP_TOO_MANY) throw error
  return { success: false, message: MESSAGES.tooManyRequests }
}
