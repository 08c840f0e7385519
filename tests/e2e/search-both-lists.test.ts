import { mark } from '@/tests/support/mark'
import { expectNoSidewaysScrolling } from './support/reflow'
import { expect, test } from './support/test'

test.describe('staff who search for a person by name, on phone and desktop', () => {
  test('see that the other list has people of that name too, and open it', async ({
    staffPage,
    records,
  }) => {
    const word = mark()
    await records.apply({ name: `Asha ${word}` })
    await records.register({ full_name: `Binod ${word}` })
    await records.register({ full_name: `Chand ${word}` })
    await staffPage.goto('/managejobs?panel=candidates')
    await staffPage.getByRole('searchbox').fill(word)
    await expect(staffPage.getByRole('link', { name: `Asha ${word}` })).toBeVisible()
    await expectNoSidewaysScrolling(staffPage)
    await staffPage.getByRole('link', { name: `2 registrations fit “${word}”, too` }).click()
    await expect(staffPage.getByRole('heading', { name: 'Registrations', level: 1 })).toBeVisible()
    await expect(staffPage.getByRole('searchbox')).toHaveValue(word)
    await expect(staffPage.getByRole('link', { name: `Binod ${word}` })).toBeVisible()
    await staffPage.getByRole('link', { name: `1 applicant fits “${word}”, too` }).click()
    await expect(staffPage.getByRole('link', { name: `Asha ${word}` })).toBeVisible()
  })

  test('read that nobody else has it', async ({ staffPage, records }) => {
    const word = mark()
    await records.apply({ name: `Dilip ${word}` })
    await staffPage.goto(`/managejobs?panel=candidates&q=${word}`)
    await expect(staffPage.getByText(`No registration fits “${word}”.`)).toBeVisible()
  })
})
