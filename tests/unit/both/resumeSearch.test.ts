import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CandidateCollection } from '@/collections/PersonalData/shared/personalData'
import { changeRows } from '@/lib/server/database/rows'
import { runSql } from '@/lib/server/database/sql'
import { appliedWith, registeredWith } from '@/tests/support/candidates/resumeRows'
import { docxOf, docxSaying, fixture, oleOf } from '@/tests/support/files/files'
import { pdfSaying as pdf } from '@/tests/support/files/pdfs'
import { ownPayload } from '@/tests/support/site/ownPayload'

let payload: Payload
let end: () => Promise<void>

beforeAll(async () => {
  const own = await ownPayload()
  payload = own.payload
  end = own.end
}, 240_000)

afterAll(() => end())

// Later than ownPayload, because they read the settings.
const stored = async (extension: string, bytes: Buffer): Promise<string> =>
  (await import('@/lib/server/files/storage')).putFile('resume', extension, bytes)

const readAll = async (): Promise<void> =>
  (await import('@/collections/Submissions/resume/readResumes')).readResumes(payload)

const applied = (file: string | null) => appliedWith(payload, file)
const registered = (file: string) => registeredWith(payload, file)

const textOf = async (collection: CandidateCollection, id: number) => {
  const [row] = await runSql<{ resume_read: string | null; resume_text: string | null }>(
    payload,
    sql`SELECT resume_read, resume_text FROM ${sql.identifier(collection)} WHERE id = ${id}`,
  )
  return row
}

const user = async () => {
  const { docs } = await payload.find({ collection: 'users', limit: 1 })
  return docs[0] ?? (await payload.create({ collection: 'users', data: STAFF }))
}
const STAFF = {
  ...{ name: 'Meera', email: 'meera@example.com', password: 'a long password for Meera 1' },
  ...{ role: 'admin' as const },
}

const found = async (q: string) => {
  const { listApplications } = await import('@/collections/Applications/applications')
  return listApplications(payload, await user(), new URLSearchParams({ q }), {
    number: 1,
    size: 50,
  })
}

const foundRegistrations = async (q: string) => {
  const { listRegistrations } = await import('@/collections/Registrations/registrations')
  return listRegistrations(payload, await user(), new URLSearchParams({ q }), {
    number: 1,
    size: 50,
  })
}

test('staff find a person by a word that is only in the resume, and see the words', async () => {
  const id = await applied(await stored('pdf', pdf('Certified argon welder, 6G position, Jubail')))
  expect((await found('jubail')).jobs).toEqual([])
  await readAll()
  for (const q of ['jubail', 'ARGON weld', 'asha jubail', '6g', '6G/argon', '6g as', 'helper 6g']) {
    const { jobs, total } = await found(q)
    expect(
      jobs.map((job) => job.id),
      q,
    ).toEqual([id])
    expect(total, q).toBe(1)
    expect(jobs[0]?.resume_words, q).toMatch(/6G/)
    expect(jobs[0], q).not.toHaveProperty('resume_text')
  }
  expect((await found('asha')).jobs[0]).not.toHaveProperty('resume_words')
})

test.each(['ubail', '6', 'jubail nobody', '"jubail', 'ju*', 'jubail OR asha'])(
  'the search "%s" finds nothing that the resume does not say',
  async (q) => {
    const ids = (await found(q)).jobs.filter(({ resume_words }) => resume_words)
    expect(ids.map(({ resume_words }) => resume_words)).toEqual(
      q === '"jubail' ? [expect.stringContaining('Jubail')] : [],
    )
  },
)

test('a registration is found in the same way, by a Word file', async () => {
  const id = await registered(
    await stored('docx', docxSaying('<w:p><w:t>Rope access rigger, वेल्डर</w:t></w:p>')),
  )
  await readAll()
  for (const q of ['rigger', 'rope pune', 'वेल्डर', 'ravi rop']) {
    const { registrations, total } = await foundRegistrations(q)
    expect(
      registrations.map((row) => row.id),
      q,
    ).toEqual([id])
    expect(total, q).toBe(1)
  }
  expect((await foundRegistrations('rigger')).registrations[0]?.resume_words).toContain('rigger')
  expect((await foundRegistrations('igger')).registrations).toEqual([])
})

test('a person is found by an old Word file too', async () => {
  const id = await applied(await stored('doc', fixture('resume.doc').bytes))
  await readAll()
  const { jobs } = await found('placeholder fabrication')
  expect(jobs.map((job) => job.id)).toEqual([id])
  expect(jobs[0]?.resume_words).toContain('Placeholder Fabrication')
})

test('a resume that is a picture, broken or gone says so and is not tried again', async () => {
  const rows = [
    [await applied(await stored('docx', docxOf())), 'picture'],
    [await applied(await stored('pdf', Buffer.from('no pdf'))), 'unreadable'],
    [await applied(await stored('doc', oleOf('WordDocument'))), 'unreadable'],
    [await applied(`${randomUUID()}.pdf`), 'unreadable'],
    [await applied(null), null],
  ] as const
  await readAll()
  for (const [id, state] of rows)
    expect(await textOf('applications', id)).toEqual({ resume_read: state, resume_text: null })
})

test('a resume whose reading was ended with the process is read by the next one, three times at most', async () => {
  const again = await applied(await stored('pdf', pdf('Crane operator Sohar')))
  const never = await applied(await stored('pdf', pdf('Crane operator Salalah')))
  const set = (id: number, resume_tries: number) =>
    changeRows(payload, { collection: 'applications', where: { id }, set: { resume_tries } })
  await set(again, 2)
  await set(never, 3)
  await readAll()
  expect(await textOf('applications', again)).toMatchObject({ resume_read: 'read' })
  expect(await textOf('applications', never)).toEqual({
    resume_read: 'unreadable',
    resume_text: null,
  })
})

test('a replaced or removed resume takes its text along, and the new one is read', async () => {
  const id = await applied(await stored('pdf', pdf('Mason from Ibri')))
  await readAll()
  expect((await found('ibri')).total).toBe(1)
  const upload_resume = await stored('pdf', pdf('Mason from Nizwa'))
  await changeRows(payload, { collection: 'applications', where: { id }, set: { upload_resume } })
  expect(await textOf('applications', id)).toEqual({ resume_read: null, resume_text: null })
  expect((await found('ibri')).total).toBe(0)
  await readAll()
  expect((await found('nizwa')).total).toBe(1)
  expect((await found('ibri')).total).toBe(0)
  await changeRows(payload, {
    collection: 'applications',
    where: { id },
    set: { upload_resume: null },
  })
  await readAll()
  expect((await found('nizwa')).total).toBe(0)
  expect(await textOf('applications', id)).toEqual({ resume_read: null, resume_text: null })
})

test('an erased person is not found by the resume any more', async () => {
  const id = await applied(await stored('pdf', pdf('Painter from Buraimi')))
  await readAll()
  expect((await found('buraimi')).total).toBe(1)
  const { eraseRow } = await import('@/collections/Privacy/eraseRow')
  expect(await eraseRow(payload, { collection: 'applications', id })).toBe(true)
  expect((await found('buraimi')).total).toBe(0)
})

test('the text is in no document that Payload gives out', async () => {
  const id = await applied(await stored('pdf', pdf('Plumber from Khasab')))
  await readAll()
  const doc = await payload.findByID({ collection: 'applications', id })
  expect(JSON.stringify(doc)).not.toContain('Khasab')
  const { applicationDetails, findApplication } = await import(
    '@/collections/Applications/openApplication'
  )
  const application = await findApplication(payload, id)
  const details = application && (await applicationDetails(payload, application))
  expect(details?.application.resume_state).toBe('read')
  expect(JSON.stringify(details)).not.toContain('Khasab')
})
