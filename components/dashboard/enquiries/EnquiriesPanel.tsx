'use client'
import { useState } from 'react'
import type { EnquiryJson } from '@/collections/Enquiries/shared/json'
import { ENQUIRY_KINDS, enquiryKinds } from '@/collections/Enquiries/shared/kinds'
import { KindSelect } from '@/components/dashboard/list/KindSelect'
import { ListPanel } from '@/components/dashboard/list/ListPanel'
import { type Here, pageQuery } from '@/components/dashboard/list/pageQuery'
import { Segment } from '@/components/dashboard/list/Segment'
import { useLoaded } from '@/components/dashboard/list/useLoaded'
import { usePaneFocus } from '@/components/dashboard/list/usePaneFocus'
import { withRow } from '@/components/dashboard/list/withRow'
import { type Address, manageHref } from '@/components/dashboard/shell/address'
import { useOffice } from '@/components/dashboard/shell/OfficeContext'
import { useAddress } from '@/components/dashboard/shell/useAddress'
import { Notice } from '@/components/ui/Notice'
import { phpGet } from '@/lib/client/phpClient'
import { EnquiryPane } from './EnquiryPane'
import { EnquiryRows, enquiryRowId } from './EnquiryRows'
import { useEnquiryUpdate } from './useEnquiryUpdate'

const panel = 'enquiries'

/** What visitors wrote, newest first; one of them may be open beside. */
export const EnquiriesPanel = ({ address }: { address: Address }) => {
  const { page, q, filters, open: openId } = address
  const { replace } = useAddress()
  const { refresh } = useOffice()
  const here = { panel, page, q, filters } as const
  const loaded = useLoaded(manageHref(here), () => loadEnquiries(here))
  const [result, setResult] = useState<{ kind: 'success' | 'error'; text: string } | null>(null)
  const rows = loaded.data?.jobs ?? []
  const listed = rows.find(({ id }) => String(id) === openId)
  // A notice of the mail names one that may be on no page shown.
  const alone = useLoaded(
    openId && loaded.data && !loaded.isLoading && !listed ? `enquiry ${openId}` : null,
    () => loadOne(openId ?? ''),
  )
  const found = alone.data?.id === Number(openId) ? alone.data : undefined
  const open = openId ? (listed ?? found) : undefined
  const willFocus = usePaneFocus(Boolean(open))

  const update = useEnquiryUpdate((enquiry, answer) => {
    setResult(answer)
    if (!enquiry) return
    loaded.change((list) => withRow(list, enquiry))
    alone.change((row) => (row?.id === enquiry.id ? enquiry : row))
    refresh()
  })
  const close = () => {
    if (open) willFocus(enquiryRowId(open))
    replace(here)
  }
  const withFilter = (more: Record<string, string>) =>
    manageHref({ panel, q, filters: { ...filters, ...more } })

  const pane = open && (
    <EnquiryPane key={open.id} enquiry={open} result={result} onUpdate={update} onClose={close} />
  )
  return (
    <ListPanel
      title="Enquiries"
      noun="enquiries"
      here={here}
      search="Name, e-mail, reference"
      tools={
        <>
          <Segment
            label="Handled"
            choices={[
              { label: 'All', handled: '' },
              { label: 'Open', handled: 'no' },
              { label: 'Handled', handled: 'yes' },
            ].map(({ label, handled }) => ({
              label,
              href: withFilter({ handled }),
              isChosen: (filters.handled ?? '') === handled,
            }))}
          />
          <KindSelect
            label="Kind"
            value={filters.kind ?? ''}
            options={[
              ['', 'Every kind'],
              ...enquiryKinds.map((kind): [string, string] => [kind, ENQUIRY_KINDS[kind].label]),
            ]}
            onChange={(kind) => replace({ panel, q, filters: { ...filters, kind } })}
          />
          {result && !pane && <Notice kind={result.kind}>{result.text}</Notice>}
        </>
      }
      loaded={loaded}
      isNarrowed={q !== '' || Object.keys(filters).length > 0}
      none={{ title: 'No enquiry fits.', text: 'Look for another word, or among all enquiries.' }}
      yet="Questions, grievances, employers and fraud reports appear here at once."
      pane={pane}
      rows={(enquiries, href) => (
        <EnquiryRows
          enquiries={enquiries}
          openId={open?.id ?? null}
          href={href}
          onUpdate={update}
        />
      )}
    />
  )
}

type Page = { enquiries: EnquiryJson[]; total: number }

const loadEnquiries = async (here: Here) => {
  const { enquiries, total } = await phpGet<Page>('enquiry_list', pageQuery(here))
  return { jobs: enquiries, total }
}

const loadOne = async (enquiry_id: string): Promise<EnquiryJson | null> => {
  const query = new URLSearchParams({ enquiry_id, page: '1' })
  return (await phpGet<Page>('enquiry_list', query)).enquiries[0] ?? null
}
