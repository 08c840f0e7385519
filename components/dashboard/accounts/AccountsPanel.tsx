'use client'
import type { AccountsJson } from '@/collections/Invitations/shared/json'
import { useCall } from '@/components/dashboard/calls/useCall'
import groups from '@/components/dashboard/shell/Groups.module.css'
import { PanelHead } from '@/components/dashboard/shell/PanelHead'
import { Button } from '@/components/ui/Button'
import { LoadingOverlay } from '@/components/ui/LoadingOverlay'
import { phpGet } from '@/lib/client/phpClient'
import { AccountRow } from './AccountRow'
import styles from './AccountsPanel.module.css'
import { NewAccount } from './NewAccount'
import { OpenInvitations } from './OpenInvitations'

/** The Accounts panel: who works here, who is invited, and how to add somebody (docs/adr/0035). */
export const AccountsPanel = () => {
  const { data, hasFailed, reload, change } = useCall(['accounts'], () =>
    phpGet<AccountsJson>('accounts'),
  )
  const show = (after: AccountsJson) => change((before) => ({ ...before, ...after }))
  return (
    <>
      <PanelHead title="Accounts" />
      {hasFailed && (
        <section className={styles.group} role="alert">
          <h2>The accounts could not be loaded.</h2>
          <Button onClick={reload}>Try again</Button>
        </section>
      )}
      {!data && !hasFailed && (
        <div className={groups.waiting}>
          <LoadingOverlay />
        </div>
      )}
      {data && <NewAccount onChanged={show} />}
      {data && <OpenInvitations invitations={data.invitations} onChanged={show} />}
      {data && (
        <section className={styles.group}>
          <h2>Who has an account</h2>
          <ul className={styles.rows}>
            {data.accounts.map((account) => (
              <AccountRow key={account.id} account={account} onChanged={show} />
            ))}
          </ul>
          <p>
            Admins see what selected people paid. A recruiter sees and enters it when you allow it.
          </p>
          <p>Roles and passwords are changed, and accounts deleted, in the CMS panel.</p>
        </section>
      )}
    </>
  )
}
