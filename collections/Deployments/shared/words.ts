import { dayWords } from '@/collections/Demands/shared/words'
import type { GateCheck, GateReason, GateResult } from './gateResult'

/** What is checked, for the office. */
export const CHECK_LABELS: Readonly<Record<GateCheck, string>> = {
  passport: 'Passport',
  demand: 'Demand',
  contract: 'Contract',
  medical: 'Medical test',
  visa: 'Visa',
  insurance: 'Insurance',
  clearance: 'Emigration clearance',
  orientation: 'Orientation class',
  refund: 'Refund',
  elsewhere: 'Another job',
}

const MISSING: Readonly<Partial<Record<GateCheck, string>>> = {
  passport: 'No passport entered',
  demand: 'No demand at the job',
  contract: 'No signed contract',
  medical: 'No medical result',
  visa: 'No visa',
  insurance: 'No insurance',
  clearance: 'No emigration clearance',
  orientation: 'Orientation class not attended',
}

/** A reason in words, the same for everybody whom it hinders: the heading of a group. */
export const hindranceHeading = (check: GateCheck, reason: GateReason): string => {
  const label = CHECK_LABELS[check]
  switch (reason) {
    case 'missing':
      return MISSING[check] ?? label
    case 'not fit':
      return 'Not fit by the medical test'
    case 'too short':
      return `${label} ends too soon`
    case 'last day unknown':
      return `${label}: last day not entered`
    case 'ends soon':
      return `${label} ends soon`
    case 'perhaps needed':
      return `${label} may be needed`
    case 'to be paid back':
      return 'Money has to be paid back'
    case 'selected twice':
      return 'Selected for another job, too'
  }
}

/** Why a check is not in order, with its day; null when it is. */
export const hindranceWords = ({ check, reason, lastDay }: GateResult): string | null => {
  if (reason === null) return null
  const heading = hindranceHeading(check, reason)
  if (!lastDay) return heading
  // Six months before the passport itself ends.
  return check === 'passport'
    ? `${heading}: good for flights until ${dayWords(lastDay)}`
    : `${heading}: last day ${dayWords(lastDay)}`
}
