import { beforeAll, describe, expect, test } from 'vitest'
import { newApplicant, opened, update } from '@/tests/support/applicants'
import { newContent, write } from '@/tests/support/content'
import { jobForm } from '@/tests/support/forms'
import { type Answered, get, php, postForm } from '@/tests/support/http'
import { mark } from '@/tests/support/mark'
import { jobOf, newJob } from '@/tests/support/records'
import { type Row, rowIn } from '@/tests/support/rows'
import { adminToken } from '@/tests/support/session'
import { amount, figure } from '@/tests/support/soak'

/**
 * Two people edit the same row: neither loses a change without being told. Enquiries are tested in
 * enquiryList.test.ts, stages in applicationUpdates.test.ts, notes in registrationUpdates.test.ts,
 * locks of the CMS panel in documentLocks.test.ts.
 */

const MEANWHILE = 'Someone else changed this meanwhile. Please look again.'
const CONFLICT = 409
const PEOPLE = amount(8, 40)
const ROUNDS = amount(1, 10)

let admin = ''

beforeAll(async () => {
  admin = await adminToken()
})

const change = async (id: number, fields: Record<string, string>): Promise<Answered> =>
  postForm(php('jobpost'), await jobForm({ job_id: String(id), ...fields }), admin)

describe('jobpost.php', () => {
  test('refuses a change of a job that somebody else has changed since it was read, and returns the current one', async () => {
    const id = await newJob()
    const { changed_at } = await jobOf(id)
    const read = { changed_at: String(changed_at) }
    expect((await change(id, { ...read, salary: 'AED 2,500' })).body).toMatchObject({
      success: true,
    })
    const refused = await change(id, { ...read, location_hiring: 'Sharjah' })
    expect(refused.status).toBe(200)
    expect(refused.body).toMatchObject({ success: false, message: MEANWHILE })
    const current = await jobOf(id)
    expect(current).toMatchObject({ salary: 'AED 2,500', location_hiring: 'Dubai' })
    expect(rowIn(refused, 'job')).toEqual(current)
    const again = { changed_at: String(current.changed_at), salary: 'AED 2,500' }
    expect((await change(id, { ...again, location_hiring: 'Sharjah' })).body).toMatchObject({
      success: true,
    })
    expect(await jobOf(id)).toMatchObject({ salary: 'AED 2,500', location_hiring: 'Sharjah' })
  })

  test('changes a job as before when a caller does not say what was read', async () => {
    const id = await newJob()
    expect((await change(id, { salary: 'AED 2,500' })).body).toMatchObject({ success: true })
    expect((await change(id, { salary: 'AED 2,600' })).body).toMatchObject({ success: true })
  })

  test('accepts one of several changes that began from the same state', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await newJob()
      const changed_at = String((await jobOf(id)).changed_at)
      const people = Array.from({ length: PEOPLE }, (_, n) => `AED 3,${100 + n}`)
      const answers = await Promise.all(people.map((salary) => change(id, { changed_at, salary })))
      const accepted = people.filter((_, n) => answers[n]?.body?.success)
      expect(accepted).toEqual([(await jobOf(id)).salary])
    }
    figure(
      `${PEOPLE} people save one job at the same time, ${ROUNDS} times`,
      '1 accepted each time, all others told',
    )
  })
})

test('of several people who move an application at the same time one is accepted, and every note is kept', async () => {
  const { id } = await newApplicant()
  const notes = Array.from({ length: PEOPLE }, (_, n) => `Note ${n}`)
  const stageOf = (n: number) => (n % 2 ? 'shortlisted' : 'rejected')
  const answers = await Promise.all(
    notes.map((note, n) => update({ id, revision: 0, stage: stageOf(n), note })),
  )
  const { application, activities } = await opened(id)
  const changes = activities.filter(({ kind }) => kind === 'stage')
  expect(changes).toHaveLength(1)
  for (const [n, { body }] of answers.entries()) {
    expect(body?.success, JSON.stringify(body)).toBe(stageOf(n) === application.stage)
  }
  const kept = activities.flatMap(({ kind, text }) => (kind === 'note' ? [text] : []))
  expect(kept.sort()).toEqual(notes.sort())
})

type Edited = { name: string; path: () => Promise<string>; field: string; query?: string }

const page = async (): Promise<string> => `/api/pages/${(await newContent(admin, 'pages')).id}`

const position = async (): Promise<string> => {
  const answer = await write(admin, 'POST', '/api/positions', { name: `Position ${mark()}` })
  expect(answer.status, answer.text.slice(0, 300)).toBe(201)
  return `/api/positions/${rowIn(answer, 'doc').id}`
}

const EDITED: Edited[] = [
  { name: 'a job', path: async () => `/api/jobs/${await newJob()}`, field: 'salary' },
  { name: 'a page', path: page, field: 'lead' },
  {
    name: 'a page that saves itself as a draft',
    path: page,
    field: 'lead',
    query: '?draft=true&autosave=true',
  },
  { name: 'a position', path: position, field: 'name' },
  { name: 'the home page', path: async () => '/api/globals/home-page', field: 'updatedAt' },
]

describe('the CMS panel', () => {
  const read = async ({ query }: Edited, path: string): Promise<Row> => {
    const answer = await get(`${path}${query ? '?draft=true' : ''}`, admin)
    expect(answer.status, answer.text.slice(0, 300)).toBe(200)
    return answer.body ?? {}
  }

  test.each(EDITED)(
    'refuses an edit of $name that began before somebody else’s',
    async (edited) => {
      const { path: make, field, query = '' } = edited
      const path = await make()
      const isGlobal = path.includes('/globals/')
      const save = (began: Row, value: string) =>
        write(admin, isGlobal ? 'POST' : 'PATCH', `${path}${query}`, {
          updatedAt: began.updatedAt,
          ...(field !== 'updatedAt' && { [field]: value }),
        })
      const before = await read(edited, path)
      const [theirs, mine] = [`Theirs ${mark()}`, `Mine ${mark()}`]
      expect((await save(before, theirs)).status).toBe(200)
      const refused = await save(before, mine)
      expect(refused.status, refused.text.slice(0, 300)).toBe(CONFLICT)
      expect(refused.text).toContain('Somebody else has changed this since you opened it.')
      const current = await read(edited, path)
      if (field !== 'updatedAt') expect(current[field]).toBe(theirs)
      // Three saves in a row, each from the answer to the one before, as one person makes them.
      let began = current
      for (const word of ['one', 'two', 'three']) {
        const answer = await save(began, `${word} ${mark()}`)
        expect(answer.status, answer.text.slice(0, 300)).toBe(200)
        began = rowIn(answer, isGlobal ? 'result' : 'doc')
      }
    },
  )

  test('reverts a page to its published state, which is older than its draft', async () => {
    const path = await page()
    const published = (await get(path, admin)).body ?? {}
    const saved = await write(admin, 'PATCH', `${path}?draft=true`, { lead: 'A draft' })
    expect(saved.status).toBe(200)
    const reverted = await write(admin, 'PATCH', path, published)
    expect(reverted.status, reverted.text.slice(0, 300)).toBe(200)
    expect((await get(`${path}?draft=true`, admin)).body?.lead).toBe(published.lead)
  })

  test('restores an earlier version, which is older than the document', async () => {
    const path = await page()
    expect((await write(admin, 'PATCH', path, { lead: 'Second' })).status).toBe(200)
    const id = path.split('/').at(-1)
    const { body } = await get(
      `/api/pages/versions?where[parent][equals]=${id}&sort=createdAt`,
      admin,
    )
    const [oldest] = Array.isArray(body?.docs) ? body.docs : []
    expect((await write(admin, 'POST', `/api/pages/versions/${oldest?.id}`)).status).toBe(200)
  })
})
