'use client'
import { Megaphone } from 'lucide-react'
import { useRef, useState } from 'react'
import {
  REGISTRATION_SORTS,
  type RegistrationJson,
  type RegistrationSort,
} from '@/collections/Registrations/shared/json'
import { ExportButton } from '@/components/dashboard/list/ExportButton'
import { ListPanel } from '@/components/dashboard/list/ListPanel'
import { firstOnPage } from '@/components/dashboard/list/numbers'
import { type Here, pageQuery } from '@/components/dashboard/list/pageQuery'
import { useLoaded } from '@/components/dashboard/list/useLoaded'
import { useListKey, useOpenRow } from '@/components/dashboard/list/useOpenRow'
import { withRow } from '@/components/dashboard/list/withRow'
import type { Address } from '@/components/dashboard/shell/address'
import { useAddress } from '@/components/dashboard/shell/useAddress'
import { Button } from '@/components/ui/Button'
import { phpGet } from '@/lib/client/phpClient'
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
  const loaded = useLoaded(useListKey(address), () => loadRegistrations(here))
  const [isListing, setIsListing] = useState(false)
  const drafts = useRef(new Map<number, string>())
  const { data, isLoading } = loaded
  const total = data?.total ?? 0
  const { open, number, isStepping, step, close } = useOpenRow({
    rows: data?.jobs ?? [],
    total,
    isLoading,
    address,
    rowId: registrationId,
    stays: ({ is_starred }) => filters.star !== '1' || is_starred,
  })

  const pane = open && (
    <RegistrationPane
      row={open}
      number={number}
      total={total}
      isStepping={isStepping}
      onStep={step}
      onClose={close}
      drafts={drafts.current}
      onChange={({ registration }) => loaded.change((list) => withRow(list, registration))}
    />
  )
  return (
    <ListPanel
      title="Registrations"
      actions={
        <>
          <ExportButton call="registration_export" query={narrowed} isOff={total === 0}>
            Download as CSV
          </ExportButton>
          <Button variant="brand" size="small" onClick={() => setIsListing(true)}>
            <Megaphone aria-hidden />
            Make a broadcast list
          </Button>
        </>
      }
      noun="registrations"
      order={orderOf(filters.sort)}
      here={here}
      search="Name, e-mail, or phone digits"
      tools={
        <RegistrationFilters
          filters={filters}
          onChange={(filters) => replace({ panel, q, filters })}
        />
      }
      loaded={loaded}
      isNarrowed={narrowed.size > 0}
      none={{
        title: 'No registration fits.',
        text: 'Take a filter away, or look for a part of the name or the last digits of the phone.',
      }}
      yet="Whoever registers on the site appears here at once, with the resume."
      pane={pane}
      rows={(registrations, href) => (
        <RegistrationRows
          registrations={registrations}
          firstNumber={firstOnPage(page)}
          openId={open?.id ?? null}
          href={href}
        />
      )}
    >
      <BroadcastDialog
        open={isListing}
        narrowed={narrowed}
        onClose={() => setIsListing(false)}
        onMade={loaded.reload}
      />
    </ListPanel>
  )
}

const loadRegistrations = async (here: Here) => {
  const { registrations, total } = await phpGet<{
    registrations: RegistrationJson[]
    total: number
  }>('registration_list', pageQuery(here))
  return { jobs: registrations, total }
}

const orderOf = (sort = 'newest'): string =>
  (REGISTRATION_SORTS[sort as RegistrationSort] ?? REGISTRATION_SORTS.newest).toLowerCase()
