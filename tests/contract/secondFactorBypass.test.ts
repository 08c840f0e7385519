import { describe, expect, test } from 'vitest'
import type { Row } from '@/tests/support/rows'
import { runCommand } from '@/tests/support/site/commands'
import { hasDatabase } from '@/tests/support/site/database'
import { TEST_ADMIN } from '@/tests/support/site/server'
import { siteForFile } from '@/tests/support/site/siteForFile'
import { appCode } from '@/tests/support/staff/appCode'
import { CMS_PANEL, LOGIN_PHP, secondFactorsAt } from '@/tests/support/staff/secondFactors'

const site = siteForFile({ SEED_SAMPLES: 'false', TRUSTED_HOPS: '1' })
const factors = secondFactorsAt(site)
const { logIn, tokenOf, newAccount, change, withFactor, sessionsOf, isAlive, send } = factors

describe.skipIf(!hasDatabase())('an account with a second factor', { timeout: 120_000 }, () => {
  test('gets a new password by the mailed link, but no session', async () => {
    const { account, secret, token: before } = await withFactor()
    await send('/api/users/forgot-password', { email: account.email })
    const sql = 'select reset_password_token as link from users where id = ?'
    const [row] = await site().database.rows(sql, [account.id])
    const password = 'a password of the link'
    const done = await send('/api/users/reset-password', { token: String(row?.link), password })
    expect(done.status).toBe(200)
    expect(done.body).toEqual({ message: expect.any(String) })
    expect(done.headers.getSetCookie()).toEqual([])
    expect(await sessionsOf(account)).toBe(0)
    expect(await isAlive(before)).toBe(false)
    const again = { ...account, password }
    expect((await logIn(again)).body).toMatchObject({ success: false, second_factor: 'code' })
    await tokenOf({ ...again, code: appCode(secret) })
  })

  test('shows its secret to nobody over REST, and cannot be changed there', async () => {
    const { account, token, secret, codes } = await withFactor()
    const admin = await tokenOf(TEST_ADMIN)
    const [{ secret: sealed, recovery } = {}] = await site().database.rows(
      'select secret, recovery from second_factors where account = ?',
      [account.id],
    )
    for (const address of [
      '/api/second-factors',
      '/api/second-factors?depth=2&select[secret]=true&showHiddenFields=true',
      '/api/second-factors/1',
      '/api/second-factors/versions',
      '/api/globals/sign-in-settings',
      `/api/users/${account.id}?depth=2`,
      '/api/users/me?depth=2',
      `/api/audit?where[subject_id][equals]=${account.id}`,
      '/php/profile.php',
      '/php/second_factor.php',
    ]) {
      for (const reader of [token, admin]) {
        const { text } = await send(address, undefined, { token: reader })
        for (const hidden of [secret, ...codes, sealed, recovery]) {
          expect(text, address).not.toContain(String(hidden))
        }
      }
    }
    for (const [method, address, body] of [
      ['POST', '/api/second-factors', { account: 1, secret: 'x', begun_at: '2026-01-01' }],
      ['PATCH', `/api/second-factors?where[account][equals]=${account.id}`, { secret: 'x' }],
      ['DELETE', `/api/second-factors?where[account][equals]=${account.id}`, {}],
      ['POST', '/api/globals/sign-in-settings', { second_factor_required: true }],
    ] as const) {
      const answer = await send(address, body, { token: admin, method })
      expect(answer.status, `${method} ${address}`).toBeGreaterThanOrEqual(400)
    }
    await tokenOf({ ...account, code: appCode(secret) })
  })

  test('gets no session from any other address of Payload', async () => {
    const { account } = await withFactor()
    const before = await sessionsOf(account)
    for (const name of ['unlock', 'refresh-token', 'first-register', 'verify/1', 'init']) {
      const answer = await send(`/api/users/${name}`, { ...account, role: 'admin', name: 'A' })
      expect(answer.body.token, name).toBeUndefined()
      expect(answer.headers.getSetCookie(), name).toEqual([])
    }
    expect(await sessionsOf(account)).toBe(before)
  })
})

describe.skipIf(!hasDatabase())('a second factor required of all', { timeout: 120_000 }, () => {
  test('cannot be required by an admin without one, or without the password', async () => {
    const account = await newAccount()
    const token = await tokenOf(account)
    const body = { action: 'require', required: true }
    expect(await change(token, { ...body, password: account.password })).toMatchObject({
      success: false,
      message: 'Switch on your own second factor first.',
    })
    const { token: able } = await withFactor()
    expect(await change(able, { ...body, password: 'wrong one' })).toMatchObject({ success: false })
    expect(await change(able, body)).toMatchObject({ success: false })
    expect(await isAlive(token)).toBe(true)
  })

  test('cannot be required by an editor, who may switch on the own one', async () => {
    const { account, token } = await withFactor('editor', CMS_PANEL)
    const body = { action: 'require', required: true, password: account.password }
    expect((await send('/php/second_factor.php', body, { token })).status).toBe(403)
    await tokenOf(await newAccount('editor'), CMS_PANEL)
  })

  test('signs out those without, who then set it up before anything else', async () => {
    const [admin, editor] = [await newAccount('admin'), await newAccount('editor')]
    const { account: able, token, secret } = await withFactor()
    const [old, oldEditor] = [await tokenOf(admin), await tokenOf(editor, CMS_PANEL)]
    const all = { action: 'require', password: able.password }
    expect(await change(token, { ...all, required: true })).toMatchObject({ success: true })
    expect((await send('/php/office.php', undefined, { token: old })).body.message).toBe(
      'You are not authenticated. Please log in.',
    )
    const me = await send('/api/users/me', undefined, { token: oldEditor })
    expect(me.body.user).toBeNull()
    expect(await isAlive(token)).toBe(true)
    const off = { action: 'off', password: able.password, code: appCode(secret) }
    expect(await change(token, off)).toMatchObject({ success: false })

    for (const [account, path] of [
      [admin, LOGIN_PHP],
      [editor, CMS_PANEL],
    ] as const) {
      const led = await logIn(account, path)
      expect(led.text).toContain('All accounts need a second factor.')
      expect(led.body).toMatchObject({ second_factor: 'set-up' })
      expect(led.body.token).toBeUndefined()
      const wrong = await logIn({ ...account, password: 'not the password' }, path)
      expect(wrong.text).not.toContain('set_up')
      const key = String((led.body.set_up as Row).secret)
      expect((await logIn({ ...account, code: '000000' }, path)).body.token).toBeUndefined()
      expect(await sessionsOf(account)).toBe(0)
      const done = await logIn({ ...account, code: appCode(key) }, path)
      expect(done.body).toMatchObject({ token: expect.any(String) })
      expect(done.body.recovery_codes).toHaveLength(10)
      expect((await logIn(account, path)).body).toMatchObject({ second_factor: 'code' })
    }
    expect(await change(token, { ...all, required: false })).toMatchObject({ success: true })
    await tokenOf(TEST_ADMIN)
  })
})

describe.skipIf(!hasDatabase())('npm run admin', { timeout: 120_000 }, () => {
  const admin = (...args: string[]) => runCommand('admin', site(), args)

  test('lets a locked-out admin back in while the site serves', async () => {
    const { account, token } = await withFactor()
    const ran = await admin('reset', ` ${account.email.toUpperCase()}`)
    expect(ran, ran.err).toMatchObject({ code: 0 })
    const password = /New password: (\S+)/.exec(ran.out)?.[1] ?? ''
    expect(await isAlive(token)).toBe(false)
    expect((await logIn(account)).body.token).toBeUndefined()
    await tokenOf({ ...account, password })
    const sql = 'select actor, action, detail from audit where subject_id = ? order by id'
    const lines = await site().database.rows(sql, [account.id])
    const detail = 'off, by npm run admin'
    expect(lines).toContainEqual({ actor: 'system', action: 'second-factor', detail })
    expect(lines).toContainEqual({ actor: 'system', action: 'password', detail: null })
    expect(JSON.stringify(lines)).not.toContain(password)
  })

  test('lists accounts with role and second factor, and no password or secret', async () => {
    const { account, secret } = await withFactor()
    const { code, out } = await admin('list')
    expect(code).toBe(0)
    expect(out).toMatch(new RegExp(`${account.email} +admin +second factor +1 session`))
    expect(out).toMatch(new RegExp(`${TEST_ADMIN.email} +admin +password only +\\d+ sessions?`))
    expect(out).not.toContain(secret)
  })

  test.each([
    [['reset', 'nobody@staff.example'], 'There is no account with this e-mail address.'],
    [['reset'], 'npm run admin -- reset EMAIL'],
    [['remove', TEST_ADMIN.email], 'npm run admin -- list'],
  ])('refuses %j and changes nothing', async (args, message) => {
    const read = () => site().database.rows('select hash, email from users order by id')
    const before = await read()
    const ran = await admin(...args)
    expect(ran.code).toBe(1)
    expect(ran.err).toContain(message)
    expect(await read()).toEqual(before)
  })
})
