import type { DataFromCollectionSlug, Payload } from 'payload'
import { ownerOf, type SubmissionCollection } from '@/collections/PersonalData/shared/personalData'
import type { SiteSetting } from '@/payload-types'
import { officeAddress } from './addresses'
import { type MailContent, renderMail } from './layout'
import { missingMails } from './missingMails'
import type { NewMail } from './newMail'
import { putInOutbox } from './outbox'

type Templates = {
  /** To the sender. */
  confirmation: MailContent
  /** To the office, unless it knows. */
  notice: MailContent | null
}

type Composed = Templates & {
  /** The row's id. */
  id: number
  reference: string
  /** The sender's address. */
  to: string
}

/** The two mails of each submission of a collection, as its slice composes them (`email.ts`). */
export type SubmissionMails = {
  collection: SubmissionCollection
  /** Of the rows with these references; a reference without a row is left out. */
  compose: (
    payload: Payload,
    references: readonly string[],
    facts: SiteSetting,
  ) => Promise<Composed[]>
}

/**
 * Declares the mails of a collection. `prepare` reads once for many rows what their templates need;
 * the templates get each row with its relationships (depth 1).
 */
export const submissionMails = <S extends SubmissionCollection>(
  collection: S,
  prepare: (context: {
    payload: Payload
    facts: SiteSetting
  }) =>
    | ((row: DataFromCollectionSlug<S>) => Templates)
    | Promise<(row: DataFromCollectionSlug<S>) => Templates>,
): SubmissionMails => ({
  collection,
  compose: async (payload, references, facts) => {
    const templates = await prepare({ payload, facts })
    const { docs } = await payload.find({
      collection,
      where: { reference: { in: [...references] } },
      depth: 1,
      pagination: false,
    })
    const rows = docs as DataFromCollectionSlug<S>[] // nothing was left out by a select
    return rows.map((row) => ({
      id: row.id,
      reference: row.reference,
      to: row.email,
      ...templates(row),
    }))
  },
})

/** The outbox's key of each mail; it takes a key only once. */
export const mailKeys = (reference: string) => ({
  confirm: `confirm:${reference}`,
  notice: `notice:${reference}`,
})

/** Writes the mails of submissions that are not in the outbox yet; the queue sends them. */
export const writeMails = async (
  payload: Payload,
  { collection, compose }: SubmissionMails,
  references: readonly string[],
): Promise<void> => {
  const missing = await missingMails(
    payload,
    references,
    (reference) => mailKeys(reference).confirm,
  )
  if (missing.length === 0) return
  const facts = await payload.findGlobal({ slug: 'site-settings' })
  const office = officeAddress(facts)
  const mails = (await compose(payload, missing, facts)).flatMap((composed): NewMail[] => {
    const { id, reference, to, notice, confirmation } = composed
    // Whom the office wrote down at a door without an address: nothing to send, nothing to tell.
    if (to === '') return []
    const about = ownerOf({ collection, id })
    const keys = mailKeys(reference)
    const toSender = { ...about, ...renderMail(confirmation, facts), key: keys.confirm }
    return [
      ...(office && notice
        ? [{ ...about, ...renderMail(notice, facts), key: keys.notice, kind: 'notice', to: office }]
        : []),
      // Last, because the sweep looks for this one.
      { ...toSender, kind: 'confirm', to },
    ]
  })
  await putInOutbox(payload, ...mails)
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
