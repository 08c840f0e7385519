import styles from './ResumeWords.module.css'

/** Where a search found a row only by its resume: the words, as plain text. */
export const ResumeWords = ({ resume_words }: { resume_words?: string }) =>
  resume_words ? (
    <span className={styles.words} dir="auto">
      Resume: {resume_words}
    </span>
  ) : null
