import { beforeAll, describe, expect, test } from 'vitest'
import { newApplicant } from '@/tests/support/candidates/applicants'
import { enquiryForm, jobForm, registrationForm } from '@/tests/support/candidates/forms'
import { get, php, postForm } from '@/tests/support/network/http'
import { rowsIn } from '@/tests/support/rows'
import { adminToken } from '@/tests/support/staff/session'

const LISTS = [
  ['joblist', 'jobs'],
  ['jobapplied_list', 'jobs'],
  ['registration_list', 'registrations'],
  ['enquiry_list', 'enquiries'],
  ['mail_list', 'mails'],
] as const

/** Rows that each list has at least, more than one page of five. */
const ROWS = 7

const idsOf = async (name: string, field: string, query: string) => {
  const answer = await get(php(name, query), await adminToken())
  expect(answer.status).toBe(200)
  return { ids: rowsIn(answer, field).map(({ id }) => id), total: Number(answer.body?.total) }
}

beforeAll(async () => {
  const token = await adminToken()
  for (let i = 0; i < ROWS; i++) {
    await newApplicant()
    await postForm(php('registration'), await registrationForm())
    await postForm(php('enquiry'), enquiryForm())
    await postForm(php('jobpost'), await jobForm(), token)
  }
})

describe.each(LISTS)('%s.php', (name, field) => {
  test.each([20, 50])('returns pages of %i rows when they are requested', async (size) => {
    const { ids, total } = await idsOf(name, field, `?page=1&limit=${size}`)
    expect(total).toBeGreaterThanOrEqual(ROWS)
    expect(ids).toHaveLength(Math.min(size, total))
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('returns pages of five rows when no size is requested', async () => {
    expect((await idsOf(name, field, '?page=1')).ids).toHaveLength(5)
  })
})
