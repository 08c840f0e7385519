import { MESSAGES } from '@/lib/shared/messages'
import { phoneOf, type StoredPhone } from './phone'

/** A mailto link, or that there is no address. */
export const Email = ({ email }: { email: string }) => {
  // People of imported lists may have none.
  if (!email) return 'No e-mail address'
  return (
    <a className="link" href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
      {/* A long address breaks before its @, not within a word. */}
      {email.split('@')[0]}
      <wbr />@{email.split('@')[1]}
    </a>
  )
}

/** A tel link to the stored number; the text of docs/product.md §2.17 when there is none. */
export const Phone = (stored: StoredPhone) => {
  const number = phoneOf(stored)
  if (!number) return MESSAGES.mobileMissing
  if (!number.digits) return number.shown
  return (
    <a className="link" href={`tel:+${number.digits}`}>
      {number.shown}
    </a>
  )
}
