import { cutCompanyName } from '@/collections/Jobs/shared/display'
import type { JobJson } from '@/collections/Jobs/shared/json'
import { jobDrawing } from '@/components/agency/TradeDrawing'
import { JobTile } from '@/components/jobs/shared/JobTile'
import { Salary } from '@/components/jobs/shared/Salary'
import { Flag } from '@/components/ui/Flag'
import { inEnglish, type Language } from '@/lib/shared/languages'
import { translated, wordsIn } from '@/messages/wordsIn'
import styles from './JobSummary.module.css'

/** The job applied for, or the text for no specific job. */
export const JobSummary = ({ job, language }: { job: JobJson | null; language: Language }) => {
  const t = wordsIn(language, 'formPage')
  const written = inEnglish(language)
  return job ? (
    <div className={styles.summary}>
      <JobTile company_logo={job.company_logo} drawing={jobDrawing(job.job_title)} />
      <div>
        <p className={styles.title} {...written}>
          {job.job_title}
        </p>
        <p className={styles.facts} title={job.company_name} {...written}>
          {cutCompanyName(job.company_name)}
        </p>
        <p className={styles.facts}>
          <Flag iso2={job.iso2} />
          <span>
            {[job.location_hiring, translated(language, 'places', job.name)]
              .filter(Boolean)
              .join(', ')}
          </span>
          <Salary salary={job.salary} perMonth={wordsIn(language, 'jobs')('perMonth')} />
        </p>
      </div>
    </div>
  ) : (
    <div className={styles.summary}>
      <div>
        <p className={styles.title}>{t('noSpecificJob')}</p>
        <p className={styles.facts}>{t('sendResume')}</p>
      </div>
    </div>
  )
}
