import styles from './LoadingOverlay.module.css'

type Props = {
  label?: string
  whole?: boolean
  /** How much of an upload is on its way, 0 to 1: shown as a bar. */
  part?: number
}

/** Lies over its (positioned) parent, or the whole window, while data is awaited. */
export const LoadingOverlay = ({ label = 'Loading…', whole = false, part }: Props) => (
  <div className={`${styles.overlay} ${whole ? styles.whole : ''}`} role="status">
    <span className={styles.box}>
      <span className={styles.spinner} aria-hidden />
      {label}
      {part !== undefined && (
        <progress className={styles.part} max={1} value={part} aria-label="Sent so far" />
      )}
    </span>
  </div>
)
