import type { Language } from '@/lib/shared/languages'
import { wordsIn } from '@/messages/wordsIn'
import type { PaperKind } from '../shared/papers'

const KEYS = {
  passport: 'passport',
  medical: 'medical',
  visa: 'visa',
  insurance: 'insurance',
  police: 'police',
  'skill-test': 'skillTest',
  'driving-licence': 'drivingLicence',
  licence: 'licence',
  other: 'other',
} as const satisfies Record<PaperKind, string>

/** What a candidate calls a paper. */
export const paperWord = (kind: PaperKind, language: Language): string =>
  wordsIn(language, 'copies')(KEYS[kind])
