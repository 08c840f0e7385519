import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { vcard, vcardText } from '@/lib/server/calls/vcard'

const nameIn = (card: string): string => {
  const [, properties] = ICAL.parse(card)
  return properties.find(([name]: [string]) => name === 'n')[3][1]
}

const cardOf = (name: string): string => vcard([`N:;${vcardText(name)};;;`])

describe('the contact card', () => {
  test.each([
    'Asha Sample',
    'আশা, নমুনা; \\ "quoted"',
    '😀'.repeat(60),
    'x'.repeat(300),
    'नेपाली नाम '.repeat(20).trim(),
  ])('returns the name %o unchanged to its reader', (name) => {
    expect(nameIn(cardOf(name))).toBe(name)
  })

  test('has lines of at most 75 bytes and splits no character', () => {
    for (const name of ['😀'.repeat(60), 'क'.repeat(100), 'x'.repeat(300)]) {
      const lines = cardOf(name).split('\r\n')
      for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(cardOf(name)).not.toContain('\ufffd')
    }
  })

  test.each(['Asha\r\nTEL:+1', 'Asha\nEND:VCARD', 'Asha\u2028', 'Asha\u0000\u000b'])(
    'stays one card whatever the name contains: %o',
    (name) => {
      const card = cardOf(name)
      expect(card.match(/^(BEGIN|END):VCARD\r$/gm)).toHaveLength(2)
      expect(card).not.toMatch(/^TEL/m)
    },
  )

  test('leaves out unknown values', () => {
    expect(vcard(['FN:Asha', '', null, undefined, false])).toBe(
      'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Asha\r\nEND:VCARD\r\n',
    )
  })
})
