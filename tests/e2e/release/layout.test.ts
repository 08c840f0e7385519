import type { Page } from 'playwright/test'
import { expectNothingFound } from '../support/axe'
import { expect, test } from '../support/test'

const header = (page: Page) => page.getByRole('banner')
const footer = (page: Page) => page.getByRole('contentinfo')
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test.describe('a visitor', { tag: '@desktop' }, () => {
  for (const path of ['/no-such-page', '/no/such/page', '/admin-of-nothing/1/2']) {
    test(`who opens ${path} is told that the page does not exist`, async ({ page, provoked }) => {
      provoked(/status of 404/)
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(
        page.getByRole('heading', { level: 1, name: '404 - Page Not Found' }),
      ).toBeVisible()
      await expect(
        page.getByText("The page you are looking for doesn't exist.", { exact: true }),
      ).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: 'Browse Jobs' })).toBeVisible()
      await expect(header(page)).toBeVisible()
      await expect(footer(page)).toBeVisible()
    })
  }

  for (const path of ['/', '/job-list', '/apply-job/general', '/registration']) {
    test(`sees header and footer on ${path}`, async ({ page }) => {
      await page.goto(path)
      await expect(header(page)).toBeVisible()
      await expect(mainMenu(page)).toBeVisible()
      await expect(footer(page)).toBeVisible()
      await expect(page.getByText(/B-0000/).first()).toBeVisible()
    })
  }
})

test.describe('an admin', { tag: '@desktop' }, () => {
  test('sees neither header nor footer of the site', async ({ staffPage, visitor, records }) => {
    await visitor.goto('/login')
    await expect(visitor.getByRole('button', { name: 'Log in' })).toBeVisible()
    await expect(mainMenu(visitor)).toBeHidden()
    await expect(footer(visitor)).toBeHidden()
    const screens = {
      '/managejobs': 'Manage Jobs',
      '/addjob': 'Post a Job',
      [`/edit-job/${await records.newJob()}`]: 'Edit Job',
    }
    for (const [path, title] of Object.entries(screens)) {
      await staffPage.goto(path)
      await expect(staffPage.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(mainMenu(staffPage)).toBeHidden()
      await expect(header(staffPage)).toBeHidden()
      await expect(footer(staffPage)).toBeHidden()
    }
  })
})

test.describe('the header menus', { tag: '@desktop' }, () => {
  const MENUS: Record<string, Record<string, string | null>> = {
    'Our Services': {
      'Visa Services': '/visa',
      Authentication: '/authentication',
      'Medical Centers': '/gamca-medical-centre',
      'Skill Test Centres': '/skill-test-centres',
      'Flight Booking': '/flight-booking',
      'Foreign Exchange': '/foreign-exchange',
    },
    Process: {
      'Recruitment Procedure': '/recruitment-procedure',
      'Organizational Chart': '/organizational-chart',
      'Our Network': '/our-network',
      Clientele: '/clientele',
    },
    'Current Opening': {
      'Jobs in Dubai': '/jobs-in-uae',
      'Jobs in Saudi Arabia': '/jobs-in-saudi-arabia',
      'Jobs in Oman': '/jobs-in-oman',
      'Jobs in Qatar': '/jobs-in-qatar',
      'Jobs in Bahrain': '/jobs-in-bahrain',
    },
    Contact: { 'Contact Us': '/contact-us', 'Grievance Form': '/grievance-form' },
  }

  test('open by mouse, one at a time, with the specified links', async ({ page }) => {
    await page.goto('/job-list')
    for (const [menu, links] of Object.entries(MENUS)) {
      await mainMenu(page).getByRole('button', { name: menu }).click()
      await expect(mainMenu(page).locator('[aria-expanded="true"]')).toHaveText(menu)
      for (const [label, href] of Object.entries(links)) {
        const link = mainMenu(page).getByRole('link', { name: `${label} (opens in a new tab)` })
        await expect(link).toHaveAttribute('href', String(href))
        await expect(link).toHaveAttribute('target', '_blank')
      }
    }
    await page.getByRole('heading', { level: 1 }).click()
    await expect(mainMenu(page).locator('[aria-expanded="true"]')).toHaveCount(0)
  })

  test('list Kuwait among the current openings', async ({ page }) => {
    await page.goto('/job-list')
    await mainMenu(page).getByRole('button', { name: 'Current Opening' }).click()
    await expect(mainMenu(page).getByText('Jobs in Kuwait')).toBeVisible()
  })

  test('open with Enter and Space, and Esc closes them and returns the focus', async ({ page }) => {
    await page.goto('/job-list')
    const menu = mainMenu(page).getByRole('button', { name: 'Our Services' })
    for (const key of ['Enter', 'Space']) {
      await menu.focus()
      await page.keyboard.press(key)
      await expect(menu).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Tab')
      await expect(mainMenu(page).getByRole('link', { name: /^Visa Services/ })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(menu).toHaveAttribute('aria-expanded', 'false')
      await expect(menu).toBeFocused()
    }
  })
})

test.describe('the header', { tag: '@desktop' }, () => {
  for (const width of [360, 599, 600, 768, 900, 1024, 1200, 1269, 1270, 1440]) {
    test(`shows every fact of the agency at ${width} px, on phones in the drawer`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/visa')
      if (width < 600) await page.getByRole('button', { name: 'Menu' }).click()
      const shown = width < 600 ? page.getByRole('dialog') : header(page)
      await expect(shown.getByText(/^Approved by/).first()).toBeVisible()
      for (const name of [
        /channel/,
        /Work in Malta/,
        /facebook/,
        /instagram/,
        /twitter/,
        /youtube/,
        /linkedin/,
        /whatsapp/,
      ]) {
        await expect(shown.getByRole('link', { name })).toBeVisible()
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)
      if ([360, 768, 1024].includes(width)) await expectNothingFound(page)
    })
  }
})

test.describe('the drawer on a phone', { tag: '@phone' }, () => {
  test('opens and closes with its button, and Esc returns the focus', async ({ page }) => {
    await page.goto('/job-list')
    const toggle = page.getByRole('button', { name: 'Menu' })
    await toggle.click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('link', { name: 'Browse Jobs' })).toHaveCount(1)
    await drawer.getByText('Our Services').click()
    await expect(drawer.getByRole('link', { name: 'Visa Services' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(toggle).toBeFocused()
    await toggle.click()
    await drawer.getByRole('button', { name: 'Close' }).click()
    await expect(drawer).toBeHidden()
  })

  test('closes with a second tap at the same place', async ({ page }) => {
    await page.goto('/job-list')
    for (const scrolled of [0, 40]) {
      await page.evaluate((y) => window.scrollTo(0, y), scrolled)
      const box = await page.getByRole('button', { name: 'Menu' }).boundingBox()
      const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
      await page.touchscreen.tap(x, y)
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.touchscreen.tap(x, y)
      await expect(page.getByRole('dialog')).toBeHidden()
    }
  })

  test('closes when one of its links is followed', async ({ page }) => {
    await page.goto('/job-list')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Register' }).click()
    await expect(page).toHaveURL('/registration')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})
