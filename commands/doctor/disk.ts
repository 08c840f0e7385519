import { constants } from 'node:fs'
import { access, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { sqliteFile } from '@/lib/server/database/sqliteFile'
import { isOpenToOthers, privateFiles } from '@/lib/server/files/fileModes'
import { checkStorage, storageFolders } from '@/lib/server/files/storage'
import { diskState } from '@/lib/server/monitoring/disk'
import { env } from '@/lib/server/settings/env'
import { codeOfFailure } from '@/lib/server/settings/operatorError'
import { fileSize } from '@/lib/shared/format'
import { error, type Found, listed, ok, warning, worst } from './check'

const MB = 1_048_576
const WARNING_BYTES = 1024 * MB
const WARNING_SHARE = 0.05

/** Only the site's own account may read its data, and it can write it. */
export const permissions = async (): Promise<Found> => {
  const folder = await stat(env.dataDir).catch(() => null)
  if (!folder) {
    return error(`There is no folder ${env.dataDir}.`, 'Set DATA_DIR to the folder of the site.')
  }
  const open: string[] = []
  const foreign: string[] = []
  const readOnly: string[] = []
  for (const file of privateFiles()) {
    const found = await stat(file).catch(() => null)
    if (!found) continue
    const name = shortName(file)
    if (isOpenToOthers(found.mode)) open.push(`${name} (${(found.mode & 0o777).toString(8)})`)
    if (found.uid !== folder.uid) foreign.push(name)
    const isWritable = await access(file, constants.R_OK | constants.W_OK).then(
      () => true,
      () => false,
    )
    if (!isWritable) readOnly.push(name)
  }
  if (foreign.length > 0) {
    return error(
      `Of another account than DATA_DIR: ${listed(foreign)}.`,
      `Give them to the account of the site: chown -R --reference=${env.dataDir} ${env.dataDir}`,
    )
  }
  if (readOnly.length > 0) {
    return error(
      `This account cannot write: ${listed(readOnly)}.`,
      'Run this command as the account of the site. If it is that one, chmod u+rw them.',
    )
  }
  if (open.length > 0) {
    const todo = 'Restart the site, which takes the access away, or chmod -R go= DATA_DIR.'
    const isClosed = !isOpenToOthers(folder.mode)
    return isClosed
      ? warning(`Only the mode of DATA_DIR protects: ${listed(open)}.`, todo)
      : error(`Other accounts of the machine have access: ${listed(open)}.`, todo)
  }
  return ok('Only the account of the site has access to its data.')
}

const shortName = (file: string): string => path.relative(env.dataDir, file) || 'DATA_DIR'

/** Free space where the database and the files are. */
export const disk = async (): Promise<Found> => {
  const database = sqliteFile()
  const places: [name: string, folder: string][] = [
    ['DATA_DIR', env.dataDir],
    ...(database ? [['database', path.dirname(database)] satisfies [string, string]] : []),
    ...storageFolders().map((folder): [string, string] => ['uploads', folder]),
  ]
  const seen = new Set<number>()
  const found: Found[] = []
  for (const [name, folder] of places) {
    const at = await stat(folder).catch(() => null)
    if (!at || seen.has(at.dev)) continue
    seen.add(at.dev)
    found.push(await roomIn(name, folder))
  }
  if (database) found.push(...(await roomForUpgrade(database)))
  const severity = worst(found.map((one) => one.severity))
  return {
    severity,
    text: found.map(({ text }) => text).join(' '),
    todo: found.find((one) => one.severity === severity)?.todo ?? '',
  }
}

const roomIn = async (name: string, folder: string): Promise<Found> => {
  const { bavail, bsize, blocks, ffree, files } = await statfs(folder)
  const [free, all] = [bavail * bsize, blocks * bsize]
  const text = `${name}: ${fileSize(free)} free of ${fileSize(all)}.`
  const todo = 'Make room or enlarge the disk. What the site no longer needs it removes by itself.'
  const { isNearlyFull } = await diskState(folder)
  // Some file systems do not count files.
  if (isNearlyFull || (files > 0 && ffree === 0)) return error(text, todo)
  return free < WARNING_BYTES || free < all * WARNING_SHARE ? warning(text, todo) : ok(text)
}

/** An upgrade needs a copy of the database (docs/adr/0038). */
const roomForUpgrade = async (file: string): Promise<Found[]> => {
  const size = (await stat(file).catch(() => null))?.size ?? 0
  const { bavail, bsize } = await statfs(path.dirname(file))
  if (bavail * bsize >= size) return []
  return [
    warning(
      `An upgrade needs room for a copy of the database (${fileSize(size)}).`,
      'Make room before the next upgrade.',
    ),
  ]
}

/** The bucket answers; a folder is covered by the other checks. */
export const storage = async (): Promise<Found> => {
  if (!env.s3) return ok('Files are in DATA_DIR/uploads.')
  try {
    await checkStorage()
    return ok('The bucket answers.')
  } catch (failure) {
    return error(
      `The bucket cannot be used (${codeOfFailure(failure)}).`,
      'Check the settings S3_… and the service.',
    )
  }
}
