'use client'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import {
  checkMessage,
  type OfficialList,
  PASTED_MAX_CHARS,
} from '@/collections/MessageCheck/shared/checkMessage'
import { Button } from '@/components/ui/Button'
import { TextField } from '@/components/ui/Field'
import { InkBox } from '@/components/ui/InkBox'
import { paths } from '@/lib/shared/paths'
import styles from './MessageCheck.module.css'
import part from './PagePart.module.css'
import { VerdictBox } from './VerdictBox'

type Props = {
  official: OfficialList
  /** What was submitted without scripts. */
  checked?: string
}

/**
 * Checks whether a pasted address, link or number belongs to the agency. Runs in the browser without
 * a call; without scripts the form is posted and the server shows the same verdict on this page.
 */
export const MessageCheck = ({ official, checked }: Props) => {
  const [asked, setAsked] = useState(checked)
  const answer = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (asked !== checked) answer.current?.scrollIntoView({ block: 'nearest' })
  }, [asked, checked])

  const check = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAsked(String(new FormData(event.currentTarget).get('check') ?? ''))
  }

  return (
    <div id="form" className={part.part}>
      <InkBox id="message-check" title="Is this message from us?">
        <form
          method="post"
          encType="multipart/form-data"
          action={paths.php('message_check')}
          onSubmit={check}
        >
          <TextField
            name="check"
            label="E-mail address, link or phone number"
            hint="Copy it out of the message and paste it here. Open nothing in it."
            defaultValue={checked}
            maxLength={PASTED_MAX_CHARS}
            autoComplete="off"
            enterKeyHint="go"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <Button type="submit" variant="brand" size="wide" className={styles.button}>
            Check
          </Button>
        </form>
        <div role="status" ref={answer}>
          {asked !== undefined && <VerdictBox verdict={checkMessage(asked, official)} />}
        </div>
      </InkBox>
    </div>
  )
}
