'use client'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import {
  checkMessage,
  type OfficialList,
  PASTED_MAX_CHARS,
} from '@/collections/MessageCheck/shared/checkMessage'
import { sayIn } from '@/components/forms/formWords'
import { Button } from '@/components/ui/Button'
import { TextField } from '@/components/ui/Field'
import { InkBox } from '@/components/ui/InkBox'
import { paths } from '@/lib/shared/paths'
import type { FormWords } from '@/messages/translated'
import styles from './MessageCheck.module.css'
import part from './PagePart.module.css'
import { VerdictBox } from './VerdictBox'

type Props = {
  official: OfficialList
  /** What was submitted without scripts. */
  checked?: string
  /** In another language than English. */
  words?: FormWords
}

/**
 * Checks whether a pasted address, link or number belongs to the agency. Runs in the browser without
 * a call; without scripts the form is posted and the server shows the same verdict on this page.
 */
export const MessageCheck = ({ official, checked, words }: Props) => {
  const { say } = sayIn(words)
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
      <InkBox id="message-check" title={say('Is this message from us?')}>
        <form
          method="post"
          encType="multipart/form-data"
          action={paths.php('message_check')}
          onSubmit={check}
        >
          <TextField
            name="check"
            label={say('E-mail address, link or phone number')}
            hint={say('Copy it out of the message and paste it here. Open nothing in it.')}
            defaultValue={checked}
            maxLength={PASTED_MAX_CHARS}
            autoComplete="off"
            enterKeyHint="go"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          {words && <input type="hidden" name="language" value={words.language} />}
          <Button type="submit" variant="brand" size="wide" className={styles.button}>
            {say('Check')}
          </Button>
        </form>
        <div role="status" ref={answer}>
          {asked !== undefined && (
            <VerdictBox verdict={checkMessage(asked, official)} words={words} />
          )}
        </div>
      </InkBox>
    </div>
  )
}
