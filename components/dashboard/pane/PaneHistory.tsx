'use client'
import type { ActivityJson } from '@/collections/Activities/shared/json'
import { isStage, STAGES } from '@/collections/Applications/shared/stages'
import { officeDateTime } from '@/lib/shared/format'
import styles from './PaneHistory.module.css'

/** The notes and the changes of stage, newest first, each with who and when. */
export const PaneHistory = ({ activities: all }: { activities: ActivityJson[] }) => {
  // Messages have a part of their own (PaneMessages).
  const activities = all.filter(({ kind }) => kind !== 'whatsapp')
  if (activities.length === 0) return null
  return (
    <section className={styles.history} aria-label="Notes and changes">
      <h3>Notes and changes</h3>
      <ol>
        {activities.map((activity) => (
          <li key={activity.id}>
            {activity.kind === 'note' ? (
              <p dir="auto" className={styles.note}>
                {activity.text}
              </p>
            ) : activity.kind === 'wrote' ? (
              <p>Wrote to us on WhatsApp: look at the phone</p>
            ) : (
              <p>
                {stageName(activity.from)} to <b>{stageName(activity.to)}</b>
              </p>
            )}
            <span className="meta num">
              {activity.by && `${activity.by}, `}
              <time dateTime={activity.at}>{officeDateTime(activity.at)}</time>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

const stageName = (stage: string | null): string => (isStage(stage) ? STAGES[stage].label : '')
