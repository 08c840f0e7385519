import { describe, expect, test } from 'vitest'
import { jobFormValues, staffJobJson } from '@/collections/Jobs/shared/json'
import { EMPTY_JOB_FORM, hasPassed, jobSchema } from '@/collections/Jobs/shared/schema'
import { storedJob } from '@/collections/Jobs/storedJob'
import { fieldErrors } from '@/lib/shared/fieldErrors'
import { full, specified } from '@/tests/support/candidates/storedJobs'

const errorsOf = (values: object): Record<string, string> => {
  const parsed = jobSchema.safeParse({ ...EMPTY_JOB_FORM, ...specified, ...values })
  return parsed.success ? {} : fieldErrors(parsed.error)
}

describe('the optional fields of a job', () => {
  test('may all be absent, and absent ones stay absent', () => {
    const parsed = jobSchema.safeParse(specified)
    expect(parsed.data).toEqual(specified)
  })

  test('are the same after reading a job into the form and saving it', () => {
    const form = jobFormValues(staffJobJson(full))
    const parsed = jobSchema.safeParse(form)
    expect(parsed.data).toEqual(form)
    const { id, posted_at, updatedAt, createdAt, is_deleted, company_logo, ...kept } = full
    expect(parsed.data && storedJob(parsed.data)).toMatchObject({ ...kept, country_id: 3 })
  })

  test('are not checked against each other while one of them is absent', () => {
    for (const part of [{ salary_max: '5' }, { salary_min: '5' }, { candidate_charge: 'amount' }]) {
      expect(jobSchema.safeParse({ ...specified, ...part }).success).toBe(true)
    }
  })

  test.each([
    ['vacancies', ' 1,200 ', 1200],
    ['salary_min', '3 200', 3200],
  ] as const)('%s may be typed as %o', (field, text, number) => {
    const { data } = jobSchema.safeParse({
      ...specified,
      salary_currency: 'QAR',
      salary_min: '1',
      [field]: text,
    })
    expect(data && storedJob(data)[field]).toBe(number)
  })

  test('lose the amount of the charge when the job has no charge', () => {
    const { data } = jobSchema.safeParse({
      ...specified,
      candidate_charge: 'none',
      candidate_charge_amount: '₹500',
    })
    expect(data && storedJob(data)).toMatchObject({
      candidate_charge: 'none',
      candidate_charge_amount: null,
    })
  })
})

describe('an invalid optional field is refused with a message', () => {
  const number = (from: number, to: number) => `Please write a whole number from ${from} to ${to}`
  const date = 'Please write the date as year-month-day: 2027-01-31'
  test.each([
    ['vacancies', '0', number(1, 9999)],
    ['vacancies', '10000', number(1, 9999)],
    ['vacancies', '-3', number(1, 9999)],
    ['vacancies', '2.5', number(1, 9999)],
    ['vacancies', 'many', number(1, 9999)],
    ['contract_months', '121', number(1, 120)],
    ['closing_date', '31.01.2027', date],
    ['closing_date', '2027-02-30', date],
    ['closing_date', 'tomorrow', date],
    ['interview_date', '2027-13-01', date],
    ['industry', 'Oil & Gas', 'Please choose an industry from the list'],
    ['food', 'yes', 'Please choose one of the list for food'],
    ['accommodation', 'free', 'Please choose one of the list for accommodation'],
    ['transport', 'free', 'Please choose one of the list for transport'],
    ['ecr', 'maybe', 'Please choose one of the list for passports'],
    ['candidate_charge', '500', 'Please choose what the candidate pays'],
    ['nationalities', 'IN,XX', 'Please choose nationalities from the list'],
    ['nationalities', 'constructor', 'Please choose nationalities from the list'],
    ['interview_place', 'a'.repeat(201), 'Please use at most 200 characters'],
    ['interview_place', 'Mum\u0000bai', 'This contains characters that cannot be read'],
  ])('%s with the value %o is refused', (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: message })
  })

  test.each([
    [{ salary_min: '100' }, 'salary_currency', 'Please choose the currency of the salary'],
    [{ salary_currency: 'QAR' }, 'salary_min', 'Please write the lowest salary'],
    [{ salary_currency: 'QAR', salary_max: '100' }, 'salary_min', 'Please write the lowest salary'],
    [
      { salary_currency: 'QAR', salary_min: '200', salary_max: '100' },
      'salary_max',
      'The highest salary must not be below the lowest',
    ],
    [
      { salary_currency: 'XYZ', salary_min: '200' },
      'salary_currency',
      'Please choose a currency from the list',
    ],
    [
      { candidate_charge: 'amount' },
      'candidate_charge_amount',
      'Please write what the candidate pays',
    ],
    [
      { employer_confidential: 'true', job_description: 'Work at SPECIMEN in Doha' },
      'job_description',
      'This names the employer, who is to stay confidential',
    ],
  ])('%o is refused', (values, field, message) => {
    expect(errorsOf(values)).toEqual({ [field]: message })
  })
})

test('a closing date has passed when its day has ended in Mumbai', () => {
  const at = new Date('2026-11-22T18:29:00Z') // 23:59 of the 22nd in Mumbai
  expect(hasPassed('2026-11-22', at)).toBe(false)
  expect(hasPassed('2026-11-22', new Date(at.getTime() + 60_000))).toBe(true)
  expect(hasPassed('', at)).toBe(false)
  expect(hasPassed(undefined, at)).toBe(false)
})
