'use client'
import { useState } from 'react'
import type { RegistrationDetails } from '@/collections/Registrations/wire'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { longDateTime } from '@/lib/shared/format'
import dialog from '../jobs/StatusDialog.module.css'
import styles from '../registrations/RegistrationPane.module.css'
import { ConsentMark } from './ConsentMark'
import { PaneFacts } from './Pane'

type Props = {
  registration: RegistrationDetails['registration']
  onChange: (opted_out: boolean) => Promise<boolean>
}

/** What the person agreed to and when, and the way out, which is as easy as the way in. */
export const ConsentPart = ({ registration, onChange }: Props) => {
  const [isAsking, setIsAsking] = useState(false)
  const { consent, consent_at, consent_version, consent_withdrawn_at } = registration
  const isStopped = consent === 'withdrawn'
  const given = consent_at && `${longDateTime(consent_at)}, text ${consent_version}`
  return (
    <section className={styles.part}>
      <h3>Consent</h3>
      <PaneFacts
        facts={[
          ['WhatsApp', <ConsentMark key="mark" consent={consent} />],
          ['Other jobs', registration.keep_consent ? 'Yes' : 'No'],
          ['Given', given ?? 'Nothing was ticked'],
          ...(consent_withdrawn_at
            ? [['Stopped', longDateTime(consent_withdrawn_at)] satisfies [string, string]]
            : []),
          ['Terms', `${longDateTime(registration.terms_at)}, text ${registration.terms_version}`],
          ['List', registration.list === null ? 'On no list' : `List ${registration.list}`],
        ]}
      />
      <Button size="small" onClick={() => (isStopped ? setIsAsking(true) : void onChange(true))}>
        {isStopped ? 'Allow messages again' : 'Stop WhatsApp messages'}
      </Button>
      <Dialog open={isAsking} onClose={() => setIsAsking(false)} title="Allow messages again?">
        <p>Only when this person asked for it. Your name goes on record with it.</p>
        <div className={dialog.actions}>
          <Button onClick={() => setIsAsking(false)}>Cancel</Button>
          <Button
            variant="brand"
            onClick={async () => {
              await onChange(false)
              setIsAsking(false)
            }}
          >
            The person asked for it
          </Button>
        </div>
      </Dialog>
    </section>
  )
}
