import type { ReactNode } from 'react'
import type { ContentJobs } from '@/collections/content/shared/json'
import { MoreLink } from '@/components/ui/MoreLink'
import { linkIn } from '@/lib/shared/alternates'
import type { Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { wordsIn } from '@/messages/wordsIn'
import styles from './JobsSection.module.css'
import { jobsHeading } from './jobsHeading'

type Props = { jobs: ContentJobs; table: ReactNode; language: Language }

/** The open jobs of a page; without any, a link to all jobs. */
export const JobsSection = ({ jobs, table, language }: Props) => {
  const { total, href } = jobs
  const t = wordsIn(language, 'content')
  return (
    <section id="open-jobs" className={styles.section} aria-labelledby="open-jobs-heading">
      <div className={styles.head}>
        <h2 id="open-jobs-heading">{jobsHeading(jobs, language)}</h2>
        <MoreLink href={linkIn(total > 1 ? href : paths.jobList, language)}>
          {total > 1 ? t('countJobs', { n: total, count: String(total) }) : t('allOpenJobs')}
        </MoreLink>
      </div>
      {total ? (
        table
      ) : (
        <p className={styles.none}>
          {t.rich('noneOpen', {
            a: (text) => (
              <a className="link" href={linkIn(paths.registration, language)}>
                {text}
              </a>
            ),
          })}
        </p>
      )}
    </section>
  )
}
