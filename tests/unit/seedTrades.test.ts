import { expect, test } from 'vitest'
import { wordsOf } from '@/collections/Jobs/search/words'
import { englishProblem, englishWords, entriesProblem } from '@/collections/Jobs/trades/entries'
import { otherLanguages } from '@/lib/shared/languages'
import { POSITIONS } from '@/seed/data/positions'
import { SEED_TRADES } from '@/seed/data/trades'

const ALL = SEED_TRADES.map(({ english, ...languages }) => ({
  english,
  languages,
  entries: Object.values(languages).flatMap((some) => some.split(', ')),
}))

test('a site begins with trades that the CMS panel would take, each once', () => {
  expect(ALL.length).toBeGreaterThanOrEqual(45)
  for (const { english, entries } of ALL) {
    expect([english, englishProblem(english), entriesProblem(entries.join('\n'))]).toEqual([
      english,
      null,
      null,
    ])
    expect(entries.join('\n').length).toBeLessThan(3000)
  }
  expect(new Set(ALL.map(({ english }) => english)).size).toBe(ALL.length)
})

// Filipino says many trades in English.
test.each(otherLanguages.filter((language) => language !== 'fil'))(
  'every trade has words in %s',
  (language) => {
    expect(SEED_TRADES.filter((trade) => !trade[language]).map(({ english }) => english)).toEqual(
      [],
    )
  },
)

test('no English search means something else because of them', () => {
  const english = new Set([
    ...ALL.flatMap((trade) => englishWords(trade.english).flat()),
    ...POSITIONS.flatMap(wordsOf),
  ])
  const taken = ALL.flatMap(({ entries }) => entries).filter((entry) =>
    wordsOf(entry).every((word) => english.has(word)),
  )
  expect(taken).toEqual([])
})

test.each(['hi', 'ur', 'bn', 'ne', 'ta', 'te', 'ml', 'si'] as const)(
  'words in %s are in one script, with digits of ours or none',
  (language) => {
    const scripts = {
      ...{ hi: 'Devanagari', ne: 'Devanagari', ur: 'Arabic', bn: 'Bengali', ta: 'Tamil' },
      ...{ te: 'Telugu', ml: 'Malayalam', si: 'Sinhala' },
    }
    const pattern = new RegExp(`^[\\p{sc=${scripts[language]}}\\p{M}6 ,\\u200c\\u200d]*$`, 'u')
    const wrong = ALL.map(({ languages }) => languages[language] ?? '')
    expect(wrong.filter((words) => !pattern.test(words))).toEqual([])
  },
)
