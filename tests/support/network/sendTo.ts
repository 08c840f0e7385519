import type { Row } from '../rows'
import { type Answered, answered, bearer } from './http'

/** One request to a site, with JSON and for an account, as the CMS panel sends it. */
export const sendTo = async (
  baseUrl: string,
  method: string,
  path: string,
  data?: Row,
  token?: string,
): Promise<Answered> => {
  const answer = await fetch(baseUrl + path, {
    method,
    headers: { 'Content-Type': 'application/json', ...bearer(token) },
    body: data && JSON.stringify(data),
  })
  return answered(answer.status, answer.headers, await answer.text())
}
