'use client'
import {
  type DepartureGroupJson,
  type DepartureRowJson,
  type Grouping,
  READY,
} from '@/collections/Deployments/shared/json'
import { DataTable } from '@/components/dashboard/list/DataTable'
import type { SelectTools } from '@/components/dashboard/list/Tickbox'
import { type Address, manageHref } from '@/components/dashboard/shell/address'
import { PanelLink } from '@/components/dashboard/shell/PanelLink'
import { wholeNumber } from '@/lib/shared/format'
import { ANSWER_COLUMNS, DEPARTURE_COLUMNS, departureLinkId, REFUND_COLUMNS } from './columns'
import styles from './Departures.module.css'

type Props = SelectTools & {
  group: DepartureGroupJson
  grouping: Grouping
  here: Address
  openId?: number
}

type PeopleProps = {
  grouping: Grouping
  shared: {
    rows: DepartureRowJson[]
    linkId: typeof departureLinkId
    here: Address
    openId?: number
  }
  tools: SelectTools
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
      {people.length > 0 && <People grouping={grouping} shared={shared} tools={tools} />}
      {people.length > 0 && people.length < total && (
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

const People = ({ grouping, shared, tools }: PeopleProps) => {
  if (grouping === 'answers') return <DataTable columns={ANSWER_COLUMNS} {...shared} tools={null} />
  if (grouping === 'refunds') return <DataTable columns={REFUND_COLUMNS} {...shared} tools={null} />
  return <DataTable columns={DEPARTURE_COLUMNS} {...shared} tools={tools} />
}

const lookOf = (grouping: Grouping, key: string): 'plain' | 'done' | 'late' => {
  if (grouping === 'answers' || grouping === 'refunds') {
    return key === 'bad' || key === 'late' ? 'late' : 'plain'
  }
  if (grouping !== 'blocks') return 'plain'
  return key === READY ? 'done' : 'late'
}
