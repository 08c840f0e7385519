'use client'
import { useEffect, useRef } from 'react'
import { Button } from './Button'
import styles from './RecoveryCodes.module.css'

type Props = { codes: string[]; label: string; onDone: () => void }

/** The recovery codes, shown once. Takes the focus, so that nobody misses them. */
export const RecoveryCodes = ({ codes, label, onDone }: Props) => {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  return (
    <section className={styles.codes}>
      <h2 ref={head} tabIndex={-1}>
        Your recovery codes
      </h2>
      <p>
        Each signs you in once when the app is not at hand. They are shown only now: print them or
        write them down, and keep them apart from your phone.
      </p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button variant="brand" size="wide" onClick={onDone}>
        {label}
      </Button>
    </section>
  )
}
