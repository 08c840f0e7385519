import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { paths } from '@/lib/shared/paths'

/** There is one login for all staff, at /login; it leads back to the screen that was asked for. */
export const PanelLogin = ({ initPageResult, searchParams }: AdminViewServerProps) => {
  const wanted = searchParams?.redirect ?? ''
  const to = getSafeRedirect({ fallbackTo: paths.cmsPanel, redirectTo: wanted })
  redirect(initPageResult.req.user ? to : paths.loginTo(to))
}
