'use client'
import { type ReactNode, useCallback, useState } from 'react'
import {
  type AskPassword,
  PasswordContext,
  type PasswordQuestion,
} from '@/components/dashboard/calls/passwordContext'
import { phpPost } from '@/lib/client/phpClient'
import { PasswordDialog } from './PasswordDialog'

type Asked = PasswordQuestion & { answer: (isGiven: boolean) => void }

/** The one dialog for the password: a call that the server refuses without it asks here. */
export const PasswordProvider = ({ children }: { children: ReactNode }) => {
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask: AskPassword = useCallback(
    (question) => new Promise((answer) => setAsked({ ...question, answer })),
    [],
  )
  const close = (isGiven: boolean) => {
    setAsked(null)
    asked?.answer(isGiven)
  }
  return (
    <PasswordContext value={ask}>
      {children}
      <PasswordDialog
        question={asked}
        confirm={confirm}
        onClose={() => close(false)}
        onConfirmed={() => close(true)}
      />
    </PasswordContext>
  )
}

const confirm = (current_password: string) => phpPost('password_confirm', { current_password })
