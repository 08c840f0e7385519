'use client'
import { STAGES } from '@/collections/Applications/shared/stages'
import type { OtherSubmissionJson } from '@/collections/Submissions/shared/json'
import { manageHref } from '@/components/dashboard/shell/address'
import { PanelLink } from '@/components/dashboard/shell/PanelLink'
import { shortDate } from '@/lib/shared/format'
import styles from './PaneOthers.module.css'

/** What else the same person sent, for information only: nothing is refused because of it. */
export const PaneOthers = ({ others }: { others: OtherSubmissionJson[] }) => {
  if (others.length === 0) return null
  return (
    <section className={styles.others} aria-label="From the same person">
      <h3>From the same person: {others.length}</h3>
      <ul>
        {others.map((other) => (
          <li key={`${other.kind} ${other.id}`}>
            <PanelLink className="link" href={hrefOf(other)}>
              {other.title ?? 'No job in particular'}
            </PanelLink>
            <span className="meta num">
              {[
                other.kind === 'registration'
                  ? 'Registration'
                  : other.stage && STAGES[other.stage].label,
                shortDate(other.created_at),
                `same ${other.same === 'email' ? 'e-mail' : 'phone'}`,
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const hrefOf = ({ kind, id, reference }: OtherSubmissionJson): string =>
  manageHref({
    panel: kind === 'application' ? 'candidates' : 'registrations',
    filters: { q: reference },
    open: String(id),
  })
