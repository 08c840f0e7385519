import { describe, expect, test } from 'vitest'
import {
  checkMessage,
  type OfficialList,
  PASTED_MAX_CHARS,
} from '@/collections/MessageCheck/shared/checkMessage'
import { officialList } from '@/collections/MessageCheck/shared/officialList'
import { check } from '@/tests/support/staff/officialList'

describe('the message check recognises the agency: result "ours"', () => {
  test.each([
    ['a mail address', 'jobs@specimen.com', 'email'],
    ['another mail box of the domain', 'counsellor.2@specimen.com', 'email'],
    ['a mail address in capitals', 'JOBS@Specimen.COM', 'email'],
    ['with spaces around', '  jobs@specimen.com \n', 'email'],
    ['with spaces at the @', 'jobs @ specimen.com', 'email'],
    ['as a mail link', 'mailto:jobs@specimen.com', 'email'],
    ['as a mail link with a subject', 'MAILTO:jobs@specimen.com?subject=Visa', 'email'],
    ['in angle brackets', '<jobs@specimen.com>', 'email'],
    ['with a name before it', 'Specimen HR <jobs@specimen.com>', 'email'],
    ['at the end of a sentence', 'Write to jobs@specimen.com.', 'email'],
    ['on a subdomain', 'alerts@mail.specimen.com', 'email'],
    ['on the second domain', 'visa@specimen-gulf.in', 'email'],
    ['a listed address on another domain', 'Specimen.Office@mail.example', 'email'],
    ['broken by a soft hyphen, as pages do', 'jobs@speci\u00admen.com', 'email'],
    ['the domain', 'specimen.com', 'link'],
    ['the domain with an @', '@specimen.com', 'link'],
    ['the domain with a final dot', 'specimen.com.', 'link'],
    ['the domain in full-width letters, which browsers read', 'ｓｐｅｃｉｍｅｎ.com', 'link'],
    ['a subdomain', 'www.jobs.specimen.com', 'link'],
    ['a link', 'https://specimen.com/job-details/12?a=b#c', 'link'],
    ['a link without a scheme', 'Specimen.com/job-list', 'link'],
    ['a link without https', 'http://www.specimen.com', 'link'],
    ['a link with a port', 'https://specimen.com:8443/', 'link'],
    ['two of our addresses in one text', 'jobs@specimen.com or https://specimen.com', 'email'],
    ['the social page', 'https://www.facebook.com/SpecimenOverseas', 'link'],
    ['the social page on a phone', 'http://m.facebook.com/specimenoverseas/?ref=share', 'link'],
    ['something on the social page', 'facebook.com/SpecimenOverseas/posts/1', 'link'],
    ['the channel', 'https://www.whatsapp.com/channel/0029VaXyz', 'link'],
    ['a page identified by its query', 'https://profiles.example/person.php?id=77', 'link'],
    ['a listed site', 'https://malta-jobs.example/welders', 'link'],
    ['a chat with our number', 'https://wa.me/919820012345?text=Hello', 'link'],
    [
      'the same chat by the longer link',
      'https://api.whatsapp.com/send?phone=919820012345',
      'link',
    ],
    ['a phone number', '+91 22 4000 1234', 'phone'],
    ['without spaces', '+912240001234', 'phone'],
    ['without the plus', '91 22 4000 1234', 'phone'],
    ['with two zeros', '0091-22-4000-1234', 'phone'],
    ['with the zero in brackets', '+91 (0)22 4000 1234', 'phone'],
    ['inside India', '022 4000 1234', 'phone'],
    ['inside India, a mobile', '98200 12345', 'phone'],
    ['as a phone link', 'tel:+919820012345', 'phone'],
    ['in Arabic digits', '+٩١ ٩٨٢٠٠ ١٢٣٤٥', 'phone'],
    ['in Urdu digits', '۰۹۸۲۰۰۱۲۳۴۵', 'phone'],
    ['in Devanagari digits', '९८२०० १२३४५', 'phone'],
    [
      'with the invisible characters that chat programs add',
      '\u202a+91 98200\u00a012345\u202c',
      'phone',
    ],
    ['with other dashes', '+91–98200‑12345', 'phone'],
    ['in a sentence', 'Call me on +91 98200 12345 today', 'phone'],
  ])('%s: %s', (_what, pasted, kind) => {
    expect(check(pasted)).toMatchObject({ result: 'ours', kind })
  })
})

describe('the message check does not know the sender: result "unknown"', () => {
  test.each([
    ['a mail address', 'hr@example.org', 'email'],
    ['our address as the name of another address', 'jobs@specimen.com <x@evil.net>', 'email'],
    ['our name before another address', 'Specimen Overseas <hr@evil.net>', 'email'],
    ['a link', 'https://evil.net/jobs', 'link'],
    ['a link with our domain in its query', 'https://evil.net/?next=https://specimen.com', 'link'],
    ['an IP address', 'http://192.0.2.7/apply', 'link'],
    ['a short link', 'https://bit.ly/3abcd', 'link'],
    ['another social page', 'https://www.facebook.com/someone.else', 'link'],
    ['the social network itself', 'https://www.facebook.com/', 'link'],
    ['a channel whose id differs in a capital', 'https://youtube.com/channel/UCabcd123', 'link'],
    ['another page with a similar query', 'https://profiles.example/person.php?id=78', 'link'],
    ['a chat with another number', 'https://wa.me/919820099999', 'link'],
    ['our number in a stranger’s link', 'https://evil.net/?phone=919820012345', 'link'],
    ['an unrelated word that resembles our name', 'https://regimen.example', 'link'],
    ['another number', '+91 22 4000 1235', 'phone'],
    ['our number in another country', '+1 98200 12345', 'phone'],
    ['our national number after a plus', '+98200 12345', 'phone'],
    ['a part of our number', '4000 1234', 'phone'],
    ['our number with an extra digit', '+91 98200 123456', 'phone'],
    ['another number in Arabic digits', '٠٢٢ ٤٠٠٠ ٩٩٩٩', 'phone'],
    ['our number and another in one text', 'Call +91 98200 12345 or +971 50 000 0000', 'phone'],
  ])('%s: %s', (_what, pasted, kind) => {
    expect(check(pasted)).toMatchObject({ result: 'unknown', kind })
  })
})

describe('the message check finds no address or number: result "unreadable"', () => {
  test.each([
    ['nothing', ''],
    ['spaces', '  \n\t '],
    ['a word', 'hello'],
    ['words', 'please send me the visa fee'],
    ['a sentence with dots', 'Dear sir. Specimen Pvt.Ltd calls you on 20.11.2026 at 10.30'],
    ['too few digits', '12345'],
    ['too few digits with a plus', '+91 22'],
    ['too few Arabic digits', '١٢٣٤'],
    ['far too many digits', '1234 5678 9012 3456 78'],
    ['dashes', '-----'],
    ['an @ alone', '@'],
    ['half an address', 'jobs@'],
    ['half a link', 'https://'],
    ['a host of one word', 'http://localhost/'],
    ['a data link', 'data:text/html,hello'],
    ['punctuation', '¿?!…'],
    ['emoji', '🙏🙏'],
    ['a greeting in another script', 'नमस्ते'],
  ])('%s: %s', (_what, pasted) => {
    expect(check(pasted)).toMatchObject({ result: 'unreadable', kind: 'text' })
  })

  test('a text of a million characters is cut and answered', () => {
    expect(check(`${'a'.repeat(1_000_000)}.com`).result).toBe('unreadable')
    expect(check(`${'a-'.repeat(PASTED_MAX_CHARS / 4)}.com`).result).toBe('unknown')
    expect(check('https://'.repeat(100_000)).result).not.toBe('ours')
  })
})

test('the message check answers "unknown" for everything when the official list is empty', () => {
  const nothing: OfficialList = { domains: [], emails: [], phones: [], links: [] }
  for (const pasted of ['jobs@specimen.com', 'specimen.com', '+91 22 4000 1234']) {
    expect(checkMessage(pasted, nothing).result).toBe('unknown')
  }
})

describe('the official list', () => {
  test('is built from the agency’s facts', () => {
    expect(
      officialList(
        {
          official_domain: '@Specimen.com, https://www.specimen-gulf.in/ nonsense',
          email: 'Jobs@specimen.com; visa@specimen.com',
          phone: '+91 22 4000 1234 / +91 22 4000 1235',
          whatsapp: '+91 98200 12345',
          channel_url: 'whatsapp.com/channel/0029VaXyz',
          facebook_url: 'https://facebook.com/specimen',
          twitter_url: '',
          malta_url: null,
        },
        'https://site.example',
      ),
    ).toEqual({
      domains: ['specimen.com', 'specimen-gulf.in'],
      emails: ['jobs@specimen.com', 'visa@specimen.com'],
      phones: ['+91 22 4000 1234', '+91 22 4000 1235', '+91 98200 12345'],
      links: [
        'https://site.example',
        'https://whatsapp.com/channel/0029VaXyz',
        'https://facebook.com/specimen',
      ],
    })
  })

  test('is empty for an agency that has not filled in any facts', () => {
    expect(officialList({})).toEqual({ domains: [], emails: [], phones: [], links: [] })
  })
})
