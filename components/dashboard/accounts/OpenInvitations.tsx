'use client'
import type { AccountsJson, InvitationJson } from '@/collections/Invitations/shared/json'
import { ROLES } from '@/collections/Users/shared/roles'
import { useSend } from '@/components/dashboard/calls/useSend'
import { Button } from '@/components/ui/Button'
import { showToast } from '@/components/ui/Toast'
import { longDateTime } from '@/lib/shared/format'
import styles from './AccountsPanel.module.css'

type Props = { invitations: InvitationJson[]; onChanged: (after: AccountsJson) => void }

/** Invitations that nobody has answered; each can be withdrawn. */
export const OpenInvitations = ({ invitations, onChanged }: Props) => {
  const { isSending, send } = useSend()
  if (invitations.length === 0) return null
  const withdraw = async (id: number) => {
    const answer = await send<AccountsJson>('accounts', { action: 'withdraw', id })
    if (!answer) return
    showToast('success', answer.message)
    onChanged(answer)
  }
  return (
    <section className={styles.group}>
      <h2>Invited</h2>
      <ul className={styles.rows}>
        {invitations.map(({ id, name, email, role, expires_at, is_expired }) => (
          <li key={id}>
            <span className={styles.who} id={`invitation-${id}`}>
              <b dir="auto">{name}</b>
              <span>{email}</span>
              <span className="num">
                {is_expired ? 'Expired' : 'The link works until'} {longDateTime(expires_at)}
              </span>
            </span>
            <span className={styles.mark}>{ROLES[role]}</span>
            <Button
              size="small"
              aria-describedby={`invitation-${id}`}
              disabled={isSending}
              onClick={() => withdraw(id)}
            >
              Withdraw
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
