import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { newMobile } from '@/tests/support/candidates/mobile'
import { mark } from '@/tests/support/mark'
import { expectNothingFoundInBoth } from './support/axe'
import { expect, test } from './support/test'

// The response waits until the database file is rewritten.
const SCRUBBED = { timeout: 15_000 }
const PRIVACY = '/managejobs?panel=privacy'

const find = async (page: Page, who: string) => {
  await page.getByLabel('E-mail, phone number or reference').fill(who)
  await page.getByRole('button', { name: 'Find' }).click()
}

const erase = async (page: Page, word: string) => {
  await page.getByRole('button', { name: /^Erase \d+ rows?…$/ }).click()
  await page.getByLabel('Type ERASE').fill(word)
  await page.getByRole('dialog').getByRole('button', { name: 'Erase', exact: true }).click()
}

test.describe('an admin who is asked for a person’s data', { tag: '@desktop' }, () => {
  test('finds, exports and erases it permanently', async ({ staffPage, records }) => {
    const email = `${mark()}@candidate.example`
    await records.apply({ email, mobile: newMobile() })
    await records.enquire({ email })
    await staffPage.goto(PRIVACY)
    await find(staffPage, email)
    await expect(staffPage.getByText(email)).toHaveCount(2, SCRUBBED)
    await expectNothingFoundInBoth(staffPage)

    await records.confirmPassword()
    const [download] = await Promise.all([
      staffPage.waitForEvent('download'),
      staffPage.getByRole('button', { name: 'Export 2 rows' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('person.zip')
    expect(
      readFileSync(await download.path())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK')

    await erase(staffPage, 'erase')
    await expect(staffPage.getByText('Erased: 2.')).toBeVisible(SCRUBBED)
    expect(await records.applicationsOf(email)).toEqual([])
    await find(staffPage, email)
    await expect(staffPage.getByText('We hold no data for that.')).toBeVisible()
  })

  test('erases only selected rows, and nothing without the word ERASE', async ({
    staffPage,
    records,
  }) => {
    const email = `${mark()}@candidate.example`
    const kept = await records.apply({ email, mobile: newMobile() })
    await records.enquire({ email })
    await staffPage.goto(PRIVACY)
    await find(staffPage, email)
    await staffPage.getByRole('checkbox', { name: new RegExp(kept) }).uncheck()
    await records.confirmPassword()
    await erase(staffPage, 'yes')
    await expect(staffPage.getByText('Type ERASE to confirm')).toBeVisible()
    await staffPage.getByLabel('Type ERASE').fill('ERASE')
    await staffPage.getByRole('dialog').getByRole('button', { name: 'Erase', exact: true }).click()
    await expect(staffPage.getByText('Erased: 1.')).toBeVisible(SCRUBBED)
    expect(await records.applicationsOf(email)).toHaveLength(1)
  })

  test('cannot erase a row on legal hold', async ({ staffPage, records }) => {
    const email = `${mark()}@candidate.example`
    await records.apply({ email, mobile: newMobile() })
    await staffPage.goto(PRIVACY)
    await find(staffPage, email)
    await staffPage.getByRole('button', { name: 'Hold', exact: true }).click()
    await expect(staffPage.getByText('Held', { exact: true }).last()).toBeVisible()
    await records.confirmPassword()
    await erase(staffPage, 'ERASE')
    await expect(staffPage.getByText(/under a legal hold/)).toBeVisible()
    expect(await records.applicationsOf(email)).toHaveLength(1)
  })

  test('sees in the audit trail what was done', async ({ staffPage, records }) => {
    const email = `${mark()}@candidate.example`
    await records.apply({ email, mobile: newMobile() })
    await staffPage.goto(PRIVACY)
    await find(staffPage, email)
    await records.confirmPassword()
    await erase(staffPage, 'ERASE')
    await expect(staffPage.getByText('Erased: 1.')).toBeVisible(SCRUBBED)
    await staffPage.getByLabel('What').selectOption('erase')
    await expect(staffPage).toHaveURL(/action=erase/)
    await expect(staffPage.getByText(/applications no\. \d+/).first()).toBeVisible()
    await expectNothingFoundInBoth(staffPage)
  })
})
