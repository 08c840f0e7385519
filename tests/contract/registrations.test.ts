import { describe, expect, test } from 'vitest'
import { expectNotAuthenticated, expectSuccess } from '@/tests/support/expect'
import { positionNamed } from '@/tests/support/forms'
import { get, php, postJson } from '@/tests/support/http'
import { mark } from '@/tests/support/mark'
import { newMobile } from '@/tests/support/mobile'
import {
  changeOptOut,
  changeRegistration,
  registered,
  registrationsFound,
} from '@/tests/support/registrations'
import { rowsIn } from '@/tests/support/rows'
import { adminToken, editorToken } from '@/tests/support/session'

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
    expectNotAuthenticated(await get(php(name), token))
  })

  test.each(POSTS)('cannot change anything with %s.php', async (name) => {
    const body = { id: 1, note: 'mine', filters: {} }
    expectNotAuthenticated(await postJson(php(name), body))
    const { token } = await editorToken()
    expectNotAuthenticated(await postJson(php(name), body, token))
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

  test('is searched by name, e-mail, reference and the last digits of the number in any format', async () => {
    const full_name = `आशा ${mark()}`
    const whatsup_no = newMobile()
    const { id, email, reference } = await registered({ full_name, whatsup_no })
    const tail = whatsup_no.slice(-5)
    const spoken = `+91 ${whatsup_no.slice(0, 5)}-${tail}`
    for (const q of [full_name, String(email).toUpperCase(), String(reference), tail, spoken]) {
      expect(
        (await registrationsFound({ q })).map((row) => row.id),
        q,
      ).toContain(id)
    }
    expect(await registrationsFound({ q: mark() })).toEqual([])
  })

  test('is filtered by industry, position, years and place together', async () => {
    const place = `Ward ${mark()}`
    const position = await positionNamed('Electrician')
    const { id } = await registered({ current_location: `${place}, Pune`, gulf_exp: '7' })
    const found = async (filters: Record<string, string>) =>
      (await registrationsFound({ location: place, ...filters })).map((row) => row.id)
    const fits = { industry: 'Building Construction', position: String(position), gulf: '7' }
    expect(await found({ ...fits, india: '4' })).toEqual([id])
    expect(await found({ location: place.toLowerCase() })).toEqual([id])
    const misfits: Record<string, string>[] = [
      { industry: 'Banking' },
      { position: String(await positionNamed('Other')) },
      { gulf: '7.5' },
      { india: '5' },
      { location: `${place}x` },
    ]
    for (const misfit of misfits) {
      expect(await found({ ...fits, ...misfit }), JSON.stringify(misfit)).toEqual([])
    }
  })

  test('is filtered by an industry that the site’s form does not offer', async () => {
    const category = `Ship repair, "${mark()}" & more`
    const { id } = await registered({ category })
    expect((await registrationsFound({ industry: category })).map((row) => row.id)).toEqual([id])
    expect(await registrationsFound({ industry: category.toLowerCase() })).toEqual([])
  })

  test('is filtered by day, star and note', async () => {
    const location = `Place ${mark()}`
    const { id } = await registered({ current_location: location })
    const count = async (filters: Record<string, string>) =>
      (await registrationsFound({ location, ...filters })).length
    expect(await count({ from: '2026-01-01', to: '2099-01-01' })).toBe(1)
    expect(await count({ from: '2099-01-01' })).toBe(0)
    expect(await count({ to: '2020-01-01' })).toBe(0)
    expect(await count({ star: '1' })).toBe(0)
    expect(await count({ note: '1' })).toBe(0)
    await changeRegistration({ id, is_starred: true, note: 'Good' })
    expect(await count({ star: '1', note: '1' })).toBe(1)
  })

  test('is filtered by consent', async () => {
    const location = `Place ${mark()}`
    const register = (fields: object) =>
      registered({ current_location: location, whatsup_no: newMobile(), ...fields })
    const yes = await register({ whatsapp_consent: 'on' })
    const no = await register({})
    const stopped = await register({ whatsapp_consent: 'on' })
    await changeOptOut({ id: stopped.id })
    const found = async (consent: string) =>
      (await registrationsFound({ location, consent })).map(({ id, consent }) => [id, consent])
    expect(await found('yes')).toEqual([[yes.id, 'yes']])
    expect(await found('no')).toEqual([[no.id, 'no']])
    expect(await found('withdrawn')).toEqual([[stopped.id, 'withdrawn']])
    // Whether consent was given again or not: the number has opted out.
    const again = await register({
      whatsup_no: String(stopped.whatsup_no),
      whatsapp_consent: 'on',
    })
    const never = await register({ whatsup_no: String(stopped.whatsup_no) })
    expect(await found('yes')).toEqual([[yes.id, 'yes']])
    expect(await found('no')).toEqual([[no.id, 'no']])
    expect(await found('withdrawn')).toEqual(
      [never, again, stopped].map(({ id }) => [id, 'withdrawn']),
    )
  })

  test.each(['%', '_', '%%%', '\\', "' OR 1=1 --"])('searches %o literally', async (text) => {
    const place = mark()
    await registered({ current_location: `Plain ${place}` })
    const { id } = await registered({ current_location: `Has ${text} ${place}` })
    const found = await registrationsFound({ location: `${text} ${place}` })
    expect(found.map((row) => row.id)).toEqual([id])
    expect(await registrationsFound({ q: text, location: `Plain ${place}` })).toEqual([])
  })

  test.each<Record<string, string>>([
    { industry: 'Sorcery' },
    { industry: '__proto__' },
    { industry: 'a\u0000b' },
    { industry: 'a'.repeat(5000) },
    { position: '1 OR 1=1' },
    { gulf: '-1' },
    { india: '1e3' },
    { consent: 'constructor' },
    { list: '0x1' },
    { list: '999999' },
    { from: 'yesterday' },
    { location: 'a\u0000b' },
  ])('finds nobody by the invalid filter %o', async (filters) => {
    expect(await registrationsFound({ ...filters, page: '1' })).toEqual([])
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
