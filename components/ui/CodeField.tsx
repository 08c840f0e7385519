import type { ComponentProps } from 'react'
import { TextField } from './Field'

type Props = { name: string; error?: string; hint?: string } & ComponentProps<'input'>

/** The code of a second factor: digits of an app, or a recovery code. */
export const CodeField = (props: Props) => (
  <TextField
    label="Code"
    hint="Six digits from your authenticator app, or a recovery code."
    inputMode="numeric"
    autoComplete="one-time-code"
    autoCapitalize="none"
    autoCorrect="off"
    spellCheck={false}
    enterKeyHint="go"
    {...props}
  />
)
