import { describe, expect, test } from 'vitest'
import { phoneNumber } from '@/collections/Submissions/phoneNumber'
import { phoneOf } from '@/components/dashboard/pane/phone'

const shownFor = (country_code: string, typed: string) =>
  phoneOf({ country_code, typed, ...phoneNumber(country_code, typed) })

describe('the phone number in the dashboard', () => {
  test.each([
    ['with the country code typed twice', '91 98200 12345', '+91 98200 12345'],
    ['with a leading zero', '098200 12345', '+91 098200 12345'],
    ['as a national number', '98200 12345', '+91 98200 12345'],
    ['with a plus and the country code', '+91 98200 12345', '+91 98200 12345'],
    ['with 00 and the country code', '0091 98200 12345', '+91 98200 12345'],
  ])('is the stored number in its links when the candidate typed it %s', (_how, typed, shown) => {
    expect(shownFor('91', typed)).toEqual({ shown, digits: '919820012345' })
  })

  test('is used as typed when the number cannot exist', () => {
    expect(shownFor('91', '123')).toEqual({ shown: '+91 123', digits: '91123' })
  })
})

test('a candidate without a phone number has no phone links', () => {
  expect(phoneOf({ country_code: '91', typed: ' - ', phone_e164: '' })).toBeNull()
})
