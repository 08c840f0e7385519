import { expect, test } from 'vitest'
import { describeError } from '@/lib/server/monitoring/logError'

test.each([
  ['a text', 'something', 'string'],
  ['nothing', undefined, 'undefined'],
  ['an object', { email: 'asha@example.com' }, 'object'],
])('a rejection with %s instead of an error is logged by its type alone', (_, thrown, type) => {
  expect(describeError(thrown)).toEqual({ type, message: '' })
})

test('an error without stack frames is logged by its type', () => {
  const error = new RangeError('asha@example.com is out of range')
  error.stack = 'RangeError'
  expect(describeError(error)).toEqual({ type: 'RangeError', message: '', stack: '' })
})
