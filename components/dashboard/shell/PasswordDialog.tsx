'use client'
import { type FormEvent, useRef, useState } from 'react'
import type { PasswordQuestion } from '@/components/dashboard/calls/passwordContext'
import { useAction } from '@/components/dashboard/calls/useAction'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { PasswordField } from '@/components/ui/PasswordField'
import { CallFailed, type PhpAnswer } from '@/lib/client/phpClient'
import { MESSAGES } from '@/lib/shared/messages'
import { ConfirmActions, ConfirmMeaning } from './Confirm'

type Props = {
  /** Sends the typed password. Throws like the calls of lib/client/phpClient.ts. */
  confirm: (typed: string) => Promise<PhpAnswer>
  /** Null closes. */
  question: PasswordQuestion | null
  onClose: () => void
  onConfirmed: () => void
}

/** Asks for the password of the account before personal data leaves the site or is destroyed. */
export const PasswordDialog = ({ question, ...rest }: Props) => (
  <Dialog open={question !== null} onClose={rest.onClose} title="Type your password">
    {question && <PasswordForm {...question} {...rest} />}
  </Dialog>
)

const PasswordForm = ({
  meaning,
  action,
  confirm,
  onClose,
  onConfirmed,
}: PasswordQuestion & Omit<Props, 'question'>) => {
  const [error, setError] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const refuse = (message: string) => {
    setError(message)
    field.current?.focus()
  }
  const { run, isBusy } = useAction((typed: string) => limited(confirm(typed)), {
    onFailed: () => refuse(MESSAGES.unforeseen),
  })

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const answer = await run(field.current?.value ?? '')
    if (answer?.success) onConfirmed()
    else if (answer) refuse(answer.message)
  }

  return (
    <form noValidate onSubmit={submit}>
      <ConfirmMeaning>
        {meaning} Your password is needed again ten minutes after you last typed it.
      </ConfirmMeaning>
      <PasswordField
        // The dialog's own first focus would be its Close button.
        ref={(element) => {
          element?.setAttribute('autofocus', '')
          field.current = element
        }}
        id="asked-password"
        name="current_password"
        label="Current password"
        autoComplete="current-password"
        error={error}
      />
      <ConfirmActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="brand" disabled={isBusy}>
          {isBusy ? 'Checking…' : action}
        </Button>
      </ConfirmActions>
    </form>
  )
}

/** Too many wrong ones are a refusal to read, not a failure. */
const limited = async (answer: Promise<PhpAnswer>): Promise<PhpAnswer> => {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof CallFailed && error.status === 429)) throw error
    return { success: false, message: MESSAGES.tooManyRequests }
  }
}
