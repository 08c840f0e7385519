'use client'
import { Hamburger, NavToggler, useDocumentEvents, useNav } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'

/** What changes the counts of the bar: lists and settings by slug. */
const COUNTED = ['site-settings', 'home-page', 'facts']

/** The side bar: always there on a desktop; on smaller screens the button in the top line opens it. */
export const NavFrame = ({ children }: { children: ReactNode }) => {
  const { navOpen } = useNav()
  const router = useRouter()
  const { mostRecentUpdate } = useDocumentEvents()
  useEffect(() => {
    if (mostRecentUpdate && COUNTED.includes(mostRecentUpdate.entitySlug)) router.refresh()
  }, [mostRecentUpdate, router])
  return (
    <aside className={navOpen ? 'nav cms-nav cms-nav--open' : 'nav cms-nav'}>
      <NavToggler className="cms-nav__close">
        <Hamburger isActive />
      </NavToggler>
      <nav aria-label="Content desk">{children}</nav>
    </aside>
  )
}
