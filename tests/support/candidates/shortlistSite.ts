import { randomUUID } from 'node:crypto'
import type { ShortlistView } from '@/collections/Shortlists/shared/json'
import type { ShortlistValues } from '@/collections/Shortlists/shared/schema'
import type { Application, Job, User } from '@/payload-types'
import { ownPayload } from '../site/ownPayload'
import { storeJob } from './storedAlerts'
import { storeApplicant, TODAY } from './storedInterviews'

/** Lists of people for employers in the database of a test, and what an employer sees and sends. */

export type List = Extract<ShortlistView, { state: 'list' }>

export const minutesLater = (minutes: number, from = TODAY): Date =>
  new Date(from.getTime() + minutes * 60_000)

export const shortlistSite = async () => {
  const { payload, end } = await ownPayload()
  const { prepareKeyring } = await import('@/collections/Keyring/prepareKeyring')
  await prepareKeyring(payload)
  const { saveShortlist, endShortlist } = await import('@/collections/Shortlists/saveShortlist')
  const { listShortlists, proposedTo } = await import('@/collections/Shortlists/listShortlists')
  const { shortlistView } = await import('@/collections/Shortlists/shortlistView')
  const { runShortlist } = await import('@/collections/Shortlists/runShortlist')
  const user: User = await payload.create({
    collection: 'users',
    data: {
      name: 'Asha',
      email: `${randomUUID()}@agency.example`,
      password: randomUUID(),
      role: 'admin',
    },
  })

  const newJob = () => storeJob(payload, { posted_at: '2026-11-01T08:00:00.000Z' })
  const apply = (job: Job, values: Partial<Application> = {}) =>
    storeApplicant(payload, job, { stage: 'shortlisted', ...values })
  const save = async (people: readonly { id: number }[], values: Partial<ShortlistValues> = {}) => {
    const given = {
      company: 'Mithal Petroleum',
      email: `${randomUUID()}@mithal.example`,
      ends_on: '2026-12-15',
      people: people.map(({ id }) => ({ id, years: 7 })),
      key: randomUUID(),
      ...values,
    }
    const { body } = await saveShortlist(payload, user, given, TODAY)
    return { given, body, id: Number(body.id) }
  }
  const mailsTo = async (to: string, kind: string) =>
    (
      await payload.find({
        collection: 'mails',
        where: { and: [{ to: { equals: to } }, { kind: { equals: kind } }] },
        sort: 'id',
        pagination: false,
      })
    ).docs
  const tokenTo = async (email: string): Promise<string> => {
    const [mail] = await mailsTo(email, 'shortlist')
    return /\/shortlist\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  const lastCode = async (email: string): Promise<string> =>
    /^\d{6}/.exec((await mailsTo(email, 'shortlist-code')).at(-1)?.text ?? '')?.[0] ?? ''
  const send = (
    token: string,
    action: 'send_code' | 'open' | 'answer',
    browser: string | null,
    fields: Record<string, string> = {},
    now = TODAY,
  ) => {
    const values = { token, action, code: fields.code ?? '' }
    return runShortlist({ payload, values, raw: fields, browser }, now)
  }
  const view = (
    token: string,
    browser: string | null = null,
    now = TODAY,
    resume: number | null = null,
  ) => shortlistView(payload, token, browser, now, resume)

  /** A list of so many people whose link was mailed. */
  const proposed = async (
    count = 2,
    of: Partial<Application> = {},
    values: Partial<ShortlistValues> = {},
  ) => {
    const job = await newJob()
    const people: Application[] = []
    for (let i = 0; i < count; i += 1) people.push(await apply(job, of))
    const { given, id } = await save(people, values)
    return { job, people, id, email: given.email, token: await tokenTo(given.email) }
  }
  /** The same, open in a browser. */
  const opened = async (...args: Parameters<typeof proposed>) => {
    const made = await proposed(...args)
    const { browser } = await send(made.token, 'send_code', null)
    await send(made.token, 'open', browser, { code: await lastCode(made.email) })
    const list = (await view(made.token, browser)) as List // it was opened above
    return { ...made, browser: browser ?? '', places: list.people.map(({ id }) => id) }
  }
  const answersOf = async (id: number) =>
    (
      await payload.find({
        ...({ collection: 'shortlist_people', sort: 'id', pagination: false } as const),
        where: { shortlist: { equals: id } },
      })
    ).docs.map(({ answer, reason }) => [answer, reason ?? null])

  return {
    ...{ payload, end, user, newJob, apply, save, mailsTo, tokenTo, lastCode, send, view },
    ...{ proposed, opened, answersOf },
    endLink: (id: number) => endShortlist(payload, user, id, TODAY),
    listsOf: async (job: Job) =>
      (await listShortlists(payload, user, new URLSearchParams({ job: String(job.id) }), TODAY))
        .body,
    proposedTo: (application: number) => proposedTo(payload, application, TODAY),
  }
}
