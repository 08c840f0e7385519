import { CircleX } from 'lucide'
import { Icon } from '@/components/ui/Icon'
import type { Language } from '@/lib/shared/languages'
import { wordsIn } from '@/messages/wordsIn'
import type { SiteSetting } from '@/payload-types'
import { AskReceipt } from './AskReceipt'
import { CallUs } from './CallUs'
import styles from './Receipt.module.css'

type Props = {
  facts: SiteSetting
  language: Language
  /** Too many numbers were tried. */
  isLimited?: boolean
}

/** There is no such receipt, or nobody may look from here for a while. */
export const NoReceipt = ({ facts, language, isLimited = false }: Props) => {
  const t = wordsIn(language, 'receipts')
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head} data-kind="unknown">
        <Icon of={CircleX} />
        <h1>{t(isLimited ? 'tooMany' : 'unknown')}</h1>
      </div>
      {!isLimited && (
        <p className={styles.note}>
          <b>{t('unknownText')}</b>
        </p>
      )}
      <CallUs facts={facts} language={language} />
      {!isLimited && <AskReceipt language={language} />}
    </div>
  )
}
