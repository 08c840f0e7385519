import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { FACT_NAMES, FORM_SECTIONS } from '@/collections/Jobs/shared/fieldOrder'
import {
  OPTIONAL_FIELDS,
  OPTIONAL_NAMES,
  type OptionalName,
  SPECIFIED_FIELDS,
} from '@/collections/Jobs/shared/fields'
import { jobFormValues, staffJobJson } from '@/collections/Jobs/shared/json'
import { EMPTY_JOB_FORM, JOB_FIELD_NAMES, jobSchema } from '@/collections/Jobs/shared/schema'
import { optionalColumn, storedJob } from '@/collections/Jobs/storedJob'
import { versionChanges } from '@/collections/Jobs/versionChanges'
import { JobMoreFacts } from '@/components/jobs/JobMoreFacts'
import type { Job } from '@/payload-types'
import { plain, specified } from '@/tests/support/candidates/storedJobs'

/** A valid text of the form for a field of any kind. */
const sampleOf = (name: OptionalName): string => {
  const { input, column } = OPTIONAL_FIELDS[name]
  if ('options' in input) return Object.keys(input.options)[0] ?? ''
  if (input.type === 'date') return '2027-01-31'
  if (input.type === 'demand line') return '7'
  return input.type === 'number' && column.type === 'number' ? String(column.max) : 'Some text'
}

/** The form of a job with this field alone, and what the rules ask for with it. */
const formWith = (name: OptionalName) => {
  const { onlyWith } = OPTIONAL_FIELDS[name]
  return {
    ...EMPTY_JOB_FORM,
    ...specified,
    ...(name.startsWith('salary_') && { salary_currency: 'QAR', salary_min: '1' }),
    ...(name === 'candidate_charge' && { candidate_charge_amount: '₹1' }),
    ...(onlyWith && { [onlyWith.field]: onlyWith.value }),
    [name]: sampleOf(name),
  }
}

/** The stored job that results from posting it. */
const stored = (name: OptionalName) => {
  const { data, error } = jobSchema.safeParse(formWith(name))
  if (!data) throw error
  return { ...plain, ...storedJob(data), country_id: plain.country_id }
}

describe.each(OPTIONAL_NAMES)('the optional job field %s', (name) => {
  test('is in one section of the form', () => {
    expect(FORM_SECTIONS.filter(({ names }) => names.includes(name))).toHaveLength(1)
  })

  test('has a column in the database', () => {
    expect(optionalColumn(name)).toMatchObject({ name, ...OPTIONAL_FIELDS[name].column })
  })

  test('is in the JSON as posted, and back in the form when the job is edited', () => {
    const json = staffJobJson(stored(name))
    expect(json[name]).not.toEqual(staffJobJson(plain)[name])
    expect(jobFormValues(json)[name]).toBe(sampleOf(name))
  })

  test('is in the version history with its label', () => {
    const { label, versionLabel } = OPTIONAL_FIELDS[name]
    const change = versionChanges(plain, stored(name)).find(({ field }) => field === name)
    expect(change).toMatchObject({
      label: versionLabel ?? label,
      after: expect.stringMatching(/./),
    })
  })
})

test.each(FACT_NAMES)('the job page shows %s when the job says it, and no row when not', (name) => {
  const factsOf = (job: Job) =>
    renderToStaticMarkup(createElement(JobMoreFacts, { job: staffJobJson(job), language: 'en' }))
  expect(factsOf(stored(name))).toContain(`<dt>${OPTIONAL_FIELDS[name].fact}</dt>`)
  expect(factsOf(plain)).toBe('')
})

test('the form begins with the specified fields in the specified order', () => {
  expect(JOB_FIELD_NAMES.slice(0, 9)).toEqual(Object.keys(SPECIFIED_FIELDS))
  expect(Object.keys(SPECIFIED_FIELDS)).toEqual(Object.keys(specified))
})
