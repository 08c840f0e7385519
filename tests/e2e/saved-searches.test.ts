import type { Page } from 'playwright/test'
import { mark } from '@/tests/support/mark'
import { manyApplicants, openList } from './support/applicants'
import { expectNothingFound } from './support/axe'
import { expectNoSidewaysScrolling } from './support/reflow'
import { expect, test, toast } from './support/test'

const bar = (page: Page) => page.getByRole('region', { name: 'Saved searches' })

const save = async (page: Page, name: string) => {
  await bar(page).getByRole('button', { name: 'Save this search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this search' })
  await dialog.getByLabel('Name of the search').fill(name)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  return dialog
}

const remove = async (page: Page, name: string) => {
  await bar(page).getByRole('button', { name: 'Rename or delete' }).click()
  const row = page.getByRole('dialog').getByRole('listitem').filter({ hasText: name })
  await row.getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
}

test.describe('an admin, on phone and desktop', () => {
  test('saves a search, opens it with one tap, renames and deletes it', async ({
    staffPage,
    records,
  }) => {
    const word = await manyApplicants(records, 2)
    const name = `Mine ${mark()}`
    await openList(staffPage, word, '&unseen=1&sort=oldest')
    const dialog = await save(staffPage, '  ')
    await expect(dialog.getByText('Give the search a name')).toBeVisible()
    await expectNothingFound(staffPage)
    await dialog.getByLabel('Name of the search').fill(name)
    await dialog.getByLabel('Name of the search').press('Enter')
    await expect(toast(staffPage, 'Search saved.')).toBeVisible()
    const link = bar(staffPage).getByRole('link', { name })
    await expect(link).toHaveAttribute('aria-current', 'true')
    await expect(bar(staffPage).getByRole('button', { name: 'Save this search' })).toHaveCount(0)

    await staffPage.goto('/managejobs?panel=candidates')
    await expect(link).not.toHaveAttribute('aria-current')
    await link.click()
    await expect(staffPage).toHaveURL(`/managejobs?panel=candidates&q=${word}&unseen=1&sort=oldest`)
    await expect(staffPage.getByText('1 - 2 of 2, oldest first')).toBeVisible()
    await expectNoSidewaysScrolling(staffPage)
    await expectNothingFound(staffPage)

    await bar(staffPage).getByRole('button', { name: 'Rename or delete' }).click()
    const row = staffPage.getByRole('dialog').getByRole('listitem').filter({ hasText: name })
    await row.getByRole('button', { name: 'Rename' }).click()
    await staffPage.getByRole('dialog').getByLabel('Name of the search').fill(`New ${name}`)
    await staffPage.getByRole('dialog').getByRole('button', { name: 'Rename' }).last().focus()
    await staffPage.getByLabel('Name of the search').press('Enter')
    await expect(toast(staffPage, 'Search renamed.')).toBeVisible()
    await staffPage.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(bar(staffPage).getByRole('link', { name: `New ${name}` })).toBeVisible()
    await remove(staffPage, `New ${name}`)
    await expect(bar(staffPage).getByRole('link', { name: `New ${name}` })).toHaveCount(0)
  })
})

test.describe('an admin with a saved search', { tag: '@desktop' }, () => {
  test('is told what it was saved with and no longer exists', async ({ staffPage, records }) => {
    const word = await manyApplicants(records, 1)
    const name = `Gone ${mark()}`
    await openList(staffPage, word, '&job=2000000000')
    await save(staffPage, name)
    await expect(toast(staffPage, 'Search saved.')).toBeVisible()
    await bar(staffPage).getByRole('link', { name }).click()
    await expect(
      bar(staffPage).getByText(`“${name}” is shown without what no longer exists: job.`),
    ).toBeVisible()
    await expect(staffPage.getByText('1 - 1 of 1, newest first')).toBeVisible()
    await remove(staffPage, name)
  })

  test('is told that a name is taken, and keeps what was typed', async ({ staffPage }) => {
    const name = `Taken ${mark()}`
    await staffPage.goto('/managejobs?panel=registrations&star=1')
    await save(staffPage, name)
    await expect(bar(staffPage).getByRole('link', { name })).toBeVisible()
    await staffPage.getByLabel('With a note').check()
    const dialog = await save(staffPage, name.toUpperCase())
    await expect(dialog.getByText('You have a saved search with this name.')).toBeVisible()
    await expect(dialog.getByLabel('Name of the search')).toHaveValue(name.toUpperCase())
    await dialog.getByRole('button', { name: 'Close' }).click()
    await remove(staffPage, name)
  })
})
