import { describe, expect, test } from 'vitest'
import { hasPassed, jobSchema, NO_DETAILS } from '@/collections/Jobs/schema'
import { storedJob } from '@/collections/Jobs/storedJob'
import { versionChanges } from '@/collections/Jobs/versionChanges'
import { jobFormValues, jobWire, officeJobWire } from '@/collections/Jobs/wire'
import type { Country, Job } from '@/collections/payload-types'
import { funnelSteps } from '@/components/dashboard/overview/funnel'
import { axisEnd, percentOf } from '@/components/dashboard/overview/scale'
import { fieldErrors } from '@/lib/shared/fieldErrors'
import { jobPosting } from '@/lib/shared/structuredData'

const specified = {
  job_title: 'Welder',
  company_name: 'Specimen',
  salary: 'QAR 3,200',
  country_id: '3',
  location_hiring: 'Doha',
  skill_keyword: 'Welding',
  job_education: 'ITI',
  job_description: 'Weld',
  experience: '2 years',
}

const country: Country = {
  id: 3,
  iso2: 'QA',
  name: 'Qatar',
  country_code: '974',
  updatedAt: '2026-01-01T00:00:00.000Z',
  createdAt: '2026-01-01T00:00:00.000Z',
}

const plain: Job = {
  ...specified,
  id: 7,
  country_id: country,
  is_deleted: 'No',
  posted_at: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-21T08:00:00.000Z',
  createdAt: '2026-11-19T08:00:00.000Z',
}

const full: Job = {
  ...plain,
  company_logo: 'logo.webp',
  industry: 'oil-gas',
  closing_date: '2027-01-31T12:00:00.000Z',
  vacancies: 12,
  salary_currency: 'QAR',
  salary_min: 3200,
  salary_max: 3600,
  contract_months: 24,
  food: 'provided',
  accommodation: 'provided',
  transport: 'own',
  ecr: 'both',
  interview_date: '2027-02-10T12:00:00.000Z',
  interview_place: 'Mumbai',
  candidate_charge: 'amount',
  candidate_charge_amount: '₹20,000',
  nationalities: ['IN', 'NP'],
  employer_confidential: false,
}

const errorsOf = (values: object): Record<string, string> => {
  const parsed = jobSchema.safeParse({ ...specified, ...NO_DETAILS, ...values })
  return parsed.success ? {} : fieldErrors(parsed.error)
}

describe('the optional details of a job', () => {
  test('may all be left out, and what is left out stays out', () => {
    const parsed = jobSchema.safeParse(specified)
    expect(parsed.data).toEqual(specified)
  })

  test('survive the way from the record to the form and back', () => {
    const form = jobFormValues(officeJobWire(full))
    const parsed = jobSchema.safeParse(form)
    expect(parsed.data).toEqual(form)
    const { id, posted_at, updatedAt, createdAt, is_deleted, company_logo, ...kept } = full
    expect(parsed.data && storedJob(parsed.data)).toEqual({ ...kept, country_id: 3 })
  })

  test('that are judged together are not judged while one of them is absent', () => {
    for (const part of [{ salary_max: '5' }, { salary_min: '5' }, { candidate_charge: 'amount' }]) {
      expect(jobSchema.safeParse({ ...specified, ...part }).success).toBe(true)
    }
  })

  test.each([
    ['vacancies', ' 1,200 ', 1200],
    ['salary_min', '3 200', 3200],
  ] as const)('%s may be written as %o', (field, text, number) => {
    const { data } = jobSchema.safeParse({
      ...specified,
      salary_currency: 'QAR',
      salary_min: '1',
      [field]: text,
    })
    expect(data && storedJob(data)[field]).toBe(number)
  })

  test('an amount without a charge is dropped: it would contradict it', () => {
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

describe('a detail that is wrong is refused with a sentence', () => {
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
    ['ecr', 'maybe', 'Please choose one of the list for passports'],
    ['candidate_charge', '500', 'Please choose what the candidate pays'],
    ['nationalities', 'IN,XX', 'Please choose nationalities from the list'],
    ['nationalities', 'constructor', 'Please choose nationalities from the list'],
    ['interview_place', 'a'.repeat(201), 'Please use at most 200 characters'],
    ['interview_place', 'Mum\u0000bai', 'This contains characters that cannot be read'],
  ])('%s %o', (field, value, message) => {
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
  ])('%o', (values, field, message) => {
    expect(errorsOf(values)).toEqual({ [field]: message })
  })
})

test('a closing date is over when its day is over in Mumbai', () => {
  const at = new Date('2026-11-22T18:29:00Z') // 23:59 of the 22nd in Mumbai
  expect(hasPassed('2026-11-22', at)).toBe(false)
  expect(hasPassed('2026-11-22', new Date(at.getTime() + 60_000))).toBe(true)
  expect(hasPassed('', at)).toBe(false)
  expect(hasPassed(undefined, at)).toBe(false)
})

describe('an employer that stays unnamed', () => {
  const secret = { ...full, employer_confidential: true }

  test('goes out without name and logo to visitors, and with both to the office', () => {
    expect(JSON.stringify(jobWire(secret))).not.toMatch(/Specimen|logo\.webp/)
    expect(jobWire(secret).company_name).toBe('Confidential employer')
    expect(officeJobWire(secret)).toMatchObject({
      company_name: 'Specimen',
      company_logo: 'logo.webp',
    })
  })

  test('is "confidential" to search engines (rules.md)', () => {
    const posting = jobPosting(
      jobWire({ ...secret, candidate_charge: 'none' }),
      'Agency',
      'https://x.example',
    )
    expect(posting?.hiringOrganization).toEqual({ '@type': 'Organization', name: 'confidential' })
  })
})

describe('JobPosting (rules.md)', () => {
  const posting = (job: Partial<Job>) =>
    jobPosting(
      jobWire({ ...full, candidate_charge: 'none', ...job }),
      'Agency',
      'https://x.example',
    )

  test('has a monthly salary from the structured fields, the openings, and the end of the day', () => {
    expect(posting({})).toMatchObject({
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'QAR',
        value: {
          '@type': 'QuantitativeValue',
          unitText: 'MONTH',
          minValue: 3200,
          maxValue: 3600,
        },
      },
      totalJobOpenings: 12,
      validThrough: '2027-01-31T23:59:59+05:30',
    })
    expect(posting({ salary_max: null })?.baseSalary).toMatchObject({ value: { value: 3200 } })
  })

  test('never has a salary out of the text', () => {
    expect(jobPosting(jobWire(plain), 'Agency', 'https://x.example')).not.toHaveProperty(
      'baseSalary',
    )
  })

  test('is none for a job that the candidate pays for', () => {
    expect(posting({ candidate_charge: 'amount' })).toBeNull()
  })
})

describe('two versions of a job', () => {
  test('differ in nothing when nothing changed', () => {
    expect(versionChanges(full, { ...full, updatedAt: '2026-12-01T00:00:00.000Z' })).toEqual([])
  })

  test('differ in what was changed, in words', () => {
    expect(
      versionChanges(plain, {
        ...plain,
        salary: 'QAR 3,500',
        is_deleted: 'Yes',
        closing_date: '2027-01-31T12:00:00.000Z',
        nationalities: ['IN', 'NP'],
        employer_confidential: true,
      }),
    ).toEqual([
      { field: 'salary', label: 'Monthly Salary', before: 'QAR 3,200', after: 'QAR 3,500' },
      { field: 'is_deleted', label: 'Status', before: 'Active', after: 'Inactive' },
      { field: 'closing_date', label: 'Closing date', before: '', after: '31 Jan 2027' },
      { field: 'nationalities', label: 'Open to', before: '', after: 'India, Nepal' },
      {
        field: 'employer_confidential',
        label: 'Employer',
        before: 'Named',
        after: 'Confidential',
      },
    ])
  })

  test('of a long description show the lines that differ, and all when lines changed places', () => {
    const text = (job_description: string): Job => ({ ...plain, job_description })
    expect(versionChanges(text('a\nb\nc'), text('a\nB\nc'))[0]).toMatchObject({
      before: 'b',
      after: 'B',
    })
    expect(versionChanges(text('a\nb'), text('b\na'))[0]).toMatchObject({
      before: 'a\nb',
      after: 'b\na',
    })
  })
})

describe('the pictures of the overview', () => {
  test.each([
    [[], 2],
    [[0, 0], 2],
    [[1], 2],
    [[3], 4],
    [[10], 10],
    [[11, 4], 20],
    [[148], 200],
    [[2001], 3000],
  ])('an axis for %o ends at %i', (values, end) => {
    expect(axisEnd(values)).toBe(end)
  })

  test('a part of nothing is 0 %', () => {
    expect(percentOf(0, 0)).toBe(0)
    expect(percentOf(1, 3)).toBe(33.3)
  })

  test('the funnel counts who came at least so far; the rejected were received', () => {
    const stage = (key: string, count: number) => ({ key, label: key, count })
    expect(
      funnelSteps([
        stage('new', 5),
        stage('contacted', 3),
        stage('selected', 1),
        stage('rejected', 2),
        stage('withdrawn', 1),
      ]).map(({ key, reached }) => [key, reached]),
    ).toEqual([
      ['new', 12],
      ['contacted', 4],
      ['selected', 1],
      ['rejected', null],
      ['withdrawn', null],
    ])
  })
})
