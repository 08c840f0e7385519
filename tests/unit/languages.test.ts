import { describe, expect, test } from 'vitest'
import { slugProblem } from '@/collections/content/shared/slugs'
import { alternatesOf, inEachLanguage, isTranslated } from '@/lib/shared/alternates'
import { inLanguage, languages, splitLanguage } from '@/lib/shared/languages'
import {
  addressAt,
  hasForm,
  isDashboardPage,
  isSameForAll,
  isUnderDashboard,
  kindAt,
  ROUTES,
  segmentsWhere,
} from '@/lib/shared/routes'
import { sitemap } from '@/lib/shared/xml'
import { canonicalAddress } from '@/server/cacheKey'

describe('an address', () => {
  test.each([
    ['/', 'en', '/'],
    ['/job-list', 'en', '/job-list'],
    ['/hi', 'hi', '/'],
    ['/hi/', 'hi', '/'],
    ['/hi?q=welder', 'hi', '/?q=welder'],
    ['/hi/job-list?q=welder#top', 'hi', '/job-list?q=welder#top'],
    ['/fil/apply-job/7', 'fil', '/apply-job/7'],
    ['/en/job-list', 'en', '/en/job-list'],
    ['/HI/job-list', 'en', '/HI/job-list'],
    ['/hindi', 'en', '/hindi'],
    ['/hi-job', 'en', '/hi-job'],
    ['//hi/job-list', 'en', '//hi/job-list'],
    ['/constructor/job-list', 'en', '/constructor/job-list'],
    ['', 'en', ''],
  ])('%s is in %s, of the page %s', (address, language, path) => {
    expect(splitLanguage(address)).toEqual({ language, path })
  })

  test.each(['/', '/job-list', '/job-list?q=welder&page=2', '/?x=1', '/#top', '/a/b#c'])(
    'of the English page %s leads back to it from every language',
    (address) => {
      for (const language of languages) {
        expect(splitLanguage(inLanguage(address, language))).toEqual({ language, path: address })
      }
    },
  )

  test('in another language has one form, without a slash at its end', () => {
    expect(inLanguage('/', 'hi')).toBe('/hi')
    expect(inLanguage('/?q=1', 'hi')).toBe('/hi?q=1')
    expect(inLanguage('/', 'en')).toBe('/')
  })
})

describe('in another language', () => {
  test('every public page has the traits of its English address', () => {
    const pages = segmentsWhere(({ kind }) => ['page', 'content', 'job'].includes(kind))
    for (const page of [...pages.map((segment) => `/${segment}`), '/about-us', '/job-details/7']) {
      const own = inLanguage(page, 'ur')
      expect([kindAt(own), isSameForAll(own), hasForm(own), addressAt(own).language], page).toEqual(
        [kindAt(page), isSameForAll(page), hasForm(page), 'ur'],
      )
    }
  })

  test('there is neither dashboard, CMS panel, call, file nor anything else that is no page', () => {
    const others = [...ROUTES]
      .filter(([, { kind }]) => !['page', 'content', 'job'].includes(kind))
      .map(([segment]) => `/hi/${segment}`)
    expect(others.length).toBeGreaterThan(10)
    for (const address of [...others, '/hi/edit-job/1', '/hi/php/login.php', '/hi/hi']) {
      expect(kindAt(address), address).toBeUndefined()
      expect(isUnderDashboard(address), address).toBe(false)
      expect(isDashboardPage(address), address).toBe(false)
    }
  })

  test('a page is stored under an address of its own, with the parameters that it reads', () => {
    expect(canonicalAddress('/hi/job-list?x=1&page=2&q=welder')).toBe(
      '/hi/job-list?q=welder&page=2',
    )
    expect(canonicalAddress('/hi/registration?ref=poster&x=1')).toBe('/hi/registration?ref=poster')
    expect(canonicalAddress('/hi?q=welder')).toBe('/hi')
    expect(canonicalAddress('/hi/my-application/abc')).toBeNull()
    expect(canonicalAddress('/hi/family/abc')).toBeNull()
  })
})

test('no page of the CMS has the name of a language', () => {
  for (const language of languages) expect(slugProblem(language), language).toMatch(/\.$/)
})

describe('search engines', () => {
  test('are told of no language in which a page is not written', () => {
    expect(alternatesOf('/about-us', ['en'])).toBeUndefined()
    expect(isTranslated('/about-us', 'hi')).toBe(false)
    expect(isTranslated('/about-us', 'en')).toBe(true)
    expect(inEachLanguage('/about-us', ['en'])).toEqual([{ path: '/about-us' }])
  })

  test('are told of every language of a page, and of English for others', () => {
    expect(alternatesOf('/job-list?page=2', ['en', 'hi'])).toEqual({
      en: '/job-list?page=2',
      hi: '/hi/job-list?page=2',
      'x-default': '/job-list?page=2',
    })
    expect(alternatesOf('/', ['en', 'ur'])).toEqual({ en: '/', ur: '/ur', 'x-default': '/' })
  })

  test('find all addresses of a page beside each of them in the site map', () => {
    const alternates = { en: '/a', hi: '/hi/a', 'x-default': '/a' }
    const file = sitemap([{ path: '/hi/a', changed: '2026-01-01', alternates }], 'https://x.test')
    expect(file).toContain(' xmlns:xhtml="http://www.w3.org/1999/xhtml"')
    expect(file).toContain(
      '<loc>https://x.test/hi/a</loc><lastmod>2026-01-01</lastmod><xhtml:link rel="alternate" hreflang="en" href="https://x.test/a"/><xhtml:link rel="alternate" hreflang="hi" href="https://x.test/hi/a"/>',
    )
    expect(sitemap([{ path: '/a', changed: '2026-01-01' }], 'https://x.test')).not.toContain(
      'xhtml',
    )
  })
})
