'use client'
import type { PersonRow } from '@/collections/Privacy/shared/json'
import { useSend } from '@/components/dashboard/calls/useSend'
import { Button } from '@/components/ui/Button'
import { PersonRows, rowKey } from './PersonRows'
import styles from './PrivacyPanel.module.css'

type Props = { rows: PersonRow[]; onChanged: () => void }

/** Data that will be erased, and can still be taken back. */
export const Quarantine = ({ rows, onChanged }: Props) => {
  const { isSending, send } = useSend()
  if (rows.length === 0) return null
  const release = async ({ collection, id }: PersonRow) => {
    if (await send('privacy_update', { collection, id, action: 'release' })) onChanged()
  }
  return (
    <section className={styles.group}>
      <h2>In quarantine</h2>
      <PersonRows
        rows={rows}
        actions={(row) => (
          <Button
            size="small"
            aria-describedby={rowKey(row)}
            disabled={isSending}
            onClick={() => release(row)}
          >
            Take back and hold
          </Button>
        )}
      />
    </section>
  )
}
