'use client'
import { Button } from '@/components/ui/Button'
import { LoadingOverlay } from '@/components/ui/LoadingOverlay'
import { Notice } from '@/components/ui/Notice'
import styles from './NotShown.module.css'

type Props = {
  /** The beginning of the sentence: 'The departure'. */
  what: string
  hasFailed: boolean
  onReload: () => void
}

/** Stands in for a part of a pane that is still loading, or could not be loaded. */
export const NotShownPart = ({ what, hasFailed, onReload }: Props) =>
  hasFailed ? (
    <Notice kind="error">
      {what} could not be loaded.{' '}
      <Button size="small" onClick={onReload}>
        Try again
      </Button>
    </Notice>
  ) : (
    <div className={styles.waiting}>
      <LoadingOverlay isLate />
    </div>
  )
