import { request } from 'node:https'
import { expect, vi } from 'vitest'
import { applyForm, jobForm } from '../candidates/forms'
import { fileOf, pdfOf } from '../files/files'
import { mark } from '../mark'
import type { Row } from '../rows'
import type { RunningServer } from './server'
import { callsOf } from './siteCalls'
import type { startTwoInstances } from './twoInstances'

type Pair = Awaited<ReturnType<typeof startTwoInstances>>

type Sent = { from?: string; headers?: Record<string, string> }

/** The calls of tests to two instances, signed in as the admin where needed. */
export const callsOfBoth = async (pair: Pair) => {
  const signedIn = { Authorization: `Bearer ${await callsOf(pair.one).logIn()}` }

  const newJob = async (site: RunningServer, title: string): Promise<number> => {
    const form = await jobForm({ job_title: title })
    const { body } = await post(site, 'jobpost', form, { headers: signedIn })
    expect(body).toMatchObject({ success: true })
    return Number(body.job_id)
  }

  const deactivate = async (site: RunningServer, job_id: number): Promise<void> => {
    const change = { job_id, status: 'Inactive' }
    const { body } = await post(site, 'job_status_update', change, { headers: signedIn })
    expect(body).toMatchObject({ success: true })
  }

  const download = (site: RunningServer, file: string): Promise<Response> =>
    fetch(`${site.baseUrl}/uploads/resume/${file}`, { headers: signedIn })

  /** The name of the stored resume of the only application with this address. */
  const storedResumeOf = async (email: string): Promise<string> => {
    const select = 'select upload_resume from applications where email = ?'
    const rows = await pair.database.rows(select, [email])
    expect(rows, email).toHaveLength(1)
    return String(rows[0]?.upload_resume)
  }

  return { newJob, deactivate, download, storedResumeOf }
}

/** A call to one instance. `from`: the sender's address, because the real rate limits apply. */
export const post = async (
  { baseUrl }: RunningServer,
  name: string,
  body: FormData | object,
  { from = newAddress(), headers = {} }: Sent = {},
): Promise<{ status: number; body: Row; headers: Headers }> => {
  const isForm = body instanceof FormData
  const response = await fetch(`${baseUrl}/php/${name}.php`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'X-Forwarded-For': from,
      ...(isForm ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: isForm ? body : JSON.stringify(body),
  })
  const text = await response.text()
  const json = text.startsWith('{') ? JSON.parse(text) : {}
  return { status: response.status, body: json, headers: response.headers }
}

let addresses = 0

/** An address that no other call has. */
export const newAddress = (): string => {
  addresses += 1
  return `203.0.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`
}

export const pageOf = async ({ baseUrl }: RunningServer, path: string): Promise<string> =>
  (await fetch(`${baseUrl}${path}`)).text()

/** A page through nginx, whose certificate nobody has signed. */
export const pageThroughNginx = ({ nginx }: Pair, path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const sent = request(`${nginx}${path}`, { rejectUnauthorized: false }, async (response) => {
      resolve(Buffer.concat(await response.toArray()).toString())
    })
    sent.on('error', reject).end()
  })

/** Sends applications to both instances, several at a time, until it is told to end. */
export const applyingToBoth = ({ one, other }: Pair) => {
  let isOver = false
  const answers: { email: string; status: number; body: Row }[] = []
  let longestMs = 0
  const send = async (site: RunningServer) => {
    while (!isOver) {
      const email = `${mark()}@candidate.example`
      const resume = fileOf('cv.pdf', pdfOf(20_000, email))
      // Without a connection nothing is acknowledged.
      const begun = performance.now()
      const answer = await post(site, 'job_applied', applyForm({ email, resume })).catch(() => null)
      longestMs = Math.max(longestMs, performance.now() - begun)
      if (answer) answers.push({ email, status: answer.status, body: answer.body })
      else await new Promise((resolve) => setImmediate(resolve))
    }
  }
  const senders = [one, other, one, other].map(send)
  return {
    accepted: () => answers.filter(({ body }) => body.reference),
    refused: () => answers.filter(({ body }) => !body.reference),
    figures: () => {
      const accepted = answers.filter(({ body }) => body.reference).length
      return `${accepted} acknowledged, all stored and downloadable; ${answers.length - accepted} asked to try again; longest wait for an answer ${Math.round(longestMs)} ms; works again without a restart of the site`
    },
    end: async () => {
      isOver = true
      await Promise.all(senders)
    },
  }
}

/** Stops and starts Postgres this many times while applications arrive, and then kills one instance. */
export const restartUnder = async (
  sending: ReturnType<typeof applyingToBoth>,
  pair: Pair,
  restarts: number,
): Promise<void> => {
  const goesOn = (count: number) => {
    const before = sending.accepted().length
    const isMore = () => expect(sending.accepted().length).toBeGreaterThan(before + count)
    return vi.waitFor(isMore, 30_000)
  }
  await goesOn(10)
  for (let restart = 0; restart < restarts; restart += 1) {
    await pair.withoutPostgres(async () => undefined)
    await goesOn(10)
  }
  await pair.one.kill()
  await goesOn(5)
}
