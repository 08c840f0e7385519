import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { expectFailure, expectSuccess } from '@/tests/support/expect'
import { fixture } from '@/tests/support/files'
import { fetchBytes, get, php, postJson } from '@/tests/support/http'
import { mark } from '@/tests/support/mark'
import { signedIn } from '@/tests/support/profiles'
import { isAlive, logIn } from '@/tests/support/session'

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
