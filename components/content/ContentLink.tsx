import type { ReactNode } from 'react'
import { safeHref } from '@/lib/shared/safeHref'

type Props = { href: unknown; className?: string; children: ReactNode }

/** A link in editorial text; plain text when its address is not safe. */
export const ContentLink = ({ href, className, children }: Props) => {
  const safe = safeHref(href)
  if (safe === null) return <>{children}</>
  if (safe.startsWith('/')) {
    return (
      <a href={safe} className={className}>
        {children}
      </a>
    )
  }
  return (
    <a href={safe} className={className} rel="noopener">
      {children}
    </a>
  )
}
