import { existsSync } from 'node:fs'
import path from 'node:path'
import { setImmediate as letOthersWork, setTimeout as pause } from 'node:timers/promises'
import type { Payload } from 'payload'
import { keysFor, macUnder } from '@/collections/Keyring/keyring'
import type { BackupPlace } from '@/lib/server/backups/backupPlace'
import { isInsideDataDir } from '@/lib/server/backups/insideDataDir'
import { copyEntries, type Entry, LIST, writeEntry } from '@/lib/server/backups/listFiles'
import { openPlace } from '@/lib/server/backups/place'
import { folderStore } from '@/lib/server/files/folder'
import { logError } from '@/lib/server/monitoring/logError'
import { inTurn } from '@/lib/server/process/inTurn'
import { processWide } from '@/lib/server/process/processWide'
import { repeat } from '@/lib/server/process/repeat'
import { env } from '@/lib/server/settings/env'
import type { Erasure, Keyring } from '@/payload-types'
import { accountOf } from './erasureBatch'
import { usedSettings } from './usedSettings'

const EVERY_MS = 60_000
/** A millisecond or two. */
const HASHED_AT_ONCE = 50
/** How long an erasure waits for the copies; they continue after it. */
const WAIT_MS = 2000

/** What names an erased row. Its id is never given to another row. */
type ErasedRow = Pick<Erasure, 'subject' | 'subject_id' | 'reference'>

/** An erasure with whoever wanted it. */
type DoneErasure = ErasedRow & Pick<Erasure, 'by' | 'asked' | 'batch'>

const state = processWide('erasureList', () => ({ isCopied: false }))

/**
 * Notes that rows were erased, so that a restored backup erases them again (docs/adr/0036), but for those
 * of an account that was misused (docs/adr/0046). Throws when an entry cannot be written to DATA_DIR.
 * Copies beside the backups are made as soon as possible.
 */
export const listErased = async (payload: Payload, rows: DoneErasure[]): Promise<void> => {
  const groups = new Map<string, DoneErasure[]>()
  for (const row of rows) {
    const key = `${actorOf(row)} ${row.batch ?? ''}`
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  for (const [first, ...others] of groups.values()) {
    if (!first) continue
    const { batch } = first
    const from = { by: actorOf(first), ...(batch && { batch }) }
    await add(payload, { kind: 'erased', ...from }, [first, ...others].map(erasedText))
  }
}

/** Who wanted it: the account too when the row waited in quarantine, and the system erased it then. */
const actorOf = ({ asked, batch, by }: DoneErasure): Entry['by'] =>
  asked ? 'candidate' : (accountOf(batch) ?? by ?? 'system')

/** Notes that a number (E.164) opted out, or that its opt-out was lifted; otherwise as listErased. */
export const listOptOut = (
  payload: Payload,
  kind: 'opted-out' | 'opt-out-lifted',
  e164: string,
): Promise<void> => add(payload, { kind }, [e164])

/** What stands for a row in the list. A number in E.164 begins with another sign. */
export const erasedText = ({ subject, subject_id, reference }: ErasedRow): string =>
  `erased:${subject}:${subject_id}:${reference}`

/** Keeps the copies of the list complete, now and every minute. */
export const startCopyingErasureList = (payload: Payload): void =>
  repeat('copyErasureList', EVERY_MS, async () => {
    if (!state.isCopied) await copyErasureList(payload)
  })

/** Copies the list beside the backups: to BACKUP_TO, and to the folders of earlier backups. */
export const copyErasureList = async (payload: Payload): Promise<void> => {
  state.isCopied = true
  for (const { title, files } of await placesOf(payload)) {
    try {
      await inTurn(`erasure list ${title}`, () => copyEntries(localList(), files))
    } catch (error) {
      logError('copyErasureList', error)
      state.isCopied = false
    }
  }
}

export const localList = () => folderStore(env.dataDir)

const add = async (
  payload: Payload,
  what: Pick<Entry, 'kind' | 'by' | 'batch'>,
  texts: string[],
): Promise<void> => {
  const keys = await keysFor(payload, 'opt-out')
  // Without keys there is no site yet whose backup could be restored.
  if (keys.length === 0) return
  const hashes: Entry['hashes'] = []
  for (const text of texts) {
    if (hashes.length % HASHED_AT_ONCE === 0) await letOthersWork()
    hashes.push(hashesOf(keys, text))
  }
  await writeEntry(localList(), { at: new Date().toISOString(), ...what, hashes })
  state.isCopied = false
  const copying = copyErasureList(payload).catch((error) => logError('copyErasureList', error))
  await Promise.race([copying, pause(WAIT_MS, undefined, { ref: false })])
}

/** Under every key: a backup has at least one of them, also one from before a rotation. */
export const hashesOf = (keys: Keyring[], text: string): Record<string, string> =>
  Object.fromEntries(keys.map((key) => [key.key_id, macUnder(key, text).toString('hex')]))

const placesOf = async (payload: Payload): Promise<BackupPlace[]> => {
  const { to, s3 } = await usedSettings(payload)
  const { docs } = await payload.find({
    collection: 'backups',
    where: { outcome: { equals: 'done' } },
    select: { place: true },
    pagination: false,
  })
  // A folder on a disk that is not there must not be created on the disk below it.
  const earlier = docs
    .flatMap(({ place }) => (place && place !== to ? place : []))
    .filter((place) => existsSync(path.join(place, LIST)))
  const all = [...(to === '' || isInsideDataDir(to) ? [] : [to]), ...new Set(earlier)]
  return all.map((place) => openPlace(place, s3))
}
