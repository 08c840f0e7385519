'use client'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './Pane.module.css'
import { useStepKeys } from './useStepKeys'

type Props = {
  title: string
  head: ReactNode
  foot?: ReactNode
  /** Previous and next of the list, where it can be walked through: also by the keys k and j. */
  steps?: { noun: string; isFirst: boolean; isLast: boolean; onStep: (by: 1 | -1) => void }
  onClose: () => void
  children: ReactNode
}

/** Something opened beside a list, on a phone in its place. Takes the focus; Esc closes it. */
export const Pane = ({ title, head, foot, steps, onClose, children }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => heading.current?.focus(), [])
  useStepKeys(steps?.onStep)
  return (
    <aside
      className={styles.pane}
      aria-labelledby={id}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className={styles.head}>
        <span className="meta num">{head}</span>
        {steps && (
          <>
            <HeadButton
              label={`Previous ${steps.noun}`}
              isOff={steps.isFirst}
              onClick={() => steps.onStep(-1)}
            >
              <ChevronUp aria-hidden />
            </HeadButton>
            <HeadButton
              label={`Next ${steps.noun}`}
              isOff={steps.isLast}
              onClick={() => steps.onStep(1)}
            >
              <ChevronDown aria-hidden />
            </HeadButton>
          </>
        )}
        <HeadButton label="Close" onClick={onClose}>
          <X aria-hidden />
        </HeadButton>
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

type HeadButtonProps = {
  label: string
  isOff?: boolean
  onClick: () => void
  children: ReactNode
}

const HeadButton = ({ label, isOff = false, onClick, children }: HeadButtonProps) => (
  <button type="button" aria-label={label} title={label} disabled={isOff} onClick={onClick}>
    {children}
  </button>
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
