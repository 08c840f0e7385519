import { describe, expect, test } from 'vitest'
import { clockedSite, MINUTE_MS } from '@/tests/support/site/clockedSite'
import { hasDatabase } from '@/tests/support/site/database'
import { secondFactorsAt } from '@/tests/support/staff/secondFactors'

const { site, pass, mailsTo } = clockedSite({ TRUSTED_HOPS: '1', RATE_LIMIT_SCALE: '1' })
const { logIn, withFactor } = secondFactorsAt(site)

const SUBJECT = 'Somebody may know your password'

/** Wrong codes after the right password, each from another address. Answers how many were tried. */
const guess = async (account: object, times: number): Promise<number> => {
  const answers = await Promise.all(
    Array.from({ length: times }, () => logIn({ ...account, code: '1' })),
  )
  return answers.filter(({ status }) => status === 200).length
}

const noticesTo = async (email: string) =>
  (await mailsTo(email)).filter(({ subject }) => subject === SUBJECT)

describe.skipIf(!hasDatabase())('whoever knows the password and guesses codes', () => {
  test('is told to the owner from the fifth wrong code on, once a day', async () => {
    const { account } = await withFactor()
    expect(await guess(account, 4)).toBe(4)
    expect(await noticesTo(account.email)).toEqual([])
    expect(await guess(account, 3)).toBe(3)
    const [mail, ...others] = await noticesTo(account.email)
    expect(others).toEqual([])
    expect(mail?.text).toContain('Choose a new password now')
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/203\.0\./)
  })

  test('does not slow down the owner in a browser that has signed in before', async () => {
    const { account, codes } = await withFactor()
    const { headers } = await logIn({ ...account, code: codes[0] })
    const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? ''
    expect(await guess(account, 12)).toBe(10)
    expect((await logIn({ ...account, code: codes[1] }, undefined, cookie)).body).toMatchObject({
      success: true,
    })
  })

  // Last: it moves the clock, and the tests' own codes are of the real time.
  test('gets three tries an hour after the first twenty', async () => {
    const { account } = await withFactor()
    expect(await guess(account, 15)).toBe(10)
    await pass(16 * MINUTE_MS)
    expect(await guess(account, 15)).toBe(10)
    for (const _ of [1, 2]) {
      await pass(61 * MINUTE_MS)
      expect(await guess(account, 15)).toBe(3)
    }
  }, 60_000)
})
