import { mark } from '@/tests/support/mark'
import { openForm, signInWithoutForm } from './support/cmsPanel'
import { expect, test } from './support/test'

/** The start page of the CMS panel and the tasks that begin there, as an editor does them. */

test.describe('an editor at the start page', { tag: '@desktop' }, () => {
  test('finds nothing about applicants or accounts, and no link that an editor cannot open', async ({
    page,
    records,
  }) => {
    await records.apply()
    await signInWithoutForm(page, await records.newAccount('editor'))
    await page.goto('/admin')
    await expect(page.getByRole('heading', { name: 'What needs attention' })).toBeVisible()
    const links = await page
      .locator('.template-default a[href]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(links.length).toBeGreaterThan(8)
    const closed = /managejobs|applications|registrations|enquiries|mails|audit|users|privacy/
    expect(links.filter((href) => closed.test(href))).toEqual([])
  })

  test('takes back a change of a page from Recent changes', async ({ page, visitor, records }) => {
    test.slow()
    await signInWithoutForm(page, await records.newAccount('editor'))
    const slug = mark()
    await openForm(page, '/admin/collections/pages/create')
    await page.locator('#field-title').fill(`Page ${slug}`)
    await expect(page.locator('#field-slug')).toHaveValue(`page-${slug}`)
    await page.locator('#field-lead').fill('The right words.')
    await page.locator('#field-description').fill('For search engines.')
    const publish = async () => {
      await page.getByRole('button', { name: 'Publish changes' }).click()
      await expect(page.getByText(/successfully/).first()).toBeVisible()
    }
    await publish()
    await page.reload()
    await page.locator('#field-lead').fill('The wrong words.')
    await publish()

    await page.goto('/admin')
    const change = page.getByRole('listitem').filter({ hasText: `changedPage ${slug}` })
    await expect(change).toContainText('Test editor')
    await change.getByRole('link').click()
    await page.getByRole('row', { name: 'Published before' }).first().getByRole('link').click()
    await page.locator('.restore-version').getByRole('button').first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
    await expect(page.locator('#field-lead')).toHaveValue('The right words.')
    await visitor.goto(`/page-${slug}`)
    await expect(visitor.getByText('The right words.')).toBeVisible()
  })
})
