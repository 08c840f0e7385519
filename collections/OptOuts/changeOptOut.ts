import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { CANDIDATE_COLLECTIONS } from '@/collections/PersonalData/shared/personalData'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import { changeRows } from '@/lib/server/database/rows'
import { withLock } from '@/lib/server/database/withLock'
import { MESSAGES } from '@/lib/shared/messages'
import type { Application, Registration, User } from '@/payload-types'
import { liftOptOut, optOut } from './optOut'
import type { OptOutChange } from './shared/schema'

// Instead of the version of a consent text: there was none.
const TOLD_THE_OFFICE = 'told the office'

/**
 * opt_out.php: staff record that a person opted out, or wants messages again. An opt-out applies to
 * the number on all forms; its end is a consent for this one row. A repeat changes nothing.
 */
export const changeOptOut = async (
  payload: Payload,
  user: User,
  { of, id, opted_out }: OptOutChange,
): Promise<Answer> => {
  const row = await payload.findByID({ collection: of, id, depth: 0, disableErrors: true })
  if (!row || row.quarantined_at) return refuse(MESSAGES.rowGone)
  const phone = row.phone_e164
  // Otherwise all people of imported lists without a number would opt out together.
  if (!phone) return refuse('This person has no phone number: there are no messages to stop.')
  await withLock(`opt-out:${phone}`, async () => {
    if (opted_out) {
      await optOut(payload, phone)
      await withdraw(payload, phone)
    } else {
      await changeRows(payload, { collection: of, where: { id }, set: givenAgain(row) })
      await liftOptOut(payload, phone)
    }
    await record(payload, {
      by: user,
      action: 'consent',
      subject: of,
      subject_id: id,
      detail: opted_out ? 'opted out' : 'opt-out lifted',
    })
  })
  const message = opted_out
    ? 'This number is on no list from now on.'
    : 'This number may be on lists again.'
  return succeed({ opted_out }, message)
}

/** A new consent, also when the box was not ticked or the consent was withdrawn. */
const givenAgain = ({ consent_at, consent_version }: Application | Registration) => ({
  whatsapp_consent: true,
  consent_withdrawn_at: null,
  consent_at: consent_at ?? new Date().toISOString(),
  consent_version: consent_version ?? TOLD_THE_OFFICE,
})

/** Marks every row with the number as withdrawn. */
export const withdraw = async (payload: Payload, phone: string): Promise<void> => {
  for (const collection of CANDIDATE_COLLECTIONS) {
    const { docs } = await payload.find({
      collection,
      where: {
        and: [{ phone_e164: { equals: phone } }, { consent_withdrawn_at: { exists: false } }],
      },
      select: { phone_e164: true },
      depth: 0,
      pagination: false,
    })
    const ids = docs.map(({ id }) => id)
    const set = { consent_withdrawn_at: new Date().toISOString() }
    await changeRows(payload, { collection, where: { id: ids }, set })
  }
}
