import { DefaultTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { paths } from '@/lib/shared/paths'
import { Security } from './Security'
import styles from './SecurityView.module.css'

/** Second factor and sessions of the own account, for those who have no Profile in the dashboard too. */
export const SecurityView = ({
  initPageResult: { permissions, req, visibleEntities },
  params,
  searchParams,
}: AdminViewServerProps) => {
  const { i18n, payload, user } = req
  if (!user) redirect(paths.loginTo('/admin/security'))
  return (
    <DefaultTemplate
      i18n={i18n}
      params={params}
      payload={payload}
      permissions={permissions}
      searchParams={searchParams}
      user={user}
      visibleEntities={visibleEntities}
    >
      <main className={styles.security}>
        <h1>Sign-in and devices</h1>
        <p>
          For {user.email}. Name, address and password: <a href="/admin/account">your account</a>.
        </p>
        <Security isAdmin={user.role === 'admin'} />
      </main>
    </DefaultTemplate>
  )
}
