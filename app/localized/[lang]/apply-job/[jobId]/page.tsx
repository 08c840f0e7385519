import type { Metadata } from 'next'
import { inPageLanguage } from '@/app/localized/[lang]/inPageLanguage'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { countryCodes } from '@/collections/Countries/countries'
import { isOpen } from '@/collections/Jobs/jobs'
import { ApplyScreen } from '@/components/apply/ApplyScreen'
import { JobClosed } from '@/components/apply/JobClosed'
import { formOutcome } from '@/lib/server/calls/backToForm'
import { writtenLanguage } from '@/lib/server/pageLanguage'
import { paths } from '@/lib/shared/paths'
import { AGAIN_PARAMETER, type SearchParams, sourceIn } from '@/lib/shared/query'
import { jobCard, shareCard } from '@/lib/shared/shareCard'
import { wordsIn } from '@/messages/wordsIn'
import { appliedJob } from './appliedJob'

type Props = { params: Promise<{ jobId: string }>; searchParams: Promise<SearchParams> }

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const job = await appliedJob((await params).jobId)
  const path = paths.applyJob(job?.id ?? 'general')
  const t = wordsIn(await writtenLanguage(path), 'formPage')
  return inPageLanguage(path, {
    title: job ? t('applyTitleFor', { job: job.job_title }) : t('applyTitle'),
    description: job ? t('applyDescription', { job: job.job_title }) : t('generalDescription'),
    // Search engines list the job's page instead of its form.
    alternates: { canonical: job ? paths.jobDetails(job.id) : paths.applyJob('general') },
    openGraph: {
      images: [job ? jobCard(job.id) : shareCard('apply-job')],
    },
    ...(job && !isOpen(job, new Date()) && { robots: { index: false } }),
  })
}

const Page = async ({ params, searchParams }: Props) => {
  const job = await appliedJob((await params).jobId)
  const now = new Date()
  const language = await writtenLanguage(paths.applyJob(job?.id ?? 'general'))
  if (job && !isOpen(job, now)) {
    return <JobClosed job_title={job.job_title} language={language} />
  }
  const query = await searchParams
  const outcome = AGAIN_PARAMETER in query ? null : await formOutcome()
  const [countries, facts] = await Promise.all([countryCodes(), siteFacts()])
  return (
    <ApplyScreen
      job={job}
      countries={countries}
      outcome={outcome}
      source={sourceIn(query)}
      facts={facts}
      now={now}
      language={language}
    />
  )
}

export default Page
