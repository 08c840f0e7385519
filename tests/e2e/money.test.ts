import type { Locator, Page } from 'playwright/test'
import { mark } from '@/tests/support/mark'
import { expectNothingFound } from './support/axe'
import { expectNoSidewaysScrolling } from './support/reflow'
import type { StaffApi } from './support/staffApi'
import { expect, signIn, test } from './support/test'

const NUMBER = /R-\d\d-\d{6}/

/** A selected applicant from India for a job in Qatar, whose page says that the candidate pays ₹20,000. */
const selectOne = async (records: StaffApi): Promise<string> => {
  const name = `Devi ${mark()}`
  const job_id = await records.newJob({
    country_id: records.countryId('Qatar'),
    candidate_charge: 'amount',
    candidate_charge_amount: '₹20,000',
  })
  await records.apply({ name, job_id: String(job_id) })
  const [applicant] = await records.applicantsNamed(name)
  const { id, revision } = applicant ?? {}
  await records.changeApplication({ id, revision, stage: 'selected' })
  return name
}

const openDeparture = async (page: Page, name: string): Promise<Locator> => {
  await page.goto(`/managejobs?panel=departures&q=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name }).click()
  const pane = page.getByRole('complementary', { name })
  await expect(pane).toContainText('Cannot fly yet')
  return pane
}

/** Fills the form of a charge and sends it. */
const enterCharge = async (pane: Locator, kind: string, sum: string): Promise<Locator> => {
  await pane.getByRole('button', { name: 'Record a charge' }).click()
  const form = pane.getByRole('form', { name: 'Record a charge' })
  await form.getByLabel('What for').selectOption(kind)
  await form.getByLabel('Sum without GST').fill(sum)
  await form.getByLabel('Paid by').selectOption('Bank')
  await form.getByRole('button', { name: 'Record', exact: true }).click()
  return form
}

test.describe('an admin with a selected person, on phone and desktop', () => {
  test('records a charge within the limit and sees the number of its receipt', async ({
    staffPage: page,
    records,
  }) => {
    const pane = await openDeparture(page, await selectOne(records))
    const money = pane.getByRole('region', { name: 'Money' })
    await expect(money).toContainText('No money was taken.')
    const form = await enterCharge(pane, 'Service fee', 'ten thousand')
    await expect(form).toContainText('Enter a sum such as 10,000')
    await expect(form.getByLabel('Sum without GST')).toHaveValue('ten thousand')
    await expect(form.getByLabel('Where it counts')).toHaveText('Inside the limit')
    await expectNothingFound(page)
    await expectNoSidewaysScrolling(page)

    await form.getByLabel('Sum without GST').fill('10,000')
    await form.getByRole('button', { name: 'Record', exact: true }).click()
    await expect(money.getByRole('status')).toHaveText(NUMBER)
    await expect(money.getByRole('button', { name: 'Record a charge' })).toBeFocused()
    const entry = money.getByRole('listitem').filter({ hasText: NUMBER })
    await expect(entry).toContainText('₹10,000')
    await expect(entry).toContainText('+ GST ₹1,800')
    await expect(entry).toContainText('inside the limit')
    const receipt = entry.getByRole('link', { name: /^Receipt/ })
    await expect(receipt).toHaveAttribute('href', /\/r\//)
    await expect(receipt).toHaveAttribute('target', '_blank')
    await expect(pane).not.toContainText('Money has to be paid back')
    await expectNothingFound(page)
    await expectNoSidewaysScrolling(page)
  })

  test('is refused a charge outside the limit without a bill', async ({
    staffPage: page,
    records,
  }) => {
    const pane = await openDeparture(page, await selectOne(records))
    const form = await enterCharge(pane, 'Air ticket', '15,000')
    await expect(form.getByLabel('Where it counts')).toHaveText('Outside, against a bill')
    await expect(form).toContainText('Enter the number of the bill')
    await expect(form.getByLabel('Sum without GST')).toHaveValue('15,000')
    await form.getByRole('button', { name: 'Cancel' }).click()
    await expect(pane.getByRole('button', { name: 'Record a charge' })).toBeFocused()
    await expect(pane.getByRole('region', { name: 'Money' })).toContainText('No money was taken.')
  })

  test('is refused a charge over the limit, and what was typed stays', async ({
    staffPage: page,
    records,
  }) => {
    const pane = await openDeparture(page, await selectOne(records))
    const form = await enterCharge(pane, 'Trade test', '35,000')
    const refusal = form.getByRole('region', { name: 'This charge cannot be issued' })
    await expect(refusal).toBeFocused()
    await expect(refusal).toContainText('₹20,000 allowed')
    await expect(refusal).toContainText('₹10,000 not promised')
    await expect(refusal).toContainText('₹5,000 over the law')
    await expect(form.getByLabel('Sum without GST')).toHaveValue('35,000')
    await expect(form.getByLabel('What for')).toHaveValue('trade-test')
    await expect(form).toContainText('This try is in the audit trail.')
    await expectNothingFound(page)
    await expectNoSidewaysScrolling(page)

    // Another sum is another charge: it can be tried.
    await form.getByLabel('Sum without GST').fill('30,000')
    await expect(refusal).toBeHidden()
    await form.getByRole('button', { name: 'Record', exact: true }).click()
    await expect(refusal).toContainText('₹10,000 not promised')
    await form.getByRole('button', { name: 'Close, issue nothing' }).click()
    await expect(form).toBeHidden()
    await expect(pane.getByRole('button', { name: 'Record a charge' })).toBeFocused()
    await expect(pane.getByRole('region', { name: 'Money' })).toContainText('No money was taken.')
  })

  test('records money that came in anyway; nobody flies before it is paid back', async ({
    staffPage: page,
    records,
  }) => {
    const pane = await openDeparture(page, await selectOne(records))
    const money = pane.getByRole('region', { name: 'Money' })
    const gate = pane.getByRole('region', { name: 'What blocks' })
    await expect(gate).toContainText('no refund is due')
    const form = await enterCharge(pane, 'Service fee', '25,000')
    await form.getByRole('button', { name: 'The money is already here' }).click()
    await expect(money.getByRole('status')).toContainText('A refund is due.')
    await expect(money).toContainText(/refund by \d+ \w+/)
    // 5,000 more than promised, with its GST.
    await expect(money).toContainText('₹5,900 to be paid back')
    await expect(gate).toContainText('Money has to be paid back')
    await expectNothingFound(page)
    await expectNoSidewaysScrolling(page)

    await money.getByRole('button', { name: /^Pay back R-/ }).click()
    const refund = money.getByRole('form', { name: /^Pay back R-/ })
    await expect(refund.getByLabel('Sum with tax')).toHaveValue('₹5,900')
    await refund.getByLabel('Sum with tax').fill('90,000')
    await refund.getByLabel('Paid back by').selectOption('UPI')
    await refund.getByRole('button', { name: 'Record', exact: true }).click()
    await expect(refund).toContainText('At most ₹29,500 is left to pay back')
    await expect(refund.getByLabel('Sum with tax')).toHaveValue('90,000')
    await refund.getByLabel('Sum with tax').fill('5,900')
    await refund.getByRole('button', { name: 'Record', exact: true }).click()
    await expect(money).toContainText(/pays back R-\d\d-\d{6}/)
    await expect(money).not.toContainText('refund by')
    await expect(gate).not.toContainText('Money has to be paid back')
    await expect(gate).toContainText('no refund is due')
    await expectNothingFound(page)
  })
})

test('a recruiter who may not see money has no part for it', async ({ page, records }) => {
  const name = await selectOne(records)
  await signIn(page, await records.logIn(await records.newAccount('recruiter')))
  const profile = page.waitForResponse(/profile\.php/)
  const pane = await openDeparture(page, name)
  await profile
  await expect(pane.getByRole('heading', { name: 'Papers' })).toBeVisible()
  await expect(pane.getByRole('heading', { name: 'Money' })).toHaveCount(0)
  await expect(pane.getByRole('button', { name: 'Record a charge' })).toHaveCount(0)
})
