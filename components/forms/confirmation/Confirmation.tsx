'use client'
import { CircleCheck } from 'lucide'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Guilloche } from '@/components/agency/Guilloche'
import { useSay } from '@/components/forms/formWords'
import { type Fact, FactRow, Facts } from '@/components/ui/Facts'
import { Icon } from '@/components/ui/Icon'
import styles from './Confirmation.module.css'

type Props = {
  message: string
  reference: string
  facts: Fact[]
  foot: ReactNode
  /** Shown again on a later visit: leaves the focus where it is. */
  isEarlier?: boolean
  children?: ReactNode
}

/** The confirmation of a sent form, for the candidate to keep. Takes the focus when it appears. */
export const Confirmation = ({ message, reference, facts, foot, isEarlier, children }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  const { say } = useSay()
  useEffect(() => {
    if (isEarlier) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [isEarlier])
  return (
    <div className={styles.whole}>
      <section className={styles.card} aria-labelledby={headingId}>
        <div className={styles.head}>
          <Guilloche />
          <h2 id={headingId} className={styles.message} ref={heading} tabIndex={-1}>
            <Icon of={CircleCheck} />
            {message}
          </h2>
          <p className="meta">{say('Reference number')}</p>
          <p className={`${styles.reference} num`}>{reference}</p>
        </div>
        <Facts layout="pairs" className={styles.facts}>
          {facts.map(([term, text]) => (
            <FactRow key={term} term={term}>
              {text}
            </FactRow>
          ))}
        </Facts>
        <div className={styles.foot}>{foot}</div>
      </section>
      {children}
    </div>
  )
}

/** The buttons under a confirmation or a status page; not printed. */
export const ConfirmationActions = ({ children }: { children: ReactNode }) => (
  <div className={`${styles.actions} no-print`}>{children}</div>
)
