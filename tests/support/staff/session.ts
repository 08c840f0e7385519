import { expect, inject } from 'vitest'
import type { Role } from '@/collections/Users/shared/roles'
import { mark } from '../mark'
import { bearer, call, get, php, postJson } from '../network/http'
import { rowIn } from '../rows'

export type Account = { id: number; email: string; password: string }

export const logIn = async ({ email, password }: { email: string; password: string }) => {
  const answer = await postJson(php('login'), { email, password })
  expect(answer.body).toMatchObject({ success: true, token: expect.any(String) })
  return String(answer.body?.token)
}

let token: Promise<string> | undefined

/** The admin's token, requested once per test file. */
export const adminToken = (): Promise<string> => {
  token ??= logIn(inject('admin'))
  return token
}

/**
 * An account created by the admin, as in the CMS panel, for tests that end sessions or change
 * names.
 */
export const newAccount = async (role: Role): Promise<Account> => {
  const account = { email: `${mark()}@staff.example`, password: 'a password to begin with' }
  const current_password = inject('admin').password
  const created = await postJson(
    '/api/users',
    { ...account, name: `Test ${role}`, role, current_password },
    await adminToken(),
  )
  expect(created.status, created.text.slice(0, 300)).toBe(201)
  return { ...account, id: Number(rowIn(created, 'doc').id) }
}

export const deleteAccount = async ({ id }: Account): Promise<void> => {
  const deleted = await call(`/api/users/${id}`, {
    method: 'DELETE',
    headers: bearer(await adminToken()),
  })
  expect(deleted.status, deleted.text.slice(0, 300)).toBe(200)
}

/** An editor's token comes from the CMS panel's login: login.php is for the dashboard's roles. */
export const editorToken = async (): Promise<{ editor: Account; token: string }> => {
  const editor = await newAccount('editor')
  const answer = await postJson('/api/users/login', editor)
  expect(answer.status).toBe(200)
  return { editor, token: String(answer.body?.token) }
}

/** Whether a token is accepted by the admin's endpoints. */
export const isAlive = async (candidate: string): Promise<boolean> =>
  (await get(php('profile'), candidate)).status === 200
