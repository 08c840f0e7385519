import type { Page } from 'playwright/test'
import { newMobile } from '@/tests/support/candidates/mobile'
import { mark } from '@/tests/support/mark'
import { expectNothingFound } from './support/axe'
import { expectNoSidewaysScrolling } from './support/reflow'
import { openList } from './support/registrationsPanel'
import { CUT_OFF, cutOff, expect, holdAnswers, test } from './support/test'

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

const pane = (page: Page, name: string) => page.getByRole('complementary', { name })

test.describe('an admin in Registrations', { tag: '@desktop' }, () => {
  test('filters registrations by filters that are in the address', async ({
    staffPage,
    records,
  }) => {
    const current_location = mark()
    const [few, many] = [`Few ${mark()}`, `Many ${mark()}`]
    await records.register({ full_name: few, current_location, gulf_exp: '1' })
    await records.register({ full_name: many, current_location, gulf_exp: '9' })
    await staffPage.goto('/managejobs')
    await staffPage
      .getByRole('link', { name: /^Registrations/ })
      .first()
      .click()
    const filters = staffPage.getByRole('group', { name: 'Filters' })
    await filters.getByLabel('Location').fill(current_location)
    await expect(staffPage.getByRole('row')).toHaveCount(3)
    await filters.getByLabel('Gulf, least years').fill('5')
    await expect(row(staffPage, few)).toBeHidden()
    await expect(row(staffPage, many)).toContainText('Building Construction')
    await expect(staffPage).toHaveURL(/gulf=5/)
    await staffPage.reload()
    await expect(filters.getByLabel('Gulf, least years')).toHaveValue('5')
    await expect(staffPage.getByRole('row')).toHaveCount(2)
    await filters.getByLabel('WhatsApp').selectOption('Agreed to WhatsApp')
    await expect(staffPage.getByText('No registration fits.')).toBeVisible()
    await filters.getByRole('button', { name: 'Clear the filters' }).click()
    await expect(staffPage).toHaveURL(/panel=registrations$/)
  })

  test('filters by an industry that a candidate named in words', async ({ staffPage, records }) => {
    const category = `Pearl diving ${mark()}`
    const full_name = `Diver ${mark()}`
    await records.register({ full_name, category })
    await records.register({})
    await staffPage.goto('/managejobs?panel=registrations')
    await staffPage.getByLabel('Industry').selectOption(category)
    await expect(staffPage.getByRole('row')).toHaveCount(2)
    await expect(row(staffPage, full_name)).toContainText(category)
  })

  test('finds one by the last four digits of the phone number', async ({ staffPage, records }) => {
    const full_name = `Digits ${mark()}`
    const whatsup_no = newMobile()
    await records.register({ full_name, whatsup_no })
    await staffPage.goto('/managejobs?panel=registrations')
    await staffPage.getByRole('searchbox').fill(whatsup_no.slice(-4))
    await expect(staffPage.getByRole('link', { name: full_name })).toBeVisible()
  })

  test('works through registrations by keyboard: star, note, next', async ({
    staffPage,
    records,
  }) => {
    const current_location = mark()
    const [second, first] = [`Second ${mark()}`, `First ${mark()}`]
    for (const full_name of [second, first]) await records.register({ full_name, current_location })
    await openList(staffPage, current_location)
    await staffPage.getByRole('link', { name: first }).press('Enter')
    await expect(pane(staffPage, first).getByRole('heading', { name: first })).toBeFocused()
    await expect(pane(staffPage, first)).toContainText('1 of 2')
    await staffPage.keyboard.press('s')
    await expect(row(staffPage, first).getByRole('img', { name: 'Starred' })).toBeVisible()
    await staffPage.keyboard.press('c')
    await staffPage.keyboard.type('Call in June')
    await staffPage.keyboard.press('Control+Enter')
    await expect(pane(staffPage, first).getByText('Call in June', { exact: true })).toBeVisible()
    // The keys are those of the pane again.
    await staffPage.keyboard.press('j')
    await expect(pane(staffPage, second)).toContainText('2 of 2')
    await staffPage.keyboard.press('Escape')
    await expect(pane(staffPage, second)).toBeHidden()
    await expect(staffPage.getByRole('link', { name: second })).toBeFocused()
    await expectNothingFound(staffPage)
  })

  test('keeps a star that was set while the details were loading', async ({
    staffPage,
    records,
  }) => {
    const [current_location, full_name] = [mark(), `Early ${mark()}`]
    await records.register({ full_name, current_location })
    await openList(staffPage, current_location)
    const { release } = await holdAnswers(staffPage, /\/php\/registration_details\.php/)
    await staffPage.getByRole('link', { name: full_name }).press('Enter')
    await expect(pane(staffPage, full_name).getByRole('heading')).toBeFocused()
    await staffPage.keyboard.press('s')
    const star = row(staffPage, full_name).getByRole('img', { name: 'Starred' })
    await expect(star).toBeVisible()
    release()
    await expect(pane(staffPage, full_name).getByText('Received', { exact: true })).toBeVisible()
    await expect(star).toBeVisible()
  })

  test('sees the consents, stops the messages and allows them again at the person’s request', async ({
    staffPage,
    records,
  }) => {
    const full_name = `Agreed ${mark()}`
    const current_location = mark()
    const whatsup_no = newMobile()
    await records.register({ full_name, current_location, whatsup_no, whatsapp_consent: 'on' })
    await openList(staffPage, current_location)
    await staffPage.getByRole('link', { name: full_name }).click()
    const open = pane(staffPage, full_name)
    await expect(open.getByRole('link', { name: /^Write/ })).toHaveAttribute(
      'href',
      new RegExp(`^https://wa\\.me/91${whatsup_no}\\?text=Hello%20Agreed`),
    )
    await open.getByRole('button', { name: 'Stop WhatsApp messages' }).click()
    await expect(open.getByText('This number is on no list from now on.')).toBeVisible()
    await expectNothingFound(staffPage)
    await open.getByRole('button', { name: 'Allow messages again' }).click()
    await staffPage
      .getByRole('dialog')
      .getByRole('button', { name: 'The person asked for it' })
      .click()
    await expect(open.getByText('This number may be on lists again.')).toBeVisible()
    await expect(open.getByRole('button', { name: 'Stop WhatsApp messages' })).toBeVisible()
  })

  test('is told when the registrations cannot be loaded, and can try again', async ({
    staffPage,
    provoked,
    records,
  }) => {
    provoked(CUT_OFF)
    const full_name = `Loaded ${mark()}`
    await records.register({ full_name })
    const connection = await cutOff(staffPage, 'registration_list')
    await staffPage.goto('/managejobs?panel=registrations')
    await expect(staffPage.getByText('The registrations could not be loaded.')).toBeVisible()
    await connection.restore()
    await staffPage.getByRole('button', { name: 'Try again' }).click()
    await expect(row(staffPage, full_name)).toBeVisible()
  })
})

test.describe('an admin on a phone in Registrations', { tag: '@phone' }, () => {
  test('sees registrations as cards, opens one and makes a broadcast list', async ({
    staffPage,
    records,
  }) => {
    const full_name = `Card ${mark()}`
    const current_location = mark()
    await records.register({ full_name, current_location, whatsapp_consent: 'on' })
    await staffPage.goto('/managejobs')
    await staffPage.getByRole('link', { name: 'Registrations', exact: true }).click()
    await staffPage.getByText('Filters and order').click()
    await staffPage.getByLabel('Location').fill(current_location)
    const card = staffPage.getByRole('listitem').filter({ hasText: full_name })
    await expect(card).toContainText('WhatsApp: Yes')
    await expectNothingFound(staffPage)
    await card.getByRole('link', { name: full_name }).click()
    const open = pane(staffPage, full_name)
    await expect(open).toContainText('1 of 1')
    await expect(open.getByRole('link', { name: 'Call' })).toBeVisible()
    await expectNothingFound(staffPage)
    await open.getByRole('button', { name: 'Close' }).click()
    await staffPage.getByRole('button', { name: 'Make a broadcast list' }).click()
    await expect(staffPage.getByText('This list: 1 person in 1 file.')).toBeVisible()
    await expectNothingFound(staffPage)
    await expectNoSidewaysScrolling(staffPage)
  })
})
