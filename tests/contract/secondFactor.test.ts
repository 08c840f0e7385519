import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hasDatabase } from '@/tests/support/site/database'
import { siteForFile } from '@/tests/support/site/siteForFile'
import { appCode } from '@/tests/support/staff/appCode'
import { CMS_PANEL, LOGIN_PHP, secondFactorsAt } from '@/tests/support/staff/secondFactors'

const site = siteForFile({ SEED_SAMPLES: 'false', TRUSTED_HOPS: '1' })
const factors = secondFactorsAt(site)
const { logIn, tokenOf, newAccount, change, withFactor, sessionsOf, failuresOf } = factors
const { isAlive, send, forgetSteps } = factors

const NEEDED = 'Please enter the code of your authenticator app.'
const WRONG = 'This code is not right, or it was used already.'

describe.skipIf(!hasDatabase())('signing in', { timeout: 90_000 }, () => {
  let one: Awaited<ReturnType<typeof withFactor>>
  let other: typeof one

  beforeAll(async () => {
    one = await withFactor()
    other = await withFactor()
  })

  beforeEach(() => forgetSteps(one.account))

  test('without a second factor is as before, also with a code that nobody asked for', async () => {
    const account = await newAccount()
    const message = 'Login successful'
    const token = expect.any(String)
    expect((await logIn(account)).body).toEqual({ success: true, message, token })
    const withCode = { ...account, code: '123456' }
    expect((await logIn(withCode)).body).toEqual({ success: true, message, token })
  })

  test.each([LOGIN_PHP, CMS_PANEL])(
    'with the password alone begins no session at %s, and is no failed login',
    async (path) => {
      const { account, token } = one
      const before = await sessionsOf(account)
      for (const code of [undefined, '  ']) {
        const answer = await logIn({ ...account, code }, path)
        expect(answer.status).toBe(path === LOGIN_PHP ? 200 : 401)
        expect(answer.body).toEqual(
          path === LOGIN_PHP
            ? { success: false, message: NEEDED, second_factor: 'code' }
            : { errors: [{ message: NEEDED }], second_factor: 'code' },
        )
        expect(answer.headers.getSetCookie()).toEqual([])
      }
      expect(await sessionsOf(account)).toBe(before)
      expect(await failuresOf(account)).toBe(0)
      expect(await isAlive(token)).toBe(true)
    },
  )

  test.each([LOGIN_PHP, CMS_PANEL])('with a code of the app begins one at %s', async (path) => {
    const { account, secret } = one
    expect(await isAlive(await tokenOf({ ...account, code: appCode(secret) }, path))).toBe(true)
    const code = appCode(secret, 1)
    expect(
      await isAlive(
        await tokenOf({ ...account, code: ` ${code.slice(0, 3)} ${code.slice(3)}` }, path),
      ),
    ).toBe(true)
  })

  test.each([LOGIN_PHP, CMS_PANEL])('with a recovery code begins one at %s, once', async (path) => {
    const { account, codes } = one
    const code = codes[path === LOGIN_PHP ? 3 : 4]
    await tokenOf({ ...account, code }, path)
    expect((await logIn({ ...account, code }, path)).text).toContain(WRONG)
    expect((await logIn({ ...account, code }, LOGIN_PHP)).text).toContain(WRONG)
  })

  // Accounts of their own: after many wrong tries an account answers slowly.
  test.each([LOGIN_PHP, CMS_PANEL])('is refused at %s for every other code', async (path) => {
    const { account, secret } = await withFactor()
    const used = appCode(secret)
    await tokenOf({ ...account, code: used }, path)
    const before = await sessionsOf(account)
    for (const [why, code] of Object.entries({
      used,
      old: appCode(secret, -10),
      'of another account': appCode(other.secret),
      'a recovery code of another account': other.codes[0],
    })) {
      const { text, headers } = await logIn({ ...account, code }, path)
      expect(text, why).toContain(WRONG)
      expect(text, why).not.toContain('"token"')
      expect(headers.getSetCookie(), why).toEqual([])
    }
    expect(await sessionsOf(account)).toBe(before)
    expect(await failuresOf(account)).toBe(4)
  })

  test('is refused for a code that is no text, or a long one', async () => {
    const { account, secret } = await withFactor()
    for (const code of [Number(appCode(secret)), [appCode(secret)], { code: 1 }, '1'.repeat(41)]) {
      expect((await logIn({ ...account, code })).body).toMatchObject({ success: false })
    }
    const array = await logIn({ ...account, code: [appCode(secret)] }, CMS_PANEL)
    expect(array.status).toBe(401)
  })

  test('with a wrong password and a right code says the same as ever, and uses up no code', async () => {
    const { account, secret } = await withFactor()
    const code = appCode(secret, 1)
    const wrong = { ...account, password: 'not the password', code }
    expect((await logIn(wrong)).body).toEqual({ success: false, message: 'Invalid Credential' })
    expect((await logIn(wrong, CMS_PANEL)).status).toBe(401)
    await tokenOf({ ...account, code })
  })

  test('with the same code at the same time begins one session', async () => {
    const { account, secret } = one
    const code = appCode(secret)
    const answers = await Promise.all([1, 2, 3, 4].map(() => logIn({ ...account, code })))
    expect(answers.filter(({ body }) => body.token)).toHaveLength(1)
  })
})

describe.skipIf(!hasDatabase())('switching a second factor on and off', { timeout: 90_000 }, () => {
  test('needs a session, the password and a first valid code', async () => {
    const account = await newAccount()
    const token = await tokenOf(account)
    const { password } = account
    for (const body of [
      { action: 'begin', password },
      { action: 'confirm', code: '123456' },
    ]) {
      expect((await send('/php/second_factor.php', body)).status).toBe(401)
    }
    expect(await change(token, { action: 'begin', password: 'wrong one' })).toMatchObject({
      success: false,
      errors: { password: 'The current password is not right' },
    })
    expect(await change(token, { action: 'confirm', code: '123456' })).toMatchObject({
      success: false,
    })
    const { set_up } = await change(token, { action: 'begin', password })
    const { secret } = set_up as { secret: string }
    for (const code of ['', '000000', appCode(secret, -10), 'abcd']) {
      expect(await change(token, { action: 'confirm', code })).toMatchObject({ success: false })
    }
    // It is not on: the password alone signs in.
    await tokenOf(account)
    expect(await change(token, { action: 'confirm', code: appCode(secret) })).toMatchObject({
      success: true,
    })
    expect((await logIn(account)).body).toMatchObject({ success: false, message: NEEDED })
  })

  test('ends the sessions that began without a code, except the own one', async () => {
    const account = await newAccount()
    const [own, other] = [await tokenOf(account), await tokenOf(account)]
    const { set_up } = await change(own, { action: 'begin', password: account.password })
    const { secret } = set_up as { secret: string }
    await change(own, { action: 'confirm', code: appCode(secret) })
    expect(await Promise.all([own, other].map(isAlive))).toEqual([true, false])
  })

  test('off needs password and code; each change is in the audit trail', async () => {
    const { account, token, secret, codes } = await withFactor()
    const { password } = account
    for (const body of [
      { action: 'off', password },
      { action: 'off', code: appCode(secret) },
      { action: 'off', password, code: '' },
      { action: 'off', password, code: '000000' },
      { action: 'off', password: 'wrong one', code: appCode(secret) },
      { action: 'codes', password, code: '000000' },
      { action: 'begin', password },
    ]) {
      expect(await change(token, body), JSON.stringify(body)).toMatchObject({ success: false })
    }
    const fresh = await change(token, { action: 'codes', password, code: appCode(secret) })
    expect(fresh.recovery_codes).toHaveLength(10)
    expect((await logIn({ ...account, code: codes[0] })).text).toContain(WRONG)
    expect(
      await change(token, { action: 'off', password, code: appCode(secret, 1) }),
    ).toMatchObject({ success: true, second_factor: { is_on: false } })
    await tokenOf(account)
    const sql =
      "select detail from audit where action = 'second-factor' and subject_id = ? order by id"
    expect(await site().database.rows(sql, [account.id])).toEqual([
      { detail: 'on' },
      { detail: 'new recovery codes' },
      { detail: 'off' },
    ])
  })
})
