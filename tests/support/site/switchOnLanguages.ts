import { expect } from 'vitest'
import type { RunningServer } from './server'
import { callsOf } from './siteCalls'

/** Switches these languages on, as an admin does in the CMS panel, and all others off. */
export const switchOnLanguages = async (
  site: RunningServer,
  ...site_languages: string[]
): Promise<void> => {
  const token = await callsOf(site).logIn()
  const answer = await fetch(`${site.baseUrl}/api/globals/site-settings`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ site_languages }),
  })
  expect(answer.status).toBe(200)
}
