import type { FieldAccess } from 'payload'
import type { Mail } from '@/payload-types'

/**
 * Account mails hold a link that opens the account: its addressee alone reads them. Says no when kind
 * or addressee are not known, as for a search by text or a selection of single fields.
 */
export const mayReadText = (
  mail: Partial<Pick<Mail, 'kind' | 'to'>> | undefined,
  reader: { email: string } | null,
): boolean => {
  if (!mail?.kind || !reader) return false
  return mail.kind !== 'account' || mail.to?.toLowerCase() === reader.email.toLowerCase()
}

/** The same for Payload's panel and REST. */
export const readsText: FieldAccess<Mail> = ({ doc, data, req }) =>
  // The panel asks by `data` whether it may show the field; what is read is asked by `doc`.
  mayReadText(doc ?? data, req.user)
