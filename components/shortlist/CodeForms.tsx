import type { ReactNode } from 'react'
import type { ShortlistView } from '@/collections/Shortlists/shared/json'
import { CODE_MINUTES } from '@/collections/Shortlists/shared/keys'
import { Button } from '@/components/ui/Button'
import { TextField } from '@/components/ui/Field'
import { officeTime } from '@/lib/shared/format'
import { paths } from '@/lib/shared/paths'
import styles from './Shortlist.module.css'

type Props = { view: Extract<ShortlistView, { state: 'code' }>; error?: string }

/** Asks for the code, or for leave to send it: opening the page sends nothing. */
export const CodeForms = ({ view, error }: Props) => {
  const { token, email, sent_at } = view
  if (!sent_at) {
    return (
      <>
        <p>
          We send six digits to <b>{email}</b>. They work for {CODE_MINUTES} minutes, in this
          browser only.
        </p>
        <ListForm token={token} action="send_code">
          <Button type="submit" variant="brand" size="wide">
            Send the code
          </Button>
        </ListForm>
      </>
    )
  }
  return (
    <>
      <p>
        We sent six digits to <b>{email}</b> at {officeTime(sent_at)}, Mumbai time. They work for{' '}
        {CODE_MINUTES} minutes.
      </p>
      <ListForm token={token} action="open">
        <TextField
          label="Code"
          name="code"
          className={styles.code}
          error={error}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          required
        />
        <Button type="submit" variant="brand" size="wide">
          Open the list
        </Button>
      </ListForm>
      <ListForm token={token} action="send_code">
        <Button type="submit" size="wide">
          Send a new code
        </Button>
      </ListForm>
    </>
  )
}

type FormProps = { token: string; action: 'send_code' | 'open' | 'answer'; children: ReactNode }

/** A form of the browser, which needs no scripts. */
export const ListForm = ({ token, action, children }: FormProps) => (
  <form
    method="post"
    action={paths.php('shortlist_answer')}
    encType="multipart/form-data"
    className={styles.form}
    data-plain
  >
    <input type="hidden" name="token" value={token} />
    <input type="hidden" name="action" value={action} />
    {children}
  </form>
)
