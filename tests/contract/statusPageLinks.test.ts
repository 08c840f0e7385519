import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { act, applied, page, registered, rowOf } from '@/tests/support/candidates/statusPage'
import { expectFailure } from '@/tests/support/expect'
import { bearer, call, get, php } from '@/tests/support/network/http'
import { hasDatabase, query } from '@/tests/support/site/database'
import { adminToken } from '@/tests/support/staff/session'

const NOT_VALID = 'This link is not valid.'

describe('an invalid link to a status page', () => {
  const isNotFound = async (token: string) => {
    const { status, text } = await page(token)
    expect(status, token).toBe(404)
    expect(text).toContain('404 - Page Not Found')
    expectFailure(await act(token, 'erase'), 404, NOT_VALID)
  }

  test('is not found when it is changed, cut, extended, mixed with another or unsigned', async () => {
    const mine = await applied()
    const other = await registered()
    const [reference = '', keyId = '', signature = ''] = mine.token.split('.')
    const [otherReference = '', , otherSignature = ''] = other.token.split('.')
    const flipped = `${signature[0] === 'A' ? 'B' : 'A'}${signature.slice(1)}`
    const otherKey = `${keyId[0] === 'a' ? 'b' : 'a'}${keyId.slice(1)}`
    for (const token of [
      `${reference}.${keyId}.${flipped}`,
      `${reference}.${keyId}.${signature.slice(0, -1)}`,
      `${reference}.${keyId}.${signature}A`,
      `${reference}.${keyId}.${otherSignature}`,
      `${otherReference}.${keyId}.${signature}`,
      `${reference.toLowerCase()}.${keyId}.${signature}`,
      `AP-26-0000000.${keyId}.${signature}`,
      `${reference}.${otherKey}.${signature}`,
      `${reference}.${keyId.slice(1)}.${signature}`,
      `${reference}..${signature}`,
      `${reference}.${signature}`,
      `${reference}.${keyId}`,
      reference,
      'unknown',
      encodeURIComponent("AP-26-1'--"),
    ]) {
      await isNotFound(token)
    }
    expect(await rowOf('applications', mine.email)).toMatchObject({ erasure_asked_at: null })
    expect(await rowOf('registrations', other.email)).toMatchObject({ erasure_asked_at: null })
  })

  test('is not found when it is signed with another secret', async () => {
    const { id, token } = await applied()
    const [reference = '', keyId = ''] = token.split('.')
    const forged = createHmac('sha256', 'my own secret')
      .update(`my-application:applications:${id}:${reference}`)
      .digest('base64url')
    await isNotFound(`${reference}.${keyId}.${forged}`)
    // A link that names no key.
    await isNotFound(`${reference}.${forged}`)
  })

  test.skipIf(!hasDatabase())('differs from a valid one only in its key', async () => {
    // Proves that the test above is refused because of its secret only.
    const { id, token } = await applied()
    const [reference = '', keyId = ''] = token.split('.')
    const [stored] = await query('select key from keyring where key_id = ?', [keyId])
    const made = createHmac('sha256', Buffer.from(String(stored?.key), 'hex'))
      .update(`my-application:applications:${id}:${reference}`)
      .digest('base64url')
    expect(`${reference}.${keyId}.${made}`).toBe(token)
  })

  test('is not found after the person was erased', async () => {
    const { id, token } = await applied()
    const deleted = await call(`/api/applications/${id}`, {
      method: 'DELETE',
      headers: bearer(await adminToken()),
    })
    expect(deleted.status).toBe(200)
    await isNotFound(token)
  })

  test('causes no action by its address alone', async () => {
    const { email, token } = await applied()
    for (const query of ['?ask=erase', '?action=erase', '?ask=nonsense']) {
      expect((await page(`${token}${query}`)).status).toBe(200)
    }
    expect((await get(php('my_application', `?token=${token}&action=erase`))).status).toBe(404)
    expect(await rowOf('applications', email)).toMatchObject({ erasure_asked_at: null })
  })
})
