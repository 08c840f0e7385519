import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { EnquiryKind } from '@/collections/Agency/shared/enquiryKinds'
import { applicationReceived } from '@/collections/Applications/email'
import { enquiryReceived } from '@/collections/Enquiries/email'
import { oneLine } from '@/collections/Mails/addresses'
import { renderMail } from '@/collections/Mails/layout'
import { PALETTE } from '@/collections/Mails/palette'
import { endOfWorkingDay } from '@/lib/shared/format'
import type { Language } from '@/lib/shared/languages'
import type { SiteSetting } from '@/payload-types'

const facts: SiteSetting = {
  id: 1,
  full_name: 'Specimen <Overseas>',
  licence_number: 'B-0000',
  phone: '+91 22 0000 0000',
  official_domain: 'example.com, example.in',
}

const received = (name: string, job = 'Pipe Welder', language: Language = 'en', of = facts) =>
  renderMail(
    applicationReceived(
      { reference: 'AP-26-1234567', createdAt: '2026-11-20T10:00:00.000Z', name, language },
      job,
      'https://site.example/my-application/x',
      of,
    ),
    of,
  )

describe('the mail colours', () => {
  const tokens = readFileSync('app/styles/tokens.css', 'utf8')
  const [light = '', dark = ''] = tokens.split('@media screen and (prefers-color-scheme: dark)')
  const token = (css: string, name: string) =>
    new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(css)?.[1]

  test.each(Object.entries(PALETTE))(
    '%s equals its token in tokens.css, in light and dark',
    (name, [inLight, inDark]) => {
      expect(inLight.toLowerCase()).toBe(token(light, name))
      expect(inDark.toLowerCase()).toBe(token(dark, name))
    },
  )
})

describe('a mail to a candidate', () => {
  test('escapes markup typed by the candidate or by staff', () => {
    const { html } = received('Asha', '<img src=x onerror=alert(1)>')
    expect(html).not.toContain('<img')
    expect(html).not.toContain('<Overseas>')
  })

  test('is in the language of the form, with its direction', () => {
    const hindi = received('Asha', 'Pipe Welder', 'hi')
    expect(hindi.subject).toBe('आवेदन AP-26-1234567 मिल गया')
    expect(hindi.text).toContain('20 नवंबर 2026, 15:30 IST')
    expect(hindi.text).toContain('हम आपको +91 22 0000 0000 से फ़ोन करेंगे')
    expect(hindi.text).toContain('/hi/BeAwareModal')
    expect(hindi.text).not.toMatch(/Dear|Reference number|Registration number|We never ask/)
    expect(hindi.html).toContain('<html lang="hi" dir="ltr">')
    expect(received('Asha', 'Pipe Welder', 'ur').html).toContain('<html lang="ur" dir="rtl">')
  })

  test('says how the office calls and writes, as far as it is known', () => {
    expect(received('Asha').text).toContain(
      'If it fits the job, we call you from +91 22 0000 0000 or write from @example.com or @example.in.',
    )
    const unknown = { ...facts, phone: null, official_domain: null }
    expect(received('Asha', 'Rigger', 'en', unknown).text).toContain('we call you.')
  })

  test('names each official domain', () => {
    expect(received('Asha').text).toContain('@example.com or @example.in only')
  })

  test.each(['Asha', "Mary-Anne O'Neil", 'আশা দাস', 'আশা', 'عائشہ خان'])(
    'greets %s by name',
    (name) => {
      expect(received(name).text).toContain(`Dear ${name},`)
    },
  )

  test.each(['evil.example', 'Call 98200', 'a\nb', 'Pay: here', 'x@y', 'a'.repeat(61), '/path'])(
    'does not greet by the name %j, which could be an address or an instruction',
    (name) => {
      expect(received(name).text).not.toContain('Dear')
    },
  )
})

describe('a mail to a visitor who wrote', () => {
  const written = (kind: EnquiryKind, language: Language) =>
    renderMail(
      enquiryReceived(
        { reference: 'FR-26-1234567', createdAt: '2026-11-20T10:00:00.000Z', kind, language },
        facts,
      ),
      facts,
    )

  test('is in the language of the form', () => {
    const { subject, text, html } = written('fraud', 'hi')
    expect(subject).toBe('आपका संदेश FR-26-1234567 हमें मिल गया')
    expect(text).toContain('हम 1 कामकाजी दिन के अंदर जवाब देते हैं')
    expect(text).toContain('विषय: धोखाधड़ी की सूचना')
    // Not the word for the number of an application.
    expect(text).toContain('संदर्भ नंबर: FR-26-1234567')
    expect(text).toContain('/hi/BeAwareModal')
    expect(text).not.toMatch(/Thank you|Reference number|About|working day|Fraud/)
    expect(html).toContain('<html lang="hi" dir="ltr">')
  })

  test('says in English what it said before', () => {
    const { subject, text } = written('grievance', 'en')
    expect(subject).toBe('Your message FR-26-1234567 has reached us')
    expect(text).toContain(
      [
        'We have your message',
        'Thank you for writing. We answer within three working days.',
        'Reference number: FR-26-1234567\nAbout: Grievance\nReceived: ',
      ].join('\n\n'),
    )
    expect(text).toContain('Name the reference number when you call or write again.')
    expect(written('employer', 'en').text).toContain('within one working day.')
  })
})

test.each([
  ['a\r\nBcc: b', 'a Bcc: b'],
  ['a\u2028b\u0000c', 'a b c'],
  ['  plain  ', 'plain'],
])('a mail header %j is written as %j', (text, line) => {
  expect(oneLine(text)).toBe(line)
})

test.each([
  ['a Monday', '2026-11-16T06:00:00.000Z', 1, '2026-11-17T18:29:59.000Z'],
  ['a Friday', '2026-11-20T06:00:00.000Z', 1, '2026-11-23T18:29:59.000Z'],
  [
    'a Friday late in UTC, which is Saturday in Mumbai',
    '2026-11-20T20:00:00.000Z',
    1,
    '2026-11-23T18:29:59.000Z',
  ],
  ['a Thursday, over the weekend', '2026-11-19T06:00:00.000Z', 3, '2026-11-24T18:29:59.000Z'],
  ['a Sunday', '2026-11-22T06:00:00.000Z', 2, '2026-11-24T18:29:59.000Z'],
])('working days are counted from %s', (_, from, days, until) => {
  expect(endOfWorkingDay(from, days)).toBe(until)
})
