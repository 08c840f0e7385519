'use client'
import { useState } from 'react'
import type { InterviewJson } from '@/collections/Interviews/shared/json'
import { INVITE_TEXT_MAX_CHARS } from '@/collections/Interviews/shared/schema'
import { loadRows } from '@/components/dashboard/calls/loadRows'
import { type Result, resultOf, useAction } from '@/components/dashboard/calls/useAction'
import { useActionKey } from '@/components/dashboard/calls/useActionKey'
import { useCall } from '@/components/dashboard/calls/useCall'
import { manageHref } from '@/components/dashboard/shell/address'
import { PanelLink } from '@/components/dashboard/shell/PanelLink'
import { Button } from '@/components/ui/Button'
import { SelectField, TextAreaField } from '@/components/ui/Field'
import { LoadingOverlay } from '@/components/ui/LoadingOverlay'
import { Notice } from '@/components/ui/Notice'
import { Tick } from '@/components/ui/Tick'
import { phpPost } from '@/lib/client/phpClient'
import { counted, officeDay, officeTime } from '@/lib/shared/format'
import { MESSAGES } from '@/lib/shared/messages'
import { dayInShort } from '@/lib/shared/weekday'
import type { Invited } from './InviteDialog'
import { InvitePreview } from './InvitePreview'
import styles from './MessageDialog.module.css'

/** More days are not offered: the ones after them are far away. */
const MOST_DAYS = '50'

type Props = Invited & { onDone: () => void }

export const InviteForm = ({ ids, job_id, onDone }: Props) => {
  const [chosen, setChosen] = useState('')
  const [time, setTime] = useState('')
  const [tell, setTell] = useState(true)
  const [text, setText] = useState('')
  const [result, setResult] = useState<Result | null>(null)
  /** The key of the mails that were written, while they can be taken back. */
  const [written, setWritten] = useState('')
  const { keyOf, answered } = useActionKey()
  const { data, hasFailed, reload } = useCall(['coming interviews'], loadComing)
  const { run, isBusy } = useAction(send, {
    onFailed: () => setResult({ kind: 'error', text: MESSAGES.saveFailed }),
  })
  if (hasFailed) {
    return (
      <Notice kind="error">
        The interviews could not be loaded. <Button onClick={reload}>Try again</Button>
      </Notice>
    )
  }
  if (!data) {
    return (
      <div className={styles.loading}>
        <LoadingOverlay />
      </div>
    )
  }
  if (data.length === 0) return <NoDay />
  const day = data.find(({ id }) => String(id) === chosen)
  const invite = async () => {
    if (!day) return
    setResult(null)
    setWritten('')
    const message_id = keyOf(String(day.id))
    const body = { id: day.id, action: 'invite', applications: ids, tell, message_id }
    const answer = await run({
      call: 'interview_update',
      body: { ...body, text, ...(time && { time }) },
    })
    if (!answer) return
    answered()
    setResult(resultOf(answer))
    setWritten(answer.message_id ?? '')
    reload()
    if (answer.success) onDone()
  }
  const takeBack = async () => {
    const answer = await run({ call: 'application_update', body: { take_back: written } })
    if (!answer) return
    setWritten('')
    const { kind, text } = resultOf(answer)
    setResult({ kind, text: `${text} The places stay: remove people on the page of the day.` })
    onDone()
  }

  return (
    <div className={styles.message}>
      <SelectField
        label="Day"
        name="invite-day"
        value={chosen}
        onChange={({ target }) => {
          setChosen(target.value)
          setTime('')
          setResult(null)
          setWritten('')
        }}
      >
        <option value="">Choose a day</option>
        {groupsOf(data, job_id).map(({ label, days }) => (
          <optgroup key={label} label={label}>
            {days.map((day) => (
              <option key={day.id} value={day.id}>
                {`${dayInShort(day.day)}, ${day.job_title}: ${freeWords(freeIn(day.slots))}`}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      {day && (
        <SelectField
          label="Hour"
          name="invite-time"
          hint="Who finds the hour full gets the next free place."
          value={time}
          onChange={({ target }) => setTime(target.value)}
        >
          <option value="">The first free place</option>
          {day.slots.map((slot) => (
            <option key={slot.time} value={slot.time} disabled={freeIn([slot]) === 0}>
              {`From ${slot.time}: ${freeWords(freeIn([slot]))}`}
            </option>
          ))}
        </SelectField>
      )}
      <Tick name="invite-tell" checked={tell} onChange={({ target }) => setTell(target.checked)}>
        Tell them by mail
      </Tick>
      {tell && (
        <TextAreaField
          label="From our office (optional)"
          name="invite-text"
          rows={3}
          maxLength={INVITE_TEXT_MAX_CHARS}
          hint="A sentence of your own, in the mail only. It is not translated."
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      {result && (
        <Notice kind={result.kind}>
          {result.text}{' '}
          {result.kind === 'success' && (
            <PanelLink className="link" href={manageHref({ panel: 'interviews', open: chosen })}>
              See the day
            </PanelLink>
          )}
        </Notice>
      )}
      {written && (
        <Button disabled={isBusy} onClick={takeBack}>
          Take the mails back
        </Button>
      )}
      <Button variant="brand" disabled={!day || isBusy} onClick={invite}>
        {isBusy ? 'Inviting…' : `Invite ${counted(ids.length, 'person', 'people')}`}
      </Button>
      {day && tell && <InvitePreview day={day.id} ids={ids} time={time} text={text} />}
    </div>
  )
}

const send = ({ call, body }: { call: 'interview_update' | 'application_update'; body: object }) =>
  phpPost<{ message_id?: string }>(call, body)

const NoDay = () => (
  <div className={styles.message}>
    <p>No day is planned yet.</p>
    <PanelLink
      className="link"
      href={manageHref({ panel: 'interviews', filters: { view: 'plan' } })}
    >
      Plan a day
    </PanelLink>
  </div>
)

/** Those of the job come first. */
const groupsOf = (days: InterviewJson[], job_id?: number) => {
  const isOf = (day: InterviewJson) => job_id === undefined || day.job_id === job_id
  return [
    { label: job_id === undefined ? 'Days' : 'Of this job', days: days.filter(isOf) },
    { label: 'Of other jobs', days: days.filter((day) => !isOf(day)) },
  ].filter(({ days }) => days.length > 0)
}

const freeIn = (slots: readonly InterviewJson['slots'][number][]): number =>
  slots.reduce((free, { places, taken }) => free + Math.max(0, places - taken), 0)

const freeWords = (free: number): string => (free === 0 ? 'full' : `${counted(free, 'place')} free`)

const loadComing = async (): Promise<InterviewJson[]> => {
  const query = new URLSearchParams({ when: 'coming', page: '1', limit: MOST_DAYS })
  const { rows } = await loadRows<InterviewJson>('interview_list', query)
  const now = new Date()
  const [today, time] = [officeDay(now), officeTime(now.toISOString())]
  return rows
    .filter(({ called_off }) => !called_off)
    .map((day) => ({
      ...day,
      // Hours that have begun take nobody more.
      slots: day.slots.filter((slot) => day.day > today || slot.time > time),
    }))
}
