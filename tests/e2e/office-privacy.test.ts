import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { mark } from '@/tests/support/mark'
import { newMobile } from '@/tests/support/mobile'
import { expectNothingFoundInBoth } from './support/axe'
import { expect, test } from './support/test'

// The answer waits until the database is written anew.
const SCRUBBED = { timeout: 15_000 }
const PRIVACY = '/managejobs?panel=privacy'

const find = async (office: Page, who: string) => {
  await office.getByLabel('E-mail, phone number or reference').fill(who)
  await office.getByRole('button', { name: 'Find' }).click()
}

const erase = async (office: Page, word: string) => {
  await office.getByRole('button', { name: /^Erase \d+ rows?…$/ }).click()
  await office.getByLabel('Type ERASE').fill(word)
  await office.getByRole('dialog').getByRole('button', { name: 'Erase', exact: true }).click()
}

test.describe('staff at Privacy', { tag: '@desktop' }, () => {
  test('find a person’s data, export it, and erase it for good', async ({ office, records }) => {
    const email = `${mark()}@candidate.example`
    await records.apply({ email, mobile: newMobile() })
    await records.enquire({ email })
    await office.goto(PRIVACY)
    await find(office, email)
    await expect(office.getByText(email)).toHaveCount(2, SCRUBBED)
    await expectNothingFoundInBoth(office)

    const [download] = await Promise.all([
      office.waitForEvent('download'),
      office.getByRole('button', { name: 'Export 2 rows' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('person.zip')
    expect(
      readFileSync(await download.path())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK')

    await erase(office, 'erase')
    await expect(office.getByText('Erased: 2.')).toBeVisible(SCRUBBED)
    expect(await records.applicationsOf(email)).toEqual([])
    await find(office, email)
    await expect(office.getByText('Nothing is held under that.')).toBeVisible()
  })

  test('erase only what is selected, and nothing without the typed word', async ({
    office,
    records,
  }) => {
    const email = `${mark()}@candidate.example`
    const kept = await records.apply({ email, mobile: newMobile() })
    await records.enquire({ email })
    await office.goto(PRIVACY)
    await find(office, email)
    await office.getByRole('checkbox', { name: new RegExp(kept) }).uncheck()
    await erase(office, 'yes')
    await expect(office.getByText('Type ERASE to confirm')).toBeVisible()
    await office.getByLabel('Type ERASE').fill('ERASE')
    await office.getByRole('dialog').getByRole('button', { name: 'Erase', exact: true }).click()
    await expect(office.getByText('Erased: 1.')).toBeVisible(SCRUBBED)
    expect(await records.applicationsOf(email)).toHaveLength(1)
  })

  test('cannot erase data on hold', async ({ office, records }) => {
    const email = `${mark()}@candidate.example`
    await records.apply({ email, mobile: newMobile() })
    await office.goto(PRIVACY)
    await find(office, email)
    await office.getByRole('button', { name: 'Hold', exact: true }).click()
    await expect(office.getByText('Held', { exact: true }).last()).toBeVisible()
    await erase(office, 'ERASE')
    await expect(office.getByText(/under a legal hold/)).toBeVisible()
    expect(await records.applicationsOf(email)).toHaveLength(1)
  })

  test('see in the audit trail what was done', async ({ office, records }) => {
    const email = `${mark()}@candidate.example`
    await records.apply({ email, mobile: newMobile() })
    await office.goto(PRIVACY)
    await find(office, email)
    await erase(office, 'ERASE')
    await expect(office.getByText('Erased: 1.')).toBeVisible(SCRUBBED)
    await office.getByLabel('What').selectOption('erase')
    await expect(office).toHaveURL(/action=erase/)
    await expect(office.getByText(/applications no\. \d+/).first()).toBeVisible()
    await expectNothingFoundInBoth(office)
  })
})
