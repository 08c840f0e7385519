import type { DeploymentRow } from './deploymentRows'
import { badAnswers, givenOf, sinceDeparture } from './shared/questions'
import type { DealtWithSave } from './shared/schema'

/** The answers after staff dealt with a bad one, or opened it again; null when there is none. */
export const handledAnswers = (
  { departed_on, answers }: Pick<DeploymentRow, 'departed_on' | 'answers'>,
  { round, dealt_with }: Pick<DealtWithSave, 'round' | 'dealt_with'>,
  by: number,
  now: Date,
): DeploymentRow['answers'] | null => {
  const current = departed_on ? sinceDeparture(departed_on, answers) : {}
  const { handled_at, handled_by, ...stored } = current[round] ?? {}
  if (badAnswers(givenOf(stored)).length === 0) return null
  if (!dealt_with) return { ...current, [round]: stored }
  // Who was first stays.
  const handled = { handled_at: handled_at ?? now.toISOString(), handled_by: handled_by ?? by }
  return { ...current, [round]: { ...stored, ...handled } }
}
