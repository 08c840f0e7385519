import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, vi } from 'vitest'
import { fileOf, pdfOf } from '../files/files'
import { mark } from '../mark'
import { bearer } from '../network/http'
import type { OwnSite } from '../site/ownSite'
import { TEST_ADMIN } from '../site/server'
import { applyForm } from './forms'
import { newMobile } from './mobile'

/** An application on a separate site, with what identifies its data. */
export type Applicant = { id: number; marked: string; file: string; reference: string }

export const WITHIN = { timeout: 20_000, interval: 100 }

/** Someone who applied and about whom staff wrote a note. */
export const newApplicant = async (site: OwnSite): Promise<Applicant> => {
  const marked = mark()
  const applied = await site.post(
    'job_applied',
    applyForm({
      name: `Asha ${marked}`,
      email: `${marked}@candidate.example`,
      mobile: newMobile(),
      resume: fileOf('cv.pdf', pdfOf(3000, marked)),
    }),
  )
  expect(applied).toMatchObject({ success: true })
  const reference = String(applied.reference)
  const [row] = await site.database.rows(
    `select id, upload_resume from applications where reference = '${reference}'`,
  )
  const id = Number(row?.id)
  await vi.waitFor(async () => {
    const mails = await site.database.rows(`select id from mails where application_id = ${id}`)
    expect(mails).toHaveLength(2)
  }, WITHIN)
  const note = `A note about ${marked}`
  const noted = await site.post('application_update', { id, revision: 0, note })
  expect(noted).toMatchObject({ success: true })
  return { id, marked, file: String(row?.upload_resume), reference }
}

type Row = Record<string, unknown>

/** A row without what the site reads of its resume, at any time after it arrived. */
export const withoutReading = ({ resume_read, resume_tries, resume_text, ...row }: Row): Row => row

/** All data of an applicant, for comparison: a refused deletion changes none of it. */
export const everythingOf = async (site: OwnSite, { id, file }: Applicant) => {
  const { rows } = site.database
  const resume = await site.request(`/uploads/resume/${file}`)
  return {
    row: (await rows(`select * from applications where id = ${id}`)).map(withoutReading),
    notes: await rows(`select id, text from activities where application_id = ${id}`),
    mails: await rows(`select id, key from mails where application_id = ${id} order by id`),
    resume: { status: resume.status, text: await resume.text() },
  }
}

/** The audit trail's lines about the erasure of an applicant, oldest first. */
export const linesAbout = (site: OwnSite, { id }: Applicant) =>
  site.database.rows(
    `select actor, action, detail from audit where subject = 'applications'
     and subject_id = ${id} and action in ('erase', 'erase-refused') order by id`,
  )

/** Waits until only one audit line is left of an applicant. */
export const expectErased = async (
  site: OwnSite,
  applicant: Applicant,
  actor = 'admin 1',
): Promise<void> => {
  const { id, file, marked, reference } = applicant
  const { rows } = site.database
  await vi.waitFor(async () => {
    expect(await rows(`select id from applications where id = ${id}`)).toEqual([])
    expect(await rows(`select id from activities where text like '%${marked}'`)).toEqual([])
    expect(await rows(`select id from mails where key like '%:${reference}'`)).toEqual([])
    expect(existsSync(resumeOf(site, file))).toBe(false)
    const erased = (await linesAbout(site, applicant)).filter(({ action }) => action === 'erase')
    expect(erased).toMatchObject([{ actor }])
    expect(await rows(`select id from erasures where subject_id = ${id}`)).toEqual([])
  }, WITHIN)
}

export const resumeOf = (site: OwnSite, file: string): string =>
  path.join(site.dataDir, 'uploads/resume', file)

/** Tries to lock a row as a second admin; the CMS panel does this when somebody opens a row. */
export const lockAsAnother = async (site: OwnSite, { id }: Applicant): Promise<Response> => {
  const account = { email: `${mark()}@staff.example`, password: 'a password to begin with' }
  const json = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({
    ...account,
    name: 'Other',
    role: 'admin',
    current_password: TEST_ADMIN.password,
  })
  const made = await site.request('/api/users', { method: 'POST', headers: json, body })
  const { doc } = await made.json()
  const login = { method: 'POST', headers: json, body: JSON.stringify(account) }
  const { token } = await (await fetch(`${site.baseUrl}/api/users/login`, login)).json()
  return fetch(`${site.baseUrl}/api/payload-locked-documents`, {
    method: 'POST',
    headers: { ...json, ...bearer(token) },
    body: JSON.stringify({
      document: { relationTo: 'applications', value: id },
      user: { relationTo: 'users', value: doc.id },
    }),
  })
}
