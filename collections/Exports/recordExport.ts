import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { renderMail } from '@/collections/Mails/layout'
import { putInOutbox } from '@/collections/Mails/outbox'
import type { User } from '@/payload-types'
import { exported } from './email'

type Export = {
  by: User
  /** In the notice to the other admins: 'Applicant list, CSV'. No personal data. */
  what: string
  /** The rows of the file. */
  count: number
  /** The line of the audit trail (collections/Audit/record.ts). */
  subject: string
  subject_id?: number
  detail: string
}

/**
 * Call before personal data is sent as a file: records it in the audit trail and writes a mail to
 * every other admin. Rejects when either cannot be stored, so that no export goes unnoticed.
 */
export const recordExport = async (payload: Payload, { what, ...line }: Export): Promise<void> => {
  const { id, createdAt } = await record(payload, { ...line, action: 'export' })
  const { docs: others } = await payload.find({
    collection: 'users',
    where: { and: [{ role: { equals: 'admin' } }, { id: { not_equals: line.by.id } }] },
    select: { email: true },
    pagination: false,
  })
  if (others.length === 0) return
  const facts = await payload.findGlobal({ slug: 'site-settings' })
  const content = exported({ who: line.by.name, what, count: line.count, at: createdAt })
  const mail = { ...renderMail(content, facts), kind: 'export' }
  const mails = others.map((to) => ({ ...mail, key: `export:${id}:${to.id}`, to: to.email }))
  await putInOutbox(payload, ...mails)
}
