import { type ReactNode, useEffect, useRef } from 'react'
import styles from './SettingsBox.module.css'

type Props = { id: string; summary: string; children: ReactNode }

/** A part of a panel in which something is set; an address that names it opens it at its first field. */
export const SettingsBox = ({ id, summary, children }: Props) => {
  const box = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const openIfNamed = () => {
      if (window.location.hash !== `#${id}` || !box.current) return
      box.current.open = true
      const field = box.current.querySelector('input') ?? box.current.querySelector('summary')
      field?.focus()
    }
    openIfNamed()
    // A link of the same panel.
    window.addEventListener('hashchange', openIfNamed)
    return () => window.removeEventListener('hashchange', openIfNamed)
  }, [id])
  return (
    <details ref={box} id={id} className={styles.box}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
