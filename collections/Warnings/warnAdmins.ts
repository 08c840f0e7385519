import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { recordSum } from '@/collections/Audit/record'
import type { User } from '@/payload-types'
import { type Warning, warningMail } from './email'
import { tellOtherAdmins } from './tellOtherAdmins'

const HOUR_CHARS = 'YYYY-MM-DDTHH'.length

/**
 * Tells the other admins at once what a stolen session could be used for: by mail, at most one in an
 * hour for the same `what` and `of`, and in the dashboard for a day (collections/Health/warnings.ts).
 * Rejects when it cannot be stored.
 */
export const warnAdmins = async (
  payload: Payload,
  by: Pick<User, 'id' | 'role' | 'name'>,
  warning: Warning & {
    /** Names what is told apart within the hour: fields, a deleted account. No personal data. */
    of?: string
  },
  now = new Date(),
): Promise<void> => {
  const { what, of = '' } = warning
  await recordSum(payload, { by, action: 'warning', subject: what, detail: of })
  const hour = now.toISOString().slice(0, HOUR_CHARS)
  await tellOtherAdmins(payload, by, warningMail(by.name, warning, now), {
    key: `warning:${what}:${short(of)}:${by.id}:${hour}`,
    kind: 'warning',
  })
}

/** Keys have at most 80 characters. */
const short = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 12)
