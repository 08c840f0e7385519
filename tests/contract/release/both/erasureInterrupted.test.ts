import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import {
  type Applicant,
  everythingOf,
  expectErased,
  linesAbout,
  newApplicant,
  resumeOf,
  WITHIN,
} from '@/tests/support/candidates/erasures'
import { filesWith } from '@/tests/support/files/files'
import { copyDatabase } from '@/tests/support/site/database'
import { type OwnSite, startOwnSite } from '@/tests/support/site/ownSite'
import { isOnPostgres } from '@/tests/support/site/siteDatabase'
import { runTask } from '@/tests/support/site/tasks'

/** Erasures that fail or are killed halfway, on a separate site. */
const isBuilt = inject('server') !== null

let site: OwnSite

beforeAll(async () => {
  if (isBuilt) site = await startOwnSite({}, copyDatabase)
}, 150_000)

afterAll(async () => {
  if (isBuilt) await site.stop()
})

const deleteInPanel = ({ id }: Applicant) =>
  site.request(`/api/applications/${id}`, { method: 'DELETE' })

const isGone = async ({ id }: Applicant) =>
  expect(await site.database.rows(`select id from applications where id = ${id}`)).toEqual([])

const restart = async () => {
  await site.kill()
  await site.restart()
}

/** Every file of the site or its database that contains the applicant’s mark. */
const filesAbout = async ({ marked }: Applicant) => [
  ...filesWith(marked, site.dataDir),
  ...(await site.database.filesWith(marked)),
]

/** On Postgres, the nightly maintenance removes the bytes of deleted rows. */
const expectNoBytesOf = async (applicant: Applicant) => {
  await expectErased(site, applicant)
  await vi.waitFor(async () => {
    // It comes back when somebody else uses a table: here as soon as it may.
    if (isOnPostgres) await runTask(site.database, 'retention')
    expect(await filesAbout(applicant)).toEqual([])
  }, WITHIN)
}

describe.skipIf(!isBuilt)('an erasure whose row is already deleted is completed later', () => {
  test('when its audit line could not be written', async () => {
    const applicant = await newApplicant(site)
    const { hinder } = site.database
    const allow = await hinder(
      'fail',
      'insert on audit',
      `new.action = 'erase' and new.subject_id = ${applicant.id}`,
    )
    expect((await deleteInPanel(applicant)).status).toBe(200)
    await vi.waitFor(() => expect(existsSync(resumeOf(site, applicant.file))).toBe(false), WITHIN)
    expect(await linesAbout(site, applicant)).toEqual([])
    await allow()
    await restart()
    await expectErased(site, applicant)
  }, 60_000)

  test('when its mails could not be deleted, and staff are told so', async () => {
    const applicant = await newApplicant(site)
    const { hinder } = site.database
    const allow = await hinder('fail', 'delete on mails', `old.key like '%:${applicant.reference}'`)
    const rows = [{ collection: 'applications', id: applicant.id }]
    expect(await site.post('person_erase', { rows, confirm: 'ERASE' })).toMatchObject({
      success: false,
      message: expect.stringContaining('tried again every minute'),
      erased: 1,
      left: 0,
    })
    await restart()
    expect(await linesAbout(site, applicant)).toEqual([])
    await allow()
    await restart()
    await expectErased(site, applicant)
  }, 60_000)

  test('when the process was killed before notes, mails and resume were deleted', async () => {
    const applicant = await newApplicant(site)
    const { hinder } = site.database
    // By id: the text of the trigger itself would leave the mark in the file.
    const noted = `select id from activities where text like '%${applicant.marked}'`
    const [note] = await site.database.rows(noted)
    const allow = await hinder('hang', 'delete on activities', `old.id = ${note?.id}`)
    const interrupted = deleteInPanel(applicant).catch(() => undefined)
    await vi.waitFor(() => isGone(applicant), WITHIN)
    await site.kill()
    await interrupted
    expect(existsSync(resumeOf(site, applicant.file))).toBe(true)
    await allow()
    expect(await site.database.rows(noted)).toHaveLength(1)
    await site.restart()
    await expectNoBytesOf(applicant)
  }, 60_000)
})

describe.skipIf(!isBuilt)('an erasure that is killed before its row is deleted', () => {
  const hanging = async ({ id }: Applicant) => {
    const found = isOnPostgres
      ? `select pid from pg_stat_activity
         where datname = current_database() and wait_event = 'PgSleep'`
      : `select id from erasures where subject_id = ${id}`
    await vi.waitFor(async () => expect(await site.database.rows(found)).toHaveLength(1), WITHIN)
  }

  test('leaves everything unchanged', async () => {
    const applicant = await newApplicant(site)
    const before = await everythingOf(site, applicant)
    const { hinder, rows } = site.database
    const allow = await hinder('hang', 'delete on applications', `old.id = ${applicant.id}`)
    const interrupted = deleteInPanel(applicant).catch(() => undefined)
    await hanging(applicant)
    await site.kill()
    await interrupted
    await allow()
    await site.restart()
    await vi.waitFor(async () => {
      expect(await rows(`select id from erasures where subject_id = ${applicant.id}`)).toEqual([])
    }, WITHIN)
    expect(await everythingOf(site, applicant)).toEqual(before)
    // Postgres rolls everything back, including the recorded attempt.
    expect(await linesAbout(site, applicant)).toEqual(
      isOnPostgres ? [] : [{ actor: 'admin 1', action: 'erase-refused', detail: 'interrupted' }],
    )
    await deleteInPanel(applicant)
    await expectErased(site, applicant)
  }, 60_000)
})

test.skipIf(!isBuilt)(
  'a deletion in the CMS panel leaves no byte of the person in the database (on Postgres after the night), the uploads or the log',
  async () => {
    const applicant = await newApplicant(site)
    expect(await filesAbout(applicant)).not.toEqual([])
    expect((await deleteInPanel(applicant)).status).toBe(200)
    await expectNoBytesOf(applicant)
  },
  60_000,
)
