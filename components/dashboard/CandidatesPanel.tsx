'use client'
import { useCallback, useEffect, useRef } from 'react'
import type { ApplicationWire } from '@/collections/Applications/wire'
import { ButtonRoute } from '@/components/ui/Button'
import { phpGet } from '@/lib/client/phpClient'
import { useMedia } from '@/lib/client/useMedia'
import { PAGE_SIZE } from '@/lib/shared/limits'
import { type Address, manageHref } from './address'
import { CandidatePane } from './CandidatePane'
import { CandidateRows, candidateId } from './CandidateRows'
import styles from './CandidatesPanel.module.css'
import { ListFrame } from './ListFrame'
import { PanelHead, PanelTools } from './PanelHead'
import { SearchBox } from './SearchBox'
import { useAddress } from './useAddress'
import { useLoaded } from './useLoaded'

const panel = 'candidates'

/** The Browse Candidates panel (spec §2): applicants newest first; one of them may be open beside. */
export const CandidatesPanel = ({ address }: { address: Address }) => {
  const { page, q } = address
  const { replace } = useAddress()
  const loaded = useLoaded(manageHref({ panel, page, q }), () => loadApplicants(page, q))
  const isWide = useMedia('(min-width: 900px)')
  const rows = loaded.data?.jobs ?? []
  const open = openRow(rows, address.open, loaded.isLoading)
  const index = open ? rows.indexOf(open) : -1
  const firstNumber = (page - 1) * PAGE_SIZE + 1

  // After a step over the page's edge the address names the applicant again.
  useEffect(() => {
    if (!open || loaded.isLoading || String(open.id) === address.open) return
    replace({ panel, page, q, open: String(open.id) })
  }, [open, loaded.isLoading, address.open, page, q, replace])

  // The focus goes back to the name from which the panel was opened, once the list is there.
  const closed = useRef<string | null>(null)
  useEffect(() => {
    if (open || !closed.current) return
    document.getElementById(closed.current)?.focus()
    closed.current = null
  }, [open])

  const step = (by: 1 | -1) => {
    // A second step before the next page is there would skip it.
    if (loaded.isLoading) return
    const next = rows[index + by]
    if (next) return replace({ panel, page, q, open: String(next.id) })
    replace({ panel, page: page + by, q, open: by > 0 ? 'first' : 'last' })
  }
  const close = () => {
    closed.current = open ? candidateId(open) : null
    replace({ panel, page, q })
  }
  const toPage = useCallback((page: number) => replace({ panel, page, q }), [replace, q])

  const pane = open && loaded.data && (
    <CandidatePane
      applicant={open}
      number={firstNumber + shownIndex(address.open, loaded.isLoading, index)}
      total={loaded.data.total}
      onStep={step}
      onClose={close}
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
          label="Name, or last digits of a phone"
          value={q}
          onSearch={(q) => replace({ panel, q })}
        />
      </PanelTools>
      <ListFrame
        noun="applicants"
        loaded={loaded}
        page={page}
        href={(page) => manageHref({ panel, q, page })}
        onPastEnd={toPage}
        empty={<NobodyYet isNarrowed={q !== ''} />}
      >
        {(applicants) => (
          <CandidateRows
            applicants={applicants}
            firstNumber={firstNumber}
            openId={open?.id ?? null}
            href={(id) => manageHref({ panel, page, q, open: String(id) })}
          />
        )}
      </ListFrame>
      {pane}
    </div>
  )
}

const loadApplicants = (page: number, q: string) =>
  phpGet<{ jobs: ApplicationWire[]; total: number }>(
    'jobapplied_list',
    new URLSearchParams({ page: String(page), limit: String(PAGE_SIZE), ...(q && { q }) }),
  )

/** While the next page is on its way, the applicant from whom one steps stays open. */
const openRow = (rows: ApplicationWire[], applicant: string | null, isLoading: boolean) => {
  if (applicant === 'first') return rows.at(isLoading ? -1 : 0)
  if (applicant === 'last') return rows.at(isLoading ? 0 : -1)
  return rows.find(({ id }) => String(id) === applicant)
}

/** The place of that applicant, counted from the page that is on its way. */
const shownIndex = (applicant: string | null, isLoading: boolean, index: number): number => {
  if (!isLoading) return index
  return applicant === 'first' ? -1 : applicant === 'last' ? PAGE_SIZE : index
}

const NobodyYet = ({ isNarrowed }: { isNarrowed: boolean }) =>
  isNarrowed ? (
    <>
      <h2>No applicant fits.</h2>
      <p>Look for a part of the name, or at least three digits of the phone number.</p>
      <ButtonRoute href={manageHref({ panel })}>Show all applicants</ButtonRoute>
    </>
  ) : (
    <>
      <h2>No applicants yet.</h2>
      <p>Whoever applies for a job appears here at once, with the resume.</p>
      <ButtonRoute href={manageHref()}>See the jobs</ButtonRoute>
    </>
  )
