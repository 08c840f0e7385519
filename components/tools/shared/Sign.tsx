import type { ReactNode } from 'react'
import styles from './Sign.module.css'

/** What a sign says: the outline alone tells the four apart, colour repeats it. */
export type SignKind = 'no' | 'only' | 'yes' | 'unknown'

const SHAPES: Record<SignKind, ReactNode> = {
  no: (
    <>
      <path d="M31 4h38l27 27v38L69 96H31L4 69V31Z" fill="currentColor" />
      <path d="m33 33 34 34M67 33 33 67" strokeWidth="11" strokeLinecap="square" />
    </>
  ),
  only: (
    <>
      <path d="M6 6h88v88H6z" fill="currentColor" />
      <path d="M20 25h60M50 82V42M32 58l18-18 18 18" fill="none" strokeWidth="10" />
    </>
  ),
  yes: (
    <>
      <circle cx="50" cy="50" r="46" fill="currentColor" />
      <path d="m28 52 16 16 30-34" fill="none" strokeWidth="11" strokeLinecap="square" />
    </>
  ),
  unknown: (
    <>
      <path d="M50 3 97 50 50 97 3 50Z" fill="currentColor" />
      <path d="M37 42c0-17 27-17 27 0 0 10-14 10-14 20" fill="none" strokeWidth="9" />
      <circle cx="50" cy="74" r="6" className={styles.dot} />
    </>
  ),
}

/** The octagon of No, the ceiling of Only, the circle of Yes, the diamond of Not known. Words stand beside it. */
export const Sign = ({ kind, className = '' }: { kind: SignKind; className?: string }) => (
  <svg
    className={`${styles.sign} ${styles[kind]} ${className}`.trim()}
    viewBox="0 0 100 100"
    aria-hidden="true"
  >
    {SHAPES[kind]}
  </svg>
)

/** The colour of the words of a sign. */
export const signText = (kind: SignKind): string => styles[kind] ?? ''

/** The tint behind a large sign. */
export const signGround = (kind: SignKind): string => styles[`${kind}Ground`] ?? ''

/** A part of an answer that no fact settles: never a gap, never an error. */
export const NotKnown = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section className={styles.notKnown}>
    <Sign kind="unknown" />
    <div>
      <h2>{title}</h2>
      {children}
    </div>
  </section>
)
