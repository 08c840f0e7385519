import { beforeAll, describe, expect, test } from 'vitest'
import { MESSAGES } from '@/lib/shared/messages'
import hi from '@/messages/hi'
import { applyForm, type Overrides, registrationForm } from '@/tests/support/candidates/forms'
import { readCsv } from '@/tests/support/files/csv'
import { fileOf, pdfOf } from '@/tests/support/files/files'
import { mark } from '@/tests/support/mark'
import { askAsWritten } from '@/tests/support/network/askAsWritten'
import { switchOnLanguages } from '@/tests/support/site/changeGlobal'
import { hasDatabase } from '@/tests/support/site/database'
import { callsOf } from '@/tests/support/site/siteCalls'
import { siteForFile } from '@/tests/support/site/siteForFile'

/** The apply form and the registration form in Hindi, on a site in English and Hindi. */

const site = siteForFile({ RATE_LIMIT_SCALE: '10000' })

const send = (name: string, body: FormData, headers: Record<string, string> = {}) =>
  fetch(`${site().baseUrl}/php/${name}.php`, { method: 'POST', body, headers, redirect: 'manual' })

const answerTo = async (name: string, body: FormData): Promise<Record<string, unknown>> => {
  const answer = await send(name, body)
  expect(answer.status).toBe(200)
  return answer.json()
}

const apply = (overrides: Overrides) => answerTo('job_applied', applyForm(overrides))
const register = async (overrides: Overrides) =>
  answerTo('registration', await registrationForm(overrides))

/** The page that a browser without scripts shows after the redirect, and its address. */
const pageAfter = async (name: string, body: FormData) => {
  const answer = await send(name, body, { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
  expect(answer.status).toBe(303)
  const location = answer.headers.get('location') ?? ''
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';')
  expect(answer.headers.get('set-cookie')).toContain(`Path=${location.replace('#form', '')};`)
  const { text } = await askAsWritten(site().baseUrl, location.replace('#form', ''), {
    Cookie: cookie,
  })
  return { location, text }
}

const newEmail = () => `${mark()}@candidate.example`

const languageOf = async (table: 'applications' | 'registrations', email: string) =>
  site().database.rows(`select language from ${table} where email = ?`, [email])

const tooLarge = () => fileOf('cv.pdf', pdfOf(2_200_000))
const wrongFile = () => fileOf('cv.pdf', 'plain text')

describe.skipIf(!hasDatabase())('on a site in English and Hindi', () => {
  beforeAll(() => switchOnLanguages(site(), 'hi'))

  test('an application in Hindi is answered in Hindi, and kept with its language', async () => {
    const email = newEmail()
    expect(await apply({ email, language: 'hi' })).toMatchObject({
      success: true,
      message: hi.applyForm.succeeded,
      reference: expect.stringMatching(/^AP-\d\d-\d{7}$/),
    })
    expect(await languageOf('applications', email)).toEqual([{ language: 'hi' }])
  })

  test('a registration in Hindi is answered in Hindi, and kept with its language', async () => {
    const email = newEmail()
    expect(await register({ email, language: 'hi' })).toMatchObject({
      success: true,
      message: hi.registrationForm.succeeded,
      reference: expect.stringMatching(/^RG-\d\d-\d{7}$/),
    })
    expect(await languageOf('registrations', email)).toEqual([{ language: 'hi' }])
  })

  test.each([
    ['a missing name', { name: '' }, 'name', hi.forms.nameRequired],
    ['a wrong e-mail address', { email: 'asha@' }, 'email', hi.forms.emailInvalid],
    ['a resume that is too large', { resume: tooLarge() }, 'resume', hi.applyForm.resumeTooLarge],
    ['a file that is no resume', { resume: wrongFile() }, 'resume', hi.forms.resumeRefused],
    [
      'an unknown country code',
      { country_code: '9999' },
      'country_code',
      hi.applyForm.countryCodeRequired,
    ],
  ])('an application with %s is refused in Hindi', async (_what, wrong, field, sentence) => {
    expect(await apply({ ...wrong, language: 'hi' })).toEqual({
      success: false,
      message: sentence,
      errors: { [field]: sentence },
    })
  })

  test('a registration without terms, and one for “Other” without a name, are refused in Hindi', async () => {
    expect(await register({ terms: undefined, language: 'hi' })).toMatchObject({
      success: false,
      errors: { terms: hi.forms.termsRequired },
    })
    const [other] = await site().database.rows("select id from positions where name = 'Other'")
    const named = { position: String(other?.id), position_Name: '', language: 'hi' }
    expect(await register(named)).toMatchObject({
      success: false,
      errors: { position_Name: hi.registrationForm.positionNameRequired },
    })
  })

  test.each([
    ['for a job that does not exist', { job_id: '999999' }, hi.applyForm.jobUnknown],
    ['of a program', { website: 'x' }, hi.forms.spamSuspected],
  ])('an application %s is refused in Hindi', async (_what, wrong, message) => {
    expect(await apply({ ...wrong, language: 'hi' })).toEqual({ success: false, message })
  })

  test.each([undefined, '', 'en', 'xx', 'HI', 'ur', '../hi'])(
    'a form in the language %o is answered and kept in English',
    async (language) => {
      const email = newEmail()
      expect(await apply({ name: '', language })).toEqual({
        success: false,
        message: 'Your name is required',
        errors: { name: 'Your name is required' },
      })
      expect(await apply({ email, language })).toMatchObject({ message: MESSAGES.applySucceeded })
      expect(await languageOf('applications', email)).toEqual([{ language: 'en' }])
    },
  )

  test('a refused form without scripts returns to its page in Hindi, with what was typed', async () => {
    const wrong = applyForm({ name: 'आशा', email: 'asha@', language: 'hi' })
    const { location, text } = await pageAfter('job_applied', wrong)
    expect(location).toBe('/hi/apply-job/general#form')
    expect(text).toContain(hi.forms.emailInvalid)
    expect(text).toContain(hi.formKit.oneProblem)
    expect(text).toContain(hi.formKit.chooseAgain)
    expect(text).toContain('value="आशा"')
    // The table from English to Hindi is in the page's data.
    expect(text).not.toContain('>Invalid email format')
  })

  test('a form without scripts with a resume that is far too large returns to its page in Hindi', async () => {
    const resume = fileOf('cv.pdf', pdfOf(6_000_000))
    const { location, text } = await pageAfter('job_applied', applyForm({ resume, language: 'hi' }))
    expect(location).toBe('/hi/apply-job/general#form')
    expect(text).toContain(hi.applyForm.resumeTooLarge)
  })

  test('a form sent without scripts is confirmed in Hindi', async () => {
    const applied = await pageAfter('job_applied', applyForm({ language: 'hi' }))
    expect(applied.text).toContain(hi.applyForm.succeeded)
    expect(applied.text).toContain(hi.formPage.keepNumber)
    const registered = await pageAfter('registration', await registrationForm({ language: 'hi' }))
    expect(registered.location).toBe('/hi/registration#form')
    expect(registered.text).toContain(hi.registrationForm.succeeded)
  })

  test.each(['xx', 'ur', '//evil.example'])(
    'a form without scripts in the language "%s" returns to the English page',
    async (language) => {
      const { location } = await pageAfter('job_applied', applyForm({ email: 'asha@', language }))
      expect(location).toBe('/apply-job/general#form')
    },
  )

  test.each(['apply-job/general', 'registration'])(
    'the form /%s names its language in Hindi only, and has no Hindi in English',
    async (path) => {
      const hindi = await askAsWritten(site().baseUrl, `/hi/${path}`, {})
      expect(hindi.text).toMatch(/<input[^>]*name="language"[^>]*value="hi"/)
      expect(hindi.text).toContain(hi.formKit.whatsappConsent)
      const { text } = await askAsWritten(site().baseUrl, `/${path}`, {})
      expect(text).not.toContain('name="language"')
      const form = text.slice(text.indexOf('<main'), text.indexOf('</main>'))
      expect(form).not.toMatch(/\p{Script=Devanagari}/u)
      expect(text).not.toContain(hi.formKit.whatsappConsent)
    },
  )

  test('staff see the language of an application, and export it', async () => {
    const email = newEmail()
    await apply({ email, language: 'hi' })
    const calls = callsOf(site())
    const token = await calls.logIn()
    const [row] = await site().database.rows('select id from applications where email = ?', [email])
    const opened = await calls.get(`/php/application.php?id=${row?.id}`, token)
    expect(JSON.parse(opened.text).application).toMatchObject({ language: 'hi' })
    const exported = await calls.get(`/php/application_export.php?q=${email}`, token)
    expect(readCsv(exported.text)).toMatchObject([{ Language: 'हिन्दी' }])
  })
})
