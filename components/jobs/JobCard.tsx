import { cutCompanyName } from '@/collections/Jobs/shared/display'
import type { JobJson } from '@/collections/Jobs/shared/json'
import { jobDrawing } from '@/components/agency/TradeDrawing'
import { ButtonLink } from '@/components/ui/Button'
import { NewTabHint } from '@/components/ui/NewTabHint'
import { SampleMark } from '@/components/ui/SampleMark'
import { linkIn } from '@/lib/shared/alternates'
import { inEnglish, type Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import styles from './JobCard.module.css'
import { JobFacts } from './JobFacts'
import { LogoPreview } from './LogoPreview'
import { AsWritten } from './shared/AsWritten'
import { jobWords } from './shared/jobWords'
import { Salary } from './shared/Salary'

type Props = { job: JobJson; now: Date; language: Language }

/** One job of the list (docs/product.md §2.10). Title and Apply Now open new tabs. */
export const JobCard = ({ job, now, language }: Props) => {
  const { t, ...words } = jobWords(language)
  const { name, ...written } = words.employer(job)
  const company = cutCompanyName(name)
  return (
    <li className={styles.card}>
      <LogoPreview
        company_logo={job.company_logo}
        company_name={company}
        drawing={job.company_logo ? '' : jobDrawing(job.job_title)}
        size="m"
        {...words.logo(company)}
      />
      <div className={styles.head} data-static={`job-${job.id}`}>
        <h2>
          <a href={linkIn(paths.jobDetails(job.id), language)} target="_blank" rel="noopener">
            {job.is_sample && <SampleMark word={t('sample')} />}
            <AsWritten language={language}>{job.job_title}</AsWritten>
            <NewTabHint words={words.newTab} />
          </a>
        </h2>
        <p title={company === name ? undefined : name} {...written}>
          {company}
        </p>
      </div>
      <JobFacts job={job} now={now} language={language} />
      <p className={styles.salary} data-static={`salary-${job.id}`}>
        <Salary salary={job.salary} perMonth={t('perMonth')} {...inEnglish(language)} />
      </p>
      <ButtonLink
        variant="go"
        className={styles.apply}
        newTab
        newTabHint={words.newTab}
        href={linkIn(paths.applyJob(job.id), language)}
        data-static={`apply-${job.id}`}
      >
        {t.rich('apply', {
          job: job.job_title,
          hidden: (text) => <span className="sr-only">{text}</span>,
        })}
      </ButtonLink>
    </li>
  )
}
