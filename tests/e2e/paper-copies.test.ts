import type { Locator, Page } from 'playwright/test'
import { mark } from '@/tests/support/mark'
import { expectNothingFound } from './support/axe'
import { paper } from './support/photoResume'
import { expectNoSidewaysScrolling } from './support/reflow'
import type { StaffApi } from './support/staffApi'
import { expect, test } from './support/test'

/** A selected applicant, and the address of the own page. */
const selectOne = async (records: StaffApi) => {
  const name = `Devi ${mark()}`
  const email = `${mark()}@candidate.example`
  await records.apply({ name, email, job_id: String(await records.newJob()) })
  const [applicant] = await records.applicantsNamed(name)
  const { id, revision } = applicant ?? {}
  await records.changeApplication({ id, revision, stage: 'selected' })
  return { name, own: `/my-application/${await records.statusPageToken(email)}` }
}

const copiesOf = async (page: Page, name: string): Promise<Locator> => {
  await page.goto(`/managejobs?panel=departures&q=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name }).click()
  const pane = page.getByRole('complementary', { name })
  return pane.getByRole('region', { name: 'Copies of papers' })
}

test('the office asks for a passport, the candidate sends photos, and the office opens them', {
  tag: '@phone',
}, async ({ staffPage, visitor, records }) => {
  const { name, own } = await selectOne(records)
  const copies = await copiesOf(staffPage, name)
  await copies.getByRole('button', { name: 'Ask for a copy' }).click()
  await copies.getByRole('button', { name: 'Ask by mail' }).click()
  await expect(copies).toContainText('asked on')
  await copies.getByRole('button', { name: 'Ask for a copy' }).click()
  await copies.getByRole('button', { name: 'Ask by mail' }).click()
  await expect(copies.getByRole('form')).toContainText('asked for already')
  await expectNothingFound(staffPage)
  await expectNoSidewaysScrolling(staffPage)
  await copies.getByRole('button', { name: 'Cancel' }).click()
  await expect(copies.getByRole('button', { name: 'Ask for a copy' })).toBeFocused()

  await visitor.goto(own)
  const box = visitor.getByRole('article', { name: 'Send us: Passport' })
  await expect(box).toContainText('Send it by')
  await box.getByRole('button', { name: 'Send the copy' }).click()
  await expect(box).toContainText('Please choose a photo or a PDF.')
  await expectNothingFound(visitor)
  await expectNoSidewaysScrolling(visitor)
  const field = box.getByLabel('Photos or PDF')
  const program = { name: 'passport.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') }
  await field.setInputFiles(program)
  await box.getByRole('button', { name: 'Send the copy' }).click()
  await expect(box).toContainText('This is not a photo or a PDF')
  await box.getByRole('button', { name: 'Remove passport.pdf' }).click()
  const { bytes } = await paper()
  const photo = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: bytes })
  await field.setInputFiles(photo('front.jpg'))
  const opening = visitor.waitForEvent('filechooser')
  await box.getByRole('button', { name: 'Add another page' }).press('Enter')
  await (await opening).setFiles(photo('back.jpg'))
  await expect(box.getByRole('list', { name: 'Chosen pages' }).getByRole('listitem')).toHaveCount(2)
  await expectNothingFound(visitor)
  await expectNoSidewaysScrolling(visitor)
  await box.getByRole('button', { name: 'Send the copy' }).click()
  await expect(box).toContainText('We have your copy. Thank you.')
  await visitor.reload()
  await expect(visitor.getByRole('region', { name: 'Papers we need' })).toContainText('Received on')

  const again = await copiesOf(staffPage, name)
  await expect(again).toContainText('not opened yet')
  await again.getByRole('button', { name: 'Open: copy of Passport' }).click()
  const opened = again.getByRole('region', { name: 'The copy of Passport' })
  await expect(opened.getByRole('img', { name: 'Page 2 of the copy of Passport' })).toBeVisible()
  await expectNothingFound(staffPage)
  await expectNoSidewaysScrolling(staffPage)
  await opened.getByRole('button', { name: 'Close' }).click()
  await expect(again.getByRole('button', { name: 'Open: copy of Passport' })).toBeFocused()
  await again.getByRole('button', { name: 'Delete: copy of Passport' }).click()
  await expect(again).toContainText('The copy is deleted.')
})
