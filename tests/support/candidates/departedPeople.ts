import { expect } from 'vitest'
import type { DepartureJson } from '@/collections/Deployments/shared/json'
import { call, get, php, postForm, postJson } from '../network/http'
import { adminToken } from '../staff/session'
import { inDays } from './invitedPeople'
import { applied, formOf } from './statusPage'

/** People who flew, and what they send, over HTTP. */

const change = async (name: string, values: object) => {
  const { body } = await postJson(php(name), values, await adminToken())
  expect(body).toMatchObject({ success: true })
}

/** Somebody at the stage Selected, with the link. */
export const selectedPerson = async () => {
  const person = await applied()
  await change('application_update', { id: person.id, revision: 0, stage: 'selected' })
  return person
}

/** Somebody who flew so many days ago. */
export const departedPerson = async (days = 30) => {
  const person = await selectedPerson()
  const { id } = person
  const flown = { milestone: 'departed', planned: '', done: inDays(-days), note: 'By hand' }
  await change('departure_save', { id, changed_at: '', ...flown })
  return person
}

/** Three answers that are no alarm. */
const GOOD = { round: '30', pay: 'yes', again: 'no', passport: 'me' }

export const reply = (token: string, values: Record<string, string> = {}) =>
  postForm(php('departure_answer'), formOf({ token, ...GOOD, ...values }))

export const replyPlainly = (token: string, values: Record<string, string> = {}) =>
  call(php('departure_answer'), {
    method: 'POST',
    body: formOf({ token, ...GOOD, ...values }),
    headers: { Accept: 'text/html,*/*;q=0.8' },
    redirect: 'manual',
  })

/** The way of a person as the office sees it. */
export const departureOf = async (id: number): Promise<DepartureJson> => {
  const { body } = await get(php('departure', `?id=${id}`), await adminToken())
  expect(body).toMatchObject({ success: true })
  return body?.departure as DepartureJson // what departure.php answers
}
