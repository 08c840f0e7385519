import { readFileSync } from 'node:fs'
import { describe, expect, inject, test } from 'vitest'
import { mark } from '@/tests/support/mark'
import { get } from '@/tests/support/network/http'
import { hasDatabase, query } from '@/tests/support/site/database'
import { patch, twoAdmins } from '@/tests/support/staff/accounts'
import { adminToken } from '@/tests/support/staff/session'

const newEmail = () => `${mark()}@staff.example`
const server = inject('server')

describe('the current password', () => {
  test.skipIf(!hasDatabase())('is neither stored nor logged', async () => {
    const { own, token } = await twoAdmins()
    const secret = `secret ${mark()}`
    const path = `/api/users/${own.id}`
    const { password } = own
    await patch(path, token, { password: secret, current_password: password })
    await patch(path, token, { email: newEmail(), current_password: `${secret} wrong` })
    await patch(path, token, { email: 'no address', current_password: secret })
    await patch(path, token, { name: 'Renamed', current_password: secret })
    const [row] = await query('select * from users where id = ?', [own.id])
    expect(row).not.toHaveProperty('current_password')
    expect(JSON.stringify(row)).not.toContain(secret)
    expect(readFileSync(server?.logFile ?? '', 'utf8')).not.toContain(secret)
  })

  test('cannot be filtered, sorted by or selected', async () => {
    const token = await adminToken()
    for (const asked of ['where[current_password][like]=a', 'sort=current_password']) {
      const answer = await get(`/api/users?${asked}`, token)
      expect(answer.status, asked).toBe(400)
      expect(answer.text, asked).not.toMatch(/"current_password":/)
    }
    const chosen = await get('/api/users?select[current_password]=true', token)
    expect(chosen.text).not.toContain('current_password')
  })
})
