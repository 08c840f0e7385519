import type { Payload } from 'payload'
import { diskState } from '@/lib/server/monitoring/disk'
import { paths } from '@/lib/shared/paths'
import type { Alert } from '../shared/alert'

/** The disk with DATA_DIR is nearly full. */
export const checkDisk = async (_payload: Payload): Promise<Alert | null> => {
  const { freeBytes, reserveBytes, isNearlyFull, isBelowReserve } = await diskState()
  if (!isNearlyFull) return null
  const [free, reserve] = [freeBytes, reserveBytes].map((bytes) => Math.floor(bytes / 1_000_000))
  return {
    key: 'disk',
    title: `The server’s disk is nearly full: ${free} MB free`,
    todo: isBelowReserve
      ? `Applications, registrations and messages are refused below ${reserve} MB. Ask whoever runs the server to make room at once.`
      : `Ask whoever runs the server to make room. Below ${reserve} MB applications, registrations and messages are refused.`,
    link: { label: 'Retention and erasure', href: `${paths.manageJobs}?panel=privacy` },
  }
}
