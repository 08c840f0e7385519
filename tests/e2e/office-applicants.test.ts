import { readFile } from 'node:fs/promises'
import { readCsv } from '@/tests/support/csv'
import { mark } from '@/tests/support/mark'
import { newMobile } from '@/tests/support/mobile'
import { manyApplicants, openList, openPane, storedStages } from './support/applicants'
import { expect, test } from './support/test'

test.describe('staff look for applicants', { tag: '@desktop' }, () => {
  test('staff find an applicant by the last four digits of the phone number', async ({
    office,
    records,
  }) => {
    const name = `Digits ${mark()}`
    const mobile = newMobile()
    await records.apply({ name, mobile })
    await office.goto('/managejobs?panel=candidates')
    const search = office.getByRole('searchbox', { name: /phone digits/ })
    await search.fill(mobile.slice(-4))
    await expect(office).toHaveURL(new RegExp(`q=${mobile.slice(-4)}`))
    await expect(office.getByRole('link', { name })).toBeVisible()
  })

  test('staff find applicants by filters that are in the address and survive a reload', async ({
    office,
    records,
  }) => {
    const word = await manyApplicants(records, 3)
    const [row] = await records.applicantsNamed(word)
    await records.changeApplication({ ...row, stage: 'interview', is_starred: true })
    await openList(office, word)
    const filters = office.getByRole('group', { name: 'Filters' })
    await filters.getByLabel('Stage').selectOption({ label: 'Interview (1)' })
    await filters.getByLabel('Starred').check()
    await expect(office).toHaveURL(/stage=interview/)
    await expect(office).toHaveURL(/star=1/)
    await expect(office.getByRole('row')).toHaveCount(2)
    await office.reload()
    await expect(filters.getByLabel('Starred')).toBeChecked()
    await expect(office.getByText('1 - 1 of 1, newest first')).toBeVisible()
    await filters.getByRole('button', { name: 'Clear the filters' }).click()
    await filters.getByLabel('Order').selectOption('Oldest first')
    await expect(office.getByText('1 - 3 of 3, oldest first')).toBeVisible()
    await expect(office.getByRole('row').nth(1)).toContainText(`A 3 ${word}`)
  })

  test('staff find applicants by job and country, chosen by name', async ({ office, records }) => {
    const word = mark()
    const job_title = `Rigger ${word}`
    const job_id = String(await records.newJob({ job_title }))
    await records.apply({ name: `Job ${word}`, job_id })
    await records.apply({ name: `General ${word}` })
    await openList(office, word)
    const filters = office.getByRole('group', { name: 'Filters' })
    const job = filters.getByRole('combobox', { name: 'Job', exact: true })
    await job.focus()
    await expect(job.getByRole('option', { name: new RegExp(job_title) })).toBeAttached()
    await job.selectOption(job_id)
    await filters.getByLabel('Country').selectOption({ label: records.countryName })
    await expect(office.getByRole('link', { name: `Job ${word}` })).toBeVisible()
    await expect(office.getByRole('link', { name: `General ${word}` })).toBeHidden()
    await job.selectOption({ label: 'No job in particular' })
    await expect(office.getByText('No applicant fits.')).toBeVisible()
  })

  test('staff download the applicants that they found', async ({ office, records }) => {
    const word = await manyApplicants(records, 2)
    await openList(office, word)
    const [download] = await Promise.all([
      office.waitForEvent('download'),
      office.getByRole('button', { name: 'Download as CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^applicants-\d{4}-\d{2}-\d{2}\.csv$/)
    const rows = readCsv(await readFile(await download.path(), 'utf8'))
    expect(rows.map(({ Name }) => Name)).toEqual([`A 1 ${word}`, `A 2 ${word}`])
  })

  test('staff see how many applications are not opened yet', async ({ office, records }) => {
    const word = await manyApplicants(records, 2)
    const name = `A 1 ${word}`
    await openList(office, word)
    const entry = office.getByRole('link', { name: /^Browse Candidates/ })
    await expect(entry).toHaveAccessibleName(/\d+\+? not opened yet/)
    await expect(office.getByRole('row', { name })).toContainText('Not opened yet')
    // Counted anew, and shown as counted: others apply at the same time.
    const counting = office.waitForResponse('**/php/office.php')
    await openPane(office, name)
    const { counts } = await (await counting).json()
    await expect(entry).toHaveAccessibleName(new RegExp(` ${counts.unseen} not opened yet`))
    await expect(office.getByRole('row', { name })).not.toContainText('Not opened yet')
    await expect(office.getByRole('row', { name: `A 2 ${word}` })).toContainText('Not opened yet')
    expect(await records.applicantsNamed(word)).toMatchObject([{ seen: true }, { seen: false }])
  })
})

test.describe('staff move many applicants at once', { tag: '@desktop' }, () => {
  test('staff reject all applicants that they found, and undo it', async ({ office, records }) => {
    const word = await manyApplicants(records, 7)
    await openList(office, word)
    await office.getByLabel('This page').check()
    await expect(office.getByText('5 selected')).toBeVisible()
    await office.getByRole('button', { name: 'Select all 7' }).click()
    await office.getByLabel('Move to stage').selectOption('Rejected')
    await office.getByRole('button', { name: 'Move', exact: true }).click()
    const result = office.getByRole('status').filter({ hasText: '7 moved to Rejected.' })
    await expect(result).toBeVisible()
    await expect(office.getByRole('row', { name: 'Rejected' })).toHaveCount(5)
    expect(new Set(await storedStages(records, word))).toEqual(new Set(['rejected']))
    // The undo stays while one looks around.
    await office.getByRole('link', { name: 'Page 2' }).click()
    await expect(office.getByRole('row', { name: 'Rejected' })).toHaveCount(2)
    // And while one is on another panel.
    await office.getByRole('link', { name: /^Registrations/ }).click()
    await expect(office.getByRole('heading', { level: 1, name: 'Registrations' })).toBeVisible()
    await office.goBack()
    await result.getByRole('button', { name: 'Undo' }).click()
    await expect(office.getByText('7 put back.')).toBeVisible()
    await expect(office.getByRole('row', { name: 'Rejected' })).toHaveCount(0)
    expect(new Set(await storedStages(records, word))).toEqual(new Set(['new']))
  })

  test('staff move only the selected applicants', async ({ office, records }) => {
    const word = await manyApplicants(records, 3)
    await openList(office, word)
    await office.getByLabel(`Select A 1 ${word}`).check()
    await office.getByLabel(`Select A 3 ${word}`).check()
    await office.getByLabel('Move to stage').selectOption('Contacted')
    await office.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(office.getByText('2 moved to Contacted.')).toBeVisible()
    expect(await storedStages(records, word)).toEqual(['contacted', 'new', 'contacted'])
  })

  test('staff move nobody when the list has changed meanwhile', async ({ office, records }) => {
    const word = await manyApplicants(records, 6)
    await openList(office, word)
    await office.getByLabel('This page').check()
    await office.getByRole('button', { name: 'Select all 6' }).click()
    await records.apply({ name: `Late ${word}` })
    await office.getByLabel('Move to stage').selectOption('Rejected')
    await office.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(office.getByText('The list has changed: it has 7 applicants now.')).toBeVisible()
    expect(new Set(await storedStages(records, word))).toEqual(new Set(['new']))
  })
})
