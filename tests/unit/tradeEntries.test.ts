import { describe, expect, test } from 'vitest'
import { englishProblem, englishWords, entriesProblem } from '@/collections/Jobs/trades/entries'

describe('the English words of a trade', () => {
  test.each([
    ['welder', [['welder']]],
    ['AC/HVAC technician', [['ac', 'hvac'], ['technician']]],
    [' steel  fixer ', [['steel'], ['fixer']]],
    ['6G welder', [['6g'], ['welder']]],
  ])('are taken: %j', (english, words) => {
    expect(englishProblem(english)).toBeNull()
    expect(englishWords(english)).toEqual(words)
  })

  test.each([
    'वेल्डर',
    'weld-er',
    'a/',
    '/b',
    'a//b',
    'a / b',
    'welder, fitter',
    'wéldér',
    'a\nb',
    '',
    '  ',
    '<b>',
  ])('are refused with an example: %j', (english) => {
    expect(englishProblem(english)).toMatch(/^Write English words, such as: steel fixer/)
  })

  test('are refused when they are more than four', () => {
    expect(englishProblem('a b c d')).toBeNull()
    expect(englishProblem('a b c d e')).toBe('Write at most 4 words')
  })
})

describe('what people type for a trade', () => {
  test.each([
    'darzi',
    'दर्जी\nدرزی\nदर्ज़ी, darji',
    'کام والا درزی',
    'a b c d\n\n',
    'raj mistri،mistri',
  ])('is taken: %j', (words) => {
    expect(entriesProblem(words)).toBeNull()
  })

  test.each([
    ['', 'Write at least one word'],
    [' \n, ،', 'Write at least one word'],
    ['darzi\n---', 'There is no letter in: ---'],
    ['a b c d e', 'More than 4 words in: a b c d e'],
    ['darzi\nका काम', /^The search leaves this out.*: का काम$/],
    ['job', /^The search leaves this out.*: job$/],
    [`darzi, ${'a '.repeat(50)}`, `More than 4 words in: ${'a '.repeat(20)}`],
  ])('is refused with the entry: %j', (words, problem) => {
    expect(entriesProblem(words)).toEqual(
      typeof problem === 'string' ? problem : expect.stringMatching(problem),
    )
  })
})
