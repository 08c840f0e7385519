'use client'
import { Star } from 'lucide'
import type { RegistrationJson } from '@/collections/Registrations/shared/json'
import {
  CardNumber,
  type Columns,
  NUMBER_COLUMN,
  type Place,
  RowLink,
} from '@/components/dashboard/list/DataTable'
import styles from '@/components/dashboard/list/DataTable.module.css'
import { ResumeWords } from '@/components/dashboard/list/ResumeWords'
import { type SelectTools, Tickbox } from '@/components/dashboard/list/Tickbox'
import tick from '@/components/dashboard/list/Tickbox.module.css'
import { ConsentMark } from '@/components/dashboard/pane/ConsentMark'
import { Phone } from '@/components/dashboard/pane/ContactLinks'
import { manageHref } from '@/components/dashboard/shell/address'
import { PanelLink } from '@/components/dashboard/shell/PanelLink'
import { Icon } from '@/components/ui/Icon'
import { EXPERIENCE_LIKELY_MAX_YEARS } from '@/lib/shared/limits'

type Row = RegistrationJson

export const registrationId = ({ id }: Pick<Row, 'id'>) => `registration-${id}`

export const WhatsAppNo = ({ row }: { row: Row }) => <Phone {...row} typed={row.whatsup_no} />

/** Years of experience; a number that can hardly be true says so. */
export const yearsText = (years: number): string =>
  years > EXPERIENCE_LIKELY_MAX_YEARS ? `${years} (unlikely)` : String(years)

const Name = ({
  row: { full_name, is_starred, has_note, resume_words },
  at,
}: {
  row: Row
  at: Place
}) => (
  <>
    <RowLink at={at}>{full_name}</RowLink>
    <span className={styles.marks}>
      {is_starred && <Icon of={Star} label="Starred" />}
      {has_note && <span>Note</span>}
    </span>
    <ResumeWords resume_words={resume_words} />
  </>
)

/** The number of a broadcast list, as a link to everybody on it. */
const List = ({ list }: Pick<Row, 'list'>) =>
  list !== null && (
    <PanelLink
      className="link"
      href={manageHref({ panel: 'registrations', filters: { list: String(list) } })}
      aria-label={`List ${list}: show who is on it`}
    >
      {list}
    </PanelLink>
  )

export const REGISTRATION_COLUMNS: Columns<Row, SelectTools> = {
  table: [
    NUMBER_COLUMN,
    {
      head: 'Name',
      className: styles.name,
      show: (row, at) => (
        <span className={tick.who}>
          <Tickbox id={row.id} name={row.full_name} {...at} />
          <span>
            <Name row={row} at={at} />
          </span>
        </span>
      ),
    },
    {
      head: 'WhatsApp No',
      className: `${styles.mobile} num`,
      show: (row) => <WhatsAppNo row={row} />,
    },
    { head: 'Industry', isInPane: true, show: ({ category }) => category },
    { head: 'Position', show: ({ position_Name }) => position_Name },
    { head: 'Gulf', className: 'num', show: ({ gulf_exp }) => yearsText(gulf_exp) },
    { head: 'India', className: 'num', show: ({ india_exp }) => yearsText(india_exp) },
    { head: 'Location', isInPane: true, show: ({ current_location }) => current_location },
    { head: 'WhatsApp', isInPane: true, show: ({ consent }) => <ConsentMark consent={consent} /> },
    { head: 'List', isInPane: true, className: 'num', show: ({ list }) => <List list={list} /> },
  ],
  card: [
    {
      className: tick.who,
      show: (row, at) => (
        <>
          <Tickbox id={row.id} name={row.full_name} {...at} />
          <span>
            <CardNumber {...at} /> <Name row={row} at={at} />
          </span>
        </>
      ),
    },
    { className: styles.line, show: (row) => `${row.position_Name}, ${row.category}` },
    {
      className: `${styles.line} num`,
      show: ({ gulf_exp, india_exp }) =>
        `Gulf ${yearsText(gulf_exp)}, India ${yearsText(india_exp)} years`,
    },
    { className: styles.line, show: (row) => <span dir="auto">{row.current_location}</span> },
    { className: `${styles.line} num`, show: (row) => <WhatsAppNo row={row} /> },
    {
      className: `${styles.line} num`,
      show: ({ consent, list }) => (
        <>
          WhatsApp: <ConsentMark consent={consent} />
          {list !== null && ', list '}
          <List list={list} />
        </>
      ),
    },
  ],
}
