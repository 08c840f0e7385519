'use client'
import { Link } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

type Props = { href: string; children: ReactNode; count?: string; id?: string; isExact?: boolean }

/** An entry of the side bar, marked while its screen or a screen below it is shown. */
export const NavLink = ({ href, children, count, id, isExact = false }: Props) => {
  const pathname = usePathname()
  const isHere = pathname === href || (!isExact && pathname.startsWith(`${href}/`))
  return (
    <Link
      className="nav__link"
      href={href}
      id={id}
      prefetch={false}
      aria-current={isHere ? 'page' : undefined}
    >
      <span className="nav__link-label">{children}</span>
      {count && <span className="cms-nav__count">{count}</span>}
    </Link>
  )
}
