'use client'
import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import styles from './SearchBox.module.css'

type Props = {
  label: string
  value: string
  onSearch: (q: string) => void
}

const PAUSE_MS = 250

/** Searches while someone types, after a short pause, and at once with Enter. */
export const SearchBox = ({ label, value, onSearch }: Props) => {
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  // The address changed by itself: someone went back, or cleared the search.
  if (shown !== value) {
    setShown(value)
    if (typed.trim() !== value) setTyped(value)
  }
  useEffect(() => () => clearTimeout(pause.current), [])

  const search = (text: string, afterMs: number) => {
    clearTimeout(pause.current)
    setTyped(text)
    pause.current = setTimeout(() => onSearch(text.trim().slice(0, 100)), afterMs)
  }

  return (
    <search className={styles.box}>
      <Search aria-hidden />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        onChange={({ target }) => search(target.value, PAUSE_MS)}
        onKeyDown={({ key }) => key === 'Enter' && search(typed, 0)}
      />
      {typed !== '' && (
        <button type="button" aria-label="Clear the search" onClick={() => search('', 0)}>
          <X aria-hidden />
        </button>
      )}
    </search>
  )
}
