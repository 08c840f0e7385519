import type * as z from 'zod/mini'
import { fieldErrors } from '@/lib/shared/fieldErrors'

/** The error message of each field; empty when the values are valid. */
export const errorsOf = (
  schema: z.ZodMiniType<unknown>,
  values: unknown,
): Record<string, string> => {
  const parsed = schema.safeParse(values)
  return parsed.success ? {} : fieldErrors(parsed.error)
}

// Valid values of each form.
const resume = { name: 'resume.pdf', size: 2_097_152 }

export const application = {
  name: 'Asha Sample',
  email: 'asha@example.com',
  country_code: '91',
  mobile: '9820012345',
  position: 'Welder',
  resume,
}

export const registration = {
  terms: 'true',
  whatsup_no: '9820012345',
  country_code: '91',
  full_name: 'Asha Sample',
  category: 'Hospitals',
  position: '4',
  position_Name: '',
  email: 'asha@example.com',
  current_location: 'Pune',
  gulf_exp: '0',
  india_exp: '4',
  resume,
}

export const job = {
  job_title: 'Welder',
  company_name: 'Specimen',
  salary: 'AED 2,000',
  country_id: '3',
  location_hiring: 'Dubai',
  skill_keyword: 'Welding',
  job_education: 'ITI',
  job_description: 'Weld',
  experience: '2 years',
}
