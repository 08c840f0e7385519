import type { AdminViewServerProps } from 'payload'
import { PanelView } from '../PanelView'
import { Security } from './Security'
import styles from './SecurityView.module.css'

/** Second factor and sessions of the own account, for those who have no Profile in the dashboard too. */
export const SecurityView = (view: AdminViewServerProps) => {
  const { user } = view.initPageResult.req
  return (
    <PanelView view={view} address="/admin/security">
      <main className={styles.security}>
        <h1>Sign-in and devices</h1>
        <p>
          For {user?.email}. Name, address and password: <a href="/admin/account">your account</a>.
        </p>
        <Security isAdmin={user?.role === 'admin'} />
      </main>
    </PanelView>
  )
}
