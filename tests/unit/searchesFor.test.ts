import { describe, expect, test } from 'vitest'
import { wordsOf } from '@/collections/Jobs/search/words'
import { searchesFor, tableOf } from '@/collections/Jobs/trades/searchesFor'

/** What the job search looks for, by what a candidate types. A job needs a word of each group. */

const TRADES = tableOf([
  { english: 'welder', words: 'वेल्डर\nওয়েল্ডার\nவெல்டர்\nویلڈر\nවෙල්ඩර්\nവെൽഡർ\nవెల్డర్\njhalai mistri' },
  { english: '6G welder', words: '6जी, 6ജി' },
  { english: 'mason', words: 'मिस्त्री, mistri' },
  { english: 'carpenter', words: 'बढ़ई, mistri, آشاری' },
  { english: 'steel/rebar fixer', words: 'सरिया' },
  { english: 'electrician', words: 'ඉලෙක්ට්‍රීෂියන්, بجلی والا' },
])

const searches = (q: string) => searchesFor(q, TRADES)

/** The one search for a query. */
const only = (q: string) => {
  const [first, ...others] = searches(q)
  expect(others).toEqual([])
  return first
}

/** What is searched for first, without the words as they were typed. */
const english = (q: string) =>
  searches(q)[0]?.map((group) => group.filter((word) => /^[a-z0-9]+$/.test(word)))

describe('a candidate finds a trade by its name in', () => {
  test.each([
    ['Hindi', 'वेल्डर'],
    ['Bengali', 'ওয়েল্ডার'],
    ['Tamil', 'வெல்டர்'],
    ['Urdu', 'ویلڈر'],
    ['Sinhala', 'වෙල්ඩර්'],
    ['Malayalam', 'വെൽഡർ'],
    ['Telugu', 'వెల్డర్'],
  ])('%s: %s', (_language, q) => {
    expect(english(q)).toEqual([['welder']])
  })

  test('several words, and together with English ones', () => {
    expect(english('jhalai mistri')).toEqual([
      ['jhalai', 'welder'],
      ['mistri', 'welder'],
    ])
    expect(english('pipe वेल्डर Qatar')).toEqual([['pipe'], ['welder'], ['qatar']])
    expect(english('बढ़ई ویلڈر')).toEqual([['carpenter'], ['welder']])
  })

  test('a word that several trades have', () => {
    expect(only('mistri')).toEqual([['mistri', 'mason', 'carpenter']])
    expect(english('मिस्त्री')).toEqual([['mason']])
  })

  test('a trade with several English words, of which some mean the same', () => {
    expect(english('सरिया')).toEqual([['steel', 'rebar'], ['fixer']])
  })
})

describe('it does not matter', () => {
  test.each(['NFC', 'NFD', 'NFKC', 'NFKD'])('in which Unicode form a word is typed: %s', (form) => {
    for (const q of ['वेल्डर', 'ওয়েল্ডার', 'வெல்டர்', 'बढ़ई', 'آشاری']) {
      expect(searches(q.normalize(form))).toEqual(searches(q))
      expect(english(q.normalize(form))).not.toEqual([[]])
    }
  })

  test.each([
    ['the digits of another script', '६जी', '6जी'],
    ['digits of full width', '６जी', '6जी'],
    ['an old spelling of Malayalam letters', 'വെല്‍ഡര്‍', 'വെൽഡർ'],
    ['a joiner in Sinhala', 'ඉලෙක්ට්රීෂියන්', 'ඉලෙක්ට්‍රීෂියන්'],
    ['a long or a short vowel', 'वैलडर', 'वेल्डर'],
    ['Arabic letters for Urdu ones', 'ويلڈر', 'ویلڈر'],
    ['a case or other signs', '  MISTRI!! ', 'mistri'],
  ])('%s', (_what, typed, usual) => {
    expect(english(typed)).toEqual(english(usual))
    expect(english(typed)).not.toEqual([[]])
    expect(wordsOf(typed)).toEqual(wordsOf(usual))
  })
})

describe('words around a trade', () => {
  test.each([
    'welder ka kaam',
    'welder ki naukri chahiye',
    'welder job',
    'वेल्डर का काम',
    'वेल्डर की नौकरी चाहिए',
    'ویلڈر کی نوکری',
    'ওয়েল্ডার কাজ চাই',
    'வெல்டர் வேலை',
    'వెల్డర్ ఉద్యోగం',
    'വെൽഡർ ജോലി',
    'වෙල්ඩර් රැකියා',
  ])('are left out of a second search: %s', (q) => {
    const [first, second, ...others] = searches(q)
    expect(first?.length).toBe(wordsOf(q).length)
    expect(second?.map((group) => group.includes('welder'))).toEqual([true])
    expect(others).toEqual([])
  })

  test.each(['naukri', 'काम', 'ka kaam', 'வேலை', 'job'])(
    'stay when nothing else is left: %s',
    (q) => {
      expect(only(q)).toEqual(wordsOf(q).map((word) => [word]))
    },
  )

  test('stay where they belong to the name of a trade', () => {
    expect(searches('بجلی والا')).toHaveLength(1)
    expect(english('بجلی والا')).toEqual([['electrician'], ['electrician']])
  })
})

describe('what is not in the table stays as it was typed', () => {
  test.each(['welder', 'Pipe Welder', 'nurse qatar', '6G', 'weld', 'हवाई', 'zzqxzz', 'mistri-x'])(
    '%s',
    (q) => {
      const typed = wordsOf(q).map((word) => [word])
      if (!q.includes('mistri')) expect(only(q)).toEqual(typed)
      expect(searchesFor(q, tableOf([]))).toEqual([typed])
    },
  )

  test.each(['', ' - ', '\u200d\u200c', '्'])('nothing is searched for without a word: %j', (q) => {
    expect(searches(q)).toEqual([])
  })

  test('names of an object’s own parts are words like others', () => {
    expect(only('constructor __proto__ toString')).toEqual([
      ['constructor'],
      ['proto'],
      ['tostring'],
    ])
  })
})
