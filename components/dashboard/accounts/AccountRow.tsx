'use client'
import type { AccountJson, AccountsJson } from '@/collections/Invitations/shared/json'
import { ROLES } from '@/collections/Users/shared/roles'
import { useSend } from '@/components/dashboard/calls/useSend'
import { Button } from '@/components/ui/Button'
import { showToast } from '@/components/ui/Toast'
import styles from './AccountsPanel.module.css'

const QUESTION = {
  meaning: 'This changes whether a recruiter sees and enters what selected people paid.',
  action: 'Go on',
}

type Props = { account: AccountJson; onChanged: (after: AccountsJson) => void }

/** An account; of a recruiter also whether it sees money, which an admin switches here. */
export const AccountRow = ({ account, onChanged }: Props) => {
  const { id, name, email, role, sees_money } = account
  const { isSending, send } = useSend(QUESTION)
  const toggle = async () => {
    const body = { action: 'money', id, sees_money: !sees_money }
    const answer = await send<AccountsJson>('accounts', body)
    if (!answer) return
    showToast('success', answer.message)
    onChanged(answer)
  }
  return (
    <li>
      <span className={styles.who} id={`account-${id}`}>
        <b dir="auto">{name}</b>
        <span>{email}</span>
        {role === 'recruiter' && <span>{sees_money ? 'Sees money' : 'Sees no money'}</span>}
      </span>
      <span className={styles.mark}>{ROLES[role]}</span>
      {role === 'recruiter' && (
        <Button
          size="small"
          aria-describedby={`account-${id}`}
          disabled={isSending}
          onClick={toggle}
        >
          {sees_money ? 'Stop showing money' : 'Allow money'}
        </Button>
      )}
      <a
        className="link"
        href={`/admin/collections/users/${id}`}
        aria-label={`Change the account of ${name}`}
      >
        Change
      </a>
    </li>
  )
}
