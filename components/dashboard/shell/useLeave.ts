'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { showToast } from '@/components/ui/Toast'
import { leaveLoginNotice } from '@/lib/client/loginNotice'
import { phpPost, readAgain, stopReading } from '@/lib/client/phpClient'
import { forgetToken } from '@/lib/client/session'
import { LOGOUT_REDIRECT_MS } from '@/lib/shared/limits'
import { MESSAGES } from '@/lib/shared/messages'
import { paths } from '@/lib/shared/paths'
import { useSessionLost } from './useSessionLost'

/**
 * Dashboard Logout (docs/product.md §4.4): shows the message, ends the session on the server, and
 * after two seconds removes the token and goes to /login, also when the call fails. Only
 * `everywhere` waits for the server's answer.
 */
export const useLeave = () => {
  const router = useRouter()
  const queries = useQueryClient()
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

  /** A read that reaches the server after the logout would report a lost session. */
  const stopLoading = () => {
    void queries.cancelQueries()
    stopReading()
  }

  const leave = (everywhere = false) => {
    setIsLeaving(true)
    stopLoading()
    const call = phpPost('logout', everywhere ? { everywhere } : {})
    if (!everywhere) {
      // Without a valid token or a network this device forgets the token all the same.
      call.catch(() => {})
      return depart()
    }
    call.then(depart, (error) => {
      setIsLeaving(false)
      readAgain()
      void queries.refetchQueries({ predicate: ({ state }) => state.data === undefined })
      if (!sessionLost(error)) showToast('error', MESSAGES.unforeseen)
    })
  }

  return { isLeaving, leave }
}
