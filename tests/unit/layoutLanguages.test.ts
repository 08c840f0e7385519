import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageNames } from '@/components/layout/LanguageNames'
import { choicesOf } from '@/components/layout/LanguageNav'
import { ModeBar } from '@/components/layout/ModeBar'
import { SiteFooter } from '@/components/layout/SiteFooter'
import { SiteHeader } from '@/components/layout/SiteHeader'
import { siteChrome } from '@/components/layout/siteChrome'
import type { Language } from '@/lib/shared/languages'
import type { SiteSetting } from '@/payload-types'
import { latinIn, textsNotInEnglish } from '@/tests/support/content/readTexts'

const now = new Date('2026-11-22T04:00:00Z')

// What header and footer read of the agency.
const facts = {
  name: 'Agency',
  full_name: 'Agency',
  tagline: 'Consultants',
  approved_by: 'Approved by the ministry',
  licence_number: 'B-0000',
  licence_valid_until: '2999-04-04',
  channel_url: 'https://x.test/channel',
  malta_url: 'https://x.test/malta',
  facebook_url: 'https://x.test/facebook',
} as SiteSetting

const frameIn = (current: Language, on: readonly Language[]): string => {
  const chrome = siteChrome(facts, now)
  const languages = { current, choices: choicesOf('/job-list?q=welder', on) }
  const rest = { chrome, missing: [], languages }
  return [
    createElement(ModeBar, { mode: 'preview', language: current }),
    createElement(ModeBar, { mode: 'trial', language: current }),
    createElement(SiteHeader, rest),
    createElement(SiteFooter, {
      ...rest,
      now,
      destinations: [{ id: 1, name: 'Qatar', iso2: 'QA' }],
    }),
  ]
    .map((element) => renderToStaticMarkup(element))
    .join('')
}

test('header, menu, footer and the bar before the launch say in Hindi all that they say', () => {
  const texts = textsNotInEnglish(frameIn('hi', ['en', 'hi', 'ur']))
  expect(latinIn(texts, ['Agency', 'B-0000', 'facebook', '(FMCG)'])).toEqual([])
  expect(texts.length).toBeGreaterThan(100)
})

test('the other languages are named in themselves, each with the address of the page in it', () => {
  const names = (current: Language, on: readonly Language[]) =>
    [
      ...renderToStaticMarkup(
        createElement(LanguageNames, { current, choices: choicesOf('/job-list?q=welder', on) }),
      ).matchAll(/<a lang="(\w+)"[^>]* dir="(\w+)" href="([^"]*)"[^>]*>([^<]*)</g),
    ].map(([, ...found]) => found)
  expect(names('hi', ['en', 'hi', 'ur'])).toEqual([
    ['en', 'ltr', '/job-list?q=welder', 'English'],
    ['ur', 'rtl', '/ur/job-list?q=welder', 'اردو'],
  ])
  expect(names('en', ['en'])).toEqual([])
})

test('a site in English says nothing of languages', () => {
  expect(frameIn('en', ['en'])).not.toMatch(/language|hreflang|[\u0900-\u097f]/i)
})
