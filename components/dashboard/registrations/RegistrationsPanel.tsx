'use client'
import { Megaphone } from 'lucide-react'
import { useRef, useState } from 'react'
import {
  REGISTRATION_SORTS,
  type RegistrationSort,
  type RegistrationWire,
} from '@/collections/Registrations/wire'
import { Button, ButtonRoute } from '@/components/ui/Button'
import { phpGet } from '@/lib/client/phpClient'
import { useMedia } from '@/lib/client/useMedia'
import { PAGE_SIZE } from '@/lib/shared/limits'
import styles from '../candidates/CandidatesPanel.module.css'
import { ExportButton } from '../list/ExportButton'
import { ListFrame } from '../list/ListFrame'
import { WIDE } from '../list/media'
import { PanelHead, PanelTools } from '../list/PanelHead'
import { SearchBox } from '../list/SearchBox'
import { useLoaded } from '../list/useLoaded'
import { useOpenRow } from '../list/useOpenRow'
import { type Address, manageHref } from '../shell/address'
import { useAddress } from '../shell/useAddress'
import { BroadcastDialog } from './BroadcastDialog'
import { RegistrationFilters } from './RegistrationFilters'
import { RegistrationPane } from './RegistrationPane'
import { RegistrationRows, registrationId } from './RegistrationRows'

const panel = 'registrations'

/** Who registered for the broadcast list, newest first; one of them may be open beside. */
export const RegistrationsPanel = ({ address }: { address: Address }) => {
  const { page, q, filters } = address
  const { replace } = useAddress()
  const here = { panel, page, q, filters } as const
  const narrowed = new URLSearchParams({ ...(q && { q }), ...filters })
  const loaded = useLoaded(manageHref(here), () => loadRegistrations(page, narrowed))
  const isWide = useMedia(WIDE)
  const [isListing, setIsListing] = useState(false)
  const drafts = useRef(new Map<number, string>())
  const { data, isLoading } = loaded
  const total = data?.total ?? 0
  const { open, number, step, close } = useOpenRow({
    rows: data?.jobs ?? [],
    total,
    isLoading,
    address,
    rowId: registrationId,
  })

  const pane = open && (
    <RegistrationPane
      row={open}
      number={number}
      total={total}
      onStep={step}
      onClose={close}
      drafts={drafts.current}
      onChange={({ registration }) =>
        loaded.change((list) => ({
          ...list,
          jobs: list.jobs.map((row) => (row.id === registration.id ? registration : row)),
        }))
      }
    />
  )
  if (pane && !isWide) {
    return (
      <>
        <h1 className="sr-only">Registrations</h1>
        {pane}
      </>
    )
  }
  return (
    <div className={pane ? styles.beside : undefined}>
      <PanelHead title="Registrations">
        <ExportButton call="registration_export" query={narrowed} isOff={total === 0}>
          Download as CSV
        </ExportButton>
        <Button variant="brand" size="small" onClick={() => setIsListing(true)}>
          <Megaphone aria-hidden />
          Make a broadcast list
        </Button>
      </PanelHead>
      <PanelTools>
        <SearchBox
          label="Name, e-mail, or last digits of a phone"
          value={q}
          onSearch={(q) => replace({ panel, q, filters })}
        />
        <RegistrationFilters
          filters={filters}
          onChange={(filters) => replace({ panel, q, filters })}
        />
      </PanelTools>
      <ListFrame
        noun="registrations"
        order={orderOf(filters.sort)}
        loaded={loaded}
        page={page}
        href={(page) => manageHref({ ...here, page })}
        onPastEnd={(page) => replace({ ...here, page })}
        empty={<NobodyYet isNarrowed={narrowed.size > 0} />}
      >
        {(registrations) => (
          <RegistrationRows
            registrations={registrations}
            firstNumber={(page - 1) * PAGE_SIZE + 1}
            openId={open?.id ?? null}
            href={(id) => manageHref({ ...here, open: String(id) })}
          />
        )}
      </ListFrame>
      {pane}
      <BroadcastDialog
        open={isListing}
        narrowed={narrowed}
        onClose={() => setIsListing(false)}
        onMade={loaded.reload}
      />
    </div>
  )
}

const loadRegistrations = async (page: number, narrowed: URLSearchParams) => {
  const query = new URLSearchParams(narrowed)
  query.set('page', String(page))
  query.set('limit', String(PAGE_SIZE))
  const { registrations, total } = await phpGet<{
    registrations: RegistrationWire[]
    total: number
  }>('registration_list', query)
  return { jobs: registrations, total }
}

const orderOf = (sort = 'newest'): string =>
  (REGISTRATION_SORTS[sort as RegistrationSort] ?? REGISTRATION_SORTS.newest).toLowerCase()

const NobodyYet = ({ isNarrowed }: { isNarrowed: boolean }) =>
  isNarrowed ? (
    <>
      <h2>No registration fits.</h2>
      <p>Take a filter away, or look for a part of the name or the last digits of the phone.</p>
      <ButtonRoute href={manageHref({ panel })}>Show all registrations</ButtonRoute>
    </>
  ) : (
    <>
      <h2>No registrations yet.</h2>
      <p>Whoever registers on the site appears here at once, with the resume.</p>
      <ButtonRoute href={manageHref()}>See the jobs</ButtonRoute>
    </>
  )
