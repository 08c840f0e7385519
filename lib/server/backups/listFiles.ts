import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import type { FileStore } from '../files/store'

/**
 * The list of what a restored backup must forget again (docs/adr/0036): one small file for each event,
 * because a bucket cannot append, and because copies of the list are then joined by copying files.
 */
export const LIST = 'erasure-list'

const entry = z.object({
  at: z.iso.datetime(),
  kind: z.enum(['erased', 'opted-out', 'opt-out-lifted']),
  /** Of erasures: an account's id, `candidate` who had asked, or `system` (the retention rule). */
  by: z.optional(z.union([z.int(), z.enum(['candidate', 'system'])])),
  /** What one account erased on one day (collections/Backups/erasureBatch.ts). */
  batch: z.optional(z.string()),
  /**
   * One record for each erased row or number: the id of each key of the keyring → the HMAC under that
   * key, so that a restore finds it whatever key the backup has.
   */
  hashes: z.array(z.record(z.string(), z.string())),
})

export type Entry = z.infer<typeof entry>

// The time first, so that names are in the order of events.
const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z-[0-9a-f]{12}\.json$/

/** The time of an entry, from its name; null for another file. */
const timeOf = (name: string): Date | null => {
  const [, day, hours, minutes, seconds, ms] = NAME.exec(name) ?? []
  return day ? new Date(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`) : null
}

export const writeEntry = async (store: FileStore, added: Entry): Promise<void> => {
  const time = added.at.replace(/[:.]/g, '-')
  const name = `${time}-${randomBytes(6).toString('hex')}.json`
  await store.put(LIST, name, Buffer.from(JSON.stringify(added)))
}

/** The entries since this time, the oldest first. Throws when one cannot be read. */
export const readEntries = async (stores: FileStore[], since: Date): Promise<Entry[]> => {
  const found = new Map<string, Entry>()
  for (const store of stores) {
    for (const name of await namesIn(store)) {
      if (found.has(name) || (timeOf(name) ?? 0) < since) continue
      const bytes = await store.get(LIST, name)
      if (bytes) found.set(name, entry.parse(JSON.parse(bytes.toString())))
    }
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, read]) => read)
}

/** Copies what the other list lacks. */
export const copyEntries = async (from: FileStore, to: FileStore): Promise<void> => {
  const there = new Set(await namesIn(to))
  for (const name of await namesIn(from)) {
    const bytes = there.has(name) ? null : await from.get(LIST, name)
    if (bytes) await to.put(LIST, name, bytes)
  }
}

/** Removes the entries before this time: no backup is that old. */
export const dropEntries = async (store: FileStore, before: Date): Promise<void> => {
  for (const name of await namesIn(store)) {
    if ((timeOf(name) ?? before) < before) await store.remove(LIST, name)
  }
}

const namesIn = async (store: FileStore): Promise<string[]> => {
  const names: string[] = []
  for await (const page of store.list(LIST)) names.push(...page.filter((name) => timeOf(name)))
  return names
}
