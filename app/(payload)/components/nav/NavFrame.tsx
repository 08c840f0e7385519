'use client'
import { Hamburger, NavToggler, useNav } from '@payloadcms/ui'
import type { ReactNode } from 'react'

/** The side bar: always there on a desktop; on smaller screens the button in the top line opens it. */
export const NavFrame = ({ children }: { children: ReactNode }) => {
  const { navOpen } = useNav()
  return (
    <aside className={navOpen ? 'nav desk-nav desk-nav--open' : 'nav desk-nav'}>
      <NavToggler className="desk-nav__close">
        <Hamburger isActive />
      </NavToggler>
      <nav aria-label="Content desk">{children}</nav>
    </aside>
  )
}
