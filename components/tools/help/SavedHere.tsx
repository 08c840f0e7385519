'use client'
import { WifiOff } from 'lucide'
import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/Icon'
import { paths } from '@/lib/shared/paths'
import styles from './SavedHere.module.css'

/** The path of the tool in the language of the page, and what is said. */
type Props = { path: string; saved: string; offline: string }

/** Keeps this page on the phone, and says so once it is kept (public/get-help-sw.js). */
export const SavedHere = ({ path, saved, offline }: Props) => {
  const [isKept, setIsKept] = useState(false)
  useEffect(() => {
    keepThisPage(path).then(setIsKept, () => setIsKept(false))
  }, [path])
  return (
    <p className={`${styles.saved} no-print`} role="status" data-awake>
      {isKept && (
        <>
          <Icon of={WifiOff} />
          {navigator.onLine ? saved : offline}
        </>
      )}
    </p>
  )
}

/** Browsers have service workers over https only, and none in private windows. */
const keepThisPage = async (path: string): Promise<boolean> => {
  if (!('serviceWorker' in navigator)) return false
  await navigator.serviceWorker.register(paths.getHelpWorker, { scope: path })
  const { active } = await navigator.serviceWorker.ready
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  const addresses = [window.location.href, `${window.location.origin}${path}`, ...files]
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data === true)
    active?.postMessage(addresses, [port2])
  })
}
