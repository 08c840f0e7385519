import type { Payload } from 'payload'
import { changesOf } from '@/collections/Activities/activities'
import { isStage, STAGES, type Stage } from '@/collections/Applications/shared/stages'
import { countryCodes, destinations } from '@/collections/Countries/countries'
import { isDestination } from '@/collections/Countries/shared/destinations'
import { isHome, type Route } from '@/collections/Tools/documents/shared/question'
import { tradeOf } from '@/collections/Tools/documents/shared/trades'
import { sourcesOf } from '@/collections/Tools/shared/sources'
import { stepsAnswer } from '@/collections/Tools/steps/answer'
import { familyStep, type StepKey } from '@/collections/Tools/steps/shared/steps'
import { toolFacts } from '@/collections/Tools/toolPage'
import type { Application } from '@/payload-types'
import type { ApplicationSteps, FamilyView } from './shared/json'

/** The list of steps of an application. Needs its job populated (depth 1). */
export const applicationSteps = async (
  payload: Payload,
  row: Application,
  now: Date,
): Promise<ApplicationSteps> => {
  const [route, facts, changes] = await Promise.all([
    routeOf(row),
    toolFacts(),
    changesOf(payload, { application: row.id }),
  ])
  const answer = stepsAnswer(route, facts, row.stage)
  return {
    route,
    answer,
    dates: datesOf(row, changes),
    sources: sourcesOf(answer.facts, facts, now),
  }
}

/** What the family sees of an application: never who it is, or why it was closed. */
export const familyView = async (
  payload: Payload,
  row: Application,
  now: Date,
): Promise<FamilyView> => {
  const { route, answer, dates } = await applicationSteps(payload, row, now)
  return {
    destination: route.destination,
    isClosed: answer.current === null,
    steps: answer.steps.map((step) => ({ ...familyStep(step), date: dates[step.key] ?? null })),
  }
}

/**
 * The way of a candidate, as far as the application shows it: the job's country, the trade in the
 * name of the position, and the home country of the phone number. Nobody asked for the passport.
 */
const routeOf = async ({ job_id: job, position, country_code }: Application): Promise<Route> => {
  const [codes, countries] = await Promise.all([countryCodes(), destinations()])
  const home = codes.find((one) => one.country_code === country_code)?.iso2
  const country = typeof job === 'object' ? job?.country_id : null
  const id = typeof country === 'object' ? country?.id : country
  const iso2 = countries.find((one) => one.id === id)?.iso2
  return {
    home: isHome(home) ? home : null,
    passport: null,
    destination: isDestination(iso2) ? iso2 : null,
    trade: tradeOf(position),
  }
}

/**
 * When each step was done or began, ISO. A change of stage that candidates see as the same word
 * gives no date: the page tells no more than that word.
 */
const datesOf = (
  { stage, createdAt }: Application,
  changes: readonly { from: string | null; to: string | null; at: string }[],
): Partial<Record<StepKey, string>> => {
  const since = (wanted: Stage) =>
    changes.findLast(
      ({ from, to }) =>
        isStage(from) &&
        isStage(to) &&
        STAGES[to].toCandidate === STAGES[wanted].toCandidate &&
        STAGES[from].toCandidate !== STAGES[to].toCandidate,
    )?.at
  const dates: Partial<Record<StepKey, string>> = { application: createdAt }
  if (stage === 'interview') dates.interview = since('interview')
  if (stage === 'selected') {
    dates.interview = since('selected')
    dates.contract = since('selected')
  }
  return dates
}
