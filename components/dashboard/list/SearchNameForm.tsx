'use client'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { searchNameSchema } from '@/collections/Searches/shared/schema'
import { ConfirmActions } from '@/components/dashboard/shell/Confirm'
import { Button } from '@/components/ui/Button'
import { TextField } from '@/components/ui/Field'
import { fieldErrors } from '@/lib/shared/fieldErrors'
import { SEARCH_NAME_MAX_CHARS } from '@/lib/shared/limits'

type Props = {
  hint?: ReactNode
  name?: string
  /** The button that sends. */
  action: string
  isSending: boolean
  /** Why the server refused the name. */
  failure: string
  onSend: (name: string) => void
  /** Beside the button. */
  children?: ReactNode
}

/** Asks for the name of a search. */
export const SearchNameForm = ({ hint, name, action, failure, onSend, ...props }: Props) => {
  const id = useId()
  const [wrong, setWrong] = useState('')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = Object.fromEntries(new FormData(event.currentTarget))
    const checked = searchNameSchema.safeParse(values)
    setWrong(checked.success ? '' : (fieldErrors(checked.error).name ?? ''))
    if (checked.success) onSend(checked.data.name)
  }
  return (
    <form noValidate onSubmit={submit}>
      <TextField
        id={id}
        name="name"
        label="Name of the search"
        hint={hint}
        error={wrong || failure || undefined}
        defaultValue={name}
        maxLength={SEARCH_NAME_MAX_CHARS}
        autoComplete="off"
        enterKeyHint="done"
        dir="auto"
        required
      />
      <ConfirmActions>
        {props.children}
        <Button type="submit" variant="brand" disabled={props.isSending}>
          {action}
        </Button>
      </ConfirmActions>
    </form>
  )
}
