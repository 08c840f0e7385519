import { TEST_ADMIN } from './server'

/**
 * The calls under php/ in the test's own process, with the handlers that the site has. Import it after
 * ownPayload.ts has set the database.
 */
const SPECIFIED = {
  job_status_update: () => import('@/app/php/job_status_update.php/route'),
  jobapplied_list: () => import('@/app/php/jobapplied_list.php/route'),
  jobpost: () => import('@/app/php/jobpost.php/route'),
  login: () => import('@/app/php/login.php/route'),
}

const isSpecified = (name: string): name is keyof typeof SPECIFIED => Object.hasOwn(SPECIFIED, name)

type Handler = (request: Request) => Promise<Response>

const handlerOf = async (name: string, method: 'GET' | 'POST'): Promise<Handler> => {
  if (isSpecified(name)) return (await SPECIFIED[name]())[method]
  const handlers = await import('@/app/php/[name]/route')
  const context = { params: Promise.resolve({ name: `${name}.php` }) }
  return (request) => handlers[method](request, context)
}

type Sent = { method?: 'GET' | 'POST'; body?: object; token?: string; query?: string }

/** One call, as its status and its JSON. */
export const callInProcess = async (
  name: string,
  { method = 'POST', body, token, query = '' }: Sent = {},
): Promise<{ status: number; body: Record<string, unknown> }> => {
  const handler = await handlerOf(name, method)
  const response = await handler(
    new Request(`http://localhost/php/${name}.php${query}`, {
      method,
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(method === 'POST' && { 'Content-Type': 'application/json' }),
      },
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    }),
  )
  const text = await response.text()
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : { text } }
}

/** The token of an account; of the admin without one. */
export const logInHere = async (account: { email: string; password: string } = TEST_ADMIN) =>
  String((await callInProcess('login', { body: account })).body.token)
