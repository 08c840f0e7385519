import { FileText, Undo2 } from 'lucide'
import type { ComesBack, PaidLine, PaidView, Sum } from '@/collections/StatusPage/shared/paid'
import { minorText } from '@/collections/Tools/charges/shared/money'
import { Icon } from '@/components/ui/Icon'
import { noonOf } from '@/lib/shared/format'
import { inLanguage, type Language } from '@/lib/shared/languages'
import { longDateIn } from '@/messages/dateIn'
import { wordsIn } from '@/messages/wordsIn'
import styles from './PaidBox.module.css'

type Props = { paid: PaidView; language: Language }

/** What the candidate paid: first what comes back, then each receipt, then the most that we may take. */
export const PaidBox = ({ paid, language }: Props) => {
  const t = wordsIn(language, 'paid')
  const { state, lines, comesBack, bar } = paid
  return (
    <section className={styles.paid} aria-labelledby="paid">
      <h2 id="paid">{t('title')}</h2>
      <div className={styles.box}>
        <div className={styles.head}>
          <p className={styles.headline}>{t(HEADLINES[state])}</p>
          {comesBack.map((due) => (
            <Due key={`${due.by} ${due.minor}`} due={due} language={language} />
          ))}
          {paid.paid.length > 0 && <p>{t('total', { sum: sumsText(paid.paid) })}</p>}
          {paid.paidBack.length > 0 && <p>{t('totalBack', { sum: sumsText(paid.paidBack) })}</p>}
        </div>
        {lines.length > 0 && (
          <ul className={styles.lines}>
            {lines.map((line) => (
              <Line key={line.number} line={line} language={language} />
            ))}
          </ul>
        )}
        {bar && <Bar bar={bar} language={language} />}
      </div>
      <p className={styles.only}>{t('onlyHere')}</p>
    </section>
  )
}

const HEADLINES = { free: 'free', nothing: 'nothing', paid: 'oweNothing' } as const

const textOf = ({ minor, currency }: Sum): string => minorText(minor, currency)

const sumsText = (sums: readonly Sum[]): string => sums.map(textOf).join(' + ')

const Due = ({ due, language }: { due: ComesBack; language: Language }) => {
  const slots = { sum: textOf(due), date: longDateIn(language)(noonOf(due.by)) }
  const t = wordsIn(language, 'paid')
  return (
    <p className={styles.due} data-late={due.isLate || undefined}>
      <Icon of={Undo2} />
      <b>{due.isLate ? `${t('wasDue', slots)} ${t('late')}` : t('comesBack', slots)}</b>
    </p>
  )
}

const Line = ({ line, language }: { line: PaidLine; language: Language }) => {
  const t = wordsIn(language, 'paid')
  const { type, kind, currency, net_minor, tax_minor, number, bill, due } = line
  const what = wordsIn(language, 'receipts')(`kind_${kind}`)
  const slots = { net: minorText(net_minor, currency), tax: minorText(tax_minor, currency) }
  return (
    <li data-due={due ? '' : undefined}>
      <b>{type === 'refund' ? t('paidBack', { what }) : what}</b>
      <b className="num">{minorText(net_minor + tax_minor, currency)}</b>
      <span>{longDateIn(language)(noonOf(line.on))}</span>
      {tax_minor > 0 && <span>{t(currency === 'INR' ? 'withGst' : 'withTax', slots)}</span>}
      {bill && <span>{t('bill', { number: bill })}</span>}
      {due && <Due due={due} language={language} />}
      <a className="link" href={inLanguage(line.receipt, language)} rel="nofollow">
        <Icon of={FileText} />
        {t('receipt', { number })}
      </a>
    </li>
  )
}

type BarProps = { bar: NonNullable<PaidView['bar']>; language: Language }

/** The words below the bar say the same as the bar. */
const Bar = ({ bar: { taken, most, by }, language }: BarProps) => {
  const t = wordsIn(language, 'paid')
  const share = Math.min(100, (taken.minor / most.minor) * 100)
  return (
    <div className={styles.limit}>
      <div className={styles.bar} aria-hidden="true">
        <i style={{ width: `${share}%` }} />
      </div>
      <p>
        <span>
          <b className="num">{textOf(taken)}</b> {t('taken')}
        </span>
        <span>
          <b className="num">{textOf(most)}</b> {t(by === 'law' ? 'mostByLaw' : 'mostPromised')}
        </span>
      </p>
    </div>
  )
}
