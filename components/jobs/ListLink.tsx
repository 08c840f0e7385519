'use client'
import NextLink from 'next/link'
import { useRouter } from 'next/navigation'
import { type ReactNode, useTransition } from 'react'
import { createPortal } from 'react-dom'
import { LoadingOverlay } from '@/components/ui/LoadingOverlay'

type Props = {
  className: string | undefined
  href: string
  /** Whether the window scrolls to the top of the new list. */
  scroll?: boolean
  children: ReactNode
}

/**
 * A link to another page or filter of the job list. It shows the loading overlay from the click until
 * the answer is there. Nothing is prefetched, which saves data on cheap phones; without scripts it is
 * a plain link.
 */
export const ListLink = ({ className, href, scroll = true, children }: Props) => {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  return (
    <>
      <NextLink
        className={className}
        href={href}
        prefetch={false}
        data-wake
        aria-busy={isPending || undefined}
        onNavigate={(event) => {
          event.preventDefault()
          startTransition(() => router.push(href, { scroll }))
        }}
      >
        {children}
      </NextLink>
      {/* In the body: the list is a size container, within which "fixed" may mean the list. */}
      {isPending && createPortal(<LoadingOverlay whole />, document.body)}
    </>
  )
}
