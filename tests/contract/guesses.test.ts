import { beforeAll, describe, expect, test } from 'vitest'
import { get } from '@/tests/support/network/http'
import { rowsIn } from '@/tests/support/rows'
import { hasDatabase, query } from '@/tests/support/site/database'
import { type Account, adminToken, editorToken, newAccount } from '@/tests/support/staff/session'

/** Secrets of accounts, guessed letter by letter with filters and orders of REST. */
const SECRETS = ['hash', 'salt', 'resetPasswordToken', 'sessions.id']
const OPERATORS = ['like', 'contains', 'equals', 'exists', 'greater_than', 'in']

let editor = ''
let other: Account

beforeAll(async () => {
  editor = (await editorToken()).token
  other = await newAccount('admin')
})

const storedHash = async (): Promise<string> => {
  const [row] = await query('select hash from users where id = ?', [other.id])
  return String(row?.hash)
}

const answersTo = async (token: string, queries: string[]) => {
  const answers = await Promise.all(queries.map((asked) => get(asked, token)))
  return answers.map(({ status, text }) => ({ status, text }))
}

describe.skipIf(!hasDatabase())('a filter', () => {
  test('cannot tell an admin or an editor whether a guess of a password’s hash is right', async () => {
    const hash = await storedHash()
    for (const token of [editor, await adminToken()]) {
      for (const path of [
        '/api/users?',
        '/api/users/count?',
        '/api/payload-locked-documents?',
        '/api/payload-preferences?',
      ]) {
        const field = path.startsWith('/api/users') ? 'hash' : 'user.value.hash'
        for (const operator of ['like', 'equals', 'greater_than']) {
          const asked = [hash, hash.slice(0, 8), 'zzzz'].map(
            (guess) => `${path}where[${field}][${operator}]=${guess}`,
          )
          const [whole, begun, wrong] = await answersTo(token, asked)
          expect(whole, asked[0]).toEqual(wrong)
          expect(begun, asked[1]).toEqual(wrong)
        }
      }
    }
  })

  test.each(SECRETS)('on %s is refused, or finds only the own account', async (field) => {
    for (const operator of OPERATORS) {
      for (const path of ['/api/users', '/api/users/count']) {
        const answer = await get(`${path}?where[${field}][${operator}]=a`, editor)
        expect([200, 400], `${path} ${operator}`).toContain(answer.status)
        const isOne = answer.status === 400 || Number(answer.body?.totalDocs) <= 1
        expect(isOne, `${path} ${operator}: ${answer.text.slice(0, 200)}`).toBe(true)
      }
    }
  })
})

describe('an order or a choice of fields', () => {
  test.each(SECRETS)('gives away nothing of %s', async (field) => {
    const token = await adminToken()
    const [up, down] = await answersTo(token, [
      `/api/users?limit=100&sort=${field}`,
      `/api/users?limit=100&sort=-${field}`,
    ])
    expect(up?.status).toBe(down?.status)
    const chosen = await get(`/api/users?limit=100&select[${field}]=true&depth=2`, token)
    expect(chosen.text).not.toMatch(/"(hash|salt|resetPasswordToken)":/)
    for (const answer of [up, down]) expect(answer?.text).not.toMatch(/"(hash|salt)":/)
    const ids = (text = '') => (JSON.parse(text).docs ?? []).map((row: { id: number }) => row.id)
    expect(ids(up?.text).sort()).toEqual(ids(down?.text).sort())
  })

  test('shows an editor no row of a related collection', async () => {
    for (const choice of ['depth=10', 'populate[users][email]=true&depth=2', 'joins=true']) {
      const answer = await get(`/api/payload-locked-documents?${choice}&limit=100`, editor)
      expect(answer.text).not.toContain(other.email)
      if (answer.status === 200) expect(rowsIn(answer, 'docs')).toEqual(expect.any(Array))
    }
  })
})
