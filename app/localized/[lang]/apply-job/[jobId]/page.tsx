import type { Metadata } from 'next'
import { inPageLanguage } from '@/app/localized/[lang]/inPageLanguage'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { countryCodes } from '@/collections/Countries/countries'
import { isOpen } from '@/collections/Jobs/jobs'
import { ApplyScreen } from '@/components/apply/ApplyScreen'
import { JobClosed } from '@/components/apply/JobClosed'
import { formOutcome } from '@/lib/server/calls/backToForm'
import { paths } from '@/lib/shared/paths'
import { AGAIN_PARAMETER, type SearchParams, sourceIn } from '@/lib/shared/query'
import { jobCard, shareCard } from '@/lib/shared/shareCard'
import { appliedJob } from './appliedJob'

type Props = { params: Promise<{ jobId: string }>; searchParams: Promise<SearchParams> }

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const job = await appliedJob((await params).jobId)
  return inPageLanguage(paths.applyJob(job?.id ?? 'general'), {
    title: `Job Application${job ? `: ${job.job_title}` : ''}`,
    description: job
      ? `Apply as ${job.job_title} with your resume: PDF, DOC or DOCX, up to 2 MB.`
      : 'Send us your resume for any open job: PDF, DOC or DOCX, up to 2 MB.',
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
  if (job && !isOpen(job, now)) return <JobClosed job_title={job.job_title} />
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
    />
  )
}

export default Page
