import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { readMinor } from '@/collections/Tools/charges/shared/money'
import { tellOtherAdmins } from '@/collections/Warnings/tellOtherAdmins'
import { type Answer, refuse, refuseField, succeed } from '@/lib/server/calls/answers'
import { withLock } from '@/lib/server/database/withLock'
import { officeDay } from '@/lib/shared/format'
import { DAY_MS } from '@/lib/shared/limits'
import type { User } from '@/payload-types'
import { refundDue } from './email'
import { entryMadeWith, issueEntry } from './issueEntry'
import { feeLimit, judgeCharge } from './judgeCharge'
import { ledgerJson } from './ledgerJson'
import { openPerson } from './openLedger'
import { KINDS } from './shared/kinds'
import { MOST_ENTRIES, REFUND_DAYS } from './shared/limits'
import type { ChargeSave } from './shared/schema'
import { entriesOf, LEDGER_LOCK, PERSON_UNKNOWN, takenOf } from './stored'

const NOT_SELECTED = 'Money can be recorded for a selected person only.'

/**
 * ledger_charge.php: records money that a candidate paid, if law and job page allow it. Money that came in
 * anyway (`is_here`) is recorded with what has to be paid back, and the other admins are told. A repeat with
 * the same key records nothing more.
 */
export const recordCharge = (
  payload: Payload,
  user: User,
  save: ChargeSave,
  now = new Date(),
): Promise<Answer> =>
  withLock(LEDGER_LOCK, async () => {
    const { application, kind, paid_by, bill, key } = save
    const person = await openPerson(payload, application)
    if (!person) return refuse(PERSON_UNKNOWN)
    const current = async () => ({ ledger: await ledgerJson(payload, person, now) })
    if (await entryMadeWith(payload, key)) return succeed(await current(), 'Recorded.')
    if (!person.isSelected) return refuse(NOT_SELECTED)
    const netMinor = readMinor(save.sum)
    if (netMinor === null) return refuseField('sum', 'Enter a sum such as 10,000 or 10,000.50')
    const entries = await entriesOf(payload, application)
    if (entries.length >= MOST_ENTRIES) {
      return refuse(`A person has at most ${MOST_ENTRIES} entries here.`)
    }
    const { side } = KINDS[kind]
    const { currency } = feeLimit(person.terms, now)
    const taken = {
      insideMinor: takenOf(entries, (entry) => entry.side === 'inside'),
      ofKindMinor: takenOf(entries, (entry) => entry.kind === kind),
    }
    const judged = judgeCharge(kind, netMinor, person.terms, taken, now)
    const line = {
      ...({ by: user, action: 'change', subject: 'applications' } as const),
      subject_id: application,
    }
    if (!judged.ok && !save.is_here) {
      await record(payload, { ...line, detail: `money: charge refused, ${kind}` })
      const { title, text } = judged.refusal
      const { status, body } = refuse(`${title}. ${text}`)
      return { status, body: { ...body, refusal: judged.refusal, ...(await current()) } }
    }
    const entry = await issueEntry(
      payload,
      {
        ...{ type: 'charge', kind, side, paid_by, bill: side === 'outside' ? bill : null },
        ...{ net_minor: netMinor, tax_minor: judged.taxMinor, currency },
        due_minor: judged.ok ? 0 : judged.dueMinor,
        due_by: judged.ok ? null : officeDay(new Date(now.getTime() + REFUND_DAYS * DAY_MS)),
        limit_minor: judged.ok ? judged.limitMinor : null,
        limit_source: judged.ok ? judged.source : null,
        taken_minor: taken.insideMinor + (side === 'inside' ? netMinor : 0),
        ...{ ...person.job, application, by: user.id, made_with: key },
      },
      now,
    )
    await record(payload, { ...line, detail: `money: ${entry.number}, ${kind}` })
    if (!judged.ok) {
      const told = { key: `refund:${entry.number}`, kind: 'refund' }
      await tellOtherAdmins(payload, user, refundDue(entry), told)
    }
    const saved = `Recorded as ${entry.number}.`
    return succeed(await current(), judged.ok ? saved : `${saved} A refund is due.`)
  })
