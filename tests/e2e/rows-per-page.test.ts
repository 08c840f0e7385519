import type { Page } from 'playwright/test'
import { mark } from '@/tests/support/mark'
import { manyApplicants, openList, openPane, pane, stageIn } from './support/applicants'
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

  test('chooses it for each list separately', async ({ staffPage, records }) => {
    const word = mark()
    for (let i = 0; i < 6; i++) {
      await records.newJob({ job_title: `Sized ${word} ${i}` })
      await records.register({ full_name: `Sized ${word} ${i}` })
      await records.enquire({ name: `Sized ${word} ${i}` })
    }
    await staffPage.goto(`/managejobs?q=${word}`)
    await size(staffPage).selectOption('50')
    await expect(range(staffPage, '1 - 6 of 6, newest first')).toBeVisible()
    for (const panel of ['registrations', 'enquiries']) {
      await staffPage.goto(`/managejobs?panel=${panel}&q=${word}`)
      await expect(range(staffPage, '1 - 5 of 6, newest first')).toBeVisible()
      await size(staffPage).selectOption('20')
      await expect(range(staffPage, '1 - 6 of 6, newest first')).toBeVisible()
    }
    await staffPage.goto('/managejobs?panel=outbox')
    await expect(range(staffPage, '1 - 5 of')).toBeVisible()
    await size(staffPage).selectOption('20')
    await expect(staffPage.getByRole('row')).toHaveCount(21)
    await staffPage.goto(`/managejobs?q=${word}`)
    await expect(size(staffPage)).toHaveValue('50')
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

  test('steps through pages of twenty rows while every second row leaves the list', async ({
    staffPage,
    records,
  }) => {
    test.slow()
    const word = await manyApplicants(records, 22)
    await openList(staffPage, word, '&stage=new')
    await size(staffPage).selectOption('20')
    await openPane(staffPage, `A 1 ${word}`)
    for (let i = 1; i <= 22; i++) {
      await expect(pane(staffPage, `A ${i} ${word}`)).toBeVisible()
      const isMoved = i % 2 === 1
      if (isMoved) await staffPage.keyboard.press('2')
      await expect(stageIn(staffPage, isMoved ? 'Contacted' : 'New')).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      if (i < 22) await staffPage.keyboard.press('j')
    }
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
