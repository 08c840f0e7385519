import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import {
  type Applicant,
  everythingOf,
  expectErased,
  linesAbout,
  lockAsAnother,
  newApplicant,
  WITHIN,
} from '@/tests/support/candidates/erasures'
import { bearer } from '@/tests/support/network/http'
import { copyDatabase } from '@/tests/support/site/database'
import { type OwnSite, startOwnSite } from '@/tests/support/site/ownSite'

/** Refused deletions, on a separate site whose database is made to refuse them. */
const isBuilt = inject('server') !== null

let site: OwnSite

beforeAll(async () => {
  if (!isBuilt) return
  site = await startOwnSite({}, copyDatabase)
  await site.post('privacy', { is_on: true, months: 24, quarantine_days: 30 })
}, 150_000)

afterAll(async () => {
  if (isBuilt) await site.stop()
})

const DELETE = { method: 'DELETE' }

const deleteInPanel = (...ids: number[]) =>
  ids.length === 1
    ? site.request(`/api/applications/${ids[0]}`, DELETE)
    : site.request(`/api/applications?where[id][in]=${ids}`, DELETE)

const erasePerson = (...ids: number[]) =>
  site.post('person_erase', {
    rows: ids.map((id) => ({ collection: 'applications', id })),
    confirm: 'ERASE',
  })

const letRetentionErase = async ({ id }: Applicant) => {
  const old = new Date(Date.now() - 40 * 86_400_000).toISOString()
  await site.database.rows(
    `update applications set quarantined_at = '${old}', erase_after = '${old}' where id = ${id}`,
  )
}

/** Makes the deletion of a row fail in the database, after all of Payload's hooks have run. */
const refuseDeletion = ({ id }: Applicant) =>
  site.database.hinder('fail', 'delete on applications', `old.id = ${id}`)

const newApplicants = async () => [await newApplicant(site), await newApplicant(site)] as const

type Deletion = [name: string, actor: string, (applicant: Applicant) => Promise<unknown>]

const DELETIONS: Deletion[] = [
  ['the CMS panel, one row', 'admin 1', ({ id }) => deleteInPanel(id)],
  ['the CMS panel, selected rows', 'admin 1', ({ id }) => deleteInPanel(id, 999_999)],
  ['person_erase.php', 'admin 1', ({ id }) => erasePerson(id)],
  ['the retention rule', 'system', () => site.post('retention_run', {})],
]

describe.skipIf(!isBuilt).each(DELETIONS)('deletion by %s', (name, actor, open) => {
  test('that the database refuses leaves everything unchanged and is recorded', async () => {
    const applicant = await newApplicant(site)
    if (name === 'the retention rule') await letRetentionErase(applicant)
    const before = await everythingOf(site, applicant)
    expect(before).toMatchObject({
      row: [{}],
      notes: [{}],
      mails: [{}, {}],
      resume: { status: 200 },
    })
    const allow = await refuseDeletion(applicant)
    await open(applicant)
    await allow()
    expect(await everythingOf(site, applicant)).toEqual(before)
    expect(await linesAbout(site, applicant)).toEqual([
      { actor, action: 'erase-refused', detail: 'failed' },
    ])
    await open(applicant)
    await expectErased(site, applicant, actor)
  })
})

describe.skipIf(!isBuilt)('an admin', () => {
  test('deletes a row that another account tried to lock, which is not possible', async () => {
    const applicant = await newApplicant(site)
    expect((await lockAsAnother(site, applicant)).status).toBe(403)
    expect((await deleteInPanel(applicant.id)).status).toBe(200)
    await expectErased(site, applicant)
  })

  test('who erases two rows is told when one of them could not be erased', async () => {
    const [kept, erased] = await newApplicants()
    const before = await everythingOf(site, kept)
    const allow = await refuseDeletion(kept)
    const answer = await erasePerson(kept.id, erased.id)
    await allow()
    expect(answer).toMatchObject({
      success: false,
      message: 'Erased: 1. Not erased, and as it was before: 1.',
      erased: 1,
      left: 1,
    })
    expect(await everythingOf(site, kept)).toEqual(before)
    await expectErased(site, erased)
  })

  test('who deletes selected rows keeps the one on legal hold, and both results are recorded', async () => {
    const [held, erased] = await newApplicants()
    const key = { collection: 'applications', id: held.id }
    await site.post('privacy_update', { ...key, action: 'hold' })
    const before = await everythingOf(site, held)
    expect((await deleteInPanel(held.id, erased.id)).status).toBe(400)
    expect(await everythingOf(site, held)).toEqual(before)
    expect(await linesAbout(site, held)).toEqual([
      { actor: 'admin 1', action: 'erase-refused', detail: 'legal hold' },
    ])
    await expectErased(site, erased)
  })

  test.each([
    ['the CMS panel', deleteInPanel],
    ['person_erase.php', erasePerson],
  ])('who deletes a row on legal hold by %s has the refusal recorded', async (_name, open) => {
    const held = await newApplicant(site)
    await site.post('privacy_update', { collection: 'applications', id: held.id, action: 'hold' })
    await open(held.id)
    expect(await linesAbout(site, held)).toEqual([
      { actor: 'admin 1', action: 'erase-refused', detail: 'legal hold' },
    ])
  })
})

describe.skipIf(!isBuilt)('deletion by someone who is not an admin', () => {
  test.each([
    ['a visitor', {}],
    ['somebody with a wrong token', bearer('nonsense')],
  ])('is refused for %s: nothing changes and nothing is recorded', async (_who, headers) => {
    const applicant = await newApplicant(site)
    const before = await everythingOf(site, applicant)
    for (const path of [`/${applicant.id}`, `?where[id][equals]=${applicant.id}`]) {
      const answer = await fetch(`${site.baseUrl}/api/applications${path}`, { ...DELETE, headers })
      expect(answer.status).toBe(401)
    }
    expect(await everythingOf(site, applicant)).toEqual(before)
    expect(await linesAbout(site, applicant)).toEqual([])
  })

  test('of a row that does not exist is not recorded', async () => {
    expect((await deleteInPanel(999_999)).status).toBe(404)
    expect(await site.database.rows('select id from audit where subject_id = 999999')).toEqual([])
  })
})

describe.skipIf(!isBuilt)('the nightly retention run', () => {
  test('erases the other rows when one cannot be erased', async () => {
    const [kept, erased] = await newApplicants()
    await letRetentionErase(kept)
    await letRetentionErase(erased)
    const before = await everythingOf(site, kept)
    const allow = await refuseDeletion(kept)
    await site.post('retention_run', {})
    await allow()
    expect(await everythingOf(site, kept)).toEqual(before)
    await expectErased(site, erased, 'system')
  })
})

test.skipIf(!isBuilt)(
  'a refused deletion causes no second mail after a restart',
  async () => {
    const applicant = await newApplicant(site)
    const { mails } = await everythingOf(site, applicant)
    const allow = await refuseDeletion(applicant)
    await deleteInPanel(applicant.id)
    await allow()
    // The sweep looks for rows without mails. It handles a newer row after an older one.
    const later = await newApplicant(site)
    await site.database.rows(`delete from mails where key like '%:${later.reference}'`)
    await site.kill()
    await site.restart()
    await vi.waitFor(async () => {
      expect(await everythingOf(site, later)).toMatchObject({ mails: [{}, {}] })
    }, WITHIN)
    expect(await everythingOf(site, applicant)).toMatchObject({ mails })
  },
  60_000,
)
