'use client'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import styles from './Tabs.module.css'

export type Tab = { key: string; label: string; content: ReactNode }

type Props = { label: string; tabs: Tab[] }

/**
 * Tabs by the ARIA authoring practices: one stop of the Tab key; arrow keys, Home and End choose.
 * Hidden tab panels stay mounted, so they keep what was typed.
 */
export const Tabs = ({ label, tabs }: Props) => {
  const [chosen, setChosen] = useState(tabs[0]?.key)
  const id = useId()

  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ key }) => key === chosen)
    const next = tabs.at(stepsOf(at, tabs.length)[event.key] ?? at)
    if (!next || next.key === chosen) return
    event.preventDefault()
    setChosen(next.key)
    document.getElementById(`${id}-${next.key}`)?.focus()
  }

  return (
    <>
      <div className={styles.list} role="tablist" aria-label={label}>
        {tabs.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            className={styles.tab}
            aria-selected={key === chosen}
            aria-controls={`${id}-${key}-panel`}
            tabIndex={key === chosen ? 0 : -1}
            onClick={() => setChosen(key)}
            onKeyDown={move}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ key, content }) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-${key}-panel`}
          aria-labelledby={`${id}-${key}`}
          hidden={key !== chosen}
        >
          {content}
        </div>
      ))}
    </>
  )
}

const stepsOf = (at: number, count: number): Record<string, number> => ({
  ArrowRight: (at + 1) % count,
  ArrowLeft: (at + count - 1) % count,
  Home: 0,
  End: count - 1,
})
