import { describe, expect, test } from 'vitest'
import { cutCompanyName, salarySuffix, splitSkills } from '@/collections/Jobs/shared/display'
import { closesSoon, contractText, freeText, salaryFigures } from '@/collections/Jobs/shared/texts'

const morningOf22November = new Date('2026-11-22T04:00:00Z')

describe('a visitor reads when a job closes soon', () => {
  test.each([
    ['2026-11-22T12:00:00.000Z', 'Closes today'],
    ['2026-11-23T12:00:00.000Z', 'Closes tomorrow'],
    ['2026-11-25T12:00:00.000Z', 'Closes in 3 days'],
    ['2026-11-29T12:00:00.000Z', 'Closes in 7 days'],
    // Already the 24th in Mumbai.
    ['2026-11-23T18:30:00.000Z', 'Closes in 2 days'],
  ])('a job that closes at %s says "%s"', (closing_date, text) => {
    expect(closesSoon(closing_date, morningOf22November)).toBe(text)
  })

  test.each([
    ['it has no closing date', null],
    ['it closes in eight days', '2026-11-30T12:00:00.000Z'],
    ['it closed yesterday', '2026-11-21T12:00:00.000Z'],
  ])('a job says nothing when %s', (_why, closing_date) => {
    expect(closesSoon(closing_date, morningOf22November)).toBeNull()
  })
})

describe('what the employer provides is called free', () => {
  test.each([
    ['provided', 'provided', 'provided', 'Free food, room and transport'],
    ['provided', 'allowance', 'provided', 'Free food and transport'],
    [null, 'provided', null, 'Free room'],
    ['allowance', 'own', null, null],
    [null, null, null, null],
  ] as const)(
    'with food %s, room %s and transport %s a job says %s',
    (food, accommodation, transport, text) => {
      expect(freeText({ food, accommodation, transport })).toBe(text)
    },
  )
})

test.each([
  [24, '2 years'],
  [12, '1 year'],
  [18, '18 months'],
  [1, '1 month'],
])('a contract of %i months is written as "%s"', (months, text) => {
  expect(contractText(months)).toBe(text)
})

describe('the salary in figures', () => {
  const job = { salary_currency: 'QAR', salary_min: 3200, salary_max: 3600 } as const

  test.each(['QAR 3,200 - 3,600', '3200-3600 QAR', 'QR 3.200 to 3 600'])(
    'is left out when the salary text names it already: %s',
    (salary) => expect(salaryFigures({ ...job, salary })).toBeNull(),
  )

  test.each(['As per company rules', 'QAR 3,200', 'QAR 320 - 360'])(
    'is shown when the salary text does not name it: %s',
    (salary) => expect(salaryFigures({ ...job, salary })).toBe('QAR 3,200 – 3,600'),
  )

  test('is a single amount when the highest is missing or equal to the lowest', () => {
    expect(salaryFigures({ ...job, salary: 'Good', salary_max: null })).toBe('QAR 3,200')
    expect(salaryFigures({ ...job, salary: 'Good', salary_max: 3200 })).toBe('QAR 3,200')
  })

  test('is left out without a currency', () => {
    expect(salaryFigures({ ...job, salary: 'Good', salary_currency: null })).toBeNull()
  })
})

describe('a company name is cut to 100 characters', () => {
  test.each([
    ['Latin letters', 'a'],
    ['Devanagari letters of two code points', 'नि'],
    ['Tamil letters of two code points', 'கொ'],
    ['a family of seven code points', '👨‍👩‍👧‍👦'],
    ['flags', '🇮🇳'],
    ['letters with a combining accent', 'e\u0301'],
  ])('%s: 100 stay as they are, 101 become 100 and an ellipsis', (_what, letter) => {
    expect(cutCompanyName(letter.repeat(100))).toBe(letter.repeat(100))
    expect(cutCompanyName(letter.repeat(101))).toBe(`${letter.repeat(100)}…`)
    expect(cutCompanyName(letter.repeat(150))).toBe(`${letter.repeat(100)}…`)
  })

  test('a short name stays as it is', () => {
    expect(cutCompanyName('')).toBe('')
    expect(cutCompanyName('Specimen Overseas')).toBe('Specimen Overseas')
  })
})

describe('the salary is followed by "/ Month"', () => {
  test.each(['AED 2,000', '₹ 25,000', 'QAR 3,200 - 3,600', 'As per norms'])(
    '"%s" gets the suffix',
    (text) => {
      expect(salarySuffix(text)).toBe('/ Month')
    },
  )

  test.each(['AED 2,000 / Month', 'SAR 900 monthly', 'USD 700 per MONTH'])(
    '"%s" gets no suffix, since it says month already',
    (text) => {
      expect(salarySuffix(text)).toBe('')
    },
  )
})

describe('skills are split on commas', () => {
  test.each([
    ['Welding, Fitting', ['Welding', 'Fitting']],
    [' Welding ,,  Pipe   fitting , ', ['Welding', 'Pipe fitting']],
    ['TIG, tig, Tig,MIG', ['TIG', 'MIG']],
    ['वेल्डिंग, फिटिंग', ['वेल्डिंग', 'फिटिंग']],
    [', ,', []],
    ['', []],
  ])('the skills of "%s" are %j', (text, skills) => {
    expect(splitSkills(text)).toEqual(skills)
  })
})
