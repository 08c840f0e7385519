import { expect } from 'vitest'
import { bearer } from '../network/http'
import type { Row } from '../rows'
import { type RunningServer, startServer, TEST_ADMIN } from './server'

/** A separate site that tests can kill, restart, and whose database they can change directly. */
export type OwnSite = RunningServer & {
  /** A call as the admin; returns its JSON. */
  post: (name: string, body: object | FormData) => Promise<Row>
  get: (name: string, query?: string) => Promise<Row>
  /** Any request as the admin. */
  request: (path: string, init?: RequestInit) => Promise<Response>
}

export const startOwnSite = async (
  settings: Record<string, string> = {},
  prepare?: Parameters<typeof startServer>[1],
): Promise<OwnSite> => {
  const server = await startServer(
    { SEED_SAMPLES: 'false', RATE_LIMIT_SCALE: '10000', ...settings },
    prepare,
  )
  let token = ''
  const request = (path: string, init: RequestInit = {}) =>
    fetch(`${server.baseUrl}${path}`, { ...init, headers: { ...init.headers, ...bearer(token) } })
  const answered = async (response: Response): Promise<Row> => {
    expect(response.status).toBe(200)
    return (await response.json()) as Row // the calls answer objects
  }
  const post = async (name: string, body: object | FormData) =>
    answered(
      await request(`/php/${name}.php`, {
        method: 'POST',
        ...(body instanceof FormData
          ? { body }
          : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
      }),
    )
  token = String((await post('login', TEST_ADMIN)).token)
  return {
    ...server,
    request,
    post,
    get: async (name, query = '') => answered(await request(`/php/${name}.php${query}`)),
  }
}
