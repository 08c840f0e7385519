import { MESSAGES } from '@/lib/shared/messages'

/** The title of the job that an application is for. Needs it populated (depth 1). */
export const appliedJobTitle = (job: { job_title: string } | number | null | undefined): string =>
  typeof job === 'object' && job ? job.job_title : MESSAGES.noSpecificJob
