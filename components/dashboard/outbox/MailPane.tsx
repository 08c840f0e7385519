'use client'
import type { OpenMailJson } from '@/collections/Mails/shared/json'
import { CHANNELS, HELD_REASON } from '@/collections/Mails/shared/states'
import { failureText } from '@/collections/WhatsApp/shared/failures'
import { MailFrame } from '@/components/dashboard/pane/MailFrame'
import { Pane, PaneFacts } from '@/components/dashboard/pane/Pane'
import { longDateTime } from '@/lib/shared/format'
import { MailState } from './columns'

/** One mail: its HTML in a frame without scripts, and its text; or why neither is shown. */
export const MailPane = ({ mail, onClose }: { mail: OpenMailJson; onClose: () => void }) => (
  <Pane id={mail.id} title={mail.subject} head={CHANNELS[mail.channel]} onClose={onClose}>
    <PaneFacts
      facts={[
        ['To', mail.to],
        ['State', <MailState key="state" {...mail} />],
        ...(mail.problem ? [['Reason', failureText(mail.problem)] as [string, string]] : []),
        ...(mail.state === 'held' ? [['Reason', HELD_REASON] as [string, string]] : []),
        ['Tries', String(mail.tries)],
        ['Written', longDateTime(mail.created_at)],
        ...(mail.sent_at ? [['Sent', longDateTime(mail.sent_at)] as [string, string]] : []),
        ...(mail.state === 'queued' && mail.next_try_at
          ? [['Next try', longDateTime(mail.next_try_at)] as [string, string]]
          : []),
      ]}
    />
    {'withheld' in mail ? <p>{mail.withheld}</p> : <MailFrame html={mail.html} text={mail.text} />}
  </Pane>
)
