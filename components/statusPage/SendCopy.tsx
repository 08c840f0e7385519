'use client'
import { useEffect, useRef, useState } from 'react'
import { FormLanguage, sayIn } from '@/components/forms/formWords'
import { ErrorSummary } from '@/components/forms/submit/ErrorSummary'
import { SendingDialog } from '@/components/forms/submit/SendingDialog'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/Field'
import { fileSize } from '@/lib/shared/format'
import { paths } from '@/lib/shared/paths'
import type { FormWords } from '@/messages/translated'
import styles from './CopiesBox.module.css'
import { useSendCopy } from './useSendCopy'

type Props = {
  /** Of the status page. */
  token: string
  /** Of the request. */
  id: number
  /** In another language than English. */
  words?: FormWords
}

const ACCEPTED = 'image/*,application/pdf'

/** Sends the copy of a paper. Without scripts it takes one file; with them also several photos. */
export const SendCopy = ({ token, id, words }: Props) => {
  const { say, translate } = sayIn(words)
  const form = useSendCopy()
  const { chosen, choose, failure, received } = form
  const [isReady, setReady] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef(choose)
  latest.current = choose
  useEffect(() => {
    setReady(true)
    // Chosen before the scripts ran.
    const early = [...(input.current?.files ?? [])]
    if (early.length > 0) latest.current(early)
  }, [])
  if (received) {
    return (
      <p ref={takeFocus} className={styles.received} role="status" tabIndex={-1}>
        {translate(received)}
      </p>
    )
  }
  const fieldId = `paper-${id}`
  const error = failure.field && translate(failure.field)
  const hasPdf = chosen.some(({ type }) => type === 'application/pdf')
  return (
    <FormLanguage value={words}>
      <form
        className={styles.form}
        method="post"
        action={paths.php('paper_copy_send')}
        encType="multipart/form-data"
        noValidate
        onSubmit={form.onSubmit}
      >
        <ErrorSummary
          errors={error ? { [fieldId]: error } : {}}
          message={translate(failure.message)}
          focusKey={failure.count}
          isUnsent={failure.isUnsent}
        />
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="id" value={id} />
        {words && <input type="hidden" name="language" value={words.language} />}
        <Field
          id={fieldId}
          label={say('Photos or PDF')}
          hint={say('Take a photo, or choose photos or one PDF.')}
          error={error}
        >
          {(control) => (
            <input
              {...control}
              // While it is hidden, an error leads to the list.
              id={chosen.length > 0 ? undefined : fieldId}
              ref={input}
              type="file"
              name="paper"
              accept={ACCEPTED}
              multiple={isReady}
              hidden={chosen.length > 0}
              onChange={({ target }) => {
                if (target.files?.length) choose(withMore(chosen, [...target.files]))
                // So that the same photo can be chosen again after it was removed.
                target.value = ''
              }}
            />
          )}
        </Field>
        {chosen.length > 0 && (
          <ol id={fieldId} className={styles.pages} tabIndex={-1} aria-label={say('Chosen pages')}>
            {chosen.map((file) => (
              <li key={sameAs(file)}>
                <span>
                  {file.name} <span className="meta num">{fileSize(file.size)}</span>
                </span>
                <Button
                  size="small"
                  aria-label={say('Remove {name}', { name: file.name })}
                  onClick={() => choose(chosen.filter((other) => other !== file))}
                >
                  {say('Remove')}
                </Button>
              </li>
            ))}
          </ol>
        )}
        {chosen.length > 0 && !hasPdf && (
          <Button size="wide" onClick={() => input.current?.click()}>
            {say('Add another page')}
          </Button>
        )}
        <p className="meta" role="status">
          {form.isPreparing && say('Preparing your photos…')}
        </p>
        <Button type="submit" variant="brand" size="wide" disabled={form.upload !== null}>
          {say('Send the copy')}
        </Button>
      </form>
      {form.upload && <SendingDialog label={say('Sending the copy…')} {...form.upload} />}
    </FormLanguage>
  )
}

/** The form that had it is gone. */
const takeFocus = (element: HTMLElement | null) => element?.focus()

/** What names a chosen file: the same photo is sent once, however often it was chosen. */
const sameAs = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`

const withMore = (chosen: readonly File[], more: readonly File[]): File[] => {
  const all = new Map([...chosen, ...more].map((file) => [sameAs(file), file]))
  return [...all.values()]
}
