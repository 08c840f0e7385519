import { describe, expect, test } from 'vitest'
import { readCountry } from '@/collections/Imports/row/readCountry'
import { formOfColumn, readDate } from '@/collections/Imports/row/readDate'
import { readPhone } from '@/collections/Imports/row/readPhone'
import { readYears } from '@/collections/Imports/row/readYears'
import { sourceOf } from '@/collections/Submissions/shared/sources'

/** How phones, countries, dates and years are written in old lists, and what of it is called wrong. */

const TODAY = new Date('2026-11-28T00:00:00Z')

describe('a phone number is understood', () => {
  test.each([
    ['9876543210', 'IN', '+919876543210'],
    ['09876543210', 'IN', '+919876543210'],
    ['+91 98765 43210', 'NP', '+919876543210'],
    ['0091-98765-43210', 'IN', '+919876543210'],
    ['919876543210', 'IN', '+919876543210'],
    ['919876543210.0', 'IN', '+919876543210'],
    ["'9876543210", 'IN', '+919876543210'],
    ['9.19876543210E+11', 'IN', '+919876543210'],
    ['9.1987654321E+11', 'IN', '+919876543210'],
    ['9.876543211E9', 'IN', '+919876543211'],
    ['9876543210 / 9876543211', 'IN', '+919876543210'],
    ['123456789, 9876543211', 'IN', '+919876543211'],
    ['९८७६५४३२१०', 'IN', '+919876543210'],
    ['971501234567', 'IN', '+971501234567'],
    ['966501234567', 'NP', '+966501234567'],
    ['9779841234567', 'NP', '+9779841234567'],
    ['+6281234567890', 'IN', '+6281234567890'],
    ['006281234567890', 'IN', '+6281234567890'],
    ['00971501234567', 'KE', '+971501234567'],
    ['9841234567', 'NP', '+9779841234567'],
  ] as const)('%s of %s', (typed, country, e164) => {
    expect(readPhone(typed, country)).toMatchObject({ ok: true, e164 })
  })

  test.each([
    ['9.19877E+11', /shortened/],
    ['9.2E+11', /shortened/],
    ['12345', /no such/],
    ['0000000000', /no such/],
    ['call the agent', /no such/],
    ['98765432101234567', /no such/],
    // With one digit too many, valid numbers of Indonesia and of Nepal.
    ['62037481597', /no such/],
    ['9779841234567', /no such/],
  ])('%s is wrong', (typed, why) => {
    const read = readPhone(typed, 'IN')
    expect(read.ok ? 'was read' : read.why).toMatch(why)
  })
})

describe('a country is understood', () => {
  test.each([
    ['+91', 'IN'],
    ['91', 'IN'],
    ['0091', 'IN'],
    ['91.0', 'IN'],
    ['Indian', 'IN'],
    ['INDIA', 'IN'],
    ['np', 'NP'],
    ['Nepalese', 'NP'],
    ['Sri Lanka', 'LK'],
    ['1', 'US'],
    ['Atlantis', null],
    ['999', null],
    ['', null],
  ])('%s', (typed, iso2) => {
    expect(readCountry(typed)).toBe(iso2)
  })
})

describe('a date is read', () => {
  test.each([
    ['25/12/2019', null, '2019-12-25'],
    ['12/25/2019', null, '2019-12-25'],
    ['03/03/2019', null, '2019-03-03'],
    ['03/04/2019', 'dmy', '2019-04-03'],
    ['03/04/2019', 'mdy', '2019-03-04'],
    ['25/12/2019', 'mdy', '2019-12-25'],
    ['2019-04-03', null, '2019-04-03'],
    ['2019-04-03T10:00', null, '2019-04-03'],
    ['3 Apr 2019', null, '2019-04-03'],
    ['03-April-19', null, '2019-04-03'],
    ['April 3, 2019', null, '2019-04-03'],
    ['43558', null, '2019-04-03'],
    ['43558.5', null, '2019-04-03'],
    ['25.12.99', null, '1999-12-25'],
  ] as const)('%s, form %s', (text, form, day) => {
    expect(readDate(text, form, TODAY)).toEqual({ ok: true, day })
  })

  test.each([
    ['03/04/2019', /two ways/],
    ['31/02/2019', /no such date/],
    ['45/45/2019', /no such date/],
    ['28/12/2026', /future/],
    ['29/11/2026', /future/],
    ['last year', /is no date/],
    ['12', /is no date/],
  ])('%s is wrong', (text, why) => {
    const read = readDate(text, null, TODAY)
    expect(read.ok ? read.day : read.why).toMatch(why)
  })

  test('of today in Mumbai also while it is yesterday in London', () => {
    const night = new Date('2026-11-28T20:00:00Z')
    expect(readDate('29/11/2026', null, night)).toEqual({ ok: true, day: '2026-11-29' })
    expect(readDate('30/11/2026', null, night).ok).toBe(false)
  })

  test.each([
    [['03/04/2019', '25/04/2019'], 'dmy'],
    [['03/04/2019', '04/25/2019'], 'mdy'],
    [['25/04/2019', '04/25/2019', '03/04/2019'], null],
    [['03/04/2019', ''], null],
  ])('the column %j decides: %s', (values, form) => {
    expect(formOfColumn(values)).toBe(form)
  })
})

test.each([
  ['5', 5],
  ['5.0', 5],
  ['5+', 5],
  ['5 yrs', 5],
  ['2,5 years', 2.5],
  ['2 years 6 months', 2.5],
  ['18 months', 1.5],
  ['Fresher', 0],
  ['-3', null],
  ['99', null],
  ['many', null],
  ['2015-2019', null],
])('"%s" is %s years', (text, years) => {
  expect(readYears(text)).toBe(years)
})

test('a link cannot say that a visitor comes from an imported list', () => {
  expect(sourceOf('import')).toBe('other')
  expect(sourceOf('whatsapp')).toBe('whatsapp')
})
