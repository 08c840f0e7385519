import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isEveryPush } from '../scope'
import { isOnPostgres, type SiteDatabase } from './siteDatabase'
import { sqliteAt } from './sqliteDatabase'

const ROOT = path.resolve(import.meta.dirname, '../../..')

/**
 * The folder of a seeded database that all suites on a build share: seeding takes half a minute of a
 * processor. Another build may store in another way, and on a push passwords are hashed in fewer rounds
 * (fewRounds.ts). Empty without a build, and on Postgres, where each suite seeds its own. `npm test`
 * removes what was kept before.
 */
const seededFolder = (): string => {
  const build = path.join(ROOT, '.next/BUILD_ID')
  if (isOnPostgres || !existsSync(build)) return ''
  const name = `${readFileSync(build, 'utf8').trim()}-${isEveryPush ? 'push' : 'release'}`
  return path.join(ROOT, '.test-tmp/seeded', name)
}

const FOLDER = seededFolder()

/** Fills a new site with the seeded one, if a suite before has kept it. For `startServer`. */
export const copySeeded = async (dataDir: string, copy: SiteDatabase): Promise<void> => {
  if (isKept()) await copySite({ dataDir: FOLDER, database: sqliteAt(FOLDER) }, dataDir, copy)
}

/** Keeps a site that has been seeded with samples, before its first test. */
export const keepSeeded = async (seeded: Site): Promise<void> => {
  if (!FOLDER || isKept()) return
  mkdirSync(FOLDER, { recursive: true })
  await copySite(seeded, FOLDER, sqliteAt(FOLDER))
}

/** Copies the database of a site, and the logos of its sample jobs. */
export const copySite = async (from: Site, dataDir: string, copy: SiteDatabase): Promise<void> => {
  const uploads = path.join(from.dataDir, 'uploads')
  if (existsSync(uploads)) cpSync(uploads, path.join(dataDir, 'uploads'), { recursive: true })
  await copy.copyFrom(from.database)
}

type Site = { dataDir: string; database: SiteDatabase }

const isKept = () => FOLDER !== '' && existsSync(path.join(FOLDER, 'database.db'))
