'use client'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './Pane.module.css'

type Props = {
  title: string
  head: ReactNode
  foot?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** Something opened beside a list, on a phone in its place. Takes the focus; Esc closes it. */
export const Pane = ({ title, head, foot, onClose, children }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => heading.current?.focus(), [])
  return (
    <aside
      className={styles.pane}
      aria-labelledby={id}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className={styles.head}>
        <span className="meta num">{head}</span>
        <button type="button" aria-label="Close" title="Close" onClick={onClose}>
          <X aria-hidden />
        </button>
      </div>
      <div className={styles.body}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </aside>
  )
}

/** Label and value, as the pane lists them. */
export const PaneFacts = ({ facts }: { facts: [string, ReactNode][] }) => (
  <dl>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className="num">{value}</dd>
      </div>
    ))}
  </dl>
)
