import type { Activity } from '@/payload-types'

/** A note, a change of stage or a message by WhatsApp, as the detail pane shows it. */
export type ActivityJson = {
  id: number
  kind: Activity['kind']
  text: string | null
  from: string | null
  to: string | null
  /** The author's name; null when the account was deleted, and for the candidate. */
  by: string | null
  /** ISO. */
  at: string
}

/** Needs the account populated (depth 1). */
export const activityJson = ({
  id,
  kind,
  text,
  from,
  to,
  by,
  createdAt,
}: Activity): ActivityJson => ({
  id,
  kind,
  text: text ?? null,
  from: from ?? null,
  to: to ?? null,
  by: typeof by === 'object' ? (by?.name ?? null) : null,
  at: createdAt,
})
