import { domainToASCII } from 'node:url'
import { describe, expect, test } from 'vitest'
import {
  checkMessage,
  type OfficialList,
  PASTED_MAX_CHARS,
} from '@/collections/Agency/shared/checkMessage'
import { officialList } from '@/collections/Agency/shared/officialList'

// 'ours' stands for the agency: specimen.com for its mail, specimen-gulf.in for a second domain.
const OFFICIAL: OfficialList = {
  domains: ['specimen.com', 'specimen-gulf.in'],
  emails: ['jobs@specimen.com', 'specimen.office@mail.example'],
  phones: ['+91 22 4000 1234', '+91 98200 12345'],
  links: [
    'https://www.facebook.com/SpecimenOverseas',
    'https://www.youtube.com/channel/UCaBcD123',
    'https://whatsapp.com/channel/0029VaXyz',
    'https://profiles.example/person.php?id=77',
    'https://malta-jobs.example/',
  ],
}

const check = (pasted: string) => checkMessage(pasted, OFFICIAL)

describe('ours', () => {
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
    ['below the domain', 'alerts@mail.specimen.com', 'email'],
    ['of the second domain', 'visa@specimen-gulf.in', 'email'],
    ['a listed address elsewhere', 'Specimen.Office@mail.example', 'email'],
    ['broken by a soft hyphen, as pages do', 'jobs@speci\u00admen.com', 'email'],
    ['the domain', 'specimen.com', 'link'],
    ['the domain with an @', '@specimen.com', 'link'],
    ['the domain with a final dot', 'specimen.com.', 'link'],
    ['the domain in full-width letters, which browsers read', 'ｓｐｅｃｉｍｅｎ.com', 'link'],
    ['a subdomain', 'www.jobs.specimen.com', 'link'],
    ['a link', 'https://specimen.com/job-details/12?a=b#c', 'link'],
    ['a link without a scheme', 'Specimen.com/job-list', 'link'],
    ['a link without a lock', 'http://www.specimen.com', 'link'],
    ['a link with a port', 'https://specimen.com:8443/', 'link'],
    ['two of ours in one text', 'jobs@specimen.com or https://specimen.com', 'email'],
    ['the social page', 'https://www.facebook.com/SpecimenOverseas', 'link'],
    ['the social page on a phone', 'http://m.facebook.com/specimenoverseas/?ref=share', 'link'],
    ['something on the social page', 'facebook.com/SpecimenOverseas/posts/1', 'link'],
    ['the channel', 'https://www.whatsapp.com/channel/0029VaXyz', 'link'],
    ['a page told by its query', 'https://profiles.example/person.php?id=77', 'link'],
    ['a site of the list', 'https://malta-jobs.example/welders', 'link'],
    ['a chat with our number', 'https://wa.me/919820012345?text=Hello', 'link'],
    ['the same by the longer link', 'https://api.whatsapp.com/send?phone=919820012345', 'link'],
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
    ['with the unseen signs that chats put around', '\u202a+91 98200\u00a012345\u202c', 'phone'],
    ['with other dashes', '+91–98200‑12345', 'phone'],
    ['in a sentence', 'Call me on +91 98200 12345 today', 'phone'],
  ])('%s: %s', (_what, pasted, kind) => {
    expect(check(pasted)).toMatchObject({ result: 'ours', kind })
  })
})

describe('made to look like ours', () => {
  test.each([
    ['two letters swapped', 'jobs@sepcimen.com'],
    ['a letter more', 'jobs@specimmen.com'],
    ['a letter fewer', 'specimn.com'],
    ['another letter', 'https://specinen.com/apply'],
    ['a digit for a letter', 'jobs@spec1men.com'],
    ['several digits for letters', '5p3c1m3n.com'],
    ['rn for m', 'specirnen.com'],
    ['a capital I for an l', 'https://SPECLMEN.com'],
    ['a Cyrillic letter', 'jobs@ѕресіmеn.com'],
    ['Cyrillic letters in a link', 'https://sресimеn.com/login'],
    ['Greek letters', 'spεcimεn.com'],
    ['accents', 'spécimén.com'],
    ['punycode', `https://${domainToASCII('spécimén.com')}`],
    ['punycode of Cyrillic letters', `jobs@${domainToASCII('sресimеn.com')}`],
    ['punycode of Cyrillic letters alone', domainToASCII('ѕресімеп.com')],
    ['our domain under another', 'https://specimen.com.evil.net'],
    ['a mail address under another', 'user@specimen.com.evil.net'],
    ['percent signs for dots', 'https://specimen.com%2Eevil.net'],
    ['our domain before the @', 'https://specimen.com@evil.net'],
    ['our domain before the @, with a port', 'https://specimen.com:443@evil.net/job'],
    ['our address before the @', 'jobs@specimen.com@evil.net'],
    ['our address before a comma', 'mailto:jobs@specimen.com,x@evil.net'],
    ['our domain in the path', 'https://evil.net/specimen.com/apply'],
    ['our address in the path', 'https://evil.net/jobs@specimen.com'],
    ['our address in the path, no scheme', 'evil.net/jobs@specimen.com'],
    ['a backslash', 'https://evil.net\\@specimen.com'],
    ['one word more', 'specimen-visa.com'],
    ['one word before', 'https://apply-specimen.com'],
    ['a word without a hyphen', 'specimenvisa.com'],
    ['a misspelt name with a word more', 'hr@specimem-visa.com'],
    ['a hyphen inside', 'speci-men.com'],
    ['a dot inside', 'speci.men.net'],
    ['another ending', 'jobs@specimen.net'],
    ['another country', 'specimen.co.in'],
    ['another subdomain', 'https://specimen.freesites.example'],
    ['another’s domain that ends as ours', 'notspecimen.com'],
    ['the hyphen left out', 'specimengulf.in'],
    ['our name at a free mail service', 'specimen.jobs@gmail.com'],
    ['our domain at a free mail service', 'specimen.com@gmail.com'],
    ['our name on a page of theirs', 'https://www.facebook.com/specimen.gulf.jobs'],
    ['a hidden sign', 'jobs@speci\u200dmen.com'],
    ['signs turned round', 'https://\u202especimen.com'],
    ['another scheme', 'javascript://specimen.com/%0aalert(1)'],
    ['beside ours in one text', 'Write to jobs@specimen.com or hr@specimen-visa.com'],
  ])('%s: %s', (_what, pasted) => {
    expect(check(pasted)).toMatchObject({ result: 'lookalike' })
  })

  test('says where it really leads, and what it resembles', () => {
    expect(check('https://specimen.com@evil.net/x')).toEqual({
      result: 'lookalike',
      kind: 'link',
      checked: 'https://specimen.com@evil.net/x',
      host: 'evil.net',
      resembles: 'specimen.com',
    })
    expect(check('jobs@specimen-gulf.com')).toMatchObject({ resembles: 'specimen-gulf.in' })
  })
})

describe('not ours', () => {
  test.each([
    ['a mail address', 'hr@example.org', 'email'],
    ['a name before another address', 'jobs@specimen.com <x@evil.net>', 'email'],
    ['our name on it, but another address', 'Specimen Overseas <hr@evil.net>', 'email'],
    ['a link', 'https://evil.net/jobs', 'link'],
    ['a link with our domain in its query', 'https://evil.net/?next=https://specimen.com', 'link'],
    ['a number address', 'http://192.0.2.7/apply', 'link'],
    ['a short link', 'https://bit.ly/3abcd', 'link'],
    ['another social page', 'https://www.facebook.com/someone.else', 'link'],
    ['the social network itself', 'https://www.facebook.com/', 'link'],
    ['a channel whose id differs in a capital', 'https://youtube.com/channel/UCabcd123', 'link'],
    ['another page of that query', 'https://profiles.example/person.php?id=78', 'link'],
    ['a chat with another number', 'https://wa.me/919820099999', 'link'],
    ['our number in another’s link', 'https://evil.net/?phone=919820012345', 'link'],
    ['a word that is near ours by no design', 'https://regimen.example', 'link'],
    ['another number', '+91 22 4000 1235', 'phone'],
    ['our number in another country', '+1 98200 12345', 'phone'],
    ['our national number after a plus', '+98200 12345', 'phone'],
    ['a part of our number', '4000 1234', 'phone'],
    ['our number with a digit more', '+91 98200 123456', 'phone'],
    ['another number in Arabic digits', '٠٢٢ ٤٠٠٠ ٩٩٩٩', 'phone'],
    ['ours and another in one text', 'Call +91 98200 12345 or +971 50 000 0000', 'phone'],
  ])('%s: %s', (_what, pasted, kind) => {
    expect(check(pasted)).toMatchObject({ result: 'unknown', kind })
  })
})

describe('cannot be read', () => {
  test.each([
    ['nothing', ''],
    ['spaces', '  \n\t '],
    ['a word', 'hello'],
    ['words', 'please send me the visa fee'],
    ['a sentence with dots', 'Dear sir. Specimen Pvt.Ltd calls you on 20.11.2026 at 10.30'],
    ['short digits', '12345'],
    ['short digits with a plus', '+91 22'],
    ['Arabic short digits', '١٢٣٤'],
    ['far too many digits', '1234 5678 9012 3456 78'],
    ['dashes', '-----'],
    ['an @ alone', '@'],
    ['half an address', 'jobs@'],
    ['half a link', 'https://'],
    ['a host of one word', 'http://localhost/'],
    ['a number with a scheme that is none', 'data:text/html,hello'],
    ['signs', '¿?!…'],
    ['a picture', '🙏🙏'],
    ['another script', 'नमस्ते'],
  ])('%s: %s', (_what, pasted) => {
    expect(check(pasted)).toMatchObject({ result: 'unreadable', kind: 'text' })
  })

  test('a text of great length is cut, and answered at once', () => {
    const started = performance.now()
    expect(check(`${'a'.repeat(1_000_000)}.com`).result).toBe('unreadable')
    expect(check(`${'a-'.repeat(PASTED_MAX_CHARS / 4)}.com`).result).toBe('unknown')
    expect(check('https://'.repeat(100_000)).result).not.toBe('ours')
    expect(performance.now() - started).toBeLessThan(1000)
  })
})

test('with an empty list nothing is ours', () => {
  const nothing: OfficialList = { domains: [], emails: [], phones: [], links: [] }
  for (const pasted of ['jobs@specimen.com', 'specimen.com', '+91 22 4000 1234']) {
    expect(checkMessage(pasted, nothing).result).toBe('unknown')
  }
})

test('a short name is held only to itself: other words are no look-alikes', () => {
  const short: OfficialList = { domains: ['aco.com'], emails: [], phones: [], links: [] }
  expect(checkMessage('abo.com', short).result).toBe('unknown')
  expect(checkMessage('tacos.com', short).result).toBe('unknown')
  expect(checkMessage('aco-visa.com', short).result).toBe('lookalike')
})

describe('the official list', () => {
  test('is made of the agency’s facts', () => {
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

  test('of an agency that has filled in nothing is empty', () => {
    expect(officialList({})).toEqual({ domains: [], emails: [], phones: [], links: [] })
  })
})
