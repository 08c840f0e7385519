import type { Payload } from 'payload'
import { type MailContent, renderMail } from '@/collections/Mails/layout'
import { hasMailServer } from '@/collections/Mails/mailServer'
import { messageKey } from '@/collections/Mails/messages'
import { putInOutbox } from '@/collections/Mails/outbox'
import { greeting, noMoneyWarning, statusPageButton } from '@/collections/Mails/parts'
import { sendingTime } from '@/collections/Mails/shared/sendingTime'
import { statusLinks } from '@/collections/Submissions/statusLink'
import { env } from '@/lib/server/settings/env'
import { noonOf, officeDateTime } from '@/lib/shared/format'
import { paths } from '@/lib/shared/paths'
import { longDateIn } from '@/messages/dateIn'
import { wordsIn } from '@/messages/wordsIn'
import type { Application, PaperCopy, SiteSetting } from '@/payload-types'
import { PAPERS } from '../shared/papers'
import { isShown } from '../stored'
import { paperWord } from './words'

/**
 * Writes the mail that asks for a copy, in the language of the application, through the outbox: once,
 * whoever repeats it. Returns a sentence for staff.
 */
export const mailAsk = async (payload: Payload, copy: PaperCopy, now: Date): Promise<string> => {
  const { application: id, made_with } = copy
  const person = await payload.findByID({ collection: 'applications', id, disableErrors: true })
  // Whom the office wrote down at a door without an address.
  if (!person?.email) return 'Asked. This person has no e-mail address: call them.'
  const facts = await payload.findGlobal({ slug: 'site-settings' })
  const link = `${(await statusLinks(payload, 'applications'))(person)}#copies`
  const sendAt = sendingTime(now)
  const key = messageKey(made_with, id)
  await putInOutbox(payload, {
    ...renderMail(contentOf(copy, person, link, facts), facts),
    ...{ key, kind: 'message', to: person.email, application: id },
    next_try_at: sendAt.toISOString(),
  })
  // Erased while the mail was written: nothing names the mail any more.
  if (!(await isShown(payload, id))) {
    await payload.db.deleteMany({ collection: 'mails', where: { key: { equals: key } } })
  }
  return (await hasMailServer(payload))
    ? `Asked. The mail is sent at ${officeDateTime(sendAt.toISOString())}, Mumbai time.`
    : 'Asked. The mail is kept in the outbox because no mail server is set.'
}

const contentOf = (
  { kind, reason, expires_on }: PaperCopy,
  { name, language }: Application,
  link: string,
  facts: SiteSetting,
): MailContent => {
  const t = wordsIn(language, 'copies')
  const paper = paperWord(kind, language)
  return {
    language,
    subject: t('mailSubject', { paper }),
    title: t('mailTitle'),
    parts: [
      ...greeting(name, language),
      { kind: 'text', text: t(reason) },
      {
        kind: 'facts',
        rows: [
          [t('mailPaper'), paper],
          [t('mailUntil'), longDateIn(language)(noonOf(expires_on))],
        ],
      },
      { kind: 'text', text: t('how') },
      statusPageButton(t('mailButton'), link, language),
      { kind: 'text', text: t('onlyHere') },
      { kind: 'text', text: t('who') },
      noMoneyWarning(facts, language),
    ],
  }
}

/** Tells the account that asked that the copy has arrived. Names nobody; the reference leads to the person. */
export const mailArrival = async (payload: Payload, copy: PaperCopy): Promise<void> => {
  const { id, application, asked_by, kind } = copy
  const find = { id: application, disableErrors: true } as const
  const person = await payload.findByID({ collection: 'applications', ...find })
  const user =
    asked_by && (await payload.findByID({ collection: 'users', id: asked_by, disableErrors: true }))
  if (!person || !user) return
  const facts = await payload.findGlobal({ slug: 'site-settings' })
  await putInOutbox(payload, {
    ...renderMail(arrived(PAPERS[kind], person), facts),
    ...{ key: `copy:${id}`, kind: 'notice', to: user.email, application },
  })
}

const arrived = (paper: string, { id, reference }: Application): MailContent => ({
  subject: `A copy has arrived for ${reference}`,
  title: 'A copy of a paper has arrived',
  parts: [
    {
      kind: 'facts',
      rows: [
        ['Paper', paper],
        ['Reference', reference],
      ],
    },
    {
      kind: 'button',
      label: 'Open the person',
      href: `${env.siteUrl}${paths.manageJobs}?panel=departures&open=${id}`,
    },
  ],
})
