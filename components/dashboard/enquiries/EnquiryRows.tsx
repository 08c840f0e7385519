'use client'
import type { EnquiryJson } from '@/collections/Enquiries/shared/json'
import { ENQUIRY_KINDS } from '@/collections/Enquiries/shared/kinds'
import { WIDE } from '@/components/dashboard/list/media'
import rows from '@/components/dashboard/list/Rows.module.css'
import { TableHead } from '@/components/dashboard/list/TableHead'
import { PanelLink } from '@/components/dashboard/shell/PanelLink'
import { Button } from '@/components/ui/Button'
import { useMedia } from '@/lib/client/useMedia'
import { shortDate } from '@/lib/shared/format'
import styles from './EnquiryRows.module.css'
import type { UpdateEnquiry } from './useEnquiryUpdate'

type Props = {
  enquiries: EnquiryJson[]
  openId: number | null
  href: (id: number) => string
  onUpdate: UpdateEnquiry
}

/** The enquiries as a table, on narrow screens and beside an open one as cards. */
export const EnquiryRows = ({ enquiries, openId, href, onUpdate }: Props) => {
  const isWide = useMedia(WIDE)
  if (!isWide || openId !== null) {
    return (
      <ul className={rows.cards}>
        {enquiries.map((enquiry) => (
          <li key={enquiry.id} aria-current={enquiry.id === openId || undefined}>
            <Name enquiry={enquiry} href={href} />
            <span className={`${rows.line} num`}>
              {ENQUIRY_KINDS[enquiry.kind].label} · {enquiry.reference}
            </span>
            <span className={`${rows.line} num`}>Received {shortDate(enquiry.created_at)}</span>
            <Due enquiry={enquiry} />
            <span className={rows.actions}>
              <Toggle enquiry={enquiry} onUpdate={onUpdate} />
            </span>
          </li>
        ))}
      </ul>
    )
  }
  return (
    <table className={rows.table}>
      <TableHead
        columns={['Reference', 'Kind', 'Name', 'Received', 'Answer by', 'Action']}
        classOf={(column) => (column === 'Action' ? rows.right : undefined)}
      />
      <tbody>
        {enquiries.map((enquiry) => (
          <tr key={enquiry.id}>
            <td className={`${rows.short} num`}>{enquiry.reference}</td>
            <td>{ENQUIRY_KINDS[enquiry.kind].label}</td>
            <td>
              <Name enquiry={enquiry} href={href} />
              {enquiry.company && <span className={styles.company}>{enquiry.company}</span>}
            </td>
            <td className={`${rows.short} num`}>{shortDate(enquiry.created_at)}</td>
            <td>
              <Due enquiry={enquiry} isColumn />
            </td>
            <td>
              <span className={rows.actions}>
                <Toggle enquiry={enquiry} onUpdate={onUpdate} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const enquiryRowId = ({ id }: { id: number }) => `enquiry-${id}`

const Name = ({ enquiry, href }: { enquiry: EnquiryJson; href: Props['href'] }) => (
  <PanelLink id={enquiryRowId(enquiry)} className={rows.title} dir="auto" href={href(enquiry.id)}>
    {enquiry.name}
  </PanelLink>
)

/** By when an answer was promised; the word says what the colour says. */
export const Due = ({
  enquiry,
  isColumn = false,
}: {
  enquiry: EnquiryJson
  isColumn?: boolean
}) => {
  const { handled, handled_at, due_at } = enquiry
  if (handled) {
    return (
      <span className={`${styles.done} num`}>
        Handled{handled_at ? ` ${shortDate(handled_at)}` : ''}
      </span>
    )
  }
  const isLate = Date.parse(due_at) < Date.now()
  return (
    <span className={`${isLate ? styles.late : styles.due} num`}>
      {isLate ? 'Overdue ' : isColumn ? '' : 'Answer by '}
      {shortDate(due_at)}
    </span>
  )
}

const Toggle = ({ enquiry, onUpdate }: { enquiry: EnquiryJson; onUpdate: UpdateEnquiry }) => (
  <Button
    size="small"
    aria-describedby={enquiryRowId(enquiry)}
    onClick={() => onUpdate(enquiry, { handled: !enquiry.handled })}
  >
    {enquiry.handled ? 'Open again' : 'Mark handled'}
  </Button>
)
