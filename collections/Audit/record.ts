import type { Payload } from 'payload'
import type { User } from '@/collections/payload-types'
import { AUDIT_DETAIL_MAX_CHARS, type AuditAction } from './schema'

type Line = {
  /** Who did it: an account, or one of the two that have none. */
  by: Pick<User, 'id'> | 'candidate' | 'system'
  action: AuditAction
  /** The kind of thing, a collection's slug mostly. */
  subject: string
  subject_id?: number
  /** How many, for exports and bulk changes. */
  count?: number
  /** Names of fields, filters or stages; never a person's words or data. */
  detail?: string
}

/** Puts one line on record. Resolves when it is stored: what must be on record waits for it. */
export const record = async (payload: Payload, { by, ...line }: Line): Promise<void> => {
  const actor = typeof by === 'string' ? by : `admin ${by.id}`
  await payload.create({
    collection: 'audit',
    data: { actor, ...line, detail: line.detail?.slice(0, AUDIT_DETAIL_MAX_CHARS) },
  })
}
