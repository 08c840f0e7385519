'use client'
import type { PrivacyJson } from '@/collections/Privacy/shared/json'
import { PanelHead } from '@/components/dashboard/list/PanelHead'
import { useLoaded } from '@/components/dashboard/list/useLoaded'
import type { Address } from '@/components/dashboard/shell/address'
import { Button } from '@/components/ui/Button'
import { LoadingOverlay } from '@/components/ui/LoadingOverlay'
import { phpGet } from '@/lib/client/phpClient'
import { AuditTrail } from './AuditTrail'
import { FindPerson } from './FindPerson'
import styles from './PrivacyPanel.module.css'
import { Quarantine } from './Quarantine'
import { RetentionRule } from './RetentionRule'
import { Wishes } from './Wishes'

/**
 * The Privacy panel (docs/product.md §11.3): find, export and erase a person's data; erasure
 * requests; retention; the audit trail.
 */
export const PrivacyPanel = ({ address }: { address: Address }) => {
  const { data, hasFailed, reload, change } = useLoaded('privacy', () =>
    phpGet<{ privacy: PrivacyJson }>('privacy'),
  )
  const privacy = data?.privacy
  const show = (privacy: PrivacyJson) => change((before) => ({ ...before, privacy }))
  return (
    <>
      <PanelHead title="Privacy" />
      {hasFailed && (
        <section className={styles.group} role="alert">
          <h2>The figures could not be loaded.</h2>
          <Button onClick={reload}>Try again</Button>
        </section>
      )}
      {!privacy && !hasFailed && (
        <div className={styles.waiting}>
          <LoadingOverlay />
        </div>
      )}
      {privacy && <Wishes wishes={privacy.wishes} onChanged={reload} />}
      {/* Not before the wishes: they would push it away from under the pointer. */}
      {(privacy || hasFailed) && <FindPerson onChanged={reload} />}
      {privacy && <RetentionRule key={ruleKey(privacy)} privacy={privacy} onChanged={show} />}
      {privacy && <Quarantine rows={privacy.quarantined} onChanged={reload} />}
      <AuditTrail address={address} />
    </>
  )
}

/** The form starts anew when the rule is another. */
const ruleKey = ({ is_on, months, quarantine_days }: PrivacyJson) =>
  `${is_on} ${months} ${quarantine_days}`
