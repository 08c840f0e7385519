import { expect, test } from 'vitest'
import { csvAnswer, csvLine } from '@/lib/server/calls/csv'

test.each([
  [['a', 'b'], 'a,b\r\n'],
  [['say "hi"', 'one, two', 'first\nsecond'], '"say ""hi""","one, two","first\nsecond"\r\n'],
  [[' padded ', ''], '" padded ",\r\n'],
  [[null, undefined, true, false], ',,Yes,No\r\n'],
  [['মোঃ রহিম', 'सीता'], 'মোঃ রহিম,सीता\r\n'],
])('CSV writes the cells %j as one RFC 4180 row', (cells, row) => {
  expect(csvLine(cells)).toBe(row)
})

test.each(['=1+1', '+91 98200', '-2', '@SUM(A1)', '\tx', '\rx', '＝1'])(
  'CSV writes %j so that a spreadsheet does not run it as a formula',
  (text) => {
    expect(csvLine([text]).replace(/^"/, '')).toMatch(/^'/)
  },
)

test('CSV writes a number as a number, also a negative one', () => {
  expect(csvLine([-2, 1.5])).toBe('-2,1.5\r\n')
})

test('CSV reads the next rows only after the previous ones were consumed', async () => {
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
