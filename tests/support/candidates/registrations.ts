import { expect } from 'vitest'
import { expectSuccess } from '../expect'
import { mark } from '../mark'
import { get, php, postForm, postJson } from '../network/http'
import { type Row, rowIn, rowsIn } from '../rows'
import { adminToken } from '../staff/session'
import { type Overrides, registrationForm } from './forms'

/** Registers as a candidate does and returns the row as the dashboard lists it. */
export const registered = async (overrides: Overrides = {}): Promise<Row> => {
  const email = `${mark()}@candidate.example`
  const answer = await postForm(
    php('registration'),
    await registrationForm({ email, ...overrides }),
  )
  expectSuccess(answer, 'Form submitted successfully!')
  const [row] = await registrationsFound({ q: String(answer.body?.reference) })
  expect(row).toBeDefined()
  return row ?? {}
}

const queryOf = (filters: Record<string, string>): string => `?${new URLSearchParams(filters)}`

/** The rows that match the filters. */
export const registrationsFound = async (filters: Record<string, string>): Promise<Row[]> => {
  const answer = await get(php('registration_list', queryOf(filters)), await adminToken())
  expectSuccess(answer, '')
  return rowsIn(answer, 'registrations')
}

export const openRegistration = async (id: unknown) =>
  get(php('registration_details', `?id=${id}`), await adminToken())

export const changeRegistration = async (change: object) =>
  postJson(php('registration_update'), change, await adminToken())

export const changeOptOut = async (change: object) =>
  postJson(php('opt_out'), change, await adminToken())

/** Makes a broadcast list of the candidates who match the filters. */
export const makeList = async (filters: Record<string, string>, more: object = {}) =>
  postJson(php('broadcast_export'), { filters, ...more }, await adminToken())

export const madeList = async (
  filters: Record<string, string>,
  more: object = {},
): Promise<Row> => {
  const answer = await makeList(filters, more)
  expect(answer.body, answer.text.slice(0, 300)).toMatchObject({ success: true })
  return rowIn(answer, 'list')
}

export const exportBroadcast = async (parameters: Record<string, string>) =>
  get(php('broadcast_export', queryOf(parameters)), await adminToken())
