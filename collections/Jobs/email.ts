import type { MailContent } from '@/collections/Mails/layout'
import type { Reminders } from '@/collections/Mails/reminders'
import { env } from '@/lib/server/settings/env'
import { longDate, officeDay } from '@/lib/shared/format'
import { paths } from '@/lib/shared/paths'
import { closingSoonWhere } from './closingSoon'

/** One reminder for each job that closes within a week. */
export const closingReminders: Reminders = async (payload, _facts, now) => {
  const { docs } = await payload.find({
    collection: 'jobs',
    where: closingSoonWhere(now),
    pagination: false,
  })
  return docs.flatMap(({ id, job_title, closing_date }) =>
    closing_date
      ? {
          key: `closing:${id}:${officeDay(new Date(closing_date))}`,
          kind: 'closing',
          content: closingSoon({ id, job_title, closing_date }),
        }
      : [],
  )
}

/** To the office: a job closes within a week. */
export const closingSoon = (job: {
  id: number
  job_title: string
  closing_date: string
}): MailContent => ({
  subject: `Closing on ${longDate(job.closing_date)}: ${job.job_title}`,
  title: 'A job closes soon',
  parts: [
    {
      kind: 'facts',
      rows: [
        ['Job', job.job_title],
        ['Last day', longDate(job.closing_date)],
      ],
    },
    {
      kind: 'text',
      text: 'After that day nobody can apply. Change the closing date to keep it open.',
    },
    { kind: 'button', label: 'Edit the job', href: `${env.siteUrl}${paths.editJob(job.id)}` },
  ],
})
