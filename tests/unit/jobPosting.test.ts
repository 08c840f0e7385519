import { describe, expect, test } from 'vitest'
import { jobPosting } from '@/collections/Jobs/shared/jobPosting'
import { jobJson, staffJobJson } from '@/collections/Jobs/shared/json'
import type { Job } from '@/payload-types'
import { full, plain } from '@/tests/support/storedJobs'

describe('an employer that stays unnamed', () => {
  const secret = { ...full, employer_confidential: true }

  test('goes out without name and logo to visitors, and with both to the office', () => {
    expect(JSON.stringify(jobJson(secret))).not.toMatch(/Specimen|logo\.webp/)
    expect(jobJson(secret).company_name).toBe('Confidential employer')
    expect(staffJobJson(secret)).toMatchObject({
      company_name: 'Specimen',
      company_logo: 'logo.webp',
    })
  })

  test('is "confidential" to search engines', () => {
    const posting = jobPosting(
      jobJson({ ...secret, candidate_charge: 'none' }),
      'Agency',
      'https://x.example',
    )
    expect(posting?.hiringOrganization).toEqual({ '@type': 'Organization', name: 'confidential' })
  })
})

describe('JobPosting (docs/product.md §11.1)', () => {
  const posting = (job: Partial<Job>) =>
    jobPosting(
      jobJson({ ...full, candidate_charge: 'none', ...job }),
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
    expect(jobPosting(jobJson(plain), 'Agency', 'https://x.example')).not.toHaveProperty(
      'baseSalary',
    )
  })

  test('is none for a job that the candidate pays for', () => {
    expect(posting({ candidate_charge: 'amount' })).toBeNull()
  })
})
