import { expect } from 'vitest'
import { fixture, type TestFile } from '../files/files'
import { mark } from '../mark'
import { get, php } from '../network/http'
import { rowsIn } from '../rows'

/** A value replaces the valid one, `undefined` omits the field, a list sends it several times. */
export type Overrides = Record<string, string | TestFile | (string | TestFile)[] | undefined>

/** A Word file, since the site starts two threads for each PDF, which take most of a second. */
const RESUME = fixture('resume.docx')

const build = (fields: Overrides, overrides: Overrides): FormData => {
  const form = new FormData()
  for (const [name, values] of Object.entries({ ...fields, ...overrides })) {
    for (const value of [values].flat()) {
      if (typeof value === 'string') form.append(name, value)
      else if (value) form.append(name, new Blob([value.bytes], { type: value.type }), value.name)
    }
  }
  return form
}

/** A valid application for no job in particular. */
export const applyForm = (overrides: Overrides = {}): FormData =>
  build(
    {
      name: 'Asha Sample',
      email: `${mark()}@candidate.example`,
      country_code: '91',
      mobile: '9820012345',
      position: 'Pipe Welder',
      job_id: 'general',
      resume: RESUME,
    },
    overrides,
  )

/** A valid registration with a position from the site's list. */
export const registrationForm = async (overrides: Overrides = {}): Promise<FormData> => {
  const electrician = await positionNamed('Electrician')
  return build(
    {
      terms: 'true',
      whatsup_no: '9820012345',
      country_code: '91',
      full_name: 'Asha Sample',
      category: 'Building Construction',
      position: String(electrician),
      position_Name: 'Electrician',
      email: `${mark()}@candidate.example`,
      current_location: 'Pune',
      gulf_exp: '3',
      india_exp: '4',
      resume: RESUME,
    },
    overrides,
  )
}

/** A valid enquiry. */
export const enquiryForm = (overrides: Overrides = {}): FormData =>
  build(
    {
      kind: 'contact',
      name: 'Asha Sample',
      email: `${mark()}@candidate.example`,
      message: 'Which papers do I need?\nThank you',
    },
    overrides,
  )

/** A valid job for the first destination. */
export const jobForm = async (overrides: Overrides = {}): Promise<FormData> =>
  build(
    {
      job_title: `Test job ${mark()}`,
      company_name: 'Specimen Test Company',
      salary: 'AED 2,000',
      country_id: String(await firstDestination()),
      location_hiring: 'Dubai',
      skill_keyword: 'Welding, Fitting',
      job_education: 'ITI',
      job_description: 'First line\nSecond line',
      experience: '2 years',
    },
    overrides,
  )

export const positionNamed = async (name: string): Promise<number> => {
  const answer = await get(php('position'))
  const found = rowsIn(answer, 'position').find((position) => position.name === name)
  expect(found, `position ${name}`).toBeDefined()
  return Number(found?.id)
}

const firstDestination = async (): Promise<number> => {
  const answer = await get(php('country_list'))
  return Number(rowsIn(answer, 'country')[0]?.id)
}
