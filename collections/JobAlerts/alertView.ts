import type { Payload } from 'payload'
import { destinations } from '@/collections/Countries/countries'
import { jobListHref } from '@/collections/Jobs/shared/filters'
import { linkIn } from '@/lib/shared/alternates'
import type { Language } from '@/lib/shared/languages'
import { ALERT_CONFIRM_HOURS } from '@/lib/shared/limits'
import type { JobAlert } from '@/payload-types'
import { findByAlertToken } from './alertLink'
import { searchWords, storedSearch } from './searchWords'
import type { AlertView } from './shared/json'

/** What the page behind the link of a mail shows. Showing it changes nothing. */
export const alertView = async (
  payload: Payload,
  token: string,
  language: Language,
  now: Date,
): Promise<AlertView> => {
  const alert = await findByAlertToken(payload, token)
  if (!alert || alert.state === 'left' || isTooLate(alert, now)) return { state: 'over' }
  const filters = storedSearch(alert.search)
  return {
    state: alert.state,
    token,
    search: searchWords(filters, await destinations(), language),
    list: linkIn(jobListHref(filters), language),
  }
}

/** Whether an alert was not confirmed in time. */
export const isTooLate = ({ state, asked_at }: JobAlert, now: Date): boolean =>
  state === 'asked' && asked_at < lastAskedAt(now)

/** ISO: what was asked before cannot be confirmed any more. */
export const lastAskedAt = (now: Date): string =>
  new Date(now.getTime() - ALERT_CONFIRM_HOURS * 3_600_000).toISOString()
