'use client'
import { useState } from 'react'
import { dayWords } from '@/collections/Demands/shared/words'
import type { EntryJson, LedgerJson, LimitJson } from '@/collections/Ledger/shared/json'
import { KINDS, PAID_BY } from '@/collections/Ledger/shared/kinds'
import { splitTaken } from '@/collections/Ledger/shared/splitTaken'
import { minorText } from '@/collections/Tools/charges/shared/money'
import { NotShownPart } from '@/components/dashboard/shell/NotShownPart'
import { NewTabHint } from '@/components/ui/NewTabHint'
import { Notice } from '@/components/ui/Notice'
import { ChargeForm } from './ChargeForm'
import steps from './DepartureSteps.module.css'
import { type BarPart, MoneyBar } from './MoneyBar'
import styles from './PaneMoney.module.css'
import { RefundForm } from './RefundForm'
import { useLedger } from './useLedger'
import { usePaneFocus } from './usePaneFocus'

const NEW_ID = 'money-new'

/** A charge to pay back, a new charge, or no form. */
type Open = EntryJson | 'new' | null

/** What a selected person paid and got back; `id` of the application. */
export const PaneMoney = ({ id, onChange }: { id: number; onChange: () => void }) => {
  const { ledger, hasFailed, reload, isBusy, result, charge, refund } = useLedger(id)
  const [open, setOpen] = useState<Open>(null)
  const willFocus = usePaneFocus(open !== null)
  if (!ledger) return <NotShownPart what="The money" hasFailed={hasFailed} onReload={reload} />
  const { entries, forbidden, limit } = ledger
  const closeTo = (id: string) => {
    willFocus(id)
    setOpen(null)
  }
  const close = () => closeTo(open === null || open === 'new' ? NEW_ID : `money-${open.id}`)
  const stored = () => {
    onChange()
    // Of a charge that is wholly paid back the button is gone.
    closeTo(NEW_ID)
  }
  return (
    <section className={styles.part} aria-label="Money">
      <div className={steps.head}>
        <h3>Money</h3>
        <button id={NEW_ID} type="button" className="link no-print" onClick={() => setOpen('new')}>
          Record a charge
        </button>
      </div>
      {result && <Notice kind={result.kind}>{result.text}</Notice>}
      {open === 'new' && (
        <ChargeForm {...{ limit, charge, isBusy }} onClose={close} onStored={stored} />
      )}
      {open !== null && open !== 'new' && (
        <RefundForm
          key={open.id}
          entry={open}
          {...{ refund, isBusy }}
          onClose={close}
          onStored={stored}
        />
      )}
      {entries.length === 0 ? (
        <p className={`meta ${styles.none}`}>No money was taken.</p>
      ) : (
        <ol className={styles.entries}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} onRefund={() => setOpen(entry)} />
          ))}
        </ol>
      )}
      {forbidden ? (
        <p className="meta">Nothing may be charged: {forbidden}</p>
      ) : (
        <Limit ledger={ledger} />
      )}
    </section>
  )
}

type EntryProps = { entry: EntryJson; onRefund: () => void }

const Entry = ({ entry, onRefund }: EntryProps) => {
  const { id, number, type, kind, currency, net_minor, tax_minor, paid_by, on } = entry
  const isRefund = type === 'refund'
  const rest = net_minor + tax_minor - entry.refunded_minor
  return (
    <li>
      <div>
        <b>
          {KINDS[kind].label}
          {isRefund && ', paid back'}
        </b>
        <span className={styles.by}>
          <a className="link" href={entry.receipt} target="_blank" rel="noreferrer">
            Receipt {number}
            <NewTabHint />
          </a>
          , {dayWords(on)}, {PAID_BY[paid_by]}, {placeWords(entry)}
          {entry.by && `, by ${entry.by}`}
        </span>
      </div>
      <div className="num">
        {isRefund ? '−' : ''}
        {minorText(net_minor, currency)}
        {tax_minor > 0 && (
          <span className={styles.by}>
            + {currency === 'INR' ? 'GST' : 'tax'} {minorText(tax_minor, currency)}
          </span>
        )}
      </div>
      <div>
        <State entry={entry} rest={rest} />
        {!isRefund && rest > 0 && (
          <button
            id={`money-${id}`}
            type="button"
            className="link no-print"
            aria-label={`Pay back ${number}`}
            onClick={onRefund}
          >
            Pay back
          </button>
        )}
      </div>
    </li>
  )
}

/** What a refund pays back; of a charge, where it counts. */
const placeWords = ({ type, of, side, bill }: EntryJson): string => {
  if (type === 'refund') return `pays back ${of}`
  return side === 'inside' ? 'inside the limit' : `bill ${bill}`
}

const State = ({
  entry: { type, due, currency, refunded_minor },
  rest,
}: {
  entry: EntryJson
  rest: number
}) => {
  if (type === 'refund') return null
  if (due) {
    return (
      <span className={styles.state} data-state={due.isLate ? 'late' : 'due'}>
        {due.isLate ? 'refund late, was due by' : 'refund by'} {dayWords(due.by)}:{' '}
        {minorText(due.minor, currency)} to be paid back
      </span>
    )
  }
  if (rest === 0) return <span className={styles.state}>paid back</span>
  return (
    <span className={styles.state} data-state="ok">
      paid{refunded_minor > 0 && `, ${minorText(refunded_minor, currency)} paid back`}
    </span>
  )
}

const Limit = ({ ledger: { limit } }: { ledger: LedgerJson }) => {
  const { law_minor, law_source, currency, promise_minor } = limit
  if (law_minor === null) return null
  return (
    <>
      <MoneyBar parts={partsOf(limit, law_minor)} currency={currency} />
      <p className="meta">
        {law_source}.{' '}
        {promise_minor !== null &&
          `The job page says ${promise_minor === 0 ? 'that the candidate pays nothing' : minorText(promise_minor, currency)}: the lower sum counts.`}
      </p>
    </>
  )
}

/** How the limit of the law is used; the job page may promise less. */
const partsOf = ({ taken_minor, promise_minor }: LimitJson, law: number): BarPart[] => {
  const { most, ...split } = splitTaken(taken_minor, law, promise_minor)
  const { allowed_minor: allowed, not_promised_minor: notPromised, over_law_minor: over } = split
  return [
    { kind: 'taken', minor: allowed, words: 'taken inside the limit, without tax' },
    ...(notPromised > 0
      ? [{ kind: 'notPromised' as const, minor: notPromised, words: 'taken, not promised' }]
      : []),
    ...(over > 0 ? [{ kind: 'over' as const, minor: over, words: 'taken over the law' }] : []),
    { kind: 'free', minor: most - allowed, words: 'may still be taken' },
    { kind: 'law', minor: law, words: 'the most by law' },
  ]
}
