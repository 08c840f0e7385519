'use client'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'
import { showToast } from '@/components/ui/Toast'
import { leaveLoginNotice } from '@/lib/client/loginNotice'
import { storedToken } from '@/lib/client/session'
import { MESSAGES } from '@/lib/shared/messages'
import { paths } from '@/lib/shared/paths'
import { useSignedIn } from './useSignedIn'

type Props = {
  /** Whether the redirect says why, as on the management page (docs/product.md §6.5). */
  warns?: boolean
  children: ReactNode
}

/**
 * Without a token the guarded screens redirect to /login (docs/product.md §6.5). Nothing of them is
 * rendered before a token is found. Whether it is valid, the server decides at each call.
 */
export const Guard = ({ warns = false, children }: Props) => {
  const router = useRouter()
  const isSignedIn = useSignedIn()
  const hasLeft = useRef(false)

  useEffect(() => {
    if (storedToken() !== null || hasLeft.current) return
    hasLeft.current = true
    if (warns) {
      // The container of the toasts mounts only after this effect.
      setTimeout(() => showToast('error', MESSAGES.notAuthenticated))
      leaveLoginNotice({ kind: 'error', text: MESSAGES.notAuthenticated })
    }
    router.replace(paths.login)
  }, [router, warns])

  return isSignedIn ? children : null
}
