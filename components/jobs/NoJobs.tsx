import { ButtonLink } from '@/components/ui/Button'
import { paths } from '@/lib/shared/paths'
import styles from './NoJobs.module.css'

/** Shown in place of an empty list: what to do next. */
export const NoJobs = ({ filtered }: { filtered: boolean }) => (
  <div className={styles.empty}>
    <h2>{filtered ? 'No open job fits this search' : 'There is no open job at this moment'}</h2>
    <ul>
      {filtered && <li>Try one word, for example the trade alone: welder, nurse, driver.</li>}
      {filtered && <li>Take a filter away, or look at all countries.</li>}
      <li>Register, or send your resume: we look at it when a job comes in.</li>
    </ul>
    <p className={styles.ways}>
      {filtered && <ButtonLink href={paths.jobList}>Show all jobs</ButtonLink>}
      <ButtonLink href={paths.registration}>Register</ButtonLink>
      <ButtonLink href={paths.applyJob('general')}>Post Your Resume</ButtonLink>
    </p>
  </div>
)
