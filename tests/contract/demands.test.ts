import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { jobRefused, postJob } from '@/tests/support/candidates/jobs'
import {
  expectFieldRefusal,
  expectNotAllowed,
  expectNotAuthenticated,
  expectSuccess,
} from '@/tests/support/expect'
import { mark } from '@/tests/support/mark'
import { fetchBytes, get, php, postJson } from '@/tests/support/network/http'
import { type Row, rowsIn } from '@/tests/support/rows'
import { jobOf, newJob } from '@/tests/support/staff/records'
import { adminToken, editorToken, logIn, newAccount } from '@/tests/support/staff/session'

let recruiter = ''
let countries: Row[] = []
beforeAll(async () => {
  recruiter = await logIn(await newAccount('recruiter'))
  countries = rowsIn(await get(php('country_list')), 'country')
})

const values = (change: object = {}) => ({
  employer: `Sample Petroleum ${mark()}`,
  confidential: false,
  country: String(countries[0]?.id),
  number: `SAMPLE-${randomUUID()}`,
  issued_on: '2026-10-09',
  valid_until: '2099-04-08',
  letter_held: true,
  letter_until: '',
  attorney_held: false,
  attorney_until: '',
  lines: [{ trade: 'Pipe welder', headcount: '12' }],
  ...change,
})

const save = async (body: object, token?: string) =>
  postJson(php('demand_save'), body, token ?? (await adminToken()))

/** A stored demand with the id of its line. */
const newDemand = async (change: object = {}) => {
  const sent = values(change)
  const { body, text } = await save(sent)
  expect(body, text).toMatchObject({ success: true })
  const id = Number(body?.id)
  const [row] = rowsIn(await get(php('demand_list', `?id=${id}`), await adminToken()), 'demands')
  const lines = (row?.lines ?? []) as { id: number }[] // asserted by the first test
  return { ...sent, id, line: String(lines[0]?.id) }
}

const pageOf = async (id: number) => (await get(`/job-details/${id}`)).text

describe('demands', () => {
  test('are made by an admin and read by a recruiter, with places and state', async () => {
    const { id, number } = await newDemand()
    const list = await get(php('demand_list', `?q=${number.toLowerCase()}`), recruiter)
    expect(list.body).toMatchObject({
      success: true,
      total: 1,
      counts: { open: 1 },
      demands: [
        { id, number, state: 'open', left: 12, lines: [{ headcount: 12, taken: 0, jobs: [] }] },
      ],
    })
  })

  test('are changed by no recruiter, and neither read nor changed by editors and visitors', async () => {
    const { id } = await newDemand()
    const { token: editor } = await editorToken()
    expectNotAllowed(await save(values(), recruiter))
    expectNotAllowed(await postJson(php('demand_delete'), { id }, recruiter))
    expectNotAllowed(await get(php('demand_list'), editor))
    expectNotAllowed(await save(values(), editor))
    expectNotAuthenticated(await get(php('demand_list')))
    expectNotAuthenticated(await postJson(php('demand_save'), values()))
    expectNotAuthenticated(await postJson(php('demand_delete'), { id }))
  })

  test('are in no answer of the REST interface, for admins either', async () => {
    await newDemand()
    for (const slug of ['demands', 'demand_lines']) {
      expect((await get(`/api/${slug}`, await adminToken())).status).toBe(403)
    }
  })

  test('are made once by a call that is repeated at the same time', async () => {
    const sent = values({ key: randomUUID() })
    const answers = await Promise.all([save(sent), save(sent), save(sent)])
    const ids = new Set(answers.map(({ body }) => body?.id))
    expect(ids.size).toBe(1)
    const list = await get(php('demand_list', `?q=${sent.number}`), recruiter)
    expect(list.body).toMatchObject({ total: 1, demands: [{ lines: [{ headcount: 12 }] }] })
    expect(list.body?.demands).toEqual([expect.objectContaining({ lines: [expect.anything()] })])
  })

  test.each([
    ['0 places', { lines: [{ trade: 'Rigger', headcount: '0' }] }],
    ['an end before the beginning', { valid_until: '2026-10-08' }],
    ['a line without a trade', { lines: [{ trade: '', headcount: '1' }] }],
    ['text for a tick', { confidential: 'yes' }],
    ['no lines', { lines: [] }],
    ['a number as a list', { number: ['1', '2'] }],
    ['a country that is none of ours', { country: '999999' }],
  ])('with %s are refused, and nothing is stored', async (_what, change) => {
    const sent = values(change)
    expect((await save(sent)).body).toMatchObject({ success: false })
    const list = await get(php('demand_list', `?q=${encodeURIComponent(sent.employer)}`), recruiter)
    expect(list.body).toMatchObject({ total: 0 })
  })
})

describe('a job', () => {
  test('keeps its demand when a caller does not send the field, and loses it when it is sent empty', async () => {
    const { line } = await newDemand()
    const id = await newJob({ country_id: String(countries[0]?.id), demand_line: line })
    expectSuccess(
      await postJob({ job_id: String(id), country_id: String(countries[0]?.id) }),
      SAVED,
    )
    expect(await jobOf(id)).toMatchObject({ demand_line: Number(line) })
    const cleared = { job_id: String(id), demand_line: '', country_id: String(countries[0]?.id) }
    expectSuccess(await postJob(cleared), SAVED)
    expect(await jobOf(id)).toMatchObject({ demand_line: null })
  })

  test('belongs to no demand that does not exist, or is for another country', async () => {
    const { line } = await newDemand()
    const here = { country_id: String(countries[0]?.id) }
    expectFieldRefusal(
      await postJob({ ...here, demand_line: '999999' }),
      'demand_line',
      'This demand is no longer there. Choose another one, or none',
    )
    expectFieldRefusal(
      await postJob({ ...here, demand_line: 'first' }),
      'demand_line',
      'Please choose a demand from the list',
    )
    const elsewhere = await postJob({ country_id: String(countries[1]?.id), demand_line: line })
    expect(elsewhere.body).toMatchObject({
      success: false,
      errors: { demand_line: expect.stringMatching(/^This demand is for .*another country$/) },
    })
  })

  test('tells visitors of its demand on its page only, and the office in its list', async () => {
    const word = mark()
    const { line, number, employer } = await newDemand({
      valid_until: '2026-10-10',
    })
    const job = { country_id: String(countries[0]?.id), job_title: `Welder ${word}` }
    await newJob({ ...job, demand_line: line })
    const query = `?page=1&limit=10&q=${word}`
    const seen = rowsIn(await get(php('joblist', query)), 'jobs')
    expect(seen).toMatchObject([{ demand_line: null }])
    expect(seen[0]).not.toHaveProperty('demand')
    expect(rowsIn(await get(php('joblist', query), recruiter), 'jobs')).toMatchObject([
      { demand: { number, employer, state: 'expired', ends: 'demand', last_day: '2026-10-10' } },
    ])
  })

  test('shows the approved demand on its page and in the picture of its link, as long as it is valid', async () => {
    const here = { country_id: String(countries[0]?.id) }
    const demand = await newDemand()
    const id = await newJob({ ...here, demand_line: demand.line })
    const page = await pageOf(id)
    const picture = async () => (await fetchBytes(`/share/job/${id}`)).bytes
    const before = await picture()
    expect(page).toContain('Approved demand')
    for (const text of [demand.employer, demand.number, '8 April 2099']) {
      expect(page).toContain(text)
    }
    const lines = [{ id: Number(demand.line), trade: 'Pipe welder', headcount: '1' }]
    const { id: of, line: _line, ...sent } = demand
    expect((await save({ ...sent, id: of, lines, valid_until: '2026-10-10' })).body).toMatchObject({
      success: true,
    })
    expect(await pageOf(id)).not.toContain('Approved demand')
    expect(await picture()).not.toEqual(before)
    expect(await pageOf(await newJob(here))).not.toContain('Approved demand')
  })

  test('of a confidential employer gives away neither its name nor its number', async () => {
    const demand = await newDemand({ confidential: true })
    const job = { country_id: String(countries[0]?.id), demand_line: demand.line }
    await jobRefused(job, 'demand_line', NAMED_BY_JOB)
    const id = await newJob({ ...job, employer_confidential: 'on' })
    const page = await pageOf(id)
    expect(page).toContain('The office shows it to you at a visit')
    expect(page).not.toContain(demand.employer)
    expect(page).not.toContain(demand.number)
  })
})

const NAMED_BY_JOB = 'The employer of this demand is confidential, and the job names it'

const SAVED = 'Job updated successfully!'
