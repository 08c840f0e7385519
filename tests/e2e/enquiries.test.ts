import type { Page } from 'playwright/test'
import { field, newEmail, referenceOn } from './support/forms'
import { CUT_OFF, cutOff, expect, test, toast } from './support/test'

const SENT = 'Your message has reached the office.'
const MESSAGE = 'I was promised AED 1,800 and got 1,500.\nIn October and in November.'

const FORMS = [
  {
    what: 'a question',
    path: '/contact-us',
    kind: 'CT',
    on: '@phone',
    label: 'Your question',
    button: 'Send message',
    answered: 'two working days',
  },
  {
    what: 'a grievance',
    path: '/grievance-form',
    kind: 'GR',
    on: '@phone',
    label: 'What happened, when, and with whom did you deal',
    button: 'Send grievance',
    answered: 'three working days',
  },
  {
    what: 'an employer’s enquiry',
    path: '/partner-with-us',
    kind: 'EM',
    on: '@desktop',
    label: 'Whom do you need',
    button: 'Send enquiry',
    answered: 'one working day',
  },
  {
    what: 'a report of fraud',
    path: '/BeAwareModal',
    kind: 'FR',
    on: '@phone',
    label: 'What did you receive? Paste the message, the number or the link',
    button: 'Send report',
    answered: 'one working day',
  },
] as const

type Form = (typeof FORMS)[number]

const fill = async (page: Page, { kind, label }: Form, email: string) => {
  await field(page, 'Your name').fill('Asha Sample')
  if (kind === 'EM') await field(page, 'Company').fill('Specimen Contracting LLC')
  await field(page, 'Email').fill(email)
  await field(page, label).fill(MESSAGE)
}

const send = (page: Page, { button }: Form) => page.getByRole('button', { name: button }).click()

const summary = (page: Page) => page.getByRole('region', { name: /problem/ })

const expectTyped = async (page: Page, { label }: Form) => {
  await expect(field(page, 'Your name')).toHaveValue('Asha Sample')
  await expect(field(page, label)).toHaveValue(MESSAGE)
}

const expectSent = async (page: Page, form: Form) => {
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible()
  await expect(page.getByRole('region', { name: SENT })).toContainText(form.answered)
  return referenceOn(page, form.kind)
}

for (const form of FORMS) {
  test.describe(`a visitor who sends ${form.what}`, { tag: form.on }, () => {
    test('is told what is missing and keeps what was typed', async ({ page, records }) => {
      const email = newEmail()
      await page.goto(form.path)
      await fill(page, form, 'asha@')
      await send(page, form)
      await expect(summary(page).getByRole('link')).toHaveText(['Invalid email format'])
      await expectTyped(page, form)
      await field(page, 'Email').fill(email)
      await field(page, form.label).fill(' ')
      await send(page, form)
      await expect(summary(page).getByRole('link')).toHaveText(['Message is required'])
      expect(await records.enquiriesOf(email)).toEqual([])
    })

    test('gets a reference, and the enquiry is stored', async ({ page, records }) => {
      const email = newEmail()
      await page.goto(form.path)
      await fill(page, form, email)
      await send(page, form)
      const reference = await expectSent(page, form)
      expect(await records.enquiriesOf(email)).toMatchObject([{ reference, message: MESSAGE }])
    })
  })
}

test.describe('a visitor who sends an enquiry', { tag: '@desktop' }, () => {
  const form = FORMS[0]

  test('must name the company as an employer', async ({ page }) => {
    await page.goto('/partner-with-us')
    await field(page, 'Company').focus()
    await field(page, 'Company').press('Tab')
    await expect(page.getByText('Company name is required')).toBeVisible()
  })

  test('loses nothing when the connection breaks or the page is reloaded', async ({
    page,
    records,
    provoked,
  }) => {
    provoked(CUT_OFF)
    const email = newEmail()
    await page.goto(form.path)
    await fill(page, form, email)
    const connection = await cutOff(page, 'enquiry')
    await send(page, form)
    const failed = 'Your message could not be sent. Please try again later.'
    await expect(toast(page, failed)).toBeVisible()
    await expect(page.getByRole('heading', { name: failed })).toBeVisible()
    await expectTyped(page, form)
    await page.reload()
    await expectTyped(page, form)
    await connection.restore()
    await send(page, form)
    await expectSent(page, form)
    expect(await records.enquiriesOf(email)).toHaveLength(1)
  })
})

test.describe('a page of a form on a phone', { tag: '@phone' }, () => {
  for (const path of [...FORMS.map((form) => form.path), '/how-we-check-messages']) {
    test(`${path} shows the form before the list of contents`, async ({ page }) => {
      await page.goto(path)
      const contents = page.getByRole('navigation', { name: 'Contents' })
      const form = await page.locator('#form').boundingBox()
      expect((await contents.boundingBox())?.y).toBeGreaterThan(form?.y ?? Number.NaN)
    })
  }
})

const check = async (page: Page, pasted: string) => {
  await field(page, 'E-mail address, link or phone number').fill(pasted)
  await page.getByRole('button', { name: 'Check', exact: true }).click()
}

const verdict = (page: Page) => page.getByRole('status')

test.describe('the message check', { tag: '@phone' }, () => {
  test('tells the agency’s addresses from imitations and strangers', async ({ page }) => {
    await page.goto('/how-we-check-messages')
    await check(page, 'jobs@example.com')
    await expect(verdict(page)).toContainText('Yes, this address is ours.')
    await check(page, 'jobs@examp1e.com')
    await expect(verdict(page)).toContainText('No. This is made to look like ours.')
    await expect(verdict(page)).toContainText('It ends in examp1e.com, not in example.com.')
    await check(page, 'https://free-visa.test/apply')
    await expect(verdict(page)).toContainText('No, this is not ours.')
    await expect(page).toHaveURL('/how-we-check-messages')
  })
})

test.describe('a form without JavaScript', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false })

  test('checks a message without putting it into an address', async ({ page }) => {
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    await page.goto('/how-we-check-messages')
    await check(page, 'asha.sample@examp1e.com')
    await expect(verdict(page)).toContainText('No. This is made to look like ours.')
    await expect(field(page, 'E-mail address, link or phone number')).toHaveValue(
      'asha.sample@examp1e.com',
    )
    expect(addresses.join(' ')).not.toContain('asha')
    await expect(page).toHaveURL('/how-we-check-messages#form')
  })

  test('returns a refused grievance with what was typed and then accepts it', async ({
    page,
    records,
  }) => {
    const form = FORMS[1]
    const email = newEmail()
    await page.goto(form.path)
    await fill(page, form, email)
    await field(page, 'Your name').fill('')
    await send(page, form)
    await expect(summary(page).getByRole('link')).toHaveText(['Your name is required'])
    await expect(field(page, form.label)).toHaveValue(MESSAGE)
    await field(page, 'Your name').fill('Asha Sample')
    await send(page, form)
    const reference = await expectSent(page, form)
    expect(await records.enquiriesOf(email)).toMatchObject([{ reference }])
  })
})
