import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, inject, test } from 'vitest'
import { expectFailure, expectSuccess } from '@/tests/support/expect'
import { fixture } from '@/tests/support/files/files'
import { mark } from '@/tests/support/mark'
import { fetchBytes, get, php, postJson } from '@/tests/support/network/http'
import { hasDatabase, hinder } from '@/tests/support/site/database'
import { signedIn } from '@/tests/support/staff/profiles'
import { isAlive, logIn, newAccount } from '@/tests/support/staff/session'

const SAVED = 'Profile saved.'

describe('the admin’s profile', () => {
  test('has a name, an e-mail address and a photo, and nothing else', async () => {
    const { account, token } = await signedIn()
    const answer = await get(php('profile'), token)
    expectSuccess(answer, '')
    expect(answer.body?.profile).toEqual({
      name: 'Test admin',
      email: account.email,
      avatar: null,
      role: 'admin',
      sees_money: true,
    })
  })

  test('accepts a new name without the password', async () => {
    const { account, save, profile } = await signedIn()
    const answer = await save({ name: '  आशा शर्मा ' })
    expectSuccess(answer, SAVED)
    expect(answer.body?.profile).toMatchObject({ name: 'आशा शर्मा', email: account.email })
    expect(await profile()).toMatchObject({ name: 'आशा शर्मा' })
  })

  test('accepts a photo, crops it to a square and replaces it by the next one', async () => {
    const { save, profile } = await signedIn()
    await save({ avatar: fixture('logo.png') })
    const { avatar: first } = await profile()
    const photo = await fetchBytes(`/uploads/avatar/${first}`)
    expect(photo.headers.get('content-type')).toBe('image/webp')
    const { width, height } = await sharp(photo.bytes).metadata()
    expect({ width, height }).toEqual({ width: 256, height: 256 })
    await save({ avatar: fixture('logo.jpg') })
    const { avatar: second } = await profile()
    expect(second).not.toBe(first)
    expect((await fetchBytes(`/uploads/avatar/${first}`)).status).toBe(404)
    expect((await fetchBytes(`/uploads/avatar/${second}`)).status).toBe(200)
  })

  test('accepts a new password with the current one, and only the new one is valid then', async () => {
    const { account, save } = await signedIn()
    const new_password = `new ${mark()}`
    expectSuccess(await save({ current_password: account.password, new_password }), SAVED)
    const old = await postJson(php('login'), account)
    expect(old.body).toMatchObject({ success: false, message: 'Invalid Credential' })
    expect(await isAlive(await logIn({ ...account, password: new_password }))).toBe(true)
  })

  test('accepts a new e-mail address with the password', async () => {
    const { account, save } = await signedIn()
    const email = `${mark()}@staff.example`
    expectSuccess(await save({ email, current_password: account.password }), SAVED)
    expect(await isAlive(await logIn({ ...account, email }))).toBe(true)
  })

  test('keeps the current session after a new password and ends all others', async () => {
    const { account, token, save } = await signedIn()
    const elsewhere = await logIn(account)
    await save({ current_password: account.password, new_password: `new ${mark()}` })
    expect(await isAlive(token)).toBe(true)
    expect(await isAlive(elsewhere)).toBe(false)
  })

  test('starts no session when it checks the current password', async () => {
    const { account, token, save } = await signedIn()
    const email = `${mark()}@staff.example`
    expectSuccess(await save({ email, current_password: account.password }), SAVED)
    const me = await get('/api/users/me', token)
    expect(me.body?.user).toMatchObject({ email, sessions: [{ id: expect.any(String) }] })
  })
})

describe.skipIf(!hasDatabase())('a refused photo leaves no file behind', () => {
  const photos = () => {
    const folder = path.join(inject('server')?.dataDir ?? '', 'uploads/avatar')
    return existsSync(folder) ? readdirSync(folder).sort() : []
  }

  test.each([
    ['an e-mail address of another account', async () => (await newAccount('admin')).email],
    ['an invalid e-mail address', async () => 'asha'],
  ])('when it comes with %s', async (_what, address) => {
    const { account, save, profile } = await signedIn()
    const before = photos()
    const current_password = account.password
    const avatar = fixture('logo.png')
    const answer = await save({ email: await address(), current_password, avatar })
    expect(answer.body).toMatchObject({ success: false })
    expect(photos()).toEqual(before)
    expect(await profile()).toMatchObject({ avatar: null })
  })

  test('when it comes with a wrong password', async () => {
    const { save } = await signedIn()
    const before = photos()
    const avatar = fixture('logo.png')
    await save({ new_password: 'another one', current_password: 'not this one', avatar })
    expect(photos()).toEqual(before)
  })

  test('when the database cannot save it, and the old photo stays', async () => {
    const { account, save, profile } = await signedIn()
    expectSuccess(await save({ avatar: fixture('logo.jpg') }), SAVED)
    const before = photos()
    const { avatar } = await profile()
    const allow = await hinder('fail', 'update on users', `old.id = ${account.id}`)
    const answer = await save({ name: 'Other', avatar: fixture('logo.png') })
    await allow()
    expect(answer.status).toBe(500)
    expect(photos()).toEqual(before)
    expect(await profile()).toMatchObject({ name: 'Test admin', avatar })
  })
})

test('profile.php does not change a role', async () => {
  const { token, save } = await signedIn()
  expectSuccess(await save({ role: 'editor', id: '1', sessions: '[]', avatar: 'mine' }), SAVED)
  expect(await isAlive(token)).toBe(true)
})

test('profile.php refuses JSON', async () => {
  const { token } = await signedIn()
  const answer = await postJson(php('profile'), { name: 'A', email: 'a@example.com' }, token)
  expectFailure(answer, 415, 'The request has the wrong content type.')
})
