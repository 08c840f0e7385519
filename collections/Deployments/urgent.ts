import type { StepKey } from '@/collections/Tools/steps/shared/steps'
import { daysAfter } from '@/lib/shared/format'
import { keysOf } from '@/lib/shared/objects'
import { isReady } from './gate'
import type { Judged } from './judge'
import { CLOSED_BY } from './progress'
import { MILESTONES } from './shared/milestones'

/** A flight so near that a blocked person is an alarm. */
export const SOON_DAYS = 7

/** Who flies within seven days of a day ('YYYY-MM-DD'), or should have flown, and is blocked. */
export const isDueSoon = ({ flight, results }: Judged, today: string): boolean =>
  flight !== null && flight <= daysAfter(today, SOON_DAYS) && !isReady(results)

/** Who has a planned day before a day on which nothing was entered. */
export const isPlanOver = ({ row: { milestones } }: Judged, today: string): boolean =>
  keysOf(MILESTONES).some((key) => {
    const { planned, done } = milestones[key] ?? {}
    return Boolean(planned && !done && planned < today)
  })

/** Whose paper ends before the flight, or so soon after it that a later flight would be too late. */
export const paperEndsBeforeFlight = ({ flight, results }: Judged): boolean =>
  flight !== null && results.some(({ reason }) => reason === 'too short' || reason === 'ends soon')

/** The steps to which the candidate has to come. */
const CANDIDATE_COMES = [
  'contract',
  'medical',
  'orientation',
  'flight',
] as const satisfies StepKey[]

/** The English title of the step that is planned for a day, and to which the candidate comes; else null. */
export const toBeReminded = ({ row, outlines }: Judged, day: string): string | null => {
  const step = CANDIDATE_COMES.find((key) => {
    const { planned, done } = row.milestones[CLOSED_BY[key] ?? ''] ?? {}
    return planned === day && !done
  })
  return outlines.find(({ key }) => key === step)?.title ?? null
}
