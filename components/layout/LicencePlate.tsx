import { BadgeCheck } from 'lucide'
import { Guilloche } from '@/components/agency/Guilloche'
import { Icon } from '@/components/ui/Icon'
import styles from './LicencePlate.module.css'
import type { SiteChrome } from './siteChrome'

/** The agency's registration number, its validity and the approval statement, in the footer. */
export const LicencePlate = ({ chrome }: { chrome: SiteChrome }) => (
  <div className={styles.plate} data-static="plate">
    <Guilloche />
    <span className={styles.seal}>
      <Icon of={BadgeCheck} />
    </span>
    <dl>
      <div className={styles.number}>
        <dt>Registration number</dt>
        <dd className="num">{chrome.licence_number}</dd>
      </div>
      {chrome.validity && (
        <div>
          <dt>Valid until</dt>
          <dd className="num">{chrome.validity}</dd>
        </div>
      )}
      <div>
        <dt>Statement</dt>
        <dd>{chrome.approved_by}</dd>
      </div>
    </dl>
  </div>
)
