import { beforeAll, describe, expect, it } from 'vitest'
import { SEED_FACTS } from '@/seed/data/facts'
import { typedTexts } from '@/tests/support/content/seedTexts'
import { ALLOWED_NUMBERS, typedNumbers } from '@/tests/support/content/typedNumbers'

let texts: [slug: string, text: string][] = []
beforeAll(async () => {
  texts = await typedTexts()
})

describe('numbers of the law in the seeded texts', () => {
  it('are quoted from the facts, never typed', () => {
    const typed = texts.flatMap(([slug, text]) =>
      typedNumbers(text)
        .filter((found) => !ALLOWED_NUMBERS.some(({ on, says }) => on === slug && found === says))
        .map((found) => `${slug}: ${found}`),
    )
    expect(typed).toEqual([])
  })

  it('are allowed only where the list still finds them', () => {
    const found = new Map(texts.map(([slug, text]) => [slug, typedNumbers(text)]))
    expect(ALLOWED_NUMBERS.filter(({ on, says }) => !found.get(on)?.includes(says))).toEqual([])
  })

  it('name only facts that the seed has', () => {
    const keys = new Set(SEED_FACTS.map(({ key }) => key))
    expect(keys.size).toBe(SEED_FACTS.length)
    const unknown = texts.flatMap(([slug, text]) =>
      [...text.matchAll(/\{\{fact:([^}:]*)[^}]*\}\}/g)]
        .filter(([, key]) => !keys.has(key ?? ''))
        .map(([whole]) => `${slug}: ${whole}`),
    )
    expect(unknown).toEqual([])
  })
})

describe('the search for typed numbers', () => {
  it.each([
    'An agency may charge Rs 30,000.',
    'The fine is AED 400.',
    'Pay is at least S$3,300 a month.',
    'The minimum is RM1,700.',
    'They cost 500 dirhams.',
    '| Night | 50% more |',
    'You get 25 % on top.',
    'Probation is at most six months.',
    'Notice: 30 days.',
    'The employer must pay within 14 days.',
    'In Qatar you work 48 hours a week.',
    'A claim ends two years after the work.',
    '- **Leave:** 21 days.',
    'The permit is valid for 90 days.',
  ])('finds %s', (text) => {
    expect(typedNumbers(text)).toHaveLength(1)
  })

  it.each([
    'An agency may charge {{fact:in.fees.service-charge}}.',
    'In the UAE: {{fact:ae.hours.day}}.',
    'Federal Decree-Law 33 of 2021, article 6, is in force since 2 February 2022.',
    'Test your camera one hour before the interview.',
    'Example: your basic pay is AED 10 for one hour. At night you get AED 15.',
    'Example: you earn this.\n\n1. One hour is AED 12.50.\n2. Two hours are AED 25.',
    '## Example: seven years of work\n\n- **UAE:** the law gives 165 days.',
    'Eight questions to ask. Call one day before.',
  ])('leaves out %j', (text) => {
    expect(typedNumbers(text)).toEqual([])
  })

  it('does not take what follows an example for a part of it', () => {
    expect(typedNumbers('Example: AED 10.\n\nThe fine is AED 400.')).toEqual([
      'The fine is AED 400.',
    ])
    expect(typedNumbers('## Example: one\n\nAED 1.\n\n## Fines\n\nAED 2.')).toEqual(['AED 2.'])
  })
})
