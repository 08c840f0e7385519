'use client'
import type { MailJson, OpenMailJson } from '@/collections/Mails/shared/json'
import {
  isMailGroup,
  isMailState,
  MAIL_GROUPS,
  MAIL_STATES,
} from '@/collections/Mails/shared/states'
import { useCall } from '@/components/dashboard/calls/useCall'
import { DataTable } from '@/components/dashboard/list/DataTable'
import { KindSelect } from '@/components/dashboard/list/KindSelect'
import { ListPanel } from '@/components/dashboard/list/ListPanel'
import { useList } from '@/components/dashboard/list/useList'
import { usePaneFocus } from '@/components/dashboard/pane/usePaneFocus'
import type { Address } from '@/components/dashboard/shell/address'
import { useAddress } from '@/components/dashboard/shell/useAddress'
import { phpGet } from '@/lib/client/phpClient'
import { MAIL_COLUMNS, mailId } from './columns'
import { MailPane } from './MailPane'
import { MailServer } from './MailServer'
import { WhatsApp } from './WhatsApp'

/** Every mail of the site and its state; one mail may be open beside the list. */
export const OutboxPanel = ({ address }: { address: Address }) => {
  const { open } = address
  const { replace, narrow } = useAddress()
  const list = useList<MailJson>(address, 'mail_list')
  const { rows, here } = list
  const { filters } = here
  const opened = useCall(open ? ['mail', open] : null, () => loadMail(open ?? ''))
  const mail = opened.data?.id === Number(open) ? opened.data : null
  const willFocus = usePaneFocus(Boolean(mail))

  const close = () => {
    if (mail) willFocus(mailId(mail))
    replace(here)
  }
  return (
    <ListPanel
      title="Outbox"
      noun="mails"
      tools={
        <>
          <KindSelect
            label="For"
            value={isMailGroup(filters.group) ? filters.group : ''}
            options={[['', 'Every mail'], ...GROUPS]}
            onChange={(group) => narrow({ group })}
          />
          <KindSelect
            label="State"
            value={isMailState(filters.state) ? filters.state : ''}
            options={[['', 'Every state'], ...Object.entries(MAIL_STATES)]}
            onChange={(state) => narrow({ state })}
          />
        </>
      }
      bar={
        <>
          <MailServer />
          <WhatsApp />
        </>
      }
      list={list}
      none={['No mail fits.', 'Look among all mails.']}
      yet="Each confirmation and each notice is listed here, sent or not."
      pane={mail && <MailPane key={mail.id} mail={mail} onClose={close} />}
    >
      <DataTable
        columns={MAIL_COLUMNS}
        rows={rows}
        openId={mail?.id}
        linkId={mailId}
        here={here}
        tools={{}}
      />
    </ListPanel>
  )
}

const GROUPS = Object.entries(MAIL_GROUPS).map(([group, { label }]): [string, string] => [
  group,
  label,
])

const loadMail = async (mail_id: string): Promise<OpenMailJson | null> => {
  const query = new URLSearchParams({ mail_id })
  const { mail } = await phpGet<{ mail?: OpenMailJson }>('mail_list', query)
  return mail ?? null
}
