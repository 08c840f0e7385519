import { mark } from '@/tests/support/mark'
import { expectNothingFound } from './support/axe'
import { expectNoSidewaysScrolling } from './support/reflow'
import type { StaffApi } from './support/staffApi'
import { expect, test } from './support/test'

/** Somebody who flew 30 days ago, with the address of the status page. */
const departed = async (records: StaffApi) => {
  const marked = mark()
  const email = `${marked}@candidate.example`
  const name = `Chitra ${marked}`
  await records.apply({ name, email })
  const address = `/my-application/${await records.statusPageToken(email)}`
  await records.depart(email, 30)
  return { name, address }
}

test.describe('the questions after a departure', { tag: '@phone' }, () => {
  test('a bad answer tells the person what to do, alarms the office, and is dealt with', async ({
    staffPage: page,
    visitor,
    records,
  }) => {
    const { name, address } = await departed(records)
    await visitor.setViewportSize({ width: 360, height: 740 })
    await visitor.goto(address)
    await expect(visitor.getByRole('heading', { name: 'How is it going?' })).toBeVisible()
    await expectNothingFound(visitor)
    await expectNoSidewaysScrolling(visitor)
    await visitor.getByRole('group', { name: 'Are you paid' }).getByText('Not paid yet').click()
    await visitor.getByRole('button', { name: 'Send my answers' }).click()
    await expect(visitor.getByRole('alert')).toContainText('Please choose an answer.')
    await expect(visitor.getByLabel('Not paid yet')).toBeChecked()
    await visitor
      .getByRole('group', { name: 'Was anybody paid' })
      .getByText('No', { exact: true })
      .click()
    await visitor.getByRole('group', { name: 'Who has your' }).getByText('I have it').click()
    await visitor.getByLabel('Anything else').fill('We wait since October')
    await visitor.getByText('You may call me about this').click()
    await visitor.getByRole('button', { name: 'Send my answers' }).click()
    await expect(visitor.getByRole('status')).toContainText('Our office has your answers.')
    await expect(visitor.getByText('What you can do now')).toBeVisible()
    await expect(visitor.getByRole('link', { name: 'Where you can complain' })).toBeVisible()
    await expectNothingFound(visitor)
    await expectNoSidewaysScrolling(visitor)

    await page.goto('/managejobs?panel=overview')
    await page.getByRole('link', { name: 'Deal with them' }).click()
    await expect(page.getByRole('heading', { name: /Bad answers/ })).toBeVisible()
    await expectNothingFound(page)
    await expectNoSidewaysScrolling(page)
    await page.getByRole('link', { name }).click()
    const part = page.getByRole('region', { name: 'After the departure' })
    await expect(part).toContainText('We wait since October')
    await expect(part).toContainText('May be called about it.')
    await expectNothingFound(page)
    await expectNoSidewaysScrolling(page)
    await part.getByRole('button', { name: 'Dealt with: after 30 days' }).click()
    await expect(part).toContainText('Dealt with on')
    await part.getByRole('button', { name: 'Open again: after 30 days' }).click()
    await part.getByRole('button', { name: 'Dealt with: after 30 days' }).click()
    await expect(part.getByRole('button', { name: /Open again/ })).toBeVisible()
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('are answered, and the answers changed', async ({ page, records }) => {
      const { address } = await departed(records)
      await page.goto(address)
      await page
        .getByRole('group', { name: 'Are you paid' })
        .getByText('Yes', { exact: true })
        .click()
      await page
        .getByRole('group', { name: 'Was anybody paid' })
        .getByText('No', { exact: true })
        .click()
      await page.getByRole('group', { name: 'Who has your' }).getByText('I have it').click()
      await page.getByRole('button', { name: 'Send my answers' }).click()
      await expect(page.getByText('You wrote that nothing is wrong.')).toBeVisible()
      await page.getByRole('link', { name: 'Change my answers' }).click()
      await expect(page.getByLabel('I have it')).toBeChecked()
      await page
        .getByRole('group', { name: 'Was anybody paid' })
        .getByText('Yes', { exact: true })
        .click()
      await page.getByRole('button', { name: 'Send my answers' }).click()
      await expect(page.getByRole('link', { name: 'Tell us who took it' })).toBeVisible()
    })
  })
})
