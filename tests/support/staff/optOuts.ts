import { randomBytes } from 'node:crypto'
import { expect, vi } from 'vitest'
import { newEmail } from '../candidates/apply'
import { applyForm } from '../candidates/forms'
import { SOON } from '../candidates/mails'
import type { RunningServer } from '../site/server'
import { callsOf } from '../site/siteCalls'

/** Settings of a site that a test starts itself. */
export const SETTINGS = { SEED_SAMPLES: 'false', RATE_LIMIT_SCALE: '10000' }

export const newSecret = () => randomBytes(32).toString('hex')

/** Applies with WhatsApp consent. Returns the token of the link in the confirmation mail. */
export const apply = async (at: RunningServer, mobile: string): Promise<string> => {
  const calls = callsOf(at)
  const email = newEmail()
  const body = await calls.post('job_applied', applyForm({ email, mobile, whatsapp_consent: 'on' }))
  expect(body).toMatchObject({ success: true })
  const mail = await vi.waitFor(async () => {
    const key = `confirm:${body.reference}`
    const [found] = await calls.query('select text from mails where key = ?', [key])
    expect(found).toBeDefined()
    return found
  }, SOON)
  return /\/my-application\/(\S+)/.exec(String(mail?.text))?.[1] ?? ''
}

/** Opts out with the mailed link, then applies again with a new consent. Returns the token. */
export const stopAndApplyAgain = async (at: RunningServer, mobile: string): Promise<string> => {
  const token = await apply(at, mobile)
  const form = new FormData()
  form.set('token', token)
  form.set('action', 'stop_whatsapp')
  expect(await callsOf(at).post('my_application', form)).toMatchObject({ success: true })
  await apply(at, mobile)
  return token
}

/** The CSV of all applicants whom a broadcast list would contain. */
export const exported = async (at: RunningServer): Promise<string> => {
  const calls = callsOf(at)
  const { text } = await calls.get(
    '/php/broadcast_export.php?of=applications&format=csv&which=all',
    await calls.logIn(),
  )
  return text
}

/** The HTTP status of a candidate's status page. */
export const statusOf = async (at: RunningServer, token: string): Promise<number> =>
  (await callsOf(at).get(`/my-application/${token}`)).status
