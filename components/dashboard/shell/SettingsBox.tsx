import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/Button'
import styles from './SettingsBox.module.css'

type Props = {
  id: string
  summary: string
  /** The name of the setting in the environment that comes first; without it, `children` set it. */
  setBy: string | null
  children: ReactNode
  /** Below both. */
  more?: ReactNode
}

/** A part of a panel in which something is set; an address that names it opens it at its first field. */
export const SettingsBox = ({ id, summary, setBy, children, more }: Props) => {
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
      {setBy ? (
        <p>
          It is set on the server ({setBy}), which comes before what is set here. Whoever runs the
          server can change it.
        </p>
      ) : (
        children
      )}
      {more}
    </details>
  )
}

type ActionsProps = {
  /** What the first button says: the setting is tried, and used if it works. */
  use: string
  isSending: boolean
  /** Null when nothing is set. */
  onRemove: (() => void) | null
}

/** The buttons below the fields of such a form. */
export const SettingsActions = ({ use, isSending, onRemove }: ActionsProps) => (
  <div className={styles.actions}>
    <Button type="submit" variant="brand" disabled={isSending}>
      {use}
    </Button>
    {onRemove && (
      <Button disabled={isSending} onClick={onRemove}>
        Remove
      </Button>
    )}
  </div>
)
