import { newMobile } from '@/tests/support/candidates/mobile'
import { mark } from '@/tests/support/mark'
import { openList, pane } from './support/applicants'
import { expectNothingFound } from './support/axe'
import { expectNoSidewaysScrolling } from './support/reflow'
import { expect, test } from './support/test'

test.describe('an admin, on phone and desktop', () => {
  test('tells two of a family apart that share a phone, and undoes it', async ({
    staffPage,
    records,
  }) => {
    const [family, mobile] = [mark(), newMobile()]
    const job_title = `Fitter ${mark()}`
    const job_id = String(await records.newJob({ job_title }))
    const sister = { name: `Bina ${family}`, mobile, email: `${mark()}@candidate.example` }
    await records.apply({ ...sister, job_id })
    const name = `Asha ${family}`
    const email = `${mark()}@candidate.example`
    const reference = await records.apply({ name, mobile, email })
    await openList(staffPage, reference)
    await staffPage.getByRole('link', { name }).click()
    const person = pane(staffPage, name).getByRole('region', {
      name: 'Submissions of this person',
    })
    await person.getByText('2 submissions of this person').click()
    await expect(person.getByRole('listitem')).toContainText([`Bina ${family}, New`])
    await expectNoSidewaysScrolling(staffPage)
    await expectNothingFound(staffPage)
    await person.getByRole('button', { name: 'Not the same person' }).click()
    await expect(person.getByRole('status')).toHaveText('Kept as two people.')
    await expect(person.getByText('The only submission of this person, 1 told apart')).toBeVisible()
    await expect(person.getByRole('listitem')).toContainText(['said so on'])
    await expectNoSidewaysScrolling(staffPage)
    await expectNothingFound(staffPage)
    await person.getByRole('button', { name: 'Undo' }).click()
    await expect(person.getByText('2 submissions of this person')).toBeVisible()
    await person.getByRole('link', { name: job_title }).click()
    await expect(pane(staffPage, `Bina ${family}`)).toBeVisible()
  })
})
