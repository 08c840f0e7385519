'use client'
import { ChevronDown, ChevronUp, Keyboard, Star } from 'lucide'
import type { ReactNode } from 'react'
import type { Stage } from '@/collections/Applications/shared/stages'
import { Icon } from '@/components/ui/Icon'
import styles from './Pane.module.css'

/** Previous and Next through the list whose row is open. */
export type Walk = {
  /** What the rows are: 'applicant'. */
  noun: string
  /** The running number of the open row among all. */
  number: number
  total: number
  isStarred: boolean
  /** The next row is loading: keys do nothing, since they would mean the row before. */
  isStepping: boolean
  onStep: (by: 1 | -1) => void
  onStar: () => void
  /** Only applications have stages. */
  onStage?: (stage: Stage) => void
}

/** The buttons of a pane with Previous and Next. */
export const WalkButtons = ({ noun, onHelp, ...walk }: Walk & { onHelp: () => void }) => (
  <>
    <HeadButton label="Keys" className={styles.keys} onClick={onHelp}>
      <Icon of={Keyboard} />
    </HeadButton>
    <HeadButton label="Star" isPressed={walk.isStarred} onClick={walk.onStar}>
      <Icon of={Star} />
    </HeadButton>
    <HeadButton label={`Previous ${noun}`} isOff={walk.number <= 1} onClick={() => walk.onStep(-1)}>
      <Icon of={ChevronUp} />
    </HeadButton>
    <HeadButton
      label={`Next ${noun}`}
      isOff={walk.number >= walk.total}
      onClick={() => walk.onStep(1)}
    >
      <Icon of={ChevronDown} />
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

/** An icon button in the head of the pane. */
export const HeadButton = ({ label, isPressed, isOff = false, ...button }: HeadButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-pressed={isPressed}
    disabled={isOff}
    {...button}
  />
)
