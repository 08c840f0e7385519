import { describe, expect, test } from 'vitest'
import { guessColumns, hashOfHeads, shownHeads } from '@/collections/Imports/row/guessColumns'
import { problemOf, rowReader } from '@/collections/Imports/row/readRow'
import type { Columns } from '@/collections/Imports/shared/fields'

/** What is read in the rows of an old list, and what is called wrong. */

const TODAY = new Date('2026-11-28T00:00:00Z')

describe('the columns are guessed by their headers', () => {
  test.each<[string[], Columns]>([
    [
      ['Name', 'Mobile No.', 'E-Mail ID', 'Trade'],
      ['name', 'phone', 'email', 'position'],
    ],
    [
      ['CANDIDATE NAME', 'WhatsApp', 'Nationality'],
      ['name', 'phone', 'country'],
    ],
    [
      ['Sr', 'Full Name', 'Contact No', 'Position Applied'],
      ['', 'name', 'phone', 'position'],
    ],
    [
      ['Name', 'Gulf Exp', 'India Exp', 'City'],
      ['name', 'gulf_exp', 'india_exp', 'location'],
    ],
    [
      ['Name', 'Total Experience (yrs)', 'Date'],
      ['name', 'india_exp', 'listed_on'],
    ],
    [
      ['Name', "Father's Name", 'Phone', 'Phone'],
      ['name', '', 'phone', ''],
    ],
    [
      ['Name', 'Company Name', 'Passport No', 'Date of Birth'],
      ['name', '', '', ''],
    ],
    [
      ['Name', 'Resume', 'CV', '', 'Phone'],
      ['name', 'resume', '', '', 'phone'],
    ],
    [
      ['x', 'y'],
      ['', ''],
    ],
  ])('%j', (heads, fields) => {
    expect(guessColumns(heads)).toEqual(fields)
  })

  test('headers that repeat or lack can be told apart', () => {
    expect(shownHeads(['Phone', '', 'phone', 'Phone'])).toEqual([
      'Phone',
      'Column B',
      'phone (2)',
      'Phone (3)',
    ])
  })

  test('the same headers in capitals are the same list, others are not', () => {
    expect(hashOfHeads(['Name', 'Phone'])).toBe(hashOfHeads([' NAME', 'phone.']))
    expect(hashOfHeads(['Name', 'Phone'])).not.toBe(hashOfHeads(['Phone', 'Name']))
  })
})

describe('a row', () => {
  const HEADS = ['Name', 'Phone', 'E-mail', 'Trade', 'Nationality', 'Gulf exp', 'Date']
  const fields = guessColumns(HEADS)
  const read = (cells: string[], dates: 'auto' | 'dmy' = 'auto') => {
    const rows = [{ number: 2, cells }]
    const table = { heads: HEADS, rows, notes: [] }
    return rowReader(table, { fields, country: 'IN', dates }, TODAY)({ number: 2, cells })
  }

  test('becomes a person with what the list says', () => {
    expect(
      read(
        [
          'Asha Rao',
          '9.19876543210E+11',
          ' Asha@Example.com ',
          'Welder',
          'Indian',
          '4',
          '1/2/2019',
        ],
        'dmy',
      ),
    ).toEqual({
      ok: true,
      person: {
        full_name: 'Asha Rao',
        country_code: '91',
        whatsup_no: '9876543210',
        phone_e164: '+919876543210',
        email: 'asha@example.com',
        current_location: '',
        category: 'Other',
        position_Name: 'Welder',
        gulf_exp: 4,
        india_exp: 0,
        listed_on: '2019-02-01',
      },
    })
  })

  test.each([
    ['without a name', ['', '9876543210'], /no name/],
    ['with a number for a name', ['12', '9876543210'], /no name/],
    ['without phone and e-mail', ['Asha', '-', 'NA'], /neither/],
    ['with a phone that cannot be', ['Asha', '12345678'], /no such phone/],
    ['with half an e-mail address', ['Asha', '9876543210', 'asha@'], /not complete/],
    ['of an unknown country', ['Asha', '9876543210', '', '', 'Atlantis'], /no country/],
    ['with words for years', ['Asha', '9876543210', '', '', '', 'many'], /number of years/],
    ['with a date in two ways', ['Asha', '9876543210', '', '', '', '', '03/04/2019'], /two ways/],
    ['with a name that is too long', ['A'.repeat(121), '9876543210'], /longer than 120/],
  ])('%s is wrong', (_what, cells, why) => {
    const row = read(cells)
    expect(row.ok ? 'was read' : row.why).toMatch(why)
  })

  test.each<[string, Columns, RegExp]>([
    ['no name', ['phone'], /which column is the name/],
    ['neither phone nor e-mail', ['name', 'position'], /phone or the e-mail/],
    ['two names', ['name', 'name', 'phone'], /Two columns are "Name"/],
  ])('cannot be read with columns of which %s is chosen', (_what, columns, problem) => {
    expect(problemOf(columns)).toMatch(problem)
  })
})
