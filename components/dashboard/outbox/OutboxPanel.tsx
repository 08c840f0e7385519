'use client'
import type { MailJson, OpenMailJson } from '@/collections/Mails/shared/json'
import { isMailState, MAIL_STATES } from '@/collections/Mails/shared/states'
import { KindSelect } from '@/components/dashboard/list/KindSelect'
import { ListPanel } from '@/components/dashboard/list/ListPanel'
import { type Here, pageQuery } from '@/components/dashboard/list/pageQuery'
import { useLoaded } from '@/components/dashboard/list/useLoaded'
import { usePaneFocus } from '@/components/dashboard/list/usePaneFocus'
import { type Address, manageHref } from '@/components/dashboard/shell/address'
import { useAddress } from '@/components/dashboard/shell/useAddress'
import { phpGet } from '@/lib/client/phpClient'
import { MailPane } from './MailPane'
import { MailRows, mailRowId } from './MailRows'

const panel = 'outbox'

/** Every mail of the site, newest first, with where it stands; one of them may be open beside. */
export const OutboxPanel = ({ address }: { address: Address }) => {
  const { page, filters, open } = address
  const { replace } = useAddress()
  const here = { panel, page, filters } as const
  const loaded = useLoaded(manageHref(here), () => loadMails(here))
  const opened = useLoaded(open ? `mail ${open}` : null, () => loadMail(open ?? ''))
  const mail = opened.data?.id === Number(open) ? opened.data : null
  const willFocus = usePaneFocus(Boolean(mail))

  const close = () => {
    if (mail) willFocus(mailRowId(mail))
    replace(here)
  }
  const pane = mail && <MailPane key={mail.id} mail={mail} onClose={close} />
  return (
    <ListPanel
      title="Outbox"
      noun="mails"
      here={here}
      tools={
        <KindSelect
          label="State"
          value={isMailState(filters.state) ? filters.state : ''}
          options={[['', 'Every state'], ...Object.entries(MAIL_STATES)]}
          onChange={(state) => replace({ panel, filters: { state } })}
        />
      }
      loaded={loaded}
      isNarrowed={Boolean(filters.state)}
      none={{ title: 'No mail is in that state.', text: 'Look among all mails.' }}
      yet="Each confirmation and each notice stands here, sent or not."
      pane={pane}
      rows={(mails, href) => <MailRows mails={mails} openId={mail?.id ?? null} href={href} />}
    />
  )
}

const loadMails = async (here: Here) => {
  const { mails, total } = await phpGet<{ mails: MailJson[]; total: number }>(
    'mail_list',
    pageQuery(here),
  )
  return { jobs: mails, total }
}

const loadMail = async (mail_id: string): Promise<OpenMailJson | null> => {
  const { mail } = await phpGet<{ mail?: OpenMailJson }>(
    'mail_list',
    new URLSearchParams({ mail_id }),
  )
  return mail ?? null
}
