import { setImmediate as letOthersWork } from 'node:timers/promises'
import type { Payload } from 'payload'
import { judgeDemand } from '@/collections/Demands/shared/state'
import { refundsDueTo } from '@/collections/Ledger/refundsDue'
import { papersOf } from '@/collections/Papers/stored'
import { isSimilar } from '@/collections/Submissions/personGroup'
import type { Route } from '@/collections/Tools/documents/shared/question'
import { routeReader } from '@/collections/Tools/routeReader'
import { type StepOutline, stepOutlines } from '@/collections/Tools/steps/answer'
import type { StepKey } from '@/collections/Tools/steps/shared/steps'
import { officeDay } from '@/lib/shared/format'
import { keysOf } from '@/lib/shared/objects'
import type { DeploymentRow } from './deploymentRows'
import { departureGate, type GateInput, gateNeeds } from './gate'
import { currentStep, type Done, lastDay } from './progress'
import type { GateResult } from './shared/gateResult'
import { MILESTONES } from './shared/milestones'

/** A selected person with what follows from the entries on a day. */
export type Judged = {
  row: DeploymentRow
  route: Route
  outlines: readonly StepOutline[]
  results: GateResult[]
  /** The step the person is at. */
  step: StepKey
  /** The planned day of the flight. */
  flight: string | null
}

/** What others know of the people: papers and money. */
export type Known = {
  papers: ReadonlyMap<number, GateInput['papers']>
  refunds: ReadonlyMap<number, number>
}

// Other requests are answered in between.
const CHUNK_ROWS = 500

/** Judges people by one rule. `twice`: the ids of those who are on the way for another job, too. */
export const judgeAll = async (
  rows: readonly DeploymentRow[],
  twice: ReadonlySet<number>,
  known: Known,
  now: Date,
): Promise<Judged[]> => {
  const today = officeDay(now)
  const readRoute = await routeReader()
  const ways = new Map<string, Way>()
  const judge = (row: DeploymentRow): Judged => {
    const route = readRoute({ ...row, passport: row.passport ?? null })
    const key = Object.values(route).join()
    const way = ways.get(key) ?? wayOf(route)
    ways.set(key, way)
    const { outlines, needs } = way
    const input = gateInput(row, known, twice.has(row.id), today)
    return {
      row,
      route,
      outlines,
      flight: input.flight,
      results: departureGate(input, needs, today),
      step: currentStep(outlines, input.done),
    }
  }
  const judged: Judged[] = []
  for (let at = 0; at < rows.length; at += CHUNK_ROWS) {
    if (at > 0) await letOthersWork()
    judged.push(...rows.slice(at, at + CHUNK_ROWS).map(judge))
  }
  return judged
}

/** The day on which the step before ended, 'YYYY-MM-DD'. */
export const sinceOf = (row: DeploymentRow): string =>
  lastDay(officeDay(new Date(row.selected_at)), doneOf(row))

type Way = { outlines: StepOutline[]; needs: ReturnType<typeof gateNeeds> }

const wayOf = (route: Route): Way => {
  const outlines = stepOutlines(route)
  return { outlines, needs: gateNeeds(outlines) }
}

const gateInput = (
  row: DeploymentRow,
  { papers, refunds }: Known,
  isElsewhere: boolean,
  today: string,
): GateInput => {
  const { valid_until, letter_until, attorney_until } = row
  return {
    flight: row.milestones.departed?.planned || null,
    done: doneOf(row),
    papers: papers.get(row.id) ?? {},
    isFit: row.fit ? row.fit === 'fit' : null,
    demand: valid_until
      ? { lastDay: judgeDemand({ valid_until, letter_until, attorney_until }, [], today).last_day }
      : null,
    refundMinor: refunds.get(row.id) ?? 0,
    isElsewhere,
  }
}

/** When each milestone happened. */
export const doneOf = ({ milestones }: Pick<DeploymentRow, 'milestones'>): Done => {
  const done: Done = {}
  for (const key of MILESTONE_KEYS) {
    const day = milestones[key]?.done
    if (day) done[key] = day
  }
  return done
}

const MILESTONE_KEYS = keysOf(MILESTONES)

/** The ids of those whose phone and name stand twice among the people on the way. */
export const selectedTwice = (rows: readonly DeploymentRow[]): Set<number> => {
  const byPhone = new Map<string, DeploymentRow[]>()
  for (const row of rows) {
    if (!row.phone) continue
    const same = byPhone.get(row.phone)
    if (same) same.push(row)
    else byPhone.set(row.phone, [row])
  }
  return new Set(
    [...byPhone.values()].flatMap((same) =>
      same.length === 1
        ? []
        : same
            .filter((one) => same.some((other) => other !== one && isSimilar(one.name, other.name)))
            .map(({ id }) => id),
    ),
  )
}

/** Papers and money of people. */
export const knownOf = async (payload: Payload, ids: readonly number[]): Promise<Known> => ({
  papers: await papersOf(payload, ids),
  refunds: await refundsDueTo(payload, ids),
})
