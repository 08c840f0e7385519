import type { Page } from 'playwright/test'
import { manyApplicants, openList } from './support/applicants'
import { expect, test } from './support/test'

const size = (page: Page) => page.getByRole('combobox', { name: 'Rows per page' })

const range = (page: Page, text: string) => page.getByText(text)

test.describe('an admin who chooses the number of rows per page', { tag: '@desktop' }, () => {
  test('finds the same number after a reload', async ({ staffPage, records }) => {
    const word = await manyApplicants(records, 8)
    await openList(staffPage, word)
    await expect(range(staffPage, '1 - 5 of 8, newest first')).toBeVisible()
    await expect(size(staffPage)).toHaveValue('5')
    await size(staffPage).selectOption('20')
    await expect(range(staffPage, '1 - 8 of 8, newest first')).toBeVisible()
    await expect(staffPage.getByRole('row')).toHaveCount(9)
    await expect(staffPage.getByRole('navigation', { name: 'Pages' })).toBeHidden()
    await staffPage.reload()
    await expect(range(staffPage, '1 - 8 of 8, newest first')).toBeVisible()
    await expect(size(staffPage)).toHaveValue('20')
  })

  test('keeps a search that has just begun', async ({ staffPage, records }) => {
    const word = await manyApplicants(records, 6)
    await staffPage.goto('/managejobs?panel=candidates')
    await expect(size(staffPage)).toHaveValue('5')
    // Chooses right after the search has changed the address, before the list follows.
    await staffPage.evaluate(() => {
      const replace = history.replaceState.bind(history)
      history.replaceState = (...state) => {
        history.replaceState = replace
        replace(...state)
        const select = document.querySelector<HTMLSelectElement>('select.num')
        if (!select) throw new Error('There is no choice of rows per page.')
        select.selectedIndex = 1
        select.dispatchEvent(new Event('change', { bubbles: true }))
      }
    })
    await staffPage.getByRole('searchbox').fill(word)
    await expect(range(staffPage, '1 - 6 of 6, newest first')).toBeVisible()
  })

  test('stays at the same rows', async ({ staffPage, records }) => {
    const word = await manyApplicants(records, 22)
    await openList(staffPage, word, '&page=5')
    await expect(range(staffPage, '21 - 22 of 22')).toBeVisible()
    await size(staffPage).selectOption('20')
    await expect(range(staffPage, '21 - 22 of 22')).toBeVisible()
    await expect(staffPage).toHaveURL(/[?&]page=2\b/)
    await size(staffPage).selectOption('5')
    await expect(range(staffPage, '21 - 22 of 22')).toBeVisible()
    await expect(staffPage).toHaveURL(/[?&]page=5\b/)
  })
})

test('an admin on a phone chooses the number of rows per page in the pager', {
  tag: '@phone',
}, async ({ staffPage, records }) => {
  const word = await manyApplicants(records, 6)
  await staffPage.goto(`/managejobs?panel=candidates&q=${word}`)
  await size(staffPage).selectOption('20')
  await expect(range(staffPage, '1 - 6 of 6, newest first')).toBeVisible()
  await expect(staffPage.getByRole('listitem').filter({ hasText: word })).toHaveCount(6)
})
