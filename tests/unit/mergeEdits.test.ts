import { expect, test } from 'vitest'
import { mergeEdits } from '@/collections/Jobs/shared/mergeEdits'
import { EMPTY_JOB_FORM, type JobFormValues } from '@/collections/Jobs/shared/schema'

const base: JobFormValues = { ...EMPTY_JOB_FORM, job_title: 'Welder', salary: 'AED 2,000' }

test('a form takes over what somebody else has changed and it has not', () => {
  const current = { ...base, salary: 'AED 2,500', vacancies: '4' }
  expect(mergeEdits(base, current, { ...base, job_title: 'Pipe Welder' })).toEqual({
    theirs: { salary: 'AED 2,500', vacancies: '4' },
    clashes: [],
  })
})

test('a form keeps its own value of what both have changed, and names it', () => {
  const current = { ...base, salary: 'AED 2,500' }
  expect(mergeEdits(base, current, { ...base, salary: 'AED 3,000' })).toEqual({
    theirs: {},
    clashes: ['salary'],
  })
})

test('the same change by both is no clash', () => {
  const current = { ...base, salary: 'AED 2,500' }
  expect(mergeEdits(base, current, current)).toEqual({ theirs: {}, clashes: [] })
})

test('a field that was cleared is a change', () => {
  const current = { ...base, salary: 'AED 2,500' }
  expect(mergeEdits(base, current, { ...base, salary: '' }).clashes).toEqual(['salary'])
  expect(mergeEdits(current, base, { ...current, salary: '' }).clashes).toEqual(['salary'])
})

test('of a form whose beginning is not known every difference is a clash', () => {
  const current = { ...base, salary: 'AED 2,500' }
  expect(mergeEdits(null, current, { ...base, job_title: 'Rigger' })).toEqual({
    theirs: {},
    clashes: ['job_title', 'salary'],
  })
})
