'use client'
import type { ReactNode } from 'react'
import { manageHref } from '@/components/dashboard/shell/address'
import { useAddress } from '@/components/dashboard/shell/useAddress'
import { ButtonRoute } from '@/components/ui/Button'
import { type FrameProps, ListFrame } from './ListFrame'
import { PanelHead, PanelTools } from './PanelHead'
import type { Here } from './pageQuery'
import { SearchBox } from './SearchBox'
import { WithPane } from './WithPane'

type Props<T> = Pick<FrameProps<T>, 'noun' | 'order' | 'loaded'> & {
  title: string
  /** Beside the title. */
  actions?: ReactNode
  here: Here
  /** What the search looks at; a list without it has no search. */
  search?: string
  /** Beside the search. */
  tools: ReactNode
  /** Between the tools and the list. */
  children?: ReactNode
  /** Whether a search or filters may leave rows out. */
  isNarrowed: boolean
  /** Said when they leave none. */
  none: { title: string; text: string }
  /** When rows will appear: said while there are none at all. */
  yet: string
  /** The opened row. */
  pane: ReactNode
  /** The page's rows, and by its id the address that opens one. */
  rows: (rows: T[], href: (id: number) => string) => ReactNode
}

/** A panel that lists: search and filters, a page of rows, and beside them the one that is open. */
export const ListPanel = <T,>({ title, actions, here, pane, children, ...list }: Props<T>) => {
  const { noun, order, loaded, search, tools, isNarrowed, none, yet, rows } = list
  const { panel, page, q = '', filters } = here
  const { replace } = useAddress()
  return (
    <WithPane title={title} pane={pane}>
      <PanelHead title={title}>{actions}</PanelHead>
      <PanelTools>
        {search && (
          <SearchBox label={search} value={q} onSearch={(q) => replace({ panel, q, filters })} />
        )}
        {tools}
      </PanelTools>
      {children}
      <ListFrame
        noun={noun}
        order={order}
        loaded={loaded}
        page={page}
        href={(page) => manageHref({ ...here, page })}
        onPastEnd={(page) => replace({ ...here, page })}
        empty={
          <>
            <h2>{isNarrowed ? none.title : `No ${noun} yet.`}</h2>
            <p>{isNarrowed ? none.text : yet}</p>
            <ButtonRoute href={manageHref(isNarrowed ? { panel } : {})}>
              {isNarrowed ? `Show all ${noun}` : 'See the jobs'}
            </ButtonRoute>
          </>
        }
      >
        {(shown) => rows(shown, (id) => manageHref({ ...here, open: String(id) }))}
      </ListFrame>
    </WithPane>
  )
}
