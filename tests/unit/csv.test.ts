import { expect, test } from 'vitest'
import { csvAnswer, csvLine } from '@/lib/server/csv'

test.each([
  [['a', 'b'], 'a,b\r\n'],
  [['say "hi"', 'one, two', 'first\nsecond'], '"say ""hi""","one, two","first\nsecond"\r\n'],
  [[' padded ', ''], '" padded ",\r\n'],
  [[null, undefined, true, false], ',,Yes,No\r\n'],
  [['মোঃ রহিম', 'सीता'], 'মোঃ রহিম,सीता\r\n'],
])('the cells %j are one row of RFC 4180', (cells, row) => {
  expect(csvLine(cells)).toBe(row)
})

test.each(['=1+1', '+91 98200', '-2', '@SUM(A1)', '\tx', '\rx', '＝1'])(
  'a text that starts like a formula (%j) is none',
  (text) => {
    expect(csvLine([text]).replace(/^"/, '')).toMatch(/^'/)
  },
)

test('a number is a number, also a negative one', () => {
  expect(csvLine([-2, 1.5])).toBe('-2,1.5\r\n')
})

test('the next rows are read only when the last ones were taken', async () => {
  let read = 0
  async function* pages() {
    for (; read < 100; read++) yield [['x'.repeat(100_000)]]
  }
  const reader = csvAnswer('a.csv', ['A'], pages()).body?.getReader()
  await reader?.read()
  await reader?.read()
  await new Promise(setImmediate)
  expect(read).toBeLessThan(50)
  await reader?.cancel()
})
