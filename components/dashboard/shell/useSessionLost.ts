'use client'
import { useRouter } from 'next/navigation'
import { useCallback } from 'react'
import { showToast } from '@/components/ui/Toast'
import { leaveLoginNotice } from '@/lib/client/loginNotice'
import { NotAuthenticated } from '@/lib/client/phpClient'
import { forgetToken, storedToken } from '@/lib/client/session'
import { MESSAGES } from '@/lib/shared/messages'
import { paths } from '@/lib/shared/paths'

/**
 * Whether a call failed because the token is no longer valid. If so, removes it, warns once even
 * when several calls fail, and goes to /login (docs/product.md §8.1).
 */
export const useSessionLost = () => {
  const router = useRouter()
  return useCallback(
    (error: unknown): boolean => {
      if (!(error instanceof NotAuthenticated)) return false
      if (storedToken() !== null) {
        forgetToken()
        showToast('error', MESSAGES.notAuthenticated)
        leaveLoginNotice({ kind: 'error', text: MESSAGES.notAuthenticated })
        router.replace(paths.login)
      }
      return true
    },
    [router],
  )
}
