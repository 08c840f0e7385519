import { readFile } from 'node:fs/promises'
import { newMobile } from '@/tests/support/candidates/mobile'
import { mark } from '@/tests/support/mark'
import { expectNothingFound } from './support/axe'
import { openList } from './support/registrationsPanel'
import { expect, test } from './support/test'

test.describe('an admin in Registrations', { tag: '@desktop' }, () => {
  test('makes a broadcast list of candidates with consent and saves its contacts', async ({
    staffPage,
    records,
  }) => {
    const current_location = mark()
    const whatsup_no = newMobile()
    const consent = { whatsapp_consent: 'on' }
    await records.register({ current_location, full_name: 'Asha Sample', whatsup_no, ...consent })
    await records.register({ current_location })
    await openList(staffPage, current_location)
    await expect(staffPage.getByRole('row')).toHaveCount(3)
    await staffPage.getByRole('button', { name: 'Make a broadcast list' }).click()
    const dialog = staffPage.getByRole('dialog')
    await expect(dialog.getByText('This list: 1 person in 1 file.')).toBeVisible()
    await expectNothingFound(staffPage)
    await dialog.getByRole('button', { name: 'Make the list' }).click()
    const made = dialog.getByText(/^List \d+, \d+ \w+ is made: 1 person\./)
    await expect(made).toBeVisible()
    const number = /^List (\d+)/.exec((await made.textContent()) ?? '')?.[1]
    await records.confirmPassword()
    const [download] = await Promise.all([
      staffPage.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Contacts' }).first().click(),
    ])
    expect(download.suggestedFilename()).toBe(`list-${number}-part-1.vcf`)
    const file = (await readFile(await download.path())).toString()
    expect(file).toContain(`FN:L${number} Asha Sample\r\nTEL;TYPE=CELL:+91${whatsup_no}\r\n`)
    expect(file.match(/BEGIN:VCARD/g)).toHaveLength(1)

    await dialog.getByRole('button', { name: 'Close' }).click()
    await staffPage.getByRole('link', { name: `List ${number}: show who is on it` }).click()
    await expect(staffPage).toHaveURL(new RegExp(`list=${number}$`))
    await expect(staffPage.getByRole('row')).toHaveCount(2)
    await staffPage.getByRole('button', { name: 'Make a broadcast list' }).click()
    await expect(dialog.getByText('Nobody would be on this list.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Make the list' })).toBeDisabled()
    await dialog.getByText(/^Earlier lists/).click()
    await expect(dialog.getByText(new RegExp(`^List ${number}, `))).toBeVisible()
  })

  test('gets the new jobs of a list as a text, once a day', async ({ staffPage, records }) => {
    const current_location = mark()
    await records.register({ current_location, whatsapp_consent: 'on' })
    const job_title = `Welder ${mark()}`
    const id = await records.newJob({ job_title })
    await openList(staffPage, current_location)
    await staffPage.getByRole('button', { name: 'Make a broadcast list' }).click()
    const dialog = staffPage.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Make the list' }).click()
    await dialog.getByRole('button', { name: 'New jobs as a text' }).first().click()
    const text = dialog.getByRole('region', { name: /^New jobs for List/ })
    await expect(text).toContainText(job_title)
    await expect(text).toContainText(`/job-details/${id}?ref=whatsapp`)
    await expectNothingFound(staffPage)
    await text.getByRole('button', { name: 'I have sent it' }).click()
    await expect(
      dialog.getByText(/was told of jobs today. The next text is for tomorrow./),
    ).toBeVisible()
  })

  test('downloads the filtered registrations as CSV', async ({ staffPage, records }) => {
    const current_location = mark()
    const reference = await records.register({ current_location, full_name: 'আশা' })
    await openList(staffPage, current_location)
    await records.confirmPassword()
    const [download] = await Promise.all([
      staffPage.waitForEvent('download'),
      staffPage.getByRole('button', { name: 'Download as CSV' }).click(),
    ])
    const file = (await readFile(await download.path())).toString()
    expect(file).toContain(reference)
    expect(file).toContain('আশা')
    expect(file.trimEnd().split('\r\n')).toHaveLength(2)
  })
})
