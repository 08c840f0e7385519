import { expect } from 'vitest'
import { mark } from '../mark'
import { call, get, php, postForm } from '../network/http'
import type { Row } from '../rows'
import { rowsWhere } from '../staff/records'
import { mailsTo } from './mails'
import { formOf } from './statusPage'

/** Job alerts as a visitor asks for them, and the links of their mails. */

export const ASKED = 'We sent you a mail. Open it, and press the button in it to confirm.'
export const CONFIRMED = 'Your alert is on. We write to you when there are new jobs.'
export const LEFT = 'Your address is deleted. You get no more mails of this alert.'
export const OVER = 'This link does not work any more.'

export const newEmail = () => `${mark()}@candidate.example`

export const ask = (fields: Record<string, string> = {}) =>
  postForm(
    php('job_alert'),
    formOf({ action: 'ask', email: newEmail(), search: 'q=welder', ...fields }),
  )

/** Without scripts. */
export const askPlainly = (fields: Record<string, string>) =>
  call(php('job_alert'), {
    method: 'POST',
    body: formOf({ action: 'ask', search: 'q=welder', ...fields }),
    headers: { Accept: 'text/html' },
  })

export const act = (token: string, action: string) =>
  postForm(php('job_alert'), formOf({ token, action }))

export const alertsOf = (email: string): Promise<Row[]> => rowsWhere('job_alerts', 'email', email)

export const alertPage = (token: string) => get(`/job-alert/${token}`)

/** The token of the newest mail to an address with this subject. */
export const tokenTo = async (email: string, subject?: RegExp): Promise<string> => {
  const [mail] = await mailsTo(email, subject && { subject })
  const token = /\/job-alert\/([\w.-]+)/.exec(String(mail?.text))?.[1]
  expect(token, 'a link in the mail').toBeDefined()
  return String(token)
}

/** An alert that its address has confirmed. */
export const confirmed = async (fields: Record<string, string> = {}) => {
  const email = newEmail()
  await ask({ email, ...fields })
  const token = await tokenTo(email)
  expect((await act(token, 'confirm')).body).toMatchObject({ success: true })
  return { email, token }
}
