import styles from './LoadingOverlay.module.css'

type Props = {
  label?: string
  whole?: boolean
  /** Appears only when loading takes a while. */
  isLate?: boolean
}

/** Covers its (positioned) parent, or the whole window, while data is loading. */
export const LoadingOverlay = ({ label = 'Loading…', whole = false, isLate = false }: Props) => (
  <div
    className={`${styles.overlay} ${whole ? styles.whole : ''} ${isLate ? styles.late : ''}`}
    role="status"
  >
    <span className={styles.box}>
      <span className={styles.spinner} aria-hidden />
      {label}
    </span>
  </div>
)
