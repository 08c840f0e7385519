import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { inPageLanguage } from '@/app/localized/[lang]/inPageLanguage'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { isIndexed } from '@/collections/Agency/siteMode'
import { jobPage } from '@/collections/Jobs/jobPage'
import { jobTools } from '@/collections/Tools/entry/jobTools'
import { toolFacts } from '@/collections/Tools/toolFacts'
import { JobDetails } from '@/components/jobs/JobDetails'
import { jobWords } from '@/components/jobs/shared/jobWords'
import { writtenLanguage } from '@/lib/server/pageLanguage'
import { env } from '@/lib/server/settings/env'
import { paths } from '@/lib/shared/paths'
import { jobCard } from '@/lib/shared/shareCard'
import { wordsIn } from '@/messages/wordsIn'

type Props = { params: Promise<{ jobId: string }> }

// What Next renders is stored by the page cache in front of it alone (docs/adr/0022).
export const dynamic = 'force-dynamic'

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const page = await jobPage((await params).jobId)
  if (!page) return {}
  const { job, isOpen } = page
  const isHidden = !isOpen || job.is_sample || !(await isIndexed())
  const path = paths.jobDetails(job.id)
  const language = await writtenLanguage(path)
  const t = wordsIn(language, 'jobDetails')
  const words = jobWords(language)
  const { job_title, experience } = job
  const salary = words.salary(job.salary)
  const place = words.place(job)
  const description = job.candidate_charge === 'amount' ? 'descriptionCharged' : 'description'
  return inPageLanguage(path, {
    title: `${job_title}, ${place}`,
    description: t(description, { job: job_title, place, salary, experience }),
    alternates: { canonical: path },
    openGraph: {
      title: `${job_title}, ${place}`,
      description: t('shared', { salary, experience }),
      url: path,
      images: [jobCard(job.id)],
    },
    ...(isHidden && { robots: { index: false, follow: true } }),
  })
}

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
      language={await writtenLanguage(paths.jobDetails(page.job.id))}
    />
  )
}

export default JobDetailsPage
