'use client'
import { ChevronDown, ChevronUp, Printer, Star, X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './Pane.module.css'
import { NOTE_FIELD } from './PaneNote'
import { SheetHead } from './SheetHead'
import { usePaneKeys } from './usePaneKeys'

type Walk = {
  noun: string
  isFirst: boolean
  isLast: boolean
  isStarred: boolean
  onStep: (by: 1 | -1) => void
  onStar: () => void
}

type Props = {
  title: string
  head: ReactNode
  foot?: ReactNode
  /** A row of a list that is walked through; by single keys too (usePaneKeys). */
  walk?: Walk
  onClose: () => void
  children: ReactNode
}

/** Something opened beside a list, on a phone in its place. Takes the focus; Esc closes it. */
export const Pane = ({ title, head, foot, walk, onClose, children }: Props) => {
  const pane = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()

  // Who chooses another row in the list goes on here; who steps by a button stays at it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each row
  useEffect(() => {
    if (!pane.current?.contains(document.activeElement)) heading.current?.focus()
  }, [title, head])

  const onWalkKey = usePaneKeys({
    step: (by) => walk?.onStep(by),
    star: () => walk?.onStar(),
    note: () => document.getElementById(NOTE_FIELD)?.focus(),
    leaveField: () => heading.current?.focus(),
    close: onClose,
  })

  return (
    <aside
      ref={pane}
      className={styles.pane}
      aria-labelledby={id}
      onKeyDown={walk ? onWalkKey : ({ key }) => key === 'Escape' && onClose()}
    >
      <div className={styles.head}>
        <span className="meta num">{head}</span>
        <HeadButton label="Print" className={styles.wide} onClick={() => window.print()}>
          <Printer aria-hidden />
        </HeadButton>
        {walk && <WalkButtons {...walk} />}
        <HeadButton label="Close" onClick={onClose}>
          <X aria-hidden />
        </HeadButton>
      </div>
      <div className={styles.body}>
        <SheetHead title={title} />
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </aside>
  )
}

const WalkButtons = ({ noun, isFirst, isLast, isStarred, onStep, onStar }: Walk) => (
  <>
    <HeadButton label="Star" isPressed={isStarred} onClick={onStar}>
      <Star aria-hidden />
    </HeadButton>
    <HeadButton label={`Previous ${noun}`} isOff={isFirst} onClick={() => onStep(-1)}>
      <ChevronUp aria-hidden />
    </HeadButton>
    <HeadButton label={`Next ${noun}`} isOff={isLast} onClick={() => onStep(1)}>
      <ChevronDown aria-hidden />
    </HeadButton>
  </>
)

type HeadButtonProps = {
  label: string
  isPressed?: boolean
  isOff?: boolean
  className?: string
  onClick: () => void
  children: ReactNode
}

const HeadButton = ({ label, isPressed, isOff = false, ...rest }: HeadButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-pressed={isPressed}
    disabled={isOff}
    {...rest}
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
