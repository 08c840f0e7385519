'use client'
import { Hamburger, NavToggler, useDocumentEvents, useNav } from '@payloadcms/ui'
import { usePathname, useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'

/** What changes the counts of the bar: lists and settings by slug. */
const COUNTED = ['site-settings', 'home-page', 'facts']

/** The screens of one document: drawing them again would undo what is typed meanwhile. */
const WITH_FORM = /^\/admin\/(globals|collections\/[^/]+)\/./

/** The side bar: always there on a desktop; on smaller screens the button in the top line opens it. */
export const NavFrame = ({ children }: { children: ReactNode }) => {
  const { navOpen } = useNav()
  const router = useRouter()
  const pathname = usePathname()
  const isOutOfDate = useRef(false)
  const { mostRecentUpdate } = useDocumentEvents()
  useEffect(() => {
    if (mostRecentUpdate && COUNTED.includes(mostRecentUpdate.entitySlug))
      isOutOfDate.current = true
  }, [mostRecentUpdate])
  useEffect(() => {
    if (!isOutOfDate.current || WITH_FORM.test(pathname)) return
    isOutOfDate.current = false
    router.refresh()
  }, [pathname, router])
  return (
    <aside className={navOpen ? 'nav cms-nav cms-nav--open' : 'nav cms-nav'}>
      <NavToggler className="cms-nav__close">
        <Hamburger isActive />
      </NavToggler>
      <nav aria-label="Content desk">{children}</nav>
    </aside>
  )
}
