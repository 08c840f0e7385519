'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { showToast } from '@/components/ui/Toast'
import { leaveLoginNotice } from '@/lib/client/loginNotice'
import { phpPost } from '@/lib/client/phpClient'
import { forgetToken } from '@/lib/client/session'
import { LOGOUT_REDIRECT_MS } from '@/lib/shared/limits'
import { MESSAGES } from '@/lib/shared/messages'
import { paths } from '@/lib/shared/paths'
import { useSessionLost } from './useSessionLost'

/**
 * Logout (docs/product.md §4): confirms it, ends the session on the server, and after two seconds
 * forgets the token and goes to /login, whatever the server answered. Only `everywhere`, which ends
 * the sessions on all devices, must succeed first.
 */
export const useLeave = () => {
  const router = useRouter()
  const sessionLost = useSessionLost()
  const [isLeaving, setIsLeaving] = useState(false)

  const depart = () => {
    showToast('success', MESSAGES.loggedOut)
    setTimeout(() => {
      forgetToken()
      leaveLoginNotice({ kind: 'success', text: MESSAGES.loggedOut })
      router.replace(paths.login)
    }, LOGOUT_REDIRECT_MS)
  }

  const leave = (everywhere = false) => {
    setIsLeaving(true)
    const call = phpPost('logout', everywhere ? { everywhere } : {})
    if (!everywhere) {
      // Without a valid token or a network this device forgets the token all the same.
      call.catch(() => {})
      return depart()
    }
    call.then(depart, (error) => {
      setIsLeaving(false)
      if (!sessionLost(error)) showToast('error', MESSAGES.unforeseen)
    })
  }

  return { isLeaving, leave }
}
