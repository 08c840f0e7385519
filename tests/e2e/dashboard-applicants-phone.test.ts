import { mark } from '@/tests/support/mark'
import { manyApplicants, openList, pane, stageIn, storedStages } from './support/applicants'
import { expectNothingFound } from './support/axe'
import { expectNoSidewaysScrolling } from './support/reflow'
import { expect, test } from './support/test'

test.describe('an admin on a phone', { tag: '@phone' }, () => {
  test('sees applicants as cards and opens one of them', async ({ staffPage, records }) => {
    const name = `Card ${mark()}`
    await records.apply({ name })
    await staffPage.goto('/managejobs')
    await staffPage.getByRole('link', { name: /^Candidates/ }).click()
    const card = staffPage.getByRole('listitem').filter({ hasText: name })
    await expect(card).toContainText('Pipe Welder')
    await expect(card.getByRole('button', { name: 'Download Resume' })).toBeVisible()
    await card.getByRole('link', { name }).click()
    const pane = staffPage.getByRole('complementary', { name })
    await expect(pane.getByRole('link', { name: 'Call' })).toHaveAttribute(
      'href',
      'tel:+919820012345',
    )
    await pane.getByRole('button', { name: 'Close' }).click()
    await expect(card).toBeVisible()
  })
})

test.describe('an admin on a phone in the applicant list', { tag: '@phone' }, () => {
  test('filters, opens an applicant, changes the stage and goes on', async ({
    staffPage,
    records,
  }) => {
    const word = await manyApplicants(records, 2)
    await openList(staffPage, word)
    await expectNoSidewaysScrolling(staffPage)
    await staffPage.getByText('Filters and order').click()
    await staffPage.getByLabel('Not opened').check()
    await expect(staffPage).toHaveURL(/unseen=1/)
    await expectNoSidewaysScrolling(staffPage)
    await expectNothingFound(staffPage)
    await staffPage.getByRole('link', { name: `A 1 ${word}` }).click()
    await expect(pane(staffPage, `A 1 ${word}`)).toContainText('1 of 2')
    await stageIn(staffPage, 'Contacted').click()
    await expectNoSidewaysScrolling(staffPage)
    await expectNothingFound(staffPage)
    await staffPage.getByRole('button', { name: 'Next applicant' }).click()
    await expect(pane(staffPage, `A 2 ${word}`)).toBeVisible()
    await staffPage.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => storedStages(records, word)).toEqual(['contacted', 'new'])
  })

  test('moves two cards and undoes it', async ({ staffPage, records }) => {
    const word = await manyApplicants(records, 2)
    await openList(staffPage, word)
    await staffPage.getByLabel('This page').check()
    await staffPage.getByLabel('Move to stage').selectOption('Rejected')
    await expectNoSidewaysScrolling(staffPage)
    await staffPage.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(staffPage.getByText('2 moved to Rejected.')).toBeVisible()
    await staffPage.getByRole('button', { name: 'Undo' }).click()
    await expect(staffPage.getByText('2 put back.')).toBeVisible()
  })
})
