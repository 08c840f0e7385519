'use client'
import { useRef, useState } from 'react'
import {
  APPLICATION_SORTS,
  type ApplicationJson,
  type ApplicationSort,
} from '@/collections/Applications/shared/json'
import type { Stage } from '@/collections/Applications/shared/stages'
import type { OtherList } from '@/components/dashboard/list/AlsoFound'
import { DataTable } from '@/components/dashboard/list/DataTable'
import { ExportButton } from '@/components/dashboard/list/ExportButton'
import { ListPanel } from '@/components/dashboard/list/ListPanel'
import { SavedSearches } from '@/components/dashboard/list/SavedSearches'
import { useList } from '@/components/dashboard/list/useList'
import { useOpenRow } from '@/components/dashboard/list/useOpenRow'
import { useSelection } from '@/components/dashboard/list/useSelection'
import { type Address, type Filters, manageHref } from '@/components/dashboard/shell/address'
import { useDashboard } from '@/components/dashboard/shell/DashboardContext'
import { MOVED_AT_ONCE } from '@/lib/shared/limits'
import { BulkBar } from './BulkBar'
import { CandidateFilters } from './CandidateFilters'
import { CandidatePane } from './CandidatePane'
import { CANDIDATE_COLUMNS, candidateId } from './columns'
import { JobShortlists } from './JobShortlists'
import { useBulk } from './useBulk'
import type { MessageDrafts } from './useMessageText'

const REGISTRATIONS: OtherList = {
  panel: 'registrations',
  call: 'registration_list',
  noun: ['registration', 'registrations'],
}

type Counts = { by_stage: Record<Stage, number> }

/**
 * The Browse Candidates panel (docs/product.md §2.17): the applicant list, and a detail pane beside
 * it.
 */
export const CandidatesPanel = ({ address }: { address: Address }) => {
  const { refresh } = useDashboard()
  const list = useList<ApplicationJson, Counts>(address, 'jobapplied_list')
  const { data, rows, total, here, narrowed, reload } = list
  const { filters } = here
  const drafts = useRef(new Map<number, string>())
  const messages = useRef<MessageDrafts>(new Map())
  /** Lists that were made for companies here. */
  const [made, setMade] = useState(0)
  const sent = useRef<Promise<unknown>>(Promise.resolve())
  const { open, number, isStepping, step, close } = useOpenRow(list, address.open, {
    rowId: candidateId,
    stays: (row) => fits(row, filters),
    settled: () => sent.current,
  })
  const selection = useSelection(
    manageHref({ panel: here.panel, filters: narrowed }),
    MOVED_AT_ONCE,
  )
  const bulk = useBulk(narrowed, () => {
    selection.clear()
    reload()
  })
  const put = (row: ApplicationJson) => {
    list.put(row)
    // A change that is not answered yet has not been counted by the server either.
    if (row.seen && rows.some(({ id, seen }) => id === row.id && !seen)) refresh()
  }

  return (
    <ListPanel
      title="Applicant List"
      noun="applicants"
      order={orderText(filters.sort)}
      saved={<SavedSearches panel="candidates" filters={filters} />}
      search="Name, work, e-mail, phone digits"
      also={REGISTRATIONS}
      tools={
        <>
          <CandidateFilters address={here} counts={data?.by_stage} />
          {filters.job && (
            <JobShortlists job={filters.job} version={made} onSelect={selection.choose} />
          )}
        </>
      }
      list={list}
      none={[
        'No applicant fits.',
        'Look for a part of the name or at least three digits of the phone number, or clear the filters.',
      ]}
      yet="Whoever applies for a job appears here at once, with the resume."
      bar={
        data && (
          <BulkBar
            rows={rows}
            total={total}
            selection={selection}
            bulk={bulk}
            drafts={messages.current}
            onInvited={() => {
              selection.clear()
              reload()
            }}
            onProposed={() => setMade((before) => before + 1)}
          >
            <ExportButton
              call="application_export"
              query={new URLSearchParams(narrowed)}
              isOff={total === 0}
            >
              <span className="sr-only-narrow">Download as </span>CSV
            </ExportButton>
          </BulkBar>
        )
      }
      pane={
        open && (
          <CandidatePane
            applicant={open}
            number={number}
            total={total}
            drafts={drafts.current}
            messages={messages.current}
            sent={sent}
            isStepping={isStepping}
            onStep={step}
            onClose={close}
            onChange={put}
          />
        )
      }
    >
      <DataTable
        columns={CANDIDATE_COLUMNS}
        rows={rows}
        first={list.from}
        openId={open?.id}
        linkId={candidateId}
        here={here}
        tools={{ selection, shown: rows.map(({ id }) => id) }}
      />
    </ListPanel>
  )
}

/** Whether a row is still on the list after it was changed. */
const fits = ({ stage, is_starred, seen }: ApplicationJson, filters: Filters): boolean =>
  (!filters.stage || filters.stage === stage) &&
  (filters.star !== '1' || is_starred) &&
  (filters.unseen !== '1' || !seen)

const orderText = (sort = 'newest'): string => {
  const named = Object.hasOwn(APPLICATION_SORTS, sort) ? (sort as ApplicationSort) : 'newest' // a key of it
  return named === 'name' || named === 'job' ? `by ${named}` : `${named} first`
}
