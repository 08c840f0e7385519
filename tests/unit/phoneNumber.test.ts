import { expect, test } from 'vitest'
import { phoneNumber } from '@/collections/Submissions/phoneNumber'

test.each([
  ['91', '9820012345', '+919820012345'],
  ['91', '98200 12345', '+919820012345'],
  ['91', '098200 12345', '+919820012345'],
  ['91', '+91 98200 12345', '+919820012345'],
  ['91', '0091 98200 12345', '+919820012345'],
  ['91', '९८२००१२३४५', '+919820012345'],
  ['971', '050 123 4567', '+971501234567'],
  ['971', '٠٥٠١٢٣٤٥٦٧', '+971501234567'],
])('+%s %s is stored as %s', (country_code, typed, phone_e164) => {
  expect(phoneNumber(country_code, typed)).toEqual({ phone_e164, phone_valid: true })
})

test.each([
  ['91', '123'],
  ['91', '0000000000'],
  ['971', '9'],
])('+%s %s cannot exist: it is stored and marked as invalid', (country_code, typed) => {
  expect(phoneNumber(country_code, typed)).toEqual({
    phone_e164: `+${country_code}${typed}`,
    phone_valid: false,
  })
})
