import { applyForm } from '@/tests/support/candidates/forms'
import { mark } from '@/tests/support/mark'
import { type MailServer, newMailServer } from '@/tests/support/network/mailServer'
import { copySeeded } from '@/tests/support/site/seededOnce'
import { type RunningServer, startServer, TEST_ADMIN } from '@/tests/support/site/server'
import { expectNothingFound } from './support/axe'
import { field } from './support/forms'
import { expectNoSidewaysScrolling } from './support/reflow'
import { expect, signIn, test } from './support/test'

const PASSWORD = 'a password of my own'
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }

let mailServer: MailServer
let site: RunningServer

/** A site of its own: the one of the other tests sends no mails. */
test.beforeAll(async () => {
  test.setTimeout(120_000)
  mailServer = await newMailServer()
  await mailServer.start()
  site = await startServer(
    {
      SEED_SAMPLES: 'false',
      RATE_LIMIT_SCALE: '10000',
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'Specimen Overseas <jobs@agency.example>',
    },
    copySeeded,
  )
})

test.afterAll(async () => {
  await site.stop()
  await mailServer.stop()
})

const at = (path: string) => `${site.baseUrl}${path}`

const adminToken = async (): Promise<string> => {
  const answer = await fetch(at('/php/login.php'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(TEST_ADMIN),
  })
  return (await answer.json()).token
}

test('an admin of a site without a mail server copies the link of the invitation', {
  tag: '@desktop',
}, async ({ staffPage, browser, baseURL }) => {
  const email = `${mark()}@staff.example`
  await staffPage.goto('/managejobs?panel=accounts')
  await field(staffPage, 'Name').fill('Nadia New')
  await field(staffPage, 'Email').fill(email)
  await field(staffPage, 'Your current password').fill(TEST_ADMIN.password)
  await staffPage.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(staffPage.getByText('please send the link yourself')).toBeVisible()
  const link = (await staffPage.locator('code').textContent()) ?? ''
  expect(link).toContain('/invitation#')
  await expectNothingFound(staffPage)
  await staffPage.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await staffPage.getByRole('button', { name: 'Copy' }).click()
  await expect(staffPage.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await staffPage.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await staffPage.reload()
  await expect(staffPage.getByText(email)).toBeVisible()
  await expect(staffPage.locator('code')).toHaveCount(0)

  const phone = await (await browser.newContext(PHONE)).newPage()
  await phone.goto(`${baseURL}/invitation#${link.split('#')[1]}`)
  await field(phone, 'New password').fill(PASSWORD)
  await phone.getByRole('button', { name: 'Set the password' }).click()
  await expect(phone.getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('an admin invites a recruiter, who sets a password on a phone and opens an applicant, but no settings', {
  tag: '@desktop',
}, async ({ page, browser, provoked }) => {
  // A recruiter who opens the CMS panel by its address is refused.
  provoked(/the server responded with a status of 40[13]/)
  const email = `${mark()}@staff.example`
  const name = `Applicant ${mark()}`
  await fetch(at('/php/job_applied.php'), { method: 'POST', body: applyForm({ name }) })

  await signIn(page, await adminToken())
  await page.goto(at('/managejobs?panel=accounts'))
  await field(page, 'Name').fill('Nadia New')
  await field(page, 'Email').fill(email)
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByText('Current password is required').first()).toBeVisible()
  await field(page, 'Your current password').fill(TEST_ADMIN.password)
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByText('The invitation is on its way.')).toBeVisible()
  const open = page.getByRole('listitem').filter({ hasText: email })
  await expect(open).toContainText('The link works until')
  await expectNothingFound(page)

  const mails = () => mailServer.received.filter(({ to }) => to.includes(email))
  await expect.poll(() => mails().length).toBe(1)
  const link = /http\S+\/invitation#\S+/.exec(mails()[0]?.mail.text ?? '')?.[0] ?? ''

  const phone = await (await browser.newContext(PHONE)).newPage()
  const requested: string[] = []
  phone.on('request', (request) => {
    requested.push(`${request.url()} ${JSON.stringify(request.headers())}`)
  })
  await phone.goto(link)
  await expect(phone.getByText(email)).toBeVisible()
  await expect(phone).toHaveURL(at('/invitation'))
  await expectNoSidewaysScrolling(phone)
  await expectNothingFound(phone)
  await field(phone, 'New password').fill('12345')
  await phone.getByRole('button', { name: 'Set the password' }).click()
  await expect(field(phone, 'New password')).toHaveAccessibleDescription(/at least 6 characters/)
  await field(phone, 'New password').fill(PASSWORD)
  await phone.getByRole('button', { name: 'Set the password' }).click()
  await phone.getByRole('link', { name: 'Sign in' }).click()
  const token = link.split('#')[1] ?? ''
  expect(requested.filter((request) => request.includes(token))).toEqual([])

  await field(phone, 'Email').fill(email)
  await field(phone, 'Password').fill(PASSWORD)
  await phone.getByRole('button', { name: 'Log in' }).click()
  await phone.getByRole('link', { name: /^Candidates/ }).click()
  await phone.getByRole('link', { name }).click()
  await expect(phone.getByRole('complementary', { name })).toBeVisible()

  await phone.goto(at('/managejobs'))
  await phone.getByRole('button', { name: 'Menu' }).click()
  const menu = phone.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: /Registrations/ })).toBeVisible()
  for (const hidden of [
    'Accounts',
    'Privacy',
    'Outbox',
    'Enquiries',
    'Import lists',
    'Before you launch',
    'Pages',
  ]) {
    await expect(menu.getByRole('link', { name: hidden })).toHaveCount(0)
  }
  for (const panel of ['accounts', 'privacy', 'outbox', 'enquiries', 'launch', 'imports']) {
    await phone.goto(at(`/managejobs?panel=${panel}`))
    await expect(phone.getByRole('alert').filter({ hasText: 'may not do this' })).toBeVisible()
  }
  await expectNoSidewaysScrolling(phone)
  await phone.getByRole('link', { name: 'Back to Manage Jobs' }).click()
  await expect(phone).toHaveURL(at('/managejobs'))

  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText('Recruiter')
  await phone.goto(link)
  await expect(phone.getByText('This invitation does not work.')).toBeVisible()
})
