import styles from './MailFrame.module.css'

/** A mail as its reader sees it: its HTML in a frame without scripts, and its text. */
export const MailFrame = ({ html, text }: { html: string; text: string }) => (
  <>
    <iframe className={styles.frame} title="The mail as it looks" sandbox="" srcDoc={html} />
    <details className={styles.text}>
      <summary>As text</summary>
      <pre>{text}</pre>
    </details>
  </>
)
