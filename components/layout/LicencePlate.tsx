import { BadgeCheck } from 'lucide'
import { Guilloche } from '@/components/agency/Guilloche'
import { Icon } from '@/components/ui/Icon'
import { inEnglish, type Language } from '@/lib/shared/languages'
import { wordsIn } from '@/messages/wordsIn'
import styles from './LicencePlate.module.css'
import type { SiteChrome } from './siteChrome'

type Props = { chrome: SiteChrome; language: Language }

/** The agency's registration number, its validity and the approval statement, in the footer. */
export const LicencePlate = ({ chrome, language }: Props) => {
  const t = wordsIn(language, 'layout')
  return (
    <div className={styles.plate} data-static="plate">
      <Guilloche />
      <span className={styles.seal}>
        <Icon of={BadgeCheck} />
      </span>
      <dl>
        <div className={styles.number}>
          <dt>{t('registrationNumber')}</dt>
          <dd className="num">{chrome.licence_number}</dd>
        </div>
        {chrome.validity && (
          <div>
            <dt>{t('validUntil')}</dt>
            <dd className="num">{chrome.validity}</dd>
          </div>
        )}
        <div>
          <dt>{t('statement')}</dt>
          <dd {...inEnglish(language)}>{chrome.approved_by}</dd>
        </div>
      </dl>
    </div>
  )
}
