import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { announceChange, onChange, TAGS, type Tag } from '@/lib/server/cache/changes'
import { logError } from '@/lib/server/monitoring/logError'
import { inTurn } from '@/lib/server/process/inTurn'
import { processWide } from '@/lib/server/process/processWide'
import { connect, hasSeveralInstances } from './pools'

const CHANNEL = 'site_changes'
const RETRY_MS = 250
/** Detects a connection that a firewall has dropped without a word. */
const CHECK_EVERY_MS = 10_000

const ALL_TAGS = Object.values(TAGS)

/**
 * Tells all other instances of the site what changes at this one, and announces here what changes at
 * them (changes.ts), on Postgres. Resolves when this instance listens. While the connection is lost,
 * this instance learns of no change: everything is announced as changed after a reconnect, here at
 * once, and at the others what could not be told them meanwhile. Call it once.
 */
export const shareChanges = (): Promise<void> => processWide('sharedChanges', share)

const share = async (): Promise<void> => {
  if (!hasSeveralInstances) return
  const self = randomUUID()
  const untold = new Set<Tag>()
  let client: pg.Client | null = null
  let isFromOutside = false

  const announce = (tags: Tag[]): void => {
    // Listeners run before announceChange returns, so ours knows where the change comes from.
    isFromOutside = true
    try {
      for (const tag of tags) announceChange(tag)
    } finally {
      isFromOutside = false
    }
  }

  /** Also without anything to tell: a statement shows that the connection works. */
  const tellAll = async (): Promise<void> => {
    const listening = client
    if (!listening) return
    const tags = [...untold]
    untold.clear()
    try {
      await listening.query('select pg_notify($1, $2 || tag) from unnest($3::text[]) as tag', [
        CHANNEL,
        `${self} `,
        tags,
      ])
    } catch {
      for (const tag of tags) untold.add(tag)
      await listening.end()
    }
  }
  // A connection takes one statement at a time.
  const tell = (): Promise<void> => inTurn('tellChanges', tellAll)

  const listen = async (): Promise<void> => {
    const opened = await connect(() => {
      client = null
      void reconnect()
    })
    opened.on('notification', ({ payload }) => {
      const [from, tag] = (payload ?? '').split(' ')
      if (from !== self) announce(ALL_TAGS.filter((known) => known === tag))
    })
    await opened.query(`listen ${CHANNEL}`)
    client = opened
  }

  const reconnect = async (): Promise<void> => {
    for (let tries = 1; !client; tries += 1) {
      await pause(RETRY_MS)
      await listen().catch((error) => {
        if (tries === 1) logError('sharedChanges', error)
      })
    }
    announce(ALL_TAGS)
    await tell()
  }

  onChange((tag) => {
    if (isFromOutside) return
    untold.add(tag)
    void tell()
  })
  await listen()
  setInterval(
    () => void client?.query('select 1').catch(() => client?.end()),
    CHECK_EVERY_MS,
  ).unref()
}
