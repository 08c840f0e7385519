import { beforeAll, describe, expect, test } from 'vitest'
import { newApplicant } from '@/tests/support/candidates/applicants'
import { registered } from '@/tests/support/candidates/registrations'
import { mark } from '@/tests/support/mark'
import { get, php } from '@/tests/support/network/http'
import { rowsIn } from '@/tests/support/rows'
import { patch } from '@/tests/support/staff/accounts'
import { newEnquiry, reader, summed } from '@/tests/support/staff/auditTrail'

/** The audit trail records what staff read in lists, and changes of enquiries over REST. */

beforeAll(async () => {
  await newApplicant()
  await registered()
  await newEnquiry()
})

describe('the audit trail of lists', () => {
  const WHOLE: [call: string, field: string, subject: string][] = [
    ['jobapplied_list', 'jobs', 'applications'],
    ['registration_list', 'registrations', 'registrations'],
    ['enquiry_list', 'enquiries', 'enquiries'],
  ]

  test.each(WHOLE)('records %s.php without a page as an export', async (name, field, subject) => {
    const { token, lines } = await reader()
    const rows = rowsIn(await get(php(name), token), field)
    expect(rows.length).toBeGreaterThan(0)
    expect(await lines({ subject })).toMatchObject([
      { action: 'export', count: rows.length, detail: 'list; filters: none' },
    ])
    await get(php(name, '?q=a'), token)
    const [second] = await lines({ subject })
    expect(second).toMatchObject({ action: 'export', detail: 'list; filters: q' })
  })

  test.each([...WHOLE, ['mail_list', 'mails', 'mails'] as const])(
    'sums up %s.php read page by page',
    async (name, field, subject) => {
      const { token, lines } = await reader()
      let rows = 0
      for (const page of [1, 2]) {
        rows += rowsIn(await get(php(name, `?page=${page}&limit=2`), token), field).length
      }
      expect(rows).toBeGreaterThan(0)
      const found = await lines({ subject })
      expect(found.map(({ action }) => action)).toContain('list')
      expect(summed(found)).toEqual({ count: rows, isOnePerMinute: true })
    },
  )

  test('has no line when nobody is found', async () => {
    const { token, lines } = await reader()
    for (const [name] of WHOLE) {
      await get(php(name, `?q=${mark()}`), token)
      await get(php(name, `?page=1&q=${mark()}`), token)
    }
    expect((await lines()).filter(({ action }) => action !== 'login')).toEqual([])
  })
})

describe('the audit trail of changes over REST', () => {
  test('records an enquiry by its id and the names of its fields', async () => {
    const { token, lines } = await reader()
    const { id } = await newEnquiry()
    const note = `Note ${mark()}`
    const path = `/api/enquiries/${id}`
    expect((await patch(path, token, { handled: true, office_note: note })).status).toBe(200)
    const found = await lines({ action: 'change' })
    expect(found).toMatchObject([
      { subject: 'enquiries', subject_id: id, detail: 'handled, office_note' },
    ])
    expect(JSON.stringify(found)).not.toContain(note)
  })

  test('records each row of a bulk change', async () => {
    const { token, lines } = await reader()
    const ids = [(await newEnquiry()).id, (await newEnquiry()).id]
    await patch(`/api/enquiries?where[id][in]=${ids.join(',')}`, token, { handled: true })
    const found = await lines({ action: 'change' })
    expect(found.map(({ subject_id }) => subject_id).sort()).toEqual(ids.sort())
  })

  test('has no line when nothing changed', async () => {
    const { token, lines } = await reader()
    const { id } = await newEnquiry()
    expect((await patch(`/api/enquiries/${id}`, token, { handled: false })).status).toBe(200)
    expect(await lines({ action: 'change' })).toEqual([])
  })

  test.each(['applications', 'registrations'])(
    'has no line for %s, which refuse changes',
    async (slug) => {
      const { token, lines } = await reader()
      const [row] = rowsIn(await get(`/api/${slug}?limit=1`, token), 'docs')
      const answer = await patch(`/api/${slug}/${row?.id}`, token, { email: 'a@b.example' })
      expect(answer.status).toBe(403)
      expect(await lines({ action: 'change' })).toEqual([])
    },
  )
})
