import { BadgeCheck } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon'
import { ENGLISH, type Language } from '@/lib/shared/languages'
import { wordsIn } from '@/messages/wordsIn'
import styles from './LicenceMark.module.css'

type Props = {
  number: string
  /** '04/04/2027'; null once the licence has expired. */
  validity: string | null
  onBar?: boolean
  language?: Language
  /** Beside the switch of languages: on a phone the number has a line of its own. */
  isBesideSwitch?: boolean
}

/**
 * The registration number and its validity, part of every advertisement (docs/product.md §11.2).
 */
export const LicenceMark = ({
  number,
  validity,
  onBar = false,
  language = ENGLISH,
  isBesideSwitch = false,
}: Props) => {
  const t = wordsIn(language, 'licence')
  const b = (text: ReactNode) => <b className="num">{text}</b>
  return (
    <span className={`${styles.mark} ${onBar ? styles.onBar : ''}`}>
      <span className={styles.seal}>
        <Icon of={BadgeCheck} />
      </span>
      <span className={`${styles.text} ${isBesideSwitch && validity ? styles.long : ''}`}>
        <span>{t.rich('number', { number, b })}</span>
        {validity && <span>{t.rich('valid', { date: validity, b })}</span>}
      </span>
      {isBesideSwitch && validity && (
        <span className={styles.short}>
          <b className="num">{number}</b>
          <span>{t.rich('numberAndValid', { date: validity, b })}</span>
        </span>
      )}
    </span>
  )
}
