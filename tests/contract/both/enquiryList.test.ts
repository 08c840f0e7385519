import { describe, expect, test } from 'vitest'
import { enquiryForm, type Overrides } from '@/tests/support/candidates/forms'
import {
  expectNotAllowed,
  expectNotAuthenticated,
  expectRefusal,
  expectSuccess,
} from '@/tests/support/expect'
import { mark } from '@/tests/support/mark'
import { get, php, postForm, postJson } from '@/tests/support/network/http'
import { type Row, rowIn, rowsIn } from '@/tests/support/rows'
import { adminToken, editorToken } from '@/tests/support/staff/session'

const newEmail = () => `${mark()}@visitor.example`

const sentEnquiry = async (overrides: Overrides = {}): Promise<Row> => {
  const email = newEmail()
  const answer = await postForm(php('enquiry'), enquiryForm({ email, ...overrides }))
  expectSuccess(answer, 'Your message has reached the office.')
  const [row] = await listed({ q: String(answer.body?.reference) })
  return row ?? {}
}

const listed = async (filters: Record<string, string>): Promise<Row[]> => {
  const query = new URLSearchParams({ page: '1', limit: '100', ...filters })
  return rowsIn(await get(php('enquiry_list', `?${query}`), await adminToken()), 'enquiries')
}

const change = async (body: object) => postJson(php('enquiry_update'), body, await adminToken())

describe('a caller who is not an admin', () => {
  test.each(['enquiry_list', 'mail_list'])('cannot read %s.php', async (name) => {
    const { token } = await editorToken()
    for (const query of ['', '?mail_id=1&enquiry_id=1']) {
      expectNotAuthenticated(await get(php(name, query)))
      expectNotAuthenticated(await get(php(name, query), 'garbage'))
      expectNotAllowed(await get(php(name, query), token))
    }
  })

  test('cannot change an enquiry', async () => {
    const { id, changed_at, reference } = await sentEnquiry()
    const { token } = await editorToken()
    const body = { id, changed_at, handled: true, office_note: 'Mine' }
    for (const other of [undefined, 'garbage']) {
      expectNotAuthenticated(await postJson(php('enquiry_update'), body, other))
    }
    expectNotAllowed(await postJson(php('enquiry_update'), body, token))
    expect(await listed({ q: String(reference) })).toMatchObject([
      { handled: false, office_note: '' },
    ])
  })
})

describe('enquiry_list.php', () => {
  test('returns everything that the visitor sent and the day by which an answer is promised', async () => {
    const email = newEmail()
    const row = await sentEnquiry({
      email,
      kind: 'employer',
      company: 'Specimen LLC',
      phone: '+974 1234',
    })
    expect(row).toMatchObject({
      kind: 'employer',
      name: 'Asha Sample',
      email,
      phone: '+974 1234',
      company: 'Specimen LLC',
      message: 'Which papers do I need?\nThank you',
      handled: false,
      handled_at: null,
      office_note: '',
    })
    expect(Date.parse(String(row.due_at))).toBeGreaterThan(Date.now())
  })

  test('is sorted newest or oldest first and paged', async () => {
    const marked = mark()
    for (const n of ['1', '2', '3']) await sentEnquiry({ name: `Asha ${marked} ${n}` })
    const names = async (more: Record<string, string>) =>
      (await listed({ q: marked, ...more })).map(({ name }) => String(name).at(-1))
    expect(await names({})).toEqual(['3', '2', '1'])
    expect(await names({ sort: 'oldest' })).toEqual(['1', '2', '3'])
    expect(await names({ page: '2', limit: '2' })).toEqual(['1'])
    expect(await names({ page: '9', limit: '2' })).toEqual([])
  })

  test('is filtered by kind, by handled and by a word', async () => {
    const marked = mark()
    const fraud = await sentEnquiry({ name: `Asha ${marked}`, kind: 'fraud' })
    await sentEnquiry({ name: `Asha ${marked}` })
    await change({ id: fraud.id, changed_at: fraud.changed_at, handled: true })
    const kinds = async (more: Record<string, string>) =>
      (await listed({ q: marked, ...more })).map(({ kind }) => kind)
    expect(await kinds({ kind: 'fraud' })).toEqual(['fraud'])
    expect(await kinds({ handled: 'yes' })).toEqual(['fraud'])
    expect(await kinds({ handled: 'no' })).toEqual(['contact'])
    expect(await kinds({ kind: 'contact', handled: 'yes' })).toEqual([])
    for (const [name, value] of [
      ['kind', 'constructor'],
      ['handled', 'maybe'],
      ['enquiry_id', 'x'],
    ] as const) {
      expect(await kinds({ [name]: value })).toEqual([])
    }
  })
})

describe('enquiry_update.php', () => {
  test('marks an enquiry as handled with the time, and as open again', async () => {
    const row = await sentEnquiry()
    const done = await change({ id: row.id, changed_at: row.changed_at, handled: true })
    expectSuccess(done, 'Saved.')
    const { changed_at, ...now } = rowIn(done, 'enquiry')
    expect(now).toMatchObject({ handled: true, handled_at: expect.any(String) })
    const again = await change({ id: row.id, changed_at, handled: false })
    expect(rowIn(again, 'enquiry')).toMatchObject({ handled: false, handled_at: null })
  })

  test('saves a note, which is recorded by the field’s name only', async () => {
    const row = await sentEnquiry()
    const note = `Note ${mark()}`
    const answer = await change({ id: row.id, changed_at: row.changed_at, office_note: note })
    expect(rowIn(answer, 'enquiry')).toMatchObject({ office_note: note, handled: false })
    const query = `?where[subject_id][equals]=${row.id}&where[subject][equals]=enquiries`
    const { text, body } = await get(`/api/audit${query}`, await adminToken())
    expect(body?.docs).toMatchObject([{ action: 'change', detail: 'note' }])
    expect(text).not.toContain(note)
  })

  test('refuses a change based on an older version and overwrites nothing', async () => {
    const row = await sentEnquiry()
    const seen = { id: row.id, changed_at: row.changed_at }
    expectSuccess(await change({ ...seen, office_note: 'First' }), 'Saved.')
    const late = await change({ ...seen, office_note: 'Second' })
    expectRefusal(late, 'Someone else changed this meanwhile. Please look again.')
    expect(rowIn(late, 'enquiry')).toMatchObject({ office_note: 'First' })
    const both = await sentEnquiry()
    const answers = await Promise.all(
      ['A', 'B'].map((office_note) =>
        change({ id: both.id, changed_at: both.changed_at, office_note }),
      ),
    )
    expect(answers.filter(({ body }) => body?.success)).toHaveLength(1)
  })

  test.each([
    [
      { id: 2147483647, changed_at: '2026-11-20T00:00:00.000Z' },
      'This message is no longer on the list.',
    ],
  ])('refuses %j with "%s"', async (body, message) => expectRefusal(await change(body), message))

  test.each([{}, { id: 'x', changed_at: '' }, { id: 1 }, { id: 0, changed_at: '' }])(
    'refuses the invalid body %j',
    async (body) => {
      expect((await change(body)).body).toMatchObject({ success: false })
    },
  )

  test('refuses a note that is too long', async () => {
    const { id, changed_at } = await sentEnquiry()
    const answer = await change({ id, changed_at, office_note: 'a'.repeat(5001) })
    expectRefusal(answer, 'Please use at most 5000 characters')
  })
})
