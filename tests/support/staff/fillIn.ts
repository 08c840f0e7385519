import { expect } from 'vitest'
import { applyForm, jobForm } from '../candidates/forms'
import type { OwnSite } from '../site/ownSite'
import { TEST_ADMIN } from '../site/server'
import { firstMailIsSent } from './launchList'

const NEW_PASSWORD = 'another-password-7'

const global = async (site: OwnSite, slug: string, values: object): Promise<void> => {
  const response = await site.request(`/api/globals/${slug}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(values),
  })
  expect(response.status).toBe(200)
}

/** Changes facts in the site settings. */
export const setFacts = (site: OwnSite, values: object) => global(site, 'site-settings', values)

/** Fills in everything that the program checks, as an owner would. */
export const fillIn = async (site: OwnSite): Promise<void> => {
  await setFacts(site, {
    name: 'Agency',
    full_name: 'Agency Overseas',
    licence_number: 'B-1147/MUM/PART/1000+/5/9206/2022',
    licence_valid_until: '2099-04-04T00:00:00.000Z',
    certificate_name: 'Agency Overseas',
    address: '12 Hill Road, Mumbai 400050',
    office_hours: 'Monday to Saturday, 10:00 to 18:00',
    visits: 'appointment',
    phone: '+91 22 2640 1234',
    whatsapp: '+91 98200 12345',
    email: 'jobs@agency.test',
    official_domain: 'agency.test',
    charging_policy: 'nothing',
    refund_rule: 'Nothing is charged, so nothing is refunded.',
    privacy_contact: 'A. Person, privacy@agency.test',
    grievance_contact: 'B. Person, help@agency.test',
    ...Object.fromEntries(LINKS.map((name) => [`${name}_url`, ''])),
  })
  const home = (await (await site.request('/api/globals/home-page')).json()) as {
    tiles: { industry: string; count: string }[]
  }
  await global(site, 'home-page', {
    tiles: home.tiles.map((tile) => ({ ...tile, live: true })),
  })
  for (const action of ['remove-samples', 'remove-sample-logos']) {
    expect(await site.post('launch', { action })).toMatchObject({ success: true })
  }
  expect(
    await site.post(
      'jobpost',
      await jobForm({ company_name: 'Gulf Fabrication', candidate_charge: 'none' }),
    ),
  ).toMatchObject({ success: true })
  await site.post('privacy', { is_on: true, months: 24, quarantine_days: 30 })
  const [job] = (await site.get('joblist')).jobs as { id: number }[]
  await site.post('job_applied', applyForm({ job_id: String(job?.id) }))
  await firstMailIsSent(site)
  const profile = new FormData()
  profile.set('name', 'Admin')
  profile.set('email', TEST_ADMIN.email)
  profile.set('current_password', TEST_ADMIN.password)
  profile.set('new_password', NEW_PASSWORD)
  expect(await site.post('profile', profile)).toMatchObject({ success: true })
}

const LINKS = [
  ...['channel', 'malta', 'facebook', 'instagram', 'twitter', 'youtube', 'linkedin', 'whatsapp'],
]
