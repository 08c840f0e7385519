'use client'
import { useState } from 'react'
import type { ShortlistJson } from '@/collections/Shortlists/shared/json'
import { type ListAnswer, REASONS } from '@/collections/Shortlists/shared/keys'
import { type Result, resultOf, useAction } from '@/components/dashboard/calls/useAction'
import { useCall } from '@/components/dashboard/calls/useCall'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import { phpGet, phpPost } from '@/lib/client/phpClient'
import { counted, officeDateTime, shortDate } from '@/lib/shared/format'
import { MESSAGES } from '@/lib/shared/messages'
import styles from './JobShortlists.module.css'

type Props = {
  /** The job that the list of applicants is narrowed to. */
  job: string
  /** Raised when a list was made. */
  version: number
  onSelect: (ids: number[]) => void
}

/** What companies answered about applicants of a job. Nothing while no list was made. */
export const JobShortlists = ({ job, version, onSelect }: Props) => {
  const [result, setResult] = useState<Result | null>(null)
  const { data, reload } = useCall(['shortlists', job, version], () => loadLists(job))
  const { run, isBusy } = useAction(
    (id: number) => phpPost('shortlist_update', { id, action: 'end' }),
    { onFailed: () => setResult({ kind: 'error', text: MESSAGES.saveFailed }) },
  )
  const end = async (id: number) => {
    const answer = await run(id)
    if (!answer) return
    setResult(resultOf(answer))
    reload()
  }
  if (!data || data.length === 0) return null
  return (
    <section className={`${styles.lists} no-print`} aria-label="Shown to employers">
      {data.map((list) => (
        <details key={list.id}>
          <summary>
            {list.company}: {counts(list)}. {looked(list)}
          </summary>
          <p>
            {list.email}. {list.with_resumes && 'With the words of the resumes. '}
            {list.has_ended
              ? 'The link has ended.'
              : `The link ends after ${shortDate(`${list.ends_on}T12:00:00+05:30`)}.`}
          </p>
          <ul>
            {list.people.map(({ application_id, name, answer, reason }) => (
              <li key={application_id}>
                <bdi>{name}</bdi>: {WORDS[answer]}
                {reason && ` (${REASONS[reason].toLowerCase()})`}
              </li>
            ))}
          </ul>
          <span className={styles.actions}>
            {idsWith(list, 'yes').length > 0 && (
              <Button size="small" onClick={() => onSelect(idsWith(list, 'yes'))}>
                Select those with Yes
              </Button>
            )}
            {!list.has_ended && (
              <Button size="small" disabled={isBusy} onClick={() => end(list.id)}>
                End the link
              </Button>
            )}
          </span>
        </details>
      ))}
      {result && <Notice kind={result.kind}>{result.text}</Notice>}
    </section>
  )
}

const WORDS: Record<ListAnswer, string> = { yes: 'Yes', hold: 'Hold', no: 'No', none: 'open' }

const loadLists = async (job: string): Promise<ShortlistJson[]> => {
  const query = new URLSearchParams({ job })
  return (await phpGet<{ shortlists: ShortlistJson[] }>('shortlist_list', query)).shortlists ?? []
}

const idsWith = ({ people }: ShortlistJson, answer: ListAnswer): number[] =>
  people.filter((one) => one.answer === answer).map(({ application_id }) => application_id)

const counts = (list: ShortlistJson): string =>
  (['yes', 'hold', 'no', 'none'] as const)
    .map((answer) => `${idsWith(list, answer).length} ${WORDS[answer].toLowerCase()}`)
    .join(', ')

const looked = ({ views, viewed_at }: ShortlistJson): string =>
  viewed_at
    ? `Opened ${counted(views, 'time')}, last on ${officeDateTime(viewed_at)}.`
    : 'Not opened yet.'
