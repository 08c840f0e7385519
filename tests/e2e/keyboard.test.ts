import type { Locator, Page } from 'playwright/test'
import { fixture } from '@/tests/support/files'
import { mark } from '@/tests/support/mark'
import {
  APPLIED,
  countryBox,
  field,
  newEmail,
  referenceOn,
  resumeField,
  sendButton,
} from './support/forms'
import { upload } from './support/office'
import { expect, test } from './support/test'

const MOST_PRESSES = 120

/** Presses Tab until the target has the focus. On the way the focus is always to be seen. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let press = 0; press < MOST_PRESSES; press++) {
    await page.keyboard.press('Tab')
    expect(await unseenFocus(page), 'an element that has the focus without showing it').toBeNull()
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`not reached with the Tab key: ${target}`)
}

/** The focused element when neither it nor what stands for it shows a ring; otherwise null. */
const unseenFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const at = document.activeElement
    if (!at || at === document.body || at.tagName === 'NEXTJS-PORTAL') return null
    const shows = (element: Element | null | undefined): boolean => {
      if (!element) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    }
    // An invisible box or file field shows its ring on what is drawn in its place.
    const isSeen = shows(at) || shows(at.nextElementSibling) || shows(at.closest('label'))
    return isSeen ? null : at.outerHTML.slice(0, 200)
  })

test.describe('a candidate at a keyboard', { tag: '@desktop' }, () => {
  test('goes from the list to the details, applies, and always sees where the focus is', async ({
    page,
    context,
    records,
  }) => {
    const job_title = `Keyboard ${mark()}`
    const email = newEmail()
    await records.newJob({ job_title })
    await page.goto('/job-list')
    await tabTo(page, page.getByRole('link', { name: job_title }).first())
    const detailsTab = context.waitForEvent('page')
    await page.keyboard.press('Enter')
    const details = await detailsTab
    await details.waitForLoadState()
    await tabTo(details, details.locator('a[href^="/apply-job/"]:visible').first())
    const formTab = context.waitForEvent('page')
    await details.keyboard.press('Enter')
    const form = await formTab
    await form.waitForLoadState()
    // Early: the browser takes a moment to hand its dialogs over.
    form.on('filechooser', () => {})

    await tabTo(form, field(form, 'Name'))
    await form.keyboard.type('Asha Sample')
    await form.keyboard.press('Tab')
    await form.keyboard.type(email)
    const box = await countryBox(form)
    await form.keyboard.press('Tab')
    await expect(box).toBeFocused()
    await form.keyboard.type('India')
    await form.keyboard.press('Enter')
    await tabTo(form, field(form, 'Mobile'))
    await form.keyboard.type('9820012345')
    await tabTo(form, field(form, 'Position'))
    await form.keyboard.type('Pipe Welder')
    await tabTo(form, resumeField(form))
    const chooser = form.waitForEvent('filechooser')
    await form.keyboard.press('Enter')
    await (await chooser).setFiles(upload(fixture('resume.pdf')))
    await tabTo(form, sendButton(form))
    await form.keyboard.press('Enter')
    await expect(form.getByRole('heading', { name: APPLIED })).toBeFocused()
    const reference = await referenceOn(form, 'AP')
    expect(await records.applicationsOf(email)).toMatchObject([{ reference }])
  })

  test('skips to the content', async ({ page }) => {
    await page.goto('/job-list')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#main$/)
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement)),
    ).toBe(true)
  })

  test('sees where the focus is on every stop of the form', async ({ page }) => {
    await page.goto('/registration')
    await tabTo(page, sendButton(page))
  })
})

test.describe('the admin at a keyboard', { tag: '@desktop' }, () => {
  test('marks a job as Inactive', async ({ office, records }) => {
    const job_title = `Keyboard ${mark()}`
    const id = await records.newJob({ job_title })
    await office.goto(`/managejobs?q=${encodeURIComponent(job_title)}`)
    const status = office
      .getByRole('region', { name: 'List of jobs' })
      .getByRole('button', { name: 'Active', exact: true })
    await expect(status).toBeVisible()
    await tabTo(office, status)
    await office.keyboard.press('Space')
    await expect(office.getByRole('dialog')).toBeVisible()
    await tabTo(office, office.getByRole('button', { name: 'Confirm' }))
    await office.keyboard.press('Enter')
    await expect(office.getByRole('dialog')).toBeHidden()
    expect(await records.jobOf(id)).toMatchObject({ is_deleted: 'Yes' })
  })
})
