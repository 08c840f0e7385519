import { asciiDigits } from '@/lib/shared/fields'

/**
 * Number and check code in the address of a receipt, '26-000131-7K42', as people type it: small letters, and
 * the letters that are taken for digits. Null when it has another form.
 */
export const readAddress = (
  typed: string | undefined,
): { number: string; check_code: string } | null => {
  const found = /^(?:R-)?(\d{2})-(\d{1,9})-([0-9A-Z]{4})$/.exec(plain(typed))
  if (!found) return null
  const [, year = '', sequence = '', check_code = ''] = found
  return { number: numberOf(year, sequence), check_code }
}

/** The number in an address that has no check code, '26-000131'. Null when it has another form. */
export const readNumber = (typed: string | undefined): string | null => {
  const [, year = '', sequence = ''] = /^(?:R-)?(\d{2})-(\d{1,9})-?$/.exec(plain(typed)) ?? []
  return year ? numberOf(year, sequence) : null
}

/**
 * What is typed into the form that checks a receipt, as the end of its address: '26-000131-7K42'. The field
 * of the number may have the whole address of the paper. Null when it is no number with a check code.
 */
export const typedAddress = (number: string, code: string): string | null => {
  const last = number.split(/[?#]/, 1)[0]?.split('/').findLast(Boolean)
  const found = readAddress(last) ?? readAddress(`${plain(last).replace(/-$/, '')}-${plain(code)}`)
  return found && `${found.number.slice(2)}-${found.check_code}`
}

const numberOf = (year: string, sequence: string): string =>
  `R-${year}-${sequence.padStart(6, '0')}`

const plain = (typed: string | undefined): string =>
  asciiDigits(typed ?? '')
    .replace(/\s/g, '')
    .replace(/\p{Pd}/gu, '-')
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
