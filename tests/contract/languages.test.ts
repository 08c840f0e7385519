import { beforeAll, describe, expect, test } from 'vitest'
import { READ_COOKIES } from '@/lib/shared/cacheHeaders'
import { otherLanguages } from '@/lib/shared/languages'
import hi from '@/messages/hi'
import { askAsWritten } from '@/tests/support/network/askAsWritten'
import { changeGlobal, switchOnLanguages } from '@/tests/support/site/changeGlobal'
import { hasDatabase } from '@/tests/support/site/database'
import { siteForFile } from '@/tests/support/site/siteForFile'

/** Pages in other languages (lib/shared/languages.ts): which addresses exist, and what they say. */

const site = siteForFile({ RATE_LIMIT_SCALE: '10000' })

const ask = (path: string, headers: Record<string, string> = {}) =>
  askAsWritten(site().baseUrl, path, headers)

const switchOn = (...of: string[]) => switchOnLanguages(site(), ...of)

const rootOf = (text: string): string => /<html[^>]*>/.exec(text)?.[0] ?? ''
const NOT_FOUND = '404 - Page Not Found'
const PREVIEW = { Cookie: `${READ_COOKIES.preview}=forged` }
const PAGES = ['', '/job-list', '/registration', '/about-us', '/contact-us', '/get-help']

describe.skipIf(!hasDatabase())('a site in English only', () => {
  beforeAll(() => switchOn())
  test('has no address in another language', async () => {
    for (const language of otherLanguages) {
      const { status, text } = await ask(`/${language}/job-list`)
      expect({ status, isNotFound: text.includes(NOT_FOUND) }, language).toEqual({
        status: 404,
        isNotFound: true,
      })
      expect(rootOf(text)).toBe('<html lang="en" id="top">')
    }
  })

  test('says nothing of languages in its pages and its site map', async () => {
    for (const path of [...PAGES, '/sitemap.xml']) {
      expect((await ask(path || '/')).text, path).not.toMatch(/hreflang|og:locale|xhtml/i)
    }
  })
})

describe.skipIf(!hasDatabase())('a site in English, Hindi and Urdu', () => {
  beforeAll(() => switchOn('hi', 'ur'))

  test.each(PAGES)(
    'has every public page in these languages, with its language and direction: %s',
    async (path) => {
      const [english, hindi, urdu] = [
        await ask(path || '/'),
        await ask(`/hi${path}`),
        await ask(`/ur${path}`),
      ]
      expect([english.status, hindi.status, urdu.status], path).toEqual([200, 200, 200])
      expect(rootOf(english.text)).toBe('<html lang="en" id="top">')
      expect(rootOf(hindi.text)).toBe('<html lang="hi" id="top">')
      expect(rootOf(urdu.text)).toBe('<html lang="ur" dir="rtl" id="top">')
    },
  )

  test.each([
    ['a language that is off', '/bn/job-list'],
    ['an unknown language', '/xx/job-list'],
    ['the address with the code of English', '/en/job-list'],
    ['English by its code alone', '/en'],
    ['the pages’ address inside the server', '/localized/hi/job-list'],
    ['that address with a dot', '/localized/en/my-application/a.b'],
    ['that address, home', '/localized/en'],
    ['two languages', '/hi/ur/job-list'],
    ['the sign-in in another language', '/hi/login'],
    ['the CMS panel in another language', '/hi/admin'],
    ['a call in another language', '/hi/php/joblist.php'],
    ['a file in another language', '/hi/favicon.ico'],
    ['an unknown page', '/hi/no-such-page'],
    ['nobody’s own page', '/hi/my-application/AP-26-0000001.1.a'],
    ['capitals', '/HI/job-list'],
    ['a page behind the name of a file', '/a.b/job-list'],
  ])('answers with the whole 404 page: %s', async (_what, path) => {
    for (const headers of [{}, PREVIEW]) {
      const { status, text } = await ask(path, headers)
      expect(status, JSON.stringify(headers)).toBe(404)
      if (!('Cookie' in headers)) expect(text).toMatch(/<header.*404 - Page Not Found.*<footer/s)
    }
  })

  test('has no page behind the first part of another route', async () => {
    for (const path of [
      '/uploads/job-list',
      '/php/a/job-list',
      '/share/hi/job-list',
      '/health/hi',
    ]) {
      expect((await ask(path)).status, path).toBe(404)
    }
  })

  test('leads from another spelling to the page in the same language', async () => {
    const { status, headers } = await ask('/hi/About-Us')
    expect({ status, location: headers.location }).toEqual({
      status: 308,
      location: '/hi/about-us',
    })
  })

  test('names the addresses of a translated page in all its languages, and its own as the right one', async () => {
    for (const [path, locale] of [
      ['/job-list', 'en_IN'],
      ['/hi/job-list', 'hi_IN'],
    ]) {
      const { text } = await ask(`${path}?page=2`)
      const links = [...text.matchAll(/<link rel="(?:canonical|alternate)"[^>]*>/g)].map(String)
      const to = (address: string) => `href="${site().baseUrl}${address}?page=2"`
      expect(links, path).toEqual(
        expect.arrayContaining([
          expect.stringContaining(to(String(path))),
          `<link rel="alternate" hrefLang="en" ${to('/job-list')}/>`,
          `<link rel="alternate" hrefLang="hi" ${to('/hi/job-list')}/>`,
          `<link rel="alternate" hrefLang="ur" ${to('/ur/job-list')}/>`,
          `<link rel="alternate" hrefLang="x-default" ${to('/job-list')}/>`,
        ]),
      )
      expect(text).not.toContain('hrefLang="bn"')
      expect(text).toContain(`<meta property="og:locale" content="${locale}"/>`)
    }
  })

  test('has its home page in Hindi, but for a text that the office wrote itself', async () => {
    const hindi = (await ask('/hi')).text
    for (const words of [
      hi.home.newest,
      hi.homeTexts.title,
      hi.homeTexts.fraud,
      hi.homeSteps.demand,
    ])
      expect(hindi).toContain(words)
    expect(hindi).not.toMatch(/Newest jobs|Jobs in the Gulf, Singapore and Malaysia, from/)
    expect(hindi).toMatch(/<a class="link" href="\/hi\/job-list\?industry=oil-gas">/)
    await changeGlobal(site(), 'home-page', { title: 'Work abroad with {{agency}}' })
    expect((await ask('/hi')).text).toMatch(/<h1 lang="en">Work abroad with Specimen Overseas</)
    expect((await ask('/ur')).text).toMatch(/<h1 lang="en" dir="ltr">Work abroad with/)
    expect((await ask('/')).text).toMatch(/<h1>Work abroad with/)
  })

  test('hides a page that is not translated from search engines', async () => {
    const { text } = await ask('/hi/about-us')
    expect(text).toMatch(/<meta name="robots" content="noindex[^"]*"/)
    expect(text).not.toMatch(/rel="canonical"|<link[^>]*hreflang/i)
    expect((await ask('/about-us')).text).not.toMatch(/<link[^>]*hreflang/i)
    expect((await ask('/sitemap.xml')).text).not.toContain('/hi/about-us')
  })

  test('gives nobody a page in the language of somebody else', async () => {
    const langs = async (path: string, headers: Record<string, string> = {}) =>
      rootOf((await ask(path, headers)).text)
    const senders: Record<string, string>[] = [
      {},
      PREVIEW,
      { Cookie: 'lang=ur', 'Accept-Language': 'ur' },
    ]
    for (const path of ['/job-list', '/registration']) {
      for (const headers of senders) {
        expect(await langs(`/hi${path}?lang=ur`, headers)).toContain('lang="hi"')
        expect(await langs(`/ur${path}`, headers)).toContain('lang="ur"')
        expect(await langs(path, headers)).toContain('lang="en"')
      }
    }
  })

  test('gives Next’s browser code the part of the page in the language of its address', async () => {
    // Next redirects to the address with the hash that belongs to the headers.
    const part = async (path: string) => {
      const { headers } = await ask(`${path}?_rsc=1`, { RSC: '1' })
      return ask(String(headers.location), { RSC: '1' })
    }
    for (const [path, language] of [
      ['/hi/job-list', 'hi'],
      ['/ur/job-list', 'ur'],
      ['/job-list', 'en'],
      ['/hi/job-list', 'hi'],
    ] as const) {
      const { status, text } = await part(path)
      expect(status, path).toBe(200)
      expect(text, path).toMatch(new RegExp(`"lang"[^}]*"${language}"`))
    }
  })

  test('loses all addresses of a language that is switched off', async () => {
    expect((await ask('/ur/job-list')).status).toBe(200)
    await switchOn('hi')
    expect((await ask('/ur/job-list')).status).toBe(404)
    expect((await ask('/hi/job-list')).status).toBe(200)
  })

  test('refuses a language that it does not know', async () => {
    await expect(switchOn('hi', 'en')).rejects.toThrow()
    await expect(switchOn('xx')).rejects.toThrow()
    expect((await ask('/hi/job-list')).status).toBe(200)
  })
})
