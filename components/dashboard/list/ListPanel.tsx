'use client'
import type { ReactNode } from 'react'
import { type Filters, manageHref } from '@/components/dashboard/shell/address'
import { PanelHead, PanelTools } from '@/components/dashboard/shell/PanelHead'
import { useAddress } from '@/components/dashboard/shell/useAddress'
import { ButtonRoute } from '@/components/ui/Button'
import { type FrameProps, ListFrame } from './ListFrame'
import { SearchBox } from './SearchBox'
import { WithPane } from './WithPane'

type Props<R> = FrameProps<R> & {
  title: string
  /** Beside the title. */
  actions?: ReactNode
  /** What the search looks at; a list without it has no search. */
  search?: string
  /** Beside the search. */
  tools: ReactNode
  /** Between the tools and the list. */
  bar?: ReactNode
  /** The opened row. */
  pane?: ReactNode
}

/** A panel that lists: search and filters, a page of rows, and beside them the one that is open. */
export const ListPanel = <R,>({ title, actions, search, tools, bar, pane, ...frame }: Props<R>) => {
  const { panel, filters } = frame.list.here
  const { replace } = useAddress()
  return (
    <WithPane title={title} pane={pane}>
      <PanelHead title={title}>{actions}</PanelHead>
      <PanelTools>
        {search && (
          <SearchBox
            label={search}
            value={filters.q ?? ''}
            onSearch={(q) => replace({ panel, filters: withSearch(filters, q) })}
          />
        )}
        {tools}
      </PanelTools>
      {bar}
      <ListFrame {...frame} />
    </WithPane>
  )
}

/** The search comes first in the address. */
const withSearch = (filters: Filters, q: string): Filters => {
  const { q: _before, ...others } = filters
  return { q, ...others }
}

type NoRowsProps<R> = Pick<FrameProps<R>, 'list' | 'noun'> & {
  /** Said when search and filters leave none. */
  none: { title: string; text: string }
  /** When rows will appear: said while there are none at all. */
  yet: string
}

/** What an empty list says, and the way on. */
export const NoRows = <R,>({ list: { here, narrowed }, noun, none, yet }: NoRowsProps<R>) => {
  const isNarrowed = Object.keys(narrowed).length > 0
  return (
    <>
      <h2>{isNarrowed ? none.title : `No ${noun} yet.`}</h2>
      <p>{isNarrowed ? none.text : yet}</p>
      <ButtonRoute href={manageHref(isNarrowed ? { panel: here.panel } : {})}>
        {isNarrowed ? `Show all ${noun}` : 'See the jobs'}
      </ButtonRoute>
    </>
  )
}
