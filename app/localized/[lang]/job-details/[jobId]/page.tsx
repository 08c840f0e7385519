import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { inPageLanguage } from '@/app/localized/[lang]/inPageLanguage'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { isIndexed } from '@/collections/Agency/siteMode'
import { jobPage } from '@/collections/Jobs/jobPage'
import { salaryText } from '@/collections/Jobs/shared/display'
import type { JobJson } from '@/collections/Jobs/shared/json'
import { jobPlace } from '@/collections/Jobs/shared/texts'
import { jobTools } from '@/collections/Tools/entry/jobTools'
import { toolFacts } from '@/collections/Tools/toolPage'
import { JobDetails } from '@/components/jobs/JobDetails'
import { env } from '@/lib/server/settings/env'
import { paths } from '@/lib/shared/paths'
import { jobCard } from '@/lib/shared/shareCard'

type Props = { params: Promise<{ jobId: string }> }

// What Next renders is stored by the page cache in front of it alone (docs/adr/0022).
export const dynamic = 'force-dynamic'

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const page = await jobPage((await params).jobId)
  if (!page) return {}
  const { job, isOpen } = page
  const isHidden = !isOpen || job.is_sample || !(await isIndexed())
  const salary = salaryText(job.salary)
  const place = jobPlace(job)
  return inPageLanguage(paths.jobDetails(job.id), {
    title: `${job.job_title}, ${place}`,
    description: `${job.job_title} in ${place}: ${salary}, experience ${job.experience}. ${applying(job)}`,
    alternates: { canonical: paths.jobDetails(job.id) },
    openGraph: {
      title: `${job.job_title}, ${place}`,
      description: `${salary}. Experience: ${job.experience}.`,
      url: paths.jobDetails(job.id),
      images: [jobCard(job.id)],
    },
    ...(isHidden && { robots: { index: false, follow: true } }),
  })
}

/** A job that costs the candidate something must not be called free. */
const applying = ({ candidate_charge }: JobJson): string =>
  candidate_charge === 'amount'
    ? 'Apply with your resume.'
    : 'Apply free of charge with your resume.'

const JobDetailsPage = async ({ params }: Props) => {
  const page = await jobPage((await params).jobId)
  if (!page) notFound()
  return (
    <JobDetails
      {...page}
      facts={await siteFacts()}
      tools={jobTools(page.job, await toolFacts())}
      siteUrl={env.siteUrl}
      isIndexed={await isIndexed()}
    />
  )
}

export default JobDetailsPage
