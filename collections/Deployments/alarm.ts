import type { Payload } from 'payload'
import type { MailContent } from '@/collections/Mails/layout'
import { writeToOffice } from '@/collections/Mails/writeMails'
import { env } from '@/lib/server/settings/env'
import { paths } from '@/lib/shared/paths'
import type { DeploymentRow } from './deploymentRows'
import { QUESTIONS, type Question, type Round } from './shared/questions'

type About = {
  row: Pick<DeploymentRow, 'id' | 'reference'>
  round: Round
  departed: string
  /** When an answer before this one was dealt with. */
  handled_at?: string
}

/**
 * Tells the office at once that answers are bad: where reports of more money go, with the person for
 * grievances from the agency facts. Nothing for none.
 */
export const alarm = async (
  payload: Payload,
  { row, round, departed, handled_at }: About,
  bad: readonly Question[],
): Promise<void> => {
  if (bad.length === 0) return
  const facts = await payload.findGlobal({ slug: 'site-settings' })
  const dealtWith = handled_at ? Date.parse(handled_at) : 0
  const key = `answer:${round}:${row.reference}:${departed}:${bad.join('+')}:${dealtWith}`
  const content = badAnswerMail(row, round, bad, facts.grievance_contact ?? '')
  await writeToOffice(payload, facts, content, { key, kind: 'notice', application: row.id })
}

/** To the office. No personal data: who it is, and what was written, is shown after the login only. */
export const badAnswerMail = (
  { id, reference }: About['row'],
  round: Round,
  bad: readonly Question[],
  contact: string,
): MailContent => ({
  subject: `Bad answer after the departure: ${reference}`,
  title: 'Somebody who flew needs an answer',
  parts: [
    {
      kind: 'facts',
      rows: [
        ...(contact ? [['For', contact] satisfies [string, string]] : []),
        ['Reference number', reference],
        ['Asked', `${round} days after the departure`],
        ['Bad answer to', bad.map((question) => QUESTIONS[question].label).join('; ')],
      ],
    },
    {
      kind: 'button',
      label: 'Open it in the dashboard',
      href: `${env.siteUrl}${paths.manageJobs}?panel=departures&group=answers&open=${id}`,
      hint: 'You may have to log in first.',
    },
  ],
})
