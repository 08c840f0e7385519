import { jsonObject } from '@/lib/server/calls/body'
import { env } from '@/lib/server/settings/env'

/**
 * The two requests to WhatsApp's Cloud API. Nothing of a request or an answer is logged: both have
 * the person's number.
 */

const TIMEOUT_MS = 20_000
const ANSWER_MAX_CHARS = 65_536

type Given = { phoneNumberId: string; token: string }

/** An approved template with its values in order, for one person. */
export type TemplateMessage = {
  /** Digits with the country code. */
  to: string
  template: { name: string; language: string; parameters: string[] }
  /** Comes back with each event of this message. */
  mark: string
}

/**
 * What came of a request. `refused`: WhatsApp's code of the error, null when there is none that can be
 * read. `isAccount`: it does not know the number, or does not show it to this token. `unreached`: nothing was sent. `unsure`: it was sent, and no answer came that says what happened.
 */
export type ApiAnswer =
  | { kind: 'ok'; body: Record<string, unknown> }
  | { kind: 'refused'; status: number; code: number | null; isAccount: boolean }
  | { kind: 'unreached' }
  | { kind: 'unsure' }

export const sendTemplate = (
  account: Given,
  { to, template, mark }: TemplateMessage,
): Promise<ApiAnswer> =>
  ask(account, 'POST', `${account.phoneNumberId}/messages`, {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to,
    type: 'template',
    template: {
      name: template.name,
      language: { code: template.language },
      ...(template.parameters.length > 0 && {
        components: [
          {
            type: 'body',
            parameters: template.parameters.map((text) => ({ type: 'text', text })),
          },
        ],
      }),
    },
    biz_opaque_callback_data: mark,
  })

/** Asks for the name and the number that people see. */
export const askNumber = (account: Given): Promise<ApiAnswer> =>
  ask(account, 'GET', `${account.phoneNumberId}?fields=verified_name,display_phone_number`)

const ask = async (
  { token }: Given,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<ApiAnswer> => {
  let response: Response
  try {
    response = await fetch(`${env.whatsAppApi}/${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        // A kept connection may end while it is used, and then nobody knows what was taken.
        Connection: 'close',
        ...(body && { 'Content-Type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
      // The token goes to no other address.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  } catch (error) {
    return { kind: NOT_SENT.has(codeOf(error)) ? 'unreached' : 'unsure' }
  }
  const read = await readObject(response)
  if (response.ok) return read ? { kind: 'ok', body: read } : { kind: 'unsure' }
  const { code, error_subcode } = Object(read?.error)
  return {
    ...{ kind: 'refused', status: response.status },
    code: Number.isInteger(code) ? code : null,
    isAccount: code === 100 && error_subcode === NO_SUCH_NUMBER,
  }
}

/** The subcode of code 100, which otherwise is about a part of the message. */
const NO_SUCH_NUMBER = 33

/** Codes of errors that happen before anything of a request is sent. */
const NOT_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

const codeOf = (error: unknown): string => String(Object(Object(error).cause).code)

const readObject = async (response: Response): Promise<Record<string, unknown> | null> => {
  try {
    const text = await response.text()
    if (text.length > ANSWER_MAX_CHARS) return null
    return jsonObject(Buffer.from(text))
  } catch {
    return null
  }
}
