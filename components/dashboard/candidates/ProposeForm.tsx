'use client'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { ApplicationJson } from '@/collections/Applications/shared/json'
import { COMPANY_MAX_CHARS, MOST_PEOPLE } from '@/collections/Shortlists/shared/keys'
import { type ShortlistForm, shortlistSchema } from '@/collections/Shortlists/shared/schema'
import { type Result, resultOf, useAction } from '@/components/dashboard/calls/useAction'
import { useActionKey } from '@/components/dashboard/calls/useActionKey'
import { showErrors } from '@/components/dashboard/pane/showErrors'
import { Button } from '@/components/ui/Button'
import { TextField } from '@/components/ui/Field'
import { Notice } from '@/components/ui/Notice'
import { Tick } from '@/components/ui/Tick'
import { phpPost } from '@/lib/client/phpClient'
import { counted, officeDay } from '@/lib/shared/format'
import { DAY_MS, EMAIL_MAX_CHARS, EXPERIENCE_LIKELY_MAX_YEARS } from '@/lib/shared/limits'
import { MESSAGES } from '@/lib/shared/messages'
import styles from './MessageDialog.module.css'

type Props = { people: ApplicationJson[]; onDone: () => void }

/** The last day that is suggested. */
const DAYS = 14

/** Says whom the company sees until when; a refusal keeps what was typed. */
export const ProposeForm = ({ people, onDone }: Props) => {
  const [result, setResult] = useState<Result | null>(null)
  const { keyOf, answered } = useActionKey()
  const { run, isBusy } = useAction((body: object) => phpPost('shortlist_save', body), {
    onFailed: () => setResult({ kind: 'error', text: MESSAGES.saveFailed }),
  })
  const { register, handleSubmit, formState, setError } = useForm<ShortlistForm>({
    resolver: standardSchemaResolver(shortlistSchema),
    defaultValues: {
      ...{ company: '', email: '', ends_on: officeDay(new Date(Date.now() + DAYS * DAY_MS)) },
      with_resumes: false,
      people: people.map(({ id }) => ({ id, years: null })),
    },
  })
  const { errors } = formState
  const jobs = new Set(people.map(({ job_id }) => job_id))
  if (jobs.size !== 1 || jobs.has(0) || people.length > MOST_PEOPLE) {
    return (
      <Notice kind="error">
        Choose applicants of one job on this page, {MOST_PEOPLE} at most.
      </Notice>
    )
  }
  const send = async (values: ShortlistForm) => {
    setResult(null)
    const key = keyOf(people.map(({ id }) => id).join())
    const answer = await run({ ...values, key })
    if (!answer) return
    answered()
    setResult(resultOf(answer))
    showErrors(setError, answer.errors ?? {})
    if (answer.success) onDone()
  }
  const isDone = result?.kind === 'success'
  return (
    <form className={styles.message} onSubmit={handleSubmit(send)} noValidate>
      <p>
        The company sees name, work and years of {counted(people.length, 'person', 'people')}, and
        answers Yes, Hold or No. It sees no phone, address, file or note. The link opens with a code
        that is mailed to the address below.
      </p>
      <TextField
        label="Company"
        maxLength={COMPANY_MAX_CHARS}
        error={errors.company?.message}
        required
        {...register('company')}
      />
      <TextField
        label="E-mail of the contact"
        type="email"
        maxLength={EMAIL_MAX_CHARS}
        error={errors.email?.message}
        required
        {...register('email')}
      />
      <TextField
        label="Last day"
        type="date"
        error={errors.ends_on?.message}
        required
        {...register('ends_on')}
      />
      {people.map(({ id, name }, index) => (
        <TextField
          key={id}
          label={`Years of experience: ${name}`}
          type="number"
          min={0}
          max={EXPERIENCE_LIKELY_MAX_YEARS}
          step="any"
          error={errors.people?.[index]?.years?.message}
          {...register(`people.${index}.years`, {
            setValueAs: (typed) => (typed === '' || typed === null ? null : Number(typed)),
          })}
        />
      ))}
      <Tick {...register('with_resumes')}>
        Also the words of the resumes, without phone, mail, links, address, numbers of papers, age,
        religion and family. Never the file.
      </Tick>
      {result && <Notice kind={result.kind}>{result.text}</Notice>}
      <Button type="submit" variant="brand" disabled={isBusy || isDone}>
        {isBusy ? 'Sending…' : 'Send the link'}
      </Button>
    </form>
  )
}
