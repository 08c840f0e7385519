'use client'
import { AUDIT_ACTIONS } from '@/collections/Audit/shared/actions'
import type { AuditLineJson } from '@/collections/Audit/shared/json'
import { WIDE } from '@/components/dashboard/list/media'
import rows from '@/components/dashboard/list/Rows.module.css'
import { TableHead } from '@/components/dashboard/list/TableHead'
import { useLoaded } from '@/components/dashboard/list/useLoaded'
import { type Address, manageHref } from '@/components/dashboard/shell/address'
import { PanelLink } from '@/components/dashboard/shell/PanelLink'
import { useAddress } from '@/components/dashboard/shell/useAddress'
import { SelectField } from '@/components/ui/Field'
import { Pagination } from '@/components/ui/Pagination'
import { phpGet } from '@/lib/client/phpClient'
import { useMedia } from '@/lib/client/useMedia'
import { longDateTime } from '@/lib/shared/format'
import { pageCount } from '@/lib/shared/paginate'
import styles from './PrivacyPanel.module.css'

const panel = 'privacy'
const LINES = 20

/** Who viewed, exported, changed or erased what. Nobody edits it. */
export const AuditTrail = ({ address }: { address: Address }) => {
  const { page, filters } = address
  const { replace } = useAddress()
  const query = new URLSearchParams({ page: String(page), limit: String(LINES), ...filters })
  const { data } = useLoaded(`audit ${query}`, () =>
    phpGet<{ lines: AuditLineJson[]; total: number }>('audit_list', query),
  )
  const last = pageCount(data?.total ?? 0, LINES)
  return (
    <section className={styles.group}>
      <h2>Audit trail</h2>
      <p>Kept for a year. It names things by number, never a person, and nobody can change it.</p>
      <div className={styles.tools}>
        <SelectField
          name="action"
          label="What"
          value={filters.action ?? ''}
          onChange={({ target }) => replace({ panel, filters: { action: target.value } })}
        >
          <option value="">Everything</option>
          {Object.entries(AUDIT_ACTIONS).map(([action, label]) => (
            <option key={action} value={action}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      {data?.lines.length === 0 && <p role="status">Nothing is on record yet.</p>}
      {data && data.lines.length > 0 && <Lines lines={data.lines} />}
      {last > 1 && (
        <Pagination
          current={page}
          last={last}
          href={(page) => manageHref({ panel, page, filters })}
          Link={PanelLink}
        />
      )}
    </section>
  )
}

/** As a table, on narrow screens as cards. */
const Lines = ({ lines }: { lines: AuditLineJson[] }) => {
  const isWide = useMedia(WIDE)
  if (!isWide) {
    return (
      <ul className={`${rows.cards} ${styles.cards} num`}>
        {lines.map((line) => (
          <li key={line.id}>
            <b>
              {AUDIT_ACTIONS[line.action]}, {line.actor}
            </b>
            <span className={rows.line}>{longDateTime(line.at)}</span>
            <span className={rows.line}>
              {[subject(line), line.detail].filter(Boolean).join(': ')}
            </span>
          </li>
        ))}
      </ul>
    )
  }
  return (
    <table className={rows.table}>
      <TableHead columns={['When', 'Who', 'What', 'Of', 'Details']} />
      <tbody className="num">
        {lines.map((line) => (
          <tr key={line.id}>
            <td>{longDateTime(line.at)}</td>
            <td>{line.actor}</td>
            <td>{AUDIT_ACTIONS[line.action]}</td>
            <td>{subject(line)}</td>
            <td>{line.detail}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const subject = ({ subject, subject_id, count }: AuditLineJson): string =>
  [subject, subject_id && `no. ${subject_id}`, count !== null && `(${count})`]
    .filter(Boolean)
    .join(' ')
