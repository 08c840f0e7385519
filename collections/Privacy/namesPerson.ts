import { wordsOfName } from '@/collections/Submissions/wordsOfName'
import { asciiDigits, phoneDigits } from '@/lib/shared/fields'

/** What a person is known by. */
export type Known = { name: string; email: string; phone: string | null; reference: string }

/** Staff search for a number by its last five digits; fewer are those of many people. */
const TELLING_DIGITS = 5
/** Two words of a name tell a person; one word is shared by many, unless it is the whole name. */
const TELLING_WORDS = 2

const NUMBERS = /\d[\d\s()+./-]*/g

/**
 * Whether a text that staff wrote names this person: by e-mail address, reference, the last digits of
 * the phone number, or the name, also without some of its words. It errs towards yes.
 */
export const namesPerson = (text: string, { name, email, phone, reference }: Known): boolean => {
  const lower = text.normalize('NFC').toLowerCase()
  // A walk-in may have no e-mail address.
  if (email !== '' && lower.includes(email.toLowerCase())) return true
  if (lower.includes(reference.toLowerCase())) return true
  return hasNumber(lower, phone) || hasName(lower, name)
}

const hasNumber = (text: string, phone: string | null): boolean => {
  const own = withoutZeros(phone ?? '')
  if (own.length < TELLING_DIGITS) return false
  return (asciiDigits(text).match(NUMBERS) ?? []).some((typed) => {
    const digits = phoneDigits(typed)
    if (digits.length < TELLING_DIGITS) return false
    // Either of the two may lack the country code, or have a zero before the number.
    return own.includes(digits) || own.includes(withoutZeros(typed)) || digits.endsWith(own)
  })
}

const withoutZeros = (number: string): string => phoneDigits(number).replace(/^0+/, '')

const hasName = (text: string, name: string): boolean => {
  const own = [...new Set(wordsOfName(name))]
  const words = new Set(wordsOfName(text))
  const found = own.filter((word) => words.has(word)).length
  return found > 0 && found >= Math.min(TELLING_WORDS, own.length)
}
