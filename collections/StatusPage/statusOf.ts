import { STAGES } from '@/collections/Applications/shared/stages'
import type { OpenedSubmission } from '@/collections/Submissions/statusLink'
import type { Language } from '@/lib/shared/languages'
import { wordsIn } from '@/messages/wordsIn'
import type { Journey } from './shared/journey'
import type { StatusView } from './shared/json'

const STATUS_KEYS = {
  Received: 'received',
  'In review': 'inReview',
  Interview: 'interview',
  Selected: 'selected',
  Closed: 'closed',
  Withdrawn: 'withdrawn',
} as const

/** The coarse status in a word, and its meaning. A way that ended is closed, whatever the stage says. */
export const statusOf = (
  opened: OpenedSubmission,
  journey: Journey | null,
  language: Language,
): StatusView['status'] => {
  const t = wordsIn(language, 'statusPage')
  const key = keyOf(opened, journey)
  return { word: t(key), text: t(`${key}Text`) }
}

const keyOf = (opened: OpenedSubmission, journey: Journey | null) => {
  if (opened.kind === 'registrations') return 'registered'
  if (journey?.departed) return 'departed'
  return journey?.ended ? 'closed' : STATUS_KEYS[STAGES[opened.row.stage].toCandidate]
}
