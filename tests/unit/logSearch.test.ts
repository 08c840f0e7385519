import { expect, test } from 'vitest'
import { wrongLines } from '@/tests/support/content/logSearch'

const line = (fields: object) => JSON.stringify({ time: '2026-11-23', level: 'info', ...fields })

test.each([
  ['a name', { message: 'Asha Nair applied' }, 'Asha Nair'],
  ['an e-mail address', { to: 'asha@example.com' }, 'asha@example.com'],
  ['a number', { route: '/9876543210' }, '98765 43210'],
])('%s in a log is found', (_, fields, typed) => {
  expect(wrongLines(`${line({})}\n${line(fields)}\n`, [typed])).toHaveLength(1)
})

test('a line that is not JSON is found', () => {
  expect(wrongLines(`${line({})}\nError: something\n    at x`, [])).toHaveLength(2)
})

test('an id of a request and a time are no personal data', () => {
  const lines = line({ request_id: '12345678-asha' })
  expect(wrongLines(lines, ['12345678', '2026-11-23'])).toEqual([])
})
