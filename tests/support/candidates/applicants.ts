import { expect } from 'vitest'
import { expectSuccess } from '../expect'
import { docxOf, fileOf } from '../files/files'
import { mark } from '../mark'
import { type Answered, get, php, postForm, postJson } from '../network/http'
import { type Row, rowIn, rowsIn } from '../rows'
import { adminToken } from '../staff/session'
import { applyForm, type Overrides } from './forms'

/** Sends an application with a unique resume and returns its row as the dashboard lists it. */
export const newApplicant = async (overrides: Overrides = {}): Promise<Row & { id: number }> => {
  const resume = fileOf('cv.docx', docxOf({ name: 'word/mark.xml', content: mark() }))
  const answer = await postForm(php('job_applied'), applyForm({ resume, ...overrides }))
  expectSuccess(answer, 'Your application was submitted successfully!')
  const [row] = (await listed({ q: String(answer.body?.reference) })).jobs
  expect(row, 'the new application on the list').toBeDefined()
  return { ...row, id: Number(row?.id) }
}

/** A page of the applicant list with these filters. */
export const listed = async (filters: Record<string, string> = {}) => {
  const query = new URLSearchParams({ limit: '100', ...filters })
  const answer = await get(php('jobapplied_list', `?${query}`), await adminToken())
  expectSuccess(answer, '')
  return {
    jobs: rowsIn(answer, 'jobs'),
    total: answer.body?.total,
    by_stage: rowIn(answer, 'by_stage'),
  }
}

/** The names on that page, in its order. */
export const namesListed = async (filters: Record<string, string>) =>
  (await listed(filters)).jobs.map((row) => row.name)

/** Calls application_update.php as the dashboard does. */
export const update = async (body: unknown): Promise<Answered> =>
  postJson(php('application_update'), body, await adminToken())

/** Calls application.php: everything about one application. */
export const opened = async (id: number) => {
  const answer = await get(php('application', `?id=${id}`), await adminToken())
  expectSuccess(answer, '')
  return {
    application: rowIn(answer, 'application'),
    activities: rowsIn(answer, 'activities'),
    others: rowsIn(answer, 'others'),
    greeting: String(answer.body?.greeting),
  }
}
