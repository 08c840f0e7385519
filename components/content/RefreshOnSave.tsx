'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** In the CMS panel's preview: reloads the page after each save of the draft. */
export const RefreshOnSave = () => {
  const router = useRouter()
  useEffect(() => {
    const onMessage = ({ origin, data }: MessageEvent) => {
      if (origin !== window.location.origin) return
      if (data?.type === 'payload-document-event') router.refresh()
    }
    window.addEventListener('message', onMessage)
    const panel = window.opener ?? window.parent
    panel?.postMessage({ type: 'payload-live-preview', ready: true }, window.location.origin)
    return () => window.removeEventListener('message', onMessage)
  }, [router])
  return <i hidden data-awake />
}
