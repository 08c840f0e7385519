import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { mark } from '@/tests/support/mark'
import { newMobile } from '@/tests/support/mobile'
import { expectNothingFound } from './support/axe'
import { expectNoSidewaysScrolling } from './support/reflow'
import { CUT_OFF, cutOff, expect, test } from './support/test'

const openList = async (page: Page, word: string, more = '') => {
  await page.goto(`/managejobs?panel=registrations&location=${word}${more}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Registrations' })).toBeVisible()
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

const pane = (page: Page, name: string) => page.getByRole('complementary', { name })

test.describe('staff at Registrations', { tag: '@desktop' }, () => {
  test('find registrations by filters that are in the address', async ({ office, records }) => {
    const current_location = mark()
    const [few, many] = [`Few ${mark()}`, `Many ${mark()}`]
    await records.register({ full_name: few, current_location, gulf_exp: '1' })
    await records.register({ full_name: many, current_location, gulf_exp: '9' })
    await office.goto('/managejobs')
    await office
      .getByRole('link', { name: /^Registrations/ })
      .first()
      .click()
    const filters = office.getByRole('group', { name: 'Filters' })
    await filters.getByLabel('Location').fill(current_location)
    await expect(office.getByRole('row')).toHaveCount(3)
    await filters.getByLabel('Gulf, least years').fill('5')
    await expect(row(office, few)).toBeHidden()
    await expect(row(office, many)).toContainText('Building Construction')
    await expect(office).toHaveURL(/gulf=5/)
    await office.reload()
    await expect(filters.getByLabel('Gulf, least years')).toHaveValue('5')
    await expect(office.getByRole('row')).toHaveCount(2)
    await filters.getByLabel('WhatsApp').selectOption('Agreed to WhatsApp')
    await expect(office.getByText('No registration fits.')).toBeVisible()
    await filters.getByRole('button', { name: 'Clear the filters' }).click()
    await expect(office).toHaveURL(/panel=registrations$/)
  })

  test('chooses among the industries that candidates named in their own words', async ({
    office,
    records,
  }) => {
    const category = `Pearl diving ${mark()}`
    const full_name = `Diver ${mark()}`
    await records.register({ full_name, category })
    await records.register({})
    await office.goto('/managejobs?panel=registrations')
    await office.getByLabel('Industry').selectOption(category)
    await expect(office.getByRole('row')).toHaveCount(2)
    await expect(row(office, full_name)).toContainText(category)
  })

  test('find a registration by the last four digits of the phone number', async ({
    office,
    records,
  }) => {
    const full_name = `Digits ${mark()}`
    const whatsup_no = newMobile()
    await records.register({ full_name, whatsup_no })
    await office.goto('/managejobs?panel=registrations')
    await office.getByRole('searchbox').fill(whatsup_no.slice(-4))
    await expect(office.getByRole('link', { name: full_name })).toBeVisible()
  })

  test('star, write a note and go to the next registration with the keyboard', async ({
    office,
    records,
  }) => {
    const current_location = mark()
    const [second, first] = [`Second ${mark()}`, `First ${mark()}`]
    for (const full_name of [second, first]) await records.register({ full_name, current_location })
    await openList(office, current_location)
    await office.getByRole('link', { name: first }).press('Enter')
    await expect(pane(office, first).getByRole('heading', { name: first })).toBeFocused()
    await expect(pane(office, first)).toContainText('1 of 2')
    await office.keyboard.press('s')
    await expect(row(office, first).getByRole('img', { name: 'Starred' })).toBeVisible()
    await office.keyboard.press('c')
    await office.keyboard.type('Call in June')
    await office.keyboard.press('Control+Enter')
    await expect(pane(office, first).getByText('Call in June', { exact: true })).toBeVisible()
    await office.keyboard.press('Escape')
    await office.keyboard.press('j')
    await expect(pane(office, second)).toContainText('2 of 2')
    await office.keyboard.press('Escape')
    await expect(pane(office, second)).toBeHidden()
    await expect(office.getByRole('link', { name: second })).toBeFocused()
    await expectNothingFound(office)
  })

  test('see what was agreed to, stop the messages, and allow them again on request', async ({
    office,
    records,
  }) => {
    const full_name = `Agreed ${mark()}`
    const current_location = mark()
    const whatsup_no = newMobile()
    await records.register({ full_name, current_location, whatsup_no, whatsapp_consent: 'on' })
    await openList(office, current_location)
    await office.getByRole('link', { name: full_name }).click()
    const open = pane(office, full_name)
    await expect(open.getByRole('link', { name: /^Write/ })).toHaveAttribute(
      'href',
      new RegExp(`^https://wa\\.me/91${whatsup_no}\\?text=Hello%20Agreed`),
    )
    await open.getByRole('button', { name: 'Stop WhatsApp messages' }).click()
    await expect(open.getByText('This number is on no list from now on.')).toBeVisible()
    await expectNothingFound(office)
    await open.getByRole('button', { name: 'Allow messages again' }).click()
    await office
      .getByRole('dialog')
      .getByRole('button', { name: 'The person asked for it' })
      .click()
    await expect(open.getByText('This number may be on lists again.')).toBeVisible()
    await expect(open.getByRole('button', { name: 'Stop WhatsApp messages' })).toBeVisible()
  })

  test('make a broadcast list of people who agreed, and save its contacts', async ({
    office,
    records,
  }) => {
    const current_location = mark()
    const whatsup_no = newMobile()
    const consent = { whatsapp_consent: 'on' }
    await records.register({ current_location, full_name: 'Asha Sample', whatsup_no, ...consent })
    await records.register({ current_location })
    await openList(office, current_location)
    await expect(office.getByRole('row')).toHaveCount(3)
    await office.getByRole('button', { name: 'Make a broadcast list' }).click()
    const dialog = office.getByRole('dialog')
    await expect(dialog.getByText('This list: 1 person in 1 file.')).toBeVisible()
    await expectNothingFound(office)
    await dialog.getByRole('button', { name: 'Make the list' }).click()
    const made = dialog.getByText(/^List \d+, \d+ \w+ is made: 1 person\./)
    await expect(made).toBeVisible()
    const number = /^List (\d+)/.exec((await made.textContent()) ?? '')?.[1]
    const [download] = await Promise.all([
      office.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Contacts' }).first().click(),
    ])
    expect(download.suggestedFilename()).toBe(`list-${number}-part-1.vcf`)
    const file = (await readFile(await download.path())).toString()
    expect(file).toContain(`FN:L${number} Asha Sample\r\nTEL;TYPE=CELL:+91${whatsup_no}\r\n`)
    expect(file.match(/BEGIN:VCARD/g)).toHaveLength(1)

    await dialog.getByRole('button', { name: 'Close' }).click()
    await office.getByRole('link', { name: `List ${number}: show who is on it` }).click()
    await expect(office).toHaveURL(new RegExp(`list=${number}$`))
    await expect(office.getByRole('row')).toHaveCount(2)
    await office.getByRole('button', { name: 'Make a broadcast list' }).click()
    await expect(dialog.getByText('Nobody would be on this list.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Make the list' })).toBeDisabled()
    await dialog.getByText(/^Earlier lists/).click()
    await expect(dialog.getByText(new RegExp(`^List ${number}, `))).toBeVisible()
  })

  test('save the list as CSV', async ({ office, records }) => {
    const current_location = mark()
    const reference = await records.register({ current_location, full_name: 'আশা' })
    await openList(office, current_location)
    const [download] = await Promise.all([
      office.waitForEvent('download'),
      office.getByRole('button', { name: 'Download as CSV' }).click(),
    ])
    const file = (await readFile(await download.path())).toString()
    expect(file).toContain(reference)
    expect(file).toContain('আশা')
    expect(file.trimEnd().split('\r\n')).toHaveLength(2)
  })

  test('are told when the registrations cannot be loaded, and can try again', async ({
    office,
    provoked,
    records,
  }) => {
    provoked(CUT_OFF)
    const full_name = `Loaded ${mark()}`
    await records.register({ full_name })
    const connection = await cutOff(office, 'registration_list')
    await office.goto('/managejobs?panel=registrations')
    await expect(office.getByText('The registrations could not be loaded.')).toBeVisible()
    await connection.mend()
    await office.getByRole('button', { name: 'Try again' }).click()
    await expect(row(office, full_name)).toBeVisible()
  })
})

test.describe('staff with a phone at Registrations', { tag: '@phone' }, () => {
  test('read the registrations as cards, open one, and make a list', async ({
    office,
    records,
  }) => {
    const full_name = `Card ${mark()}`
    const current_location = mark()
    await records.register({ full_name, current_location, whatsapp_consent: 'on' })
    await office.goto('/managejobs')
    await office.getByRole('link', { name: 'Registrations', exact: true }).click()
    await office.getByText('Filters and order').click()
    await office.getByLabel('Location').fill(current_location)
    const card = office.getByRole('listitem').filter({ hasText: full_name })
    await expect(card).toContainText('WhatsApp: Yes')
    await expectNothingFound(office)
    await card.getByRole('link', { name: full_name }).click()
    const open = pane(office, full_name)
    await expect(open).toContainText('1 of 1')
    await expect(open.getByRole('link', { name: 'Call' })).toBeVisible()
    await expectNothingFound(office)
    await open.getByRole('button', { name: 'Close' }).click()
    await office.getByRole('button', { name: 'Make a broadcast list' }).click()
    await expect(office.getByText('This list: 1 person in 1 file.')).toBeVisible()
    await expectNothingFound(office)
    await expectNoSidewaysScrolling(office)
  })
})
