import type { Payload } from 'payload'
import { isInsideDataDir } from '@/lib/server/backups/insideDataDir'
import { longDateTime } from '@/lib/shared/format'
import type { Backup } from '@/payload-types'
import { usedSettings } from './usedSettings'

/** The list of backups in the CMS panel. */
export const BACKUPS_PAGE = '/admin/collections/backups'

/** A backup is made each night; this leaves it half a day. */
const OVERDUE_AFTER_MS = 36 * 3_600_000

export type BackupState = {
  /** Whether the site makes backups by itself. A folder inside DATA_DIR does not count. */
  configured: boolean
  /** To the place that is set; without one, to any place. */
  lastSuccess: Date | null
  lastFailure: { at: Date; reason: string } | null
  /** The site makes backups by itself, and the last one is older than 36 hours, or there is none. */
  isOverdue: boolean
}

/** What is known about backups of this site. */
export const backupState = async (payload: Payload, now = new Date()): Promise<BackupState> => {
  const { to } = await usedSettings(payload)
  const configured = to !== '' && !isInsideDataDir(to)
  const [success, failure] = await Promise.all([
    newest(payload, 'done', configured ? to : null),
    newest(payload, 'failed', configured ? to : null),
  ])
  const lastSuccess = success ? new Date(success.createdAt) : null
  return {
    configured,
    lastSuccess,
    lastFailure: failure && { at: new Date(failure.createdAt), reason: failure.reason ?? '' },
    isOverdue: configured && !(lastSuccess && +now - +lastSuccess < OVERDUE_AFTER_MS),
  }
}

/** When the last good backup was made, as a sentence for staff. */
export const lastBackupText = ({ lastSuccess }: BackupState): string =>
  lastSuccess
    ? `Last good backup: ${longDateTime(lastSuccess.toISOString())}.`
    : 'No backup was made yet.'

/** Whether the last attempt failed. */
export const isFailing = ({ lastSuccess, lastFailure }: BackupState): boolean =>
  lastFailure !== null && !(lastSuccess && lastSuccess > lastFailure.at)

const newest = async (
  payload: Payload,
  outcome: Backup['outcome'],
  place: string | null,
): Promise<Backup | null> => {
  const { docs } = await payload.find({
    collection: 'backups',
    where: {
      and: [{ outcome: { equals: outcome } }, ...(place ? [{ place: { equals: place } }] : [])],
    },
    sort: '-createdAt',
    limit: 1,
    pagination: false,
  })
  return docs[0] ?? null
}
