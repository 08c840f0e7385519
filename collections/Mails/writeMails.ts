import type { DataFromCollectionSlug, Payload } from 'payload'
import { ownerOf, type SubmissionCollection } from '@/collections/Submissions/shared/personalData'
import { logError } from '@/lib/server/logError'
import type { SiteSetting } from '@/payload-types'
import { officeAddress } from './addresses'
import { type MailContent, renderMail } from './layout'
import { type NewMail, putInOutbox } from './outbox'

type Composed = {
  /** The row's id. */
  id: number
  /** The sender's address. */
  to: string
  /** To the sender. */
  confirmation: MailContent
  /** To the office. */
  notice: MailContent
}

/** The two mails of each submission of a collection, as its slice composes them (`email.ts`). */
export type SubmissionMails = {
  collection: SubmissionCollection
  /** Null when no row has the reference. */
  compose: (payload: Payload, reference: string, facts: SiteSetting) => Promise<Composed | null>
}

type Templates = Pick<Composed, 'confirmation' | 'notice'>

/**
 * Declares the mails of a collection. `templates` gets the row with its relationships (depth 1).
 */
export const submissionMails = <S extends SubmissionCollection>(
  collection: S,
  templates: (
    row: DataFromCollectionSlug<S>,
    context: { payload: Payload; facts: SiteSetting },
  ) => Templates | Promise<Templates>,
): SubmissionMails => ({
  collection,
  compose: async (payload, reference, facts) => {
    const { docs } = await payload.find({
      collection,
      where: { reference: { equals: reference } },
      depth: 1,
      limit: 1,
      pagination: false,
    })
    const row = docs[0] as DataFromCollectionSlug<S> | undefined // nothing was left out by a select
    if (!row) return null
    return { id: row.id, to: row.email, ...(await templates(row, { payload, facts })) }
  },
})

/** The outbox's key of each mail; it takes a key only once. */
export const mailKeys = (reference: string) => ({
  confirm: `confirm:${reference}`,
  notice: `notice:${reference}`,
})

/**
 * Writes both mails of a submission before its sender gets a response; the queue sends them. An
 * error is logged and fails no submission, and the sweep writes what is missing (sweep.ts).
 */
export const tryToWriteMails = async (
  payload: Payload,
  mails: SubmissionMails,
  reference: string,
): Promise<void> => {
  try {
    await writeMails(payload, mails, reference)
  } catch (error) {
    logError(`mails of ${mails.collection}`, error)
  }
}

/** Writes the mails of a submission that are not in the outbox yet. */
export const writeMails = async (
  payload: Payload,
  { collection, compose }: SubmissionMails,
  reference: string,
): Promise<void> => {
  const keys = mailKeys(reference)
  const { totalDocs } = await payload.count({
    collection: 'mails',
    where: { key: { equals: keys.confirm } },
  })
  if (totalDocs > 0) return
  const facts = await payload.findGlobal({ slug: 'site-settings' })
  const composed = await compose(payload, reference, facts)
  if (!composed) return
  const about = ownerOf({ collection, id: composed.id })
  await writeToOffice(payload, facts, composed.notice, {
    ...about,
    key: keys.notice,
    kind: 'notice',
  })
  // Last, because the sweep looks for this one.
  await putInOutbox(payload, {
    ...about,
    ...renderMail(composed.confirmation, facts),
    key: keys.confirm,
    kind: 'confirm',
    to: composed.to,
  })
}

/** Writes a mail to the office; none when no address is set. */
export const writeToOffice = async (
  payload: Payload,
  facts: SiteSetting,
  content: MailContent,
  mail: Omit<NewMail, 'to' | 'subject' | 'text' | 'html'>,
): Promise<void> => {
  const to = officeAddress(facts)
  if (to) await putInOutbox(payload, { ...mail, ...renderMail(content, facts), to })
}
