'use client'
import { Bookmark } from 'lucide'
import { useState } from 'react'
import type { SearchJson } from '@/collections/Searches/shared/json'
import type { SearchedPanel } from '@/collections/Searches/shared/panels'
import { type Filters, manageHref } from '@/components/dashboard/shell/address'
import { PanelLink } from '@/components/dashboard/shell/PanelLink'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { Icon } from '@/components/ui/Icon'
import { ManageSearches } from './ManageSearches'
import styles from './SavedSearches.module.css'
import { SearchNameForm } from './SearchNameForm'
import { useSavedSearches } from './useSavedSearches'

type Props = {
  panel: SearchedPanel
  /** What the address shows, with the order. */
  filters: Filters
}

/**
 * The searches that this account saved in the panel, above its filters: one tap opens one. The row is
 * there from the beginning, so that nothing below it moves when they are loaded.
 */
export const SavedSearches = ({ panel, filters }: Props) => {
  const saved = useSavedSearches()
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null)
  /** Tapped last: without any filter that still exists it cannot be told from the whole list. */
  const [tapped, setTapped] = useState<number | null>(null)
  const own = saved.searches?.filter((search) => search.panel === panel)
  const isCurrent = ({ id, filters: wanted }: SearchJson) =>
    isSame(wanted, filters) && (Object.keys(wanted).length > 0 || tapped === id)
  const current = own?.filter(isCurrent) ?? []
  const isNarrowed = Object.keys(filters).some((name) => name !== 'sort')
  const close = () => {
    setDialog(null)
    saved.forget()
  }
  const open = (which: 'save' | 'manage') => {
    saved.forget()
    setDialog(which)
  }

  return (
    <section className={`${styles.saved} no-print`} aria-label="Saved searches">
      <h2>
        <Icon of={Bookmark} />
        Saved searches
      </h2>
      {saved.hasFailed && (
        <p role="alert">
          They could not be loaded.{' '}
          <button type="button" className="link" onClick={saved.reload}>
            Try again
          </button>
        </p>
      )}
      {own && own.length > 0 && (
        <ul>
          {own.map((search) => (
            <li key={search.id}>
              <PanelLink
                href={manageHref({ panel, filters: search.filters })}
                aria-current={isCurrent(search) || undefined}
                onClick={() => setTapped(search.id)}
              >
                <span dir="auto">{search.name}</span>
              </PanelLink>
            </li>
          ))}
        </ul>
      )}
      {own?.length === 0 && !isNarrowed && <p>None yet. Set filters, then save them here.</p>}
      {own && isNarrowed && current.length === 0 && (
        <Button size="small" onClick={() => open('save')}>
          Save this search
        </Button>
      )}
      {own && own.length > 0 && (
        <Button size="small" onClick={() => open('manage')}>
          Rename or delete
        </Button>
      )}
      <div role="status" className={styles.gone}>
        {current
          .filter(({ gone }) => gone.length > 0)
          .map(({ id, name, gone }) => (
            <p key={id}>
              “<span dir="auto">{name}</span>” is shown without what no longer exists:{' '}
              {gone.join(', ')}.
            </p>
          ))}
      </div>
      <Dialog open={dialog === 'save'} onClose={close} title="Save this search">
        <SearchNameForm
          hint="Only you see it, on every device where you sign in. It keeps the filters, the order and the words of the search. When a person is erased, saved searches that name the person are deleted."
          action="Save"
          isSending={saved.isSending}
          failure={saved.failure}
          onSend={async (name) => {
            const query = String(new URLSearchParams(filters))
            if (await saved.send({ action: 'save', panel, name, query })) close()
          }}
        />
      </Dialog>
      <Dialog open={dialog === 'manage'} onClose={close} title="Saved searches">
        <ManageSearches searches={own ?? []} saved={saved} />
      </Dialog>
    </section>
  )
}

const isSame = (one: Filters, other: Filters): boolean => {
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  )
}
