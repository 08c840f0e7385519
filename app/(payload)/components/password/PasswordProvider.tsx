'use client'
import { toast } from '@payloadcms/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { Queries } from '@/components/dashboard/calls/Queries'
import { PasswordDialog } from '@/components/dashboard/shell/PasswordDialog'
import { confirmPassword } from './confirmPassword'
import { watchRefusals } from './watchRefusals'

const QUESTION = {
  meaning:
    'This destroys data, or changes what candidates trust or what is erased. The other admins may be told.',
  action: 'Go on',
}

/**
 * Asks for the password when a request of the CMS panel is refused without it, and sends the request
 * again. Any screen of the panel may send it, so it is noticed where all of them pass.
 */
export const PasswordProvider = ({ children }: { children?: ReactNode }) => {
  const [answer, setAnswer] = useState<((isGiven: boolean) => void) | null>(null)
  useEffect(
    () =>
      watchRefusals({
        ask: () => new Promise((resolve) => setAnswer(() => resolve)),
        // The panel itself says that everything was deleted.
        tellHidden: (message) => toast.info(message, { duration: Number.POSITIVE_INFINITY }),
      }),
    [],
  )
  useEffect(() => {
    if (!answer) return
    // Payload's own dialog below this one would take the key, and keep this one open.
    const keep = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.stopImmediatePropagation()
    }
    window.addEventListener('keydown', keep, true)
    return () => window.removeEventListener('keydown', keep, true)
  }, [answer])
  const close = (isGiven: boolean) => {
    setAnswer(null)
    answer?.(isGiven)
  }
  return (
    <>
      {children}
      <Queries onError={() => {}}>
        <PasswordDialog
          question={answer && QUESTION}
          confirm={confirmPassword}
          onClose={() => close(false)}
          onConfirmed={() => close(true)}
        />
      </Queries>
    </>
  )
}
