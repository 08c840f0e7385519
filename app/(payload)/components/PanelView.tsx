import { DefaultTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { paths } from '@/lib/shared/paths'

type Props = {
  view: AdminViewServerProps
  /** Where a sign-in leads back to. */
  address: string
  children: ReactNode
}

/** A screen of our own in the frame of the CMS panel, for who is signed in. */
export const PanelView = ({ view, address, children }: Props) => {
  const { initPageResult, params, searchParams } = view
  const { permissions, req, visibleEntities } = initPageResult
  const { i18n, payload, user } = req
  if (!user) redirect(paths.loginTo(address))
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
      {children}
    </DefaultTemplate>
  )
}
