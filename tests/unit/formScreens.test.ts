import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ApplyScreen } from '@/components/apply/ApplyScreen'
import { JobClosed } from '@/components/apply/JobClosed'
import { RegistrationScreen } from '@/components/registration/RegistrationScreen'
import type { FormOutcome } from '@/lib/shared/formOutcome'
import type { Language } from '@/lib/shared/languages'
import { MESSAGES } from '@/lib/shared/messages'
import en from '@/messages/en'
import type { Job, SiteSetting } from '@/payload-types'
import { full } from '@/tests/support/candidates/storedJobs'

/** The screens of both forms as the server writes them, before any script runs. */

const NEW: FormOutcome = {
  success: true,
  message: MESSAGES.applySucceeded,
  errors: {},
  reference: 'AP-26-1234567',
  status_url: '',
  at: '2026-11-20T13:12:00.000Z',
  values: {},
}

const given = (language: Language, outcome: FormOutcome | null = null) => ({
  language,
  outcome,
  countries: [
    { country_code: '44', country_name: 'United Kingdom', iso2: 'GB' },
    { country_code: '93', country_name: 'Afghanistan', iso2: 'AF' },
    { country_code: '91', country_name: 'India', iso2: 'IN' },
  ],
  source: '',
  facts: { phone: '+91 22 1234', official_domain: 'specimen.example' } as SiteSetting, // the facts that are shown
  now: new Date('2026-11-22T00:00:00Z'),
})

const applying = (language: Language, outcome?: FormOutcome, job: Job | null = null) =>
  renderToStaticMarkup(createElement(ApplyScreen, { job, ...given(language, outcome) }))

const registering = (language: Language) =>
  renderToStaticMarkup(
    createElement(RegistrationScreen, {
      positions: [{ id: 1, name: 'Electrician' }],
      ...given(language),
    }),
  )

const closed = (language: Language) =>
  renderToStaticMarkup(createElement(JobClosed, { job_title: 'Welder', language }))

const SCREENS = {
  'the apply form': applying,
  'its confirmation': (language: Language) => applying(language, NEW),
  'the registration form': registering,
  'a closed job': closed,
}

const { forms, formKit, formPage, applyForm, registrationForm, registrationIndustries } = en

/** Every English sentence of these screens that has no slots. */
const ENGLISH = [forms, formKit, formPage, applyForm, registrationForm, registrationIndustries]
  .flatMap((sentences) => Object.values<string>(sentences))
  .filter((sentence) => !/[{<]/.test(sentence))

/** What readers see or hear: texts, names and placeholders. */
const saidIn = (html: string): string[] =>
  [...html.matchAll(/>([^<]+)<|(?:aria-label|placeholder|label)="([^"]+)"/g)].map(
    ([, text, named]) => (text ?? named ?? '').trim(),
  )

describe.each(Object.entries(SCREENS))('%s', (_what, screen) => {
  test('has no English sentence in Hindi', () => {
    const said = saidIn(screen('hi'))
    expect(said.length).toBeGreaterThan(4)
    expect(said.filter((text) => ENGLISH.includes(text))).toEqual([])
  })

  test('has English sentences only in English', () => {
    const html = screen('en')
    expect(saidIn(html).filter((text) => ENGLISH.includes(text)).length).toBeGreaterThan(1)
    expect(html).not.toMatch(/\p{Script=Devanagari}|name="language"|href="\/hi/u)
  })
})

test('a form in Hindi says its language, and leads to pages in Hindi', () => {
  for (const html of [applying('hi'), registering('hi')]) {
    expect(html).toContain('<input type="hidden" name="language" value="hi"/>')
    expect(html).toContain('href="/hi/privacy-notice"')
    expect(html).toContain('href="/hi/grievance-form"')
  }
})

test('the path names the job in English, from left to right also in Urdu', () => {
  const crumb = (language: Language) =>
    /<nav .*?<a href="[^"]*job-details[^"]*"([^>]*)>Welder</.exec(
      applying(language, undefined, full),
    )?.[1]
  expect(crumb('ur')).toBe(' lang="en" dir="ltr"')
  expect(crumb('hi')).toBe(' lang="en"')
  expect(crumb('en')).toBe('')
})

test('the codes are listed by the countries’ Hindi names, those of most candidates first', () => {
  const codes = [...applying('hi').matchAll(/<option [^>]*data-key="\w\w"[^>]*>([^<]+)</g)]
  expect(codes.map(([, label]) => label)).toEqual([
    '+91 - भारत',
    '+93 - अफ़गानिस्तान',
    '+44 - यूनाइटेड किंगडम',
  ])
})

test('an industry in Hindi is sent as the English one', () => {
  expect(registering('hi')).toContain('<option value="Banking">बैंकिंग</option>')
  expect(registering('en')).toContain('<option>Banking</option>')
})

test('the confirmation names the month in Hindi, and the number stays as it is', () => {
  const html = applying('hi', NEW)
  expect(html).toContain('20 नवंबर 2026, 18:42 IST')
  expect(html).toContain('AP-26-1234567')
  expect(html).not.toContain(MESSAGES.applySucceeded)
})
