import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, vi } from 'vitest'
import type { LaunchJson, LaunchPoint } from '@/collections/Launch/shared/points'
import type { Row } from '../rows'
import type { OwnSite } from '../site/ownSite'

export const PUBLIC_PAGES = [
  '/',
  '/job-list',
  '/about-us',
  '/fake-gulf-job-offers',
  '/registration',
]

/** The HTML of a page that answers 200. */
export const htmlOf = async (site: OwnSite, path: string): Promise<string> => {
  const response = await fetch(site.baseUrl + path)
  expect(response.status, path).toBe(200)
  return response.text()
}

/** The text of a page without its tags, styles and scripts. */
export const visibleText = (html: string): string =>
  html.replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, ' ')

/** Whether a page forbids search engines to list it. */
export const forbidsIndexing = (html: string): boolean =>
  /<meta name="robots" content="[^"]*noindex/.test(html)

/** The id of a sample job. */
export const sampleId = async (site: OwnSite): Promise<number> => {
  const { jobs } = await site.get('joblist')
  return (jobs as { id: number; is_sample: boolean }[]).find((job) => job.is_sample)?.id ?? 0
}

/** "Before you launch" as the panel reads it. */
export const listOf = async (site: OwnSite): Promise<LaunchJson> =>
  (await site.get('launch')).launch as LaunchJson

/** The counts of the menu without the open points of the list, which change by themselves. */
export const countsOf = async (site: OwnSite): Promise<object> => {
  const { launch: _, ...counts } = (await site.get('office')).counts as Row // of office.php
  return counts
}

/** What a launched site shows nowhere. */
export const PLACEHOLDERS = /example\.com|0000\b|Specimen/

/** The points that are not done. */
export const openKeys = ({ points }: LaunchJson): string[] =>
  points.filter(({ state }) => state !== 'done').map(({ key }) => key)

/** A point of the list by its key. */
export const pointOf = ({ points }: LaunchJson, key: string): LaunchPoint =>
  points.find((point) => point.key === key) ?? expect.fail(`no point ${key}`)

/** The change that confirms a point as it stands. */
export const confirmation = (points: LaunchPoint[], key: string) => ({
  action: 'confirm',
  point: key,
  about: points.find((point) => point.key === key)?.about ?? '',
  answer: { nurses: 'none', partners: 'no' }[key] ?? 'yes',
  note: key === 'legal_texts' ? 'A. Advocate' : '',
})

/** Waits until the first mail was sent, which settles the point about mail. */
export const firstMailIsSent = (site: OwnSite): Promise<void> => isDone(site, 'mail')

/** Sets the place of the backups as an admin does in the office. */
export const setBackupPlace = (site: OwnSite, place: string) => {
  const none = { public_key: '', endpoint: '', region: '', access_key_id: '', secret: '' }
  return site.post('backup_place', { action: 'save', form: { place, ...none } })
}

/** Waits until the site has made its first backup, which it does soon after it knows the place. */
export const firstBackupIsMade = (site: OwnSite): Promise<void> => isDone(site, 'backup')

const isDone = (site: OwnSite, point: string): Promise<void> =>
  vi.waitFor(async () => expect(pointOf(await listOf(site), point).state).toBe('done'), {
    timeout: 60_000,
    interval: 100,
  })

/** A folder outside of any DATA_DIR, for backups. It is removed after the tests of the file. */
export const newBackupFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'overseas-backups-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The points that refuse a launch while the newest backup of a place is one that failed. */
export const openWhileBackupFails = async (site: OwnSite, place: string): Promise<string[]> => {
  const later = '2099-01-01T00:00:00.000Z'
  await site.database.rows(
    `insert into backups (outcome, started_by, place, reason, created_at, updated_at)
     values ('failed', 'schedule', ?, 'No room.', ?, ?)`,
    [place, later, later],
  )
  const refused = await site.post('launch', { action: 'launch' })
  await site.database.rows("delete from backups where outcome = 'failed'")
  return openKeys(refused.launch as LaunchJson)
}
