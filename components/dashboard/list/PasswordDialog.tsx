'use client'
import { type FormEvent, useRef, useState } from 'react'
import { useAction } from '@/components/dashboard/calls/useAction'
import { ConfirmActions, ConfirmMeaning } from '@/components/dashboard/shell/Confirm'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { PasswordField } from '@/components/ui/PasswordField'
import { CallFailed, phpPost } from '@/lib/client/phpClient'
import { MESSAGES } from '@/lib/shared/messages'

type Props = {
  open: boolean
  onClose: () => void
  onConfirmed: () => void
}

/** Asks for the password of the account before personal data leaves the site. */
export const PasswordDialog = ({ open, ...rest }: Props) => (
  <Dialog open={open} onClose={rest.onClose} title="Type your password">
    <PasswordForm {...rest} />
  </Dialog>
)

const PasswordForm = ({ onClose, onConfirmed }: Omit<Props, 'open'>) => {
  const [error, setError] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const refuse = (message: string) => {
    setError(message)
    field.current?.focus()
  }
  const { run, isBusy } = useAction((typed: string) => confirm(typed), {
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
        This file has personal data of candidates. Your password is needed again ten minutes after
        you last typed it. The other admins are told of each export.
      </ConfirmMeaning>
      <PasswordField
        // The dialog's own first focus would be its Close button.
        ref={(element) => {
          element?.setAttribute('autofocus', '')
          field.current = element
        }}
        id="export-password"
        name="current_password"
        label="Current password"
        autoComplete="current-password"
        error={error}
      />
      <ConfirmActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="brand" disabled={isBusy}>
          {isBusy ? 'Checking…' : 'Export'}
        </Button>
      </ConfirmActions>
    </form>
  )
}

const confirm = async (current_password: string) => {
  try {
    return await phpPost('password_confirm', { current_password })
  } catch (error) {
    if (!(error instanceof CallFailed && error.status === 429)) throw error
    return { success: false, message: MESSAGES.tooManyRequests }
  }
}
