import type { Page } from 'playwright/test'
import { mark } from '@/tests/support/mark'
import { manyApplicants, openList, openPane, pane, stageIn } from '../support/applicants'
import { expect, test } from '../support/test'

const size = (page: Page) => page.getByRole('combobox', { name: 'Rows per page' })

const range = (page: Page, text: string) => page.getByText(text)

test.describe('an admin who chooses the number of rows per page', { tag: '@desktop' }, () => {
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
