'use client'
import { type FormEvent, useState } from 'react'
import type { ApplicationJson } from '@/collections/Applications/shared/json'
import { COMPANY_MAX_CHARS, MOST_PEOPLE } from '@/collections/Shortlists/shared/keys'
import { type Result, resultOf, useAction } from '@/components/dashboard/calls/useAction'
import { useActionKey } from '@/components/dashboard/calls/useActionKey'
import { Button } from '@/components/ui/Button'
import { TextField } from '@/components/ui/Field'
import { Notice } from '@/components/ui/Notice'
import { phpPost } from '@/lib/client/phpClient'
import { counted, officeDay } from '@/lib/shared/format'
import { DAY_MS, EMAIL_MAX_CHARS, EXPERIENCE_LIKELY_MAX_YEARS } from '@/lib/shared/limits'
import { MESSAGES } from '@/lib/shared/messages'
import styles from './MessageDialog.module.css'

type Props = { people: ApplicationJson[]; onDone: () => void }

/** The last day that is suggested. */
const DAYS = 14

export const ProposeForm = ({ people, onDone }: Props) => {
  const [result, setResult] = useState<Result | null>(null)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { keyOf, answered } = useActionKey()
  const { run, isBusy } = useAction((body: object) => phpPost('shortlist_save', body), {
    onFailed: () => setResult({ kind: 'error', text: MESSAGES.saveFailed }),
  })
  const jobs = new Set(people.map(({ job_id }) => job_id))
  if (jobs.size !== 1 || jobs.has(0) || people.length > MOST_PEOPLE) {
    return (
      <Notice kind="error">
        Choose applicants of one job on this page, {MOST_PEOPLE} at most.
      </Notice>
    )
  }
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '')
    const ids = people.map(({ id }) => id)
    setResult(null)
    setErrors({})
    const answer = await run({
      ...{ company: text('company'), email: text('email'), ends_on: text('ends_on') },
      people: ids.map((id) => ({
        id,
        years: text(`years_${id}`) ? Number(text(`years_${id}`)) : null,
      })),
      key: keyOf(ids.join()),
    })
    if (!answer) return
    answered()
    setResult(resultOf(answer))
    setErrors(answer.errors ?? {})
    if (answer.success) onDone()
  }
  const isDone = result?.kind === 'success'
  return (
    <form className={styles.message} onSubmit={send} noValidate>
      <p>
        The company sees name, work and years of {counted(people.length, 'person', 'people')}, and
        answers Yes, Hold or No. It sees no phone, address, resume or note. The link opens with a
        code that is mailed to the address below.
      </p>
      <TextField
        label="Company"
        name="company"
        maxLength={COMPANY_MAX_CHARS}
        error={errors.company}
        required
      />
      <TextField
        label="E-mail of the contact"
        name="email"
        type="email"
        maxLength={EMAIL_MAX_CHARS}
        error={errors.email}
        required
      />
      <TextField
        label="Last day"
        name="ends_on"
        type="date"
        defaultValue={officeDay(new Date(Date.now() + DAYS * DAY_MS))}
        error={errors.ends_on}
        required
      />
      {people.map(({ id, name }) => (
        <TextField
          key={id}
          label={`Years of experience: ${name}`}
          name={`years_${id}`}
          type="number"
          min={0}
          max={EXPERIENCE_LIKELY_MAX_YEARS}
          step="any"
        />
      ))}
      {result && <Notice kind={result.kind}>{result.text}</Notice>}
      <Button type="submit" variant="brand" disabled={isBusy || isDone}>
        {isBusy ? 'Sending…' : 'Send the link'}
      </Button>
    </form>
  )
}
