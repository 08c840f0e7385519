import { createHash } from 'node:crypto'
import type { RunningServer } from '@/tests/support/site/server'
import type { Sender } from './lab'

/** As many requests as a browser has open at a time. */
const WIDTH = 6

/** A request without a sender. */
export type Asked = {
  /** What the request is, for the message of a failed test. */
  what: string
  method: string
  address: string
  headers?: Record<string, string>
  body?: string | FormData
}

export type Reply = { status: number; text: string; json: unknown; location: string | null }

/** Sends a request as somebody; connections are kept open. */
export const ask = async (site: RunningServer, asked: Asked, sender: Sender): Promise<Reply> => {
  const address = sender.query ? withQuery(asked.address, sender.query) : asked.address
  const response = await fetch(`${site.baseUrl}${address}`, {
    method: asked.method,
    headers: { ...asked.headers, ...sender.headers },
    body: asked.body ?? null,
    redirect: 'manual',
  })
  const text = await response.text()
  return {
    status: response.status,
    text,
    json: jsonOf(text),
    location: response.headers.get('location'),
  }
}

const withQuery = (address: string, query: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${query}`

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A request with what must come back; returns a line when something else came. */
export type Case = () => Promise<string | null>

/** Runs cases, a few at a time, and returns what was found wrong. */
export const findingsOf = async (cases: Case[]): Promise<string[]> => {
  const findings: string[] = []
  const left = [...cases].reverse()
  const work = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      const finding = await next()
      if (finding) findings.push(finding)
    }
  }
  await Promise.all(Array.from({ length: WIDTH }, work))
  return findings.sort()
}

/** A request, and whether its reply is as it must be. */
export const expecting =
  (
    site: RunningServer,
    sender: Sender,
    asked: Asked,
    wanted: string,
    isFine: (reply: Reply) => boolean,
  ): Case =>
  async () => {
    const reply = await ask(site, asked, sender)
    if (isFine(reply)) return null
    return `${sender.name} · ${asked.what}: ${reply.status} ${reply.text.slice(0, 160)} – wanted: ${wanted}`
  }

/** A request that gets the same answer from all these senders, and one that is as it must be. */
export const alike =
  (
    site: RunningServer,
    [first, ...others]: Sender[],
    asked: Asked,
    wanted: string,
    isFine: (reply: Reply) => boolean,
  ): Case =>
  async () => {
    if (!first) return null
    const { status, text } = await ask(site, asked, first)
    return inTurn([
      expecting(site, first, asked, wanted, isFine),
      ...others.map((sender) =>
        expecting(
          site,
          sender,
          asked,
          `as ${first.name}`,
          (reply) => reply.status === status && reply.text === text,
        ),
      ),
    ])()
  }

/** Cases that must not run at the same time. */
export const inTurn =
  (cases: Case[]): Case =>
  async () => {
    for (const next of cases) {
      const finding = await next()
      if (finding) return finding
    }
    return null
  }

/** Whether a request got past the question who sends it. */
export const isAllowed = ({ status }: Reply): boolean =>
  status !== 401 && status !== 403 && status < 500

/** The number of rows of each table and a checksum of their content. */
export const contentOf = async (
  { database }: RunningServer,
  isMeant: (table: string) => boolean = () => true,
): Promise<Record<string, string>> => {
  const found: Record<string, string> = {}
  for (const table of Object.keys(await database.tables()).filter(isMeant)) {
    const rows = (await database.rows(`select * from "${table}"`)).map((row) => JSON.stringify(row))
    const sum = createHash('sha256').update(rows.sort().join('\n')).digest('hex').slice(0, 16)
    found[table] = `${rows.length} rows, ${sum}`
  }
  return found
}
