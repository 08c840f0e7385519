import { ButtonLink } from '@/components/ui/Button'
import { MESSAGES } from '@/lib/shared/messages'
import { paths } from '@/lib/shared/paths'
import styles from './JobClosed.module.css'

/** Shown instead of the form for a closed job (docs/product.md §4.3, §10.2). */
export const JobClosed = ({ job_title }: { job_title: string }) => (
  <div className={`wrap ${styles.closed}`}>
    <h1 className="h1">{MESSAGES.jobClosed}</h1>
    <p>
      <b>{job_title}</b> takes no more applications. Other jobs are open now.
    </p>
    <p className={styles.actions}>
      <ButtonLink variant="brand" href={paths.jobList}>
        Browse Jobs
      </ButtonLink>
      <ButtonLink href={paths.applyJob('general')}>Post Your Resume</ButtonLink>
    </p>
  </div>
)
