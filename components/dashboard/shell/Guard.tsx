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
  /** The management page also says why (spec §6). */
  warns?: boolean
  children: ReactNode
}

/**
 * Spec §6: without a token the guarded screens go to /login. Nothing of them is rendered before a
 * token is known to be there; whether it is worth anything, each call finds out.
 */
export const Guard = ({ warns = false, children }: Props) => {
  const router = useRouter()
  const isSignedIn = useSignedIn()
  const hasLeft = useRef(false)

  useEffect(() => {
    if (storedToken() !== null || hasLeft.current) return
    hasLeft.current = true
    if (warns) {
      // The toasts' own container, a sibling, is ready only after this effect.
      setTimeout(() => showToast('error', MESSAGES.notAuthenticated))
      leaveLoginNotice({ kind: 'error', text: MESSAGES.notAuthenticated })
    }
    router.replace(paths.login)
  }, [router, warns])

  return isSignedIn ? children : null
}
