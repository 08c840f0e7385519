'use client'
import { useRef } from 'react'
import {
  APPLICATION_SORTS,
  type ApplicationJson,
  type ApplicationSort,
} from '@/collections/Applications/shared/json'
import { BulkBar } from '@/components/dashboard/list/BulkBar'
import { ExportButton } from '@/components/dashboard/list/ExportButton'
import { ListPanel } from '@/components/dashboard/list/ListPanel'
import { firstOnPage } from '@/components/dashboard/list/numbers'
import { pageQuery } from '@/components/dashboard/list/pageQuery'
import { useLoaded } from '@/components/dashboard/list/useLoaded'
import { useListKey, useOpenRow } from '@/components/dashboard/list/useOpenRow'
import { useSelection } from '@/components/dashboard/list/useSelection'
import { withRow } from '@/components/dashboard/list/withRow'
import { type Address, type Filters, manageHref } from '@/components/dashboard/shell/address'
import { useOffice } from '@/components/dashboard/shell/OfficeContext'
import { useAddress } from '@/components/dashboard/shell/useAddress'
import { phpGet } from '@/lib/client/phpClient'
import { CandidateFilters } from './CandidateFilters'
import { CandidatePane } from './CandidatePane'
import { CandidateRows, candidateId } from './CandidateRows'
import styles from './CandidatesPanel.module.css'
import { useBulk } from './useBulk'

const panel = 'candidates'

/**
 * The Browse Candidates panel (docs/product.md §2.17): the applicant list, and a detail pane beside
 * it.
 */
export const CandidatesPanel = ({ address }: { address: Address }) => {
  const { page, q, filters } = address
  const { replace } = useAddress()
  const { refresh } = useOffice()
  const here = { panel, page, q, filters } as const
  const loaded = useLoaded(useListKey(address), () =>
    phpGet<Page>('jobapplied_list', pageQuery(here)),
  )
  const rows = loaded.data?.jobs ?? []
  const total = loaded.data?.total ?? 0
  const drafts = useRef(new Map<number, string>())
  const sent = useRef<Promise<unknown>>(Promise.resolve())
  const { open, number, isStepping, step, close } = useOpenRow({
    rows,
    total,
    isLoading: loaded.isLoading,
    address,
    rowId: candidateId,
    stays: (row) => fits(row, filters),
    settled: () => sent.current,
  })
  const { sort, ...narrowing } = filters
  const query: Record<string, string> = { ...narrowing, ...(q && { q }) }

  const selection = useSelection(manageHref({ panel, q, filters: narrowing }))
  const bulk = useBulk(query, () => {
    selection.clear()
    loaded.reload()
  })
  const put = (row: ApplicationJson) => {
    loaded.change((list) => withRow(list, row))
    if (rows.some(({ id, seen }) => id === row.id && !seen)) refresh()
  }

  const pane = open && loaded.data && (
    <CandidatePane
      applicant={open}
      number={number}
      total={total}
      drafts={drafts.current}
      sent={sent}
      isStepping={isStepping}
      onStep={step}
      onClose={close}
      onChange={put}
    />
  )
  return (
    <ListPanel
      title="Applicant List"
      noun="applicants"
      order={orderWords(sort)}
      here={here}
      search="Name, e-mail, or phone digits"
      tools={
        <CandidateFilters
          filters={filters}
          counts={loaded.data?.by_stage}
          onChange={(filters) => replace({ panel, q, filters })}
        />
      }
      loaded={loaded}
      isNarrowed={Object.keys(query).length > 0}
      none={{
        title: 'No applicant fits.',
        text: 'Look for a part of the name or at least three digits of the phone number, or clear the filters.',
      }}
      yet="Whoever applies for a job appears here at once, with the resume."
      pane={pane}
      rows={(applicants, href) => (
        <CandidateRows
          applicants={applicants}
          firstNumber={firstOnPage(page)}
          openId={open?.id ?? null}
          href={href}
          selection={selection}
        />
      )}
    >
      {loaded.data && (
        <BulkBar rows={rows} total={total} selection={selection} bulk={bulk}>
          <ExportButton
            call="application_export"
            query={new URLSearchParams(query)}
            isOff={total === 0}
          >
            <span className={styles.verb}>Download as </span>CSV
          </ExportButton>
        </BulkBar>
      )}
    </ListPanel>
  )
}

type Page = { jobs: ApplicationJson[]; total: number; by_stage: Record<string, number> }

/** Whether a row is still on the list after what was done with it. */
const fits = ({ stage, is_starred, seen }: ApplicationJson, filters: Filters): boolean =>
  (!filters.stage || filters.stage === stage) &&
  (filters.star !== '1' || is_starred) &&
  (filters.unseen !== '1' || !seen)

const orderWords = (sort: string | undefined): string => {
  const named = Object.hasOwn(APPLICATION_SORTS, sort ?? '') ? (sort as ApplicationSort) : 'newest'
  return named === 'name' || named === 'job' ? `by ${named}` : `${named} first`
}
