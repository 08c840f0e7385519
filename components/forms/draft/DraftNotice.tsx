import type { ReactNode } from 'react'
import { Notice } from '@/components/ui/Notice'
import styles from './DraftNotice.module.css'

type Props = {
  isRestored: boolean
  onDiscard: () => void
  /** What the browser could not bring back. */
  children?: ReactNode
}

/** Above a form that was begun before: what stands in it was typed on this device, and may go. */
export const DraftNotice = ({ isRestored, onDiscard, children }: Props) =>
  isRestored && (
    <Notice kind="success">
      What you had typed before is still here. {children}
      <button type="button" className={`link ${styles.discard}`} onClick={onDiscard}>
        Discard it
      </button>
    </Notice>
  )
