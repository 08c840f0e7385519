import type { ReactNode } from 'react'
import type { JobJson } from '@/collections/Jobs/shared/json'
import { Skyline } from '@/components/agency/Skyline'
import { FactRow, Facts } from '@/components/ui/Facts'
import { Flag } from '@/components/ui/Flag'
import { inEnglish, type Language } from '@/lib/shared/languages'
import { wordsIn } from '@/messages/wordsIn'
import styles from './JobFactsPanel.module.css'
import { JobMoreFacts } from './JobMoreFacts'
import { AsWritten } from './shared/AsWritten'
import { JobPlace } from './shared/JobPlace'
import { jobWords } from './shared/jobWords'
import { Salary } from './shared/Salary'

type Props = {
  job: JobJson
  language: Language
  /** Where somebody who was asked to pay gets an answer. */
  chargesHref?: string
  /** On a phone, below the facts: who shares a job has read them. */
  share: ReactNode
  children: ReactNode
}

/** The side panel of the job's page (docs/product.md §2.11). */
export const JobFactsPanel = ({ job, language, chargesHref, share, children }: Props) => {
  const t = wordsIn(language, 'jobDetails')
  const words = jobWords(language)
  return (
    <aside className={styles.facts} aria-labelledby="job-facts">
      <div className={`${styles.skyline} no-print`}>
        <Skyline iso2={job.iso2} language={language} />
      </div>
      <h2 id="job-facts">{t('facts')}</h2>
      <Facts layout="ruled">
        <FactRow term={t('salary')}>
          <span className={styles.bigSalary}>
            <Salary salary={job.salary} perMonth={words.t('perMonth')} {...inEnglish(language)} />
          </span>
        </FactRow>
        <FactRow term={t('location')}>
          <Flag iso2={job.iso2} />
          <JobPlace job={job} language={language} />
        </FactRow>
        <FactRow term={t('jobTitle')}>
          <AsWritten language={language}>{job.job_title}</AsWritten>
        </FactRow>
        <FactRow term={t('experience')}>
          <AsWritten language={language}>{job.experience}</AsWritten>
        </FactRow>
        <FactRow term={t('qualification')}>
          <AsWritten language={language}>{job.job_education}</AsWritten>
        </FactRow>
        <FactRow term={t('posted')}>
          <time className="num" dateTime={job.update_at}>
            {words.longDate(job.update_at)}
          </time>
        </FactRow>
        <JobMoreFacts job={job} language={language} chargesHref={chargesHref} />
      </Facts>
      <div className={`${styles.share} no-print`}>{share}</div>
      {children && (
        <div className={`${styles.panelApply} no-print`}>
          {children}
          <p className="meta">
            {t.rich('number', {
              id: String(job.id),
              number: (text) => <span className="num">{text}</span>,
            })}
          </p>
        </div>
      )}
    </aside>
  )
}
