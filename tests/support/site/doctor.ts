import { randomUUID } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Ran, runCommand, type SiteData } from './commands'
import { copyDatabase } from './database'
import { newSiteDatabase, type SqlValue } from './siteDatabase'

const HOUR_MS = 3_600_000

/** The time some hours ago, or ahead. */
export const hoursAgo = (hours: number): string =>
  new Date(Date.now() - hours * HOUR_MS).toISOString()

/** The data of a site that is stopped: the database of the tests' site, and a folder for it. */
export const stoppedSite = async (): Promise<SiteData> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'stopped-site-'))
  const database = await newSiteDatabase(dataDir)
  await copyDatabase(dataDir, database)
  writeFileSync(path.join(dataDir, 'secret'), randomUUID().repeat(2), { mode: 0o600 })
  chmodSync(dataDir, 0o700)
  if (database.url.startsWith('file:')) chmodSync(path.join(dataDir, 'database.db'), 0o600)
  // The sample jobs' logos are in the folder of the tests' site.
  await database.rows('update jobs set company_logo = null')
  await setLicenceEnd({ dataDir, database }, 5000)
  return { dataDir, database }
}

/** Enters that the licence ends in so many hours. A new site has no row of facts. */
export const setLicenceEnd = async (site: SiteData, hours: number): Promise<void> => {
  const licence_valid_until = hoursAgo(-hours)
  const [facts] = await site.database.rows('select id from site_settings')
  if (!facts) return insertRow(site, 'site_settings', { licence_valid_until })
  await site.database.rows('update site_settings set licence_valid_until = ?', [
    licence_valid_until,
  ])
}

/** Inserts a row by SQL: a state that no call creates. */
export const insertRow = async (
  { database }: SiteData,
  table: string,
  row: Record<string, SqlValue>,
): Promise<void> => {
  const places = Object.keys(row).map(() => '?')
  await database.rows(
    `insert into ${table} (${Object.keys(row).map((column) => `"${column}"`)}) values (${places})`,
    Object.values(row),
  )
}

/** Writes a file into the uploads, as old as given. Returns its name. */
export const newUpload = ({ dataDir }: SiteData, hours: number): string => {
  const folder = path.join(dataDir, 'uploads/resume')
  for (const dir of [path.dirname(folder), folder]) mkdirSync(dir, { recursive: true, mode: 0o700 })
  const name = `${randomUUID()}.pdf`
  const file = path.join(folder, name)
  writeFileSync(file, 'a resume', { mode: 0o600 })
  const then = new Date(hoursAgo(hours))
  utimesSync(file, then, then)
  return name
}

export const PERSON = { name: 'Asha Sample', email: 'asha@candidate.example', mobile: '9820012345' }

/** An application that names this file. */
export const applicationWith = (reference: string, upload_resume: string) => ({
  ...PERSON,
  reference,
  country_code: '91',
  phone_e164: `+91${PERSON.mobile}`,
  position: 'Rigger',
  dedupe_key: `s:${reference}`,
  created_at: hoursAgo(1),
  upload_resume,
})

export type DoctorCheck = { key: string; severity: string; text: string; do: string }

export type DoctorReport = {
  format: number
  severity: string
  checks: DoctorCheck[]
  launch: { key: string }[]
}

/** What `npm run doctor -- --json` says about a site. */
export const examine = async (
  site: SiteData,
  args: string[] = [],
  settings: Record<string, string> = {},
): Promise<{
  ran: Ran
  report: DoctorReport
  of: (key: string) => DoctorCheck | undefined
}> => {
  const ran = await runCommand('doctor', site, ['--json', ...args], settings)
  const report: DoctorReport = JSON.parse(ran.out)
  return { ran, report, of: (key) => report.checks.find((check) => check.key === key) }
}
