import type { Payload } from 'payload'
import { ENQUIRY_KINDS } from '@/collections/Enquiries/shared/kinds'
import { appliedJobTitle } from '@/collections/Jobs/shared/texts'
import { ownLink } from '@/collections/StatusPage/link'
import { logError } from '@/lib/server/logError'
import type { SiteSetting } from '@/payload-types'
import { officeAddress } from './addresses'
import { type MailWords, renderMail } from './layout'
import { type NewMail, putInOutbox } from './outbox'
import { applicationReceived, enquiryReceived, officeNotice, registrationReceived } from './words'

/** What visitors send: each row of these has a mail to its sender and one to the office. */
export const MAIL_SOURCES = ['applications', 'registrations', 'enquiries'] as const

export type MailSource = (typeof MAIL_SOURCES)[number]

/** Which mail it is; the outbox takes each key once. */
export const mailKeys = (reference: string) => ({
  confirm: `confirm:${reference}`,
  notice: `notice:${reference}`,
})

/**
 * Writes both mails of a row before its sender is answered; sending them is the queue's. What goes
 * wrong here fails no submit, and what a crash leaves out is written by the sweep (sweep.ts).
 */
export const tryToWriteMails = async (
  payload: Payload,
  source: MailSource,
  reference: string,
): Promise<void> => {
  try {
    await writeMails(payload, source, reference)
  } catch (error) {
    logError(`mails of ${source}`, error)
  }
}

/** Writes the mails of a row that are not in the outbox yet. */
export const writeMails = async (
  payload: Payload,
  source: MailSource,
  reference: string,
): Promise<void> => {
  const keys = mailKeys(reference)
  const { totalDocs } = await payload.count({
    collection: 'mails',
    where: { key: { equals: keys.confirm } },
  })
  if (totalDocs > 0) return
  const facts = await payload.findGlobal({ slug: 'site-settings' })
  const mails = await MAKERS[source](payload, reference, facts)
  if (!mails) return
  await writeToOffice(payload, facts, mails.notice, {
    ...mails.about,
    key: keys.notice,
    kind: 'notice',
  })
  // Last, since the sweep looks for it.
  await putInOutbox(payload, {
    ...mails.about,
    ...renderMail(mails.confirm, facts),
    key: keys.confirm,
    kind: 'confirm',
    to: mails.to,
  })
}

/** A mail to the office; none when nobody said where it is. */
export const writeToOffice = async (
  payload: Payload,
  facts: SiteSetting,
  words: MailWords,
  mail: Omit<NewMail, 'to' | 'subject' | 'text' | 'html'>,
): Promise<void> => {
  const to = officeAddress(facts)
  if (to) await putInOutbox(payload, { ...mail, ...renderMail(words, facts), to })
}

type Mails = {
  to: string
  about: Partial<Pick<NewMail, 'application' | 'registration' | 'enquiry'>>
  confirm: MailWords
  notice: MailWords
}

type Maker = (payload: Payload, reference: string, facts: SiteSetting) => Promise<Mails | null>

const MAKERS: Record<MailSource, Maker> = {
  applications: async (payload, reference, facts) => {
    const { docs } = await payload.find({
      collection: 'applications',
      depth: 1,
      ...only(reference),
    })
    const row = docs[0]
    if (!row) return null
    const job = appliedJobTitle(row.job_id)
    return {
      to: row.email,
      about: { application: row.id },
      confirm: applicationReceived(row, job, await ownLink(payload, 'applications', row), facts),
      notice: officeNotice({ ...row, what: 'application', panel: 'candidates', about: job }),
    }
  },
  registrations: async (payload, reference, facts) => {
    const { docs } = await payload.find({ collection: 'registrations', ...only(reference) })
    const row = docs[0]
    return row
      ? {
          to: row.email,
          about: { registration: row.id },
          confirm: registrationReceived(row, await ownLink(payload, 'registrations', row), facts),
          notice: officeNotice({
            ...row,
            what: 'registration',
            panel: 'registrations',
            about: row.category,
          }),
        }
      : null
  },
  enquiries: async (payload, reference, facts) => {
    const { docs } = await payload.find({ collection: 'enquiries', ...only(reference) })
    const row = docs[0]
    return row
      ? {
          to: row.email,
          about: { enquiry: row.id },
          confirm: enquiryReceived(row, facts),
          notice: officeNotice({
            ...row,
            what: 'message',
            panel: 'enquiries',
            about: ENQUIRY_KINDS[row.kind].label,
          }),
        }
      : null
  },
}

const only = (reference: string) => ({
  where: { reference: { equals: reference } },
  limit: 1,
  pagination: false as const,
})
