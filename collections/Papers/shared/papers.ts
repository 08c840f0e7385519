/** The papers that staff enter, under the keys of the tool "My documents" where it has them. */
export const PAPERS = {
  passport: 'Passport',
  medical: 'Medical report',
  visa: 'Visa',
  insurance: 'Insurance policy',
  police: 'Police clearance',
  'skill-test': 'Trade test record',
  'driving-licence': 'Driving licence',
  licence: 'Professional licence',
  other: 'Other paper',
} as const

export type PaperKind = keyof typeof PAPERS

/** Of these a person can have several that are valid; a new one of another kind renews the one before. */
const SEVERAL: readonly PaperKind[] = ['skill-test', 'other']

export const isRenewed = (kind: PaperKind): boolean => !SEVERAL.includes(kind)

export const PAPER_NUMBER_MAX_CHARS = 40
/** Of one person. */
export const MOST_PAPERS = 60

/** A paper as the office sees it. Days are 'YYYY-MM-DD' in Mumbai, empty when they are not known. */
export type PaperJson = {
  id: number
  kind: PaperKind
  /** The last two signs of the number; empty without a number. */
  number_end: string
  issued_on: string
  last_day: string
  renewed_by: number | null
  changed_at: string
}
