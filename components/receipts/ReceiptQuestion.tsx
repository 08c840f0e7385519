import type { Language } from '@/lib/shared/languages'
import { wordsIn } from '@/messages/wordsIn'
import type { SiteSetting } from '@/payload-types'
import { AskReceipt } from './AskReceipt'
import { CallUs } from './CallUs'
import styles from './Receipt.module.css'

type Props = {
  number?: string
  code?: string
  isUnreadable?: boolean
  facts: SiteSetting
  language: Language
}

/** Asks for what is missing to check a receipt. It says of no number whether there is one. */
export const ReceiptQuestion = ({ facts, language, ...typed }: Props) => (
  <div className={`wrap ${styles.page}`}>
    <AskReceipt heading="h1" language={language} {...typed} />
    <p className={styles.note}>{wordsIn(language, 'receipts')('noCode')}</p>
    <CallUs facts={facts} language={language} />
  </div>
)
