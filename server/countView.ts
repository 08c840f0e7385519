import { keyOfView, OTHER_PAGE, viewOf } from '@/collections/PageViews/shared/view'
import { tallyViews } from '@/lib/server/monitoring/viewTally'
import { officeDay } from '@/lib/shared/format'
import type { CountedRequest } from './countedRequest'

/** Counts an answered request if it was a view of a page. */
export const countView = (request: CountedRequest, status: number): void => {
  const view = viewOf(request, status, today())
  if (view) tallyViews(keyOfView(view), keyOfView({ ...view, page: OTHER_PAGE }))
}

const MINUTE_MS = 60_000

let known = { minute: 0, day: '' }

/** The day in Mumbai. Kept for a minute: a stored page is sent in a few microseconds. */
const today = (): string => {
  const minute = Math.floor(Date.now() / MINUTE_MS)
  if (known.minute !== minute) known = { minute, day: officeDay(new Date()) }
  return known.day
}
