import { describe, expect, test } from 'vitest'
import { jobPosting } from '@/collections/Jobs/shared/jobPosting'
import { jobJson, staffJobJson } from '@/collections/Jobs/shared/json'
import type { Job } from '@/payload-types'
import { full, plain } from '@/tests/support/candidates/storedJobs'

describe('a confidential employer', () => {
  const secret = { ...full, employer_confidential: true }

  test('has neither name nor logo in the JSON for visitors, and both in the JSON for staff', () => {
    expect(JSON.stringify(jobJson(secret))).not.toMatch(/Specimen|logo\.webp/)
    expect(jobJson(secret).company_name).toBe('Confidential employer')
    expect(staffJobJson(secret)).toMatchObject({
      company_name: 'Specimen',
      company_logo: 'logo.webp',
    })
  })

  test('is called "confidential" in the markup for search engines', () => {
    const posting = jobPosting(
      jobJson({ ...secret, candidate_charge: 'none' }),
      'Agency',
      'https://x.example',
    )
    expect(posting?.hiringOrganization).toEqual({ '@type': 'Organization', name: 'confidential' })
  })
})

describe('the JobPosting markup of a job', () => {
  const posting = (job: Partial<Job>) =>
    jobPosting(
      jobJson({ ...full, candidate_charge: 'none', ...job }),
      'Agency',
      'https://x.example',
    )

  test.each([
    ['the places left of its demand', 7, 7],
    ['none when its demand is full', 0, undefined],
    ['its own vacancies without a demand', undefined, 12],
  ])('has as openings %s', (_what, left, shown) => {
    const job = jobJson({ ...full, candidate_charge: 'none' })
    const posting = jobPosting(job, 'Agency', 'https://x.example', left)
    expect(posting?.totalJobOpenings).toBe(shown)
  })

  test('has the monthly salary in figures, the vacancies and the end of the closing day', () => {
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

  test('has no salary when the job has no figures, whatever its text says', () => {
    const free = { ...plain, candidate_charge: 'none' as const }
    const posted = jobPosting(jobJson(free), 'Agency', 'https://x.example')
    expect(posted).not.toBeNull()
    expect(posted).not.toHaveProperty('baseSalary')
  })

  test('does not exist for a job that the candidate pays for, or that does not say', () => {
    expect(posting({ candidate_charge: 'amount' })).toBeNull()
    expect(posting({ candidate_charge: null })).toBeNull()
  })
})
