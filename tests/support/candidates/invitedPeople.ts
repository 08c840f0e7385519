import { expect } from 'vitest'
import { call, get, php, postForm, postJson } from '../network/http'
import { query } from '../site/database'
import { newJob } from '../staff/records'
import { adminToken } from '../staff/session'
import { applied, formOf } from './statusPage'

/** Days of interviews as staff plan them, people who are invited, and what these send. */

/** Days from now, as staff plan them. */
export const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000 + 5.5 * 3_600_000).toISOString().slice(0, 10)

export const plan = async (job: number, values = {}) => {
  const body = {
    job: String(job),
    kind: 'trade_test',
    day: inDays(9),
    answer_until: inDays(5),
    place: 'Sample Test Hall, gate 2',
    address: 'Station Road',
    map_url: 'https://maps.example/hall',
    bring: ['passport', 'work_shoes'],
    note: '<b>Gate 2</b>',
    slots: [
      { time: '09:30', places: 2 },
      { time: '11:00', places: 1 },
    ],
    ...values,
  }
  const { body: saved } = await postJson(php('interview_save'), body, await adminToken())
  expect(saved).toMatchObject({ success: true })
  return Number(saved?.id)
}

export const seatsOf = (application: number) =>
  query('select * from interview_seats where application = ?', [application])

/** Somebody who is invited to a day of a job. */
export const invitedTo = async (job: number, day: number, time = '09:30') => {
  const { id, token, email } = await applied({ job_id: String(job) })
  const invite = { id: day, action: 'invite', applications: [id], time, tell: false }
  const { body } = await postJson(php('interview_update'), invite, await adminToken())
  expect(body).toMatchObject({ success: true })
  const [seat] = await seatsOf(id)
  return { id, token, email, seat: Number(seat?.id) }
}

export const invited = async () => {
  const job = await newJob()
  const day = await plan(job)
  return { job, day, ...(await invitedTo(job, day)) }
}

export const say = (token: string, seat: number, answer: string, more = {}) =>
  postForm(php('interview_answer'), formOf({ token, seat: String(seat), answer, ...more }))

export const sayPlainly = (token: string, seat: number, answer: string, more = {}) =>
  call(php('interview_answer'), {
    method: 'POST',
    body: formOf({ token, seat: String(seat), answer, ...more }),
    headers: { Accept: 'text/html,*/*;q=0.8' },
    redirect: 'manual',
  })

export const cardPage = (token: string, query = '') => get(`/interview/${token}${query}`)

export const answerOf = async (seat: number) =>
  (await query('select answer from interview_seats where id = ?', [seat]))[0]?.answer
