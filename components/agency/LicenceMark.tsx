import { BadgeCheck } from 'lucide'
import { Icon } from '@/components/ui/Icon'
import styles from './LicenceMark.module.css'

type Props = {
  number: string
  /** '04/04/2027'; null once the licence has expired. */
  validity: string | null
  onBar?: boolean
}

/**
 * The registration number and its validity, part of every advertisement (docs/product.md §11.2).
 */
export const LicenceMark = ({ number, validity, onBar = false }: Props) => (
  <span className={`${styles.mark} ${onBar ? styles.onBar : ''}`}>
    <span className={styles.seal}>
      <Icon of={BadgeCheck} />
    </span>
    <span className={styles.text}>
      <span>
        Reg. No. <b className="num">{number}</b>
      </span>
      {validity && (
        <span>
          valid until <b className="num">{validity}</b>
        </span>
      )}
    </span>
  </span>
)
