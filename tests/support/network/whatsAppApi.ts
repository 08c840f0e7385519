import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A server on this machine that behaves as the documented WhatsApp Cloud API, with its faults: what it takes,
 * what it refuses and with which codes, and how it signs what it tells. It is no proof of the real one
 * (docs/adr/0071).
 */

export const PHONE_NUMBER_ID = '106540352242922'
export const TOKEN = 'EAAG-token-of-a-system-user'
export const APP_SECRET = '0123456789abcdef0123456789abcdef'
export const VERIFY_TOKEN = 'a-word-of-the-agency'

/** Approved templates: how many values each takes. */
const TEMPLATES: Record<string, number> = { shortlisted: 3, papers: 1, news: 1 }

type Fault =
  | { status: number; code: number; subcode?: number }
  /** Their gateway says only this. */
  | { status: number }
  /** It takes the message and never answers; or sends what nobody can read. */
  | 'lost answer'
  | 'unreadable'

export type Taken = { to: string; body: Record<string, unknown>; wamid: string }

export type WhatsAppApi = {
  url: string
  /** What it took, in order. */
  taken: Taken[]
  /** How many requests came, also refused ones. */
  requests: () => number
  /** What the next requests get, one each. */
  next: (...faults: Fault[]) => void
  stop: () => Promise<void>
}

const refusal = (status: number, code?: number, error_subcode?: number) => ({
  status,
  body: code
    ? { error: { message: `(#${code}) something`, type: 'OAuthException', code, error_subcode } }
    : {},
})

export const newWhatsAppApi = async (): Promise<WhatsAppApi> => {
  const taken: Taken[] = []
  const faults: Fault[] = []
  let requests = 0

  const answerTo = (request: IncomingMessage, sent: string) => {
    if (request.headers.authorization !== `Bearer ${TOKEN}`) return refusal(401, 190)
    const url = new URL(request.url ?? '', 'http://api')
    if (!url.pathname.startsWith(`/v24.0/${PHONE_NUMBER_ID}`)) return refusal(400, 100, 33)
    if (request.method === 'GET') {
      const body = { verified_name: 'Specimen Overseas', display_phone_number: '+91 22 5550 0100' }
      return { status: 200, body: { ...body, id: PHONE_NUMBER_ID } }
    }
    return take(JSON.parse(sent))
  }

  const take = (body: Record<string, unknown>) => {
    const { messaging_product, type, template, to } = Object(body)
    if (messaging_product !== 'whatsapp' || type !== 'template') return refusal(400, 100)
    const values = (template.components?.[0]?.parameters ?? []).map(
      ({ text }: { text: string }) => text,
    )
    if (TEMPLATES[template.name] === undefined || template.language?.code !== 'en') {
      return refusal(404, 132_001)
    }
    if (values.length !== TEMPLATES[template.name]) return refusal(400, 132_000)
    if (
      values.some((text: unknown) => typeof text !== 'string' || /^\s*$|[\n\t]| {5}/.test(text))
    ) {
      return refusal(400, 131_008)
    }
    if (!/^\d{8,15}$/.test(to)) return refusal(400, 100)
    const wamid = `wamid.${Buffer.from(`${to}:${taken.length}`).toString('base64')}`
    taken.push({ to, body, wamid })
    const contacts = [{ input: to, wa_id: to }]
    const messages = [{ id: wamid, message_status: 'accepted' }]
    return { status: 200, body: { messaging_product, contacts, messages } }
  }

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      requests += 1
      const fault = faults.shift()
      const isRefusal = typeof fault === 'object'
      const { status, body } = isRefusal
        ? refusal(fault.status, ...('code' in fault ? [fault.code, fault.subcode] : []))
        : answerTo(request, Buffer.concat(chunks).toString('utf8'))
      if (fault === 'lost answer') return void request.socket.destroy()
      response.writeHead(status, { 'Content-Type': 'application/json' })
      response.end(fault === 'unreadable' ? '<html>' : JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  return {
    url: `http://127.0.0.1:${port}/v24.0`,
    taken,
    requests: () => requests,
    next: (...more) => void faults.push(...more),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The header by which WhatsApp signs these bytes. */
export const signatureOf = (body: string, secret = APP_SECRET): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`

/** What WhatsApp tells, as it sends it. `value`: statuses, messages or user_preferences. */
export const eventBody = (value: object, phone_number_id = PHONE_NUMBER_ID): string =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '102290129340398',
        changes: [
          {
            field: 'messages',
            value: {
              messaging_product: 'whatsapp',
              metadata: { display_phone_number: '912255500100', phone_number_id },
              ...value,
            },
          },
        ],
      },
    ],
  })

/** Seconds since 1970, as WhatsApp writes times. */
export const unix = (at: Date = new Date()): string => String(Math.floor(at.getTime() / 1000))
