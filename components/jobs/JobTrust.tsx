import { BadgeCheck, Ban, Mail } from 'lucide'
import { Icon } from '@/components/ui/Icon'
import { linkIn } from '@/lib/shared/alternates'
import type { Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { wordsIn } from '@/messages/wordsIn'
import type { SiteSetting } from '@/payload-types'
import styles from './JobTrust.module.css'

type Props = { facts: SiteSetting; language: Language }

/** How candidates can check that an advertisement is genuine. */
export const JobTrust = ({ facts, language }: Props) => {
  const t = wordsIn(language, 'jobDetails')
  return (
    <section className={`${styles.trust} no-print`}>
      <h2>{t('trust')}</h2>
      <ul>
        <li>
          <Icon of={BadgeCheck} />
          <span>
            {t.rich('trustNumber', {
              value: facts.licence_number ?? '',
              number: (text) => <b className="num">{text}</b>,
            })}
          </span>
        </li>
        <li>
          <Icon of={Mail} />
          <span>
            {t.rich('trustMail', {
              domain: facts.official_domain ?? '',
              b: (text) => <b>{text}</b>,
            })}
          </span>
        </li>
        <li>
          <Icon of={Ban} />
          <span>
            {t.rich('trustPay', {
              a: (text) => (
                <a className="link" href={linkIn(paths.beAware, language)}>
                  {text}
                </a>
              ),
            })}
          </span>
        </li>
      </ul>
    </section>
  )
}
