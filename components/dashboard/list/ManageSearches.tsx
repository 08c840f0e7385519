'use client'
import { useState } from 'react'
import type { SearchJson } from '@/collections/Searches/shared/json'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import styles from './SavedSearches.module.css'
import { SearchNameForm } from './SearchNameForm'
import type { SavedSearchesState } from './useSavedSearches'

type Props = { searches: SearchJson[]; saved: SavedSearchesState }

/** Renames and deletes saved searches, in a dialog. */
export const ManageSearches = ({ searches, saved }: Props) => {
  const [renamed, setRenamed] = useState<number | null>(null)
  const { isSending, failure, send, forget } = saved
  const rename = (id: number | null) => {
    forget()
    setRenamed(id)
  }
  if (searches.length === 0) return <p>No search is saved.</p>
  return (
    <>
      {failure && renamed === null && <Notice kind="error">{failure}</Notice>}
      <ul className={styles.list}>
        {searches.map(({ id, name }) => (
          <li key={id}>
            {renamed === id ? (
              <SearchNameForm
                name={name}
                action="Rename"
                isSending={isSending}
                failure={failure}
                onSend={async (wanted) => {
                  if (await send({ action: 'rename', id, name: wanted })) rename(null)
                }}
              >
                <Button onClick={() => rename(null)}>Cancel</Button>
              </SearchNameForm>
            ) : (
              <>
                <b id={`search-${id}`} dir="auto">
                  {name}
                </b>
                <Button
                  size="small"
                  aria-describedby={`search-${id}`}
                  disabled={isSending}
                  onClick={() => rename(id)}
                >
                  Rename
                </Button>
                <Button
                  size="small"
                  aria-describedby={`search-${id}`}
                  disabled={isSending}
                  onClick={() => void send({ action: 'delete', id })}
                >
                  Delete
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
