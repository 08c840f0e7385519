'use client'
import { Hamburger, NavToggler, useNav } from '@payloadcms/ui'
import type { ReactNode } from 'react'

/** The side bar: always there on a desktop; on smaller screens the button in the top line opens it. */
export const NavFrame = ({ children }: { children: ReactNode }) => {
  const { navOpen } = useNav()
  return (
    <aside className={navOpen ? 'nav cms-nav cms-nav--open' : 'nav cms-nav'}>
      <NavToggler className="cms-nav__close">
        <Hamburger isActive />
      </NavToggler>
      <nav aria-label="Content desk">{children}</nav>
    </aside>
  )
}
