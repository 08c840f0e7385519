import type { Page } from 'playwright/test'
import { fixture } from '@/tests/support/files'
import { mark } from '@/tests/support/mark'
import {
  APPLIED,
  countryBox,
  field,
  fillApplication,
  fillRegistration,
  newEmail,
  REGISTERED,
  resumeField,
  sendButton,
} from './forms'
import { type Office, upload } from './office'
import { expect } from './test'

/** A screen as somebody may have it before them. */
export type State = {
  name: string
  path: string | ((records: Office) => Promise<string>)
  /** What is done on the page, and the sign that it is in that state. */
  open?: (page: Page) => Promise<unknown>
  /** Only where it exists, or differs. */
  on?: 'phone' | 'desktop'
  isNotFound?: boolean
}

const toMend = (page: Page) => expect(page.getByText(/things? to mend/)).toBeVisible()

const sendEmpty = (button: string) => async (page: Page) => {
  await page.getByRole('button', { name: button }).click()
  await toMend(page)
}

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

const menuOf = (name: string) => async (page: Page) => {
  const button = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name })
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
}

const closedJob = async (records: Office): Promise<number> => {
  const id = await records.newJob()
  await records.setStatus(id, 'Inactive')
  return id
}

const ownPage = async (records: Office): Promise<string> => {
  const email = newEmail()
  await records.apply({ email, whatsapp_consent: 'on', keep_consent: 'on' })
  return `/my-application/${await records.ownToken(email)}`
}

/** A job whose words are as long as they come. */
const longJob = (records: Office) =>
  records.newJob({
    job_title: 'Senior Instrumentation and Control Systems Commissioning Superintendent',
    company_name: 'Specimen-Petroleum-Services-and-Contracting-Company-With-Limited-Liability',
    location_hiring: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    salary: 'QAR 13,200 - 13,600 with overtime, food and room',
  })

const content = (...paths: string[]): State[] =>
  paths.map((path) => ({ name: path, path, on: 'phone' }))

/** Every public screen, and each state that looks different. */
export const SITE_STATES: State[] = [
  {
    name: 'home, with the popup',
    path: '/',
    open: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    name: 'home, down to the marks of the clients',
    path: '/',
    open: async (page) => {
      await page.getByRole('button', { name: 'I have read this' }).click()
      await page.getByRole('heading', { name: 'Our clients' }).scrollIntoViewIfNeeded()
      await expect(page.getByText(/^\d+ of 18$/)).toBeVisible()
    },
  },
  { name: 'a menu of the header', path: '/job-list', on: 'desktop', open: menuOf('Our Services') },
  { name: 'the menu with flags', path: '/visa', on: 'desktop', open: menuOf('Current Opening') },
  {
    name: 'the drawer',
    path: '/job-list',
    on: 'phone',
    open: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('dialog').getByText('Current Opening').click()
      await expect(page.getByRole('dialog').getByText('Jobs in Kuwait')).toBeVisible()
    },
  },
  { name: 'the job list', path: '/job-list' },
  {
    name: 'the job list with its filters open',
    path: '/job-list?q=welder&country=QA',
    on: 'phone',
    open: async (page) => {
      await page
        .getByText(/^Filters/)
        .first()
        .click()
      await expect(page.getByRole('checkbox', { name: /^Qatar/ })).toBeVisible()
    },
  },
  { name: 'the last page of the job list', path: '/job-list?page=7', on: 'phone' },
  {
    name: 'the job list when nothing fits',
    path: '/job-list?q=zzqxzz',
    open: (page) => expect(page.getByText('Showing 0 jobs')).toBeVisible(),
  },
  {
    name: 'a logo, large',
    path: '/job-list',
    open: async (page) => {
      await page.getByRole('main').getByRole('button', { name: /logo/ }).first().click()
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
    },
  },
  { name: 'a job', path: async (records) => `/job-details/${await longJob(records)}` },
  { name: 'a closed job', path: async (records) => `/job-details/${await closedJob(records)}` },
  {
    name: 'the form of a closed job',
    path: async (records) => `/apply-job/${await closedJob(records)}`,
    on: 'phone',
  },
  {
    name: 'the apply form with its errors',
    path: async (records) => `/apply-job/${await longJob(records)}`,
    open: sendEmpty('Send Application'),
  },
  {
    name: 'the country codes, open',
    path: '/apply-job/general',
    open: async (page) => {
      await field(page, 'Name').focus()
      const box = await countryBox(page)
      await box.fill('an')
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    },
  },
  {
    name: 'pages of a resume that was photographed',
    path: '/apply-job/general',
    open: async (page) => {
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: /^Choose photos of a paper resume$/ }).press('Enter')
      await (await chooser).setFiles([fixture('logo.png'), fixture('logo.jpg')].map(upload))
      await expect(page.getByRole('button', { name: 'Remove page 2' })).toBeVisible()
    },
  },
  {
    name: 'a resume that is too large',
    path: '/apply-job/general',
    on: 'phone',
    open: async (page) => {
      await resumeField(page).setInputFiles(upload(fixture('logo.png')))
      await expect(page.getByText('Resume must be a PDF, DOC or DOCX file')).toBeVisible()
    },
  },
  {
    name: 'after applying',
    path: '/apply-job/general',
    open: async (page) => {
      await fillApplication(page, { email: newEmail() })
      await sendButton(page).click()
      await expect(page.getByRole('heading', { name: APPLIED })).toBeFocused()
    },
  },
  {
    name: 'the registration with its errors',
    path: '/registration',
    open: sendEmpty('Send Application'),
  },
  {
    name: 'after registering',
    path: '/registration',
    open: async (page) => {
      await fillRegistration(page, { email: newEmail() })
      await sendButton(page).click()
      await expect(page.getByRole('heading', { name: REGISTERED })).toBeFocused()
    },
  },
  {
    name: 'what becomes of the data, opened',
    path: '/registration',
    on: 'phone',
    open: (page) => page.getByText('What we do with your data').click(),
  },
  { name: 'a question with its errors', path: '/contact-us', open: sendEmpty('Send message') },
  { name: 'after a question', path: '/contact-us', on: 'phone', open: sentFrom('Send message') },
  { name: 'a grievance', path: '/grievance-form', on: 'phone' },
  { name: 'an employer’s enquiry', path: '/partner-with-us', on: 'desktop' },
  {
    name: 'an employer’s enquiry with its errors',
    path: '/partner-with-us',
    on: 'phone',
    open: sendEmpty('Send enquiry'),
  },
  {
    name: 'after an employer’s enquiry',
    path: '/partner-with-us',
    on: 'desktop',
    open: sentFrom('Send enquiry'),
  },
  { name: 'the fraud alert', path: '/BeAwareModal' },
  {
    name: 'a message that is ours',
    path: '/how-we-check-messages',
    on: 'phone',
    open: verdict('jobs@example.com', 'Yes, this address is ours.'),
  },
  {
    name: 'a message made to look like ours',
    path: '/how-we-check-messages',
    open: verdict('jobs@examp1e.com', 'No. This is made to look like ours.'),
  },
  {
    name: 'a message that is not ours',
    path: '/how-we-check-messages',
    on: 'phone',
    open: verdict('https://free-visa.test/apply', 'No, this is not ours.'),
  },
  { name: 'one’s own application', path: ownPage },
  {
    name: 'one’s own application, before it is erased',
    path: async (records) => `${await ownPage(records)}?ask=erase`,
    on: 'phone',
    open: (page) => expect(page.getByRole('heading', { name: 'Erase your data?' })).toBeVisible(),
  },
  {
    name: 'a wrong link to an application',
    path: `/my-application/${mark()}`,
    on: 'phone',
    isNotFound: true,
  },
  { name: 'an article', path: '/uae-labour-laws' },
  { name: 'a country', path: '/jobs-in-uae' },
  { name: 'an industry', path: '/construction-industry', on: 'desktop' },
  ...content(
    '/visa',
    '/jobs-in-doha',
    '/jobs-in-uae-2016',
    '/it-industry',
    '/articles',
    '/industries',
    '/latest-gulf-news',
    '/press-release',
    '/pr-gulf-portal-launch',
    '/site-map',
    '/organizational-chart',
    '/our-network',
    '/clientele',
    '/recruitment-procedure',
    '/about-us',
    '/terms-of-use',
    '/privacy-notice',
  ),
  { name: 'the chart of the office', path: '/organizational-chart', on: 'desktop' },
  { name: 'the map of the network', path: '/our-network', on: 'desktop' },
  {
    name: 'the login with its errors',
    path: '/login',
    open: async (page) => {
      await page.getByRole('button', { name: 'Log in' }).click()
      await expect(page.getByText('Email is required').first()).toBeVisible()
    },
  },
  { name: 'a page that does not exist', path: '/no-such-page', isNotFound: true },
  { name: 'a candidate’s sign-up', path: '/job-list', open: dialogOf('Sign up', 'Candidate') },
  {
    name: 'an employer’s sign-up',
    path: '/visa',
    on: 'phone',
    open: dialogOf('Sign up', 'Employer'),
  },
  {
    name: 'a candidate’s login',
    path: '/visa',
    on: 'phone',
    open: dialogOf('Log in', 'Candidate'),
  },
  {
    name: 'an employer’s login',
    path: '/visa',
    on: 'desktop',
    open: dialogOf('Log in', 'Employer'),
  },
]
