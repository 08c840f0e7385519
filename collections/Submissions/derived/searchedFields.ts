import type { CandidateCollection } from '@/collections/PersonalData/shared/personalData'

/**
 * The fields in which staff find a submission by words: who it is, and what work the person does. A new
 * field is searched from the next start on, which fills the index again.
 */
export const SEARCHED_FIELDS = {
  applications: ['name', 'email', 'reference', 'position'],
  registrations: [
    'full_name',
    'email',
    'reference',
    'position_Name',
    'category',
    'current_location',
  ],
} as const satisfies Record<CandidateCollection, readonly string[]>

/** The column of one of these fields. */
export const columnOf = (field: string): string => field.toLowerCase()
