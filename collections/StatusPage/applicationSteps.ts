import type { Payload } from 'payload'
import { changesOf } from '@/collections/Activities/activities'
import { isStage, STAGES, type Stage } from '@/collections/Applications/shared/stages'
import { rowOfCandidate } from '@/collections/Deployments/deploymentRows'
import { judgeOne } from '@/collections/Deployments/openDeparture'
import type { Route } from '@/collections/Tools/documents/shared/question'
import { routeReader } from '@/collections/Tools/routeReader'
import { sourcesOf } from '@/collections/Tools/shared/sources'
import { stepsAnswer } from '@/collections/Tools/steps/answer'
import { familyStep } from '@/collections/Tools/steps/shared/steps'
import { toolFacts } from '@/collections/Tools/toolFacts'
import { officeDay } from '@/lib/shared/format'
import type { Application } from '@/payload-types'
import { journeyOf, stepDays, stepsOnTheWay } from './journey'
import type { ApplicationSteps, FamilyView, StepDates } from './shared/json'

/**
 * The list of steps of an application. Needs its job populated (depth 1). From the selection on the
 * states and days are what staff entered of the way.
 */
export const applicationSteps = async (
  payload: Payload,
  row: Application,
  now: Date,
): Promise<ApplicationSteps> => {
  const [facts, changes, selected] = await Promise.all([
    toolFacts(),
    changesOf(payload, { application: row.id }),
    rowOfCandidate(payload, row.id),
  ])
  const judged = selected && (await judgeOne(payload, selected, now))
  const route = judged?.route ?? (await routeOf(row))
  const answer = stepsAnswer(route, facts, row.stage)
  const sources = sourcesOf(answer.facts, facts, now)
  const dates = datesOf(row, changes)
  if (!judged) return { route, answer, dates, sources, journey: null }
  const { steps, current } = stepsOnTheWay(answer.steps, judged)
  return {
    ...{ route, sources, journey: journeyOf(judged) },
    answer: { ...answer, steps, current: current && { key: current.key, number: current.number } },
    dates: { ...dates, contract: undefined, ...stepDays(judged.row) },
  }
}

/** What the family sees of an application: never who it is, or why it was closed. */
export const familyView = async (
  payload: Payload,
  row: Application,
  now: Date,
): Promise<FamilyView> => {
  const { route, answer, dates, journey } = await applicationSteps(payload, row, now)
  return {
    destination: route.destination,
    isClosed: answer.current === null,
    isOnTheWay: journey !== null,
    steps: answer.steps.map((step) => ({
      ...familyStep(step),
      key: step.key,
      date: dates[step.key] ?? null,
    })),
  }
}

/**
 * The way of a candidate, as far as the application shows it: the job's country, the trade in the
 * name of the position, and the home country of the phone number. Nobody asked for the passport before the
 * selection.
 */
const routeOf = async ({ job_id: job, position, country_code }: Application): Promise<Route> => {
  const read = await routeReader()
  const country = typeof job === 'object' ? job?.country_id : null
  const country_id = (typeof country === 'object' ? country?.id : country) ?? null
  return read({ country_code, position, country_id, passport: null })
}

/**
 * When each step was done or began. A change of stage that candidates see as the same word
 * gives no date: the page tells no more than that word.
 */
const datesOf = (
  { stage, createdAt }: Application,
  changes: readonly { from: string | null; to: string | null; at: string }[],
): StepDates => {
  const dayOf = (at: string | undefined) =>
    at ? { day: officeDay(new Date(at)), isPlanned: false } : undefined
  const since = (wanted: Stage) =>
    dayOf(
      changes.findLast(
        ({ from, to }) =>
          isStage(from) &&
          isStage(to) &&
          STAGES[to].toCandidate === STAGES[wanted].toCandidate &&
          STAGES[from].toCandidate !== STAGES[to].toCandidate,
      )?.at,
    )
  const dates: StepDates = { application: dayOf(createdAt) }
  if (stage === 'interview') dates.interview = since('interview')
  if (stage === 'selected') {
    dates.interview = since('selected')
    dates.contract = since('selected')
  }
  return dates
}
