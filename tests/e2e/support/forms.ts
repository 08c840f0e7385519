import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from 'playwright/test'
import { fixture, type TestFile } from '@/tests/support/files/files'
import { mark } from '@/tests/support/mark'
import { upload } from './siteClient'
import { expect } from './test'

export const APPLIED = 'Your application was submitted successfully!'
export const REGISTERED = 'Form submitted successfully!'

export const newEmail = (): string => `${mark()}@candidate.example`

/** A field by its exact label. */
export const field = (within: Page | Locator, label: string): Locator =>
  within.getByLabel(label, { exact: true })

export const resumeField = (page: Page): Locator => field(page, 'Resume')

export const sendButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Send Application' })

/** The country code field, once the searchable list has replaced the plain one. */
export const countryBox = async (page: Page, name = 'Country code'): Promise<Locator> => {
  const box = page.getByRole('combobox', { name })
  await expect(box).toHaveJSProperty('tagName', 'INPUT')
  return box
}

/** Types a part of a country's name and takes the first match. */
export const chooseCountry = async (page: Page, typed: string): Promise<void> => {
  const box = await countryBox(page)
  await box.fill(typed)
  await box.press('Enter')
}

export const pick = (page: Page, file: TestFile): Promise<void> =>
  resumeField(page).setInputFiles(upload(file))

/** Leaves a field without filling it in. */
export const touch = async (target: Locator): Promise<void> => {
  await target.focus()
  await target.press('Tab')
}

type Application = { email: string; resume?: TestFile }

/** Fills in the whole apply form. */
export const fillApplication = async (
  page: Page,
  { email, resume = fixture('resume.pdf') }: Application,
): Promise<void> => {
  await field(page, 'Name').fill('Asha Sample')
  await field(page, 'Email').fill(email)
  await chooseCountry(page, 'India')
  await field(page, 'Mobile').fill('98200 12345')
  await field(page, 'Position').fill('Pipe Welder')
  await pick(page, resume)
}

/** Fills in the whole registration form. */
export const fillRegistration = async (
  page: Page,
  { email, resume = fixture('resume.pdf') }: Application,
): Promise<void> => {
  await field(page, 'Full name').fill('Asha Sample')
  await chooseCountry(page, 'India')
  await field(page, 'WhatsApp number').fill('98200 12345')
  await field(page, 'Email').fill(email)
  await field(page, 'Current location').fill('Pune')
  await field(page, 'Industry').selectOption('Banking')
  await field(page, 'Position').selectOption('Electrician')
  await field(page, 'Gulf experience').fill('3')
  await field(page, 'India experience').fill('4.5')
  await pick(page, resume)
  await page.getByRole('checkbox', { name: /^I agree to the Terms/ }).check()
}

/** The reference number shown in the confirmation. */
export const referenceOn = async (
  page: Page,
  kind: 'AP' | 'RG' | 'CT' | 'GR' | 'EM' | 'FR',
): Promise<string> => {
  const reference = page.getByText(new RegExp(`^${kind}-\\d{2}-\\d{7}$`))
  await expect(reference).toBeVisible()
  return (await reference.textContent()) ?? ''
}

/**
 * Drags files over the resume's drop zone until the zone shows whether it would accept them. `drop`
 * releases them, `leave` drags them away again.
 */
export const dragFiles = async (page: Page, files: string[], look: 'accept' | 'reject') => {
  const contents = files.map((file) => ({
    name: path.basename(file),
    bytes: readFileSync(file).toString('base64'),
  }))
  const dataTransfer = await page.evaluateHandle((given) => {
    const types: Record<string, string> = { pdf: 'application/pdf', png: 'image/png' }
    const transfer = new DataTransfer()
    for (const { name, bytes } of given) {
      const binary = Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))
      const type = types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
      transfer.items.add(new File([binary], name, { type }))
    }
    return transfer
  }, contents)
  const drag = (type: 'dragenter' | 'dragover' | 'drop' | 'dragleave') =>
    dropZone(page).dispatchEvent(type, { dataTransfer })
  // The drag listeners are loaded by the first drag on a page.
  await expect(async () => {
    await drag('dragleave')
    await drag('dragenter')
    await drag('dragover')
    await expect(dropZone(page)).toHaveAttribute('data-look', look, { timeout: 500 })
  }).toPass()
  return { drop: () => drag('drop'), leave: () => drag('dragleave') }
}

/** The element that shows the states of the drop zone (docs/product.md §4.6). */
export const dropZone = (page: Page): Locator => page.locator('[data-look]')

/** Fills in the required fields of a job. */
export const fillJob = async (page: Page, job_title: string): Promise<void> => {
  await field(page, 'Job Title').fill(job_title)
  await field(page, 'Company Name').fill('Specimen Test Company')
  await field(page, 'Monthly Salary').fill('OMR 250')
  await field(page, 'Country').selectOption('Oman')
  await field(page, 'Job Location').fill('Sohar')
  await field(page, 'Skills').fill('Welding, Fitting')
  await field(page, 'Education').fill('ITI')
  await field(page, 'Job Description').fill('First line\nSecond line')
  await field(page, 'Experience').fill('2 years')
}
