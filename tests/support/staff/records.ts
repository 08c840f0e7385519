import { expect } from 'vitest'
import { jobForm, type Overrides } from '../candidates/forms'
import { bearer, call, get, php, postForm } from '../network/http'
import { type Row, rowIn, rowsIn } from '../rows'
import { adminToken } from './session'

/** The applications with this e-mail address, from the call that the dashboard makes. */
export const applicationsOf = async (email: string): Promise<Row[]> => {
  const answer = await get(
    php('jobapplied_list', `?q=${encodeURIComponent(email)}&limit=100`),
    await adminToken(),
  )
  expect(answer.status).toBe(200)
  return rowsIn(answer, 'jobs').filter((row) => row.email === email)
}

/** Rows of a collection, read over Payload's REST API. */
export const rowsWhere = async (slug: string, field: string, value: string): Promise<Row[]> => {
  const query = new URLSearchParams({ [`where[${field}][equals]`]: value, depth: '0', limit: '50' })
  const answer = await get(`/api/${slug}?${query}`, await adminToken())
  expect(answer.status, answer.text.slice(0, 300)).toBe(200)
  return rowsIn(answer, 'docs')
}

/** Posts a job and returns its id. */
export const newJob = async (overrides: Overrides = {}): Promise<number> => {
  const answer = await postForm(php('jobpost'), await jobForm(overrides), await adminToken())
  expect(answer.body, answer.text.slice(0, 300)).toMatchObject({ success: true })
  return Number(answer.body?.job_id)
}

/** A job by id, as the admin sees it. */
export const jobOf = async (id: number): Promise<Row> => {
  const answer = await get(php('job_details', `?job_id=${id}`), await adminToken())
  expect(answer.body?.job, answer.text.slice(0, 300)).toBeTruthy()
  return rowIn(answer, 'job')
}

/** Jobs whose title contains the mark, as the admin sees them. */
export const jobsMarked = async (marked: string): Promise<Row[]> => {
  const answer = await get(php('joblist', `?q=${marked}`), await adminToken())
  return rowsIn(answer, 'jobs')
}

/** Changes a job as the CMS panel does: for fields that no form of the site sets. */
export const editInPanel = async (id: number, data: object): Promise<void> => {
  const answer = await call(`/api/jobs/${id}`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...bearer(await adminToken()) },
    body: JSON.stringify(data),
  })
  expect(answer.status, answer.text.slice(0, 300)).toBe(200)
}
