import { newMobile } from '@/tests/support/candidates/mobile'
import { pdfOf, zipOf } from '@/tests/support/files/files'
import { mark } from '@/tests/support/mark'
import { expectNothingFound } from './support/axe'
import { expectNoSidewaysScrolling } from './support/reflow'
import { CUT_OFF, expect, test } from './support/test'

const fileOf = (text: string, name = 'old list.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
})

const NAMED = { name: 'resumes.zip', mimeType: 'application/zip' }

test('an admin imports an old list, sees who is in it, and undoes it', async ({
  staffPage,
  records,
}) => {
  const word = mark()
  await staffPage.goto('/managejobs?panel=imports')
  const list = `Name,Trade,Call on ${word}\nAsha ${word},Welder,${newMobile()}\nRavi ${word},Mason,12\n`
  await staffPage.getByLabel('The list').setInputFiles(fileOf(list, `old list ${word}.csv`))
  await staffPage.getByRole('button', { name: 'Read the list' }).click()
  await expect(staffPage.getByText('Choose which column is the phone or the e-mail.')).toBeVisible()
  await staffPage.getByLabel(`Call on ${word}`).selectOption('Phone')
  await expect(staffPage.getByText('There is no such phone number.')).toBeVisible()
  await expectNothingFound(staffPage)
  await expectNoSidewaysScrolling(staffPage)
  await staffPage.getByRole('button', { name: 'Import 1 person' }).click()
  const row = staffPage.getByRole('listitem').filter({ hasText: `old list ${word}.csv` })
  await expect(row.getByText('2 of 2 rows: 1 imported, 0 known already, 1 wrong')).toBeVisible()
  await expectNothingFound(staffPage)
  await expectNoSidewaysScrolling(staffPage)

  await staffPage.goto(`/managejobs?panel=registrations&q=${word}`)
  await staffPage.getByRole('link', { name: `Asha ${word}` }).click()
  await expect(staffPage.getByText('Imported', { exact: true })).toBeVisible()

  await staffPage.goto('/managejobs?panel=imports')
  await records.confirmPassword()
  await row.getByRole('button', { name: 'Undo' }).click()
  await staffPage.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click()
  await expect(row.getByText('Everybody was erased.')).toBeVisible()
})

test('a file that is no list is refused with what to do', async ({ staffPage }) => {
  await staffPage.goto('/managejobs?panel=imports')
  await staffPage.getByRole('button', { name: 'Read the list' }).click()
  await expect(staffPage.getByText('Choose a file that is not empty.')).toBeVisible()
  await staffPage.getByLabel('The list').setInputFiles(fileOf('%PDF-1.4'))
  await staffPage.getByRole('button', { name: 'Read the list' }).click()
  await expect(staffPage.getByText('This is a PDF. Save the list as XLSX or CSV.')).toBeVisible()
})

test('an admin adds a ZIP with resumes and sees whose each file is', async ({
  staffPage,
  provoked,
}) => {
  provoked(CUT_OFF)
  const [word, phone] = [mark(), newMobile()]
  await staffPage.goto('/managejobs?panel=imports')
  const list = `Name,Phone\nAsha ${word},${phone}\nRavi ${word},${newMobile()}\n`
  await staffPage.getByLabel('The list').setInputFiles(fileOf(list))
  const zip = zipOf([
    { name: `resumes/${phone}.pdf`, content: pdfOf(400) },
    { name: 'a photo.png', content: 'x' },
  ])
  const zipField = staffPage.getByLabel('ZIP with resumes (optional)')
  await zipField.setInputFiles({ ...NAMED, buffer: Buffer.from('no ZIP') })
  await staffPage.getByRole('button', { name: 'Read the list' }).click()
  await expect(staffPage.getByText(/^This file is no ZIP/)).toBeVisible()
  await zipField.setInputFiles({ ...NAMED, buffer: zip })
  // A piece whose connection is lost is sent again.
  let tries = 0
  await staffPage.route(/import_resumes\.php/, (route) => {
    tries += 1
    return tries === 1 ? route.abort() : route.continue()
  })
  await staffPage.getByRole('button', { name: 'Add the ZIP' }).click()
  await expect(
    staffPage.getByText(`${phone}.pdf (by the phone number in the file’s name)`),
  ).toBeVisible()
  expect(tries).toBe(2)
  await staffPage.getByText('Files that no row gets (1)').click()
  await expect(staffPage.getByText('It is no PDF, DOC or DOCX file.')).toBeVisible()
  await expectNothingFound(staffPage)
  await expectNoSidewaysScrolling(staffPage)
  await staffPage.getByRole('button', { name: 'Import 2 people' }).click()
  const row = staffPage.getByRole('listitem').filter({ hasText: 'old list.csv' }).first()
  await expect(row.getByText(/2 imported.*; 1 with a resume$/)).toBeVisible()
})
