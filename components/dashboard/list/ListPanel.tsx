'use client'
import type { ReactNode } from 'react'
import { manageHref } from '@/components/dashboard/shell/address'
import { PanelHead, PanelTools } from '@/components/dashboard/shell/PanelHead'
import { useAddress } from '@/components/dashboard/shell/useAddress'
import { ButtonRoute } from '@/components/ui/Button'
import { AlsoFound, type OtherList } from './AlsoFound'
import { type FrameProps, ListFrame } from './ListFrame'
import { SearchBox } from './SearchBox'
import { WithPane } from './WithPane'

type Props<R> = Omit<FrameProps<R>, 'empty'> & {
  title: string
  /** Beside the title. */
  actions?: ReactNode
  /** Between the title and the search. */
  saved?: ReactNode
  /** What the search looks at; a list without it has no search. */
  search?: string
  /** The other list in which the same words may find people. */
  also?: OtherList
  /** Beside the search. */
  tools: ReactNode
  /** Between the tools and the list. */
  bar?: ReactNode
  /** The opened row. */
  pane?: ReactNode
  /** Shown when search and filters find nothing: a title and what to try. */
  none: [title: string, text: string]
  /** Shown while there are no rows at all: when the first one will appear. */
  yet: string
  /** What staff can do then; without it a link to the jobs. */
  start?: ReactNode
}

/** A panel that lists: search and filters, a page of rows, and beside them the one that is open. */
export const ListPanel = <R,>({ title, actions, search, tools, bar, pane, ...props }: Props<R>) => {
  const { saved, also, none, yet, start, ...frame } = props
  const { panel, filters } = frame.list.here
  const { narrow } = useAddress()
  const isNarrowed = Object.keys(frame.list.narrowed).length > 0
  return (
    <WithPane title={title} pane={pane}>
      <PanelHead title={title}>{actions}</PanelHead>
      {saved}
      <PanelTools>
        {search && (
          <SearchBox label={search} value={filters.q ?? ''} onSearch={(q) => narrow({ q })} />
        )}
        {tools}
      </PanelTools>
      {also && filters.q && <AlsoFound {...also} q={filters.q} />}
      {bar}
      <ListFrame
        {...frame}
        empty={
          <>
            <h2>{isNarrowed ? none[0] : `No ${frame.noun} yet.`}</h2>
            <p>{isNarrowed ? none[1] : yet}</p>
            {isNarrowed ? (
              <ButtonRoute href={manageHref({ panel })}>Show all {frame.noun}</ButtonRoute>
            ) : (
              (start ?? <ButtonRoute href={manageHref()}>See the jobs</ButtonRoute>)
            )}
          </>
        }
      />
    </WithPane>
  )
}
