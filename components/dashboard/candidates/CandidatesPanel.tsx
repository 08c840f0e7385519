'use client'
import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import {
  APPLICATION_SORTS,
  type ApplicationSort,
  type ApplicationWire,
} from '@/collections/Applications/wire'
import { ButtonRoute } from '@/components/ui/Button'
import { phpGet } from '@/lib/client/phpClient'
import { useMedia } from '@/lib/client/useMedia'
import { PAGE_SIZE } from '@/lib/shared/limits'
import { BulkBar } from '../list/BulkBar'
import { ExportButton } from '../list/ExportButton'
import { ListFrame } from '../list/ListFrame'
import { WIDE } from '../list/media'
import { PanelHead, PanelTools } from '../list/PanelHead'
import { SearchBox } from '../list/SearchBox'
import { useLoaded } from '../list/useLoaded'
import { useOpenAhead } from '../list/useOpenAhead'
import { useSelection } from '../list/useSelection'
import { type Address, type Filters, manageHref } from '../shell/address'
import { useOffice } from '../shell/OfficeContext'
import { useAddress } from '../shell/useAddress'
import { CandidateFilters } from './CandidateFilters'
import { CandidatePane } from './CandidatePane'
import { CandidateRows, candidateId } from './CandidateRows'
import styles from './CandidatesPanel.module.css'
import { useBulk } from './useBulk'

const panel = 'candidates'

/** The Browse Candidates panel (spec §2): applicants newest first; one of them may be open beside. */
export const CandidatesPanel = ({ address }: { address: Address }) => {
  const { page, q, filters } = address
  const { replace } = useAddress()
  const { refresh } = useOffice()
  // Steps within the same page load it anew when some of its rows have left the list.
  const step = address.open?.startsWith('at') ? address.open : ''
  const loaded = useLoaded(manageHref({ panel, page, q, filters, open: step }), () =>
    loadApplicants(address),
  )
  const isWide = useMedia(WIDE)
  const rows = loaded.data?.jobs ?? []
  const total = loaded.data?.total ?? 0
  const ahead = useOpenAhead(address.open)
  const isStepping = isToken(ahead.current) && (ahead.current !== address.open || loaded.isLoading)
  const open = openRow(rows, ahead.current, isStepping)
  const index = open ? rows.indexOf(open) : -1
  const firstNumber = (page - 1) * PAGE_SIZE + 1
  const { sort, ...narrowing } = filters
  const query: Record<string, string> = { ...narrowing, ...(q && { q }) }
  const isNarrowed = Object.keys(query).length > 0

  const selection = useSelection(manageHref({ panel, q, filters: narrowing }))
  const bulk = useBulk(query, () => {
    selection.clear()
    loaded.reload()
  })
  const here = useCallback(
    (more: Partial<Address> = {}) => ({ panel, page, q, filters, ...more }) as const,
    [page, q, filters],
  )
  const goTo = (id: number) => {
    ahead.goTo(String(id))
    replace(here({ open: String(id) }))
  }

  // After a step over the page's edge the address names the applicant again.
  const arrived = isStepping || !isToken(ahead.current) ? null : (open?.id ?? null)
  const nameIt = useEffectEvent(goTo)
  useEffect(() => {
    if (arrived !== null) nameIt(arrived)
  }, [arrived])

  // The focus goes back to the name from which the panel was opened, once the list is there.
  const closed = useRef<string | null>(null)
  useEffect(() => {
    if (open || !closed.current) return
    document.getElementById(closed.current)?.focus()
    closed.current = null
  }, [open])

  const drafts = useRef(new Map<number, string>())
  const sent = useRef<Promise<unknown>>(Promise.resolve())

  const go = (by: 1 | -1) => {
    // A second step before the next page is there would skip it.
    if (isStepping || !open) return
    const next = rows[index + by]
    if (next) return goTo(next.id)
    if (firstNumber + index + by < 1 || firstNumber + index + by > total) return
    const left = rows.filter((row) => fits(row, filters)).length
    // Those that left the list by what was done with them let the next ones move up.
    const edge =
      by > 0 && left < rows.length
        ? { page, open: `at${left}` }
        : { page: page + by, open: by > 0 ? 'first' : 'last' }
    ahead.goTo(edge.open)
    // The list that is loaded next knows of all that was done so far.
    void sent.current.then(() => replace(here(edge)))
  }
  const close = () => {
    closed.current = open ? candidateId(open) : null
    replace(here())
  }
  const toPage = useCallback((page: number) => replace(here({ page })), [replace, here])
  const put = (row: ApplicationWire) => {
    loaded.change((list) => ({
      ...list,
      jobs: list.jobs.map((old) => (old.id === row.id ? row : old)),
    }))
    if (rows.some(({ id, seen }) => id === row.id && !seen)) refresh()
  }

  const pane = open && loaded.data && (
    <CandidatePane
      applicant={open}
      number={firstNumber + shownIndex(address.open, isStepping && loaded.isLoading, index)}
      total={total}
      drafts={drafts.current}
      sent={sent}
      isStepping={isStepping}
      onStep={go}
      onClose={close}
      onChange={put}
    />
  )
  if (pane && !isWide) {
    return (
      <>
        <h1 className="sr-only">Applicant List</h1>
        {pane}
      </>
    )
  }
  return (
    <div className={pane ? styles.beside : undefined}>
      <PanelHead title="Applicant List" />
      <PanelTools>
        <SearchBox
          label="Name, e-mail, or phone digits"
          value={q}
          onSearch={(q) => replace({ panel, q, filters })}
        />
        <CandidateFilters
          filters={filters}
          counts={loaded.data?.by_stage}
          onChange={(filters) => replace({ panel, q, filters })}
        />
      </PanelTools>
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
      <ListFrame
        noun="applicants"
        order={orderWords(sort)}
        loaded={loaded}
        page={page}
        href={(page) => manageHref(here({ page }))}
        onPastEnd={toPage}
        empty={<NobodyYet isNarrowed={isNarrowed} />}
      >
        {(applicants) => (
          <CandidateRows
            applicants={applicants}
            firstNumber={firstNumber}
            openId={open?.id ?? null}
            href={(id) => manageHref(here({ open: String(id) }))}
            selection={selection}
          />
        )}
      </ListFrame>
      {pane}
    </div>
  )
}

type Page = { jobs: ApplicationWire[]; total: number; by_stage: Record<string, number> }

const loadApplicants = ({ page, q, filters }: Address) =>
  phpGet<Page>(
    'jobapplied_list',
    new URLSearchParams({
      ...filters,
      ...(q && { q }),
      page: String(page),
      limit: String(PAGE_SIZE),
    }),
  )

/** Whether a row is still on the list after what was done with it. */
const fits = ({ stage, is_starred, seen }: ApplicationWire, filters: Filters): boolean =>
  (!filters.stage || filters.stage === stage) &&
  (filters.star !== '1' || is_starred) &&
  (filters.unseen !== '1' || !seen)

const orderWords = (sort: string | undefined): string => {
  const named = Object.hasOwn(APPLICATION_SORTS, sort ?? '') ? (sort as ApplicationSort) : 'newest'
  return named === 'name' || named === 'job' ? `by ${named}` : `${named} first`
}

/** While the next page is on its way, the applicant from whom one steps stays open. */
const openRow = (rows: ApplicationWire[], applicant: string | null, isLoading: boolean) => {
  if (applicant === 'last') return rows.at(isLoading ? 0 : -1)
  const at = firstAt(applicant)
  if (at !== null) return rows.at(isLoading ? -1 : at)
  return rows.find(({ id }) => String(id) === applicant)
}

/** A place to step to, in the place of an id. */
const isToken = (open: string | null): boolean => open === 'last' || firstAt(open) !== null

/** The place on the page that a step forwards goes to. */
const firstAt = (applicant: string | null): number | null => {
  if (applicant === 'first') return 0
  const at = /^at([0-4])$/.exec(applicant ?? '')
  return at ? Number(at[1]) : null
}

/** The place of that applicant, counted from the page that is on its way. */
const shownIndex = (applicant: string | null, isLoading: boolean, index: number): number => {
  if (!isLoading) return index
  if (applicant === 'last') return PAGE_SIZE
  const at = firstAt(applicant)
  return at === null ? index : at - 1
}

const NobodyYet = ({ isNarrowed }: { isNarrowed: boolean }) =>
  isNarrowed ? (
    <>
      <h2>No applicant fits.</h2>
      <p>
        Look for a part of the name or at least three digits of the phone number, or clear the
        filters.
      </p>
      <ButtonRoute href={manageHref({ panel })}>Show all applicants</ButtonRoute>
    </>
  ) : (
    <>
      <h2>No applicants yet.</h2>
      <p>Whoever applies for a job appears here at once, with the resume.</p>
      <ButtonRoute href={manageHref()}>See the jobs</ButtonRoute>
    </>
  )
