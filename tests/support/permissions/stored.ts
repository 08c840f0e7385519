import { expect } from 'vitest'
import { contentFields } from '@/tests/support/content/content'
import { fixture } from '@/tests/support/files/files'
import { newPicture, uploadTo } from '@/tests/support/files/media'
import type { Row } from '@/tests/support/rows'
import type { RunningServer } from '@/tests/support/site/server'
import { callsOf } from '@/tests/support/site/siteCalls'

type Work = {
  admin: string
  candidate: string
  forms: Record<'job' | 'application' | 'registration', FormData>
}

/**
 * Stores something of everything that people work with, so that forbidden requests have something to
 * reach, and returns what addresses of expectedRoutes.ts name.
 */
export const stored = async (
  site: RunningServer,
  { admin, candidate, forms }: Work,
): Promise<Record<string, string>> => {
  const { post, query } = callsOf(site)
  const done = async (name: string, body: FormData | object, token = ''): Promise<Row> => {
    const answer = await post(name, body, token)
    expect(answer, name).toMatchObject({ success: true })
    return answer
  }
  const headers = { Authorization: `Bearer ${admin}`, 'Content-Type': 'application/json' }
  const rest = async (address: string, body: object): Promise<Row> => {
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    const response = await fetch(`${site.baseUrl}${address}`, init)
    expect(response.ok, address).toBe(true)
    return (await response.json()) as Row // Payload's answers
  }

  const { job_id } = await done('jobpost', forms.job, admin)
  await done('job_applied', forms.application)
  await done('registration', forms.registration)
  await done('enquiry', enquiry(candidate))
  await done('broadcast_export', { which: 'all' }, admin).catch(() => undefined)
  const draft = contentFields({ _status: 'draft' })
  await rest('/api/pages?draft=true', draft)
  await rest('/api/news-articles', contentFields())
  await rest('/api/redirects', { from: '/old-place', to: { type: 'custom', url: '/about-us' } })
  const media = await uploadTo(site, admin, await newPicture())
  await done('profile', avatar(), admin)

  const one = async (sql: string): Promise<string> => {
    const [row] = await query(sql)
    expect(row?.value, sql).toBeTruthy()
    return String(row?.value)
  }
  return {
    job: String(job_id),
    draft: String(draft.slug),
    media: String(media.filename),
    resume: await one('select upload_resume as value from applications'),
    avatar: await one('select avatar as value from users where avatar is not null'),
    logo: await one(`select company_logo as value from jobs where id = ${Number(job_id)}`),
  }
}

const enquiry = (email: string): FormData => {
  const form = new FormData()
  const fields = { kind: 'grievance', name: 'Asha Sample', email, message: 'Nobody answers me.' }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

/** The admin's profile as it is, with a picture. */
const avatar = (): FormData => {
  const form = new FormData()
  form.append('name', 'Admin')
  form.append('email', 'admin@example.com')
  form.append('avatar', new Blob([fixture('logo.png').bytes], { type: 'image/png' }), 'me.png')
  return form
}
