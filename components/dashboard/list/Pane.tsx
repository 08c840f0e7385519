'use client'
import { ChevronDown, ChevronUp, Keyboard, Printer, Star, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Stage } from '@/collections/Applications/shared/stages'
import { KeysHelp } from './KeysHelp'
import { wholeNumber } from './numbers'
import styles from './Pane.module.css'
import { NOTE_FIELD } from './PaneNote'
import { SheetHead } from './SheetHead'
import { usePaneKeys } from './usePaneKeys'

type Walk = {
  /** What is walked through: 'applicant'. */
  noun: string
  /** The running number of this one among all. */
  number: number
  total: number
  isStarred: boolean
  /** The next one is on its way: keys wait, since they would mean the one before. */
  isStepping: boolean
  onStep: (by: 1 | -1) => void
  onStar: () => void
  /** Only applications have stages. */
  onStage?: (stage: Stage) => void
}

type Props = {
  /** The opened row. */
  id: number
  title: string
  /** What a print of it is headed, unless that is the title. */
  sheet?: string
  /** What stands above the title, unless one walks: then it is the number. */
  head?: ReactNode
  foot?: ReactNode
  /** Read out by a screen reader as it changes. */
  said?: string
  /** A row of a list that is walked through; by single keys too (usePaneKeys). */
  walk?: Walk
  onClose: () => void
  children: ReactNode
}

/** Names the pane, and what belongs to the row in it. */
export const PANE_TITLE = 'pane-title'

/** Something opened beside a list, on a phone in its place. Takes the focus; Esc closes it. */
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

  // Who chooses another row in the list goes on here; who steps by a button stays at it.
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
            <Printer aria-hidden />
          </HeadButton>
          {walk && <WalkButtons {...walk} onHelp={() => setIsHelp(true)} />}
          <HeadButton label="Close" onClick={onClose}>
            <X aria-hidden />
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

const WalkButtons = ({ noun, onHelp, ...walk }: Walk & { onHelp: () => void }) => (
  <>
    <HeadButton label="Keys" className={styles.keys} onClick={onHelp}>
      <Keyboard aria-hidden />
    </HeadButton>
    <HeadButton label="Star" isPressed={walk.isStarred} onClick={walk.onStar}>
      <Star aria-hidden />
    </HeadButton>
    <HeadButton label={`Previous ${noun}`} isOff={walk.number <= 1} onClick={() => walk.onStep(-1)}>
      <ChevronUp aria-hidden />
    </HeadButton>
    <HeadButton
      label={`Next ${noun}`}
      isOff={walk.number >= walk.total}
      onClick={() => walk.onStep(1)}
    >
      <ChevronDown aria-hidden />
    </HeadButton>
  </>
)

type HeadButtonProps = {
  label: string
  className?: string
  isPressed?: boolean
  isOff?: boolean
  onClick: () => void
  children: ReactNode
}

const HeadButton = ({ label, isPressed, isOff = false, ...button }: HeadButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-pressed={isPressed}
    disabled={isOff}
    {...button}
  />
)

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
