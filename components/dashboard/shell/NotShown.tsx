'use client'
import { Button } from '@/components/ui/Button'
import { LoadingOverlay } from '@/components/ui/LoadingOverlay'
import styles from './NotShown.module.css'
import { PanelHead } from './PanelHead'

type Props = {
  /** Of the panel. */
  title: string
  /** What should be shown: 'interview'. */
  noun: string
  /** It was deleted. */
  isMissing: boolean
  hasFailed: boolean
  onReload: () => void
  /** Leads back to the list. */
  onList: () => void
}

/** Stands in for an opened row that is still loading, could not be loaded, or is gone. */
export const NotShown = ({ title, noun, isMissing, hasFailed, onReload, onList }: Props) => (
  <>
    <PanelHead title={title} />
    {isMissing ? (
      <div role="alert" className={styles.state}>
        <p>This {noun} does not exist any more.</p>
        <Button variant="brand" onClick={onList}>
          See the {noun}s
        </Button>
      </div>
    ) : hasFailed ? (
      <div role="alert" className={styles.state}>
        <p>The {noun} could not be loaded. The connection may be down.</p>
        <Button variant="brand" onClick={onReload}>
          Try again
        </Button>
      </div>
    ) : (
      <div className={styles.waiting}>
        <LoadingOverlay isLate />
      </div>
    )}
  </>
)
