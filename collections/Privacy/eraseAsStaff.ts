import type { Payload } from 'payload'
import { finishErasures } from '@/collections/Erasures/finishErasures'
import { unaskedErasures } from '@/collections/Erasures/unasked'
import type { SubmissionKey } from '@/collections/PersonalData/shared/personalData'
import { warnAdmins } from '@/collections/Warnings/warnAdmins'
import { withLock } from '@/lib/server/database/withLock'
import { longDate } from '@/lib/shared/format'
import { ERASURES_THAT_WARN, UNASKED_ERASURES_PER_HOUR } from '@/lib/shared/limits'
import type { User } from '@/payload-types'
import { eraseRow } from './eraseRow'
import { hideRows } from './hideRows'
import type { PersonRow } from './shared/json'

const HOUR_MS = 3_600_000

/** What became of rows that staff erase. */
export type StaffErasure = {
  erased: SubmissionKey[]
  /** In quarantine until `hiddenUntil` (ISO), because too many are erased within an hour. */
  hidden: SubmissionKey[]
  hiddenUntil: string | null
  /** Could not be erased, and are as they were before. */
  left: SubmissionKey[]
  /** Whether all is gone that belonged to the erased rows. */
  isFinished: boolean
}

/**
 * Erases rows for staff, none of which may be held: every way in comes here (docs/adr/0046) but the undo of an import. When all
 * staff together would erase more than twenty within an hour, the rows of this request go into
 * quarantine instead, but for those whose candidates asked. Resolves when nothing of the erased rows is
 * left; the other admins are told before anything is gone.
 */
export const eraseAsStaff = (
  payload: Payload,
  user: User,
  rows: PersonRow[],
): Promise<StaffErasure> =>
  // One at a time, so that two requests count each other.
  withLock('erasures by staff', async () => {
    const now = new Date()
    const unasked = rows.filter(({ erasure_asked_at }) => !erasure_asked_at)
    const before = await unaskedErasures(payload, new Date(now.getTime() - HOUR_MS))
    const total = before + unasked.length
    const isMany = unasked.length > 0 && total > UNASKED_ERASURES_PER_HOUR
    if (unasked.length > 0 && total >= ERASURES_THAT_WARN) {
      await warnOf(payload, user, total, isMany ? unasked.length : 0)
    }
    const hidden = isMany ? unasked : []
    const hiddenUntil = isMany ? await hideRows(payload, user, unasked, now) : null
    const erased: SubmissionKey[] = []
    const left: SubmissionKey[] = []
    for (const row of rows.filter((row) => !hidden.includes(row))) {
      const isGone = await eraseRow(payload, row, user)
      const list = isGone ? erased : left
      list.push(row)
    }
    const unfinished = erased.length > 0 ? await finishErasures(payload) : []
    const isFinished = !erased.some(({ collection, id }) =>
      unfinished.some(({ subject, subject_id }) => subject === collection && subject_id === id),
    )
    return { erased, hidden, hiddenUntil, left, isFinished }
  })

const warnOf = (payload: Payload, user: User, total: number, hidden: number): Promise<void> =>
  warnAdmins(payload, user, {
    what: 'erasures',
    // Hidden rows are told apart, as the mail says what can be taken back.
    of: hidden > 0 ? 'hidden' : 'erased',
    rows: [
      ['Within an hour', `${total} submissions, by all accounts`],
      ...(hidden > 0 ? ([['Hidden instead of erased', String(hidden)]] as [string, string][]) : []),
    ],
  })

/** When `isFinished` is false. */
export const UNFINISHED =
  'The rows are erased, but not yet all that belongs to them. It is tried again every minute; the audit trail names each row when it is done.'

/** In a sentence for staff. */
export const saidOf = ({ erased, hidden, hiddenUntil, left }: StaffErasure): string =>
  [
    `Erased: ${erased.length}.`,
    hiddenUntil &&
      `Hidden, not erased: ${hidden.length}, because more than ${UNASKED_ERASURES_PER_HOUR} would be erased within an hour. They are on no list, are erased after ${longDate(hiddenUntil)}, and can be taken back in the Privacy panel until then.`,
    left.length > 0 && `Not erased, and as it was before: ${left.length}.`,
  ]
    .filter(Boolean)
    .join(' ')
