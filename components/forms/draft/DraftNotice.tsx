import type { ReactNode } from 'react'
import { useSay } from '@/components/forms/formWords'
import { Notice } from '@/components/ui/Notice'
import styles from './DraftNotice.module.css'

type Props = {
  isRestored: boolean
  onDiscard: () => void
  /** Tells what could not be restored. */
  children?: ReactNode
}

/** Tells above a form that it was filled in from a draft, and offers to discard that. */
export const DraftNotice = ({ isRestored, onDiscard, children }: Props) => {
  const { say } = useSay()
  return (
    isRestored && (
      <Notice kind="success">
        {say('What you had typed before is still here.')} {children}
        <button type="button" className={`link ${styles.discard}`} onClick={onDiscard}>
          {say('Discard it')}
        </button>
      </Notice>
    )
  )
}
