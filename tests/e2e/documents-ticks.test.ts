import { expect, test } from './support/test'

const LIST = '/my-documents?from=IN&passport=ecr&to=SA&trade=welder'

test.describe('the ticks of My documents', { tag: '@phone' }, () => {
  test('survive a reload, stay with their trade, and are not sent anywhere', async ({ page }) => {
    await page.goto(LIST)
    const passport = page.getByRole('checkbox', { name: 'Passport', exact: true })
    const status = page.getByRole('status').filter({ hasText: 'ready' })
    await expect(status).toHaveText('0 of 13 ready')

    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`))
    await passport.check()
    await page.locator('label', { hasText: 'CV and photos' }).click()
    await expect(status).toHaveText('2 of 13 ready')
    await expect(page.getByText('Next: Trade papers')).toBeVisible()
    expect(sent).toEqual([])
    await expect(page).toHaveURL(LIST)

    await page.reload()
    await expect(passport).toBeChecked()
    await expect(status).toHaveText('2 of 13 ready')
    expect(sent.filter((one) => !one.startsWith('GET') || /documents-IN/.test(one))).toEqual([])
    expect(await page.context().cookies()).toEqual([])

    await page.goto(LIST.replace('welder', 'driver'))
    await expect(status).toContainText('0 of')
    await page.goto(LIST)
    await page.getByRole('button', { name: 'Clear the ticks' }).click()
    await expect(passport).not.toBeChecked()
  })
})
