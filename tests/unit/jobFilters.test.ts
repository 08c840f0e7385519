import { describe, expect, test } from 'vitest'
import {
  isFiltered,
  jobListHref,
  leastYears,
  NO_FILTERS,
  readJobFilters,
  withoutFilter,
} from '@/collections/Jobs/shared/filters'

const read = (query: string) => readJobFilters(new URLSearchParams(query))

describe('the filters that an address sets', () => {
  test('may be repeated keys and comma lists, and each value counts once', () => {
    const { filters } = read('country=ae&country=SA,om,&country=AE&industry=it, power')
    expect(filters.country).toEqual(['AE', 'SA', 'OM'])
    expect(filters.industry).toEqual(['it', 'power'])
  })

  test('are none when all values are empty', () => {
    expect(read('country=&industry=,,&q=%20&experience=').filters).toEqual(NO_FILTERS)
    expect(isFiltered(NO_FILTERS)).toBe(false)
  })

  test('include unknown values, which match no job instead of every job', () => {
    expect(isFiltered(read('country=nowhere').filters)).toBe(true)
    expect(isFiltered(read('industry=constructor').filters)).toBe(true)
  })

  test('are cut to 100 characters of text and 30 values', () => {
    expect(read(`q=${'a'.repeat(5000)}`).filters.q).toHaveLength(100)
    const many = Array.from({ length: 500 }, (_, i) => `i${i}`).join(',')
    expect(read(`industry=${many}`).filters.industry).toHaveLength(30)
  })

  test('come with a page number, which is 1 when it is not a number', () => {
    expect(read('page=3').page).toBe(3)
    expect(read('page=-1').page).toBe(1)
    expect(read('').page).toBe(1)
  })
})

describe('the address of a filtered list', () => {
  test('has no query when no filter is set', () => {
    expect(jobListHref(NO_FILTERS)).toBe('/job-list')
    expect(jobListHref(NO_FILTERS, 1)).toBe('/job-list')
    expect(jobListHref(NO_FILTERS, 2)).toBe('/job-list?page=2')
  })

  test('gives the same filters when it is read, also with reserved characters', () => {
    const filters = {
      q: 'R&D engineer = 100% ?#',
      country: ['AE', 'SA'],
      industry: ['oil-gas'],
      experience: ['3-5'],
    }
    const [, query] = jobListHref(filters, 4).split('?')
    expect(readJobFilters(new URLSearchParams(query))).toEqual({ filters, page: 4 })
  })

  test('has one value less when a visitor removes a filter', () => {
    const filters = { ...NO_FILTERS, country: ['AE', 'SA'] }
    expect(jobListHref(withoutFilter(filters, 'country', 'AE'))).toBe('/job-list?country=SA')
  })
})

test.each([
  ['3 - 5 years', 3],
  ['Minimum 2.5 years in the Gulf', 2.5],
  ['Freshers welcome', 0],
  ['Fresher or up to 2 years', 0],
  ['10+ years', 10],
  ['As per norms', null],
  ['', null],
])('"%s" requires %o years of experience', (text, years) => {
  expect(leastYears(text)).toBe(years)
})
