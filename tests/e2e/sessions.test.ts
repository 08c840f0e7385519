import { readFile } from 'node:fs/promises'
import { mark } from '@/tests/support/mark'
import { expectNothingFound } from './support/axe'
import { field } from './support/forms'
import { isDatabaseKnown, letAnHourPass } from './support/hourLater'
import { openList } from './support/registrationsPanel'
import { expect, signIn, test, toast } from './support/test'

test.describe('an admin on a phone', { tag: '@phone' }, () => {
  test('sees where the account is signed in, and ends the other sessions', async ({
    page,
    records,
  }) => {
    const account = await records.newAccount('admin')
    const [one, two] = [await records.logIn(account), await records.logIn(account)]
    await signIn(page, await records.logIn(account))
    await page.goto('/managejobs?panel=profile')
    const list = page.getByRole('region', { name: 'Where you are signed in' })
    await expect(list.getByRole('listitem')).toHaveCount(3)
    await expect(list.getByRole('listitem').first()).toContainText('This device')
    await expect(list.getByText(/^Last used \d/)).toHaveCount(3)
    await expectNothingFound(page)

    const other = list.getByRole('button', { name: 'End', exact: true }).first()
    await expect(other).toHaveAccessibleDescription(/signed in \d/)
    await other.click()
    await expect(toast(page, 'The session was ended.')).toBeVisible()
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await list.getByRole('button', { name: 'End all other sessions' }).click()
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expect(list.getByRole('button')).toHaveCount(0)
    expect([await records.profileStatus(one), await records.profileStatus(two)]).toEqual([401, 401])
    await page.reload()
    await expect(list.getByText('This device')).toBeVisible()
  })

  test('types the password before a late export, which keeps the filters', async ({
    page,
    records,
  }) => {
    test.skip(!isDatabaseKnown, 'The database of TEST_BASE_URL is not known.')
    const account = await records.newAccount('admin')
    await signIn(page, await records.logIn(account))
    await letAnHourPass(account)
    const current_location = mark()
    const reference = await records.register({ current_location })
    await openList(page, current_location)
    await page.getByRole('button', { name: 'Download as CSV' }).click()
    const dialog = page.getByRole('dialog', { name: 'Type your password' })
    await expect(field(dialog, 'Current password')).toBeFocused()
    await expectNothingFound(page)

    await field(dialog, 'Current password').fill('not the password')
    await page.keyboard.press('Enter')
    await expect(field(dialog, 'Current password')).toHaveAccessibleDescription(
      'The current password is not right',
    )
    await expect(field(dialog, 'Current password')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    await page.getByRole('button', { name: 'Download as CSV' }).click()
    await field(dialog, 'Current password').fill(account.password)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Export' }).click(),
    ])
    const file = (await readFile(await download.path())).toString()
    expect(file).toContain(reference)
    expect(file.trimEnd().split('\r\n')).toHaveLength(2)
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`location=${current_location}`))
  })
})
