import type { ReactNode } from 'react'
import type { ContentJobs } from '@/collections/content/shared/json'
import { jobsText } from '@/collections/Jobs/shared/texts'
import { MoreLink } from '@/components/ui/MoreLink'
import { paths } from '@/lib/shared/paths'
import styles from './JobsSection.module.css'

type Props = { jobs: ContentJobs; table: ReactNode }

/** The open jobs of a page; without any, a link to all jobs. */
export const JobsSection = ({ jobs: { heading, total, href }, table }: Props) => (
  <section id="open-jobs" className={styles.section} aria-labelledby="open-jobs-heading">
    <div className={styles.head}>
      <h2 id="open-jobs-heading">{heading}</h2>
      <MoreLink href={total > 1 ? href : paths.jobList}>
        {total > 1 ? `All ${jobsText(total)}` : 'All open jobs'}
      </MoreLink>
    </div>
    {total ? (
      table
    ) : (
      <p className={styles.none}>
        No open job at the moment.{' '}
        <a className="link" href={paths.registration}>
          Register once
        </a>{' '}
        and we look through the CVs when one comes.
      </p>
    )}
  </section>
)
