import type { ApplicationJson } from '@/collections/Applications/shared/json'
import { phoneDigits } from '@/lib/shared/fields'

/**
 * A candidate's number: as it is shown, and as all digits with the country's code for tel: and wa.me
 * links. A leading zero is the trunk prefix of the national form. Null when there is none.
 */
export const mobileNumber = ({
  country_code,
  mobile,
}: Pick<ApplicationJson, 'country_code' | 'mobile'>): { shown: string; digits: string } | null => {
  const typed = mobile.trim()
  const digits = phoneDigits(typed)
  if (digits === '') return null
  if (typed.startsWith('+')) return { shown: typed, digits }
  if (digits.startsWith('00')) return { shown: `+${digits.slice(2)}`, digits: digits.slice(2) }
  return {
    shown: `+${country_code} ${typed}`,
    digits: `${country_code}${digits.replace(/^0/, '')}`,
  }
}
