import { NewTabHint } from '@/components/ui/NewTabHint'
import { paths } from '@/lib/shared/paths'
import styles from './DataNotice.module.css'

/** The data notice at a form, separate from the terms (docs/product.md §11.3). */
export const DataNotice = ({ email }: { email: string }) => (
  <details className={styles.notice}>
    <summary>What we do with your data</summary>
    <dl>
      <dt>What we collect</dt>
      <dd>What you write in this form, your resume, and the time when you send it.</dd>
      <dt>What for</dt>
      <dd>
        To find work that fits you, and to contact you. Our office reads it. The employer of a job
        gets it when we put you forward for that job. Nobody buys it.
      </dd>
      <dt>How to stop it</dt>
      <dd>
        Use the link in our e-mail to you, or write to {email ? <b>{email}</b> : 'our office'}. Say
        what we shall stop, or that we shall erase your data. You need not say why.
      </dd>
      <dt>How to complain</dt>
      <dd>
        Use the {/* In a new tab: what is typed into the form stays where it is. */}
        <a className="link reach" href={paths.grievanceForm} target="_blank" rel="noopener">
          grievance form
          <NewTabHint />
        </a>
        . If our answer is not enough, you can go to the Data Protection Board of India.
      </dd>
    </dl>
  </details>
)
