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
export const namesPerson = (text: string, known: Known): boolean => namesWhom(text)(known)

/** As `namesPerson`, for many people: the text is read once. */
export const namesWhom = (text: string): ((known: Known) => boolean) => {
  const lower = text.normalize('NFC').toLowerCase()
  const numbers = numbersIn(lower)
  const words = new Set(wordsOfName(lower))
  return ({ name, email, phone, reference }) => {
    // A walk-in may have no e-mail address.
    if (email !== '' && lower.includes(email.toLowerCase())) return true
    if (lower.includes(reference.toLowerCase())) return true
    return hasNumber(numbers, phone) || hasName(words, name)
  }
}

const numbersIn = (text: string): string[][] =>
  (asciiDigits(text).match(NUMBERS) ?? [])
    .map((typed) => [phoneDigits(typed), withoutZeros(typed)])
    .filter(([digits = '']) => digits.length >= TELLING_DIGITS)

const hasNumber = (numbers: string[][], phone: string | null): boolean => {
  const own = withoutZeros(phone ?? '')
  if (own.length < TELLING_DIGITS) return false
  // Either of the two may lack the country code, or have a zero before the number.
  return numbers.some(
    ([digits = '', bare = '']) =>
      own.includes(digits) || own.includes(bare) || digits.endsWith(own),
  )
}

const withoutZeros = (number: string): string => phoneDigits(number).replace(/^0+/, '')

const hasName = (words: ReadonlySet<string>, name: string): boolean => {
  const own = [...new Set(wordsOfName(name))]
  const found = own.filter((word) => words.has(word)).length
  return found > 0 && found >= Math.min(TELLING_WORDS, own.length)
}
