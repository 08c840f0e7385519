import { describe, expect, test } from 'vitest'
import { JOB_DETAILS, postJob } from '@/tests/support/candidates/jobs'
import { expectFieldRefusal, expectSuccess } from '@/tests/support/expect'
import { mark } from '@/tests/support/mark'
import { call } from '@/tests/support/network/http'
import { editInPanel, jobOf, jobsMarked, newJob } from '@/tests/support/staff/records'

const STORED = {
  closing_date: '2099-01-31T12:00:00.000Z',
  vacancies: 12,
  industry: 'oil-gas',
  salary_currency: 'QAR',
  salary_min: 3200,
  salary_max: 3600,
  contract_months: 24,
  food: 'provided',
  accommodation: 'allowance',
  transport: 'own',
  ecr: 'both',
  interview_date: '2099-02-10T12:00:00.000Z',
  interview_place: 'Mumbai office',
  candidate_charge: 'amount',
  candidate_charge_amount: '₹20,000 plus GST',
  nationalities: ['IN', 'NP'],
  employer_confidential: true,
}

const NOTHING = {
  ...Object.fromEntries(Object.keys(STORED).map((field) => [field, null])),
  nationalities: [],
  employer_confidential: false,
}

describe('the optional details of a posted job', () => {
  test('are all stored', async () => {
    const id = await newJob({ ...JOB_DETAILS, nationalities: ['IN', 'NP'] })
    expect(await jobOf(id)).toMatchObject(STORED)
  })

  test('accept the nationalities as one comma-separated list', async () => {
    const id = await newJob({ nationalities: 'IN, NP,IN' })
    expect(await jobOf(id)).toMatchObject({ nationalities: ['IN', 'NP'] })
  })

  test('are stored as empty when only the specified fields are sent', async () => {
    expect(await jobOf(await newJob())).toMatchObject(NOTHING)
  })

  // The rules of every field: unit/jobDetails.
  test.each([
    ['closing_date', '2020-01-01', 'This day has passed. Choose today or a later day'],
    ['salary_min', '100', 'Please choose the currency of the salary', 'salary_currency'],
    ['nationalities', ['IN', 'US'], 'Please choose nationalities from the list'],
  ] as const)(
    'are refused and nothing is stored when %s is %o',
    async (field, value, message, at: string = field) => {
      const marked = mark()
      const answer = await postJob({
        job_title: `Job ${marked}`,
        [field]: typeof value === 'string' ? value : [...value],
      })
      expectFieldRefusal(answer, at, message)
      expect(await jobsMarked(marked)).toEqual([])
    },
  )

  test('may not be sent twice, except nationalities', async () => {
    const answer = await postJob({ vacancies: ['1', '2'] })
    expect(answer.status).toBe(400)
  })
})

describe('an edit of a job with details', () => {
  test('keeps all details when only the specified fields are sent', async () => {
    const id = await newJob({ ...JOB_DETAILS, nationalities: ['IN', 'NP'] })
    expectSuccess(
      await postJob({ job_id: String(id), salary: 'QAR 1' }),
      'Job updated successfully!',
    )
    expect(await jobOf(id)).toMatchObject({ ...STORED, salary: 'QAR 1' })
  })

  test('clears all details that are sent empty', async () => {
    const id = await newJob({ ...JOB_DETAILS, nationalities: ['IN', 'NP'] })
    const empty = Object.fromEntries(
      [...Object.keys(JOB_DETAILS), 'nationalities'].map((f) => [f, '']),
    )
    expectSuccess(await postJob({ job_id: String(id), ...empty }), 'Job updated successfully!')
    expect(await jobOf(id)).toMatchObject(NOTHING)
  })

  test('checks the sent values together with the stored ones', async () => {
    const id = await newJob({ salary_currency: 'QAR', salary_min: '3000', salary_max: '3600' })
    const before = await jobOf(id)
    expectFieldRefusal(
      await postJob({ job_id: String(id), salary_max: '2000' }),
      'salary_max',
      'The highest salary must not be below the lowest',
    )
    expect(await jobOf(id)).toEqual(before)
  })

  test('of a closed job may keep its past closing date but not set another past date', async () => {
    const id = await newJob()
    await editInPanel(id, { closing_date: '2020-01-31T12:00:00.000Z' })
    const same = { job_id: String(id), closing_date: '2020-01-31' }
    expectSuccess(await postJob(same), 'Job updated successfully!')
    expectFieldRefusal(
      await postJob({ ...same, closing_date: '2020-02-01' }),
      'closing_date',
      'This day has passed. Choose today or a later day',
    )
  })
})

describe('the page of a job', () => {
  test('without details shows only the specified facts', async () => {
    const { text } = await call(`/job-details/${await newJob()}`)
    for (const fact of ['Vacancies', 'Contract', 'Charge to you', 'Apply until', 'Passport']) {
      expect(text).not.toContain(`<dt>${fact}</dt>`)
    }
    expect(text).not.toContain('baseSalary')
  })

  test('that the candidate pays for shows the charge and the legal limit, without structured data', async () => {
    const { employer_confidential: _named, ...details } = JOB_DETAILS
    const { text } = await call(`/job-details/${await newJob(details)}`)
    expect(text).toContain('₹20,000 plus GST')
    expect(text).toContain('at most ₹30,000 plus 18 % GST, against a receipt')
    expect(text).not.toContain('"@type":"JobPosting"')
    expect(text).not.toContain('free of charge')
  })
})
