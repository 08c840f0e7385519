import { useSay } from '@/components/forms/formWords'
import { NewTabHint } from '@/components/ui/NewTabHint'
import { paths } from '@/lib/shared/paths'
import styles from './DataNotice.module.css'

/** The data notice at a form, separate from the terms (docs/product.md §11.3). */
export const DataNotice = ({ email }: { email: string }) => {
  const { say, parts, pageAt } = useSay()
  const [stop, address, stopped] = parts(email ? STOP_BY_MAIL : STOP_AT_OFFICE, { email })
  const [complain, form, complained] = parts(
    'Use the <a>grievance form</a>. If our answer is not enough, you can go to the Data Protection Board of India.',
  )
  return (
    <details className={styles.notice}>
      <summary>{say('What we do with your data')}</summary>
      <dl>
        <dt>{say('What we collect')}</dt>
        <dd>{say('What you write in this form, your resume, and the time when you send it.')}</dd>
        <dt>{say('What for')}</dt>
        <dd>
          {say(
            'To find work that fits you, and to contact you. Our office reads it. The employer of a job gets it when we put you forward for that job. Nobody buys it.',
          )}
        </dd>
        <dt>{say('How to stop it')}</dt>
        <dd>
          {stop}
          {address && <b>{address}</b>}
          {stopped}
        </dd>
        <dt>{say('How to complain')}</dt>
        <dd>
          {complain}
          {/* In a new tab: what is typed into the form stays where it is. */}
          <a
            className="link reach"
            href={pageAt(paths.grievanceForm)}
            target="_blank"
            rel="noopener"
          >
            {form}
            <NewTabHint words={say(' (opens in a new tab)')} />
          </a>
          {complained}
        </dd>
      </dl>
    </details>
  )
}

const STOP_BY_MAIL =
  'Use the link in our e-mail to you, or write to <b>{email}</b>. Say what we shall stop, or that we shall erase your data. You need not say why.'
const STOP_AT_OFFICE =
  'Use the link in our e-mail to you, or write to our office. Say what we shall stop, or that we shall erase your data. You need not say why.'
