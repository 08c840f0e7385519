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
import { ANSWER_COLUMNS, DEPARTURE_COLUMNS, departureLinkId } from './columns'
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
  const shared = {
    ...{ rows: people, linkId: departureLinkId, here },
    openId: people.some(({ id }) => id === openId) ? openId : undefined,
  }
  const headingId = `group-${key.replaceAll(' ', '-')}`
  return (
    <section className={styles.group} aria-labelledby={headingId} data-look={lookOf(grouping, key)}>
      <h2 id={headingId}>
        {title} <span className="num">{wholeNumber(total)}</span>
      </h2>
      {grouping === 'answers' ? (
        <DataTable columns={ANSWER_COLUMNS} {...shared} tools={null} />
      ) : (
        <DataTable columns={DEPARTURE_COLUMNS} {...shared} tools={tools} />
      )}
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

const lookOf = (grouping: Grouping, key: string): 'plain' | 'done' | 'late' => {
  if (grouping === 'answers') return key === 'bad' ? 'late' : 'plain'
  if (grouping !== 'blocks') return 'plain'
  return key === READY ? 'done' : 'late'
}
