'use client'
import { CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Guilloche } from '@/components/agency/Guilloche'
import styles from './Confirmation.module.css'

type Props = {
  message: string
  reference: string
  /** Term and what stands under it. */
  facts: [string, string][]
  foot: ReactNode
  children?: ReactNode
}

/** What someone keeps after sending a form: to photograph, print or write down. Takes the focus. */
export const Confirmation = ({ message, reference, facts, foot, children }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div className={styles.whole}>
      <section className={styles.slip} aria-labelledby={headingId}>
        <div className={styles.head}>
          <Guilloche />
          <h2 id={headingId} className={styles.message} ref={heading} tabIndex={-1}>
            <CircleCheck aria-hidden />
            {message}
          </h2>
          <p className="meta">Reference number</p>
          <p className={`${styles.reference} num`}>{reference}</p>
        </div>
        <dl className={styles.facts}>
          {facts.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.foot}>{foot}</div>
      </section>
      {children}
    </div>
  )
}

/** What one can do with the slip. */
export const SlipActions = ({ children }: { children: ReactNode }) => (
  <div className={`${styles.actions} no-print`}>{children}</div>
)
