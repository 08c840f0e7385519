import { domainToASCII } from 'node:url'
import { describe, expect, test } from 'vitest'
import { checkMessage, type OfficialList } from '@/collections/MessageCheck/shared/checkMessage'
import { check } from '@/tests/support/staff/officialList'

describe('the message check warns of an imitation of the agency: result "lookalike"', () => {
  test.each([
    ['two letters swapped', 'jobs@sepcimen.com'],
    ['an extra letter', 'jobs@specimmen.com'],
    ['a missing letter', 'specimn.com'],
    ['a different letter', 'https://specinen.com/apply'],
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
    ['our domain as a subdomain of another', 'https://specimen.com.evil.net'],
    ['a mail address with our domain as a subdomain of another', 'user@specimen.com.evil.net'],
    ['percent-encoded dots', 'https://specimen.com%2Eevil.net'],
    ['our domain before the @', 'https://specimen.com@evil.net'],
    ['our domain before the @, with a port', 'https://specimen.com:443@evil.net/job'],
    ['our address before the @', 'jobs@specimen.com@evil.net'],
    ['our address before a comma', 'mailto:jobs@specimen.com,x@evil.net'],
    ['our domain in the path', 'https://evil.net/specimen.com/apply'],
    ['our address in the path', 'https://evil.net/jobs@specimen.com'],
    ['our address in the path, no scheme', 'evil.net/jobs@specimen.com'],
    ['a backslash', 'https://evil.net\\@specimen.com'],
    ['an extra word after the name', 'specimen-visa.com'],
    ['an extra word before the name', 'https://apply-specimen.com'],
    ['an extra word without a hyphen', 'specimenvisa.com'],
    ['a misspelt name with an extra word', 'hr@specimem-visa.com'],
    ['a hyphen inside', 'speci-men.com'],
    ['a dot inside', 'speci.men.net'],
    ['another top-level domain', 'jobs@specimen.net'],
    ['another country’s domain', 'specimen.co.in'],
    ['another subdomain', 'https://specimen.freesites.example'],
    ['a stranger’s domain that ends like ours', 'notspecimen.com'],
    ['the hyphen left out', 'specimengulf.in'],
    ['our name at a free mail service', 'specimen.jobs@gmail.com'],
    ['our domain at a free mail service', 'specimen.com@gmail.com'],
    ['our name on a stranger’s social page', 'https://www.facebook.com/specimen.gulf.jobs'],
    ['an invisible character', 'jobs@speci\u200dmen.com'],
    ['characters in reversed direction', 'https://\u202especimen.com'],
    ['another scheme', 'javascript://specimen.com/%0aalert(1)'],
    [
      'an imitation beside our address in one text',
      'Write to jobs@specimen.com or hr@specimen-visa.com',
    ],
  ])('%s: %s', (_what, pasted) => {
    expect(check(pasted)).toMatchObject({ result: 'lookalike' })
  })

  test('names the host that a link really leads to and the official address that it imitates', () => {
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

test('the message check does not take other short words for imitations of a short domain name', () => {
  const short: OfficialList = { domains: ['aco.com'], emails: [], phones: [], links: [] }
  expect(checkMessage('abo.com', short).result).toBe('unknown')
  expect(checkMessage('tacos.com', short).result).toBe('unknown')
  expect(checkMessage('aco-visa.com', short).result).toBe('lookalike')
})
