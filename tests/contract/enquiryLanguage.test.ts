import { beforeAll, describe, expect, test, vi } from 'vitest'
import { MESSAGES } from '@/lib/shared/messages'
import hi from '@/messages/hi'
import { enquiryForm, type Overrides } from '@/tests/support/candidates/forms'
import { SOON } from '@/tests/support/candidates/mails'
import { mark } from '@/tests/support/mark'
import { askAsWritten } from '@/tests/support/network/askAsWritten'
import { changeGlobal, switchOnLanguages } from '@/tests/support/site/changeGlobal'
import { hasDatabase } from '@/tests/support/site/database'
import { callsOf } from '@/tests/support/site/siteCalls'
import { siteForFile } from '@/tests/support/site/siteForFile'

/** Candidates' enquiries in Hindi, on a site in English and Hindi. */

const site = siteForFile({ RATE_LIMIT_SCALE: '10000' })

const WITHOUT_SCRIPTS = { Accept: 'text/html,*/*;q=0.8' }

const send = (fields: Overrides, headers: Record<string, string> = {}) =>
  fetch(`${site().baseUrl}/php/enquiry.php`, {
    method: 'POST',
    body: enquiryForm(fields),
    headers,
    redirect: 'manual',
  })

const answerTo = async (fields: Overrides) => (await send(fields)).json()

/** The page that a browser without scripts shows after the redirect, and its address. */
const pageAfter = async (fields: Overrides) => {
  const answer = await send(fields, WITHOUT_SCRIPTS)
  const location = answer.headers.get('location') ?? ''
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';')
  const { text } = await ask(location.replace('#form', ''), { Cookie: cookie })
  return { location, text }
}

const ask = (path: string, headers: Record<string, string> = {}) =>
  askAsWritten(site().baseUrl, path, headers)

const newEmail = () => `${mark()}@visitor.example`

const keptLanguage = (email: string) =>
  site().database.rows('select language from enquiries where email = ?', [email])

/** The mail that confirms an enquiry. */
const mailTo = (email: string) =>
  vi.waitFor(async () => {
    const [mail, ...others] = await site().database.rows('select * from mails where "to" = ?', [
      email,
    ])
    expect({ mail, others }).toEqual({ mail: expect.anything(), others: [] })
    return { subject: String(mail?.subject), text: String(mail?.text) }
  }, SOON)

const { enquiry, enquiryForm: form, forms, mails } = hi

describe.skipIf(!hasDatabase())('on a site in English and Hindi', () => {
  beforeAll(() => switchOnLanguages(site(), 'hi'))

  test.each([
    ['contact', 'CT'],
    ['grievance', 'GR'],
    ['fraud', 'FR'],
  ])('a message from the %s form in Hindi is accepted in Hindi', async (kind, letters) => {
    expect(await answerTo({ kind, language: 'hi' })).toMatchObject({
      success: true,
      message: form.succeeded,
      reference: expect.stringMatching(new RegExp(`^${letters}-\\d\\d-\\d{7}$`)),
    })
  })

  test.each([
    ['no name', { name: '' }, 'name', forms.nameRequired],
    ['a wrong e-mail address', { email: 'asha@' }, 'email', forms.emailInvalid],
    ['nothing written', { message: '' }, 'message', form.messageRequired],
    ['too much written', { message: 'x'.repeat(5001) }, 'message', form.messageTooLong],
    ['a number that is too long', { phone: '1'.repeat(16) }, 'phone', forms.mobileTooLong],
    ['a number of many signs', { phone: ' 1'.repeat(21) }, 'phone', form.phoneTooLong],
  ])('a message with %s is refused in Hindi', async (_what, wrong, field, sentence) => {
    expect(await answerTo({ ...wrong, language: 'hi' })).toEqual({
      success: false,
      message: sentence,
      errors: { [field]: sentence },
    })
  })

  test.each([undefined, '', 'en', 'xx', 'HI', 'ur', '../hi'])(
    'a message in the language %o is answered in English',
    async (language) => {
      expect(await answerTo({ language })).toMatchObject({ message: MESSAGES.enquirySucceeded })
      expect(await answerTo({ message: '', language })).toMatchObject({
        errors: { message: 'Message is required' },
      })
      expect((await pageAfter({ email: 'asha@', language })).location).toBe('/contact-us#form')
    },
  )

  test.each([
    ['by a browser with scripts', {}],
    ['by a browser without scripts', WITHOUT_SCRIPTS],
  ])('an enquiry sent in Hindi %s is confirmed by a mail in Hindi', async (_by, headers) => {
    const email = newEmail()
    await send({ email, kind: 'fraud', language: 'hi' }, headers)
    const { subject, text } = await mailTo(email)
    expect(subject).toMatch(/^आपका संदेश FR-\d\d-\d{7} हमें मिल गया$/)
    for (const words of [mails.enquiryTitle, mails.enquiryText, mails.enquiryAgain, mails.noMoney])
      expect(text).toContain(words.replace('{count}', '1'))
    expect(text).toContain(`${mails.enquiryAbout}: ${form.fraudReport}`)
    expect(text).toContain(`${site().baseUrl}/hi/BeAwareModal`)
    expect(text).not.toMatch(/Thank you|Reference number|About|We never ask/)
    expect(await keptLanguage(email)).toEqual([{ language: 'hi' }])
  })

  test.each([undefined, 'xx', 'ur'])(
    'an enquiry in the language %o is kept and confirmed in English',
    async (language) => {
      const email = newEmail()
      await send({ email, language })
      const { subject, text } = await mailTo(email)
      expect(subject).toMatch(/^Your message CT-\d\d-\d{7} has reached us$/)
      expect(text).toContain('We answer within two working days.')
      expect(text).toContain('About: Question')
      expect(await keptLanguage(email)).toEqual([{ language: 'en' }])
    },
  )

  test('staff see the language of an enquiry, and cannot change it', async () => {
    const email = newEmail()
    await send({ email, language: 'hi' })
    const calls = callsOf(site())
    const token = await calls.logIn()
    const listed = async () => {
      const { text } = await calls.get(`/php/enquiry_list.php?page=1&q=${email}`, token)
      return JSON.parse(text).enquiries
    }
    const [row] = await listed()
    expect(row).toMatchObject({ language: 'hi', handled: false })
    const changed = await fetch(`${site().baseUrl}/api/enquiries/${row.id}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ language: 'en', handled: true }),
    })
    expect(changed.status).toBe(200)
    expect(await listed()).toMatchObject([{ language: 'hi', handled: true }])
  })

  test('a refused grievance without scripts returns to its page in Hindi, with what was typed', async () => {
    const wrong = { kind: 'grievance', name: 'आशा', email: 'asha@', language: 'hi' }
    const { location, text } = await pageAfter(wrong)
    expect(location).toBe('/hi/grievance-form#form')
    expect(text).toContain(forms.emailInvalid)
    expect(text).toContain('value="आशा"')
    // The table from English to Hindi is in the page's data.
    expect(text).not.toContain('>Invalid email format')
  })

  test('a message sent without scripts is confirmed in Hindi, with when we answer', async () => {
    const { text } = await pageAfter({ language: 'hi' })
    expect(text).toContain(form.succeeded)
    expect(text).toContain(enquiry.answer.replace('{count}', '2'))
    expect(text).toContain(form.reference)
  })

  test('the pages of both forms are in Hindi, with what they say below the form', async () => {
    const { text } = await ask('/hi/contact-us')
    for (const words of [enquiry.contactLead, form.writeToUs, 'आप क्या करना चाहते हैं?'])
      expect(text).toContain(words)
    expect(text).toMatch(/<input[^>]*name="language"[^>]*value="hi"/)
    expect(text).toMatch(new RegExp(`<title>${enquiry.contactTitle} \\|`))
    expect(text).toContain(`${site().baseUrl}/hi/contact-us`)
    expect(text).not.toContain(enquiry.textInEnglish)
    expect(text).not.toMatch(/<div[^>]*data-static="text" lang="en"/)
    expect(text).not.toMatch(/>(?:Write to us|Your question|Office hours|Contact us)</)
    await changeGlobal(site(), 'site-settings', { address: 'Specimen Road 1', visits: 'open' })
    const visited = (await ask('/hi/contact-us')).text
    expect(visited).toMatch(/<span lang="en">Specimen Road 1</)
    expect(visited).toContain(enquiry.visitsOpen)
    const grievance = (await ask('/hi/grievance-form')).text
    expect(grievance).toContain(enquiry.grievanceLead)
    expect(grievance).toContain(form.whatHappened)
  })

  test('in English they have no word of Hindi, and say when we answer as before', async () => {
    const { text } = await ask('/contact-us')
    const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'))
    expect(main).not.toMatch(/\p{Script=Devanagari}|name="language"|lang="/u)
    expect(main).toContain(
      'You get a reference number at once, and our answer within two working days.',
    )
  })

  test('the form of employers stays in English', async () => {
    const { text } = await ask('/hi/partner-with-us')
    expect(text).toMatch(/<main id="main" lang="en"/)
    expect(text).toContain('Send enquiry')
    expect(text).not.toContain('name="language"')
  })
})
