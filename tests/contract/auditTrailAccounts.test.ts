import { describe, expect, test, vi } from 'vitest'
import { mailsTo } from '@/tests/support/candidates/mails'
import { mark } from '@/tests/support/mark'
import { bearer, call, get, php, postForm, postJson } from '@/tests/support/network/http'
import { type Row, rowsIn } from '@/tests/support/rows'
import { patch, twoAdmins } from '@/tests/support/staff/accounts'
import { auditTrail, summed } from '@/tests/support/staff/auditTrail'
import { adminToken, deleteAccount, logIn, newAccount } from '@/tests/support/staff/session'

/** The audit trail records what happens to accounts: action, account id and actor id. */

const newEmail = () => `${mark()}@staff.example`

const CHANGES = ['password', 'email', 'role']

/** The recorded changes of an account with their actors, oldest first. */
const changesOf = async (id: number) => {
  const lines = (await auditTrail({ subject: 'users', subject_id: id })).toReversed()
  return lines
    .filter(({ action }) => CHANGES.includes(String(action)))
    .map(({ actor, action, detail }) => ({ actor, action, detail }))
}

const change = async (token: string, id: number, data: object) => {
  const answer = await patch(`/api/users/${id}`, token, data)
  expect(answer.status, answer.text.slice(0, 300)).toBe(200)
}

describe('the audit trail records', () => {
  test('who created and who deleted an account', async () => {
    const account = await newAccount('editor')
    await deleteAccount(account)
    const lines = await auditTrail({ subject: 'users', subject_id: account.id })
    expect(lines.map(({ actor, action, detail }) => ({ actor, action, detail }))).toEqual([
      { actor: 'admin 1', action: 'account-deleted', detail: null },
      { actor: 'admin 1', action: 'account-created', detail: 'editor' },
    ])
  })

  test('who deleted accounts by a query', async () => {
    const { own, other, token } = await twoAdmins()
    await call(`/api/users?where[id][equals]=${other.id}`, {
      method: 'DELETE',
      headers: bearer(token),
    })
    const lines = await auditTrail({ subject_id: other.id, action: 'account-deleted' })
    expect(lines).toMatchObject([{ actor: `admin ${own.id}`, subject: 'users' }])
  })

  test('the first admin as created by the system', async () => {
    const lines = await auditTrail({ subject: 'users', subject_id: 1, action: 'account-created' })
    expect(lines).toMatchObject([{ actor: 'system', detail: 'admin' }])
  })

  test('a password, an e-mail address and a role that an admin changed for a colleague', async () => {
    const { own, other, token } = await twoAdmins()
    const current_password = own.password
    await change(token, other.id, { password: 'another password', current_password })
    await change(token, other.id, { email: newEmail(), current_password })
    await change(token, other.id, { role: 'editor', current_password })
    await change(token, other.id, { name: 'Renamed' })
    const actor = `admin ${own.id}`
    expect(await changesOf(other.id)).toEqual([
      { actor, action: 'password', detail: null },
      { actor, action: 'email', detail: null },
      { actor, action: 'role', detail: 'admin > editor' },
    ])
    expect(await changesOf(own.id)).toEqual([])
  })

  test('who allowed a recruiter to see money, and who took it back', async () => {
    const { own, token } = await twoAdmins()
    const current_password = own.password
    const { id } = await newAccount('recruiter')
    await change(token, id, { sees_money: true, current_password })
    await change(token, id, { sees_money: true, name: 'Renamed' })
    await change(token, id, { sees_money: false, current_password })
    const actor = `admin ${own.id}`
    expect(await changesOf(id)).toEqual([
      { actor, action: 'role', detail: 'sees money' },
      { actor, action: 'role', detail: 'sees no money' },
    ])
  })

  test('each account of a bulk change', async () => {
    const { own, other, token } = await twoAdmins()
    const answer = await patch(`/api/users?where[id][in]=${own.id},${other.id}`, token, {
      password: 'another password',
      current_password: own.password,
    })
    expect(answer.status).toBe(200)
    for (const { id } of [own, other]) {
      expect(await changesOf(id)).toEqual([
        { actor: `admin ${own.id}`, action: 'password', detail: null },
      ])
    }
  })

  test('what an admin changed in the own profile', async () => {
    const { own, token } = await twoAdmins()
    const form = new FormData()
    const fields = {
      name: 'Test',
      email: newEmail(),
      current_password: own.password,
      new_password: 'another password',
    }
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    expect((await postForm(php('profile'), form, token)).body).toMatchObject({ success: true })
    const actor = `admin ${own.id}`
    expect(await changesOf(own.id)).toEqual([
      { actor, action: 'email', detail: null },
      { actor, action: 'password', detail: null },
    ])
  })

  test('a password that was set with a mailed link', async () => {
    const account = await newAccount('admin')
    await postJson('/api/users/forgot-password', { email: account.email })
    // Only its recipient can read the text of a password mail.
    const [mail] = await mailsTo(account.email, { token: await logIn(account) })
    const token = /\/admin\/reset\/([\w-]+)$/m.exec(String(mail?.text))?.[1]
    const answer = await postJson('/api/users/reset-password', { token, password: 'a new one' })
    expect(answer.status).toBe(200)
    const actor = `admin ${account.id}`
    expect(await changesOf(account.id)).toEqual([{ actor, action: 'password', detail: 'link' }])
  })

  test('a logout, by either endpoint', async () => {
    const account = await newAccount('admin')
    await postJson(php('logout'), {}, await logIn(account))
    await postJson('/api/users/logout', {}, await logIn(account))
    const line = { subject: 'users', subject_id: account.id }
    await vi.waitFor(async () => {
      const lines = await auditTrail({ actor: `admin ${account.id}`, action: 'logout' })
      expect(lines).toMatchObject([line, line])
    })
  })

  test('wrong current passwords, as one line a minute with a count', async () => {
    const { own, token } = await twoAdmins()
    const typed = `typed ${mark()}`
    for (let i = 0; i < 4; i++) {
      const data = { email: newEmail(), current_password: typed }
      expect((await patch(`/api/users/${own.id}`, token, data)).status).toBe(400)
    }
    const form = new FormData()
    const fields = { name: 'Test', email: newEmail(), current_password: typed }
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    await postForm(php('profile'), form, token)
    await vi.waitFor(async () => {
      const lines = await auditTrail({ subject_id: own.id, action: 'login-failed' })
      expect(summed(lines)).toEqual({ count: 5, isOnePerMinute: true })
      expect(JSON.stringify(lines)).not.toContain(typed)
    })
  })

  test('nothing of a refused change', async () => {
    const { own, other, token } = await twoAdmins()
    await patch(`/api/users/${other.id}`, token, { password: 'another password' })
    await patch(`/api/users/${other.id}`, token, { email: newEmail(), current_password: 'no' })
    const data = { password: '12345', current_password: own.password }
    await patch(`/api/users/${other.id}`, token, data)
    expect(await changesOf(other.id)).toEqual([])
  })
})

describe('audit_list.php', () => {
  test('can be filtered by each action', async () => {
    const { own, token } = await twoAdmins()
    await change(token, own.id, { email: newEmail(), current_password: own.password })
    for (const action of ['email', 'account-created']) {
      const answer = await get(php('audit_list', `?action=${action}&limit=100`), token)
      const lines = rowsIn(answer, 'lines')
      expect(new Set(lines.map((line) => line.action))).toEqual(new Set([action]))
      expect(lines.map(({ subject_id }) => subject_id)).toContain(own.id)
    }
  })

  test('keeps no e-mail address and no name, and shows the names of today', async () => {
    const [account, present] = [await newAccount('admin'), await newAccount('admin')]
    for (const one of [account, present]) await logIn(one)
    await deleteAccount(account)
    const lines: Row[] = []
    for (let page = 1; page < 20; page++) {
      const answer = await get(php('audit_list', `?page=${page}&limit=100`), await adminToken())
      lines.push(...rowsIn(answer, 'lines'))
      if (lines.length >= Number(answer.body?.total)) break
    }
    expect(JSON.stringify(lines)).not.toContain('@')
    const kept = lines.map(({ name: _, ...line }) => line)
    expect(JSON.stringify(kept)).not.toContain('Test admin')
    const nameOf = (id: number) => lines.find(({ actor }) => actor === `admin ${id}`)?.name
    expect(nameOf(present.id)).toBe('Test admin')
    expect(nameOf(account.id)).toBeNull()
  })
})
