import { strictEqual } from 'node:assert'
import { type RunningServer, TEST_ADMIN } from './server'

/** Sends what an admin changes in the CMS panel. */
const change = async (
  site: RunningServer,
  { method, path }: { method: 'POST' | 'PATCH'; path: string },
  data: object,
): Promise<void> => {
  const send = (to: string, how: string, body: object, token = '') =>
    fetch(site.baseUrl + to, {
      method: how,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
  const { token } = await (await send('/php/login.php', 'POST', TEST_ADMIN)).json()
  strictEqual((await send(path, method, data, token)).status, 200, `${path} is changed`)
}

/** Changes a global. */
export const changeGlobal = (
  site: RunningServer,
  slug: 'site-settings' | 'home-page',
  data: object,
): Promise<void> => change(site, { method: 'POST', path: `/api/globals/${slug}` }, data)

/** Changes the published fact with a key. */
export const changeFact = (site: RunningServer, key: string, data: object): Promise<void> =>
  change(site, { method: 'PATCH', path: `/api/facts?where[key][equals]=${key}` }, data)

/** Switches these languages on, and all others off. */
export const switchOnLanguages = (site: RunningServer, ...site_languages: string[]) =>
  changeGlobal(site, 'site-settings', { site_languages })
