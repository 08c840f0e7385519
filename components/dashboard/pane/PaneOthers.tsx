'use client'
import { useState } from 'react'
import { STAGES } from '@/collections/Applications/shared/stages'
import type { CandidateCollection } from '@/collections/PersonalData/shared/personalData'
import type { OtherSubmissionJson, PersonJson } from '@/collections/Submissions/shared/json'
import type { SamePersonChange } from '@/collections/Submissions/shared/samePersonSchema'
import { useSend } from '@/components/dashboard/calls/useSend'
import { manageHref } from '@/components/dashboard/shell/address'
import { PanelLink } from '@/components/dashboard/shell/PanelLink'
import { shortDate } from '@/lib/shared/format'
import styles from './PaneOthers.module.css'

type Props = {
  /** The opened submission. */
  of: { collection: CandidateCollection; id: number }
  /** Null until it is known. */
  person: PersonJson | null
  onChange: () => void
}

/**
 * What else the same person sent, for information only: nothing is refused because of it, and nothing
 * is joined. One line from the beginning, so that nothing below it moves when it is known; the list
 * opens at a click.
 */
export const PaneOthers = ({ of, person, onChange }: Props) => {
  const isAlone = person !== null && person.others.length + person.apart.length === 0
  return (
    <section className={styles.others} aria-label="Submissions of this person">
      {person && !isAlone ? (
        <details className={styles.some}>
          <summary>{countOf(person)}</summary>
          <Lists of={of} person={person} onChange={onChange} />
        </details>
      ) : (
        <p className={styles.none}>
          {isAlone ? 'The only submission of this person' : 'Submissions of this person: …'}
        </p>
      )}
    </section>
  )
}

const countOf = ({ others, apart }: PersonJson): string =>
  [
    others.length > 0
      ? `${others.length + 1} submissions of this person`
      : 'The only submission of this person',
    ...(apart.length > 0 ? [`${apart.length} told apart`] : []),
  ].join(', ')

const Lists = ({ of, person, onChange }: Props & { person: PersonJson }) => {
  const { isSending, send } = useSend()
  // Staff see the lists change; a toast would cover the buttons of the pane.
  const [said, setSaid] = useState('')
  const change = async (button: HTMLElement, wanted: SamePersonChange) => {
    // The button goes with its row.
    button.closest('details')?.querySelector('summary')?.focus()
    const answer = await send('same_person', wanted)
    if (!answer) return
    setSaid(answer.message)
    onChange()
  }
  return (
    <>
      <span className="sr-only" role="status">
        {said}
      </span>
      {person.others.length > 0 && (
        <ul>
          {person.others.map((other) => (
            <li key={keyOf(other)}>
              <Submission of={other} />
              <button
                type="button"
                className="link no-print"
                aria-describedby={keyOf(other)}
                disabled={isSending}
                onClick={({ currentTarget }) =>
                  void change(currentTarget, { action: 'apart', of, other: rowOf(other) })
                }
              >
                Not the same person
              </button>
            </li>
          ))}
        </ul>
      )}
      {person.apart.length > 0 && (
        <>
          <p className={styles.apart}>Not the same person</p>
          <ul>
            {person.apart.map((other) => (
              <li key={other.separation}>
                <Submission of={other} />
                <span className="meta num">
                  {other.by ?? 'Somebody'} said so on {shortDate(other.at)}
                </span>
                <button
                  type="button"
                  className="link no-print"
                  aria-describedby={keyOf(other)}
                  disabled={isSending}
                  onClick={({ currentTarget }) =>
                    void change(currentTarget, { action: 'together', separation: other.separation })
                  }
                >
                  Undo
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

const SAME = { email: 'same e-mail', phone: 'same phone', linked: 'by another submission' }

const Submission = ({ of }: { of: OtherSubmissionJson }) => (
  <span id={keyOf(of)}>
    <PanelLink className="link" href={hrefOf(of)}>
      {of.title ?? 'No job in particular'}
    </PanelLink>
    <span className="meta num">
      <span dir="auto">{of.name}</span>,{' '}
      {[
        of.kind === 'registration' ? 'Registration' : of.stage && STAGES[of.stage].label,
        shortDate(of.created_at),
        SAME[of.same],
      ]
        .filter(Boolean)
        .join(', ')}
    </span>
  </span>
)

const keyOf = ({ kind, id }: OtherSubmissionJson): string => `${kind}-${id}`

const rowOf = ({ kind, id }: OtherSubmissionJson) =>
  ({ collection: kind === 'application' ? 'applications' : 'registrations', id }) as const

const hrefOf = ({ kind, id, reference }: OtherSubmissionJson): string =>
  manageHref({
    panel: kind === 'application' ? 'candidates' : 'registrations',
    filters: { q: reference },
    open: String(id),
  })
