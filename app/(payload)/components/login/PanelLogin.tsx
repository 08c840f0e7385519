import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { PanelLogo } from '../PanelLogo'
import { PanelLoginForm } from './PanelLoginForm'

/** The login of the CMS panel: Payload's, which cannot ask for a second factor, made anew. */
export const PanelLogin = ({ initPageResult, searchParams }: AdminViewServerProps) => {
  const { user, payload, i18n } = initPageResult.req
  const wanted = searchParams?.redirect ?? ''
  const redirectTo = getSafeRedirect({ fallbackTo: '/admin', redirectTo: wanted })
  if (user) redirect(redirectTo)
  return (
    <>
      <div className="login__brand">
        <PanelLogo payload={payload} i18n={i18n} />
      </div>
      <PanelLoginForm redirectTo={redirectTo} />
    </>
  )
}
