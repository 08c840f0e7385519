'use client'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<typeof Link>, 'href'> & { href: string }

/**
 * A link within the dashboard. When only the query changes, the address changes at once and the
 * screen loads its data; the page itself is not requested again.
 */
export const PanelLink = ({ href, ...rest }: Props) => {
  const pathname = usePathname()
  return (
    <Link
      {...rest}
      href={href}
      prefetch={false}
      onNavigate={(event) => {
        if (href.split('?')[0] !== pathname) return
        event.preventDefault()
        window.history.pushState(null, '', href)
        window.scrollTo(0, 0)
      }}
    />
  )
}
