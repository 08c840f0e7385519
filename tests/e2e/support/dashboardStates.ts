import type { Page } from 'playwright/test'
import { mark } from '@/tests/support/mark'
import { DASHBOARD_JOB_STATES } from './dashboardJobStates'
import { field, newEmail } from './forms'
import type { StaffApi } from './staffApi'
import { empty, type State } from './state'
import { expect } from './test'

const LONG = 'Wolfeschlegelsteinhausenbergerdorff Venkatanarasimharajuvaripeta'

const applicant = async (records: StaffApi): Promise<string> => {
  const word = mark()
  for (const name of [`Second ${word}`, `${LONG} ${word}`]) await records.apply({ name })
  return `/managejobs?panel=candidates&q=${word}`
}

const registrant = async (records: StaffApi): Promise<string> => {
  const current_location = mark()
  await records.register({ full_name: LONG, current_location, whatsapp_consent: 'on' })
  return `/managejobs?panel=registrations&location=${current_location}`
}

const person = async (records: StaffApi): Promise<string> => {
  await records.apply({ email: newEmail() })
  return '/managejobs?panel=privacy'
}

const openRow = (region: string) => async (page: Page) => {
  await page.getByRole('region', { name: region }).getByRole('link').first().press('Enter')
  await expect(
    page.getByRole('complementary').getByRole('heading', { level: 2 }).last(),
  ).toBeFocused()
}

const findPerson = async (page: Page) => {
  const reference = /AP-\d\d-\d{7}/
  await page.getByLabel('E-mail, phone number or reference').fill('9820012345')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByText(reference).first()).toBeVisible({ timeout: 15_000 })
}

/** Every dashboard screen, and each state that looks different. */
export const DASHBOARD_STATES: State[] = [
  { name: 'Accounts', path: async () => '/managejobs?panel=accounts' },
  { name: 'Import lists', path: async () => '/managejobs?panel=imports' },
  {
    name: 'the overview with its tables',
    path: async (records) => {
      await records.apply()
      return '/managejobs?panel=overview&days=90'
    },
    open: async (page) => {
      await page.getByText('Show as a table').first().click()
      await expect(page.getByRole('columnheader', { name: 'Day' }).first()).toBeVisible()
    },
  },
  ...DASHBOARD_JOB_STATES,
  {
    name: 'Browse Candidates with two selected',
    path: applicant,
    open: async (page) => {
      await page.getByLabel('This page').check()
      await expect(page.getByText('2 selected')).toBeVisible()
    },
  },
  { name: 'one applicant', path: applicant, open: openRow('List of applicants') },
  {
    name: 'the list of keyboard shortcuts',
    path: applicant,
    open: async (page) => {
      await openRow('List of applicants')(page)
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
    },
  },
  empty('candidates', 'No applicant fits.'),
  {
    name: 'Registrations',
    path: registrant,
    open: (page) => expect(page.getByText('1 - 1 of 1')).toBeVisible(),
  },
  { name: 'one registration', path: registrant, open: openRow('List of registrations') },
  {
    name: 'the broadcast list dialog',
    path: registrant,
    open: async (page) => {
      await page.getByRole('button', { name: 'Make a broadcast list' }).click()
      await expect(page.getByText('This list: 1 person in 1 file.')).toBeVisible()
    },
  },
  empty('registrations', 'No registration fits.'),
  {
    name: 'Enquiries',
    path: async (records) => {
      await records.enquire({ name: LONG })
      return '/managejobs?panel=enquiries'
    },
    open: (page) => expect(page.getByRole('link', { name: LONG }).first()).toBeVisible(),
  },
  {
    name: 'one enquiry',
    path: async (records) => {
      await records.enquire({ name: LONG })
      return '/managejobs?panel=enquiries'
    },
    on: 'phone',
    open: openRow('List of enquiries'),
  },
  empty('enquiries', 'No enquiry fits.'),
  {
    name: 'the outbox',
    path: async (records) => {
      await records.apply()
      return '/managejobs?panel=outbox'
    },
    open: (page) => expect(page.getByRole('link', { name: /received/ }).first()).toBeVisible(),
  },
  {
    name: 'one mail',
    path: async (records) => {
      await records.apply()
      return '/managejobs?panel=outbox'
    },
    on: 'phone',
    open: async (page) => {
      await openRow('List of mails')(page)
      await page.getByText('As text').click()
      // axe runs scripts in every frame; this one does not run any.
      await page.locator('iframe').evaluate((frame) => frame.remove())
    },
  },
  { name: 'the privacy panel with a person found', path: person, open: findPerson },
  {
    name: 'the question before an erasure',
    path: person,
    on: 'phone',
    open: async (page) => {
      await findPerson(page)
      await page.getByRole('button', { name: /^Erase \d+ rows?…$/ }).click()
      await expect(page.getByLabel('Type ERASE')).toBeVisible()
    },
  },
  {
    name: 'the profile with its errors',
    path: '/managejobs?panel=profile',
    open: async (page) => {
      await expect(field(page, 'Name')).not.toHaveValue('')
      await field(page, 'Name').fill('')
      await page.getByRole('button', { name: 'Save profile' }).click()
      await expect(field(page, 'Name')).toHaveAttribute('aria-invalid', 'true')
    },
  },
  {
    name: 'the menu on a phone',
    path: '/managejobs',
    on: 'phone',
    open: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Logout' })).toBeVisible()
    },
  },
]
