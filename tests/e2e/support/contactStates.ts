import type { Page } from 'playwright/test'
import { mark } from '@/tests/support/mark'
import { field, newEmail } from './forms'
import type { StaffApi } from './staffApi'
import { type State, sendEmpty } from './state'
import { expect } from './test'

const sentFrom = (button: string) => async (page: Page) => {
  await field(page, 'Your name').fill('Asha Sample')
  if (await field(page, 'Company').isVisible()) await field(page, 'Company').fill('Specimen LLC')
  await field(page, 'Email').fill(newEmail())
  await page.getByRole('main').locator('textarea').fill('Which papers do I need?')
  await page.getByRole('button', { name: button }).click()
  await expect(
    page.getByRole('heading', { name: 'Your message has reached the office.' }),
  ).toBeVisible()
}

const verdict = (pasted: string, answer: string) => async (page: Page) => {
  await field(page, 'E-mail address, link or phone number').fill(pasted)
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByRole('status')).toContainText(answer)
}

const dialogOf =
  (name: 'Sign up' | 'Log in', tab: 'Candidate' | 'Employer') => async (page: Page) => {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    const dialog = page.getByRole('dialog', { name })
    await dialog.getByRole('tab', { name: tab }).click()
    await expect(dialog.getByRole('tabpanel', { name: tab })).toBeVisible()
  }

const statusPage = async (records: StaffApi): Promise<string> => {
  const email = newEmail()
  await records.apply({ email, whatsapp_consent: 'on', keep_consent: 'on' })
  return `/my-application/${await records.statusPageToken(email)}`
}

/** Screens where a visitor sends an enquiry, checks a message or returns to an application. */
export const CONTACT_STATES: State[] = [
  {
    name: 'the contact form with its errors',
    path: '/contact-us',
    open: sendEmpty('Send message'),
  },
  {
    name: 'the confirmation of a question',
    path: '/contact-us',
    on: 'phone',
    open: sentFrom('Send message'),
  },
  { name: 'the grievance form', path: '/grievance-form', on: 'phone' },
  { name: 'the employer form', path: '/partner-with-us', on: 'desktop' },
  {
    name: 'the employer form with its errors',
    path: '/partner-with-us',
    on: 'phone',
    open: sendEmpty('Send enquiry'),
  },
  {
    name: 'the confirmation of an employer’s enquiry',
    path: '/partner-with-us',
    on: 'desktop',
    open: sentFrom('Send enquiry'),
  },
  { name: 'the fraud alert', path: '/BeAwareModal' },
  {
    name: 'the message check: an official address',
    path: '/how-we-check-messages',
    on: 'phone',
    open: verdict('jobs@example.com', 'Yes, this address is ours.'),
  },
  {
    name: 'the message check: an imitation',
    path: '/how-we-check-messages',
    open: verdict('jobs@examp1e.com', 'No. This is made to look like ours.'),
  },
  {
    name: 'the message check: an unknown sender',
    path: '/how-we-check-messages',
    on: 'phone',
    open: verdict('https://free-visa.test/apply', 'No, this is not ours.'),
  },
  { name: 'the status page', path: statusPage },
  {
    name: 'the page for the family',
    path: statusPage,
    open: async (page) => {
      const link = await page.getByText(/\/family\//).textContent()
      await page.goto(new URL(link ?? '').pathname)
      await expect(page.getByText('Here now')).toBeVisible()
    },
  },
  { name: 'the steps of a way', path: '/my-steps?from=IN&passport=ecr&to=SA&trade=welder' },
  {
    name: 'the status page before an erasure request',
    path: async (records) => `${await statusPage(records)}?ask=erase`,
    open: (page) => expect(page.getByRole('heading', { name: 'Erase your data?' })).toBeVisible(),
  },
  {
    name: 'an invalid link to a status page',
    path: `/my-application/${mark()}`,
    on: 'phone',
    isNotFound: true,
  },
  { name: 'the candidate sign-up', path: '/job-list', open: dialogOf('Sign up', 'Candidate') },
  {
    name: 'the employer sign-up',
    path: '/visa',
    on: 'phone',
    open: dialogOf('Sign up', 'Employer'),
  },
  {
    name: 'the candidate login',
    path: '/visa',
    on: 'phone',
    open: dialogOf('Log in', 'Candidate'),
  },
  {
    name: 'the employer login',
    path: '/visa',
    on: 'desktop',
    open: dialogOf('Log in', 'Employer'),
  },
]
