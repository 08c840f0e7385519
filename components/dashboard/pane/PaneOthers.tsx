'use client'
import { STAGES } from '@/collections/Applications/shared/stages'
import type { OtherSubmissionJson } from '@/collections/Submissions/shared/json'
import { manageHref } from '@/components/dashboard/shell/address'
import { PanelLink } from '@/components/dashboard/shell/PanelLink'
import { shortDate } from '@/lib/shared/format'
import styles from './PaneOthers.module.css'

/** `others` is undefined until it is known. */
type Props = { others: OtherSubmissionJson[] | undefined }

/**
 * What else the same person sent, for information only: nothing is refused because of it. One line
 * from the beginning, so that nothing below it moves when it is known; the list opens at a click.
 */
export const PaneOthers = ({ others }: Props) => (
  <section className={styles.others} aria-label="From the same person">
    {others && others.length > 0 ? (
      <details className={styles.some}>
        <summary>From the same person: {others.length}</summary>
        <List others={others} />
      </details>
    ) : (
      <p className={styles.none}>From the same person: {others ? 'nothing else' : '…'}</p>
    )}
  </section>
)

const List = ({ others }: { others: OtherSubmissionJson[] }) => (
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
)

const hrefOf = ({ kind, id, reference }: OtherSubmissionJson): string =>
  manageHref({
    panel: kind === 'application' ? 'candidates' : 'registrations',
    filters: { q: reference },
    open: String(id),
  })
