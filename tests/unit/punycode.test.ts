import { domainToASCII } from 'node:url'
import { expect, test } from 'vitest'
import { decodeLabel } from '@/collections/MessageCheck/shared/lookAlike'

test.each(['bücher', 'spécimén', 'ѕресіmen', 'сресимен', 'नमूना', 'نمونه', '点看', 'a-ü-1', 'ß0ö9'])(
  'punycode decodes the label %s from what browsers make of it',
  (label) => {
    expect(domainToASCII(label)).toMatch(/^xn--/)
    expect(decodeLabel(domainToASCII(label))).toBe(label)
  },
)

test.each(['specimen', '', 'xn-specimen', 'xn--?', 'xn--é', `xn--${'9'.repeat(400)}`])(
  'punycode leaves the label %o unchanged, which is not encoded',
  (label) => {
    expect(decodeLabel(label)).toBe(label)
  },
)
