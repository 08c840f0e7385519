import { shareImage } from '@/collections/Agency/shareImage/shareImage'
import { siteFacts } from '@/collections/Agency/siteFacts'
import type { PublicDemand } from '@/collections/Demands/shared/json'
import { dayWords } from '@/collections/Demands/shared/words'
import { jobPage } from '@/collections/Jobs/jobPage'
import { salaryText } from '@/collections/Jobs/shared/display'
import { fail } from '@/lib/server/calls/answers'
import { answering, toJson } from '@/lib/server/calls/responses'

type Params = { params: Promise<{ jobId: string }> }

/** The 1200 × 630 picture of a job for shared links; 404 for jobs that do not exist. */
export const GET = (request: Request, { params }: Params) =>
  answering(request, async () => {
    const page = await jobPage((await params).jobId)
    if (!page) return toJson(fail.fileUnknown())
    const { job, demand } = page
    return shareImage(
      {
        title: job.job_title,
        titleOtherwise: 'Job',
        line: [job.location_hiring, job.name, approved(demand)].filter(Boolean).join(', '),
        strong: salaryText(job.salary),
      },
      await siteFacts(),
    )
  })

/** With its end, because whoever was sent the picture keeps it. */
const approved = (demand: PublicDemand | null): string =>
  demand ? `approved demand until ${dayWords(demand.valid_until)}` : ''
