import { strictEqual } from 'node:assert'
import { type RunningServer, TEST_ADMIN } from './server'

/** Changes a global, as an admin does in the CMS panel. */
export const changeGlobal = async (
  site: RunningServer,
  slug: 'site-settings' | 'home-page',
  change: object,
): Promise<void> => {
  const send = (path: string, body: object, token = '') =>
    fetch(site.baseUrl + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
  const { token } = await (await send('/php/login.php', TEST_ADMIN)).json()
  strictEqual((await send(`/api/globals/${slug}`, change, token)).status, 200, `${slug} is changed`)
}

/** Switches these languages on, and all others off. */
export const switchOnLanguages = (site: RunningServer, ...site_languages: string[]) =>
  changeGlobal(site, 'site-settings', { site_languages })
