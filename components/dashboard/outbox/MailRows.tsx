'use client'
import type { MailJson } from '@/collections/Mails/shared/json'
import { MAIL_STATES } from '@/collections/Mails/shared/states'
import styles from '@/components/dashboard/enquiries/EnquiryRows.module.css'
import { WIDE } from '@/components/dashboard/list/media'
import rows from '@/components/dashboard/list/Rows.module.css'
import { TableHead } from '@/components/dashboard/list/TableHead'
import { PanelLink } from '@/components/dashboard/shell/PanelLink'
import { useMedia } from '@/lib/client/useMedia'
import { longDateTime } from '@/lib/shared/format'

type Props = { mails: MailJson[]; openId: number | null; href: (id: number) => string }

/** The mails as a table, on narrow screens and beside an open one as cards. */
export const MailRows = ({ mails, openId, href }: Props) => {
  const isWide = useMedia(WIDE)
  if (!isWide || openId !== null) {
    return (
      <ul className={rows.cards}>
        {mails.map((mail) => (
          <li key={mail.id} aria-current={mail.id === openId || undefined}>
            <Subject mail={mail} href={href} />
            <span className={rows.line}>{mail.to}</span>
            <span className={`${rows.line} num`}>{longDateTime(mail.created_at)}</span>
            <MailState mail={mail} />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <table className={rows.table}>
      <TableHead columns={['Subject', 'To', 'State', 'Tries', 'Written']} />
      <tbody>
        {mails.map((mail) => (
          <tr key={mail.id}>
            <td>
              <Subject mail={mail} href={href} />
            </td>
            <td className={rows.breaks}>{mail.to}</td>
            <td>
              <MailState mail={mail} />
            </td>
            <td className="num">{mail.tries}</td>
            <td className="num">{longDateTime(mail.created_at)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const mailRowId = ({ id }: { id: number }) => `mail-${id}`

const Subject = ({ mail, href }: { mail: MailJson; href: Props['href'] }) => (
  <PanelLink id={mailRowId(mail)} className={rows.title} href={href(mail.id)}>
    {mail.subject}
  </PanelLink>
)

const LOOKS = {
  sent: styles.done,
  failed: styles.late,
  queued: styles.due,
  sending: styles.due,
  kept: styles.due,
  held: styles.late,
}

export const MailState = ({ mail: { state } }: { mail: MailJson }) => (
  <span className={LOOKS[state]}>{MAIL_STATES[state]}</span>
)
