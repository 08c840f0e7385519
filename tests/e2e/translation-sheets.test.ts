import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { readSheet } from '@/collections/Translations/shared/sheet'
import { mark } from '@/tests/support/mark'
import { signInWithoutForm } from './support/cmsPanel'
import { expectNoSidewaysScrolling } from './support/reflow'
import { expect, test } from './support/test'

const LIST = '/admin/collections/translations'
const TAMIL = 'தமிழ்'

/** Of the table above the list, whose own rows name the language too. */
const row = (page: Page) =>
  page.getByRole('region', { name: 'Languages' }).getByRole('row', { name: TAMIL })
const missing = async (page: Page) =>
  Number(await row(page).getByRole('cell').first().textContent())

const upload = (page: Page, text: string) =>
  page
    .getByLabel(`Upload ${TAMIL}`)
    .setInputFiles({ name: 'translations-ta.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

test.describe('an editor with a sheet for translators, on phone and desktop', () => {
  test('downloads what is missing, uploads it, is told what is refused, and can repeat it', async ({
    staffPage: page,
    records,
    provoked,
  }) => {
    test.slow()
    provoked(/400/)
    await signInWithoutForm(page, records.admin)
    await page.goto(LIST)
    const before = await missing(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Download ${TAMIL}` }).click(),
    ])
    const sheet = await readFile(await download.path(), 'utf8')
    expect(readSheet(sheet)).toEqual(expect.any(Array))
    expect(sheet).toContain('English')
    await expectNoSidewaysScrolling(page)

    // Two texts of no page, so that no other test sees them; the second has another sum.
    const word = mark()
    const lines = [`Say ${word},${word} சொல்`, `"Pay 30,000 to ${word}",${word} 3000`]
    const filled = ['English,Translation', ...lines].join('\n')
    await upload(page, filled)
    await expect(page.getByText('1 saved, 0 unchanged, 1 refused.')).toBeVisible()
    await expect(page.getByText('30,000 is missing in the translation.')).toBeVisible()
    await upload(page, filled)
    await expect(page.getByText('0 saved, 1 unchanged, 1 refused.')).toBeVisible()
    expect(await missing(page)).toBe(before)

    await upload(page, 'Name,Phone\nAsha,98')
    await expect(
      page.getByText(/The columns “English” and “Translation” are missing/),
    ).toBeVisible()
  })
})
