import type { Payload } from 'payload'
import { writeToOffice } from '@/collections/Mails/writeMails'
import { officeDay } from '@/lib/shared/format'
import { currentAlerts } from './alerts'
import { alertMail } from './email'

/**
 * Writes each alert to the office when it begins, and once on each further day while it lasts. The
 * outbox takes a key only once, also when several instances write it: nothing else is stored.
 */
export const mailAlerts = async (payload: Payload, now = new Date()): Promise<void> => {
  const alerts = await currentAlerts(payload, now)
  if (alerts.length === 0) return
  const keys = new Map(alerts.map((alert) => [`alert:${alert.key}:${officeDay(now)}`, alert]))
  const { docs } = await payload.find({
    collection: 'mails',
    where: { key: { in: [...keys.keys()] } },
    pagination: false,
    select: { key: true },
  })
  for (const { key } of docs) keys.delete(key)
  if (keys.size === 0) return
  const facts = await payload.findGlobal({ slug: 'site-settings' })
  for (const [key, alert] of keys) {
    await writeToOffice(payload, facts, alertMail(alert), { key, kind: 'alert' })
  }
}
