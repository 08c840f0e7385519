import type { ReactNode } from 'react'
import styles from './Facts.module.css'

/** A term and what is known of it. */
export type Fact = [term: string, text: string]

type FactsProps = {
  /**
   * `ruled`: a line for each fact, the term above its text, or beside it by --fact-columns.
   * `pairs`: two columns of facts, the term above its text.
   */
  layout: 'ruled' | 'pairs'
  className?: string
  children: ReactNode
}

/** A list of facts, for FactRow children. */
export const Facts = ({ layout, className = '', children }: FactsProps) => (
  <dl className={`${styles.facts} ${styles[layout]} ${className}`.trim()}>{children}</dl>
)

type RowProps = {
  term: string
  /** 'auto' for text typed by people, which may be written from right to left. */
  dir?: 'auto'
  children: ReactNode
}

export const FactRow = ({ term, dir, children }: RowProps) => (
  <div>
    <dt>{term}</dt>
    <dd dir={dir}>{children}</dd>
  </div>
)
