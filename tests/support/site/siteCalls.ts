import { expect } from 'vitest'
import type { Row } from '../rows'
import { type RunningServer, TEST_ADMIN } from './server'

/** The calls of a site that a test started itself. */
export const callsOf = (site: RunningServer) => {
  const send = async (address: string, init: RequestInit = {}) => {
    const response = await fetch(`${site.baseUrl}${address}`, init)
    return { status: response.status, text: await response.text() }
  }

  const post = async (name: string, body: FormData | object, token = ''): Promise<Row> => {
    const isForm = body instanceof FormData
    const { text } = await send(`/php/${name}.php`, {
      method: 'POST',
      headers: {
        ...(isForm ? {} : { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: isForm ? body : JSON.stringify(body),
    })
    return JSON.parse(text)
  }

  const logIn = async (): Promise<string> => {
    const { token } = await post('login', TEST_ADMIN)
    expect(token, 'the admin is signed in').toEqual(expect.any(String))
    return String(token)
  }

  const get = async (address: string, token = '') =>
    send(address, token ? { headers: { Authorization: `Bearer ${token}` } } : {})

  return { get, post, logIn, query: site.database.rows }
}
