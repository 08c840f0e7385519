import styles from './SampleMark.module.css'

/** Before the title of something invented: a sample job, or an application for one. */
export const SampleMark = ({ word = 'Sample' }: { word?: string }) => (
  <span className={styles.mark}>{word}</span>
)
