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
        <li>
          <Icon of={X} className={styles.no} />
          <span dir="ltr">
            jobs.{domain.split('.')[0]}@<s>mail.example.net</s>
          </span>
          <b>{t('notOurs')}</b>
        </li>
        <li>
          <Icon of={X} className={styles.no} />
          <span dir="ltr">
            hr@<s>{domain.split('.')[0]}-visa.example</s>
          </span>
          <b>{t('notOurs')}</b>
        </li>
      </ul>
    </div>
  )
}
