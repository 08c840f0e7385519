import { expectSuccess } from '../expect'
import { mark } from '../mark'
import { get, php, postForm } from '../network/http'
import { rowsWhere } from '../staff/records'
import { applyForm, type Overrides, registrationForm } from './forms'
import { statusPageToken } from './mails'
import { newMobile } from './mobile'

export const newEmail = () => `${mark()}@candidate.example`

/** Somebody who applied, with a phone number of the own: who shares one is found together. */
export const applied = async (overrides: Overrides = {}) => {
  const email = newEmail()
  const consents = { whatsapp_consent: 'on', keep_consent: 'on' }
  const form = applyForm({ email, mobile: newMobile(), ...consents, ...overrides })
  expectSuccess(
    await postForm(php('job_applied'), form),
    'Your application was submitted successfully!',
  )
  const [row] = await rowsWhere('applications', 'email', email)
  return { email, id: Number(row?.id), token: await statusPageToken(email) }
}

export const registered = async () => {
  const email = newEmail()
  const form = await registrationForm({ email, whatsapp_consent: 'on', keep_consent: 'on' })
  expectSuccess(await postForm(php('registration'), form), 'Form submitted successfully!')
  const [row] = await rowsWhere('registrations', 'email', email)
  return { email, id: Number(row?.id), token: await statusPageToken(email) }
}

export const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

export const act = (token: string, action: string) =>
  postForm(php('my_application'), formOf({ token, action }))

export const page = (token: string) => get(`/my-application/${token}`)

export const rowOf = async (collection: string, email: string) =>
  (await rowsWhere(collection, 'email', email))[0] ?? {}

export const trailOf = async (subject_id: number, subject = 'applications') => {
  const lines = await rowsWhere('audit', 'subject_id', String(subject_id))
  return lines
    .filter((line) => line.subject === subject && line.actor === 'candidate')
    .map(({ action, detail }) => ({ action, detail }))
}
