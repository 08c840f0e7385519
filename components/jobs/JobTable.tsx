import { cutCompanyName } from '@/collections/Jobs/shared/display'
import type { JobJson } from '@/collections/Jobs/shared/json'
import { jobDrawing } from '@/components/agency/TradeDrawing'
import { ButtonLink } from '@/components/ui/Button'
import { Flag } from '@/components/ui/Flag'
import { NewTabHint } from '@/components/ui/NewTabHint'
import { SampleMark } from '@/components/ui/SampleMark'
import { linkIn } from '@/lib/shared/alternates'
import { ENGLISH, inEnglish, type Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { wordsIn } from '@/messages/wordsIn'
import styles from './JobTable.module.css'
import { AsWritten } from './shared/AsWritten'
import { JobPlace } from './shared/JobPlace'
import { JobTile } from './shared/JobTile'
import { jobWords } from './shared/jobWords'
import { Salary } from './shared/Salary'

type Props = { jobs: JobJson[]; language?: Language }

/** Jobs as a table: posted, position, place, experience, salary, Apply. */
export const JobTable = ({ jobs, language = ENGLISH }: Props) => {
  const t = wordsIn(language, 'jobTable')
  return (
    <div className={styles.table}>
      <div className={styles.head} aria-hidden>
        <span>{t('posted')}</span>
        <span />
        <span>{t('position')}</span>
        <span>{t('place')}</span>
        <span>{t('experience')}</span>
        <span className={styles.right}>{t('salary')}</span>
        <span />
      </div>
      <ul>
        {jobs.map((job) => (
          <Row key={job.id} job={job} language={language} />
        ))}
      </ul>
    </div>
  )
}

const Row = ({ job, language }: { job: JobJson; language: Language }) => {
  const { t, ...words } = jobWords(language)
  const { name, ...written } = words.employer(job)
  return (
    <li className={styles.row}>
      <span className={`${styles.date} num`}>{words.shortDay(job.update_at)}</span>
      <JobTile company_logo={job.company_logo} drawing={jobDrawing(job.job_title)} />
      <span className={styles.main}>
        <a href={linkIn(paths.jobDetails(job.id), language)} target="_blank" rel="noopener">
          {job.is_sample && <SampleMark word={t('sample')} />}
          <AsWritten language={language}>{job.job_title}</AsWritten>
          <NewTabHint words={words.newTab} />
        </a>
        <span {...written}>{cutCompanyName(name)}</span>
      </span>
      <span className={styles.place}>
        <Flag iso2={job.iso2} />
        <JobPlace job={job} language={language} />
      </span>
      <span className={styles.experience} {...inEnglish(language)}>
        {job.experience}
      </span>
      <span className={styles.salary}>
        <Salary salary={job.salary} perMonth={t('perMonth')} {...inEnglish(language)} />
      </span>
      <ButtonLink
        variant="go"
        size="small"
        className={styles.apply}
        newTab
        newTabHint={words.newTab}
        href={linkIn(paths.applyJob(job.id), language)}
      >
        {t.rich('apply', {
          job: job.job_title,
          hidden: (text) => <span className="sr-only">{text}</span>,
        })}
      </ButtonLink>
    </li>
  )
}
