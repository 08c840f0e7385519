import type { MailContent } from '@/collections/Mails/layout'
import { env } from '@/lib/server/settings/env'
import { counted, longDate } from '@/lib/shared/format'
import { paths } from '@/lib/shared/paths'
import type { Shortlist } from '@/payload-types'
import { CODE_MINUTES } from './shared/keys'

type Made = Pick<Shortlist, 'company' | 'ends_on'> & { job: string; count: number }

/** To the company's contact: where the list is. It names nobody. */
export const linkMail = ({ company, ends_on, job, count }: Made, href: string): MailContent => ({
  subject: `${counted(count, 'person', 'people')} for ${job}`,
  title: `We propose ${counted(count, 'person', 'people')} for your job`,
  parts: [
    {
      kind: 'facts',
      rows: [
        ['Job', job],
        ['Only for', company],
        ['Last day', longDate(`${ends_on}T12:00:00+05:30`)],
      ],
    },
    {
      kind: 'button',
      label: 'See the people',
      href,
      hint: 'The link alone opens nothing. The page sends a code to this address.',
    },
    { kind: 'text', text: 'Please answer Yes, Hold or No for each person, by skill only.' },
  ],
})

/** To the company's contact: the code of the page that is open in a browser. */
export const codeMail = (code: string): MailContent => ({
  subject: 'Your code',
  title: code,
  parts: [
    {
      kind: 'text',
      text: `Type these six digits on the page that is open. They work for ${CODE_MINUTES} minutes, in that browser only.`,
    },
    {
      kind: 'text',
      text: 'If you did not ask for a code, somebody else has your link. Nobody sees the people without the code: do not pass it on, and please tell us.',
    },
  ],
})

/** To the office: a company answered. Names are shown after the login only. */
export const answeredMail = (job: { id: number; title: string }, company: string): MailContent => ({
  subject: `${company} answered: ${job.title}`,
  title: 'A company answered about the people that you proposed',
  parts: [
    {
      kind: 'facts',
      rows: [
        ['Company', company],
        ['Job', job.title],
      ],
    },
    {
      kind: 'button',
      label: 'See the answers',
      href: `${env.siteUrl}${paths.manageJobs}?panel=candidates&job=${job.id}`,
      hint: 'You may have to log in first.',
    },
  ],
})
