import type { ReceiptView } from '@/collections/Ledger/shared/receipt'
import { minorText } from '@/collections/Tools/charges/shared/money'
import { FactRow, Facts } from '@/components/ui/Facts'
import { PrintButton } from '@/components/ui/PrintButton'
import { noonOf } from '@/lib/shared/format'
import type { Language } from '@/lib/shared/languages'
import { longDateIn } from '@/messages/dateIn'
import { wordsIn } from '@/messages/wordsIn'
import type { SiteSetting } from '@/payload-types'
import { jobIn } from './jobIn'
import styles from './Receipt.module.css'

type Props = { view: ReceiptView; facts: SiteSetting; language: Language }

/** The whole receipt, on the screen and on A5. */
export const ReceiptSheet = ({ view, facts, language }: Props) => {
  const { whole } = view
  if (!whole) return null
  const t = wordsIn(language, 'receipts')
  const date = (day: string) => longDateIn(language)(noonOf(day))
  const isRefund = view.type === 'refund'
  return (
    <div className={`wrap ${styles.page}`}>
      <article className={styles.sheet} aria-labelledby="receipt">
        <header className={styles.agency}>
          <p>
            <b>{facts.full_name}</b>
            <span>{facts.phone}</span>
          </p>
          <p className="num">{facts.licence_number}</p>
        </header>
        <div className={styles.title}>
          <h1 id="receipt">{t(isRefund ? 'refund' : 'receipt')}</h1>
          <p className="num">{view.number}</p>
        </div>
        <Facts layout="ruled" className={styles.facts}>
          <FactRow term={t(isRefund ? 'paidBackTo' : 'receivedFrom')} dir="auto">
            {whole.payer?.name ?? t('erased')}
          </FactRow>
          {whole.payer && <FactRow term={t('reference')}>{whole.payer.reference}</FactRow>}
          <FactRow term={t('how')}>
            {date(view.on)}, {t(`paid_${view.paid_by}`)}
          </FactRow>
          <FactRow term={t('job')} dir="auto">
            {jobIn(view, language)}
          </FactRow>
          {whole.employer && (
            <FactRow term={t('employer')} dir="auto">
              {whole.employer}
            </FactRow>
          )}
          {whole.demand && <FactRow term={t('demand')}>{whole.demand}</FactRow>}
        </Facts>
        <Lines view={view} whole={whole} language={language} />
        {whole.due && (
          <p className={styles.due}>
            {t('comesBack', {
              sum: minorText(whole.due.minor, view.currency),
              date: date(whole.due.by),
            })}
          </p>
        )}
        <div className={styles.signed}>
          <p>
            {t('receivedBy')}
            {whole.received_by && `: ${whole.received_by}`}
          </p>
          <p>{t('signature')}</p>
        </div>
        <div className={styles.check}>
          <svg
            viewBox={`0 0 ${whole.qr.size} ${whole.qr.size}`}
            role="img"
            aria-label={whole.address}
            shapeRendering="crispEdges"
          >
            <rect width={whole.qr.size} height={whole.qr.size} fill="white" />
            <path d={whole.qr.path} fill="black" />
          </svg>
          <div>
            <p className="num">
              <b>{whole.address}</b>
            </p>
            <p>{t('lookThere')}</p>
            {facts.phone && <p>{t('orCall', { phone: facts.phone })}</p>}
          </div>
        </div>
        <p className={styles.small}>{t('keepPaper')}</p>
      </article>
      <PrintButton>{wordsIn(language, 'formKit')('print')}</PrintButton>
    </div>
  )
}

type LinesProps = {
  view: ReceiptView
  whole: NonNullable<ReceiptView['whole']>
  language: Language
}

/** What it is for, the tax and the total, and how much of the limit is taken. */
const Lines = ({ view: { kind, currency, total_minor }, whole, language }: LinesProps) => {
  const t = wordsIn(language, 'receipts')
  const { net_minor, tax_minor, limit, bill, of } = whole
  const money = (minor: number) => minorText(minor, currency)
  const under = of
    ? t('paysBack', { number: of })
    : limit
      ? t('inside', { limit: money(limit.minor), source: limit.source })
      : bill && t('outside', { bill })
  return (
    <>
      <table className={styles.lines}>
        <tbody>
          <tr>
            <th scope="row">
              {t(`kind_${kind}`)}
              {under && <small className={styles.small}>{under}</small>}
            </th>
            <td className="num">{money(net_minor)}</td>
          </tr>
          {tax_minor > 0 && (
            <tr>
              <th scope="row">
                {t('tax')}
                {limit && <small className={styles.small}>{t('onTop')}</small>}
              </th>
              <td className="num">{money(tax_minor)}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            <td className="num">{money(total_minor)}</td>
          </tr>
        </tfoot>
      </table>
      {limit && (
        <p className={styles.limit}>
          <span>
            <b className="num">{money(limit.taken_minor)}</b> {t('takenSoFar')}
          </span>
          <span>
            <b className="num">{money(limit.minor)}</b> {t('most')}
          </span>
        </p>
      )}
    </>
  )
}
