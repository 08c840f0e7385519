import { describe, expect, test } from 'vitest'
import { versionChanges } from '@/collections/Jobs/versionChanges'
import type { Job } from '@/payload-types'
import { full, plain } from '@/tests/support/candidates/storedJobs'

describe('the changes between two versions of a job', () => {
  test('are none when only the time of saving differs', () => {
    expect(versionChanges(full, { ...full, updatedAt: '2026-12-01T00:00:00.000Z' })).toEqual([])
  })

  test('name each changed field with its old and new words', () => {
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

  test('show only the lines of a description that differ, or all when lines moved', () => {
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
