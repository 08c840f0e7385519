import styles from './SampleMark.module.css'

/** Before the title of something invented: a sample job, or an application for one. */
export const SampleMark = () => <span className={styles.mark}>Sample</span>
