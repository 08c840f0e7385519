import type { Payload } from 'payload'
import { siteMode } from '@/collections/Agency/siteMode'
import { type Finding, inMode, isAtLeast } from '@/collections/Health/finding'
import { SUBJECTS } from '@/collections/Health/subjects'
import { logError } from '@/lib/server/monitoring/logError'
import type { Alert } from './shared/alert'

export type Noticed = Alert & Pick<Finding, 'severity'>

/**
 * What staff should know of the site's health, at least as a notice; `viewer` is not told of what that
 * account did itself. A judge that fails is logged and does not hide the others.
 */
export const noticed = async (
  payload: Payload,
  now = new Date(),
  viewer?: number,
): Promise<Noticed[]> => {
  const mode = await siteMode()
  const found = await Promise.all(
    SUBJECTS.map(async ({ key, alert, judge }): Promise<Noticed[]> => {
      if (!alert) return []
      try {
        const verdict = await judge({ payload, now, viewer })
        const { severity, text, todo, link = alert } = inMode(verdict, mode)
        return severity === 'ok' ? [] : [{ key, severity, title: text, todo, link }]
      } catch (error) {
        logError(`alert ${key}`, error)
        return []
      }
    }),
  )
  return found.flat()
}

/** What an admin has to act on: those that are a warning or an error. */
export const currentAlerts = async (...given: Parameters<typeof noticed>): Promise<Alert[]> =>
  (await noticed(...given))
    .filter((found) => isAtLeast('warning', found))
    .map(({ severity, ...alert }) => alert)
