import { phoneDigits } from '@/lib/shared/fields'

export type StoredPhone = {
  country_code: string
  /** As the candidate typed it: 'mobile' of an application, 'whatsup_no' of a registration. */
  typed: string
  /** The number that the server worked out, '+919820012345'; '' when there is none. */
  phone_e164: string
}

/**
 * A candidate's number as shown, '+91 98200 12345', and as the digits of tel: and wa.me links. The
 * digits are the stored number's: only the server knows a country code that was typed twice, or a
 * leading zero. Null when nothing was typed.
 */
export const phoneOf = ({
  country_code,
  typed,
  phone_e164,
}: StoredPhone): { shown: string; digits: string } | null => {
  const text = typed.trim()
  if (phoneDigits(text) === '') return null
  const digits = phone_e164.replace(/^\+/, '')
  if (text.startsWith('+')) return { shown: text, digits }
  const bare = text.replace(/^00/, '')
  const hasCode = phoneDigits(bare) === digits
  return { shown: hasCode ? `+${bare}` : `+${country_code} ${text}`, digits }
}

/** The address that opens a WhatsApp message: digits only, the text encoded. */
export const whatsAppHref = (digits: string, text = ''): string =>
  `https://wa.me/${digits}${text && `?text=${encodeURIComponent(text)}`}`
