import { beforeAll, describe, expect, test } from 'vitest'
import {
  expectFieldRefusal,
  expectNotAllowed,
  expectRefusal,
  expectSuccess,
} from '@/tests/support/expect'
import { mark } from '@/tests/support/mark'
import { bearer, call, get, php } from '@/tests/support/network/http'
import { hasDatabase, query } from '@/tests/support/site/database'
import { newJob } from '@/tests/support/staff/records'
import { changeSearches, saveSearch, searchesOf } from '@/tests/support/staff/searches'
import {
  type Account,
  adminToken,
  deleteAccount,
  editorToken,
  logIn,
  newAccount,
} from '@/tests/support/staff/session'

const NOT_THERE = 'This saved search is no longer there.'
const NAME_TAKEN = 'You have a saved search with this name. Choose another name.'
const NOTHING_SET = 'Set a filter or type a search first. Then save it.'

let recruiter: Account
let token = ''

beforeAll(async () => {
  recruiter = await newAccount('recruiter')
  token = await logIn(recruiter)
})

const named = async (name: string) => (await searchesOf(token)).find((row) => row.name === name)

/** Saves a search of the recruiter and returns its id. */
const saved = async (name: string, text?: string) => {
  expectSuccess(await saveSearch(token, name, text), 'Search saved.')
  return Number((await named(name))?.id)
}

describe('a saved search', () => {
  test('is given back with its filters in one order, without what the panel does not know', async () => {
    const name = `Mine ${mark()}`
    await saved(name, '?stage=new&evil=1&page=7&open=3&star=1&q=%20welder%20&country=&panel=jobs')
    expect(await named(name)).toMatchObject({
      panel: 'candidates',
      filters: { q: 'welder', star: '1', stage: 'new' },
      gone: [],
    })
  })

  test('is seen by its own account only, on every device', async () => {
    const name = `Own ${mark()}`
    await saved(name)
    expect((await searchesOf(await logIn(recruiter))).map((row) => row.name)).toContain(name)
    const others = await get(php('saved_searches'), await adminToken())
    expect(others.text).not.toContain(name)
  })

  test('is renamed and deleted', async () => {
    const marked = mark()
    const id = await saved(`Old ${marked}`)
    const rename = { action: 'rename', id, name: `  New\n ${marked} ` }
    expectSuccess(await changeSearches(token, rename), 'Search renamed.')
    expect(await named(`New ${marked}`)).toMatchObject({ id, filters: { stage: 'new' } })
    expectSuccess(await changeSearches(token, { action: 'delete', id }), 'Search deleted.')
    expect(await named(`New ${marked}`)).toBeUndefined()
  })

  test('opens without a filter whose value no longer exists, and names it', async () => {
    const job = await newJob()
    const name = `Gone ${mark()}`
    await saved(name, `stage=hired-long-ago&job=${job}&country=XX&source=website&sort=age&q=mason`)
    expect(await named(name)).toMatchObject({
      filters: { q: 'mason', job: String(job), source: 'website' },
      gone: ['country', 'stage', 'order'],
    })
    await call(`/api/jobs/${job}`, { method: 'DELETE', headers: bearer(await adminToken()) })
    expect(await named(name)).toMatchObject({
      filters: { q: 'mason', source: 'website' },
      gone: ['job', 'country', 'stage', 'order'],
    })
  })

  test('of registrations has their filters', async () => {
    const name = `People ${mark()}`
    const text = 'position=999999&gulf=2&list=in&consent=yes&stage=new&location=Kochi'
    expectSuccess(await saveSearch(token, name, text, { panel: 'registrations' }), 'Search saved.')
    expect(await named(name)).toMatchObject({
      panel: 'registrations',
      filters: { gulf: '2', list: 'in', consent: 'yes', location: 'Kochi' },
      gone: ['position'],
    })
  })

  test('ends with its account', async () => {
    const account = await newAccount('recruiter')
    await saveSearch(await logIn(account), `Left ${mark()}`)
    const rows = () => query('select id from searches where account = ?', [account.id])
    if (hasDatabase()) expect(await rows()).toHaveLength(1)
    await deleteAccount(account)
    if (hasDatabase()) expect(await rows()).toEqual([])
  })
})

describe('saved_searches.php refuses', () => {
  test('a name that the account has already, in any case, but not that of others', async () => {
    const name = `Taken ${mark()}`
    await saved(name)
    expectFieldRefusal(await saveSearch(token, ` ${name.toUpperCase()}`), 'name', NAME_TAKEN)
    const id = await saved(`Other ${mark()}`)
    const rename = { action: 'rename', id, name: name.toLowerCase() }
    expectFieldRefusal(await changeSearches(token, rename), 'name', NAME_TAKEN)
    expectSuccess(await saveSearch(await adminToken(), name), 'Search saved.')
  })

  test('one of two that are saved with the same name at the same moment', async () => {
    const name = `Twice ${mark()}`
    const answers = await Promise.all([saveSearch(token, name), saveSearch(token, name)])
    expect(answers.map(({ body }) => body?.success).sort()).toEqual([false, true])
  })

  test.each([
    ['', 'Give the search a name'],
    ['  \n ', 'Give the search a name'],
    ['a'.repeat(61), 'Please use at most 60 characters'],
    ['a\0b', 'This contains characters that cannot be read'],
  ])('the name %j', async (name, message) => {
    expectFieldRefusal(await saveSearch(token, name), 'name', message)
  })

  test.each(['', 'sort=name', 'page=3', 'stage=', 'q=%20', 'q=%00', 'evil=1'])(
    'a search that narrows nothing: "%s"',
    async (text) => expectRefusal(await saveSearch(token, `Empty ${mark()}`, text), NOTHING_SET),
  )

  test.each(['rename', 'delete'])('to %s the search of another account', async (action) => {
    const name = `Foreign ${mark()}`
    const id = await saved(name)
    const forged = { action, id, name: 'Mine now' }
    expectRefusal(await changeSearches(await adminToken(), forged), NOT_THERE)
    expect(await named(name)).toMatchObject({ id })
  })

  test.each([2_147_483_647, 999_999])('an id that nobody has: %d', async (id) => {
    expectRefusal(await changeSearches(token, { action: 'delete', id }), NOT_THERE)
  })

  test.each([
    { action: 'delete', id: '1' },
    { action: 'delete', id: 0 },
    { action: 'delete', id: -1 },
    { action: 'delete' },
    { action: 'save', panel: 'enquiries', name: 'A', query: 'q=a' },
    { action: 'save', panel: 'candidates', name: 'A', query: 'a'.repeat(4001) },
    { action: 'save', panel: 'candidates', name: 'A', query: { stage: 'new' } },
    { action: 'empty' },
    {},
  ])('%j', async (body) => {
    const before = await searchesOf(token)
    expect((await changeSearches(token, body)).body).toMatchObject({ success: false })
    expect(await searchesOf(token)).toEqual(before)
  })

  test('the thirty-first, also when they come at once', async () => {
    const many = await logIn(await newAccount('recruiter'))
    const names = Array.from({ length: 33 }, (_, at) => `Search ${at}`)
    const answers = await Promise.all(names.map((name) => saveSearch(many, name)))
    expect(answers.filter(({ body }) => body?.success)).toHaveLength(30)
    expect(await searchesOf(many)).toHaveLength(30)
    const more = await saveSearch(many, 'One more')
    expectRefusal(more, 'You have 30 saved searches. Delete one first.')
  })

  test('editors', async () => {
    const { token: editor } = await editorToken()
    expectNotAllowed(await get(php('saved_searches'), editor))
    expectNotAllowed(await saveSearch(editor, 'Mine'))
  })
})
