'use client'
import { AUDIT_ACTIONS } from '@/collections/Audit/shared/actions'
import type { AuditLineJson } from '@/collections/Audit/shared/json'
import { loadRows } from '@/components/dashboard/calls/loadRows'
import { useCall } from '@/components/dashboard/calls/useCall'
import { type Columns, DataTable } from '@/components/dashboard/list/DataTable'
import table from '@/components/dashboard/list/DataTable.module.css'
import { type Address, manageHref } from '@/components/dashboard/shell/address'
import { PanelLink } from '@/components/dashboard/shell/PanelLink'
import { useAddress } from '@/components/dashboard/shell/useAddress'
import { SelectField } from '@/components/ui/Field'
import { Pagination } from '@/components/ui/Pagination'
import { longDateTime } from '@/lib/shared/format'
import { pageCount } from '@/lib/shared/paginate'
import styles from './PrivacyPanel.module.css'

const panel = 'privacy'
const LINES = 20

/** Who viewed, exported, changed or erased what. */
export const AuditTrail = ({ address }: { address: Address }) => {
  const { page, filters } = address
  const { narrow } = useAddress()
  const query = new URLSearchParams({ page: String(page), limit: String(LINES), ...filters })
  const { data } = useCall(['audit_list', String(query)], () =>
    loadRows<AuditLineJson>('audit_list', query),
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
          onChange={({ target }) => narrow({ action: target.value })}
        >
          <option value="">Everything</option>
          {Object.entries(AUDIT_ACTIONS).map(([action, label]) => (
            <option key={action} value={action}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      {data?.rows.length === 0 && <p role="status">Nothing is on record yet.</p>}
      {data && data.rows.length > 0 && (
        <DataTable
          columns={LINE_COLUMNS}
          rows={data.rows}
          linkId={({ id }) => `line-${id}`}
          tools={{}}
          className={`${styles.cards} num`}
        />
      )}
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

const subjectOf = ({ subject, subject_id, count }: AuditLineJson): string =>
  [subject, subject_id && `no. ${subject_id}`, count !== null && `(${count})`]
    .filter(Boolean)
    .join(' ')

const LINE_COLUMNS: Columns<AuditLineJson> = {
  table: [
    { head: 'When', show: ({ at }) => longDateTime(at) },
    { head: 'Who', show: (line) => who(line) },
    { head: 'What', show: ({ action }) => AUDIT_ACTIONS[action] },
    { head: 'Of', show: subjectOf },
    { head: 'Details', show: ({ detail }) => detail },
  ],
  card: [
    {
      show: ({ action, ...line }) => (
        <b>
          {AUDIT_ACTIONS[action]}, {who(line)}
        </b>
      ),
    },
    { className: table.line, show: ({ at }) => longDateTime(at) },
    {
      className: table.line,
      show: (line) => [subjectOf(line), line.detail].filter(Boolean).join(': '),
    },
  ],
}

const who = ({ actor, name }: Pick<AuditLineJson, 'actor' | 'name'>) =>
  name ? `${name} (${actor})` : actor
