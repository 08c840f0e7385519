'use client'
import { useState } from 'react'
import type { InterviewJson } from '@/collections/Interviews/shared/json'
import { BRING, KINDS } from '@/collections/Interviews/shared/keys'
import { loadRows } from '@/components/dashboard/calls/loadRows'
import { type Result, resultOf, useAction } from '@/components/dashboard/calls/useAction'
import { useCall } from '@/components/dashboard/calls/useCall'
import { manageHref } from '@/components/dashboard/shell/address'
import { PanelLink } from '@/components/dashboard/shell/PanelLink'
import { Button } from '@/components/ui/Button'
import { SelectField } from '@/components/ui/Field'
import { LoadingOverlay } from '@/components/ui/LoadingOverlay'
import { Notice } from '@/components/ui/Notice'
import { Tick } from '@/components/ui/Tick'
import { phpPost } from '@/lib/client/phpClient'
import { counted } from '@/lib/shared/format'
import { MESSAGES } from '@/lib/shared/messages'
import { dayInFull, dayInShort } from '@/lib/shared/weekday'
import type { Invited } from './InviteDialog'
import styles from './MessageDialog.module.css'

/** More days are not offered: the ones after them are far away. */
const MOST_DAYS = '50'

type Props = Invited & { onDone: () => void }

export const InviteForm = ({ ids, job_id, onDone }: Props) => {
  const [chosen, setChosen] = useState('')
  const [time, setTime] = useState('')
  const [tell, setTell] = useState(true)
  const [result, setResult] = useState<Result | null>(null)
  const { data, hasFailed, reload } = useCall(['coming interviews'], loadComing)
  const { run, isBusy } = useAction((body: object) => phpPost('interview_update', body), {
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
    const body = { id: day.id, action: 'invite', applications: ids, tell }
    const answer = await run({ ...body, ...(time && { time }) })
    if (!answer) return
    setResult(resultOf(answer))
    reload()
    if (answer.success) onDone()
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
      {day && tell && <Preview of={day} />}
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
      <Button variant="brand" disabled={!day || isBusy} onClick={invite}>
        {isBusy ? 'Inviting…' : `Invite ${counted(ids.length, 'person', 'people')}`}
      </Button>
    </div>
  )
}

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

/** What the mail says, in words: it is in the language of each person. */
const Preview = ({ of: day }: { of: InterviewJson }) => (
  <section aria-label="What the mail says" className="meta">
    <p>The mail, in the language of each person, says:</p>
    <ul className={styles.preview}>
      <li>
        {KINDS[day.kind]}: {day.job_title}, {day.company}
      </li>
      <li>{dayInFull(day.day)}, the hour and the number of the person</li>
      <li>{[day.place, day.address].filter(Boolean).join(', ')}</li>
      {day.bring.length > 0 && (
        <li>To bring: {day.bring.map((key) => BRING[key as keyof typeof BRING]).join(', ')}</li>
      )}
      <li>
        A link to answer until {dayInShort(day.answer_until)}: I will come, another day, I cannot
      </li>
      <li>Pay nobody at the hall</li>
    </ul>
  </section>
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
  return rows.filter(({ called_off }) => !called_off)
}
