import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { newApplicant, WITHIN } from '@/tests/support/candidates/erasures'
import { jobForm, registrationForm } from '@/tests/support/candidates/forms'
import { fixture } from '@/tests/support/files/files'
import { mark } from '@/tests/support/mark'
import type { Row } from '@/tests/support/rows'
import { type OwnSite, startOwnSite } from '@/tests/support/site/ownSite'
import { TEST_ADMIN } from '@/tests/support/site/server'

/** Files that no row names, on a separate site: the test creates them and restarts the site. */
const isBuilt = inject('server') !== null

const AREAS = ['resume', 'paper_copy', 'company_logo', 'avatar', 'media'] as const
type Area = (typeof AREAS)[number]

const HOUR_MS = 3_600_000

let site: OwnSite

const uploads = (dataDir: string, ...parts: string[]) => path.join(dataDir, 'uploads', ...parts)

const setAge = (file: string, hours: number) => {
  const then = new Date(Date.now() - hours * HOUR_MS)
  utimesSync(file, then, then)
}

const newFile = (dataDir: string, area: Area, hours: number, name = `${randomUUID()}.pdf`) => {
  mkdirSync(uploads(dataDir, area), { recursive: true })
  const file = uploads(dataDir, area, name)
  writeFileSync(file, 'left behind')
  setAge(file, hours)
  return name
}

const isKept = (area: Area, name: string) => existsSync(uploads(site.dataDir, area, name))

const linesOf = (from: OwnSite, detail: string) =>
  from.database.rows(
    `select actor, subject, count, detail from audit
     where action = 'files' and detail like '${detail}' order by id`,
  )

const logoOf = async (job_id: unknown): Promise<string> => {
  const [job] = await site.database.rows(
    `select company_logo from jobs where id = ${Number(job_id)}`,
  )
  return String(job?.company_logo)
}

/** One file of each kind, with the row that names it. */
const newNamed = async (): Promise<Record<string, [Area, string]>> => {
  const { file: application } = await newApplicant(site)
  const email = `${mark()}@candidate.example`
  await site.post('registration', await registrationForm({ email }))
  const [registered] = await site.database.rows(
    `select upload_resume from registrations where email = '${email}'`,
  )
  const job = await site.post('jobpost', await jobForm({ company_logo: fixture('logo.png') }))
  const photo = new FormData()
  photo.append('name', 'Admin')
  photo.append('email', TEST_ADMIN.email)
  const { bytes, name, type } = fixture('logo.png')
  photo.append('avatar', new Blob([bytes], { type }), name)
  const saved = await site.post('profile', photo)
  const { avatar } = saved.profile as Row // asserted by profile.test.ts
  return {
    application: ['resume', application],
    registration: ['resume', String(registered?.upload_resume)],
    job: ['company_logo', await logoOf(job.job_id)],
    account: ['avatar', String(avatar)],
  }
}

describe.skipIf(!isBuilt)('a site that starts with files that no row names', () => {
  let named: Record<string, [Area, string]>
  let version = ''
  let missing = ''
  const old: [Area, string][] = []
  const young: [Area, string][] = []

  beforeAll(async () => {
    site = await startOwnSite()
    named = await newNamed()
    version = await replacedLogo()
    missing = (await newApplicant(site)).file
    await site.kill()
    const { dataDir } = site
    for (const [area, name] of Object.values(named)) setAge(uploads(dataDir, area, name), 9000)
    newFile(dataDir, 'company_logo', 9000, version)
    rmSync(uploads(dataDir, 'resume', missing))
    for (const area of AREAS) {
      old.push([area, newFile(dataDir, area, 25)])
      old.push([area, newFile(dataDir, area, 25, `.${randomUUID()}.pdf.part`)])
      young.push([area, newFile(dataDir, area, 23)])
      young.push([area, newFile(dataDir, area, 23, `.${randomUUID()}.pdf.part`)])
    }
    newFile(dataDir, 'resume', 9000, 'notes of the office.txt')
    await site.restart()
    await vi.waitFor(async () => {
      expect(await linesOf(site, 'rows whose file is missing')).toHaveLength(1)
    }, WITHIN)
  }, 150_000)

  afterAll(() => site?.stop())

  /** A logo that only an old version of its job names. */
  const replacedLogo = async (): Promise<string> => {
    const form = await jobForm({ company_logo: fixture('logo.png') })
    const { job_id } = await site.post('jobpost', form)
    const first = await logoOf(job_id)
    const changed = { job_id: String(job_id), company_logo: fixture('logo.jpg') }
    await site.post('jobpost', await jobForm(changed))
    expect(await logoOf(job_id)).not.toBe(first)
    return first
  }

  test('deletes those older than a day and records each deletion', async () => {
    for (const [area, name] of old) {
      expect(isKept(area, name), name).toBe(false)
      expect(await linesOf(site, `removed ${name}`)).toEqual([
        { actor: 'system', subject: area, count: null, detail: `removed ${name}` },
      ])
    }
    expect(await linesOf(site, 'removed %')).toHaveLength(old.length)
  })

  test('keeps younger ones, which a current submission may be about to name', () => {
    for (const [area, name] of young) expect(isKept(area, name), name).toBe(true)
  })

  test.each(['application', 'registration', 'job', 'account'])(
    'keeps the old file of an existing %s',
    (kind) => {
      const [area, name] = named[kind] ?? ['resume', '']
      expect(isKept(area, name)).toBe(true)
    },
  )

  test('keeps the logo that only an old version of a job names', () => {
    expect(isKept('company_logo', version)).toBe(true)
  })

  test('keeps files that were added by hand', () => {
    expect(isKept('resume', 'notes of the office.txt')).toBe(true)
  })

  test('counts the rows whose file is missing and changes none', async () => {
    expect(await linesOf(site, 'rows whose file is missing')).toEqual([
      { actor: 'system', subject: 'resume', count: 1, detail: 'rows whose file is missing' },
    ])
    const rows = await site.database.rows(
      `select id from applications where upload_resume = '${missing}'`,
    )
    expect(rows).toHaveLength(1)
  })
})

describe.skipIf(!isBuilt)('a site whose database names none of the files', () => {
  let other: OwnSite
  const left: string[] = []
  let unfinished = ''

  beforeAll(async () => {
    other = await startOwnSite({}, async (dataDir) => {
      for (let count = 0; count < 3; count += 1) left.push(newFile(dataDir, 'resume', 9000))
      unfinished = newFile(dataDir, 'resume', 9000, `.${randomUUID()}.pdf.part`)
    })
  }, 150_000)

  afterAll(() => other?.stop())

  test('deletes none of them, since it may be the wrong database', async () => {
    await vi.waitFor(async () => {
      expect(await linesOf(other, 'removed %')).toHaveLength(1)
    }, WITHIN)
    const files = readdirSync(uploads(other.dataDir, 'resume'))
    expect(files.sort()).toEqual(left.sort())
    expect(files).not.toContain(unfinished)
    expect(await linesOf(other, 'left: %')).toMatchObject([{ subject: 'uploads', count: 3 }])
  })
})
