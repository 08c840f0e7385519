'use client'
import {
  type DepartureGroupJson,
  type Grouping,
  READY,
} from '@/collections/Deployments/shared/json'
import { DataTable } from '@/components/dashboard/list/DataTable'
import type { SelectTools } from '@/components/dashboard/list/Tickbox'
import { type Address, manageHref } from '@/components/dashboard/shell/address'
import { PanelLink } from '@/components/dashboard/shell/PanelLink'
import { wholeNumber } from '@/lib/shared/format'
import { DEPARTURE_COLUMNS, departureLinkId } from './columns'
import styles from './Departures.module.css'

type Props = SelectTools & {
  group: DepartureGroupJson
  grouping: Grouping
  here: Address
  openId?: number
}

/** People with the same reason, step or time of the flight. */
export const DepartureGroup = ({ group, grouping, here, openId, ...tools }: Props) => {
  const { key, title, total, people } = group
  const look = grouping === 'blocks' ? (key === READY ? 'done' : 'late') : 'plain'
  const headingId = `group-${key.replaceAll(' ', '-')}`
  return (
    <section className={styles.group} aria-labelledby={headingId} data-look={look}>
      <h2 id={headingId}>
        {title} <span className="num">{wholeNumber(total)}</span>
      </h2>
      <DataTable
        columns={DEPARTURE_COLUMNS}
        rows={people}
        openId={people.some(({ id }) => id === openId) ? openId : undefined}
        linkId={departureLinkId}
        here={here}
        tools={tools}
      />
      {people.length < total && (
        <PanelLink
          className="link"
          href={manageHref({ ...here, filters: { ...here.filters, show: key } })}
        >
          Show {wholeNumber(total - people.length)} more
        </PanelLink>
      )}
    </section>
  )
}
