import styles from './LoadingOverlay.module.css'

type Props = {
  label?: string
  whole?: boolean
}

/** Lies over its (positioned) parent, or the whole window, while data is awaited. */
export const LoadingOverlay = ({ label = 'Loading…', whole = false }: Props) => (
  <div className={`${styles.overlay} ${whole ? styles.whole : ''}`} role="status">
    <span className={styles.box}>
      <span className={styles.spinner} aria-hidden />
      {label}
    </span>
  </div>
)
