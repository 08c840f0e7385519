'use client'
import { Printer, X } from 'lucide'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { SheetHead } from '@/components/dashboard/shell/SheetHead'
import { Icon } from '@/components/ui/Icon'
import { wholeNumber } from '@/lib/shared/format'
import { KeysHelp } from './KeysHelp'
import styles from './Pane.module.css'
import { HeadButton, type Walk, WalkButtons } from './PaneButtons'
import { NOTE_FIELD } from './PaneNote'
import { usePaneKeys } from './usePaneKeys'

type Props = {
  /** The opened row. */
  id: number
  title: string
  /** The heading in print, when it differs from the title. */
  sheet?: string
  /** Label above the title; with `walk` it is 'n of total' instead. */
  head?: ReactNode
  foot?: ReactNode
  /** Announced by a screen reader when it changes. */
  said?: string
  /** The pane has Previous and Next, also by single keys (usePaneKeys). */
  walk?: Walk
  onClose: () => void
  children: ReactNode
}

/** The id of the title: it names the pane and the controls in it. */
export const PANE_TITLE = 'pane-title'

/** The detail pane beside a list, on a phone in its place. Takes the focus; Esc closes it. */
export const Pane = ({
  id,
  title,
  sheet = title,
  head,
  foot,
  said,
  walk,
  onClose,
  children,
}: Props) => {
  const pane = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [isHelp, setIsHelp] = useState(false)

  // Focus the heading when a row is picked from the list; when stepping, the focus stays on the
  // button that was pressed.
  const shown = useRef<number | null>(null)
  useEffect(() => {
    if (shown.current === id) return
    shown.current = id
    if (!pane.current?.contains(document.activeElement)) heading.current?.focus()
  }, [id])

  const onWalkKey = usePaneKeys({
    step: (by) => walk?.onStep(by),
    stage: (stage) => walk?.onStage?.(stage),
    star: () => walk?.onStar(),
    note: () => document.getElementById(NOTE_FIELD)?.focus(),
    help: () => setIsHelp(true),
    leaveField: () => heading.current?.focus(),
    close: onClose,
    isStepping: walk?.isStepping,
  })

  return (
    <>
      <aside
        ref={pane}
        className={styles.pane}
        aria-labelledby={PANE_TITLE}
        tabIndex={-1}
        aria-busy={walk?.isStepping}
        onKeyDown={walk ? onWalkKey : ({ key }) => key === 'Escape' && onClose()}
      >
        <div className={styles.head}>
          <span className="meta num">
            {walk ? `${wholeNumber(walk.number)} of ${wholeNumber(walk.total)}` : head}
          </span>
          <HeadButton label="Print" className={styles.wide} onClick={() => window.print()}>
            <Icon of={Printer} />
          </HeadButton>
          {walk && <WalkButtons {...walk} onHelp={() => setIsHelp(true)} />}
          <HeadButton label="Close" onClick={onClose}>
            <Icon of={X} />
          </HeadButton>
        </div>
        {said !== undefined && (
          <p className="sr-only" role="status">
            {said}
          </p>
        )}
        <div className={styles.body}>
          <SheetHead title={sheet} />
          <h2 id={PANE_TITLE} ref={heading} tabIndex={-1} dir="auto">
            {title}
          </h2>
          {children}
        </div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </aside>
      {walk && (
        <KeysHelp
          noun={walk.noun}
          hasStages={walk.onStage !== undefined}
          isOpen={isHelp}
          onClose={() => setIsHelp(false)}
        />
      )}
    </>
  )
}

/** Labels and values. */
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
