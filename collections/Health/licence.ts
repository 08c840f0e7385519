import { counted, daysUntil, longDate } from '@/lib/shared/format'
import { LICENCE_WARNING_DAYS } from '@/lib/shared/limits'
import { error, type Given, missing, notice, ok, type Verdict, warning } from './finding'

const [EARLY, LATE] = LICENCE_WARNING_DAYS

const RENEW = 'Renew it, and enter the new date. After that day the site no longer says "valid".'

/** The licence is valid, and does not end soon. */
export const licence = async ({ payload, now }: Given): Promise<Verdict> => {
  const { licence_valid_until } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  if (!licence_valid_until) {
    return missing(
      'Until when the licence is valid is not entered',
      'Enter the date that is on the certificate. Without it the site does not say "valid".',
    )
  }
  const left = daysUntil(licence_valid_until, now)
  if (left < 0) {
    return error(
      'The licence has expired',
      'The site no longer says "valid". Enter the new date once the licence is renewed.',
    )
  }
  if (left > EARLY) return ok(`Valid until ${longDate(licence_valid_until)}`)
  return (left > LATE ? notice : warning)(`The licence ends in ${counted(left, 'day')}`, RENEW)
}
