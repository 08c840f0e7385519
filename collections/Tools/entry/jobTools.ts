import { isDestination } from '@/collections/Countries/shared/destinations'
import type { JobJson } from '@/collections/Jobs/shared/json'
import {
  questionHref as chargeHref,
  NO_QUESTION,
} from '@/collections/Tools/charges/shared/question'
import { documentsAnswer } from '@/collections/Tools/documents/answer'
import {
  questionHref as documentsHref,
  EMPTY_ROUTE,
} from '@/collections/Tools/documents/shared/question'
import { tradeOf } from '@/collections/Tools/documents/shared/trades'
import { EMPTY_OFFER, questionHref as offerHref } from '@/collections/Tools/offer/shared/question'
import type { Facts } from '@/collections/Tools/shared/facts'
import { questionHref as stepsHref } from '@/collections/Tools/steps/shared/question'
import type { JobTools } from './shared/entry'

type AskedJob = Pick<JobJson, 'iso2' | 'job_title' | 'food' | 'accommodation' | 'contract_months'>

/** The tools with what a job answers filled in; null for a country that they do not know. */
export const jobTools = (job: AskedJob, facts: Facts): JobTools | null => {
  const { iso2, job_title, food, accommodation, contract_months } = job
  if (!isDestination(iso2)) return null
  const route = { ...EMPTY_ROUTE, destination: iso2, trade: tradeOf(job_title) }
  const { papers } = documentsAnswer({ ...route, home: 'IN', passport: 'unsure' }, facts)
  return {
    destination: iso2,
    trade: route.trade,
    papers: papers.map(({ title }) => title),
    documentsHref: documentsHref(route),
    stepsHref: stepsHref(route),
    // The salary of a job is no basic pay, so the candidate types that.
    offerHref: offerHref({
      destination: iso2,
      divisor: null,
      a: {
        ...EMPTY_OFFER,
        food: food === 'provided' ? 'given' : null,
        room: accommodation === 'provided' ? 'given' : null,
        months: contract_months,
      },
      b: null,
    }),
    chargesHref: chargeHref({ ...NO_QUESTION, to: iso2 }),
  }
}
