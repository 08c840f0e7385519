import type { ReactNode } from 'react'
import styles from './Sign.module.css'

/** What a sign says: the outline alone tells the four apart, colour repeats it. */
export type SignKind = 'no' | 'only' | 'yes' | 'unknown'

const SHAPES: Record<SignKind, ReactNode> = {
  no: (
    <path d="M31 4H69L96 31V69L69 96H31L4 69V31ZM66.3 25.3L74.7 33.7L58.5 50L74.7 66.3L66.3 74.7L50 58.5L33.7 74.7L25.3 66.3L41.5 50L25.3 33.7L33.7 25.3L50 41.5Z" />
  ),
  only: (
    <path d="M2 4h96v14h-96zM12 26h76v70h-76zM25 61a25 25 0 1 1 50 0a25 25 0 1 1 -50 0zM34 61a16 16 0 1 1 32 0a16 16 0 1 1 -32 0zM46 51h8v20h-8z" />
  ),
  yes: (
    <path d="M4 50a46 46 0 1 1 92 0a46 46 0 1 1 -92 0zM24 52L32 44L44 56L68 29L76.5 37L44.5 72.5Z" />
  ),
  unknown: (
    <>
      <path
        className={styles.line}
        strokeWidth="8"
        d="M18 8H82Q92 8 92 18V64Q92 74 82 74H50L28 93V74H18Q8 74 8 64V18Q8 8 18 8Z"
      />
      <path
        className={styles.line}
        strokeWidth="9"
        d="M37 33C37 19 63 19 63 33C63 42 50 42 50 52"
      />
      <path d="M50 56.5a5.7 5.7 0 1 1 0 11.4a5.7 5.7 0 1 1 0-11.4" />
    </>
  ),
}

/**
 * The octagon of No, the coin under the lid of Only, the circle of Yes, and an open speech bubble where
 * nobody knows: go and ask. A solid shape with a question mark looks like a broken character. Words stand
 * beside it.
 */
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
