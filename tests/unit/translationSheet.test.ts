import { describe, expect, test } from 'vitest'
import { readSheet } from '@/collections/Translations/shared/sheet'
import { csvLine } from '@/lib/server/calls/csv'

const HEAD = 'Page,English,Translation,State\r\n'

describe('a sheet of translations that comes back', () => {
  test.each([
    ['as it was downloaded', `\ufeff${HEAD},Pay,वेतन,missing\r\n`],
    ['from a spreadsheet that separates with semicolons', 'English;Translation\nPay;वेतन\n'],
    ['with tabs, other columns and another order', 'Note\tTranslation\tEnglish\nx\tवेतन\tPay\n'],
    ['with spaces around the words', `${HEAD}, Pay , वेतन ,\n`],
  ])('is read %s', (_what, sheet) => {
    expect(readSheet(sheet)).toEqual([{ page: '', english: 'Pay', text: 'वेतन' }])
  })

  test('keeps commas, quotes and line breaks, and what looks like a formula', () => {
    const text = '- "हाँ", फिर\nनहीं'
    expect(readSheet(HEAD + csvLine(['p', '- "Yes", then\nno', text, 'missing']))).toEqual([
      { page: 'p', english: '- "Yes", then\nno', text },
    ])
  })

  test('leaves out rows without a translation', () => {
    expect(readSheet(`${HEAD}pay,Pay,,missing\npay,Hours, ,missing\n`)).toEqual([])
  })

  test.each([
    ['another file', 'Name,Phone\nAsha,98\n'],
    ['an empty file', ''],
    ['a file that is no sheet', '"broken'],
  ])('is refused with a sentence: %s', (_what, sheet) => {
    expect(readSheet(sheet)).toEqual(expect.stringMatching(/\.$/))
  })
})
