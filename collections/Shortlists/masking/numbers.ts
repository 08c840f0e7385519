import { asciiDigits } from '@/lib/shared/fields'
import { DOTS } from './dots'

/** So many digits are a phone number, or another number that finds a person. */
const LEAST_DIGITS = 7

/** Digits of any script with what people write between them. */
const RUN = /(?<!\p{Nd})[+(]{0,2}\p{Nd}(?:[\s().\p{Pd}/\\·•*_~,|]{0,3}\p{Nd}){5,}/gu

const YEAR = '(?:19|20)\\d\\d'
const DAY = '(?:0?[1-9]|[12]\\d|3[01])'
const MONTH = '(?:0?[1-9]|1[0-2])'
const DATE = `(?:(?:${DAY}[./-])?${MONTH}[./-])?${YEAR}|${DAY}[./-]${MONTH}[./-]\\d\\d`
const BETWEEN = '[\\s.,/()|-]{1,3}'
/** Years and days, as in "2010 - 2015": what a resume says about work. */
const DATES = new RegExp(`^(?:${DATE})(?:${BETWEEN}(?:${DATE}))*$`)

const isDates = (run: string): boolean =>
  DATES.test(
    asciiDigits(run)
      .replace(/\p{Pd}/gu, '-')
      .replace(/^[+(]+/, '')
      .trim(),
  )

const digitsIn = (run: string): number => asciiDigits(run).replace(/\D/g, '').length

/** Days with a number of the next sentence: "to 12/06/2018. 2 years". */
const isSentence = (run: string): boolean => {
  const parts = run.split(/\.\s+|,\s*/)
  const others = parts.filter((part) => !isDates(part))
  return others.length < parts.length && digitsIn(others.join('')) < LEAST_OTHER_DIGITS
}

const LEAST_OTHER_DIGITS = 4

const DIGIT = '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple)'
const IN_WORDS = new RegExp(`\\b${DIGIT}(?:[\\s,.-]{1,3}${DIGIT}){5,}\\b`, 'gi')

/** A letter or two with six to eight digits: passports of India, Nepal, Bangladesh, the Philippines. */
const PASSPORTS = [
  /(?<![\p{L}\p{M}\p{Nd}])\p{L}{1,2}\p{Nd}{6,8}\p{L}?(?![\p{L}\p{M}\p{Nd}])/gu,
  /(?<![\p{L}\p{M}\p{Nd}])\p{Lu}{1,2}[\s.\p{Pd}]{1,2}\p{Nd}{6,8}\p{Lu}?(?![\p{L}\p{M}\p{Nd}])/gu,
]

/** The Indian tax number. */
const TAX_NUMBER = /(?<![\p{L}\p{Nd}])[A-Z]{5}\s?\p{Nd}{4}\s?[A-Z](?![\p{L}\p{Nd}])/giu

/** Takes phone numbers and numbers of papers out of a text; years and days stay. */
export const withoutNumbers = (text: string): string => {
  const rest = text
    .replace(TAX_NUMBER, DOTS)
    .replace(RUN, (run) => (digitsIn(run) < LEAST_DIGITS || isSentence(run) ? run : DOTS))
  return [...PASSPORTS, IN_WORDS].reduce((left, pattern) => left.replace(pattern, DOTS), rest)
}
