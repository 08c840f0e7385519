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

describe('the filters in an address', () => {
  test('take repeated keys and lists with commas, each value once', () => {
    const { filters } = read('country=ae&country=SA,om,&country=AE&industry=it, power')
    expect(filters.country).toEqual(['AE', 'SA', 'OM'])
    expect(filters.industry).toEqual(['it', 'power'])
  })

  test('that are empty narrow nothing', () => {
    expect(read('country=&industry=,,&q=%20&experience=').filters).toEqual(NO_FILTERS)
    expect(isFiltered(NO_FILTERS)).toBe(false)
  })

  test('that mean nothing are kept, to match nothing instead of everything', () => {
    expect(isFiltered(read('country=nowhere').filters)).toBe(true)
    expect(isFiltered(read('industry=constructor').filters)).toBe(true)
  })

  test('are held to a hundred characters and thirty values', () => {
    expect(read(`q=${'a'.repeat(5000)}`).filters.q).toHaveLength(100)
    const many = Array.from({ length: 500 }, (_, i) => `i${i}`).join(',')
    expect(read(`industry=${many}`).filters.industry).toHaveLength(30)
  })

  test('come with a page; nonsense is the first', () => {
    expect(read('page=3').page).toBe(3)
    expect(read('page=-1').page).toBe(1)
    expect(read('').page).toBe(1)
  })
})

describe('the address of a filtered list', () => {
  test('is the plain one when nothing is narrowed', () => {
    expect(jobListHref(NO_FILTERS)).toBe('/job-list')
    expect(jobListHref(NO_FILTERS, 1)).toBe('/job-list')
    expect(jobListHref(NO_FILTERS, 2)).toBe('/job-list?page=2')
  })

  test('reads back as the filters that made it, signs of its own included', () => {
    const filters = {
      q: 'R&D engineer = 100% ?#',
      country: ['AE', 'SA'],
      industry: ['oil-gas'],
      experience: ['3-5'],
    }
    const [, query] = jobListHref(filters, 4).split('?')
    expect(readJobFilters(new URLSearchParams(query))).toEqual({ filters, page: 4 })
  })

  test('loses one value when its chip is taken away', () => {
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
])('"%s" asks for at least %o years', (text, years) => {
  expect(leastYears(text)).toBe(years)
})
