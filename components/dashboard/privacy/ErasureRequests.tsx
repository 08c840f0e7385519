'use client'
import { useState } from 'react'
import type { PersonRow } from '@/collections/Privacy/shared/json'
import { useSend } from '@/components/dashboard/calls/useSend'
import { Button } from '@/components/ui/Button'
import { EraseDialog } from './EraseDialog'
import { PersonRows, rowKey } from './PersonRows'
import styles from './PrivacyPanel.module.css'

type Props = { rows: PersonRow[]; onChanged: () => void }

/** Candidates who asked on their status page to be erased. Staff erase them, or close the request. */
export const ErasureRequests = ({ rows, onChanged }: Props) => {
  const { isSending, send } = useSend()
  const [erased, setErased] = useState<PersonRow | null>(null)
  const dismiss = async ({ collection, id }: PersonRow) => {
    if (await send('privacy_update', { collection, id, action: 'dismiss' })) onChanged()
  }
  return (
    <section className={styles.group}>
      <h2>Asked to be erased</h2>
      {rows.length === 0 ? (
        <p>
          There are no open requests. A candidate can ask on the page that the confirmation mail
          links to.
        </p>
      ) : (
        <PersonRows
          rows={rows}
          actions={(row) => (
            <>
              <Button size="small" aria-describedby={rowKey(row)} onClick={() => setErased(row)}>
                Erase…
              </Button>
              <Button
                size="small"
                aria-describedby={rowKey(row)}
                disabled={isSending}
                onClick={() => dismiss(row)}
              >
                Close the request
              </Button>
            </>
          )}
        />
      )}
      <EraseDialog
        rows={erased && [erased]}
        onClose={() => setErased(null)}
        onErased={() => {
          setErased(null)
          onChanged()
        }}
      />
    </section>
  )
}
