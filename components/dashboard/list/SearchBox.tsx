'use client'
import { Search, X } from 'lucide'
import { Icon } from '@/components/ui/Icon'
import styles from './SearchBox.module.css'
import { useTyped } from './useTyped'

type Props = {
  label: string
  value: string
  onSearch: (q: string) => void
}

/** Searches while staff type, after a short pause, and at once with Enter. */
export const SearchBox = ({ label, value, onSearch }: Props) => {
  const { typed, type: search } = useTyped(value, onSearch)
  return (
    <search className={styles.box}>
      <Icon of={Search} />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        onChange={({ target }) => search(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && search(typed, 0)}
      />
      {typed !== '' && (
        <button type="button" aria-label="Clear the search" onClick={() => search('', 0)}>
          <Icon of={X} />
        </button>
      )}
    </search>
  )
}
