'use client'
import type { PrivacyJson } from '@/collections/Privacy/shared/json'
import { useCall } from '@/components/dashboard/calls/useCall'
import type { Address } from '@/components/dashboard/shell/address'
import groups from '@/components/dashboard/shell/Groups.module.css'
import { PanelHead } from '@/components/dashboard/shell/PanelHead'
import { Button } from '@/components/ui/Button'
import { LoadingOverlay } from '@/components/ui/LoadingOverlay'
import { phpGet } from '@/lib/client/phpClient'
import { AuditTrail } from './AuditTrail'
import { ErasureRequests } from './ErasureRequests'
import { FindPerson } from './FindPerson'
import styles from './PrivacyPanel.module.css'
import { Quarantine } from './Quarantine'
import { RetentionRule } from './RetentionRule'

/**
 * The Privacy panel (docs/product.md §11.3): find, export and erase a person's data; erasure
 * requests; retention; the audit trail.
 */
export const PrivacyPanel = ({ address }: { address: Address }) => {
  const { data, hasFailed, reload, change } = useCall(['privacy'], () =>
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
        <div className={groups.waiting}>
          <LoadingOverlay />
        </div>
      )}
      {privacy && <ErasureRequests rows={privacy.erasure_requests} onChanged={reload} />}
      {/* Not before the requests are loaded: they would move it down under the pointer. */}
      {(privacy || hasFailed) && <FindPerson onChanged={reload} />}
      {privacy && <RetentionRule key={ruleKey(privacy)} privacy={privacy} onChanged={show} />}
      {privacy && <Quarantine privacy={privacy} onChanged={reload} />}
      <AuditTrail address={address} />
    </>
  )
}

/** The form is created again when the stored rule has changed. */
const ruleKey = ({ is_on, months, quarantine_days }: PrivacyJson) =>
  `${is_on} ${months} ${quarantine_days}`
