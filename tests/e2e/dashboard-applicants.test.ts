import { readFile } from 'node:fs/promises'
import { newMobile } from '@/tests/support/candidates/mobile'
import { readCsv } from '@/tests/support/files/csv'
import { mark } from '@/tests/support/mark'
import { manyApplicants, openList, openPane, storedStages } from './support/applicants'
import { expect, test } from './support/test'

test.describe('an admin who looks for applicants', { tag: '@desktop' }, () => {
  test('finds one by the last four digits of the phone number', async ({ staffPage, records }) => {
    const name = `Digits ${mark()}`
    const mobile = newMobile()
    await records.apply({ name, mobile })
    await staffPage.goto('/managejobs?panel=candidates')
    const search = staffPage.getByRole('searchbox', { name: /phone digits/ })
    await search.fill(mobile.slice(-4))
    await expect(staffPage).toHaveURL(new RegExp(`q=${mobile.slice(-4)}`))
    await expect(staffPage.getByRole('link', { name })).toBeVisible()
  })

  test('filters the list by filters that are in the address and kept after a reload', async ({
    staffPage,
    records,
  }) => {
    const word = await manyApplicants(records, 3)
    const [row] = await records.applicantsNamed(word)
    await records.changeApplication({ ...row, stage: 'interview', is_starred: true })
    await openList(staffPage, word)
    const filters = staffPage.getByRole('group', { name: 'Filters' })
    await filters.getByLabel('Stage').selectOption({ label: 'Interview (1)' })
    await filters.getByLabel('Starred').check()
    await expect(staffPage).toHaveURL(/stage=interview/)
    await expect(staffPage).toHaveURL(/star=1/)
    await expect(staffPage.getByRole('row')).toHaveCount(2)
    await staffPage.reload()
    await expect(filters.getByLabel('Starred')).toBeChecked()
    await expect(staffPage.getByText('1 - 1 of 1, newest first')).toBeVisible()
    await filters.getByRole('button', { name: 'Clear the filters' }).click()
    await filters.getByLabel('Order').selectOption('Oldest first')
    await expect(staffPage.getByText('1 - 3 of 3, oldest first')).toBeVisible()
    await expect(staffPage.getByRole('row').nth(1)).toContainText(`A 3 ${word}`)
  })

  test('filters by job and country names', async ({ staffPage, records }) => {
    const word = mark()
    const job_title = `Rigger ${word}`
    const job_id = String(await records.newJob({ job_title }))
    await records.apply({ name: `Job ${word}`, job_id })
    await records.apply({ name: `General ${word}` })
    await openList(staffPage, word)
    const filters = staffPage.getByRole('group', { name: 'Filters' })
    const job = filters.getByRole('combobox', { name: 'Job', exact: true })
    await job.focus()
    await expect(job.getByRole('option', { name: new RegExp(job_title) })).toBeAttached()
    await job.selectOption(job_id)
    await filters.getByLabel('Country').selectOption({ label: records.countryName })
    await expect(staffPage.getByRole('link', { name: `Job ${word}` })).toBeVisible()
    await expect(staffPage.getByRole('link', { name: `General ${word}` })).toBeHidden()
    await job.selectOption({ label: 'No job in particular' })
    await expect(staffPage.getByText('No applicant fits.')).toBeVisible()
  })

  test('downloads the filtered applicants', async ({ staffPage, records }) => {
    const word = await manyApplicants(records, 2)
    await openList(staffPage, word)
    await records.confirmPassword()
    const [download] = await Promise.all([
      staffPage.waitForEvent('download'),
      staffPage.getByRole('button', { name: 'Download as CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^applicants-\d{4}-\d{2}-\d{2}\.csv$/)
    const rows = readCsv(await readFile(await download.path(), 'utf8'))
    expect(rows.map(({ Name }) => Name)).toEqual([`A 1 ${word}`, `A 2 ${word}`])
  })

  test('sees how many applications nobody has opened yet', async ({ staffPage, records }) => {
    const word = await manyApplicants(records, 2)
    const name = `A 1 ${word}`
    await openList(staffPage, word)
    const entry = staffPage.getByRole('link', { name: /^Browse Candidates/ })
    await expect(entry).toHaveAccessibleName(/\d+\+? not opened yet/)
    await expect(staffPage.getByRole('row', { name })).toContainText('Not opened yet')
    // The count is compared with the response, since other tests apply at the same time.
    const counting = staffPage.waitForResponse('**/php/office.php')
    await openPane(staffPage, name)
    const { counts } = await (await counting).json()
    await expect(entry).toHaveAccessibleName(new RegExp(` ${counts.unseen} not opened yet`))
    await expect(staffPage.getByRole('row', { name })).not.toContainText('Not opened yet')
    await expect(staffPage.getByRole('row', { name: `A 2 ${word}` })).toContainText(
      'Not opened yet',
    )
    expect(await records.applicantsNamed(word)).toMatchObject([{ seen: true }, { seen: false }])
  })
})

test('an admin comes from a job to its applicants', { tag: '@desktop' }, async ({
  staffPage,
  records,
}) => {
  const word = mark()
  const job_id = String(await records.newJob({ job_title: `Job ${word}` }))
  await records.apply({ name: `A 1 ${word}`, job_id })
  await records.apply({ name: `A 2 ${word}` })
  await staffPage.goto(`/managejobs?q=${word}`)
  await staffPage.getByRole('link', { name: '1 applicant' }).click()
  await expect(staffPage.getByRole('link', { name: `A 1 ${word}` })).toBeVisible()
  await expect(staffPage.getByRole('link', { name: `A 2 ${word}` })).toHaveCount(0)
  await expect(staffPage).toHaveURL(`/managejobs?panel=candidates&job=${job_id}`)
})

test.describe('an admin who moves many applicants', { tag: '@desktop' }, () => {
  test('rejects all that were found and undoes it', async ({ staffPage, records }) => {
    const word = await manyApplicants(records, 7)
    await openList(staffPage, word)
    await staffPage.getByLabel('This page').check()
    await expect(staffPage.getByText('5 selected')).toBeVisible()
    await staffPage.getByRole('button', { name: 'Select all 7' }).click()
    await staffPage.getByLabel('Move to stage').selectOption('Rejected')
    await staffPage.getByRole('button', { name: 'Move', exact: true }).click()
    const result = staffPage.getByRole('status').filter({ hasText: '7 moved to Rejected.' })
    await expect(result).toBeVisible()
    await expect(staffPage.getByRole('row', { name: 'Rejected' })).toHaveCount(5)
    expect(new Set(await storedStages(records, word))).toEqual(new Set(['rejected']))
    // Undo stays available on other pages of the list.
    await staffPage.getByRole('link', { name: 'Page 2' }).click()
    await expect(staffPage.getByRole('row', { name: 'Rejected' })).toHaveCount(2)
    // And on another panel.
    await staffPage.getByRole('link', { name: /^Registrations/ }).click()
    await expect(staffPage.getByRole('heading', { level: 1, name: 'Registrations' })).toBeVisible()
    await staffPage.goBack()
    await result.getByRole('button', { name: 'Undo' }).click()
    await expect(staffPage.getByText('7 put back.')).toBeVisible()
    await expect(staffPage.getByRole('row', { name: 'Rejected' })).toHaveCount(0)
    expect(new Set(await storedStages(records, word))).toEqual(new Set(['new']))
  })

  test('moves only the selected ones', async ({ staffPage, records }) => {
    const word = await manyApplicants(records, 3)
    await openList(staffPage, word)
    await staffPage.getByLabel(`Select A 1 ${word}`).check()
    await staffPage.getByLabel(`Select A 3 ${word}`).check()
    await staffPage.getByLabel('Move to stage').selectOption('Contacted')
    await staffPage.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(staffPage.getByText('2 moved to Contacted.')).toBeVisible()
    expect(await storedStages(records, word)).toEqual(['contacted', 'new', 'contacted'])
  })

  test('selects a range of rows with Shift, and deselects one', async ({ staffPage, records }) => {
    const word = await manyApplicants(records, 5)
    await openList(staffPage, word)
    const box = (of: number) => staffPage.getByLabel(`Select A ${of} ${word}`)
    await box(4).click()
    await box(2).click({ modifiers: ['Shift'] })
    await expect(staffPage.getByText('3 selected')).toBeVisible()
    for (const of of [2, 3, 4]) await expect(box(of)).toBeChecked()
    await box(3).click()
    await expect(staffPage.getByText('2 selected')).toBeVisible()
    await box(5).focus()
    await staffPage.keyboard.press('Shift+Space')
    await expect(staffPage.getByText('4 selected')).toBeVisible()
    await expect(box(1)).not.toBeChecked()
    expect(await staffPage.evaluate(() => String(getSelection()))).toBe('')
  })

  test('is asked before a move takes somebody back', async ({ staffPage, records }) => {
    const word = await manyApplicants(records, 3)
    await openList(staffPage, word)
    const moveTo = async (stage: string) => {
      await staffPage.getByLabel('Move to stage').selectOption(stage)
      await staffPage.getByRole('button', { name: 'Move', exact: true }).click()
    }
    await staffPage.getByLabel(`Select A 2 ${word}`).check()
    await moveTo('Selected')
    await expect(staffPage.getByText('1 moved to Selected.')).toBeVisible()
    await staffPage.getByLabel('This page').check()
    await moveTo('Shortlisted')
    const question = staffPage.getByRole('alert').filter({ hasText: '1 of these is at a later' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()
    expect(await storedStages(records, word)).toEqual(['new', 'selected', 'new'])
    await moveTo('Shortlisted')
    await question.getByRole('button', { name: 'Move only the others' }).click()
    await expect(staffPage.getByText('2 moved to Shortlisted.')).toBeVisible()
    expect(await storedStages(records, word)).toEqual(['shortlisted', 'selected', 'shortlisted'])
  })

  test('moves nobody when the list has changed meanwhile', async ({ staffPage, records }) => {
    const word = await manyApplicants(records, 6)
    await openList(staffPage, word)
    await staffPage.getByLabel('This page').check()
    await staffPage.getByRole('button', { name: 'Select all 6' }).click()
    await records.apply({ name: `Late ${word}` })
    await staffPage.getByLabel('Move to stage').selectOption('Rejected')
    await staffPage.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(
      staffPage.getByText('The list has changed: it has 7 applicants now.'),
    ).toBeVisible()
    expect(new Set(await storedStages(records, word))).toEqual(new Set(['new']))
  })
})
