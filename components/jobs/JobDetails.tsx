import { splitSkills } from '@/collections/Jobs/shared/display'
import { jobListHref, NO_FILTERS } from '@/collections/Jobs/shared/filters'
import { jobPosting } from '@/collections/Jobs/shared/jobPosting'
import type { JobJson } from '@/collections/Jobs/shared/json'
import { jobPlace, vacanciesText } from '@/collections/Jobs/shared/texts'
import type { JobTools } from '@/collections/Tools/entry/shared/entry'
import { JsonLd } from '@/components/agency/JsonLd'
import { PrintFoot } from '@/components/agency/PrintFoot'
import { jobDrawing } from '@/components/agency/TradeDrawing'
import { Breadcrumb } from '@/components/ui/Breadcrumb'
import { ButtonLink } from '@/components/ui/Button'
import { MoreLink } from '@/components/ui/MoreLink'
import { NewTabHint } from '@/components/ui/NewTabHint'
import { PrintButton } from '@/components/ui/PrintButton'
import { SampleMark } from '@/components/ui/SampleMark'
import { SampleNote } from '@/components/ui/SampleNote'
import { SocialIcon } from '@/components/ui/SocialIcon'
import { longDate } from '@/lib/shared/format'
import { MESSAGES } from '@/lib/shared/messages'
import { paths } from '@/lib/shared/paths'
import { SOURCE_PARAMETER } from '@/lib/shared/query'
import { breadcrumbs } from '@/lib/shared/structuredData'
import { whatsAppShare } from '@/lib/shared/whatsApp'
import type { SiteSetting } from '@/payload-types'
import { JobDescription } from './JobDescription'
import styles from './JobDetails.module.css'
import { JobDocuments } from './JobDocuments'
import { JobFactsPanel } from './JobFactsPanel'
import { JobTable } from './JobTable'
import { JobTrust } from './JobTrust'
import { LogoPreview } from './LogoPreview'
import { Salary } from './shared/Salary'

type Props = {
  job: JobJson
  isOpen: boolean
  similar: JobJson[]
  facts: SiteSetting
  /** Null for a country that the tools do not know. */
  tools: JobTools | null
  siteUrl: string
  /** Whether search engines may read the site. */
  isIndexed: boolean
}

/** A job's page (docs/product.md §2.11). A closed job says so and has no Apply Now. */
export const JobDetails = ({ job, isOpen, similar, facts, tools, siteUrl, isIndexed }: Props) => {
  // Google's job search must have no invented jobs (docs/product.md §14).
  const isAdvertised = isOpen && isIndexed && !job.is_sample
  const skills = splitSkills(job.skill_keyword)
  const inCountry = jobListHref({ ...NO_FILTERS, country: [job.iso2] })
  const trail = [
    { label: 'Home', href: paths.home },
    { label: 'Browse Jobs', href: paths.jobList },
    { label: job.name, href: inCountry },
  ]
  const share = (
    <ButtonLink newTab href={shareHref(job, facts, siteUrl)}>
      <SocialIcon name="whatsapp" />
      Share
    </ButtonLink>
  )
  return (
    <>
      {isAdvertised && <JsonLd data={jobPosting(job, facts.full_name ?? '', siteUrl)} />}
      <JsonLd
        data={breadcrumbs(
          [...trail, { label: job.job_title, href: paths.jobDetails(job.id) }],
          siteUrl,
        )}
      />
      <article className="wrap">
        <Breadcrumb trail={trail} here={job.job_title} />
        <header className={styles.head}>
          <LogoPreview
            company_logo={job.company_logo}
            company_name={job.company_name}
            drawing={job.company_logo ? '' : jobDrawing(job.job_title)}
            size="l"
          />
          <div className={styles.title}>
            <h1 className="h1">
              {job.is_sample && <SampleMark />}
              {job.job_title}
            </h1>
            <p>{job.company_name}</p>
          </div>
          <div className={`${styles.actions} no-print`}>
            {share}
            <PrintButton>Print</PrintButton>
            {isOpen && <ApplyLink job={job} />}
          </div>
        </header>
        {job.is_sample && <SampleNote />}
        {!isOpen && (
          <p className={styles.closed} role="note">
            <b>{MESSAGES.jobClosed}.</b> Look at the similar jobs below, or{' '}
            <a className="link" href={paths.applyJob('general')}>
              post your resume
            </a>{' '}
            for the next one.
          </p>
        )}
        <div className={styles.columns} data-static="columns">
          <div className={styles.text}>
            <JobDescription text={job.job_description} />
            {skills.length > 0 && (
              <section>
                <h2>Job Skills</h2>
                <ul className={styles.skills}>
                  {skills.map((skill) => (
                    <li key={skill}>{skill}</li>
                  ))}
                </ul>
              </section>
            )}
            <JobTrust facts={facts} />
            {tools && <JobDocuments tools={tools} />}
          </div>
          <JobFactsPanel job={job} chargesHref={tools?.chargesHref} share={share}>
            {isOpen && <ApplyLink job={job} />}
          </JobFactsPanel>
        </div>
        <PrintFoot
          facts={facts}
          now={new Date()}
          address={`${siteUrl}${paths.jobDetails(job.id)}`}
        />
      </article>
      {similar.length > 0 && (
        <section className={`wrap no-print ${styles.similar}`} data-static="similar">
          <div className={styles.similarHead}>
            <h2>Similar jobs</h2>
            <MoreLink href={inCountry}>All jobs in {job.name}</MoreLink>
          </div>
          <JobTable jobs={similar} />
        </section>
      )}
      {isOpen && (
        <div className={`${styles.sticky} no-print`} data-static="sticky">
          <Salary salary={job.salary} />
          <ApplyLink job={job} />
        </div>
      )}
    </>
  )
}

const ApplyLink = ({ job }: { job: JobJson }) => (
  <a className={styles.apply} href={paths.applyJob(job.id)} target="_blank" rel="noopener">
    Apply Now
    <NewTabHint />
  </a>
)

const shareHref = (job: JobJson, facts: SiteSetting, siteUrl: string): string =>
  whatsAppShare(
    `${shareWords(job, facts)}\n${siteUrl}${paths.jobDetails(job.id)}?${SOURCE_PARAMETER}=whatsapp`,
  )

/** A shared job is an advertisement, so it has the registration number (docs/product.md §11.2). */
const shareWords = (job: JobJson, { licence_number }: SiteSetting): string =>
  [
    `${job.job_title}, ${jobPlace(job)}: ${job.salary}`,
    job.vacancies && vacanciesText(job.vacancies),
    job.closing_date && `Apply until ${longDate(job.closing_date)}`,
    licence_number && `Reg. No. ${licence_number}`,
  ]
    .filter(Boolean)
    .join('\n')
