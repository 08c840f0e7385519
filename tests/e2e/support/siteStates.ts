import type { Page } from 'playwright/test'
import { fileOf, fixture } from '@/tests/support/files/files'
import { CONTACT_STATES } from './contactStates'
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
import { JOB_STATES } from './jobStates'
import { upload } from './siteClient'
import { type State, sendEmpty } from './state'
import { expect } from './test'

const menuOf = (name: string) => async (page: Page) => {
  const button = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name })
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
}

const content = (...paths: string[]): State[] =>
  paths.map((path) => ({ name: path, path, on: 'phone' }))

/** Every public screen, and each state that looks different. */
export const SITE_STATES: State[] = [
  {
    name: 'the home page with the popup',
    path: '/',
    open: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    name: 'the home page at the client logos',
    path: '/',
    open: async (page) => {
      await page.getByRole('button', { name: 'I have read this' }).click()
      await page.getByRole('heading', { name: 'Our clients' }).scrollIntoViewIfNeeded()
      await expect(page.getByText(/^\d+ of 18$/)).toBeVisible()
    },
  },
  { name: 'a header menu', path: '/job-list', on: 'desktop', open: menuOf('Our Services') },
  {
    name: 'the header menu with flags',
    path: '/visa',
    on: 'desktop',
    open: menuOf('Current Opening'),
  },
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
  ...JOB_STATES,
  {
    name: 'the open list of country codes',
    path: '/apply-job/general',
    open: async (page) => {
      await field(page, 'Name').focus()
      const box = await countryBox(page)
      await box.fill('an')
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    },
  },
  {
    name: 'photographed resume pages and a file that is not a picture',
    path: '/apply-job/general',
    open: async (page) => {
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: /^Choose photos of a paper resume$/ }).press('Enter')
      const letter = fileOf('letter.jpg', 'This is a text.')
      await (await chooser).setFiles([fixture('logo.png'), fixture('logo.jpg'), letter].map(upload))
      await expect(page.getByText('letter.jpg cannot be read.')).toBeVisible()
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
    name: 'the confirmation of an application',
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
    name: 'the confirmation of a registration',
    path: '/registration',
    open: async (page) => {
      await fillRegistration(page, { email: newEmail() })
      await sendButton(page).click()
      await expect(page.getByRole('heading', { name: REGISTERED })).toBeFocused()
    },
  },
  {
    name: 'the open data notice',
    path: '/registration',
    on: 'phone',
    open: (page) => page.getByText('What we do with your data').click(),
  },
  { name: 'an article', path: '/uae-labour-laws' },
  { name: 'a country', path: '/jobs-in-uae' },
  { name: 'an industry', path: '/construction-industry', on: 'desktop' },
  ...content('/can-i-be-charged', '/get-help', '/my-documents', '/check-my-offer'),
  {
    name: 'an answer of Can I be charged this?',
    path: '/can-i-be-charged?from=IN&to=QA&by=agent&for=service&sum=85000',
  },
  {
    name: 'an answer of Get help',
    path: '/get-help?in=AE&from=IN&what=unpaid&ended=2026-09-30',
  },
  {
    name: 'an answer of My documents',
    path: '/my-documents?from=IN&passport=ecr&to=SA&trade=welder',
  },
  {
    name: 'an answer of Check my offer',
    path: '/check-my-offer?to=QA&basic=1400&hours=10&days=6&points=1.2&b_basic=1000&b_room=500',
  },
  // One page of each kind.
  ...content(
    '/visa',
    '/jobs-in-doha',
    '/articles',
    '/industries',
    '/latest-gulf-news',
    '/site-map',
    '/organizational-chart',
    '/our-network',
    '/clientele',
    '/recruitment-procedure',
    '/privacy-notice',
  ),
  { name: 'the organizational chart', path: '/organizational-chart', on: 'desktop' },
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
  ...CONTACT_STATES,
]
