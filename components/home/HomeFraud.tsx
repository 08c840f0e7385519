import { Check, ShieldAlert, X } from 'lucide'
import { Icon } from '@/components/ui/Icon'
import { paths } from '@/lib/shared/paths'
import styles from './HomeFraud.module.css'

type Props = { title: string; text: string; domain: string; email: string }

/** The fraud alert with one official and two false addresses (reserved example domains). */
export const HomeFraud = ({ title, text, domain, email }: Props) => (
  <div className={styles.fraud}>
    <div>
      <h2>
        <Icon of={ShieldAlert} />
        {title}
      </h2>
      <p>{text}</p>
      <p>
        <a className="link" href={paths.checkMessages}>
          Is this message from us?
        </a>{' '}
        <a className="link" href={paths.beAware}>
          Report a false offer
        </a>
      </p>
    </div>
    <ul>
      <li>
        <Icon of={Check} className={styles.ok} />
        <span>
          {email.split('@')[0]}@<em>{domain}</em>
        </span>
        <b className={styles.ok}>Ours</b>
      </li>
      <li>
        <Icon of={X} className={styles.no} />
        <span>
          jobs.{domain.split('.')[0]}@<s>mail.example.net</s>
        </span>
        <b>Not ours</b>
      </li>
      <li>
        <Icon of={X} className={styles.no} />
        <span>
          hr@<s>{domain.split('.')[0]}-visa.example</s>
        </span>
        <b>Not ours</b>
      </li>
    </ul>
  </div>
)
