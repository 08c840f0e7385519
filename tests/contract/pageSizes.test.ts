import { beforeAll, describe, expect, test } from 'vitest'
import { newApplicant } from '@/tests/support/applicants'
import { enquiryForm, jobForm, registrationForm } from '@/tests/support/forms'
import { get, php, postForm } from '@/tests/support/http'
import { rowsIn } from '@/tests/support/rows'
import { adminToken } from '@/tests/support/session'

const LISTS = [
  { name: 'joblist', field: 'jobs' },
  { name: 'jobapplied_list', field: 'jobs' },
  { name: 'registration_list', field: 'registrations' },
  { name: 'enquiry_list', field: 'enquiries' },
  { name: 'mail_list', field: 'mails' },
]

/** More than one page of five. */
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

describe.each(LISTS)('staff read $name.php', ({ name, field }) => {
  test.each([20, 50])('with %i rows on a page', async (size) => {
    const { ids, total } = await idsOf(name, field, `?page=1&limit=${size}`)
    expect(total).toBeGreaterThanOrEqual(ROWS)
    expect(ids).toHaveLength(Math.min(size, total))
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('with five rows on a page when no size is asked for', async () => {
    expect((await idsOf(name, field, '?page=1')).ids).toHaveLength(5)
  })
})
