'use client'
import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useState } from 'react'
import { openPanel, type PanelSession, panelSession, roleIn } from '@/lib/client/panelSession'
import { forgetToken, storedToken, storeToken } from '@/lib/client/session'
import { paths } from '@/lib/shared/paths'

/** The parameter of /login that names the screen to open after it. */
const TO = 'to'

/**
 * Where a member of staff goes from /login. One sign-in opens the dashboard, by the token of this tab,
 * and the CMS panel, by its cookie (docs/product.md §3.5). Somebody who is signed in already goes on at
 * once, or is offered to when only the browser's other tabs are.
 */
export const useEntry = () => {
  const router = useRouter()
  const [other, setOther] = useState<PanelSession | null>(null)

  const enter = useCallback(
    (token: string) => {
      const to = destination(roleIn(token))
      // The panel is another application of the site.
      if (isInPanel(to)) window.location.replace(to)
      else router.replace(to)
    },
    [router],
  )

  /** Keeps a new session for both. Call `enter` when the promise has ended. */
  const keep = async (token: string): Promise<void> => {
    if (roleIn(token) !== 'editor') storeToken(token)
    await openPanel(token)
  }

  const goOn = ({ token }: PanelSession) => {
    if (roleIn(token) !== 'editor') storeToken(token)
    enter(token)
  }

  useEffect(() => {
    const token = storedToken()
    if (token === null) {
      panelSession().then(setOther)
      return
    }
    // The panel knows of no session: it has no cookie yet, or the session has ended.
    if (!isInPanel(destination(roleIn(token)))) return enter(token)
    openPanel(token).then((isOpen) => (isOpen ? enter(token) : forgetToken()))
  }, [enter])

  return { other, goOn, keep, enter }
}

/** The screen that was asked for, if it is one of staff; otherwise where the role works. */
const destination = (role: string | null): string => {
  const own = role === 'editor' ? paths.cmsPanel : paths.manageJobs
  const to = new URLSearchParams(window.location.search).get(TO) ?? ''
  const { origin, pathname, search } = new URL(to || own, window.location.origin)
  if (origin !== window.location.origin || !STAFF.test(pathname)) return own
  return role === 'editor' && !isInPanel(pathname) ? own : `${pathname}${search}`
}

const STAFF = /^\/(?:admin|managejobs|addjob|edit-job)(?:\/|$)/

const isInPanel = (path: string): boolean => /^\/admin(?:[/?]|$)/.test(path)
