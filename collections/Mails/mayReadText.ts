import type { FieldAccess } from 'payload'
import type { Mail } from '@/payload-types'
import { LINK_KINDS } from './linkMails'

/**
 * Some mails contain a link that opens an account, so only their recipient may read them. False
 * when kind or recipient are unknown, as in a search by text or a selection of fields.
 */
export const mayReadText = (
  mail: Partial<Pick<Mail, 'kind' | 'to'>> | undefined,
  reader: { email: string } | null,
): boolean => {
  if (!mail?.kind || !reader) return false
  return !LINK_KINDS.includes(mail.kind) || mail.to?.toLowerCase() === reader.email.toLowerCase()
}

/** The same rule for the CMS panel and REST. */
export const readsText: FieldAccess<Mail> = ({ doc, data, req }) =>
  // The CMS panel checks the field with `data`, a read with `doc`.
  mayReadText(doc ?? data, req.user)
