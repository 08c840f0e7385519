import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { mark } from '@/tests/support/mark'
import { isEveryPush } from '@/tests/support/scope'
import { applicationsOf, jobsMarked, rowsWhere } from '@/tests/support/staff/records'
import { startChromium, startFirefox } from './support/puppeteer'
import { type Tab, WAIT_MS } from './support/tab'
import { startWebKit } from './support/webkit'

/**
 * The main flows run in each: the whole Chromium, of which the other browser tests use a part
 * (docs/adr/0042), and browsers whose Debian builds Playwright cannot drive.
 */
const BROWSERS = [
  ['Chromium', startChromium],
  ['Firefox', startFirefox],
  ['WebKit', startWebKit],
] as const

/** Beside the first flow, which runs on every push. */
const testForRelease = test.skipIf(isEveryPush)

const fixture = (name: string) => path.resolve(import.meta.dirname, '../fixtures', name)

const field = (label: string) => `//*[@id=//label[normalize-space(.)="${label}"]/@for]`
const button = (name: string) => `//main//button[normalize-space(.)="${name}"]`
const FILE = '//input[@type="file"]'
const COUNTRY_BOX = '//input[@role="combobox"]'
// The checkbox itself, because a click on the middle of its label would follow a link.
const TERMS = '//input[@name="terms"]'

describe.each(BROWSERS)('in %s', (_name, start) => {
  let tab: Tab

  beforeAll(async () => {
    tab = await start()
  }, 60_000)

  afterAll(() => tab?.close())

  const open = (address: string) => tab.open(inject('baseUrl') + address)

  /** Removes drafts and confirmations, on a page without a form, which would store its draft again. */
  const forgetForms = async () => {
    await open('/about-us')
    await tab.run(
      `for (const name of Object.keys(localStorage))
         if (name !== 'welcome-shown-at') localStorage.removeItem(name)`,
    )
  }

  const fill = async (values: Record<string, string>) => {
    for (const [label, text] of Object.entries(values)) await tab.type(field(label), text)
  }

  const choose = (label: string, option: string) =>
    expect
      .poll(
        () =>
          tab.run(
            `const select = document.evaluate(arguments[0], document, null, 9).singleNodeValue
             const option = [...(select?.options ?? [])].find(({ text }) => text === arguments[1])
             if (!option) return ''
             select.value = option.value
             select.dispatchEvent(new Event('change', { bubbles: true }))
             return select.selectedOptions[0].text`,
            field(label),
            option,
          ),
        { timeout: WAIT_MS },
      )
      .toBe(option)

  const seen = async (text: string | RegExp): Promise<string> => {
    const read = async () => String(await tab.run('return document.body.innerText'))
    await expect.poll(read, { timeout: WAIT_MS }).toMatch(text)
    return (await read()).match(text)?.[0] ?? ''
  }

  const arrivedAt = (address: string) =>
    expect.poll(() => tab.run('return location.pathname'), { timeout: WAIT_MS }).toBe(address)

  const newEmail = () => `${mark()}@candidate.example`

  test('a candidate applies with a resume, and both are stored', async () => {
    const email = newEmail()
    await open('/apply-job/general')
    await fill({ Name: 'Asha Sample', Email: email, Mobile: '98200 12345', Position: 'Welder' })
    await tab.type(COUNTRY_BOX, 'India\n')
    await tab.upload(FILE, fixture('resume.pdf'))
    await tab.click(button('Send Application'))
    const reference = await seen(/AP-\d{2}-\d{7}/)
    expect(await applicationsOf(email)).toMatchObject([
      { reference, name: 'Asha Sample', phone_e164: '+919820012345', resume_name: 'resume.pdf' },
    ])
  })

  testForRelease('a candidate registers, and the registration is stored', async () => {
    const email = newEmail()
    await open('/registration')
    await fill({
      'Full name': 'Asha Sample',
      'WhatsApp number': '98200 12345',
      Email: email,
      'Current location': 'Pune',
      'Gulf experience': '3',
      'India experience': '4.5',
    })
    await tab.type(COUNTRY_BOX, 'India\n')
    await choose('Industry', 'Banking')
    await choose('Position', 'Electrician')
    await tab.upload(FILE, fixture('resume.pdf'))
    await tab.click(TERMS)
    await tab.click(button('Send Application'))
    const reference = await seen(/RG-\d{2}-\d{7}/)
    expect(await rowsWhere('registrations', 'email', email)).toMatchObject([
      { reference, full_name: 'Asha Sample', category: 'Banking', india_exp: 4.5 },
    ])
  })

  testForRelease('none of 201 fast taps is lost while the scripts start', async () => {
    await forgetForms()
    await open('/registration')
    await tab.run(
      `window.taps = 0
       addEventListener('change', ({ target }) => { if (target.name === 'terms') taps += 1 }, true)`,
    )
    for (let tap = 0; tap < 201; tap += 1) await tab.click(TERMS)
    await expect
      .poll(() => tab.run('return String("awake" in document.documentElement.dataset)'), {
        timeout: WAIT_MS,
      })
      .toBe('true')
    const after = 'return taps + " taps, " + document.querySelector("[name=terms]").checked'
    expect(await tab.run(after)).toBe('201 taps, true')
  })

  testForRelease('the admin logs in and posts a job, and visitors find it', async () => {
    const word = mark()
    const { email, password } = inject('admin')
    await open('/login')
    await fill({ Email: email, Password: password })
    await tab.click(button('Log in'))
    await arrivedAt('/managejobs')
    await open('/addjob')
    await fill({
      'Job Title': `Boiler Fitter ${word}`,
      'Company Name': 'Specimen Test Company',
      'Monthly Salary': 'OMR 250',
      'Job Location': 'Sohar',
      Skills: 'Welding, Fitting',
      Education: 'ITI',
      'Job Description': 'Fits boilers.',
      Experience: '2 years',
    })
    await choose('Country', 'Oman')
    await tab.upload(FILE, fixture('logo.png'))
    await tab.click(button('Post Job'))
    await seen('Your Job Post successfully!')
    await arrivedAt('/managejobs')
    expect(await jobsMarked(word)).toMatchObject([{ salary: 'OMR 250', location_hiring: 'Sohar' }])
    await open(`/job-list?q=${word}`)
    await seen(`Boiler Fitter ${word}`)
  })
})
