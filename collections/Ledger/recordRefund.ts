import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { minorText, readMinor } from '@/collections/Tools/charges/shared/money'
import { type Answer, refuse, refuseField, succeed } from '@/lib/server/calls/answers'
import { withLock } from '@/lib/server/database/withLock'
import type { Ledger, User } from '@/payload-types'
import { entryMadeWith, issueEntry } from './issueEntry'
import { ledgerJson } from './ledgerJson'
import { openPerson } from './openLedger'
import type { RefundSave } from './shared/schema'
import { entriesOf, LEDGER_LOCK, PERSON_UNKNOWN, refundsOf, takenOf, totalOf } from './stored'

/**
 * ledger_refund.php: records money that was paid back, with a receipt of its own. At most what is left of
 * the charge. A repeat with the same key records nothing more.
 */
export const recordRefund = (
  payload: Payload,
  user: User,
  { application, entry: id, sum, paid_by, key }: RefundSave,
  now = new Date(),
): Promise<Answer> =>
  withLock(LEDGER_LOCK, async () => {
    const person = await openPerson(payload, application)
    if (!person) return refuse(PERSON_UNKNOWN)
    const current = async () => ({ ledger: await ledgerJson(payload, person, now) })
    if (await entryMadeWith(payload, key)) return succeed(await current(), 'Recorded.')
    const entries = await entriesOf(payload, application)
    const charge = entries.find((one) => one.id === id && one.type === 'charge')
    if (!charge) return refuse('This charge is no longer there.')
    const minor = readMinor(sum)
    if (minor === null) return refuseField('sum', 'Enter a sum such as 10,000 or 10,000.50')
    const before = refundsOf(entries, charge)
    const rest = before.reduce((left, refund) => left - totalOf(refund), totalOf(charge))
    if (minor > rest) {
      const { currency } = charge
      return refuseField('sum', `At most ${minorText(rest, currency)} is left to pay back`)
    }
    const net = minor === rest ? netLeft(charge, before) : netPart(charge, minor)
    const entry = await issueEntry(
      payload,
      {
        ...{ type: 'refund', refund_of: charge.id, paid_by, net_minor: net },
        ...{ tax_minor: minor - net, due_minor: 0 },
        ...{ kind: charge.kind, side: charge.side, currency: charge.currency },
        taken_minor:
          takenOf(entries, ({ side }) => side === 'inside') - (charge.side === 'inside' ? net : 0),
        ...{ ...person.job, application, by: user.id, made_with: key },
      },
      now,
    )
    await record(payload, {
      ...({ by: user, action: 'change', subject: 'applications' } as const),
      ...{ subject_id: application, detail: `money: ${entry.number} pays back ${charge.number}` },
    })
    return succeed(await current(), `Recorded as ${entry.number}.`)
  })

/** The part of a refund that is not tax. */
const netPart = (charge: Ledger, minor: number): number =>
  Math.round((minor * charge.net_minor) / totalOf(charge))

/** The last refund takes what rounding left. */
const netLeft = (charge: Ledger, before: readonly Ledger[]): number =>
  before.reduce((left, { net_minor }) => left - net_minor, charge.net_minor)
