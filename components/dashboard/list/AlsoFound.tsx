'use client'
import { type ListCall, loadRows } from '@/components/dashboard/calls/loadRows'
import { useCall } from '@/components/dashboard/calls/useCall'
import { type Address, manageHref } from '@/components/dashboard/shell/address'
import { PanelLink } from '@/components/dashboard/shell/PanelLink'
import { counted } from '@/lib/shared/format'
import styles from './AlsoFound.module.css'

/** The other list in which staff search for people, and what its rows are called. */
export type OtherList = {
  panel: Address['panel']
  call: ListCall
  noun: [one: string, many: string]
}

/**
 * How many people the same words find in the other list, which one tap opens: a person who applied is in
 * one, a person who registered in the other. Only one row is read for the number.
 */
export const AlsoFound = ({ panel, call, noun: [one, many], q }: OtherList & { q: string }) => {
  const { data, isLoading } = useCall(['also', call, q], () =>
    loadRows(call, new URLSearchParams({ q, page: '1', limit: '1' })),
  )
  return (
    <p className={`${styles.also} no-print`} role="status">
      {!data || isLoading ? null : data.total === 0 ? (
        `No ${one} fits “${q}”.`
      ) : (
        <PanelLink className="link" href={manageHref({ panel, filters: { q } })}>
          {counted(data.total, one, many)} {data.total === 1 ? 'fits' : 'fit'} “{q}”, too
        </PanelLink>
      )}
    </p>
  )
}
