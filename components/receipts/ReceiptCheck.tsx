import { CircleCheck } from 'lucide'
import type { ReceiptView } from '@/collections/Ledger/shared/receipt'
import { minorText } from '@/collections/Tools/charges/shared/money'
import { FactRow, Facts } from '@/components/ui/Facts'
import { Icon } from '@/components/ui/Icon'
import { noonOf } from '@/lib/shared/format'
import type { Language } from '@/lib/shared/languages'
import { longDateIn } from '@/messages/dateIn'
import { wordsIn } from '@/messages/wordsIn'
import type { SiteSetting } from '@/payload-types'
import { AskReceipt } from './AskReceipt'
import { CallUs } from './CallUs'
import { jobIn } from './jobIn'
import styles from './Receipt.module.css'

type Props = { view: ReceiptView; facts: SiteSetting; language: Language }

/** What anybody who holds a receipt compares with the paper. It names nobody. */
export const ReceiptCheck = ({ view, facts, language }: Props) => {
  const t = wordsIn(language, 'receipts')
  const isRefund = view.type === 'refund'
  return (
    <div className={`wrap ${styles.page}`}>
      <section className={styles.box} aria-labelledby="ours">
        <div className={styles.head} data-kind="ours">
          <Icon of={CircleCheck} />
          <h1 id="ours">{t('ours')}</h1>
        </div>
        <Facts layout="ruled" className={styles.facts}>
          <FactRow term={t('number')}>
            <b className="num">{view.number}</b>
          </FactRow>
          <FactRow term={isRefund ? t('refund') : t('sum')}>
            <b className={`num ${styles.sum}`}>{minorText(view.total_minor, view.currency)}</b>
          </FactRow>
          <FactRow term={t('date')}>{longDateIn(language)(noonOf(view.on))}</FactRow>
          <FactRow term={t('what')}>{t(`kind_${view.kind}`)}</FactRow>
          <FactRow term={t('job')} dir="auto">
            {jobIn(view, language)}
          </FactRow>
          {view.letters && (
            <FactRow term={t(isRefund ? 'paidBackTo' : 'paidBy')}>
              <span dir="auto">{view.letters}</span>
              <small className={styles.small}>{t('lettersOnly')}</small>
            </FactRow>
          )}
        </Facts>
      </section>
      <p className={styles.note}>{t('different')}</p>
      <CallUs facts={facts} language={language} />
      <AskReceipt language={language} />
    </div>
  )
}
