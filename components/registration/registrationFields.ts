import type { PublicFormState } from '@/components/forms/submit/usePublicForm'

/** The names of the fields, as they are sent. */
export const REGISTRATION_NAMES = [
  'full_name',
  'country_code',
  'whatsup_no',
  'email',
  'current_location',
  'category',
  'position',
  'position_Name',
  'gulf_exp',
  'india_exp',
  'resume',
  'terms',
  'whatsapp_consent',
  'keep_consent',
] as const

export type RegistrationFields = PublicFormState<(typeof REGISTRATION_NAMES)[number]>
