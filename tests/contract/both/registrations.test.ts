import { describe, expect, test } from 'vitest'
import { registered } from '@/tests/support/candidates/registrations'
import { expectNotAllowed, expectNotAuthenticated, expectSuccess } from '@/tests/support/expect'
import { mark } from '@/tests/support/mark'
import { get, php, postJson } from '@/tests/support/network/http'
import { rowsIn } from '@/tests/support/rows'
import { adminToken, editorToken } from '@/tests/support/staff/session'

const KEYS = [
  'category',
  'consent',
  'country_code',
  'created_at',
  'current_location',
  'email',
  'full_name',
  'gulf_exp',
  'has_note',
  'id',
  'india_exp',
  'is_starred',
  'list',
  'phone_e164',
  'phone_valid',
  'position_Name',
  'reference',
  'resume_name',
  'resume_size',
  'resume_type',
  'revision',
  'upload_resume',
  'whatsup_no',
]

const GETS = [
  'registration_list',
  'registration_industries',
  'registration_details',
  'registration_export',
  'broadcast_export',
]
const POSTS = ['registration_update', 'broadcast_export', 'opt_out']

describe('a caller who is not an admin', () => {
  test.each(GETS)('cannot read %s.php', async (name) => {
    expectNotAuthenticated(await get(php(name, '?id=1&format=csv&q=a')))
    expectNotAuthenticated(await get(php(name), 'nonsense'))
    const { token } = await editorToken()
    expectNotAllowed(await get(php(name), token))
  })

  test.each(POSTS)('cannot change anything with %s.php', async (name) => {
    const body = { id: 1, note: 'mine', filters: {} }
    expectNotAuthenticated(await postJson(php(name), body))
    const { token } = await editorToken()
    expectNotAllowed(await postJson(php(name), body, token))
  })
})

describe('the registration list', () => {
  test('has the fields that staff need and nothing internal', async () => {
    const row = await registered({ whatsapp_consent: 'on' })
    expect(Object.keys(row).sort()).toEqual(KEYS)
    expect(row).toMatchObject({
      full_name: 'Asha Sample',
      position_Name: 'Electrician',
      gulf_exp: 3,
      india_exp: 4,
      consent: 'yes',
      list: null,
      is_starred: false,
      has_note: false,
    })
  })

  test('is paged, newest first, with the total, and lists nobody twice', async () => {
    const current_location = `Place ${mark()}`
    const ids = []
    for (let i = 0; i < 6; i++) ids.push((await registered({ current_location })).id)
    const page = async (number: number) => {
      const query = new URLSearchParams({ location: current_location, page: String(number) })
      return get(php('registration_list', `?${query}`), await adminToken())
    }
    const [first, second, third] = [await page(1), await page(2), await page(3)]
    expect(first.body?.total).toBe(6)
    const shown = [...rowsIn(first, 'registrations'), ...rowsIn(second, 'registrations')]
    expect(shown.map((row) => row.id)).toEqual(ids.toReversed())
    expect(rowsIn(third, 'registrations')).toEqual([])
  })

  test.each(['page=-1', 'limit=0', 'limit=1e9', 'sort=password', 'page=999999999'])(
    'answers %s with at most a hundred rows',
    async (query) => {
      const answer = await get(php('registration_list', `?${query}&page=1`), await adminToken())
      expectSuccess(answer, '')
      expect(rowsIn(answer, 'registrations').length).toBeLessThanOrEqual(100)
    },
  )
})

describe('the industries that the registrations panel offers beside those of our own form', () => {
  const offered = async () => {
    const answer = await get(php('registration_industries'), await adminToken())
    expectSuccess(answer, '')
    return answer.body?.industries
  }

  test('are those that candidates sent, each once and in order', async () => {
    const [first, second] = [`A ${mark()}`, `B ${mark()}`]
    for (const category of [second, first, first]) await registered({ category })
    const own = [expect.stringContaining(first), expect.stringContaining(second)]
    const industries = await offered()
    expect(industries).toEqual(expect.arrayContaining(own))
    expect(Array.isArray(industries) && industries.filter((name) => name === first)).toEqual([
      first,
    ])
    expect(Array.isArray(industries) && [...industries].sort()).toEqual(industries)
  })

  test('are none of our own form’s', async () => {
    await registered({ category: 'Banking' })
    expect(await offered()).not.toContain('Banking')
  })
})
