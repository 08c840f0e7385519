import { Check, ShieldAlert, X } from 'lucide'
import { Icon } from '@/components/ui/Icon'
import { linkIn } from '@/lib/shared/alternates'
import type { Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import type { TextIn } from '@/messages/textIn'
import { wordsIn } from '@/messages/wordsIn'
import styles from './HomeFraud.module.css'

type Props = {
  title: TextIn
  text: TextIn
  domain: string
  email: string
  language: Language
}

/** The fraud alert with one official and two false addresses (reserved example domains). */
export const HomeFraud = ({ title, text, domain, email, language }: Props) => {
  const t = wordsIn(language, 'home')
  return (
    <div className={styles.fraud}>
      <div>
        <h2>
          <Icon of={ShieldAlert} />
          <span {...title} />
        </h2>
        <p {...text} />
        <p>
          <a className="link" href={linkIn(paths.checkMessages, language)}>
            {t('isThisOurs')}
          </a>{' '}
          <a className="link" href={linkIn(paths.beAware, language)}>
            {t('report')}
          </a>
        </p>
      </div>
      <ul>
        <li>
          <Icon of={Check} className={styles.ok} />
          <span dir="ltr">
            {email.split('@')[0]}@<em>{domain}</em>
          </span>
          <b className={styles.ok}>{t('ours')}</b>
        </li>
        {imitationsOf(domain).map(([user, host]) => (
          <li key={host}>
            <Icon of={X} className={styles.no} />
            <span dir="ltr">
              {user}@<s>{host}</s>
            </span>
            <b>{t('notOurs')}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Addresses that look like ours and are not, on domains that nobody can have. */
const imitationsOf = (domain: string): [user: string, host: string][] => {
  const [name] = domain.split('.')
  return [
    [`jobs.${name}`, 'mail.example.net'],
    ['hr', `${name}-visa.example`],
  ]
}
