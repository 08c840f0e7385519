import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { tellOtherAdmins } from '@/collections/Warnings/tellOtherAdmins'
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
  const content = exported({ who: line.by.name, what, count: line.count, at: createdAt })
  await tellOtherAdmins(payload, line.by, content, { key: `export:${id}`, kind: 'export' })
}
