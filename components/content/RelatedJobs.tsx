import type { ContentJobs } from '@/collections/content/shared/json'
import { Salary } from '@/components/jobs/shared/Salary'
import { Flag } from '@/components/ui/Flag'
import { MoreLink } from '@/components/ui/MoreLink'
import { linkIn } from '@/lib/shared/alternates'
import { inEnglish, type Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { wordsIn } from '@/messages/wordsIn'
import styles from './Aside.module.css'
import { jobsHeading } from './jobsHeading'

type Props = { jobs: ContentJobs; language: Language }

/** The open jobs of a page's country or industry, beside the text. */
export const RelatedJobs = ({ jobs: open, language }: Props) => {
  const { jobs, total, href } = open
  const t = wordsIn(language, 'content')
  return (
    <section className={`${styles.aside} no-print`} aria-labelledby="related-jobs">
      <h2 id="related-jobs">{jobsHeading(open, language)}</h2>
      {total === 0 && <p className="meta">{t('noJob')}</p>}
      <ul {...inEnglish(language)}>
        {jobs.map((job) => (
          <li key={job.id}>
            <a className={styles.title} href={linkIn(paths.jobDetails(job.id), language)}>
              {job.job_title}
            </a>
            <span className={styles.place}>
              <Flag iso2={job.iso2} />
              {job.location_hiring}
            </span>
            <Salary salary={job.salary} />
          </li>
        ))}
      </ul>
      <MoreLink href={linkIn(total > 1 ? href : paths.jobList, language)}>
        {total > 1 ? t('countJobs', { n: total, count: String(total) }) : t('allJobs')}
      </MoreLink>
    </section>
  )
}
