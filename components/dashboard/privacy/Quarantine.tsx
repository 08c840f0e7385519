'use client'
import type { PersonRow, PrivacyJson } from '@/collections/Privacy/shared/json'
import { useSend } from '@/components/dashboard/calls/useSend'
import { Button } from '@/components/ui/Button'
import { showToast } from '@/components/ui/Toast'
import { HiddenBatches } from './HiddenBatches'
import { PersonRows, rowKey } from './PersonRows'
import styles from './PrivacyPanel.module.css'

type Props = { privacy: PrivacyJson; onChanged: () => void }

/** Data that will be erased, and can still be taken back. */
export const Quarantine = ({ privacy: { quarantined, batches }, onChanged }: Props) => {
  const { isSending, send } = useSend()
  if (quarantined.length === 0) return null
  const release = async ({ collection, id }: PersonRow) => {
    if (await send('privacy_update', { collection, id, action: 'release' })) onChanged()
  }
  const takeBack = async (batch: string) => {
    const answer = await send('privacy_update', { action: 'take_back', batch })
    if (!answer) return
    showToast('success', answer.message)
    onChanged()
  }
  return (
    <section className={styles.group}>
      <h2>In quarantine</h2>
      <p>
        On no list, and erased when the wait is over. What is taken back alone is also held; what is
        taken back at once is as it was before.
      </p>
      <HiddenBatches batches={batches} isOff={isSending} onTakeBack={takeBack} />
      <PersonRows
        rows={quarantined}
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
