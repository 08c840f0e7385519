import type { PublicDemand } from '@/collections/Demands/shared/json'
import { splitSkills } from '@/collections/Jobs/shared/display'
import { jobListHref, NO_FILTERS } from '@/collections/Jobs/shared/filters'
import { jobPosting } from '@/collections/Jobs/shared/jobPosting'
import type { JobJson } from '@/collections/Jobs/shared/json'
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
import { linkIn } from '@/lib/shared/alternates'
import { inEnglish, type Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { breadcrumbs } from '@/lib/shared/structuredData'
import { translated, wordsIn } from '@/messages/wordsIn'
import type { SiteSetting } from '@/payload-types'
import { JobDemand } from './JobDemand'
import { JobDescription } from './JobDescription'
import styles from './JobDetails.module.css'
import { JobDocuments } from './JobDocuments'
import { JobFactsPanel } from './JobFactsPanel'
import { JobTable } from './JobTable'
import { JobTrust } from './JobTrust'
import { LogoPreview } from './LogoPreview'
import { AsWritten } from './shared/AsWritten'
import { jobWords } from './shared/jobWords'
import { Salary } from './shared/Salary'
import { shareHref } from './shared/shareHref'

type Props = {
  job: JobJson
  isOpen: boolean
  similar: JobJson[]
  demand: PublicDemand | null
  facts: SiteSetting
  /** Null for a country that the tools do not know. */
  tools: JobTools | null
  siteUrl: string
  /** Whether search engines may read the site. */
  isIndexed: boolean
  language: Language
}

/** A job's page (docs/product.md §2.11). A closed job says so and has no Apply Now. */
export const JobDetails = ({ job, isOpen, similar, facts, tools, siteUrl, ...props }: Props) => {
  const { language, demand } = props
  const t = wordsIn(language, 'jobDetails')
  const list = wordsIn(language, 'jobList')
  const words = jobWords(language)
  const { name, ...written } = words.employer(job)
  const address = linkIn(paths.jobDetails(job.id), language)
  const country = translated(language, 'places', job.name)
  // Google's job search must have no invented jobs (docs/product.md §14).
  const isAdvertised = isOpen && props.isIndexed && !job.is_sample
  const skills = splitSkills(job.skill_keyword)
  const inCountry = jobListHref(
    { ...NO_FILTERS, country: [job.iso2] },
    1,
    linkIn(paths.jobList, language),
  )
  const trail = [
    { label: list('home'), href: linkIn(paths.home, language) },
    { label: list('title'), href: linkIn(paths.jobList, language) },
    { label: country, href: inCountry },
  ]
  const share = (
    <ButtonLink newTab newTabHint={words.newTab} href={shareHref(job, facts, siteUrl, language)}>
      <SocialIcon name="whatsapp" />
      {t('share')}
    </ButtonLink>
  )
  return (
    <>
      {isAdvertised && (
        <JsonLd data={jobPosting(job, facts.full_name ?? '', siteUrl, demand?.left)} />
      )}
      <JsonLd data={breadcrumbs([...trail, { label: job.job_title, href: address }], siteUrl)} />
      <article className="wrap">
        <Breadcrumb
          trail={trail}
          here={job.job_title}
          written={inEnglish(language)}
          language={language}
        />
        <header className={styles.head}>
          <LogoPreview
            company_logo={job.company_logo}
            company_name={name}
            drawing={job.company_logo ? '' : jobDrawing(job.job_title)}
            size="l"
            {...words.logo(name)}
          />
          <div className={styles.title}>
            <h1 className="h1">
              {job.is_sample && <SampleMark word={words.t('sample')} />}
              <AsWritten language={language}>{job.job_title}</AsWritten>
            </h1>
            <p {...written}>{name}</p>
          </div>
          <div className={`${styles.actions} no-print`}>
            {share}
            <PrintButton>{t('print')}</PrintButton>
            {isOpen && <ApplyLink job={job} language={language} />}
          </div>
        </header>
        {job.is_sample && <SampleNote language={language} />}
        {!isOpen && (
          <p className={styles.closed} role="note">
            {t.rich('closed', {
              b: (text) => <b>{text}</b>,
              a: (text) => (
                <a className="link" href={linkIn(paths.applyJob('general'), language)}>
                  {text}
                </a>
              ),
            })}
          </p>
        )}
        <div className={styles.columns} data-static="columns">
          <div className={styles.text}>
            <JobDescription text={job.job_description} language={language} />
            {skills.length > 0 && (
              <section>
                <h2>{t('skills')}</h2>
                <ul className={styles.skills} {...inEnglish(language)}>
                  {skills.map((skill) => (
                    <li key={skill}>{skill}</li>
                  ))}
                </ul>
              </section>
            )}
            {demand && <JobDemand demand={demand} facts={facts} language={language} />}
            <JobTrust facts={facts} language={language} />
            {tools && <JobDocuments tools={tools} language={language} />}
          </div>
          <JobFactsPanel
            job={job}
            language={language}
            chargesHref={tools?.chargesHref}
            share={share}
          >
            {isOpen && <ApplyLink job={job} language={language} />}
          </JobFactsPanel>
        </div>
        <PrintFoot
          facts={facts}
          now={new Date()}
          address={`${siteUrl}${address}`}
          language={language}
        />
      </article>
      {similar.length > 0 && (
        <section className={`wrap no-print ${styles.similar}`} data-static="similar">
          <div className={styles.similarHead}>
            <h2>{t('similar')}</h2>
            <MoreLink href={inCountry}>{t('allIn', { country })}</MoreLink>
          </div>
          <JobTable jobs={similar} language={language} />
        </section>
      )}
      {isOpen && (
        <div className={`${styles.sticky} no-print`} data-static="sticky">
          <Salary salary={job.salary} perMonth={words.t('perMonth')} {...inEnglish(language)} />
          <ApplyLink job={job} language={language} />
        </div>
      )}
    </>
  )
}

const ApplyLink = ({ job, language }: { job: JobJson; language: Language }) => (
  <a
    className={styles.apply}
    href={linkIn(paths.applyJob(job.id), language)}
    target="_blank"
    rel="noopener"
  >
    {wordsIn(language, 'jobDetails')('apply')}
    <NewTabHint words={wordsIn(language, 'forms')('newTab')} />
  </a>
)
