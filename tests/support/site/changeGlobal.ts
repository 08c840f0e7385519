import { strictEqual } from 'node:assert'
import { type RunningServer, TEST_ADMIN } from './server'

/** Switches these languages on, as an admin does in the CMS panel, and all others off. */
export const switchOnLanguages = async (
  site: RunningServer,
  ...site_languages: string[]
): Promise<void> => {
  const send = (path: string, body: object, token = '') =>
    fetch(site.baseUrl + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
  const { token } = await (await send('/php/login.php', TEST_ADMIN)).json()
  const answer = await send('/api/globals/site-settings', { site_languages }, token)
  strictEqual(answer.status, 200, 'the languages are switched on')
}
