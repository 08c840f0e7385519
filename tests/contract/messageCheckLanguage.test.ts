import { beforeAll, describe, expect, test } from 'vitest'
import hi from '@/messages/hi'
import { latinIn, textsNotInEnglish } from '@/tests/support/content/readTexts'
import { askAsWritten } from '@/tests/support/network/askAsWritten'
import { switchOnLanguages } from '@/tests/support/site/changeGlobal'
import { hasDatabase } from '@/tests/support/site/database'
import { siteForFile } from '@/tests/support/site/siteForFile'

/** The fraud report and the message check in Hindi, on a site in English and Hindi. */

const site = siteForFile({ RATE_LIMIT_SCALE: '10000' })

const ask = (path: string, headers: Record<string, string> = {}) =>
  askAsWritten(site().baseUrl, path, headers)

const mainOf = (text: string): string => /<main.*<\/main>/s.exec(text)?.[0] ?? ''

/** The page that a browser without scripts shows after the check, and its address. */
const pageAfter = async (fields: Record<string, string>) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const answer = await fetch(`${site().baseUrl}/php/message_check.php`, {
    method: 'POST',
    body,
    headers: { Accept: 'text/html,*/*;q=0.8' },
    redirect: 'manual',
  })
  const location = answer.headers.get('location') ?? ''
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';')
  const { text } = await ask(location.replace('#form', ''), { Cookie: cookie })
  return { location, main: mainOf(text) }
}

/** The same in every language: addresses, names, abbreviations, and a field that nobody sees. */
const SAME = [
  ...['Leave this empty', 'Specimen Overseas', 'B-0000/MUM/PART/1000+/5/0000/2022'],
  ...['emigrate.gov.in', 'eMigrate', 'WhatsApp', 'HR Manager', 'https://', 'PIN', 'OTP'],
  ...['active', 'Protector of Emigrants', 'अक्षर o'],
  ...['jobs@example.com', 'examp1e.com', 'example.com', 'free-visa.test'],
]

const englishIn = (main: string): string[] => {
  const texts = textsNotInEnglish(main)
  expect(texts.length).toBeGreaterThan(10)
  return latinIn(texts, SAME)
}

const { enquiry, enquiryForm, messageCheck } = hi

describe.skipIf(!hasDatabase())('a candidate who reads Hindi', () => {
  beforeAll(() => switchOnLanguages(site(), 'hi', 'ur'))

  test.each([
    ['BeAwareModal', enquiry.fraudTitle, enquiryForm.falseMessage, 'fraud'],
    ['how-we-check-messages', enquiry.checkTitle, messageCheck.label, 'check'],
  ])('reads nothing in English on /hi/%s but what is marked', async (slug, title, words, field) => {
    const { status, text } = await ask(`/hi/${slug}`)
    expect(status).toBe(200)
    const main = mainOf(text)
    expect(englishIn(main)).toEqual([])
    expect(main).not.toMatch(/^<main[^>]* lang="en"/)
    expect(main).toContain(title)
    expect(main).toContain(words)
    expect(main).toMatch(/<input[^>]*name="language"[^>]*value="hi"/)
    expect(main).toMatch(new RegExp(`(?:value|name)="${field}"`))
    expect(text).toMatch(new RegExp(`<title>${title.replace('?', '\\?')} \\|`))
    expect(text).toContain(`hrefLang="ur" href="${site().baseUrl}/ur/${slug}"`)
  })

  test('goes from the fraud report to the message check in Hindi', async () => {
    expect(mainOf((await ask('/hi/BeAwareModal')).text)).toContain(
      'href="/hi/how-we-check-messages"',
    )
  })

  test.each([
    ['jobs@example.com', messageCheck.oursEmail, '/hi/contact-us'],
    ['jobs@examp1e.com', messageCheck.lookalike, '/hi/BeAwareModal#form'],
    ['https://free-visa.test/apply', messageCheck.unknown, '/hi/BeAwareModal#form'],
  ])('sees the answer on %s in Hindi without scripts', async (check, words, link) => {
    const { location, main } = await pageAfter({ check, language: 'hi' })
    expect(location).toBe('/hi/how-we-check-messages#form')
    expect(main).toContain(words)
    expect(main).toContain(`href="${link}"`)
    expect(main).toContain(`value="${check}"`)
    expect(latinIn(textsNotInEnglish(main), [check, ...SAME])).toEqual([])
  })
})

describe.skipIf(!hasDatabase())('a candidate who reads English', () => {
  test.each([undefined, '', 'en', 'xx', 'bn', '../hi', '//evil.example'])(
    'sees the answer in English after a check in the language %o',
    async (language) => {
      const check = 'jobs@examp1e.com'
      const { location, main } = await pageAfter({ check, ...(language && { language }) })
      expect(location).toBe('/how-we-check-messages#form')
      expect(main).toContain('No. This is made to look like ours.')
      expect(main).not.toMatch(/\p{Script=Devanagari}|name="language"/u)
    },
  )

  test.each(['BeAwareModal', 'how-we-check-messages'])(
    'has no word of Hindi on /%s',
    async (slug) => {
      const main = mainOf((await ask(`/${slug}`)).text)
      expect(main).not.toMatch(/\p{Script=Devanagari}|name="language"|href="\/hi/u)
    },
  )
})
