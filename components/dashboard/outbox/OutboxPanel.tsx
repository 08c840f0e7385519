'use client'
import { isMailState, MAIL_STATES } from '@/collections/Mails/schema'
import type { MailWire, OpenMailWire } from '@/collections/Mails/wire'
import { phpGet } from '@/lib/client/phpClient'
import { PAGE_SIZE } from '@/lib/shared/limits'
import { KindSelect } from '../list/KindSelect'
import { ListFrame } from '../list/ListFrame'
import { NothingYet } from '../list/NothingYet'
import { PanelHead, PanelTools } from '../list/PanelHead'
import { useLoaded } from '../list/useLoaded'
import { usePaneFocus } from '../list/usePaneFocus'
import { WithPane } from '../list/WithPane'
import { type Address, manageHref } from '../shell/address'
import { useAddress } from '../shell/useAddress'
import { MailPane } from './MailPane'
import { MailRows, mailRowId } from './MailRows'

const panel = 'outbox'
const TITLE = 'Outbox'

/** Every mail of the site, newest first, with where it stands; one of them may be open beside. */
export const OutboxPanel = ({ address }: { address: Address }) => {
  const { page, filters, open } = address
  const { replace } = useAddress()
  const here = { panel, page, filters } as const
  const loaded = useLoaded(manageHref(here), () => loadMails(address))
  const opened = useLoaded(open ? `mail ${open}` : null, () => loadMail(open ?? ''))
  const mail = opened.data?.id === Number(open) ? opened.data : null
  const willFocus = usePaneFocus(Boolean(mail))

  const close = () => {
    if (mail) willFocus(mailRowId(mail))
    replace(here)
  }
  const pane = mail && <MailPane key={mail.id} mail={mail} onClose={close} />
  return (
    <WithPane title={TITLE} pane={pane}>
      <PanelHead title={TITLE} />
      <PanelTools>
        <KindSelect
          label="State"
          value={isMailState(filters.state) ? filters.state : ''}
          options={[['', 'Every state'], ...Object.entries(MAIL_STATES)]}
          onChange={(state) => replace({ panel, filters: { state } })}
        />
      </PanelTools>
      <ListFrame
        noun="mails"
        loaded={loaded}
        page={page}
        href={(page) => manageHref({ ...here, page })}
        onPastEnd={(page) => replace({ ...here, page })}
        empty={
          <NothingYet
            isNarrowed={Boolean(filters.state)}
            none={{ title: 'No mail is in that state.', text: 'Look among all mails.' }}
            all={{ label: 'Show all mails', href: manageHref({ panel }) }}
            yet={{
              title: 'No mails yet.',
              text: 'Each confirmation and each notice stands here, sent or not.',
            }}
          />
        }
      >
        {(mails) => (
          <MailRows
            mails={mails}
            openId={mail?.id ?? null}
            href={(id) => manageHref({ ...here, open: String(id) })}
          />
        )}
      </ListFrame>
    </WithPane>
  )
}

const loadMails = async ({ page, filters }: Address) => {
  const query = new URLSearchParams({ page: String(page), limit: String(PAGE_SIZE), ...filters })
  const { mails, total } = await phpGet<{ mails: MailWire[]; total: number }>('mail_list', query)
  return { jobs: mails, total }
}

const loadMail = async (mail_id: string): Promise<OpenMailWire | null> => {
  const { mail } = await phpGet<{ mail?: OpenMailWire }>(
    'mail_list',
    new URLSearchParams({ mail_id }),
  )
  return mail ?? null
}
