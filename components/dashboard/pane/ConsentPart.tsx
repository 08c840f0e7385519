'use client'
import { useState } from 'react'
import type { ConsentDetails } from '@/collections/OptOuts/shared/json'
import { ConfirmActions } from '@/components/dashboard/shell/Confirm'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { longDateTime } from '@/lib/shared/format'
import { ConsentMark } from './ConsentMark'
import styles from './ConsentPart.module.css'
import { PaneFacts } from './Pane'

type Props = {
  given: ConsentDetails
  /** The terms of the form, where it has any. */
  terms?: { at: string; version: string }
  onChange: (opted_out: boolean) => Promise<boolean>
}

/** What the person agreed to and when, and the button that stops or allows messages. */
export const ConsentPart = ({ given, terms, onChange }: Props) => {
  const [isAsking, setIsAsking] = useState(false)
  const { consent, consent_at, consent_withdrawn_at } = given
  const isStopped = consent === 'withdrawn'
  return (
    <section className={styles.part}>
      <h3>Consent</h3>
      <PaneFacts
        facts={[
          ['WhatsApp', <ConsentMark key="mark" consent={consent} />],
          ['Other jobs', given.keep_consent ? 'Yes' : 'No'],
          [
            'Given',
            consent_at ? timeAndText(consent_at, given.consent_version) : 'Nothing was ticked',
          ],
          ...(consent_withdrawn_at
            ? [['Stopped', longDateTime(consent_withdrawn_at)] satisfies [string, string]]
            : []),
          ...(terms
            ? [['Terms', timeAndText(terms.at, terms.version)] satisfies [string, string]]
            : []),
          ['List', given.list === null ? 'On no list' : `List ${given.list}`],
        ]}
      />
      <Button
        size="small"
        className="no-print"
        onClick={() => (isStopped ? setIsAsking(true) : void onChange(true))}
      >
        {isStopped ? 'Allow messages again' : 'Stop WhatsApp messages'}
      </Button>
      <Dialog open={isAsking} onClose={() => setIsAsking(false)} title="Allow messages again?">
        <p>Only when this person asked for it. Your name goes on record with it.</p>
        <ConfirmActions>
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
        </ConfirmActions>
      </Dialog>
    </section>
  )
}

const timeAndText = (at: string, version: string | null): string =>
  `${longDateTime(at)}, text ${version}`
