'use client'
import type { SessionJson } from '@/collections/Users/shared/sessions'
import { useCall } from '@/components/dashboard/calls/useCall'
import { useSend } from '@/components/dashboard/calls/useSend'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import { showToast } from '@/components/ui/Toast'
import { phpGet } from '@/lib/client/phpClient'
import { officeDateTime } from '@/lib/shared/format'
import { MESSAGES } from '@/lib/shared/messages'
import styles from './SessionList.module.css'

/** Where the account is signed in: device and last use. One session or all others can be ended. */
export const SessionList = () => {
  const { data, hasFailed, reload } = useCall(['session_list'], () =>
    phpGet<{ sessions: SessionJson[] }>('session_list'),
  )
  const { isSending, send } = useSend()
  const end = async (which: { id: string } | { others: true }) => {
    const answer = await send('session_end', which)
    if (answer) showToast('success', answer.message)
    // Also after a refusal: the session has ended meanwhile.
    reload()
  }
  const others = data?.sessions.filter(({ is_this }) => !is_this) ?? []
  return (
    <section className={styles.sessions} aria-labelledby="sessions">
      <h2 id="sessions">Where you are signed in</h2>
      {hasFailed && (
        <Notice kind="error">
          {MESSAGES.sessionsFailed} <Button onClick={reload}>Try again</Button>
        </Notice>
      )}
      <p>
        If you do not recognise a device, end its session and change the password. A session ends by
        itself when it is not used.
      </p>
      {!data && !hasFailed && <p role="status">Loading…</p>}
      {data && (
        <ul>
          {data.sessions.map((session) => (
            <li key={session.id}>
              <span className={styles.device} id={`session-${session.id}`}>
                <b>{session.device}</b>
                <span className="num">
                  Last used {officeDateTime(session.used_at)}, signed in{' '}
                  {officeDateTime(session.created_at)}
                </span>
              </span>
              {session.is_this ? (
                <span className={styles.mark}>This device</span>
              ) : (
                <Button
                  size="small"
                  aria-describedby={`session-${session.id}`}
                  disabled={isSending}
                  onClick={() => end({ id: session.id })}
                >
                  End
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <Button disabled={isSending} onClick={() => end({ others: true })}>
          End all other sessions
        </Button>
      )}
    </section>
  )
}
