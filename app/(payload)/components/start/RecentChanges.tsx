import type { Change } from '@/collections/Overview/recentChanges'
import { Block } from './Block'
import { whenAt } from './greeting'
import styles from './StartPage.module.css'

/** Who changed what, the newest first. */
export const RecentChanges = ({ changes, now }: { changes: Change[]; now: Date }) => (
  <Block title="Recent changes" empty="Nothing was changed in the last 30 days." isWide>
    {changes.map(({ id, at, who, did, what, versions }) => (
      <li key={id} className={styles.change}>
        <time dateTime={at}>{whenAt(at, now)}</time>
        <span>{who}</span>
        <span className={styles.did}>{did}</span>
        <b>{what}</b>
        {versions && (
          <a href={versions} aria-label={`Compare the versions of ${what}`}>
            Compare
          </a>
        )}
      </li>
    ))}
  </Block>
)
