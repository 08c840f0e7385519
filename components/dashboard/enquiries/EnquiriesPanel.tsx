'use client'
import { useState } from 'react'
import { ENQUIRY_KINDS, enquiryKinds } from '@/collections/Agency/shared/enquiryKinds'
import type { EnquiryJson } from '@/collections/Enquiries/shared/json'
import { loadRows } from '@/components/dashboard/calls/loadRows'
import { type Result, resultOf, useAction } from '@/components/dashboard/calls/useAction'
import { useCall } from '@/components/dashboard/calls/useCall'
import { DataTable } from '@/components/dashboard/list/DataTable'
import { KindSelect } from '@/components/dashboard/list/KindSelect'
import { ListPanel } from '@/components/dashboard/list/ListPanel'
import { Segment } from '@/components/dashboard/list/Segment'
import { useList } from '@/components/dashboard/list/useList'
import { usePaneFocus } from '@/components/dashboard/pane/usePaneFocus'
import { type Address, manageHref } from '@/components/dashboard/shell/address'
import { useDashboard } from '@/components/dashboard/shell/DashboardContext'
import { useAddress } from '@/components/dashboard/shell/useAddress'
import { Notice } from '@/components/ui/Notice'
import { phpPost } from '@/lib/client/phpClient'
import { MESSAGES } from '@/lib/shared/messages'
import { ENQUIRY_COLUMNS, type EnquiryChange, enquiryId } from './columns'
import { EnquiryPane } from './EnquiryPane'

const HANDLED = { '': 'All', no: 'Open', yes: 'Handled' }

/** What visitors wrote; one enquiry may be open beside the list. */
export const EnquiriesPanel = ({ address }: { address: Address }) => {
  const { replace, narrow } = useAddress()
  const { refresh } = useDashboard()
  const list = useList<EnquiryJson>(address, 'enquiry_list')
  const { rows, here, isLoaded, isLoading } = list
  const { panel, filters } = here
  const [result, setResult] = useState<Result | null>(null)
  const listed = rows.find(({ id }) => String(id) === address.open)
  // A link in a notification mail may name an enquiry that is not on this page.
  const alone = useCall(
    address.open && isLoaded && !isLoading && !listed ? ['enquiry', address.open] : null,
    () => loadOne(address.open ?? ''),
  )
  const found = alone.data?.id === Number(address.open) ? alone.data : undefined
  const open = address.open ? (listed ?? found) : undefined
  const willFocus = usePaneFocus(Boolean(open))

  const { run } = useAction(
    (body: object) => phpPost<{ enquiry?: EnquiryJson }>('enquiry_update', body),
    { onFailed: () => setResult({ kind: 'error', text: MESSAGES.saveFailed }) },
  )
  /** Changes an enquiry as it is shown: refused when somebody else has changed it since. */
  const update = async ({ id, changed_at }: EnquiryJson, change: EnquiryChange) => {
    const answer = await run({ id, changed_at, ...change })
    if (!answer) return
    setResult(resultOf(answer))
    const { enquiry } = answer
    if (!enquiry) return
    list.put(enquiry)
    alone.change((row) => (row?.id === enquiry.id ? enquiry : row))
    refresh()
  }
  const close = () => {
    if (open) willFocus(enquiryId(open))
    replace(here)
  }

  return (
    <ListPanel
      title="Enquiries"
      noun="enquiries"
      search="Name, e-mail, reference"
      tools={
        <>
          <Segment
            label="Handled"
            choices={Object.entries(HANDLED).map(([handled, label]) => ({
              label,
              href: manageHref({ panel, filters: { ...filters, handled } }),
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
            onChange={(kind) => narrow({ kind })}
          />
          {result && !open && <Notice kind={result.kind}>{result.text}</Notice>}
        </>
      }
      list={list}
      none={['No enquiry fits.', 'Look for another word, or among all enquiries.']}
      yet="Questions, grievances, employers and fraud reports appear here at once."
      pane={
        open && (
          <EnquiryPane
            key={open.id}
            enquiry={open}
            result={result}
            onUpdate={update}
            onClose={close}
          />
        )
      }
    >
      <DataTable
        columns={ENQUIRY_COLUMNS}
        rows={rows}
        openId={open?.id}
        linkId={enquiryId}
        here={here}
        tools={{ onUpdate: update }}
      />
    </ListPanel>
  )
}

const loadOne = async (enquiry_id: string): Promise<EnquiryJson | null> => {
  const query = new URLSearchParams({ enquiry_id, page: '1' })
  return (await loadRows<EnquiryJson>('enquiry_list', query)).rows[0] ?? null
}
