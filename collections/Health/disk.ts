import { stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { sqliteFile } from '@/lib/server/database/sqliteFile'
import { storageFolders } from '@/lib/server/files/storage'
import { diskState } from '@/lib/server/monitoring/disk'
import { env } from '@/lib/server/settings/env'
import { fileSize } from '@/lib/shared/format'
import { error, notice, ok, type Verdict, warning, worst } from './finding'

/** A site that grows by some MB a day has months. */
const LITTLE_BYTES = 1024 ** 3

/** Free space where the database and the files are, also for the copy of an upgrade (docs/adr/0038). */
export const disk = async (): Promise<Verdict> => {
  const database = sqliteFile()
  const copy = database && (await stat(database).catch(() => null))
  const folders = [...(database ? [path.dirname(database)] : []), env.dataDir, ...storageFolders()]
  const seen = new Set<number>()
  const found: Verdict[] = []
  for (const folder of folders) {
    const at = await stat(folder).catch(() => null)
    if (!at || seen.has(at.dev)) continue
    seen.add(at.dev)
    found.push(await roomIn(folder, Math.max(LITTLE_BYTES, copy ? copy.size : 0)))
  }
  const first = worst(found)
  if (!first) return ok('Nothing is stored on this machine')
  const alike = found.filter(({ severity }) => severity === first.severity)
  return { ...first, text: alike.map(({ text }) => text).join('. ') }
}

const roomIn = async (folder: string, littleBytes: number): Promise<Verdict> => {
  const { bavail, bsize, blocks, ffree, files } = await statfs(folder)
  const free = bavail * bsize
  const room = `${fileSize(free)} free of ${fileSize(blocks * bsize)} (${folder})`
  const { reserveBytes, isBelowReserve, isNearlyFull } = await diskState(folder)
  const refused = `Applications, registrations and messages are refused below ${Math.floor(reserveBytes / 1_000_000)} MB.`
  const ask = 'Ask whoever runs the server to make room'
  // Some file systems do not count files.
  if (isBelowReserve || (files > 0 && ffree === 0)) {
    return error(`The server’s disk is full: ${room}`, `${refused} ${ask} at once.`)
  }
  if (isNearlyFull) {
    return warning(`The server’s disk is nearly full: ${room}`, `${refused} ${ask}.`)
  }
  return free < littleBytes
    ? notice(
        `There is little room on the server’s disk: ${room}`,
        `${ask}. An upgrade needs a copy of the database.`,
      )
    : ok(room)
}
