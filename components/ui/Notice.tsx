import { CircleAlert, CircleCheck } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon'
import styles from './Notice.module.css'

type Props = { kind: 'success' | 'error'; children: ReactNode }

/**
 * A result that stays on the page, unlike a toast; screen readers announce it (docs/product.md
 * §8.2).
 */
export const Notice = ({ kind, children }: Props) => (
  <div className={`${styles.notice} ${styles[kind]}`} role={kind === 'error' ? 'alert' : 'status'}>
    {kind === 'error' ? <Icon of={CircleAlert} /> : <Icon of={CircleCheck} />}
    <div>{children}</div>
  </div>
)
