import { randomUUID } from 'node:crypto'
import { fillIn, messageValues } from '@/collections/Applications/shared/messages'
import { inDaytime } from '@/collections/Mails/shared/sendingTime'
import type { Application, Mail, MessageTemplate, User } from '@/payload-types'
import {
  APP_SECRET,
  eventBody,
  newWhatsAppApi,
  PHONE_NUMBER_ID,
  signatureOf,
  TOKEN,
  unix,
  VERIFY_TOKEN,
} from '../network/whatsAppApi'
import { atTime } from '../site/atTime'
import { callInProcess, logInHere } from '../site/callsInProcess'
import { ownPayload } from '../site/ownPayload'
import { TEST_ADMIN } from '../site/server'
import { newMobile } from './mobile'
import { storeJob } from './storedAlerts'
import { storeApplicant } from './storedInterviews'

export const TEXT =
  'Hello ((name)), you are shortlisted for ((job)). Your reference is ((reference)).'

export const SETTINGS = {
  WHATSAPP_PHONE_NUMBER_ID: PHONE_NUMBER_ID,
  WHATSAPP_TOKEN: TOKEN,
  WHATSAPP_APP_SECRET: APP_SECRET,
  WHATSAPP_VERIFY_TOKEN: VERIFY_TOKEN,
}

/**
 * Payload in the test's own process with a stand-in of the WhatsApp API, an admin, and what staff, WhatsApp
 * and the queue do there. `settings`: what the environment says; nothing for an account set in the office.
 */
export const whatsAppSite = async (settings: Record<string, string> = SETTINGS) => {
  const api = await newWhatsAppApi()
  Object.assign(process.env, settings, {
    WHATSAPP_API_URL: api.url,
    SMTP_URL: '',
    RATE_LIMIT_SCALE: '10000',
  })
  const { payload, database, end } = await ownPayload()
  const { prepareKeyring } = await import('@/collections/Keyring/prepareKeyring')
  await prepareKeyring(payload)
  const { MAIL_QUEUE } = await import('@/collections/Mails/outbox')
  const { sendApproved } = await import('@/collections/Applications/sendApproved')
  const { receive } = await import('@/collections/WhatsApp/webhook/receive')
  const user = (await payload.create({
    collection: 'users',
    data: { ...TEST_ADMIN, name: 'Admin', role: 'admin' },
  })) as User
  const job = await storeJob(payload, { posted_at: '2026-11-01T08:00:00.000Z' })
  const query = (sql: string, values: (string | number)[] = []) => database.rows(sql, values)

  let count = 0
  const newTemplate = (values: Partial<MessageTemplate> = {}): Promise<MessageTemplate> => {
    count += 1
    return payload.create({
      collection: 'message-templates',
      data: {
        ...({ name: `Text ${count}`, occasion: 'shortlisted', subject: 'Shortlisted' } as const),
        ...{ text: 'You are shortlisted.', active: true, sort_order: 1 },
        ...{ whatsapp_name: 'shortlisted', whatsapp_language: 'en', whatsapp_text: TEXT },
        whatsapp_category: 'utility',
        ...values,
      },
    })
  }
  const newPerson = (values: Partial<Application> = {}): Promise<Application> => {
    const phone_e164 = `+91${newMobile()}`
    return storeApplicant(payload, job, { phone_e164, phone_valid: true, ...values })
  }
  const messageTo = async ({ id }: Pick<Application, 'id'>): Promise<Mail> => {
    const where = { application: { equals: id } }
    const { docs } = await payload.find({ collection: 'mails', where, sort: '-id', depth: 0 })
    const [mail] = docs
    if (!mail) throw new Error('There is no message to this person')
    return mail
  }
  /** Writes a message; it waits a minute, or for the morning. */
  const write = async (
    { id }: Pick<Application, 'id'>,
    template: MessageTemplate,
    { now = new Date(), message_id = randomUUID() as string, seen = '' } = {},
  ) => {
    const person = await payload.findByID({ collection: 'applications', id, disableErrors: true })
    const job = typeof person?.job_id === 'object' ? person.job_id : null
    const values = person && messageValues({ ...person, job_title: job?.job_title ?? null })
    const text = seen || (values && fillIn(template.whatsapp_text ?? TEXT, values)) || TEXT
    const call = { approved_to: id, template: template.id, message_id, text }
    return (await sendApproved(payload, user, call, now)).body
  }
  /**
   * The time has come for what waits for this person; the queue then runs once: by day, unless `at` is
   * another time.
   */
  const runQueue = async ({ id }: Pick<Application, 'id'>, at = inDaytime(new Date())) => {
    await query(
      "update mails set next_try_at = null where state = 'queued' and application_id = ?",
      [id],
    )
    await query('update payload_jobs set wait_until = null')
    // Not the tasks of other people, whose messages may be due at the same time.
    const mails = await query('select id from mails where application_id = ?', [id])
    const { docs } = await payload.find({ collection: 'payload-jobs', pagination: false })
    const tasks = docs.filter(({ input }) =>
      mails.some((mail) => mail.id === (input as { mail?: unknown } | null)?.mail),
    )
    const where = { id: { in: tasks.map((task) => task.id) } }
    await atTime(at, () => payload.jobs.run({ queue: MAIL_QUEUE, limit: 100, where }))
  }
  /** Brings a body to the webhook; returns the status of the answer. */
  const tell = async (
    body: string,
    { signature = signatureOf(body) as string | null, now = new Date() } = {},
  ): Promise<number> =>
    (await receive(payload, { bytes: Buffer.from(body), signature }, now)).status
  const tellStatus = (
    of: Pick<Mail, 'wamid'>,
    status: string,
    more: object = {},
    at = new Date(),
  ) => tell(eventBody({ statuses: [{ id: of.wamid, status, timestamp: unix(at), ...more }] }))
  const tellText = (from: string, text: string, more: object = {}) => {
    const message = { id: `wamid.${randomUUID()}`, from: from.replace('+', ''), type: 'text' }
    const messages = [{ ...message, timestamp: unix(), text: { body: text }, ...more }]
    return tell(eventBody({ messages }))
  }

  return {
    ...{ payload, query, api, user, newTemplate, newPerson, messageTo, write, runQueue },
    ...{ tell, tellStatus, tellText },
    /** Writes and sends one message, which the API took. */
    sent: async (person: Application, template: MessageTemplate): Promise<Mail> => {
      await write(person, template)
      await runQueue(person)
      return messageTo(person)
    },
    admin: () => logInHere(),
    call: callInProcess,
    end: async () => {
      await end()
      await api.stop()
    },
  }
}
